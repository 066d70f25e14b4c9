"""Rounds: who goes when, the stacks, the first player, and the places that stay on the table."""

from typing import Any

import pytest

from inkognito import Game, new_game
from inkognito.card.cards import LOCATIONS
from inkognito.card.commands import ChoosePair, DeclareCode, Decline, PlayLocation
from inkognito.card.events import LocationPlayed, RoundBegan
from inkognito.core.seats import Seat
from tests.kit.card_scenes import card_scene
from tests.kit.scenes import position, refusal

ROUND_THE_TABLE: tuple[Seat, ...] = ("yellow", "red", "green", "blue")


def visits(game: Game) -> list[tuple[str, str]]:
    """Who has gone where, in order."""
    return [(e.visitor, e.location) for e in game.events if isinstance(e, LocationPlayed)]


def rounds(game: Game) -> list[RoundBegan]:
    return [event for event in game.events if isinstance(event, RoundBegan)]


def act(game: Game) -> None:
    """Let the seat waited for play its first unplayed location, and declare nothing."""
    seat = game.to_act[0]
    options = [one for one in game.options(seat) if not isinstance(one, DeclareCode)]
    game.play(seat, next((one for one in options if isinstance(one, Decline)), options[0]))


def play_rounds(game: Game, count: int) -> Game:
    """Play until that many rounds more have begun."""
    until = len(rounds(game)) + count
    while len(rounds(game)) < until:
        act(game)
    return game


def everybody_apart(game: Game) -> None:
    """Four agents play, each another place."""
    for place in ("rialto", "san-marco", "arsenale", "accademia"):
        game.play(game.to_act[0], PlayLocation(place))


# --- the order of a round -----------------------------------------------------------------------


@pytest.mark.parametrize("first", ROUND_THE_TABLE)
def test_places_are_played_clockwise_from_the_first_player(first: str) -> None:
    game = card_scene(seats=ROUND_THE_TABLE, first=first)
    everybody_apart(game)
    start = ROUND_THE_TABLE.index(first)
    clockwise = [*ROUND_THE_TABLE[start:], *ROUND_THE_TABLE[:start]]
    assert [visitor for visitor, _ in visits(game)] == [*clockwise, "ambassador"]


def test_nobody_goes_out_of_turn() -> None:
    game = card_scene(first="blue")
    for seat in ("red", "green", "yellow"):
        assert refusal(game, seat, PlayLocation("rialto")) == "not-your-decision"


def test_the_ambassadors_stack_is_turned_when_all_have_played_and_not_before() -> None:
    game = card_scene()
    for place in ("rialto", "san-marco", "arsenale"):
        game.play(game.to_act[0], PlayLocation(place))
        assert "ambassador" not in dict(visits(game))
    game.play("yellow", PlayLocation("accademia"))
    assert visits(game)[-1][0] == "ambassador"


def test_each_place_is_open_to_everybody_at_once() -> None:
    game = card_scene()
    game.play("red", PlayLocation("rialto"))
    for viewer in game.viewers:
        assert game.sightings(viewer)[-1].sighting == LocationPlayed("red", "rialto")


def test_several_may_go_to_the_same_place() -> None:
    game = card_scene()
    for seat in game.seats:
        game.play(seat, PlayLocation("rialto"))
    assert [place for _, place in visits(game)[:4]] == ["rialto"] * 4


# --- the first player moves on ------------------------------------------------------------------


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_first_player_of_the_next_round_is_the_next_agent_clockwise(players: int) -> None:
    game = play_rounds(new_game("card", players, seed=4), 7)
    agents = [seat for seat in game.seats if seat != "ambassador"]
    start = agents.index(rounds(game)[0].first)
    assert [(began.round, began.first) for began in rounds(game)] == [
        (number + 1, agents[(start + number) % len(agents)]) for number in range(8)
    ]


def test_clockwise_is_the_order_of_the_seats_and_not_of_the_colours() -> None:
    game = play_rounds(card_scene(seats=ROUND_THE_TABLE, first="green"), 3)
    assert [began.first for began in rounds(game)] == ["blue", "yellow", "red"]


def test_a_round_without_a_meeting_ends_by_itself() -> None:
    game = card_scene(seed=apart_seed())
    everybody_apart(game)
    assert rounds(game) == [RoundBegan(2, "blue")]


