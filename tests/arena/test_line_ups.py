"""Who sits where: every deal is played by both sides, and every chair gets its turn everywhere."""

from collections import Counter
from itertools import permutations

import pytest

from inkognito.arena.line_ups import Chairs, Contest, Duel, Rotation, RoundRobin, partners_in
from inkognito.core.agents import IDENTITIES
from inkognito.core.seats import COLOURS, DEFAULT_SEATS, Seat
from tests.arena.cheats import grey_hands

HANDS = grey_hands("fiddlebottom", "x", "bubble", "zsazsa")
RED_GREEN, BLUE_YELLOW = {"red", "green"}, {"blue", "yellow"}
DUEL = Duel(("a", "b"), ("c", "d"))


def chairs(contest: Contest, number: int) -> Chairs:
    return contest.chairs(number, COLOURS, HANDS)


def team(sat: Chairs, *numbers: int) -> set[str]:
    """The seats of these chairs."""
    return {seat for seat, chair in sat.items() if chair in numbers}


def test_the_deal_says_who_are_partners() -> None:
    assert partners_in(HANDS) == (("red", "green"), ("blue", "yellow"))


def test_whatever_is_dealt_the_chairs_of_a_team_sit_at_partners_seats() -> None:
    for identities in permutations(IDENTITIES):
        hands = grey_hands(*identities)
        sides = [set(side) for side in partners_in(hands)]
        sat = DUEL.chairs(0, COLOURS, hands)
        assert [team(sat, 0, 1), team(sat, 2, 3)] == sides


def test_the_two_games_of_a_deal_have_changed_sides() -> None:
    for number in range(0, 16, 2):
        assert DUEL.deal(number) == DUEL.deal(number + 1) == number // 2
        assert team(chairs(DUEL, number), 0, 1) == RED_GREEN
        assert team(chairs(DUEL, number + 1), 0, 1) == BLUE_YELLOW


def test_partners_of_a_mixed_team_change_places_so_that_every_chair_gets_every_seat_alike() -> None:
    sat = Counter(item for number in range(8) for item in chairs(DUEL, number).items())
    assert sat == {(seat, chair): 2 for seat in COLOURS for chair in range(4)}


def test_of_two_mixed_teams_all_ways_to_sit_occur_on_both_sides() -> None:
    seatings = {tuple(sorted(chairs(DUEL, number).items())) for number in range(8)}
    assert len(seatings) == 8


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_rotation_brings_every_chair_to_every_seat_with_the_same_deal(players: int) -> None:
    contest, seats = Rotation(tuple("abcde"[:players])), DEFAULT_SEATS[players]
    for deal in range(3):
        numbers = range(deal * players, (deal + 1) * players)
        assert {contest.deal(number) for number in numbers} == {deal}
        sat = Counter(
            item for number in numbers for item in contest.chairs(number, seats, ()).items()
        )
        assert sat == {(seat, chair): 1 for seat in seats for chair in range(players)}


def test_a_rotation_keeps_the_order_of_the_line_up() -> None:
    seats: tuple[Seat, ...] = DEFAULT_SEATS[4]
    sat = Rotation(("a", "b", "c", "d")).chairs(1, seats, ())
    assert [sat[seat] for seat in seats] == [3, 0, 1, 2]


def test_in_a_round_robin_everybody_meets_everybody_equally_often_over_the_same_deals() -> None:
    contest = RoundRobin(("a", "b", "c"))
    assert contest.line_ups == (tuple("aabb"), tuple("aacc"), tuple("bbcc"))
    games = Counter((contest.line_up(number), contest.deal(number)) for number in range(24))
    assert games == {(pair, deal): 2 for pair in range(3) for deal in range(4)}


def test_the_pairings_of_a_round_robin_take_turns() -> None:
    contest = RoundRobin(("a", "b", "c"))
    assert [contest.line_up(number) for number in range(8)] == [0, 0, 1, 1, 2, 2, 0, 0]


def test_a_pairing_of_a_round_robin_sits_as_in_a_duel_of_its_own() -> None:
    contest = RoundRobin(("a", "b", "c"))
    duel = Duel(("a", "a"), ("c", "c"))
    own = [number for number in range(48) if contest.line_up(number) == 1]
    for number, in_the_duel in zip(own, range(16), strict=True):
        assert contest.deal(number) == duel.deal(in_the_duel)
        assert chairs(contest, number) == chairs(duel, in_the_duel)


def test_a_line_up_plays_each_deal_as_often_as_it_says() -> None:
    for contest in (DUEL, Rotation(tuple("abcde")), RoundRobin(("a", "b", "c"))):
        numbers = range(contest.games_per_deal * len(contest.line_ups) * 3)
        played = Counter((contest.line_up(number), contest.deal(number)) for number in numbers)
        assert set(played.values()) == {contest.games_per_deal}
