"""Where repeats are challenged, as on the table: who objects, when, and what then replaces them."""

from typing import Any

import msgspec
import pytest

from inkognito import Game
from inkognito.board.cards import CARDS, About
from inkognito.board.commands import (
    AnyCommand,
    DeclareMission,
    EndTurn,
    Expel,
    ObjectToRepeat,
    QuestionAgent,
    QuestionThroughAmbassador,
    ShowCards,
)
from inkognito.board.events import CardsShown, PieceExpelled, RepeatClaimed
from inkognito.core.seats import Colour, Seat, Viewer
from inkognito.views.board import CardsShownCovertly
from tests.kit.scenes import offered, play, position, refusal, scene

CHALLENGE = {"repeats": "challenge"}
BY_AGENT = ("ca-d-oro", "blue-tall")
BY_AMBASSADOR = ("embassy", "ambassador")
OBJECT = ObjectToRepeat()
THREE = "bubble x tall"


def asked(
    about: About = "identity",
    way: tuple[str, str] = BY_AGENT,
    *,
    red: list[str] | None = None,
    shown: list[dict[str, Any]] | None = None,
    **fields: Any,
) -> Game:
    """Red has asked blue (Bubble, short, B), who has shown these sets to red before."""
    at, piece = way
    shown = (shown or []) + [shown_to("red", cards) for cards in red or ()]
    question = {"agent": "blue", "about": about, "piece": piece}
    fields = {"rules": CHALLENGE, "places": {"red-tall": at}} | fields
    return scene("answering", question=question, shown=shown, **fields)


def shown_to(viewers: str, cards: str) -> dict[str, Any]:
    return {"seat": "blue", "to": viewers.split(), "cards": cards.split()}


def show(cards: str) -> ShowCards:
    names: Any = tuple(cards.split())
    return ShowCards(names)


def answered(cards: str, *args: Any, **fields: Any) -> Game:
    return play(asked(*args, **fields), "blue", show(cards))


def claim(game: Game, seat: Seat = "red") -> RepeatClaimed:
    """What an objection to the last answer leads to."""
    (event,) = game.play(seat, OBJECT)
    assert isinstance(event, RepeatClaimed)
    return event


def held(owed: int) -> RepeatClaimed:
    return RepeatClaimed("red", "blue", held=True, owed=owed)


STANDS = RepeatClaimed("red", "blue", held=False, owed=0)


def offered_faces(game: Game, seat: Colour = "blue") -> set[frozenset[str]]:
    return {
        frozenset(card.removeprefix("grey-") for card in command.cards)
        for command in offered(game, seat, ShowCards)
    }


def story(game: Game, viewer: Viewer) -> list[Any]:
    """What the viewer has seen since the scene was set."""
    return [seen.sighting for seen in game.sightings(viewer, start=2)]


# --- what may be shown --------------------------------------------------------------------------


@pytest.mark.parametrize("about", ["identity", "build"])
@pytest.mark.parametrize("way", [BY_AGENT, BY_AMBASSADOR])
def test_any_truthful_set_may_be_shown_repeats_included(about: About, way: tuple[str, str]) -> None:
    fresh = asked(about, way).options("blue")
    before = [" ".join(command.cards) for command in fresh]
    assert asked(about, way, red=before).options("blue") == fresh
    assert answered(before[0], about, way, red=[before[0]] * 3).to_act == ("red",)


def test_there_is_no_ladder_where_repeats_are_allowed() -> None:
    pairs = ["bubble x", "bubble zsazsa", "bubble fiddlebottom", "bubble B"]
    game = asked("identity", BY_AMBASSADOR, red=pairs)
    assert refusal(game, "blue", show("bubble")) == "wrong-cards"


def test_the_cards_shown_must_still_be_true() -> None:
    assert refusal(asked(), "blue", show("x zsazsa tall")) == "nothing-true"


# --- who objects, and when ----------------------------------------------------------------------


