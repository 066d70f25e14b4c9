"""Whether the mission can be fulfilled in this turn, with all balls together.

Tries every way to use the balls, for own figures, rivals and the Ambassador, on the pieces that
matter for the goal. After the movement a figure that meets somebody may slip away, and the
Ambassador may be sent to the Embassy. Works with the position that the bot's seat can see.
"""

from collections.abc import Iterator
from functools import cache
from typing import Final

from msgspec.structs import replace

from inkognito.board.commands import EndMovement, Step
from inkognito.board.events import PieceStepped
from inkognito.board.legal import (
    can_end_movement,
    destinations,
    movers,
    occupied_mask,
)
from inkognito.board.pieces import AMBASSADOR, BALLS, PIECES, PIECES_OF
from inkognito.board.state import Places, State
from inkognito.board.venice import BITS, EMBASSY, ROUTES, SPACES, Mask
from inkognito.bots.board_goals import Goal, holds
from inkognito.bots.board_mind import BoardMind
from inkognito.bots.reach import spaces_in
from inkognito.core.seats import SEATS
from inkognito.views.board_position import position_after

MOST_GOALS: Final = 4
"""With more goals left than these, nothing wins with certainty."""

LEAST: Final = 1e-9


def winning_step(state: State, mind: BoardMind, sure: float) -> Step | EndMovement | None:
    """Return the first step of a movement that wins; EndMovement if it is made, None if none is."""
    goals = _worth_trying(mind, sure)
    if not any(_is_near(goal, state) for goal, _ in goals):
        return None
    return _Search(goals, sure).first_step(state)


class _Search:
    """The search for a movement after which a declaration is right with probability `sure`."""

    def __init__(self, goals: list[tuple[Goal, float]], sure: float) -> None:
        self._goals, self._sure = goals, sure
        self._seen: set[tuple[Places, tuple[int, ...]]] = set()

    def first_step(self, state: State) -> Step | EndMovement | None:
        """Return how such a movement goes on from here."""
        key = (state.places, state.balls)
        if key in self._seen:
            return None
        self._seen.add(key)
        if can_end_movement(state) and self._is_over(state):
            return EndMovement()
        for step in self._steps(state):
            if self.first_step(_after(state, step)) is not None:
                return step
        return None

    def _is_over(self, state: State) -> bool:
        """Return whether a declaration would do, now or after a meeting."""
        return any(self._chance(one) >= self._sure for one in self._outcomes(state))

    def _outcomes(self, state: State) -> Iterator[State]:
        """Return the position at the end of movement, and those after a meeting that may matter."""
        yield state
        taken = occupied_mask(state)
        for goal, _ in self._goals:
            if goal.kind == "stand" and not taken & BITS[goal.target]:
                yield from _slipped(state, goal)
            elif goal.kind == "bring" and goal.target == EMBASSY and not taken & BITS[EMBASSY]:
                yield from _sent(state)

    def _chance(self, state: State) -> float:
        chances: dict[int, float] = {}
        for goal, chance in self._goals:
            if holds(goal, state):
                chances[goal.partner] = chances.get(goal.partner, 0.0) + chance
        return max(chances.values(), default=0.0)

    def _steps(self, state: State) -> Iterator[Step]:
        own = state.masks[state.seat]
        for ball in dict.fromkeys(state.balls):
            pieces = movers(state, ball)
            for piece, reached in zip(pieces, destinations(state, ball, pieces), strict=True):
                # A piece that does not matter for a goal may at most be brought to a meeting.
                useful = reached if self._matters(piece) else reached & own
                for space in spaces_in(useful):
                    yield Step(BALLS[ball], PIECES[piece], SPACES[space])

    def _matters(self, piece: int) -> bool:
        return any(
            piece in goal.movers or (goal.kind == "share" and piece == goal.target)
            for goal, _ in self._goals
        )


def _worth_trying(mind: BoardMind, sure: float) -> list[tuple[Goal, float]]:
    """Return the goals with one partner that are together likely enough."""
    likely = mind.likely_goals(LEAST)
    totals: dict[int, float] = {}
    for goal, chance in likely:
        totals[goal.partner] = totals.get(goal.partner, 0.0) + chance
    best = max(totals, key=lambda one: totals[one], default=None)
    if best is None or totals[best] < sure:
        return []
    goals = [one for one in likely if one[0].partner == best]
    return goals if len(goals) <= MOST_GOALS else []


def _is_near(goal: Goal, state: State) -> bool:
    """Return whether the steps of this turn could be enough: a quick test."""
    space = state.places[goal.target] if goal.kind == "share" else goal.target
    # A figure that meets somebody may slip away by one step more.
    steps = len(state.balls) + (goal.kind == "stand")
    if goal.kind == "bring" and goal.target == EMBASSY:
        return True
    return any(steps_between(state.places[mover], space) <= steps for mover in goal.movers)


@cache
def steps_between(one: int, other: int) -> int:
    """Return the number of steps between two spaces, on any routes."""
    reached: Mask = BITS[one]
    steps = 0
    while not reached & BITS[other]:
        for space in spaces_in(reached):
            reached |= ROUTES[space]
        steps += 1
    return steps


def _slipped(state: State, goal: Goal) -> Iterator[State]:
    """Return the positions in which a figure that meets somebody has slipped to the goal."""
    places = state.places
    for figure in goal.movers:
        is_own = figure in PIECES_OF[state.seat]
        if (
            is_own
            and ROUTES[places[figure]] & BITS[goal.target]
            and places.count(places[figure]) > 1
        ):
            yield replace(state, places=_moved(places, figure, goal.target))


def _sent(state: State) -> Iterator[State]:
    """Return the position in which the Ambassador, if met, was sent to the Embassy."""
    if BITS[state.places[AMBASSADOR]] & state.masks[state.seat]:
        sent = _moved(state.places, AMBASSADOR, EMBASSY)
        yield replace(state, places=sent, ambassador_mover=state.seat)


def _moved(places: Places, piece: int, to: int) -> Places:
    return (*places[:piece], to, *places[piece + 1 :])


def _after(state: State, step: Step) -> State:
    piece = PIECES.index(step.piece)
    origin = SPACES[state.places[piece]]
    stepped = PieceStepped(SEATS[state.seat], step.ball, step.piece, origin, step.to)
    return position_after(state, stepped)
