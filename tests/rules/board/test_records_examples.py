"""The rulebooks' worked examples: what two answers prove, and a pair shown inside a set before."""

from collections.abc import Iterable
from itertools import product
from typing import Any

import pytest

from inkognito import Game
from inkognito.board.cards import BUILDS, LETTERS
from inkognito.board.commands import (
    EndMovement,
    EndTurn,
    Expel,
    ObjectToRepeat,
    QuestionAgent,
    QuestionThroughAmbassador,
    ShakePhantom,
    ShowCards,
    Step,
)
from inkognito.board.events import CardsShown, RepeatClaimed
from inkognito.core.agents import IDENTITIES
from inkognito.core.seats import Viewer
from inkognito.views.board import ScenarioSeen
from tests.kit.scenes import offered, play, refusal, scene

HANDS = {
    "red": "fiddlebottom thin A",
    "blue": "x tall B",
    "green": "zsazsa fat C",
    "yellow": "bubble short D",
}
"""Red asks; blue holds the Italian book's example hand: Agent X, tall, mission B."""

X_IS_SHORT = HANDS | {"blue": "x short B", "yellow": "bubble tall D"}
FIRST_ANSWER = "short tall bubble"
SECOND_ANSWER = "fiddlebottom x"


def show(cards: str) -> ShowCards:
    names: Any = tuple(cards.split())
    return ShowCards(names)


def first_answer(hands: dict[str, str]) -> Game:
    """Red meets blue and asks about blue's build."""
    places = {"red-tall": "ca-d-oro", "red-fat": "san-silvestro"}
    game = scene("meeting", places=places, hands=hands)
    play(game, "red", QuestionAgent("blue-tall", "build"))
    play(game, "blue", show(FIRST_ANSWER))
    return play(game, "red", Expel("murano"), EndTurn())


def both_answers(hands: dict[str, str]) -> Game:
    """A round later red meets the Ambassador and asks about blue's identity."""
    game = first_answer(hands)
    for seat in ("blue", "green", "yellow"):
        play(game, seat, ShakePhantom(), EndMovement(), EndTurn())
    play(game, "red", ShakePhantom())
    to_a_meeting = {("red-fat", "embassy"), ("ambassador", "san-silvestro")}
    steps = [one for one in offered(game, "red", Step) if (one.piece, one.to) in to_a_meeting]
    play(game, "red", steps[0], EndMovement())
    play(game, "red", QuestionThroughAmbassador("blue", "identity"))
    return play(game, "blue", show(SECOND_ANSWER))


def possible_hands(game: Game, viewer: Viewer) -> set[tuple[str, str]]:
    """By brute force: the identities and builds of blue that fit all that the viewer has seen."""
    sightings = [seen.sighting for seen in game.sightings(viewer)]
    opening = next(one for one in sightings if isinstance(one, ScenarioSeen))
    own = {opening.hand.identity, opening.hand.build, opening.hand.mission} if opening.hand else ()
    answers = [
        {card.removeprefix("grey-") for card in one.cards}
        for one in sightings
        if isinstance(one, CardsShown) and one.seat == "blue"
    ]
    return set(consistent(answers, own))


def consistent(answers: list[set[str]], own: Iterable[str]) -> Iterable[tuple[str, str]]:
    for identity, build, letter in product(IDENTITIES, BUILDS, LETTERS):
        is_dealt_elsewhere = {identity, build, letter} & set(own)
        if not is_dealt_elsewhere and all({identity, build} & answer for answer in answers):
            yield identity, build


# --- what two answers prove ---------------------------------------------------------------------


@pytest.mark.parametrize("hands", [HANDS, X_IS_SHORT])
def test_the_asker_sees_both_answers_and_nothing_else_of_the_hand(hands: dict[str, str]) -> None:
    game = both_answers(hands)
    shown = [one.sighting for one in game.sightings("red") if type(one.sighting) is CardsShown]
    assert shown == [
        CardsShown("blue", ("red",), ("bubble", "tall", "short")),
        CardsShown("blue", ("red",), ("fiddlebottom", "x")),
    ]


