"""Whether a scenario is possible: everything that is wrong with it, as codes and parameters.

Checks in layers: seats and names, then the deal and the pieces, then the moment of play. A layer
is looked at only where the ones before it are sound.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Final, TypeAlias

from inkognito.board.cards import (
    CARD_INDEX,
    Hand,
    SecretHand,
    face_of,
    faces_of,
    is_grey,
    secret_hand,
)
from inkognito.board.commands import Step
from inkognito.board.events import PieceStepped
from inkognito.board.evolve import evolve
from inkognito.board.legal import LADDER, REACH, can_end_movement, met_pieces, movers, penalty
from inkognito.board.missions import PHANTOM_BALLS
from inkognito.board.moves import last_step_undone
from inkognito.board.notes import is_possible
from inkognito.board.options import options
from inkognito.board.pieces import AMBASSADOR, PIECE_INDEX, PIECES, PIECES_OF, Ball, owner_of
from inkognito.board.scenario import OpenQuestion, Scenario, ShownSet, state_of
from inkognito.board.shows import ONE_TRUE, PAIR, THREE, TWO_OF_THREE, Form, has_shape, is_truthful
from inkognito.board.state import (
    ANSWERING,
    EXPELLING,
    MOVING,
    NOWHERE,
    OPENING,
    PLACING,
    REPLACING,
    SHAKING_HANDS,
    Question,
    State,
    asked,
    form_of,
)
from inkognito.board.venice import BITS, SPACE_INDEX, SPACES, STARTS
from inkognito.core.refusals import Problem, Refused
from inkognito.core.scenario_text import check_layers
from inkognito.core.seats import AMBASSADOR_SEAT, COLOURS, SEAT_INDEX, SEATS, Colour, check_seats

Problems: TypeAlias = Iterator[Problem]


def check(scenario: Scenario) -> None:
    """Raise ImpossibleScenario with all that is wrong, if anything is."""
    check_layers(scenario, _LAYERS)


# --- seats and names ----------------------------------------------------------------------------


def _seats_and_names(scenario: Scenario) -> Problems:
    try:
        check_seats(scenario.seats)
    except Refused as refused:
        yield Problem(refused.code, refused.refusal.params)
        return
    named = [scenario.to_move, scenario.offered_hand, scenario.ambassador_moved_by, scenario.first]
    named += [scenario.question.agent] if scenario.question else []
    for shown in scenario.shown:
        named += [shown.seat, *shown.to]
    for seat in dict.fromkeys(named):
        if seat is not None and seat not in scenario.seats:
            yield Problem("seat-not-in-play", {"seat": seat})
    spaces = [*scenario.places.values(), *(step.origin for step in scenario.steps)]
    for space in dict.fromkeys(spaces):
        if space not in SPACE_INDEX:
            yield Problem("unknown-space", {"space": space})


# --- the deal and the pieces --------------------------------------------------------------------


def _deal_and_pieces(scenario: Scenario) -> Problems:
    yield from _deal(scenario)
    yield from _pieces(scenario)
    yield from _turn_and_note(scenario)


def _deal(scenario: Scenario) -> Problems:
    holders = Counter(hand.seat for hand in scenario.hands)
    wanted: set[str] = set()
    if scenario.phase != "placing":
        wanted = {colour if colour in scenario.seats else "aside" for colour in COLOURS}
    for seat in sorted(wanted - holders.keys()):
        yield Problem("hand-missing", {"seat": seat})
    for seat, count in holders.items():
        if seat not in wanted or count > 1:
            yield Problem("hand-too-many", {"seat": seat})
    for kind in ("identity", "build", "mission"):
        for card, count in Counter(getattr(hand, kind) for hand in scenario.hands).items():
            if count > 1:
                yield Problem("dealt-twice", {"card": card})


def _pieces(scenario: Scenario) -> Problems:
    in_play = {PIECES[piece] for seat in scenario.seats for piece in PIECES_OF[SEAT_INDEX[seat]]}
    in_play.add(PIECES[AMBASSADOR])
    for piece in scenario.places:
        if piece not in in_play:
            yield Problem("piece-not-in-play", {"piece": piece})
    if scenario.phase == "placing":
        yield from _half_placed(scenario)
    else:
        for piece in PIECES:
            if piece in in_play and piece not in scenario.places:
                yield Problem("piece-missing", {"piece": piece})


def _half_placed(scenario: Scenario) -> Problems:
    """From the first player on, each has placed four figures on his start spaces, or none (B1)."""
    if scenario.places.get("ambassador") != "embassy":
        yield Problem("ambassador-not-at-embassy")
    if scenario.first is None:
        yield Problem("first-player-missing")
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
        yield Problem("turn-out-of-range", {"turn": scenario.turn})
    note = scenario.note
    if note is None:
        return
    if "ambassador" not in scenario.seats or scenario.phase == "placing":
        yield Problem("nobody-can-have-written-a-note")
    if not is_possible(note):
        yield Problem("impossible-note")


# --- what has been shown ------------------------------------------------------------------------


def _shown(scenario: Scenario) -> Problems:
    hands: dict[str, Hand] = {hand.seat: hand for hand in scenario.hands}
    threes: set[tuple[Colour, str, int]] = set()
    for number, shown in enumerate(scenario.shown, start=1):
        problem = _problem_of_shown(shown, hands)
        if problem is not None:
            yield Problem(problem, {"shown": number, "seat": shown.seat, "cards": shown.cards})
            continue
        key = shown.seat, shown.to[-1], faces_of(shown.cards)
        if len(shown.cards) == _FULL and scenario.rules.repeats == "prevented" and key in threes:
            yield Problem("shown-repeat", {"shown": number, "seat": shown.seat})
        threes.add(key)


_FULL: Final = 3
_FORMS: Final[dict[int, tuple[Form, ...]]] = {3: (THREE,), 2: (PAIR, TWO_OF_THREE), 1: (ONE_TRUE,)}


def _problem_of_shown(shown: ShownSet, hands: Mapping[str, Hand]) -> str | None:
    if shown.seat not in hands:
        return "shown-before-the-deal"
    hand = secret_hand(hands[shown.seat])
    if not _is_audience(shown):
        return "shown-to-nobody-who-may-ask"
    if not _are_own_cards(shown, hand):
        return "shown-not-his-card"
    faces = faces_of(shown.cards)
    forms = _FORMS.get(faces.bit_count(), ()) if faces.bit_count() == len(shown.cards) else ()
    if not any(has_shape(faces, about, form) for about in range(2) for form in forms):
        return "shown-wrong-cards"
    return None if is_truthful(faces, hand) else "shown-nothing-true"


def _is_audience(shown: ShownSet) -> bool:
    """One asker; the Ambassador's player before him where he passes a pair on."""
    if not shown.to or shown.seat in shown.to or len(set(shown.to)) < len(shown.to):
        return False
    if "ambassador" in shown.to and len(shown.cards) == _FULL:
        return False
    return len(shown.to) == 1 or (len(shown.to) == 2 and shown.to[0] == "ambassador")