def test_only_the_viewer_may_object() -> None:
    game = answered(THREE, red=[THREE])
    assert OBJECT in game.options("red")
    for seat in ("blue", "green", "yellow"):
        assert OBJECT not in game.options(seat)
        assert refusal(game, seat, OBJECT) == "not-your-decision"


def test_nobody_objects_before_the_cards_are_shown() -> None:
    assert refusal(asked(red=[THREE]), "red", OBJECT) == "not-your-decision"
    meeting = scene("meeting", places={"red-tall": "ca-d-oro"}, rules=CHALLENGE)
    assert refusal(meeting, "red", OBJECT) == "wrong-time"


def test_nobody_objects_after_expelling() -> None:
    game = play(answered(THREE, red=[THREE]), "red", Expel("murano"))
    assert OBJECT not in game.options("red")
    assert refusal(game, "red", OBJECT) == "wrong-time"
    play(game, "red", EndTurn())
    assert refusal(game, "red", OBJECT) == "not-your-decision"


def test_nobody_objects_after_declaring() -> None:
    game = play(answered(THREE, red=[THREE]), "red", DeclareMission("green"))
    assert refusal(game, "red", OBJECT) == "not-your-decision"


def test_each_answer_can_be_objected_to_once() -> None:
    game = answered(THREE)
    assert claim(game) == STANDS
    assert OBJECT not in game.options("red")
    assert refusal(game, "red", OBJECT) == "no-objection"


def test_nobody_has_to_object() -> None:
    game = play(answered(THREE, red=[THREE]), "red", Expel("murano"), EndTurn())
    assert game.to_act == ("blue",)


def test_where_repeats_are_prevented_there_is_no_objection() -> None:
    game = answered("bubble zsazsa tall", red=[THREE], rules={"repeats": "prevented"})
    assert OBJECT not in game.options("red")
    assert refusal(game, "red", OBJECT) == "no-objection"


# --- sets of three ------------------------------------------------------------------------------


def test_the_second_showing_of_a_three_is_replaced_by_two_cards() -> None:
    game = answered(THREE, red=[THREE])
    assert claim(game) == held(owed=2)
    assert game.to_act == ("blue",)
    identities = {frozenset({"bubble", other}) for other in ("fiddlebottom", "zsazsa", "x")}
    mixed = {
        frozenset({identity, build})
        for identity in ("fiddlebottom", "bubble", "zsazsa", "x")
        for build in ("tall", "short", "fat", "thin")
        if identity == "bubble" or build == "short"
    }
    assert offered_faces(game) == identities | mixed


@pytest.mark.parametrize(
    ("cards", "code"),
    [
        ("x tall", "nothing-true"),
        ("bubble B", "wrong-cards"),
        ("short tall", "wrong-cards"),
        ("bubble", "wrong-cards"),
        ("bubble x fat", "wrong-cards"),
        ("bubble grey-tall", "not-your-card"),
        ("bubble grey-bubble", "same-face-twice"),
    ],
)
def test_b10_the_two_cards_are_of_a_legal_answer_without_the_mission_card_and_one_is_true(
    cards: str, code: str
) -> None:
    game = play(answered(THREE, red=[THREE]), "red", OBJECT)
    assert refusal(game, "blue", show(cards)) == code


def test_the_two_cards_may_come_from_the_very_set_that_was_repeated() -> None:
    game = play(answered(THREE, red=[THREE, "bubble x"]), "red", OBJECT)
    (event,) = game.play("blue", show("x bubble"))
    assert event == CardsShown("blue", ("red",), ("bubble", "x"), replacement=True)


@pytest.mark.parametrize(("about", "true"), [("identity", "bubble"), ("build", "short")])
@pytest.mark.parametrize("times", [2, 3, 4])
def test_from_the_third_showing_on_one_true_card_of_the_kind_asked_replaces_it(
    about: About, true: str, times: int
) -> None:
    three = {"identity": THREE, "build": "bubble short tall"}[about]
    game = answered(three, about, red=[three] * times)
    assert claim(game) == held(owed=1)
    assert set(game.options("blue")) == {show(true), show(f"grey-{true}")}
    other = {"identity": "short", "build": "bubble"}[about]
    assert refusal(game, "blue", show(other)) == "wrong-cards"


