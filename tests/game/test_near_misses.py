"""Near misses at the front door: lists for tuples, the field that is wrong, what was meant."""

from typing import Any

import pytest

from inkognito import Game, Refused, load_scenario, new_game
from inkognito.board.commands import (
    AnswerHand,
    PlaceFigures,
    QuestionAgent,
    ShowCards,
    Step,
    WriteNote,
)
from inkognito.board.events import CardsShown
from inkognito.board.notes import Note, Suspect
from inkognito.card.commands import ChoosePair, DeclareCode, PlayLocation
from inkognito.card.events import CodeDeclared
from inkognito.core.near import hint_at
from inkognito.speech import LANGUAGES, Speech
from tests.kit.card_scenes import card_scene, meeting
from tests.kit.scenes import scene

MEETING = {"red-tall": "rialto", "blue-tall": "rialto"}
QUESTION = {"agent": "blue", "about": "identity", "piece": "blue-tall"}
TOGETHER = {"red": "rialto", "blue": "rialto", "green": "san-marco", "yellow": "arsenale"}
TOGETHER |= {"ambassador": "accademia"}


def answering() -> Game:
    return scene("answering", places=MEETING, question=QUESTION)


def refused(game: Game, seat: Any, command: Any) -> dict[str, Any]:
    with pytest.raises(Refused) as caught:
        game.play(seat, command)
    assert str(caught.value) == str(caught.value.refusal)
    return {"code": caught.value.code, **caught.value.refusal.params}


# --- lists --------------------------------------------------------------------------------------


def test_cards_may_be_given_as_a_list_and_become_a_tuple() -> None:
    cards: Any = ["bubble", "x", "tall"]
    one, other = answering(), answering()
    assert one.play("blue", ShowCards(cards)) == other.play("blue", ShowCards(tuple(cards)))
    (shown,) = list(one.events)[1:]
    assert isinstance(shown, CardsShown)
    assert isinstance(shown.cards, tuple)
    assert load_scenario(one.scenario()).to_act == ("red",)


def test_pairs_and_codes_may_be_given_as_lists() -> None:
    pair: Any = ["x", "fiddlebottom"]
    game = meeting(TOGETHER, "rialto", "exchanging")
    assert game.play("red", ChoosePair(pair))
    code: Any = ["36", "13", "24", "47"]
    game = meeting(TOGETHER, "rialto", "declaring")
    game.play("red", DeclareCode(code))
    assert game.outcome.reason == "code-right"
    assert isinstance(next(e for e in game.events if isinstance(e, CodeDeclared)).code, tuple)


def test_seats_may_be_given_as_a_list() -> None:
    assert new_game(seats=["red", "green", "blue"]).seats == ("red", "green", "blue")
    with pytest.raises(Refused) as caught:
        new_game(seats="red")  # type: ignore[arg-type]
    assert (caught.value.code, caught.value.refusal.params["option"]) == ("bad-option", "seats")


# --- the field and what was meant ---------------------------------------------------------------

STEP: Any = Step("Land", "red-tall", "san-lorenzo")  # type: ignore[arg-type]
CASES: tuple[tuple[Any, Any, Any, dict[str, Any]], ...] = (
    (scene, "red", STEP, {"code": "unknown-ball", "field": "ball", "hint": "land"}),
    (
        *(scene, "red", Step("land", "red-tall", "san lorenzo")),
        {"code": "unknown-space", "field": "to", "hint": "san-lorenzo"},
    ),
    (
        *(answering, "blue", ShowCards(("bubble", "X", "tall"))),  # type: ignore[arg-type]
        {"code": "unknown-card", "field": "cards[1]", "hint": "x"},
    ),
    (
        *(lambda: scene("meeting", places=MEETING), "red"),
        QuestionAgent("blue_tall", "identity"),  # type: ignore[arg-type]
        {"code": "unknown-figure", "field": "figure", "hint": "blue-tall"},
    ),
    (
        *(lambda: meeting(TOGETHER, "rialto", "declaring"), "red"),
        DeclareCode((36, 13, 24, 47)),  # type: ignore[arg-type]
        {"code": "unknown-card", "field": "code[0]", "name": "36", "hint": '"36"'},
    ),
    (
        *(card_scene, "red", PlayLocation("Ca' d'Oro")),  # type: ignore[arg-type]
        {"code": "unknown-location", "field": "location", "hint": "ca-d-oro"},
    ),
    (
        *(lambda: scene("shaking-hands", offered_hand="blue"), "blue"),
        AnswerHand("yes"),  # type: ignore[arg-type]
        {"code": "malformed", "field": "accept", "name": "AnswerHand"},
    ),
    (
        *(lambda: scene(players=5), "ambassador"),
        WriteNote(Note(Suspect("y", "tall"), *(Suspect("x", "fat"),) * 3)),  # type: ignore[arg-type]
        {"code": "unknown-identity", "field": "note.red.identity"},
    ),
    (
        *(lambda: new_game(placement="choose", seats=("red", "blue", "green"), seed=1), "green"),
        PlaceFigures("san-angelo", "via-garibaldi", "sacca-fisola", "san-giacomo-dell-orio"),
        {"code": "unknown-space", "field": "tall", "hint": "sant-angelo"},
    ),
)


@pytest.mark.parametrize(("make", "seat", "command", "expected"), CASES)
def test_a_refusal_names_the_field_and_what_may_have_been_meant(
    make: Any, seat: Any, command: Any, expected: dict[str, Any]
) -> None:
    game = make()
    if seat not in game.to_act:
        seat = game.to_act[0]
    params = refused(game, seat, command)
    assert expected.items() <= params.items()
    assert ("hint" in params) == ("hint" in expected)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_hint_is_said_in_every_language(language: str) -> None:
    with pytest.raises(Refused) as caught:
        meeting(TOGETHER, "rialto", "declaring").play("red", DeclareCode((13,) * 4))  # type: ignore[arg-type]
    assert Speech(language).refusal(caught.value.refusal).endswith('"13"?')


@pytest.mark.parametrize(
    ("options", "hint"),
    [
        ({"game": "Card"}, "card"),
        ({"edition": "ares-2013-EN"}, "ares-2013-en"),
        ({"turnlimit": 3}, "turn_limit"),
        ({"seats": ("red", "blue", "gren")}, "green"),
    ],
)
def test_options_have_hints_too(options: dict[str, Any], hint: str) -> None:
    with pytest.raises(Refused) as caught:
        new_game(**options)
    assert caught.value.refusal.params["hint"] == hint


def test_a_seat_in_capitals_has_a_hint() -> None:
    game = scene()
    for ask in (game.options, game.sightings, game.position):
        with pytest.raises(Refused) as caught:
            ask("Red")  # type: ignore[arg-type]
        assert caught.value.refusal.params["hint"] == "red"


def test_an_unrelated_value_gets_no_hint() -> None:
    strange: tuple[Any, ...] = ("zebra", "", "?", None, 7, True, [], "x" * 100)
    for given in strange:
        assert hint_at(given, ("red", "blue", "13")) == {}