@pytest.mark.parametrize("hands", [HANDS, X_IS_SHORT])
def test_the_first_answer_alone_leaves_three_identities(hands: dict[str, str]) -> None:
    assert possible_hands(first_answer(hands), "red") == {
        ("bubble", "tall"),
        ("bubble", "short"),
        ("bubble", "fat"),
        ("zsazsa", "tall"),
        ("zsazsa", "short"),
        ("x", "tall"),
        ("x", "short"),
    }


@pytest.mark.parametrize("hands", [HANDS, X_IS_SHORT])
def test_being_fiddlebottom_the_asker_concludes_that_it_is_x_and_short_or_tall(
    hands: dict[str, str],
) -> None:
    assert possible_hands(both_answers(hands), "red") == {("x", "short"), ("x", "tall")}


def test_the_asker_cannot_tell_short_from_tall() -> None:
    assert both_answers(HANDS).sightings("red") == both_answers(X_IS_SHORT).sightings("red")


@pytest.mark.parametrize("viewer", ["green", "yellow", "spectator"])
def test_nobody_else_can_conclude_anything_from_the_answers(viewer: Viewer) -> None:
    fresh = scene(hands=HANDS)
    assert possible_hands(both_answers(HANDS), viewer) == possible_hands(fresh, viewer)


# --- the pair inside the set --------------------------------------------------------------------


def asked_again(repeats: str, hands: dict[str, str]) -> Game:
    """Later red asks about blue's build, this time through the Ambassador."""
    game = scene(
        "meeting",
        places={"red-tall": "embassy"},
        hands=hands,
        rules={"repeats": repeats},
        shown=[{"seat": "blue", "to": ["red"], "cards": FIRST_ANSWER.split()}],
    )
    return play(game, "red", QuestionThroughAmbassador("blue", "build"))


@pytest.mark.parametrize("hands", [HANDS, X_IS_SHORT])
def test_short_and_tall_again_are_refused_where_repeats_are_prevented(
    hands: dict[str, str],
) -> None:
    game = asked_again("prevented", hands)
    assert refusal(game, "blue", show("short tall")) == "already-shown"
    assert ShowCards(("tall", "short")) not in game.options("blue")


@pytest.mark.parametrize(("hands", "true"), [(HANDS, "tall"), (X_IS_SHORT, "short")])
def test_short_and_tall_again_are_objected_to_and_replaced_by_the_true_build(
    hands: dict[str, str], true: str
) -> None:
    game = play(asked_again("challenge", hands), "blue", show("short tall"))
    assert game.play("red", ObjectToRepeat()) == (RepeatClaimed("red", "blue", True, 1),)
    assert set(game.options("blue")) == {show(true), show(f"grey-{true}")}
    (shown,) = game.play("blue", show(true))
    assert game.sightings("red")[-1].sighting == shown


# --- the hand of the set-up example -------------------------------------------------------------


def test_x_tall_with_mission_b_holds_just_these_three_grey_cards() -> None:
    game = asked_again("challenge", HANDS)
    shown = {card for command in game.options("blue") for card in command.cards}
    assert shown == {"tall", "grey-tall", "short", "fat", "thin", "B"}
    seen = game.sightings("blue")[0].sighting
    assert (seen.hand.identity, seen.hand.build, seen.hand.mission) == ("x", "tall", "B")
    for cards in ("tall A", "grey-short tall", "tall C", "grey-thin tall"):
        assert refusal(game, "blue", show(cards)) == "not-your-card"


def test_sets_shown_by_x_tall_hold_x_or_tall() -> None:
    places = {"red-tall": "ca-d-oro"}
    game = scene("meeting", places=places, hands=HANDS)
    play(game, "red", QuestionAgent("blue-tall", "identity"))
    for command in offered(game, "blue", ShowCards):
        assert {"x", "grey-x", "tall", "grey-tall"} & set(command.cards)
    assert refusal(game, "blue", show("bubble zsazsa short")) == "nothing-true"
    assert refusal(game, "blue", show("bubble zsazsa B")) == "nothing-true"