def test_every_showing_counts_though_it_was_objected_to() -> None:
    game = play(answered(THREE, red=[THREE]), "red", OBJECT)
    play(game, "blue", show("bubble short"))
    third = answered(THREE, shown=position(game)["shown"])
    assert claim(third) == held(owed=1)


def test_every_showing_counts_though_the_objection_was_to_another_set() -> None:
    game = answered(THREE, red=[THREE, "bubble x fat", THREE, "bubble x fat"])
    assert claim(game) == held(owed=1)


@pytest.mark.parametrize("before", ["bubble x fat", "bubble x", "bubble zsazsa tall", "bubble x B"])
def test_a_three_repeats_only_the_same_three(before: str) -> None:
    assert claim(answered(THREE, red=[before])) == STANDS


def test_a_three_shown_to_somebody_else_is_no_repeat() -> None:
    assert claim(answered(THREE, shown=[shown_to("green", THREE)])) == STANDS


@pytest.mark.parametrize("now", ["grey-bubble x short", "bubble x grey-short", "bubble x short"])
def test_b9_repeats_are_told_by_face(now: str) -> None:
    assert claim(answered(now, red=["bubble x short"])) == held(owed=2)


def test_b9_the_mission_card_is_a_face_of_its_own() -> None:
    assert claim(answered("bubble x B", red=["bubble x B"])) == held(owed=2)
    assert claim(answered("bubble x B", red=[THREE, "bubble tall B"])) == STANDS


# --- pairs --------------------------------------------------------------------------------------


@pytest.mark.parametrize("before", [["bubble x"], [THREE], ["grey-bubble x B"], ["bubble x"] * 3])
def test_a_repeated_pair_also_one_inside_an_earlier_three_is_replaced_by_one_true_card(
    before: list[str],
) -> None:
    game = answered("bubble x", "identity", BY_AMBASSADOR, red=before)
    assert claim(game) == held(owed=1)
    assert set(game.options("blue")) == {show("bubble"), show("grey-bubble")}
    assert refusal(game, "blue", show("x")) == "nothing-true"
    assert refusal(game, "blue", show("short")) == "wrong-cards"


def test_a_pair_that_was_not_shown_before_stands() -> None:
    game = answered("bubble zsazsa", "identity", BY_AMBASSADOR, red=[THREE, "bubble x"])
    assert claim(game) == STANDS


def test_two_cards_shown_as_a_replacement_count_as_a_pair() -> None:
    game = play(answered(THREE, red=[THREE]), "red", OBJECT)
    play(game, "blue", show("bubble zsazsa"))
    shown = position(game)["shown"]
    again = answered("bubble zsazsa", "identity", BY_AMBASSADOR, shown=shown)
    assert claim(again) == held(owed=1)


def test_a_single_card_shown_as_a_replacement_does_not_count() -> None:
    game = answered("bubble B", "identity", BY_AMBASSADOR, red=["bubble", "bubble"])
    assert claim(game) == STANDS


def test_the_pair_of_one_turn_may_repeat_the_three_of_the_same_turn() -> None:
    places = {"red-tall": "ca-d-oro", "red-short": "embassy"}
    game = scene("meeting", places=places, rules=CHALLENGE)
    play(game, "red", QuestionAgent("blue-tall", "identity"))
    play(game, "blue", show(THREE))
    play(game, "red", Expel("murano"), QuestionThroughAmbassador("blue", "identity"))
    play(game, "blue", show("bubble x"))
    assert claim(game) == held(owed=1)


# --- after the objection ------------------------------------------------------------------------


def test_while_a_replacement_is_owed_nobody_else_may_act() -> None:
    game = play(answered(THREE, red=[THREE]), "red", OBJECT)
    commands: list[AnyCommand] = [Expel("murano"), DeclareMission("blue"), OBJECT, EndTurn()]
    for seat in ("red", "green", "yellow"):
        assert not game.options(seat)
        for command in commands:
            assert refusal(game, seat, command) == "not-your-decision"


