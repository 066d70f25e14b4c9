"""Viewer and owner see the cards; all others see that cards were shown, to whom and how many."""

from typing import Any

import msgspec
import pytest

from inkognito import Game, Refused
from inkognito.board.cards import CARDS
from inkognito.board.commands import (
    EndTurn,
    Expel,
    QuestionAgent,
    QuestionThroughAmbassador,
    ShowCards,
)
from inkognito.board.events import CardsShown
from inkognito.board.scenario import ShownSet
from inkognito.core.seats import Seat, Viewer
from inkognito.views.board import CardsShownCovertly, CovertSet
from tests.kit.scenes import play, scene

OTHERS = pytest.mark.parametrize("viewer", ["green", "yellow", "spectator"])
THREE_CARDS = [
    "bubble x tall",
    "grey-bubble x tall",
    "bubble x grey-short",
    "grey-bubble x grey-short",
    "bubble x B",
    "grey-bubble tall B",
]
PAIRS = ["bubble x", "grey-bubble zsazsa", "bubble B", "grey-bubble B"]


def show(cards: str) -> ShowCards:
    names: Any = tuple(cards.split())
    return ShowCards(names)


def agent_answers(cards: str, **fields: Any) -> Game:
    game = scene("meeting", places={"red-tall": "ca-d-oro"}, **fields)
    play(game, "red", QuestionAgent("blue-tall", "identity"))
    return play(game, "blue", show(cards))


def answers_through_ambassador(cards: str, **fields: Any) -> Game:
    game = scene("meeting", places={"red-tall": "embassy"}, **fields)
    play(game, "red", QuestionThroughAmbassador("blue", "identity"))
    return play(game, "blue", show(cards))


def answers_the_ambassadors_player(cards: str) -> Game:
    game = scene("meeting", "ambassador", players=5, places={"ambassador": "ca-d-oro"})
    play(game, "ambassador", QuestionAgent("blue-tall", "identity"))
    return play(game, "blue", show(cards))


def last_seen(game: Game, viewer: Viewer) -> Any:
    return game.sightings(viewer)[-1].sighting


def all_bytes(game: Game, viewer: Viewer) -> bytes:
    """Return all that reaches the viewer: sightings, who may act, and the viewer's options."""
    may_do = () if viewer == "spectator" else game.options(viewer)
    return msgspec.json.encode((game.sightings(viewer), game.to_act, game.decision, may_do))


# --- four players -------------------------------------------------------------------------------


@pytest.mark.parametrize("viewer", ["red", "blue"])
@pytest.mark.parametrize("cards", THREE_CARDS)
def test_viewer_and_owner_see_the_cards(viewer: Viewer, cards: str) -> None:
    assert last_seen(agent_answers(cards), viewer) == CardsShown(
        "blue", ("red",), show(cards).cards
    )


@OTHERS
def test_others_see_by_whom_to_whom_and_how_many(viewer: Viewer) -> None:
    for cards in THREE_CARDS:
        told = CardsShownCovertly("blue", ("red",), 3, False)
        assert last_seen(agent_answers(cards), viewer) == told
    for cards in PAIRS:
        told = CardsShownCovertly("blue", ("red",), 2, False)
        assert last_seen(answers_through_ambassador(cards), viewer) == told


@OTHERS
def test_others_cannot_tell_one_answer_from_another_grey_and_mission_cards_included(
    viewer: Viewer,
) -> None:
    assert len({all_bytes(agent_answers(cards), viewer) for cards in THREE_CARDS}) == 1
    assert len({all_bytes(answers_through_ambassador(cards), viewer) for cards in PAIRS}) == 1


@OTHERS
def test_sightings_of_others_answers_have_no_field_for_a_card(viewer: Viewer) -> None:
    story = agent_answers("grey-bubble x B").sightings(viewer, start=2)
    told = msgspec.json.encode(story).decode()
    assert not [card for card in CARDS if f'"{card}"' in told]


@pytest.mark.parametrize("viewer", ["green", "spectator"])
def test_the_same_answer_from_another_hand_looks_the_same(viewer: Viewer) -> None:
    swapped = {"blue": "x thin D", "yellow": "bubble short B"}
    one, other = (agent_answers("bubble x short", hands=hands) for hands in ({}, swapped))
    assert all_bytes(one, viewer) == all_bytes(other, viewer)


def test_the_asker_cannot_tell_which_of_the_coloured_cards_is_true() -> None:
    swapped = {"blue": "x thin D", "yellow": "bubble short B"}
    one, other = (agent_answers("bubble x short", hands=hands) for hands in ({}, swapped))
    assert all_bytes(one, "red") == all_bytes(other, "red")


