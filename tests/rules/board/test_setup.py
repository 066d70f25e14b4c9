"""Set-up: seats, first player, placement (B1) and the deal of the grey cards."""

from itertools import permutations
from typing import Any

import pytest

from inkognito import Game, Refused, new_game
from inkognito.board.cards import BUILDS, LETTERS, Hand
from inkognito.board.commands import AnyCommand, EndMovement, EndTurn, PlaceFigures, ShakePhantom
from inkognito.board.events import FiguresPlaced, GameOpened, HandsDealt, TurnBegan
from inkognito.board.rules import Rules
from inkognito.board.setup import open_game
from inkognito.core.agents import IDENTITIES
from inkognito.core.seats import COLOURS, Seat
from tests.kit.scenes import offered, play, position, refusal

HOMES = {
    "red": {"celestia", "madonna-dell-orto", "redentore", "san-barnaba"},
    "blue": {"ca-d-oro", "salute", "sant-elena", "santa-marta"},
    "green": {"sacca-fisola", "san-giacomo-dell-orio", "sant-angelo", "via-garibaldi"},
    "yellow": {"fondamente-nove", "la-pieta", "san-giobbe", "tolentini"},
}
RED_HOMES = PlaceFigures("celestia", "madonna-dell-orto", "redentore", "san-barnaba")
ROUND_THE_TABLE: tuple[Seat, ...] = ("yellow", "red", "green", "blue")


class Loaded:
    """Chance that gives the number laid down for the first draw of a purpose, else 0."""

    def __init__(self, **numbers: int) -> None:
        self.numbers = numbers

    def below(self, bound: int, purpose: str, index: int = 0) -> int:
        return self.numbers.get(purpose, 0) % bound if index == 0 else 0


def first_of(game: Game) -> Seat:
    opened = next(game.events)
    assert isinstance(opened, GameOpened)
    return opened.first


def opened_by(first: Seat, seats: tuple[Seat, ...], **options: Any) -> Game:
    """A game in which chance has picked this first player."""
    games = (new_game(seats=seats, seed=seed, **options) for seed in range(200))
    return next(game for game in games if first_of(game) == first)


def places_of(game: Game, colour: str) -> set[str]:
    places: dict[str, str] = position(game)["places"]
    return {space for piece, space in places.items() if piece.startswith(colour)}


def hands_of(game: Game) -> tuple[Hand, ...]:
    (dealt,) = (event for event in game.events if isinstance(event, HandsDealt))
    return dealt.hands


def place_all(game: Game, choice: int = 0) -> list[Seat]:
    """Let everyone place their figures. Return the seats in order."""
    order = []
    while position(game)["phase"] == "placing":
        seat = game.to_act[0]
        order.append(seat)
        game.play(seat, game.options(seat)[choice])
    return order


# --- seats and first player -----------------------------------------------------------------------


@pytest.mark.parametrize(
    "seats",
    [
        ("red", "blue", "green"),
        ("yellow", "green", "blue"),
        ("blue", "red", "yellow", "green"),
        ("red", "ambassador", "yellow", "blue", "green"),
    ],
)
def test_three_to_five_may_sit_in_any_order(seats: tuple[Seat, ...]) -> None:
    game = new_game(seats=seats, seed=1)
    assert game.seats == seats
    assert game.viewers == (*seats, "spectator")


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_number_of_players_is_enough(players: int) -> None:
    assert len(new_game(players=players, seed=1).seats) == players
    assert ("ambassador" in new_game(players=players, seed=1).seats) == (players == 5)


def test_four_players_is_the_base_game() -> None:
    assert new_game(seed=1).seats == COLOURS


@pytest.mark.parametrize(
    ("seats", "code"),
    [
        ((), "bad-seats"),
        (("red", "blue"), "bad-seats"),
        (("red", "blue", "red"), "bad-seats"),
        (("red", "blue", "green", "yellow", "red"), "bad-seats"),
        (("red", "blue", "green", "ambassador"), "bad-seats"),
        (("ambassador", "red", "blue", "green", "yellow", "ambassador"), "bad-seats"),
        (("red", "blue", "purple"), "unknown-seat"),
    ],
)
def test_other_seatings_are_refused(seats: Any, code: str) -> None:
    with pytest.raises(Refused) as refused:
        new_game(seats=seats, seed=1)
    assert refused.value.code == code


