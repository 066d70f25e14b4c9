"""Win this turn on the board: with these balls, one piece can go where the mission is fulfilled.

Searches everything that the turn allows: all orders and uses of the balls, and afterwards each way
to leave a meeting or to send away whoever was met. Only positions count in which the mission is
certain, and one piece at one place is what all ways to win have in common.
"""

from collections.abc import Iterator
from typing import Final, TypeAlias

import numpy as np
from msgspec.structs import replace

from inkognito.board.events import PieceStepped
from inkognito.board.evolve import evolve
from inkognito.board.legal import (
    can_end_movement,
    destinations,
    expulsion_spaces,
    met_pieces,
    movers,
    slip_spaces,
)
from inkognito.board.pieces import AMBASSADOR, BALLS, NO_BALL, PIECES, PIECES_OF, owner_of
from inkognito.board.state import MOVING, Places, State, mask_of_seat
from inkognito.board.venice import NUMBERED, SPACES, Mask
from inkognito.bots.board_goals import Goal, goals_of, holds
from inkognito.core.seats import AMBASSADOR_SEAT, SEATS
from inkognito.deduction.board import KINDS
from inkognito.deduction.deals import DealMask, deals, deals_in, deals_with, mask_of
from inkognito.deduction.proof import Fact, evidence_against, proves
from inkognito.posing.puzzle import Conclusion, Goes, Move, Posed, Solution
from inkognito.posing.view import View

MOST_OPTIONS: Final = 6
MOST_POSITIONS: Final = 60_000
"""A search that meets more positions than this is given up, and the position is not used."""

Moved: TypeAlias = frozenset[tuple[int, int]]
"""The pieces that stand elsewhere than at the beginning, and where."""

Reached: TypeAlias = dict[Moved, tuple[Move, ...]]
"""By what has moved: the shortest way there."""

_NUMBERED_SPACES: Final = frozenset(NUMBERED.values())


def win(view: View) -> Posed | None:
    """Ask which piece must go where."""
    state = view.state
    if state.phase is not MOVING or state.seat != view.seat or state.steps:
        return None
    found = certain_goal(view) if view.seat != AMBASSADOR_SEAT else None
    if found is None or holds(found[0], state):
        return None
    goal, right = found
    ends = _ends(state)
    if ends is None:
        return None
    winning = _winning(state, goal, ends)
    answer = _only_one(winning)
    if answer is None or frozenset({answer}) not in ends:
        return None
    return _posed(view, answer, ends, right)


def certain_goal(view: View) -> tuple[Goal, DealMask] | None:
    """Return what the viewer must achieve, if it is certain, and the deals in which it is so."""
    book, state = view.reader.notebook, view.state
    if book.own_hand is None:
        return None
    known = goals_of(state.order, state.rules.edition, view.seat, book.own_hand)
    own = deals_with(KINDS, view.seat, book.own_hand)
    possible = np.isin(own, deals_in(book.logic.possible, deals(KINDS).count))
    left = np.unique(known.of_deal[possible])
    if len(left) != 1:
        return None
    right = np.zeros(deals(KINDS).count, dtype=bool)
    right[own[known.of_deal == left[0]]] = True
    return known.goals[int(left[0])], mask_of(right)


# --- all that a turn can do -----------------------------------------------------------------------


def _ends(start: State) -> Reached | None:
    """Return every end of movement with its shortest way; None where there are too many."""
    ends: Reached = {}
    seen = {(start.places, start.balls)}
    level: list[tuple[State, tuple[Move, ...]]] = [(start, ())]
    while level:
        further = []
        for state, way in level:
            if can_end_movement(state):
                ends.setdefault(_moved(start, state.places), way)
            for after, move in _steps(state):
                key = (after.places, after.balls)
                if key not in seen:
                    seen.add(key)
                    further.append((after, (*way, move)))
        if len(seen) > MOST_POSITIONS:
            return None
        level = further
    return ends


def _steps(state: State) -> Iterator[tuple[State, Move]]:
    """Yield every step with every ball."""
    for ball in dict.fromkeys(state.balls):
        pieces = movers(state, ball) if ball != NO_BALL else ()
        for piece, mask in zip(pieces, destinations(state, ball, pieces), strict=True):
            for space in _spaces(mask):
                names = (PIECES[piece], SPACES[state.places[piece]], SPACES[space])
                stepped = PieceStepped(SEATS[state.seat], BALLS[ball], *names)
                yield evolve(state, stepped), Move(BALLS[ball], PIECES[piece], SPACES[space])