@pytest.mark.parametrize("seat", ["red", "green", "yellow"])
def test_a_refusal_tells_nobody_else_what_the_owner_holds(seat: Seat) -> None:
    def refused(hands: dict[str, str], cards: str) -> str:
        game = scene("meeting", places={"red-tall": "ca-d-oro"}, hands=hands)
        play(game, "red", QuestionAgent("blue-tall", "identity"))
        with pytest.raises(Refused) as refusal:
            game.play(seat, show(cards))
        return str(refusal.value)

    swapped = {"blue": "x thin D", "yellow": "bubble short B"}
    answers = ("bubble x short", "grey-bubble x short", "zsazsa fiddlebottom tall", "D x nonsense")
    assert len({refused(hands, cards) for hands in ({}, swapped) for cards in answers}) == 1


@OTHERS
def test_a_shorter_answer_from_the_ladder_is_seen_as_shorter_but_stays_covered(
    viewer: Viewer,
) -> None:
    pairs = ("bubble x", "bubble zsazsa", "bubble fiddlebottom")
    shown = [{"seat": "blue", "to": ["red"], "cards": pair.split()} for pair in pairs]
    game = answers_through_ambassador("grey-bubble", shown=shown)
    assert last_seen(game, viewer) == CardsShownCovertly("blue", ("red",), 1, False)


def test_sets_shown_in_a_scenario_are_seen_by_the_same_people() -> None:
    shown = [{"seat": "blue", "to": ["red"], "cards": ["grey-bubble", "x", "B"]}]
    game = scene("meeting", shown=shown)
    for viewer in game.viewers:
        seen = game.sightings(viewer)[0].sighting
        if viewer in ("red", "blue"):
            assert seen.shown == (ShownSet("blue", ("red",), ("grey-bubble", "x", "B")),)
            assert not seen.shown_covertly
        else:
            assert not seen.shown
            assert seen.shown_covertly == (CovertSet("blue", ("red",), 3),)


# --- numbering ----------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_viewers_sightings_are_numbered_without_gaps(players: int) -> None:
    game = agent_answers("bubble x B", players=players)
    play(game, "red", Expel("murano"), EndTurn())
    for viewer in game.viewers:
        numbers = [seen.number for seen in game.sightings(viewer)]
        assert numbers == list(range(1, len(numbers) + 1))


def test_everybody_sees_something_of_every_step_of_a_question() -> None:
    game = play(agent_answers("bubble x B"), "red", Expel("murano"))
    assert {len(game.sightings(viewer)) for viewer in game.viewers} == {4}


def test_reading_on_from_a_number_gives_the_rest_and_nothing_else() -> None:
    game = play(agent_answers("bubble x B"), "red", Expel("murano"))
    for viewer in game.viewers:
        seen = game.sightings(viewer)
        for start in range(1, len(seen) + 2):
            assert game.sightings(viewer, start) == seen[start - 1 :]


# --- five players -------------------------------------------------------------------------------


@pytest.mark.parametrize("viewer", ["ambassador", "red", "blue"])
def test_a_question_through_the_ambassador_is_seen_by_the_ambassadors_player_and_the_asker(
    viewer: Viewer,
) -> None:
    game = answers_through_ambassador("grey-bubble B", players=5)
    assert last_seen(game, viewer) == CardsShown(
        "blue", ("ambassador", "red"), ("grey-bubble", "B")
    )


@OTHERS
def test_others_see_that_the_ambassador_passed_cards_on_but_not_which(viewer: Viewer) -> None:
    told = CardsShownCovertly("blue", ("ambassador", "red"), 2, False)
    games = [answers_through_ambassador(cards, players=5) for cards in PAIRS]
    assert [last_seen(game, viewer) for game in games] == [told] * len(PAIRS)
    assert len({all_bytes(game, viewer) for game in games}) == 1


@pytest.mark.parametrize("viewer", ["ambassador", "green", "yellow", "spectator"])
def test_the_ambassadors_player_does_not_see_what_agents_show_each_other(viewer: Viewer) -> None:
    games = [agent_answers(cards, players=5) for cards in THREE_CARDS]
    told = CardsShownCovertly("blue", ("red",), 3, False)
    assert [last_seen(game, viewer) for game in games] == [told] * len(THREE_CARDS)
    assert len({msgspec.json.encode(game.sightings(viewer)) for game in games}) == 1


def test_answers_to_the_ambassadors_player_are_seen_by_them_only() -> None:
    game = answers_the_ambassadors_player("bubble x")
    for viewer in game.viewers:
        if viewer in ("ambassador", "blue"):
            assert last_seen(game, viewer) == CardsShown("blue", ("ambassador",), ("bubble", "x"))
        else:
            told = CardsShownCovertly("blue", ("ambassador",), 2, False)
            assert last_seen(game, viewer) == told