def apart_seed() -> int:
    """A seed with which the Ambassador goes to the fifth place in the first round."""
    for seed in range(100):
        game = card_scene(seed=seed)
        everybody_apart(game)
        if ("ambassador", "ca-d-oro") in visits(game):
            return seed
    raise AssertionError("the Ambassador never goes there")


# --- places stay on the table -------------------------------------------------------------------


def test_a_place_that_lies_on_the_table_cannot_be_played_again() -> None:
    played = {seat: ["rialto"] for seat in ("red", "blue", "green", "yellow", "ambassador")}
    game = card_scene(round=2, first="blue", played=played)
    assert PlayLocation("rialto") not in game.options("blue")
    assert len(game.options("blue")) == 4
    assert refusal(game, "blue", PlayLocation("rialto")) == "location-already-played"


@pytest.mark.parametrize("players", [3, 4, 5])
def test_in_five_rounds_everybody_goes_to_all_five_places(players: int) -> None:
    game = play_rounds(new_game("card", players, seed=8), 5)
    for visitor in {visitor for visitor, _ in visits(game)}:
        gone = [place for one, place in visits(game) if one == visitor]
        assert sorted(gone) == sorted(LOCATIONS)


def test_places_played_stay_visible_to_all() -> None:
    game = play_rounds(new_game("card", seed=8), 3)
    assert {len(places) for places in position(game)["played"].values()} == {3}
    for viewer in game.viewers:
        seen = [s.sighting for s in game.sightings(viewer)]
        assert [s for s in seen if isinstance(s, LocationPlayed)] == [
            event for event in game.events if isinstance(event, LocationPlayed)
        ]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_after_five_rounds_all_players_take_their_places_back(players: int) -> None:
    game = play_rounds(new_game("card", players, seed=8), 4)
    assert len(game.options(game.to_act[0])) == 1
    play_rounds(game, 1)
    assert "played" not in position(game)
    assert len(game.options(game.to_act[0])) == 5


def stack_orders(game: Game, visitor: str, cycles: int) -> list[tuple[str, ...]]:
    play_rounds(game, 5 * cycles)
    gone = [place for one, place in visits(game) if one == visitor]
    return [tuple(gone[start : start + 5]) for start in range(0, len(gone), 5)]


@pytest.mark.parametrize(
    ("players", "visitor"), [(3, "ambassador"), (3, "dummy"), (4, "ambassador")]
)
def test_after_five_rounds_the_stack_is_shuffled_anew(players: int, visitor: str) -> None:
    orders = stack_orders(new_game("card", players, seed=2), visitor, 6)
    assert all(sorted(order) == sorted(LOCATIONS) for order in orders)
    assert len(set(orders)) > 3


@pytest.mark.parametrize("visitor", ["ambassador", "dummy"])
def test_the_stack_can_begin_with_any_place(visitor: str) -> None:
    games = (play_rounds(new_game("card", 3, seed=seed), 1) for seed in range(40))
    assert {dict(visits(game))[visitor] for game in games} == set(LOCATIONS)


@pytest.mark.parametrize("visitor", ["ambassador", "dummy"])
def test_the_stack_of_a_scenario_holds_only_what_has_not_been_turned(visitor: str) -> None:
    places = ["rialto", "san-marco", "arsenale", "accademia"]
    everybody: list[Any] = ["red", "blue", "green", "dummy", "ambassador"]
    for seed in range(12):
        played = dict.fromkeys(everybody, places)
        game = card_scene(players=3, round=5, seed=seed, played=played)
        for seat in game.seats:
            game.play(seat, PlayLocation("ca-d-oro"))
        assert (visitor, "ca-d-oro") in visits(game)


def test_the_cards_of_a_meeting_change_nothing_about_the_places() -> None:
    game = card_scene(seed=apart_seed())
    for place in ("rialto", "rialto", "arsenale", "accademia"):
        game.play(game.to_act[0], PlayLocation(place))
    before = position(game)["played"]
    for seat in ("red", "blue"):
        game.play(seat, Decline("declaration"))
    game.play("red", ChoosePair(("fiddlebottom", "24")))
    game.play("blue", ChoosePair(("bubble", "24")))
    assert position(game)["played"] == before