def _are_own_cards(shown: ShownSet, hand: SecretHand) -> bool:
    cards = (CARD_INDEX[card] for card in shown.cards)
    return all(hand.grey >> face_of(card) & 1 for card in cards if is_grey(card))


# --- the moment of play -------------------------------------------------------------------------


def _moment(scenario: Scenario) -> Problems:
    state = state_of(scenario)
    yield from _fields_of_phase(scenario, state)
    yield from _shared_spaces(state)
    if state.phase is MOVING:
        yield from _balls(scenario, state)


def _fields_of_phase(scenario: Scenario, state: State) -> Problems:
    """Each phase has just the fields it needs."""
    phase = state.phase
    if phase is not MOVING and (scenario.balls or scenario.steps):
        yield Problem("balls-only-while-moving")
    if phase is OPENING and state.seat == AMBASSADOR_SEAT:
        yield Problem("ambassador-does-not-shake")
    if phase is PLACING and scenario.rules.placement != "choose":
        yield Problem("placement-is-not-chosen")
    if phase is not PLACING and scenario.first is not None:
        yield Problem("first-player-only-while-placing")
    if phase is PLACING and state.seat == AMBASSADOR_SEAT:
        yield Problem("nothing-to-place", {"seat": SEATS[state.seat]})
    if (phase in (ANSWERING, EXPELLING, REPLACING)) != (scenario.question is not None):
        yield Problem("question-missing" if scenario.question is None else "question-too-many")
    if (phase is SHAKING_HANDS) != (scenario.offered_hand is not None):
        yield Problem("hand-offer-missing" if phase is SHAKING_HANDS else "hand-offer-too-many")


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
            yield Problem("space-shared", {"space": SPACES[space], "pieces": names})