@pytest.mark.parametrize(("times", "cards"), [(1, "bubble x"), (2, "bubble")])
def test_a_replacement_cannot_be_objected_to(times: int, cards: str) -> None:
    game = play(answered(THREE, red=[THREE] * times), "red", OBJECT)
    play(game, "blue", show(cards))
    assert game.to_act == ("red",)
    assert OBJECT not in game.options("red")
    assert refusal(game, "red", OBJECT) == "no-objection"
    (expelled,) = game.play("red", Expel("murano"))
    assert expelled == PieceExpelled("red", "blue-tall", "ca-d-oro", "murano")


def test_after_a_wrong_objection_the_cards_stand_and_the_turn_goes_on() -> None:
    game = answered(THREE)
    assert claim(game) == STANDS
    assert game.to_act == ("red",)
    assert refusal(game, "blue", show("bubble x")) == "not-your-decision"
    play(game, "red", Expel("murano"), EndTurn())
    assert [shown["cards"] for shown in position(game)["shown"]] == [["bubble", "x", "tall"]]


# --- what the others learn ----------------------------------------------------------------------


@pytest.mark.parametrize("viewer", ["green", "yellow", "spectator"])
def test_the_table_sees_a_wrong_objection_but_no_faces(viewer: Viewer) -> None:
    game = play(answered("grey-bubble x B"), "red", OBJECT)
    assert story(game, viewer) == [CardsShownCovertly("blue", ("red",), 3, False), STANDS]


@pytest.mark.parametrize("viewer", ["green", "yellow", "spectator"])
def test_the_table_sees_that_an_objection_held_and_how_many_cards_came_instead(
    viewer: Viewer,
) -> None:
    game = play(answered(THREE, red=[THREE]), "red", OBJECT)
    play(game, "blue", show("bubble grey-short"))
    assert story(game, viewer) == [
        CardsShownCovertly("blue", ("red",), 3, False),
        held(owed=2),
        CardsShownCovertly("blue", ("red",), 2, True),
    ]
    told = msgspec.json.encode(story(game, viewer)).decode()
    assert not [card for card in CARDS if f'"{card}"' in told]


@pytest.mark.parametrize("viewer", ["red", "blue"])
def test_viewer_and_owner_see_the_replacement(viewer: Viewer) -> None:
    game = play(answered(THREE, red=[THREE]), "red", OBJECT)
    play(game, "blue", show("bubble grey-short"))
    assert story(game, viewer) == [
        CardsShown("blue", ("red",), ("bubble", "x", "tall")),
        held(owed=2),
        CardsShown("blue", ("red",), ("bubble", "grey-short"), replacement=True),
    ]


# --- five players -------------------------------------------------------------------------------


def test_of_a_relayed_pair_only_the_asker_may_object_and_the_replacement_is_relayed() -> None:
    relayed = [shown_to("ambassador red", "bubble x")]
    game = answered("bubble x", "identity", BY_AMBASSADOR, players=5, shown=relayed)
    assert refusal(game, "ambassador", OBJECT) == "not-your-decision"
    assert claim(game) == held(owed=1)
    (event,) = game.play("blue", show("bubble"))
    assert event == CardsShown("blue", ("ambassador", "red"), ("bubble",), replacement=True)


def test_a_relayed_pair_is_a_repeat_only_if_the_asker_has_seen_it() -> None:
    seen_by_others = [shown_to("ambassador green", "bubble x"), shown_to("ambassador", "bubble x")]
    game = answered("bubble x", "identity", BY_AMBASSADOR, players=5, shown=seen_by_others)
    assert claim(game) == STANDS


def test_the_ambassadors_player_may_object_to_a_pair_they_passed_on() -> None:
    game = answered(
        "bubble x",
        players=5,
        to_move="ambassador",
        places={"ambassador": "ca-d-oro"},
        shown=[shown_to("ambassador red", "bubble x")],
    )
    assert claim(game, "ambassador") == RepeatClaimed("ambassador", "blue", held=True, owed=1)
