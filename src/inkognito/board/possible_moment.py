"""Whether the moment of play in a scenario is possible: who stands where, the steps, the question.

The checks rest on others, which `CHECKS` in `board.possible` lists.
"""

from collections import Counter

from msgspec.structs import replace

from inkognito.board.cards import faces_of
from inkognito.board.commands import Step
from inkognito.board.events import PieceStepped
from inkognito.board.evolve import evolve
from inkognito.board.legal import LADDER, REACH, can_end_movement, met_pieces, movers, penalty
from inkognito.board.missions import PHANTOM_BALLS
from inkognito.board.moves import last_step_undone
from inkognito.board.options import options
from inkognito.board.pieces import AMBASSADOR, PIECE_INDEX, PIECES, Ball, owner_of
from inkognito.board.scenario import Scenario, state_of
from inkognito.board.shows import ONE_TRUE, TWO_OF_THREE, Form, has_shape
from inkognito.board.state import (
    ANSWERING,
    MOVING,
    NOWHERE,
    OPENING,
    PLACING,
    REPLACING,
    Question,
    State,
    asked,
    form_of,
)
from inkognito.board.venice import BITS, SPACES
from inkognito.core.refusals import Problem
from inkognito.core.scenario_text import Problems
from inkognito.core.seats import AMBASSADOR_SEAT, COLOURS, SEAT_INDEX, SEATS


def _open_state(scenario: Scenario) -> State:
    """The state but for the hands, on which nothing here depends."""
    return state_of(replace(scenario, hands=()))


def phase_problems(scenario: Scenario) -> Problems:
    """Each phase has just the fields it needs."""
    phase, mover = scenario.phase, scenario.to_move
    if phase != "moving" and (scenario.balls or scenario.steps):
        yield Problem("balls-only-while-moving", field="balls" if scenario.balls else "steps")
    if phase == "opening" and mover == "ambassador":
        yield Problem("ambassador-does-not-shake", field="to_move")
    if phase == "placing" and scenario.rules.placement != "choose":
        yield Problem("placement-is-not-chosen", field="rules.placement")
    if phase != "placing" and scenario.first is not None:
        yield Problem("first-player-only-while-placing", field="first")
    if phase == "placing" and mover == "ambassador":
        yield Problem("nothing-to-place", {"seat": mover}, field="to_move")
    if (phase in ("answering", "expelling", "replacing")) != (scenario.question is not None):
        yield Problem(
            "question-missing" if scenario.question is None else "question-too-many",
            field="question",
        )
    if (phase == "shaking-hands") != (scenario.offered_hand is not None):
        yield Problem(
            "hand-offer-missing" if phase == "shaking-hands" else "hand-offer-too-many",
            field="offered_hand",
        )


def standing_problems(scenario: Scenario) -> Problems:
    """No two pieces share a space, but for those of the player whose turn it is."""
    return _shared_spaces(_open_state(scenario))


def _shared_spaces(state: State) -> Problems:
    """Who may stand together: nobody, but for the figures of the player whose turn it is."""
    own_may_share = state.phase not in (PLACING, OPENING)
    by_space: dict[int, list[int]] = {}
    for piece, place in enumerate(state.places):
        if place != NOWHERE:
            by_space.setdefault(place, []).append(piece)
    for space, pieces in by_space.items():
        strangers = [piece for piece in pieces if owner_of(piece) != state.seat]
        if len(strangers) > 1 or (len(pieces) > 1 and not own_may_share):
            names = tuple(PIECES[piece] for piece in pieces)
            yield Problem("space-shared", {"space": SPACES[space], "pieces": names}, field="places")


def movement_problems(scenario: Scenario) -> Problems:
    """This turn's steps were possible, and movement can have ended if it has."""
    state = _open_state(scenario)
    if state.phase is MOVING:
        yield from _steps(state)
    elif state.phase not in (PLACING, OPENING) and not can_end_movement(state):
        yield Problem("movement-cannot-have-ended", field="places")


def handshake_problems(scenario: Scenario) -> Problems:
    """Two agents shake hands, and nobody with themselves."""
    if scenario.phase != "shaking-hands":
        return
    if "ambassador" in (scenario.to_move, scenario.offered_hand):
        yield Problem("ambassador-shakes-no-hands", field="offered_hand")
    if scenario.to_move == scenario.offered_hand:
        yield Problem("hand-offered-to-own-seat", field="offered_hand")


