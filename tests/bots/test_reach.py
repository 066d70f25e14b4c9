"""How far pieces get: compared with walking every path."""

from functools import cache
from itertools import combinations, combinations_with_replacement, pairwise, permutations

import numpy as np
import pytest

from inkognito.board.missions import PHANTOM_BALLS, Phantom
from inkognito.board.pieces import (
    AMBASSADOR_BALL,
    BALL_INDEX,
    EITHER_BALL,
    LAND_BALL,
    RIVAL_BALL,
    WATER_BALL,
)
from inkognito.board.venice import LAND_ROUTES, SPACES, WATER_ROUTES
from inkognito.bots.reach import TURNS, closeness, reach, spaces_in, walk, within

PHANTOMS: tuple[Phantom, ...] = ("ares-2013", "classic-1988")
OWN = (LAND_BALL, WATER_BALL, EITHER_BALL)
MOVERS = (EITHER_BALL, RIVAL_BALL, AMBASSADOR_BALL)
EACH = pytest.mark.parametrize(
    ("phantom", "ball"), [(phantom, ball) for phantom in PHANTOMS for ball in MOVERS]
)


def neighbours(ball: int, space: str) -> set[str]:
    """Where one step with this ball leads, by the lists of routes."""
    routes = {
        LAND_BALL: LAND_ROUTES,
        WATER_BALL: WATER_ROUTES,
    }.get(ball, (*LAND_ROUTES, *WATER_ROUTES))
    return {b for a, b in routes if a == space} | {a for a, b in routes if b == space}


@cache
def walked(balls: tuple[int, ...], start: str) -> frozenset[str]:
    """Where one can be by using some of the balls in some order."""
    found = {start}
    for count in range(1, len(balls) + 1):
        for order in permutations(balls, count):
            ends = {start}
            for ball in order:
                ends = {far for space in ends for far in neighbours(ball, space)}
            found |= ends
    return frozenset(found)


def usable(ball: int, drawn: tuple[str, ...]) -> tuple[int, ...]:
    """Of three balls those that move such a piece."""
    numbers = sorted(BALL_INDEX[one] for one in drawn)
    return tuple(n for n in numbers if n == ball or (ball == EITHER_BALL and n in OWN))


@pytest.mark.parametrize("count", [0, 1, 2, 3])
def test_a_piece_reaches_what_some_order_of_its_balls_reaches(count: int) -> None:
    for balls in combinations_with_replacement(OWN, count):
        for number, space in enumerate(SPACES):
            reached = {SPACES[one] for one in spaces_in(reach(balls, number))}
            assert reached == walked(balls, space)


@EACH
def test_within_a_turn_the_chance_is_the_share_of_the_draws(phantom: Phantom, ball: int) -> None:
    urn = [one for one, count in PHANTOM_BALLS[phantom].items() for _ in range(count)]
    draws = list(combinations(urn, 3))
    assert len(draws) == 120
    shares = np.zeros((len(SPACES), len(SPACES)))
    for drawn in draws:
        for row, space in enumerate(SPACES):
            ends = [SPACES.index(end) for end in walked(usable(ball, drawn), space)]
            shares[row, ends] += 1 / len(draws)
    assert np.allclose(within(phantom, ball)[1], shares)


@EACH
def test_more_turns_are_never_worse(phantom: Phantom, ball: int) -> None:
    chances = within(phantom, ball)
    assert len(chances) == TURNS + 1
    assert np.array_equal(chances[0], np.eye(len(SPACES)))
    for fewer, more in pairwise(chances):
        assert (more >= fewer - 1e-12).all()
        assert more.max() <= 1 + 1e-12
    can_move = ball != RIVAL_BALL or phantom == "ares-2013"
    assert (chances[-1] > 0).all() == can_move


def test_two_turns_are_played_as_well_as_they_can_be() -> None:
    """By hand: on two turns, the best space to stop at is chosen for each draw."""
    one = within("ares-2013", AMBASSADOR_BALL)[1]
    two = within("ares-2013", AMBASSADOR_BALL)[2]
    urn = [b for b, count in PHANTOM_BALLS["ares-2013"].items() for _ in range(count)]
    hands = [usable(AMBASSADOR_BALL, drawn) for drawn in combinations(urn, 3)]
    for start, end in [(0, 1), (3, 40), (57, 12), (20, 20)]:
        by_hand = sum(
            max(one[SPACES.index(stop), end] for stop in walked(balls, SPACES[start]))
            for balls in hands
        ) / len(hands)
        assert two[start, end] == pytest.approx(by_hand)


@EACH
def test_nearness_is_one_only_where_the_piece_is(phantom: Phantom, ball: int) -> None:
    near = closeness(phantom, ball)
    assert (np.diag(near) == 1.0).all()
    elsewhere = near[~np.eye(len(SPACES), dtype=bool)]
    assert (elsewhere < 1).all()
    assert (elsewhere >= 0).all()


@EACH
def test_fewer_turns_mean_nearer(phantom: Phantom, ball: int) -> None:
    near, chances = closeness(phantom, ball), np.stack(within(phantom, ball))
    for row in range(0, len(SPACES), 5):
        for one, other in permutations(range(len(SPACES)), 2):
            sooner, later = chances[:, row, one], chances[:, row, other]
            if (sooner >= later).all() and (sooner - later).max() > 1e-9:
                assert near[row, one] > near[row, other]


@cache
def distances() -> dict[tuple[str, str], int]:
    """The fewest steps between any two spaces, on any routes."""
    found: dict[tuple[str, str], int] = {}
    for start in SPACES:
        ends, steps = {start}, 0
        while ends:
            found |= {(start, end): steps for end in ends}
            ahead = {far for space in ends for far in neighbours(EITHER_BALL, space)}
            ends = {end for end in ahead if (start, end) not in found}
            steps += 1
    return found


def test_the_ambassadors_player_is_near_what_they_reach_in_few_turns() -> None:
    near = walk(2)
    by_turns: dict[int, set[float]] = {}
    for (start, end), steps in distances().items():
        turns = max((steps + 1) // 2, 1)
        worth = float(near[SPACES.index(start), SPACES.index(end)])
        by_turns.setdefault(turns, set()).add(round(worth, 9))
    assert by_turns[1] == {1.0}
    values = [by_turns[turns] for turns in sorted(by_turns)]
    assert len(values) >= 3
    assert all(len(one) == 1 for one in values)
    assert all(max(more) < min(less) for less, more in pairwise(values))
