"""What a seat may do now, fully enumerated, computed from what that seat may know.

Commands are built once, when the module loads; enumerating them only picks. The rules themselves
are in `legal`: this module must not decide anything.
"""

from collections.abc import Callable
from functools import cache
from itertools import permutations
from typing import Final, TypeAlias

from inkognito.board.cards import ABOUTS, BUILDS, Faces, SecretHand
from inkognito.board.commands import (
    AnswerHand,
    AnyCommand,
    DeclareAlone,
    DeclareMission,
    EndMovement,
    EndTurn,
    Expel,
    Note,
    ObjectToRepeat,
    PlaceFigures,
    QuestionAgent,
    QuestionThroughAmbassador,
    ShakePhantom,
    ShowCards,
    SlipAway,
    Step,
    Suspect,
    UndoAllSteps,
    UndoStep,
    WriteNote,
)
from inkognito.board.legal import (
    LADDER,
    REACH,
    can_declare,
    can_end_movement,
    can_object,
    can_write_note,
    destinations,
    expulsion_spaces,
    ladder_is_open,
    meeting_spaces,
    met_pieces,
    movers,
    must_be_fresh,
    owed_form,
    shown_before,
    slip_spaces,
)
from inkognito.board.pieces import AMBASSADOR, AMBASSADOR_BALL, BALLS, FIGURES, PIECES, PIECES_OF
from inkognito.board.shows import Form, is_fresh, legal_shows
from inkognito.board.state import (
    ANSWERING,
    EXPELLING,
    MEETING,
    MOVING,
    NOBODY,
    OPENING,
    OVER,
    PLACING,
    REPLACING,
    SHAKING_HANDS,
    Phase,
    State,
    actor,
    agents_in,
    asked,
    other_agents,
)
from inkognito.board.venice import BITS, SPACES, STARTS, Mask, chosen
from inkognito.core.agents import IDENTITIES
from inkognito.core.seats import AMBASSADOR_SEAT, COLOURS

Commands: TypeAlias = tuple[AnyCommand, ...]


def to_act(state: State) -> tuple[int, ...]:
    """The seats that may act now: the one that is waited for, and the Ambassador with his note."""
    waited_for = actor(state)
    seats = () if waited_for == NOBODY else (waited_for,)
    if waited_for != AMBASSADOR_SEAT and can_write_note(state):
        return (*seats, AMBASSADOR_SEAT)
    return seats


def options(state: State, seat: int) -> Commands:
    """All that the seat may do now."""
    offered = _OFFERS[state.phase](state) if seat == actor(state) else ()
    if seat == AMBASSADOR_SEAT and can_write_note(state):
        return (*offered, *_NOTES)
    return offered


# --- commands, built once -----------------------------------------------------------------------

_SHAKE: Final[Commands] = (ShakePhantom(),)
_UNDO: Final[Commands] = (UndoStep(), UndoAllSteps())
_END_MOVEMENT: Final = EndMovement()
_END_TURN: Final = EndTurn()
_OBJECT: Final = ObjectToRepeat()
_HANDS: Final[Commands] = (AnswerHand(accept=True), AnswerHand(accept=False))
_EXPEL: Final[Commands] = tuple(Expel(space) for space in SPACES)
_SLIP: Final[tuple[Commands, ...]] = tuple(
    tuple(SlipAway(figure, space) for space in SPACES) for figure in FIGURES
)
_QUESTION: Final[tuple[Commands, ...]] = tuple(
    tuple(QuestionAgent(figure, about) for about in ABOUTS) for figure in FIGURES
)
_ASK_AMBASSADOR: Final[tuple[Commands, ...]] = tuple(
    tuple(QuestionThroughAmbassador(colour, about) for about in ABOUTS) for colour in COLOURS
)
_PLACE: Final[tuple[Commands, ...]] = tuple(
    tuple(PlaceFigures(*(SPACES[space] for space in order)) for order in permutations(starts))
    for starts in STARTS
)
_NOTES: Final[Commands] = tuple(
    WriteNote(Note(*(Suspect(*facts) for facts in zip(identities, builds, strict=True))))
    for identities in permutations(IDENTITIES)
    for builds in permutations(BUILDS)
)

_StepsFrom: TypeAlias = tuple[tuple[tuple[Mask, Step], ...], Commands]


