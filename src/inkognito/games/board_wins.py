"""Wins of the board game that were open: to declare now, or to declare after moving.

A win is open for a seat if it is certain for everything that the seat has seen. The search through
the moves of a turn is exhaustive.
"""

from collections.abc import Iterator

from inkognito.board.cards import BUILDS
from inkognito.board.commands import DeclareAlone, DeclareMission, EndMovement, Step, WriteNote
from inkognito.board.events import PieceStepped
from inkognito.board.legal import can_declare, can_end_movement, can_write_note
from inkognito.board.notes import Note, Suspect
from inkognito.board.options import options
from inkognito.board.pieces import (
    AMBASSADOR,
    AMBASSADOR_BALL,
    EITHER_BALL,
    PIECE_INDEX,
    RIVAL_BALL,
    owner_of,
)
from inkognito.board.state import MOVING, NOBODY, State
from inkognito.board.venice import BITS, SPACES, Mask
from inkognito.bots.board_goals import Goal, holds
from inkognito.bots.reach import reach
from inkognito.core.agents import IDENTITIES
from inkognito.core.seats import AMBASSADOR_SEAT, COLOURS, SEATS
from inkognito.deduction.deals import ORDERS
from inkognito.deduction.reading import Reader
from inkognito.games.board_aims import NOTES, aim_of, goals_left
from inkognito.games.judging import Win
from inkognito.views.board_position import position_after


def win_of(state: State, reader: Reader) -> Win | None:
    """Return the win that is certain for the reader's seat now, if there is one.

    While a note of the Ambassador's player lies there, nobody else can be certain: it may be right.
    """
    seat = reader.notebook.seat
    if seat == AMBASSADOR_SEAT:
        return _note(state, reader)
    if seat != state.seat or state.note is not None:
        return None
    if can_declare(state):
        return _declared(state, reader)
    if state.phase is MOVING and not state.steps:
        return _by_moving(state, reader)
    return None


def _declared(state: State, reader: Reader) -> Win | None:
    """Declare now: with one partner, all deals that are possible must make it right."""
    right: dict[int, int] = {}
    for goal, mask in goals_left(state, reader):
        if holds(goal, state):
            right[goal.partner] = right.get(goal.partner, 0) | mask
    possible = reader.notebook.logic.possible
    sure = [partner for partner, mask in right.items() if not possible & ~mask]
    return Win(_declaration(sure[0]), right[sure[0]]) if sure else None


def _declaration(partner: int) -> DeclareMission | DeclareAlone:
    return DeclareAlone() if partner == NOBODY else DeclareMission(COLOURS[partner])


def _note(state: State, reader: Reader) -> Win | None:
    """Write the note: all identities and builds must be certain."""
    aim = aim_of(state, reader)
    if not can_write_note(state) or aim is None:
        return None
    possible = reader.notebook.logic.possible
    note = ((possible & -possible).bit_length() - 1) % NOTES
    identities, builds = ORDERS[note % len(ORDERS)], ORDERS[note // len(ORDERS)]
    suspects = (
        Suspect(IDENTITIES[identity], BUILDS[build])
        for identity, build in zip(identities, builds, strict=True)
    )
    return Win(WriteNote(Note(*suspects)), aim.deals)


# --- by moving ----------------------------------------------------------------------------------


def _by_moving(state: State, reader: Reader) -> Win | None:
    """Use the balls, then declare: for a goal that is certain."""
    goals = goals_left(state, reader)
    if len(goals) != 1:
        return None
    goal, deals = goals[0]
    if not _is_within_reach(state, goal):
        return None
    steps = winning_steps(state, goal)
    return None if steps is None else Win(_declaration(goal.partner), deals, steps)


def winning_steps(state: State, goal: Goal) -> tuple[Step | EndMovement, ...] | None:
    """Return the fewest steps after which movement can end and the goal holds, or None."""
    named = frozenset((*goal.movers, *((goal.target,) if goal.kind == "share" else ())))
    found = _search(state, goal, named)
    return _search(state, goal, None) if found is None else found


def _search(
    state: State, goal: Goal, pieces: frozenset[int] | None
) -> tuple[Step | EndMovement, ...] | None:
    """Search breadth first, with these pieces only or with all of them."""
    level: list[tuple[State, tuple[Step, ...]]] = [(state, ())]
    known = {(state.places, state.balls, state.ambassador_mover)}
    while level:
        for now, steps in level:
            if holds(goal, now) and can_end_movement(now):
                return (*steps, EndMovement())
        level = list(_next_level(level, pieces, known))
    return None


def _next_level(
    level: list[tuple[State, tuple[Step, ...]]],
    pieces: frozenset[int] | None,
    known: set[tuple[tuple[int, ...], tuple[int, ...], int]],
) -> Iterator[tuple[State, tuple[Step, ...]]]:
    for now, steps in level:
        for step in options(now, now.seat):
            if not isinstance(step, Step) or (
                pieces is not None and PIECE_INDEX[step.piece] not in pieces
            ):
                continue
            after = stepped(now, step)
            key = (after.places, after.balls, after.ambassador_mover)
            if key not in known:
                known.add(key)
                yield after, (*steps, step)


def stepped(state: State, step: Step) -> State:
    """Return the position after the step."""
    origin = SPACES[state.places[PIECE_INDEX[step.piece]]]
    event = PieceStepped(SEATS[state.seat], step.ball, step.piece, origin, step.to)
    return position_after(state, event)


def _is_within_reach(state: State, goal: Goal) -> bool:
    """Return False if the pieces can't get there even if nothing stood in their way."""
    target = _reached(state, goal.target) if goal.kind == "share" else BITS[goal.target]
    return any(_reached(state, mover) & target for mover in goal.movers)


def _reached(state: State, piece: int) -> Mask:
    """Return where the piece can get with the balls that move it."""
    if piece == AMBASSADOR:
        balls = tuple(ball for ball in state.balls if ball == AMBASSADOR_BALL)
    elif owner_of(piece) == state.seat:
        balls = tuple(ball for ball in state.balls if ball <= EITHER_BALL)
    else:
        balls = tuple(ball for ball in state.balls if ball == RIVAL_BALL)
    return reach(balls, state.places[piece])