@pytest.mark.parametrize("players", [0, 2, 6])
def test_fewer_than_three_or_more_than_five_are_refused(players: int) -> None:
    with pytest.raises(Refused) as refused:
        new_game(players=players, seed=1)
    assert refused.value.code == "bad-option"


@pytest.mark.parametrize("players", [3, 4, 5])
def test_anybody_may_be_drawn_as_first_player(players: int) -> None:
    games = [new_game(players=players, seed=seed) for seed in range(60)]
    assert {first_of(game) for game in games} == set(games[0].seats)


@pytest.mark.parametrize(
    "seats", [("green", "red", "blue"), ROUND_THE_TABLE, ("red", "ambassador", *COLOURS[1:])]
)
def test_turns_go_clockwise_from_the_first_player(seats: tuple[Seat, ...]) -> None:
    game = opened_by(seats[1], seats)
    for turn in range(1, 2 * len(seats) + 1):
        seat = seats[turn % len(seats)]
        assert game.to_act[0] == seat
        assert position(game).get("turn", 1) == turn
        shake: tuple[AnyCommand, ...] = () if seat == "ambassador" else (ShakePhantom(),)
        play(game, seat, *shake, EndMovement(), EndTurn())


# --- placement ------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [3, 4, 5])
def test_b1_random_placement_fills_each_players_start_spaces(players: int) -> None:
    for seed in range(10):
        game = new_game(players=players, seed=seed)
        for colour in COLOURS:
            assert places_of(game, colour) == (HOMES[colour] if colour in game.seats else set())


def test_b1_random_placement_is_the_default_and_leaves_nothing_to_choose() -> None:
    game = new_game(seed=1)
    assert [type(event) for event in game.events] == [
        GameOpened,
        *[FiguresPlaced] * 4,
        HandsDealt,
        TurnBegan,
    ]
    assert game.to_act == (first_of(game),)
    assert offered(game, first_of(game), ShakePhantom) == {ShakePhantom()}


def test_b1_every_arrangement_is_as_likely_as_any_other() -> None:
    placed = {open_game(Rules(), COLOURS, Loaded(placement=number))[1] for number in range(24)}
    assert placed == {FiguresPlaced("red", *spaces) for spaces in permutations(HOMES["red"])}


@pytest.mark.parametrize("seats", [("green", "red", "blue"), COLOURS, ROUND_THE_TABLE])
def test_b1_chosen_placement_goes_clockwise_from_the_first_player(seats: tuple[Seat, ...]) -> None:
    for start, first in enumerate(seats):
        game = opened_by(first, seats, placement="choose")
        assert place_all(game) == [*seats[start:], *seats[:start]]
        assert game.to_act == (first,)


def test_b1_a_player_may_choose_any_of_the_24_arrangements() -> None:
    game = opened_by("red", COLOURS, placement="choose")
    assert set(game.options("red")) == {PlaceFigures(*p) for p in permutations(HOMES["red"])}
    assert all(game.options(seat) == () for seat in COLOURS if seat != "red")


def test_b1_the_figures_stand_where_the_player_put_them() -> None:
    game = opened_by("red", COLOURS, placement="choose")
    play(game, "red", PlaceFigures("redentore", "san-barnaba", "celestia", "madonna-dell-orto"))
    assert position(game)["places"] == {
        "ambassador": "embassy",
        "red-tall": "redentore",
        "red-short": "san-barnaba",
        "red-fat": "celestia",
        "red-thin": "madonna-dell-orto",
    }


def test_b1_placement_is_open_to_all() -> None:
    game = opened_by("red", COLOURS, placement="choose")
    play(game, "red", RED_HOMES)
    for viewer in game.viewers:
        assert game.sightings(viewer)[-1].sighting == FiguresPlaced(
            "red", "celestia", "madonna-dell-orto", "redentore", "san-barnaba"
        )


def test_b1_cards_are_dealt_only_when_all_figures_stand() -> None:
    game = opened_by("red", COLOURS, placement="choose")
    assert place_all(game) == list(COLOURS)
    assert [type(event) for event in game.events] == [
        GameOpened,
        *[FiguresPlaced] * 4,
        HandsDealt,
        TurnBegan,
    ]