def _steps_by_space(ball: int, piece: int) -> tuple[_StepsFrom, ...]:
    steps = tuple(Step(BALLS[ball], PIECES[piece], space) for space in SPACES)
    table = []
    for reach in REACH[ball]:
        near = chosen(tuple(zip(BITS, steps, strict=True)), reach)
        table.append((near, tuple(step for _, step in near)))
    return tuple(table)


_STEPS: Final[tuple[dict[int, tuple[_StepsFrom, ...]], ...]] = tuple(
    {
        piece: _steps_by_space(ball, piece)
        for piece in ((AMBASSADOR,) if ball == AMBASSADOR_BALL else range(AMBASSADOR))
    }
    for ball in range(len(REACH))
)
"""By ball, piece and space: the steps from there with the bits of their ends, and all of them."""


# --- offers, phase by phase ---------------------------------------------------------------------


def _placing(state: State) -> Commands:
    return _PLACE[state.seat]


def _opening(state: State) -> Commands:
    return _SHAKE + _declarations(state)


def _moving(state: State) -> Commands:
    offered: list[AnyCommand] = []
    for ball in dict.fromkeys(state.balls):
        steps_of, reach, pieces = _STEPS[ball], REACH[ball], movers(state, ball)
        for piece, mask in zip(pieces, destinations(state, ball, pieces), strict=True):
            space = state.places[piece]
            near, all_steps = steps_of[piece][space]
            if mask == reach[space]:
                offered += all_steps
            elif mask:
                offered += [step for bit, step in near if mask & bit]
    if state.steps:
        offered += _UNDO
    if can_end_movement(state):
        offered.append(_END_MOVEMENT)
    return tuple(offered)


def _meeting(state: State) -> Commands:
    offered: list[AnyCommand] = []
    is_agent = state.seat != AMBASSADOR_SEAT
    for piece in met_pieces(state):
        if piece != AMBASSADOR:
            offered += _QUESTION[piece]
        else:
            for agent in other_agents(state.order, state.seat):
                offered += _ASK_AMBASSADOR[agent]
        if not is_agent:
            offered += chosen(_EXPEL, expulsion_spaces(state, piece))
    if is_agent:
        meetings = meeting_spaces(state)
        for figure in PIECES_OF[state.seat] if meetings else ():
            if meetings & BITS[state.places[figure]]:
                offered += chosen(_SLIP[figure], slip_spaces(state, figure))
    if not offered:
        offered.append(_END_TURN)
    return (*offered, *_declarations(state))


def _showing(state: State) -> Commands:
    question = asked(state)
    form, hand = owed_form(state, question), state.hands[question.agent]
    shows = _show_commands(question.about, form, hand)
    if not must_be_fresh(state):
        return tuple(command for _, command in shows)
    before = shown_before(state, question)
    if not before:
        return tuple(command for _, command in shows)
    fresh = tuple(command for faces, command in shows if is_fresh(faces, form, before))
    if ladder_is_open(state, question):
        ladder = _show_commands(question.about, LADDER[form], hand)
        return fresh + tuple(command for _, command in ladder)
    return fresh


def _expelling(state: State) -> Commands:
    question = asked(state)
    offered = chosen(_EXPEL, expulsion_spaces(state, question.piece))
    if can_object(state, question):
        offered += (_OBJECT,)
    return offered + _declarations(state)


def _shaking_hands(_state: State) -> Commands:
    return _HANDS


def _over(_state: State) -> Commands:
    return ()


def _declarations(state: State) -> Commands:
    return _declarations_of(state.order, state.seat) if can_declare(state) else ()


@cache
def _declarations_of(order: tuple[int, ...], seat: int) -> Commands:
    hands = tuple(DeclareMission(COLOURS[other]) for other in other_agents(order, seat))
    return hands if len(agents_in(order)) == len(COLOURS) else (*hands, DeclareAlone())


@cache
def _show_commands(about: int, form: Form, hand: SecretHand) -> tuple[tuple[Faces, ShowCards], ...]:
    return tuple((faces, _show_of(cards)) for faces, cards in legal_shows(about, form, hand))


_show_of = cache(ShowCards)


_OFFERS: Final[dict[Phase, Callable[[State], Commands]]] = {
    PLACING: _placing,
    OPENING: _opening,
    MOVING: _moving,
    MEETING: _meeting,
    ANSWERING: _showing,
    EXPELLING: _expelling,
    REPLACING: _showing,
    SHAKING_HANDS: _shaking_hands,
    OVER: _over,
}
