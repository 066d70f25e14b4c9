"""What a seat may do now, fully enumerated, computed from what that seat may know.

Commands are built once, when the module loads; enumerating them only picks. The rules themselves
are in `legal`: this module must not decide anything.
"""

from collections.abc import Callable
from itertools import permutations
from typing import Final, TypeAlias

from inkognito.board.cards import ABOUTS, BUILDS, Card, Faces, SecretHand
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
    NOBODY,
    Phase,
    State,
    actor,
    agents,
    asked,
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
_DECLARE_ALONE: Final = DeclareAlone()
_HANDS: Final[Commands] = (AnswerHand(accept=True), AnswerHand(accept=False))
_DECLARE: Final = tuple(DeclareMission(colour) for colour in COLOURS)
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
        steps_of = _STEPS[ball]
        for piece in movers(state, ball):
            space = state.places[piece]
            mask = destinations(state, ball, piece)
            near, all_steps = steps_of[piece][space]
            if mask == REACH[ball][space]:
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
            for agent in agents(state):
                if agent != state.seat:
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
    if not can_declare(state):
        return ()
    seats = agents(state)
    offered: Commands = tuple(_DECLARE[seat] for seat in seats if seat != state.seat)
    return offered if len(seats) == len(COLOURS) else (*offered, _DECLARE_ALONE)


_shows: dict[tuple[int, Form, SecretHand], tuple[tuple[Faces, ShowCards], ...]] = {}
_show_by_cards: dict[tuple[Card, ...], ShowCards] = {}


def _show_commands(
    about: int, form: Form, hand: SecretHand
) -> tuple[tuple[Faces, ShowCards], ...]:
    key = about, form, hand
    if key not in _shows:
        _shows[key] = tuple(
            (faces, _show_by_cards.setdefault(cards, ShowCards(cards)))
            for faces, cards in legal_shows(about, form, hand)
        )
    return _shows[key]


_OFFERS: Final[dict[Phase, Callable[[State], Commands]]] = {
    Phase.PLACING: _placing,
    Phase.OPENING: _opening,
    Phase.MOVING: _moving,
    Phase.MEETING: _meeting,
    Phase.ANSWERING: _showing,
    Phase.EXPELLING: _expelling,
    Phase.REPLACING: _showing,
    Phase.SHAKING_HANDS: _shaking_hands,
    Phase.OVER: _over,
}