def ball_problems(scenario: Scenario) -> Problems:
    """The balls of this turn can have been drawn from the Phantom, or are the Ambassador's two."""
    if scenario.phase != "moving":
        return
    used = Counter([*scenario.balls, *(step.ball for step in scenario.steps)])
    urn: dict[Ball, int] = {"ambassador": 2}
    if scenario.to_move != "ambassador":
        urn = PHANTOM_BALLS[scenario.rules.phantom]
    if used["none"] or used - Counter(urn) or used.total() > _drawn(SEAT_INDEX[scenario.to_move]):
        yield Problem("balls-impossible", {"balls": tuple(used.elements())}, field="balls")


def _steps(state: State) -> Problems:
    """Take this turn's steps back one by one: each must have been possible where the pieces stood.

    Where no step is left out, nobody shared a space before the first one (B5).
    """
    are_complete = len(state.balls) + len(state.steps) == _drawn(state.seat)
    while state.steps:
        step, number = state.steps[-1], len(state.steps)
        here = state.places[step.piece]
        may_move = step.piece in movers(state, step.ball)
        if not may_move or not REACH[step.ball][step.origin] & BITS[here]:
            yield Problem("step-impossible", {"step": number}, field=f"steps[{number - 1}]")
            return
        state = evolve(state, last_step_undone(state))
        yield from _shared_spaces(state)
    standing = [place for place in state.places if place != NOWHERE]
    if are_complete and len(set(standing)) < len(standing):
        yield Problem("space-shared-before-the-first-step", field="steps")


def _drawn(seat: int) -> int:
    """How many balls a turn of the seat begins with."""
    return 2 if seat == AMBASSADOR_SEAT else 3


def question_problems(scenario: Scenario) -> Problems:
    """The question follows from a meeting, and is at the stage that the phase says."""
    question, state = scenario.question, _open_state(scenario)
    if question is None:
        return
    piece = PIECE_INDEX[question.piece]
    agent = SEAT_INDEX[question.agent]
    if piece not in met_pieces(state):
        yield Problem("question-without-meeting", {"piece": question.piece}, field="question.piece")
    if agent == state.seat or (piece != AMBASSADOR and owner_of(piece) != agent):
        yield Problem(
            "question-to-the-wrong-agent", {"agent": question.agent}, field="question.agent"
        )
    if question.objected and scenario.rules.repeats == "prevented":
        yield Problem("objection-where-repeats-are-prevented", field="question.objected")
    if (question.objected and state.phase is ANSWERING) or (
        question.owed and not question.objected
    ):
        yield Problem("objection-before-the-answer", field="question.objected")
    if state.phase is not ANSWERING:
        yield from _answer(scenario, state)


def _answer(scenario: Scenario, state: State) -> Problems:
    """The last set that the agent has shown to the asker must be an answer to the question."""
    question = asked(state)
    agent = COLOURS[question.agent]
    answers = [
        shown.cards
        for shown in scenario.shown
        if shown.seat == agent and shown.to[-1] == scenario.to_move
    ]
    forms = _forms_of_answer(state, question)
    faces = faces_of(answers[-1]) if answers else 0
    if not any(has_shape(faces, question.about, form) for form in forms):
        yield Problem("answer-missing", {"seat": agent}, field="shown")
    elif state.phase is REPLACING and not question.owed == penalty(state, question) > 0:
        yield Problem("nothing-to-replace", {"owed": question.owed}, field="question.owed")


def _forms_of_answer(state: State, question: Question) -> tuple[Form, ...]:
    """What may lie open after the question: the answer, or less where a rule says so."""
    full = form_of(state, question)
    if state.rules.repeats == "prevented":
        return (full, LADDER[full])
    if state.phase is REPLACING or not question.owed:
        return (full,)
    return (TWO_OF_THREE,) if question.owed > 1 else (ONE_TRUE,)


def way_on_problems(scenario: Scenario) -> Problems:
    """Somebody who moves can still end their movement."""
    state = state_of(scenario)
    if state.phase is MOVING and not _can_still_end(_all_undone(state)):
        yield Problem("no-way-on", {"seat": SEATS[state.seat]}, field="balls")


def _all_undone(state: State) -> State:
    """The state before the first of this turn's steps."""
    while state.steps:
        state = evolve(state, last_step_undone(state))
    return state


def _can_still_end(state: State) -> bool:
    """Whether movement can end now, or after some of the steps that are left."""
    return can_end_movement(state) or any(
        _can_still_end(evolve(state, _stepped(state, option)))
        for option in options(state, state.seat)
        if isinstance(option, Step)
    )


def _stepped(state: State, step: Step) -> PieceStepped:
    origin = SPACES[state.places[PIECE_INDEX[step.piece]]]
    return PieceStepped(SEATS[state.seat], step.ball, step.piece, origin, step.to)
