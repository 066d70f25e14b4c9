"""How the choices of a board game are judged, for its review."""

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from msgspec.structs import replace

from inkognito.board.cards import ABOUT_INDEX
from inkognito.board.commands import (
    EndMovement,
    Expel,
    QuestionAgent,
    QuestionThroughAmbassador,
    ShowCards,
    SlipAway,
    Step,
)
from inkognito.board.events import (
    AgentQuestioned,
    AmbassadorQuestioned,
    CardsShown,
    FigureSlippedAway,
    MissionDeclared,
    NoteWritten,
)
from inkognito.board.legal import can_end_movement, ladder_is_open
from inkognito.board.options import options
from inkognito.board.pieces import AMBASSADOR, BALLS, PIECE_INDEX, PIECES, owner_of
from inkognito.board.shows import PAIR, THREE
from inkognito.board.state import ANSWERING, MEETING, MOVING, State, asked, mask_of_seat, viewers_of
from inkognito.board.venice import BITS, ROUTES, SPACES
from inkognito.board.winning import partner_seat
from inkognito.bots.board_goals import Goal, holds
from inkognito.core.events import Event
from inkognito.core.seats import AMBASSADOR_SEAT, SEAT_INDEX, SEATS, Seat
from inkognito.deduction.board import Asked, BoardReader, hands_for
from inkognito.deduction.expected import expected_deals
from inkognito.deduction.reading import Reader
from inkognito.games.answers_judged import Answer, cost_of_answer
from inkognito.games.board_aims import aim_of, goals_left
from inkognito.games.board_wins import stepped, win_of
from inkognito.games.judging import Choice, Costly, Judging, Marked
from inkognito.games.questions_judged import Asking, cost_of_question

STEP: Final = 0.4
"""What a step away from the mission counts, in bits."""

TO_AND_FRO: Final = 2
"""The Ambassador, put there by others, must leave and come back (B13)."""


# --- answers ------------------------------------------------------------------------------------


def _shown(choice: Choice) -> Costly | None:
    """Judge an answer to an opponent; a forced one is no choice, and a partner may know."""
    state: State = choice.state
    if state.phase is not ANSWERING or ladder_is_open(state, asked(state)):
        return None
    partner = partner_seat(state, choice.seat)
    offered = [
        Answer(one, hands_for(one.cards))
        for one in options(state, choice.seat)
        if isinstance(one, ShowCards)
    ]
    found = [
        cost_of_answer(
            choice.reader.notebook, choice.readers[viewer].notebook, choice.command, offered
        )
        for viewer in viewers_of(state, asked(state))
        if viewer != partner
    ]
    return max((one for one in found if one is not None), key=lambda one: one.cost, default=None)


# --- questions ----------------------------------------------------------------------------------


def _asked(choice: Choice) -> Costly | None:
    """Judge a question, or leaving the meeting without one, beside the others of that meeting."""
    state: State = choice.state
    if state.phase is not MEETING or _knows_enough(state, choice.reader):
        return None
    piece = _piece_met(state, choice.command)
    reader: Any = choice.reader
    offered = [
        _asking(reader, one)
        for one in options(state, choice.seat)
        if isinstance(one, QuestionAgent | QuestionThroughAmbassador)
        and _piece_met(state, one) == piece
    ]
    return cost_of_question(reader.notebook.logic.count, choice.command, offered)


def _knows_enough(state: State, reader: Reader) -> bool:
    """Return whether nothing is left to find out that the seat needs."""
    if reader.notebook.seat == AMBASSADOR_SEAT:
        return aim_of(state, reader) is not None
    return len(goals_left(state, reader)) == 1


def _piece_met(state: State, command: Any) -> int:
    """Return the piece of the meeting that the command resolves."""
    if isinstance(command, QuestionThroughAmbassador):
        return AMBASSADOR
    if isinstance(command, QuestionAgent):
        return PIECE_INDEX[command.figure]
    mover = PIECE_INDEX[command.figure] if isinstance(command, SlipAway) else AMBASSADOR
    return next(
        piece
        for piece, place in enumerate(state.places)
        if place == state.places[mover] and owner_of(piece) != state.seat
    )


def _asking(reader: BoardReader, question: QuestionAgent | QuestionThroughAmbassador) -> Asking:
    seat = reader.notebook.seat
    if isinstance(question, QuestionAgent):
        agent = owner_of(PIECE_INDEX[question.figure])
        form = PAIR if seat == AMBASSADOR_SEAT else THREE
    else:
        agent, form = SEAT_INDEX[question.agent], PAIR
    forecast = reader.forecast(Asked(seat, agent, ABOUT_INDEX[question.about], form))
    return Asking(question, SEATS[agent], expected_deals(reader.notebook, agent, forecast))


# --- steps --------------------------------------------------------------------------------------


def distance_of(state: State, reader: Reader) -> int | None:
    """Return the steps from the goal of the reader's seat, if the goal is certain."""
    goals = goals_left(state, reader)
    return None if len(goals) != 1 else _steps_from(state, goals[0][0])