def _spaces(mask: Mask) -> Iterator[int]:
    mask &= (1 << len(SPACES)) - 1
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest


def _moved(start: State, places: Places) -> Moved:
    pairs = zip(start.places, places, strict=True)
    return frozenset((piece, now) for piece, (was, now) in enumerate(pairs) if was != now)


def _winning(start: State, goal: Goal, ends: Reached) -> set[Moved]:
    """Return what has moved at every end of the turn at which the goal holds."""
    return {
        _moved(start, state.places)
        for moved in ends
        for state in _after_meetings(_at(start, moved))
        if holds(goal, state)
    }


def _at(start: State, moved: Moved) -> State:
    """Return the state after these pieces have moved; who moved the Ambassador counts (B13)."""
    places = list(start.places)
    for piece, space in moved:
        places[piece] = space
    mover = start.seat if any(piece == AMBASSADOR for piece, _ in moved) else start.ambassador_mover
    return _placed(start, tuple(places), mover)


def _placed(state: State, places: Places, mover: int) -> State:
    masks = tuple(mask_of_seat(places, seat) for seat in range(AMBASSADOR_SEAT + 1))
    return replace(state, places=places, masks=masks, ambassador_mover=mover)


def _after_meetings(state: State) -> Iterator[State]:
    """Yield the state, and those after one meeting was left or whoever was met was sent away.

    One is enough: each takes a piece to an empty space and frees none that another could need.
    """
    yield state
    met = met_pieces(state)
    meeting = {state.places[piece] for piece in met}
    for figure in PIECES_OF[state.seat]:
        if state.places[figure] in meeting:
            yield from _sent(state, figure, slip_spaces(state, figure))
    for piece in met:
        yield from _sent(state, piece, expulsion_spaces(state, piece))


def _sent(state: State, piece: int, spaces: Mask) -> Iterator[State]:
    mover = state.seat if piece == AMBASSADOR else state.ambassador_mover
    for space in _spaces(spaces):
        places = (*state.places[:piece], space, *state.places[piece + 1 :])
        yield _placed(state, places, mover)


# --- one answer -----------------------------------------------------------------------------------


def _only_one(winning: set[Moved]) -> tuple[int, int] | None:
    """Return the one piece and place that every way to win has, if it wins alone."""
    single = [moved for moved in winning if len(moved) == 1]
    if len(single) != 1 or not all(single[0] <= moved for moved in winning):
        return None
    return next(iter(single[0]))


def _posed(view: View, answer: tuple[int, int], ends: Reached, right: DealMask) -> Posed:
    logic = view.reader.notebook.logic
    others = {next(iter(moved)) for moved in ends if len(moved) == 1} - {answer}
    near = sorted(others, key=lambda one: (-_likeness(view.state, one, answer), one))
    options = sorted([answer, *near[: MOST_OPTIONS - 1]])
    evidence = evidence_against(logic, logic.deals.all & ~right) or ()
    return Posed(
        options=tuple(Goes(PIECES[piece], SPACES[space]) for piece, space in options),
        solution=Solution(
            right=options.index(answer),
            steps=view.steps(evidence),
            so=tuple(
                Conclusion(view.reader.holders[colour], view.reader.faces[face])
                for colour in range(AMBASSADOR_SEAT)
                for face in range(len(view.reader.faces))
                if colour != view.seat and proves(logic, evidence, Fact(colour, face))
            ),
            way=ends[frozenset({answer})],
        ),
        distractors=len(others),
    )


def _likeness(state: State, one: tuple[int, int], answer: tuple[int, int]) -> int:
    """Return how tempting a wrong move is: the same place, the same piece, a place of missions."""
    piece, space = one
    is_peopled = space in state.places
    return (
        4 * (space == answer[1])
        + 3 * (space in _NUMBERED_SPACES)
        + 2 * is_peopled
        + 2 * (piece == answer[0])
        + (owner_of(piece) == owner_of(answer[0]))
    )
