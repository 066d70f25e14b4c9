"""Endings in known positions: what the story says of each."""

from typing import Any

import pytest

from inkognito import Game
from inkognito.board.commands import AnswerHand, DeclareAlone, DeclareMission
from inkognito.board.venice import MAP
from inkognito.card.commands import DeclareCode
from inkognito.review.story import Story, story_of
from tests.kit.card_scenes import meeting
from tests.kit.scenes import play, scene

NUMBERED = {facts.number: facts.id for facts in MAP if facts.number is not None}
HANDS = {"red": "bubble tall C", "blue": "fiddlebottom thin D"}
"""Red and blue are partners with the mission D-C: bring the Ambassador to space 8."""

OTHERS = {"green": "zsazsa fat A", "yellow": "x short B"}
LETTERS = [
    {"seat": "green", "to": ["red"], "cards": ["zsazsa", "tall", "A"]},
    {"seat": "yellow", "to": ["red"], "cards": ["x", "tall", "B"]},
]


def declared(hand: str, accepted: bool = True, **fields: Any) -> Game:
    """Red declares and offers that hand."""
    fields = {"hands": HANDS | OTHERS, "places": {"ambassador": "rialto"}} | fields
    game = scene("meeting", "red", **fields)
    play(game, "red", DeclareMission(hand))  # type: ignore[arg-type]  # a seat
    return play(game, hand, AnswerHand(accepted))  # type: ignore[arg-type]  # a seat


def story(game: Game) -> Story:
    return story_of(game.module, tuple(game.events))


def facts(game: Game) -> Any:
    return story(game).endings[-1].facts


def insight(game: Game) -> Any:
    return story(game).endings[-1].insights[0]


def test_the_mission_did_not_stand_and_says_what_would_have_counted() -> None:
    places = {"ambassador": "rialto", "red-fat": "rialto"}
    ending = facts(declared("blue", places=places))
    own = next(one for one in ending.missions if "red" in one.seats)
    assert (own.seats, own.code, own.task, own.fulfilled) == (
        ("blue", "red"),
        "D-C",
        "bring",
        False,
    )
    assert own.space == NUMBERED[8]
    assert [(one.piece, one.space) for one in own.pieces] == [("ambassador", "rialto")]
    said = ending.declaration
    assert (said.seat, said.hand, said.accepted, said.partner) == ("red", "blue", True, "blue")
    assert said.wrong == "mission"
    assert [one.code for one in said.instead] == ["B-C"]
    assert [one.piece for one in said.instead[0].pieces] == ["red-fat"]


def test_the_clue_was_there_the_letter_that_would_have_counted_was_shown() -> None:
    places = {"ambassador": "rialto", "red-fat": "rialto"}
    known = insight(declared("blue", places=places, shown=LETTERS))
    assert (known.seat, known.right) == ("red", 0)
    shown = {(one.code, one.seat, one.cards) for one in known.clues}
    assert ("mission", "yellow", ("B",)) in shown
    assert [(one.seat, one.card, one.holds) for one in known.so] == [("blue", "B", False)]


def test_one_who_could_not_know_is_told_how_many_deals_were_left() -> None:
    places = {"ambassador": "rialto", "red-fat": "rialto"}
    known = insight(declared("blue", places=places))
    assert known.possible == 216
    assert 0 < known.right < known.possible
    assert known.since is None
    assert known.clues == ()


@pytest.mark.parametrize("accepted", [True, False])
def test_the_wrong_hand_and_the_mission_of_the_true_partners(accepted: bool) -> None:
    places = {"ambassador": NUMBERED[8]}
    game = declared("green", accepted, places=places, ambassador_moved_by="blue")
    ending = facts(game)
    assert (ending.declaration.wrong, ending.declaration.partner) == ("partner", "blue")
    assert next(one for one in ending.missions if "red" in one.seats).fulfilled


def test_a_right_hand_that_was_refused_is_a_decision_of_the_one_who_refused() -> None:
    places = {"ambassador": NUMBERED[8]}
    game = declared("blue", False, places=places, ambassador_moved_by="red")
    assert facts(game).declaration.wrong is None
    assert [(one.what, one.seat) for one in story(game).endings[0].insights] == [
        ("declaration", "red"),
        ("hand", "blue"),
    ]


def test_the_ambassador_stood_there_but_others_had_moved_them() -> None:
    places = {"ambassador": NUMBERED[8]}
    ending = facts(declared("blue", places=places, ambassador_moved_by="green"))
    own = next(one for one in ending.missions if "red" in one.seats)
    assert (own.fulfilled, own.moved_by, own.pieces[0].space) == (False, "green", own.space)


@pytest.mark.parametrize("is_there", [True, False])
def test_one_who_flees_alone(is_there: bool) -> None:
    places = {"red-tall": NUMBERED[5]} if is_there else {}
    game = scene(
        "opening",
        "red",
        players=3,
        places=places,
        hands={"aside": "bubble thin D"}
        | {"red": "fiddlebottom tall A", "blue": "zsazsa short B", "green": "x fat C"},
    )
    ending = facts(play(game, "red", DeclareAlone()))
    flight = next(one for one in ending.missions if one.task == "flee")
    assert (flight.seats, flight.code, flight.space) == (("red",), None, NUMBERED[5])
    assert flight.fulfilled == is_there
    assert ending.declaration.wrong == (None if is_there else "mission")


def test_one_who_declares_alone_with_a_partner_at_the_table() -> None:
    game = scene("opening", "red", players=3)
    ending = facts(play(game, "red", DeclareAlone()))
    assert (ending.declaration.wrong, ending.declaration.partner) == ("alone", "blue")


# --- the card game ------------------------------------------------------------------------------


def test_a_code_says_whose_number_was_named_for_whom() -> None:
    visits = {"red": "rialto", "blue": "rialto", "green": "arsenale", "yellow": "accademia"}
    game = meeting(visits | {"ambassador": "ca-d-oro"}, "rialto", "declaring")
    game.play("red", DeclareCode(("36", "13", "47", "24")))
    said = facts(game).declaration
    assert (said.seat, said.location, said.visitors) == ("red", "rialto", ("red", "blue"))
    assert (said.partner, said.with_partner) == ("blue", True)
    wrong = [one for one in said.code if one.named != one.true]
    assert [(one.identity, one.named, one.true, one.named_holder) for one in wrong] == [
        ("zsazsa", "47", "24", "yellow"),
        ("x", "24", "47", "green"),
    ]
    assert not said.code_right
