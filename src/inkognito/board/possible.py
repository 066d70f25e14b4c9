"""Whether a scenario is possible: everything that is wrong with it, as codes and parameters.

`CHECKS` lists what must hold. Each check names the fields that it reads and the checks that it
rests on, and is left out only where one of those has failed, so that all other problems are told
at once.
"""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from inkognito.board.cards import (
    faces_of,
)
from inkognito.board.commands import Step
from inkognito.board.events import PieceStepped
from inkognito.board.evolve import evolve
from inkognito.board.laid import laid_problems
from inkognito.board.legal import LADDER, REACH, can_end_movement, met_pieces, movers, penalty
from inkognito.board.missions import PHANTOM_BALLS
from inkognito.board.moves import last_step_undone
from inkognito.board.notes import is_possible
from inkognito.board.options import options
from inkognito.board.pieces import AMBASSADOR, PIECE_INDEX, PIECES, PIECES_OF, Ball, owner_of
from inkognito.board.possible_shown import shown_problems
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
from inkognito.board.venice import BITS, SPACE_INDEX, SPACES, STARTS
from inkognito.core.near import hint_at
from inkognito.core.refusals import Problem, Refused
from inkognito.core.scenario_text import Check, Problems, check_all
from inkognito.core.seats import (
    AMBASSADOR_SEAT,
    COLOURS,
    SEAT_INDEX,
    SEATS,
    Seat,
    check_seats,
)


def check(scenario: Scenario) -> None:
    """Raise ImpossibleScenario with all that is wrong, if anything is."""
    check_all(scenario, CHECKS)


# --- seats and names ----------------------------------------------------------------------------


def _seats(scenario: Scenario) -> Problems:
    try:
        check_seats(scenario.seats)
    except Refused as refused:
        yield Problem(refused.code, refused.refusal.params, field="seats")


def _seats_in_play(scenario: Scenario) -> Problems:
    for field, seat in _named_seats(scenario):
        if seat is not None and seat not in scenario.seats:
            yield Problem("seat-not-in-play", {"seat": seat}, field=field)


def _named_seats(scenario: Scenario) -> Iterator[tuple[str, Seat | None]]:
    yield "to_move", scenario.to_move
    yield "offered_hand", scenario.offered_hand
    yield "ambassador_moved_by", scenario.ambassador_moved_by
    yield "first", scenario.first
    if scenario.question is not None:
        yield "question.agent", scenario.question.agent
    for number, shown in enumerate(scenario.shown):
        yield f"shown[{number}].seat", shown.seat
        for place, viewer in enumerate(shown.to):
            yield f"shown[{number}].to[{place}]", viewer


def _spaces(scenario: Scenario) -> Problems:
    named = [(f"places.{piece}", space) for piece, space in scenario.places.items()]
    named += [(f"steps[{n}].origin", step.origin) for n, step in enumerate(scenario.steps)]
    for field, space in named:
        if space not in SPACE_INDEX:
            hint = hint_at(space, SPACES)
            yield Problem("unknown-space", {"space": space, **hint}, field=field)


# --- the deal and the pieces --------------------------------------------------------------------


def _deal(scenario: Scenario) -> Problems:
    holders = Counter(hand.seat for hand in scenario.hands)
    wanted: set[str] = set()
    if scenario.phase != "placing":
        wanted = {colour if colour in scenario.seats else "aside" for colour in COLOURS}
    for seat in sorted(wanted - holders.keys()):
        yield Problem("hand-missing", {"seat": seat}, field="hands")
    for seat, count in holders.items():
        if seat not in wanted or count > 1:
            yield Problem("hand-too-many", {"seat": seat}, field="hands")
    for kind in ("identity", "build", "mission"):
        for card, count in Counter(getattr(hand, kind) for hand in scenario.hands).items():
            if count > 1:
                yield Problem("dealt-twice", {"card": card}, field="hands")


def _pieces(scenario: Scenario) -> Problems:
    in_play = {PIECES[piece] for seat in scenario.seats for piece in PIECES_OF[SEAT_INDEX[seat]]}
    in_play.add(PIECES[AMBASSADOR])
    for piece in scenario.places:
        if piece not in in_play:
            yield Problem("piece-not-in-play", {"piece": piece}, field=f"places.{piece}")
    if scenario.phase != "placing":
        for piece in PIECES:
            if piece in in_play and piece not in scenario.places:
                yield Problem("piece-missing", {"piece": piece}, field=f"places.{piece}")


