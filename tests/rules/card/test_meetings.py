"""Meetings: exactly two at a place, and the order in which meetings are resolved (C2)."""

from typing import Any

import pytest

from inkognito import Game
from inkognito.card.cards import LOCATIONS, Location
from inkognito.card.commands import ChoosePair, Decline, NameAgent, PlayLocation
from inkognito.card.events import Declined, LocationPlayed, MeetingBegan, RoundBegan
from inkognito.card.evolve import evolve
from inkognito.card.state import Phase
from tests.kit.card_scenes import card_scene
from tests.kit.scenes import position, refusal

PLACES: dict[str, Location] = dict(zip("abcde", LOCATIONS, strict=True))


def gone(places: str, first: str = "red") -> Game:
    """Red, blue, green, yellow and the Ambassador have gone to these places, each a letter."""
    *agents, ambassador = (PLACES[letter] for letter in places)
    for seed in range(200):
        game = card_scene(first=first, seed=seed)
        goes = dict(zip(game.seats, agents, strict=True))
        for _ in game.seats:
            game.play(game.to_act[0], PlayLocation(goes[game.to_act[0]]))
        if LocationPlayed("ambassador", ambassador) in game.events:
            return game
    raise AssertionError("the Ambassador never went there")


def meetings(game: Game) -> list[tuple[str, ...]]:
    """Who has met so far."""
    return [event.visitors for event in game.events if isinstance(event, MeetingBegan)]


def all_meetings(game: Game) -> list[tuple[str, ...]]:
    """Return who meets in this round; nobody declares or asks, and all show their first option."""
    while not any(isinstance(event, RoundBegan) for event in game.events):
        seat = game.to_act[0]
        options = game.options(seat)
        declining = next((one for one in options if isinstance(one, Decline)), None)
        game.play(seat, declining or options[0])
    return meetings(game)


# --- exactly two --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("places", "who"),
    [
        ("aabcd", [("red", "blue")]),
        ("abcad", [("red", "yellow")]),
        ("abcda", [("red", "ambassador")]),
        ("abcdd", [("yellow", "ambassador")]),
    ],
)
def test_exactly_two_at_a_place_meet(places: str, who: list[tuple[str, ...]]) -> None:
    assert all_meetings(gone(places)) == who


@pytest.mark.parametrize(
    "places",
    [
        "abcde",  # everybody alone
        "aaabc",  # three agents
        "aabca",  # two agents and the Ambassador
        "aaaab",  # four agents
        "aaaaa",  # everybody together
        "aaaba",  # three agents and the Ambassador
    ],
)
def test_a_player_alone_or_in_a_crowd_of_more_than_two_gets_nothing(places: str) -> None:
    assert all_meetings(gone(places)) == []


def test_a_crowd_elsewhere_does_not_disturb_a_meeting() -> None:
    assert all_meetings(gone("aabbb")) == [("red", "blue")]


def test_meetings_are_public() -> None:
    game = gone("aabcd")
    for viewer in game.viewers:
        assert game.sightings(viewer)[-1].sighting == MeetingBegan("rialto", ("red", "blue"))


def test_only_those_who_meet_are_waited_for() -> None:
    game = gone("aabcd")
    assert set(game.to_act) <= {"red", "blue"}
    assert refusal(game, "green", Decline("declaration")) == "not-your-decision"


# --- C2 -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("first", "order"),
    [
        ("red", [("red", "yellow"), ("blue", "green")]),
        ("blue", [("blue", "green"), ("yellow", "red")]),
        ("green", [("green", "blue"), ("yellow", "red")]),
        ("yellow", [("yellow", "red"), ("blue", "green")]),
    ],
)
def test_c2_the_first_players_meeting_comes_first(first: str, order: list[Any]) -> None:
    assert all_meetings(gone("abbac", first)) == order


@pytest.mark.parametrize(
    ("first", "order"),
    [
        ("red", [("red", "blue"), ("green", "ambassador")]),
        ("green", [("green", "ambassador"), ("red", "blue")]),
        ("yellow", [("red", "blue"), ("green", "ambassador")]),
        ("blue", [("blue", "red"), ("green", "ambassador")]),
    ],
)
def test_c2_then_the_meeting_of_the_next_player_clockwise(first: str, order: list[Any]) -> None:
    assert all_meetings(gone("aabcb", first)) == order


def test_c2_an_agents_meeting_with_the_ambassador_has_the_agents_place_in_the_order() -> None:
    game = gone("abbca")
    assert meetings(game) == [("red", "ambassador")]
    game.play("red", Decline("question"))
    assert meetings(game) == [("red", "ambassador"), ("blue", "green")]


@pytest.mark.parametrize(("places", "what"), [("aabbc", "declaration"), ("abbca", "question")])
def test_nothing_can_be_declined_but_what_was_asked(places: str, what: str) -> None:
    game = gone(places)
    for other in {"declaration", "question", "look"} - {what}:
        wrong: Any = other
        assert refusal(game, "red", Decline(wrong)) == "wrong-time"
    unknown: Any = "tea"
    assert refusal(game, "red", Decline(unknown)) == "malformed"


def test_the_second_meeting_begins_when_the_first_is_over_and_not_before() -> None:
    game = gone("aabbc")
    game.play("red", Decline("declaration"))
    game.play("blue", Decline("declaration"))
    game.play("red", ChoosePair(("fiddlebottom", "24")))
    assert len(meetings(game)) == 1
    game.play("blue", ChoosePair(("bubble", "24")))
    assert meetings(game) == [("red", "blue"), ("green", "yellow")]
    assert position(game)["resolved"] == ["rialto"]


def test_when_all_meetings_are_over_the_next_round_begins() -> None:
    game = gone("abcda")
    game.play("red", NameAgent("blue"))
    game.play("blue", game.options("blue")[0])
    assert [e for e in game.events if isinstance(e, RoundBegan)] == [RoundBegan(2, "blue")]


def test_a_meeting_is_over_as_soon_as_its_question_is_declined() -> None:
    state = gone("abcda").now.state
    assert state.phase is Phase.ASKING
    after = evolve(state, Declined("red", "question"))
    assert (after.phase, after.meeting) == (Phase.RESOLVING, None)
