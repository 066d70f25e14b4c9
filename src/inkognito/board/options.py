"""What a seat may do now, fully enumerated, computed from what that seat may know.

Commands are built once, when the module loads; enumerating them only picks. The rules themselves
are in `legal`: this module must not decide anything.
"""

from collections.abc import Callable
from functools import cache
from itertools import permutations
from typing import Final, TypeAlias

from inkognito.board.cards import ABOUTS, Faces, SecretHand
from inkognito.board.commands import (
    AnswerHand,
    AnyCommand,
    DeclareAlone,
    DeclareMission,
    EndMovement,
    EndTurn,
    Expel,
    ObjectToRepeat,
    PlaceFigures,
    QuestionAgent,
    QuestionThroughAmbassador,
    ShakePhantom,
    ShowCards,
    SlipAway,
    Step,
    UndoAllSteps,
    UndoStep,
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
    moves_freely,
    must_be_fresh,
    owed_form,
    shown_before,
    slip_spaces,
)
from inkognito.board.note_option import AnyOption, NoteOption
from inkognito.board.pieces import AMBASSADOR, BALLS, FIGURES, PIECES, PIECES_OF
from inkognito.board.shows import Form, is_fresh, legal_shows
from inkognito.board.state import (
    ANSWERING,
    EXPELLING,
    MEETING,
    MOVING,
    OPENING,
    OVER,
    PLACING,
    REPLACING,
    SHAKING_HANDS,
    Phase,
    State,
    actor,
    asked,
    other_agents,
    three_play,
)
from inkognito.board.venice import BITS, SPACES, STARTS, Mask, chosen
from inkognito.core.seats import AMBASSADOR_SEAT, COLOURS

Commands: TypeAlias = tuple[AnyCommand, ...]


def to_act(state: State) -> tuple[int, ...]:
    """The seats that may act now: the one waited for, and the Ambassador's while a note is open."""
    if state.phase is OVER:
        return ()
    waited_for = actor(state)
    if can_write_note(state) and waited_for != AMBASSADOR_SEAT:
        return (waited_for, AMBASSADOR_SEAT)
    return (waited_for,)


def options(state: State, seat: int) -> tuple[AnyOption, ...]:
    """All that the seat may do now; the note to write comes last, as one option to be filled in."""
    offered = _OFFERS[state.phase](state) if seat == actor(state) else ()
    if seat == AMBASSADOR_SEAT and can_write_note(state):
        return (*offered, _NOTE)
    return offered


# --- commands, built once -----------------------------------------------------------------------

_SHAKE: Final[Commands] = (ShakePhantom(),)
_UNDO: Final[Commands] = (UndoStep(), UndoAllSteps())
_END_MOVEMENT: Final = EndMovement()
_END_TURN: Final[Commands] = (EndTurn(),)
_OBJECT: Final = ObjectToRepeat()
_HANDS: Final[Commands] = (AnswerHand(accept=True), AnswerHand(accept=False))
_EXPEL: Final[Commands] = tuple(Expel(space) for space in SPACES)
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
_NOTE: Final = NoteOption()


class _ByMask(dict[Mask, Commands]):
    """Commands by the mask of the spaces they name. Each mask is listed once, then remembered.

    For neighbouring spaces only: their masks are few.
    """

    def __init__(self, by_space: Commands) -> None:
        super().__init__()
        self._by_space = by_space

    def __missing__(self, mask: Mask) -> Commands:
        self[mask] = commands = chosen(self._by_space, mask)
        return commands


@cache
def _steps_of(ball: int, piece: int) -> _ByMask:
    """The steps of the piece with the ball, by the mask of their ends."""
    return _ByMask(tuple(Step(BALLS[ball], PIECES[piece], space) for space in SPACES))


@cache
def _steps(ball: int, pieces: tuple[int, ...]) -> tuple[_ByMask, ...]:
    """The same for each of the pieces."""
    return tuple(_steps_of(ball, piece) for piece in pieces)


@cache
def _free_steps(ball: int, pieces: tuple[int, ...]) -> tuple[tuple[Commands, ...], ...]:
    """The steps of each piece with the ball along every route, by the space where it stands."""
    return tuple(tuple(steps[reach] for reach in REACH[ball]) for steps in _steps(ball, pieces))


_SLIPS: Final = tuple(
    _ByMask(tuple(SlipAway(figure, space) for space in SPACES)) for figure in FIGURES
)
"""By figure."""


# --- offers, phase by phase ---------------------------------------------------------------------


def _placing(state: State) -> Commands:
    return _PLACE[state.seat]


def _opening(state: State) -> Commands:
    return _SHAKE + _declarations(state)


def _moving(state: State) -> Commands:
    offered: list[AnyCommand] = []
    places = state.places
    for ball in dict.fromkeys(state.balls):
        pieces = movers(state, ball)
        if moves_freely(state, ball):
            for piece, steps_from in zip(pieces, _free_steps(ball, pieces), strict=True):
                offered += steps_from[places[piece]]
        else:
            masks = destinations(state, ball, pieces)
            for mask, steps_to in zip(masks, _steps(ball, pieces), strict=True):
                offered += steps_to[mask]
    if state.steps:
        offered += _UNDO
    if can_end_movement(state):
        offered.append(_END_MOVEMENT)
    return tuple(offered)


def _meeting(state: State) -> Commands:
    meetings = meeting_spaces(state)
    if not meetings:
        return _END_TURN + _declarations(state)
    offered: list[AnyCommand] = []
    for piece in met_pieces(state):
        offered += _questions(state, piece)
    for figure in PIECES_OF[state.seat]:
        if figure != AMBASSADOR and meetings & BITS[state.places[figure]]:
            offered += _SLIPS[figure][slip_spaces(state, figure)]
    return (*offered, *_declarations(state))


def _questions(state: State, piece: int) -> Commands:
    """What to ask of a piece met; the Ambassador's player may also just expel it (B21)."""
    if piece == AMBASSADOR:
        others = other_agents(state.order, state.seat)
        return tuple(question for agent in others for question in _ASK_AMBASSADOR[agent])
    if state.seat == AMBASSADOR_SEAT:
        return _QUESTION[piece] + chosen(_EXPEL, expulsion_spaces(state, piece))
    return _QUESTION[piece]


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
    return (*hands, DeclareAlone()) if three_play(order) else hands


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