def _steps_from(state: State, goal: Goal) -> int:
    if holds(goal, state):
        return 0
    if goal.kind == "bring" and state.places[AMBASSADOR] == goal.target:
        return TO_AND_FRO
    target = state.places[goal.target] if goal.kind == "share" else goal.target
    return min(_distances(state.places[mover])[target] for mover in goal.movers)


@cache
def _distances(space: int) -> tuple[int, ...]:
    """Return the number of steps to every space, along any routes."""
    far = [len(SPACES)] * len(SPACES)
    reached, steps, ring = 0, 0, BITS[space]
    while ring:
        around = 0
        for other in range(len(SPACES)):
            if ring & BITS[other]:
                far[other] = steps
                around |= ROUTES[other]
        reached |= ring
        ring, steps = around & ~reached, steps + 1
    return tuple(far)


def _moved(choice: Choice) -> Costly | None:
    """Judge the end of a movement that led away from a certain goal."""
    state: State = choice.state
    goals = goals_left(state, choice.reader)
    if len(goals) != 1 or not state.steps:
        return None
    goal, start = goals[0][0], _turn_start(state)
    before, after = _steps_from(start, goal), _steps_from(state, goal)
    if after <= before:
        return None
    best, steps = _nearest(start, goal)
    return Costly(
        kind="step-away",
        other=None,
        done=_steps_taken(state),
        better=steps,
        before=before,
        after=after,
        best=best,
        hindsight=False,
        cost=STEP * (after - best),
    )


def _turn_start(state: State) -> State:
    """Return the position before the steps of this turn."""
    places = list(state.places)
    for step in reversed(state.steps):
        places[step.piece] = step.origin
    masks = tuple(mask_of_seat(tuple(places), seat) for seat in range(AMBASSADOR_SEAT + 1))
    balls = tuple(sorted((*state.balls, *(step.ball for step in state.steps))))
    return replace(state, places=tuple(places), masks=masks, balls=balls, steps=(), phase=MOVING)


def _steps_taken(state: State) -> tuple[Step, ...]:
    """Return the steps of this turn as commands."""
    ends: dict[int, int] = {}
    taken: list[Step] = []
    for step in reversed(state.steps):
        to = ends.get(step.piece, state.places[step.piece])
        taken.append(Step(BALLS[step.ball], PIECES[step.piece], SPACES[to]))
        ends[step.piece] = step.origin
    return tuple(reversed(taken))


def _nearest(start: State, goal: Goal) -> tuple[int, tuple[Step, ...]]:
    """Return the shortest distance at which movement can end, moving what the goal is about."""
    pieces = {*goal.movers, *((goal.target,) if goal.kind == "share" else ())}
    best: tuple[int, tuple[Step, ...]] = (_steps_from(start, goal), ())
    level: list[tuple[State, tuple[Step, ...]]] = [(start, ())]
    known = {(start.places, start.balls)}
    while level:
        following: list[tuple[State, tuple[Step, ...]]] = []
        for now, steps in level:
            if can_end_movement(now) and _steps_from(now, goal) < best[0]:
                best = (_steps_from(now, goal), steps)
            for step in options(now, now.seat):
                if isinstance(step, Step) and PIECE_INDEX[step.piece] in pieces:
                    after = stepped(now, step)
                    if (after.places, after.balls) not in known:
                        known.add((after.places, after.balls))
                        following.append((after, (*steps, step)))
        level = following
    return best


# --- the whole ----------------------------------------------------------------------------------


def _met(event: Event) -> tuple[Seat, ...]:
    if isinstance(event, AgentQuestioned | AmbassadorQuestioned):
        return (event.seat, event.agent)
    return ()


def _declares(event: Event) -> Seat | None:
    return event.seat if isinstance(event, MissionDeclared | NoteWritten) else None


_COSTS: Final[dict[type[Any], Callable[[Choice], Costly | None]]] = {
    ShowCards: _shown,
    QuestionAgent: _asked,
    QuestionThroughAmbassador: _asked,
    SlipAway: _asked,
    Expel: _asked,
    EndMovement: _moved,
}


def _cost(choice: Choice) -> Costly | None:
    judge = _COSTS.get(type(choice.command))
    return None if judge is None else judge(choice)


def _moment(event: Event) -> Marked | None:
    match event:
        case AgentQuestioned() | AmbassadorQuestioned():
            return "question", event.seat, event.agent
        case CardsShown():
            return ("forced" if event.replacement else "answer"), event.seat, event.to[-1]
        case FigureSlippedAway():
            return "left", event.seat, None
        case MissionDeclared():
            return "declaration", event.seat, event.hand
        case NoteWritten():
            return "declaration", event.seat, None
    return None


JUDGING: Final = Judging(
    moment=_moment,
    met=_met,
    has_partner=lambda _state, seat: seat != AMBASSADOR_SEAT,
    aim=aim_of,
    win=win_of,
    distance=distance_of,
    declares=_declares,
    cost=_cost,
    noting=SEATS[AMBASSADOR_SEAT],
)
