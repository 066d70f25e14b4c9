"""How far pieces get: with the present balls, and within a few turns.

The Phantom shows one of few draws, so the probability of bringing a piece from any space to any
other within n turns is computed exactly, for one piece that gets all balls and moves towards one
space. Other pieces and meetings are ignored: this is a measure of distance, not a forecast.
"""

from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from inkognito.board.legal import REACH
from inkognito.board.missions import PHANTOM_DRAWS, Phantom
from inkognito.board.pieces import (
    BALL_INDEX,
    EITHER_BALL,
)
from inkognito.board.venice import BITS, SPACES, Mask

Balls: TypeAlias = tuple[int, ...]
Probabilities: TypeAlias = NDArray[np.float64]

TURNS: Final = 8
"""The number of turns to look ahead."""

PATIENCE: Final = 0.8
"""The value of arriving one turn later, relative to now."""


@cache
def reach(balls: Balls, space: int) -> Mask:
    """Return where a piece can be after any of the balls, in any order, or none."""
    reached = BITS[space]
    for place, ball in enumerate(balls):
        rest = balls[:place] + balls[place + 1 :]
        for step in spaces_in(REACH[ball][space]):
            reached |= reach(rest, step)
    return reached


@cache
def spaces_in(mask: Mask) -> tuple[int, ...]:
    """Return the spaces of a mask."""
    return tuple(space for space in range(len(SPACES)) if mask & BITS[space])


def _own_balls(phantom: Phantom) -> dict[Balls, float]:
    """Return the probability of each set of balls for the bot's own figures."""
    return _handfuls(phantom, lambda ball: ball <= EITHER_BALL)


def _handfuls(phantom: Phantom, counts: Callable[[int], bool]) -> dict[Balls, float]:
    draws = PHANTOM_DRAWS[phantom]
    hands = Counter(
        tuple(sorted(BALL_INDEX[ball] for ball in draw if counts(BALL_INDEX[ball])))
        for draw in draws
    )
    return {balls: count / len(draws) for balls, count in hands.items()}


@cache
def within(phantom: Phantom, ball: int) -> tuple[Probabilities, ...]:
    """Return the probability of bringing a piece from space to space, by turns, space and space.

    `ball` says for what: EITHER_BALL for an own figure, RIVAL_BALL or AMBASSADOR_BALL.
    """
    if ball == EITHER_BALL:
        return _by_turns(_own_balls(phantom))
    return _by_turns(_handfuls(phantom, lambda one: one == ball))


def _by_turns(handfuls: dict[Balls, float]) -> tuple[Probabilities, ...]:
    chances = [np.eye(len(SPACES))]
    for _ in range(TURNS):
        chances.append(_one_turn_more(handfuls, chances[-1]))
    return tuple(chances)


def _one_turn_more(handfuls: dict[Balls, float], later: Probabilities) -> Probabilities:
    """Return the probabilities with one more turn, using each set of balls in the best way."""
    now = np.zeros_like(later)
    for balls, chance in handfuls.items():
        for space in range(len(SPACES)):
            now[space] += chance * later[list(spaces_in(reach(balls, space)))].max(axis=0)
    return now


@cache
def closeness(phantom: Phantom, ball: int, patience: float = PATIENCE) -> Probabilities:
    """Return nearness by space and space: 1 where the piece is there, less the longer it takes."""
    return _patiently(within(phantom, ball), patience)


@cache
def chase(phantom: Phantom, ball: int, patience: float = PATIENCE) -> Probabilities:
    """Return the nearness of an own figure to a piece that this ball moves.

    The piece comes to meet it: the ball is one more step, on any route.
    """
    return _patiently(_met_within(phantom, ball), patience)


@cache
def _met_within(phantom: Phantom, ball: int) -> tuple[Probabilities, ...]:
    """Return how likely an own figure meets a piece that this ball moves, by turns and spaces."""
    handfuls: dict[Balls, float] = {}
    for balls, chance in _handfuls(phantom, lambda one: one <= EITHER_BALL or one == ball).items():
        steps = tuple(sorted(min(one, EITHER_BALL) for one in balls))
        handfuls[steps] = handfuls.get(steps, 0.0) + chance
    return _by_turns(handfuls)


def _patiently(by_turns: tuple[Probabilities, ...], patience: float) -> Probabilities:
    close = np.zeros((len(SPACES), len(SPACES)))
    for turns, chances in enumerate(by_turns):
        close += (1 - patience) * patience**turns * chances
    close += patience ** (TURNS + 1) * by_turns[-1]
    np.fill_diagonal(close, 1.0)
    return close


@cache
def closeness_rows(phantom: Phantom, ball: int, patience: float) -> list[list[float]]:
    """Return the same as plain floats, which are faster to read one by one."""
    rows: list[list[float]] = closeness(phantom, ball, patience).tolist()
    return rows


@cache
def chase_rows(phantom: Phantom, ball: int, patience: float) -> list[list[float]]:
    """Return the nearness of an own figure to such a piece, as plain floats."""
    rows: list[list[float]] = chase(phantom, ball, patience).tolist()
    return rows


@cache
def walk_rows(steps: int) -> list[list[float]]:
    """Return nearness on foot, as plain floats."""
    rows: list[list[float]] = walk(steps).tolist()
    return rows


@cache
def walk(steps: int) -> Probabilities:
    """Return nearness on foot: 1 within `steps` steps on any route, less the farther it is."""
    distance = np.full((len(SPACES), len(SPACES)), np.inf)
    for space in range(len(SPACES)):
        for far in range(len(SPACES)):
            for other in spaces_in(_steps(space, far)):
                distance[space, other] = min(distance[space, other], far)
    return np.asarray(PATIENCE ** np.maximum(np.ceil(distance / steps) - 1, 0), dtype=np.float64)


@cache
def _steps(space: int, far: int) -> Mask:
    """Return the spaces at most `far` steps away."""
    reached = BITS[space]
    for _ in range(far):
        for other in spaces_in(reached):
            reached |= REACH[EITHER_BALL][other]
        if reached == (1 << len(SPACES)) - 1:
            break
    return reached