def _half_placed(scenario: Scenario) -> Problems:
    """From the first player on, each has placed four figures on their start spaces, or none."""
    if scenario.phase != "placing":
        return
    if scenario.places.get("ambassador") != "embassy":
        yield Problem("ambassador-not-at-embassy", field="places.ambassador")
    if scenario.first is None:
        yield Problem("first-player-missing", field="first")
        return
    start = scenario.seats.index(scenario.first)
    order = [s for s in scenario.seats[start:] + scenario.seats[:start] if s != "ambassador"]
    for number, seat in enumerate(order):
        has_placed = scenario.to_move in order[number + 1 :]
        pieces = [PIECES[piece] for piece in PIECES_OF[SEAT_INDEX[seat]]]
        spaces = sorted(scenario.places[piece] for piece in pieces if piece in scenario.places)
        starts = sorted(SPACES[space] for space in STARTS[SEAT_INDEX[seat]])
        if spaces != (starts if has_placed else []):
            yield Problem(
                "not-on-start-spaces" if has_placed else "placed-too-early", {"seat": seat}
            )


def _turn_and_note(scenario: Scenario) -> Problems:
    limit = scenario.rules.turn_limit
    if limit is not None and scenario.turn > limit:
        yield Problem("turn-out-of-range", {"turn": scenario.turn}, field="turn")
    note = scenario.note
    if note is None:
        return
    if "ambassador" not in scenario.seats or scenario.phase == "placing":
        yield Problem("nobody-can-have-written-a-note", field="note")
    if not is_possible(note):
        yield Problem("impossible-note", field="note")


# --- the moment of play -------------------------------------------------------------------------


def _open_state(scenario: Scenario) -> State:
    """The state but for the hands, on which nothing here depends."""
    return state_of(replace(scenario, hands=()))


def _fields_of_phase(scenario: Scenario) -> Problems:
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


def _standing(scenario: Scenario) -> Problems:
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


def _movement(scenario: Scenario) -> Problems:
    state = _open_state(scenario)
    if state.phase is MOVING:
        yield from _steps(state)
    elif state.phase not in (PLACING, OPENING) and not can_end_movement(state):
        yield Problem("movement-cannot-have-ended", field="places")


def _handshake(scenario: Scenario) -> Problems:
    if scenario.phase != "shaking-hands":
        return
    if "ambassador" in (scenario.to_move, scenario.offered_hand):
        yield Problem("ambassador-shakes-no-hands", field="offered_hand")
    if scenario.to_move == scenario.offered_hand:
        yield Problem("hand-offered-to-own-seat", field="offered_hand")


def _balls(scenario: Scenario) -> Problems:
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


def _question(scenario: Scenario) -> Problems:
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


def _way_on(scenario: Scenario) -> Problems:
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


_MOMENT: Final = ("seats", "to_move", "phase", "places", "rules")
_TURN: Final = (*_MOMENT, "balls", "steps", "question", "shown", "offered_hand")

CHECKS: Final[tuple[Check[Scenario], ...]] = (
    Check(_seats, ("seats",)),
    Check(_seats_in_play, ("seats",), (_seats,)),
    Check(_spaces, ("places",)),
    Check(_deal, ("seats", "hands", "phase"), (_seats,)),
    Check(_pieces, ("seats", "places", "phase"), (_seats,)),
    Check(_half_placed, (*_MOMENT, "first"), (_seats, _seats_in_play, _spaces)),
    Check(_turn_and_note, ("seats", "phase", "rules", "turn", "note"), (_seats,)),
    Check(shown_problems, ("hands", "shown", "rules"), (_seats, _seats_in_play, _deal)),
    Check(_fields_of_phase, (*_TURN, "first"), (_seats, _seats_in_play)),
    Check(_standing, _MOMENT, (_seats, _seats_in_play, _spaces, _pieces, _half_placed)),
    Check(_balls, _TURN, (_seats, _seats_in_play, _fields_of_phase)),
    Check(_movement, _TURN, (_standing, _fields_of_phase, _balls)),
    Check(_question, _TURN, (_standing, _fields_of_phase, shown_problems)),
    Check(_handshake, _TURN, (_fields_of_phase,)),
    Check(_way_on, _TURN, (_movement, _question, _handshake)),
    Check(laid_problems, ("seats", "phase", "rules", "chance"), (_seats,)),
)
"""What must hold of a scenario, in the order in which it is told."""