def test_b1_the_deal_does_not_depend_on_the_placement() -> None:
    games = [new_game(seed=3, placement="choose") for _ in range(2)]
    for choice, game in enumerate(games):
        place_all(game, choice)
    assert position(games[0])["places"] != position(games[1])["places"]
    assert hands_of(games[0]) == hands_of(games[1])


@pytest.mark.parametrize(
    ("spaces", "code"),
    [
        (("ca-d-oro", "salute", "sant-elena", "santa-marta"), "not-your-start-spaces"),
        (("celestia", "celestia", "redentore", "san-barnaba"), "not-your-start-spaces"),
        (("celestia", "madonna-dell-orto", "redentore", "rialto"), "not-your-start-spaces"),
        (("celestia", "madonna-dell-orto", "redentore", "embassy"), "not-your-start-spaces"),
        (("celestia", "madonna-dell-orto", "redentore", "lido"), "unknown-space"),
    ],
)
def test_b1_wrong_start_spaces_are_refused(spaces: tuple[str, str, str, str], code: str) -> None:
    game = opened_by("red", COLOURS, placement="choose")
    assert refusal(game, "red", PlaceFigures(*spaces)) == code


def test_b1_placement_out_of_order_is_refused() -> None:
    game = opened_by("red", COLOURS, placement="choose")
    blue = PlaceFigures("ca-d-oro", "salute", "sant-elena", "santa-marta")
    assert refusal(game, "blue", blue) == "not-your-decision"
    assert refusal(game, "red", ShakePhantom()) == "wrong-time"
    play(game, "red", RED_HOMES)
    assert refusal(game, "red", RED_HOMES) == "not-your-decision"
    place_all(game)
    assert refusal(game, "red", RED_HOMES) == "wrong-time"


def test_b1_with_five_players_the_ambassadors_player_has_nothing_to_place() -> None:
    seats: tuple[Seat, ...] = ("red", "ambassador", "blue", "green", "yellow")
    game = opened_by("red", seats, placement="choose")
    assert place_all(game) == ["red", "blue", "green", "yellow"]
    assert game.to_act[0] == "red"


def test_b1_the_ambassadors_player_drawn_first_has_the_first_turn_all_the_same() -> None:
    seats: tuple[Seat, ...] = ("red", "ambassador", "blue", "green", "yellow")
    game = opened_by("ambassador", seats, placement="choose")
    assert game.options("ambassador") == ()
    assert place_all(game) == ["blue", "green", "yellow", "red"]
    assert game.to_act == ("ambassador",)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_ambassador_starts_on_the_embassy(players: int) -> None:
    assert position(new_game(players=players, seed=1))["places"]["ambassador"] == "embassy"


# --- the deal -------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [3, 4, 5])
def test_each_grey_card_is_dealt_once(players: int) -> None:
    for seed in range(20):
        hands = hands_of(new_game(players=players, seed=seed))
        assert {hand.identity for hand in hands} == set(IDENTITIES)
        assert {hand.build for hand in hands} == set(BUILDS)
        assert {hand.mission for hand in hands} == set(LETTERS)
        assert len(hands) == 4


def test_identity_build_and_mission_are_dealt_apart_from_each_other() -> None:
    """Somebody of every identity gets every build and every letter, sooner or later."""
    hands = [hand for seed in range(100) for hand in hands_of(new_game(seed=seed))]
    assert len({(hand.seat, hand.identity) for hand in hands}) == 16
    assert len({(hand.identity, hand.build) for hand in hands}) == 16
    assert len({(hand.build, hand.mission) for hand in hands}) == 16


def test_with_three_players_the_hand_of_the_colour_left_out_is_set_aside() -> None:
    hands = hands_of(new_game(seats=("green", "red", "blue"), seed=1))
    assert {hand.seat for hand in hands} == {"red", "blue", "green", "aside"}


def test_with_five_players_the_ambassadors_player_gets_no_cards() -> None:
    assert {hand.seat for hand in hands_of(new_game(players=5, seed=1))} == set(COLOURS)


def test_the_same_seed_lays_the_same_table() -> None:
    assert tuple(new_game(seed=9).events) == tuple(new_game(seed=9).events)
    assert tuple(new_game(seed=9).events) != tuple(new_game(seed=10).events)