def _course_of_play(scenario: Scenario) -> Problems:
    state = state_of(scenario)
    if state.phase is MOVING:
        yield from _steps(state)
    elif state.phase not in (PLACING, OPENING) and not can_end_movement(state):
        yield Problem("movement-cannot-have-ended")
    if scenario.question is not None:
        yield from _question(scenario, scenario.question, state)
    if state.phase is SHAKING_HANDS and AMBASSADOR_SEAT in (state.seat, state.offered):
        yield Problem("ambassador-shakes-no-hands")
    if state.phase is SHAKING_HANDS and state.seat == state.offered:
        yield Problem("hand-offered-to-himself")


def _balls(scenario: Scenario, state: State) -> Problems:
    used = Counter([*scenario.balls, *(step.ball for step in scenario.steps)])
    urn: dict[Ball, int] = {"ambassador": 2}
    if state.seat != AMBASSADOR_SEAT:
        urn = PHANTOM_BALLS[scenario.rules.phantom]
    if used["none"] or used - Counter(urn) or used.total() > _drawn(state):
        yield Problem("balls-impossible", {"balls": tuple(used.elements())})


def _steps(state: State) -> Problems:
    """Take this turn's steps back one by one: each must have been possible where the pieces stood.

    Where no step is left out, nobody shared a space before the first one (B5).
    """
    are_complete = len(state.balls) + len(state.steps) == _drawn(state)
    while state.steps:
        step, number = state.steps[-1], len(state.steps)
        here = state.places[step.piece]
        may_move = step.piece in movers(state, step.ball)
        if not may_move or not REACH[step.ball][step.origin] & BITS[here]:
            yield Problem("step-impossible", {"step": number})
            return
        state = evolve(state, last_step_undone(state))
        yield from _shared_spaces(state)
    standing = [place for place in state.places if place != NOWHERE]
    if are_complete and len(set(standing)) < len(standing):
        yield Problem("space-shared-before-the-first-step")


def _drawn(state: State) -> int:
    """How many balls a turn begins with."""
    return 2 if state.seat == AMBASSADOR_SEAT else 3


def _question(scenario: Scenario, question: OpenQuestion, state: State) -> Problems:
    piece = PIECE_INDEX[question.piece]
    agent = SEAT_INDEX[question.agent]
    if piece not in met_pieces(state):
        yield Problem("question-without-meeting", {"piece": question.piece})
    if agent == state.seat or (piece != AMBASSADOR and owner_of(piece) != agent):
        yield Problem("question-to-the-wrong-agent", {"agent": question.agent})
    if question.objected and scenario.rules.repeats == "prevented":
        yield Problem("objection-where-repeats-are-prevented")
    if (question.objected and state.phase is ANSWERING) or (
        question.owed and not question.objected
    ):
        yield Problem("objection-before-the-answer")
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
        yield Problem("answer-missing", {"seat": agent})
    elif state.phase is REPLACING and not question.owed == penalty(state, question) > 0:
        yield Problem("nothing-to-replace", {"owed": question.owed})


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
        yield Problem("no-way-on", {"seat": SEATS[state.seat]})


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


_LAYERS: Final[tuple[Callable[[Scenario], Problems], ...]] = (
    _seats_and_names,
    _deal_and_pieces,
    _shown,
    _moment,
    _course_of_play,
    _way_on,
)
