"""How an event changes the state: total, no choices, no chance, no clock.

An event that was decided once can always be applied again, by this version and by later ones.
"""

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from inkognito.board.cards import ABOUT_INDEX, hands_by_colour
from inkognito.board.events import (
    AgentQuestioned,
    AmbassadorQuestioned,
    AnyEvent,
    CardsShown,
    FigureSlippedAway,
    FiguresPlaced,
    GameEnded,
    GameOpened,
    HandAnswered,
    HandsDealt,
    MissionDeclared,
    MovementEnded,
    NoteWritten,
    PhantomShaken,
    PieceExpelled,
    PieceStepped,
    RepeatClaimed,
    ScenarioSet,
    StepUndone,
    TurnBegan,
)
from inkognito.board.pieces import (
    AMBASSADOR,
    AMBASSADOR_BALL,
    BALL_INDEX,
    NO_BALL,
    PIECE_INDEX,
    PIECES_OF,
    owner_of,
)
from inkognito.board.scenario import state_of
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
    UNPLACED,
    Masks,
    Places,
    Question,
    State,
    StepTaken,
    asked,
    mask_of_seat,
    next_to_place,
    with_shown,
)
from inkognito.board.venice import BITS, EMBASSY, SPACE_INDEX
from inkognito.core.seats import AMBASSADOR_SEAT, SEAT_INDEX


def evolve(state: State, event: AnyEvent) -> State:
    """The state after the event."""
    return HANDLERS[type(event)](state, event)


def _opened(_state: State, event: GameOpened) -> State:
    order = tuple(SEAT_INDEX[seat] for seat in event.seats)
    places, masks = _moved(UNPLACED, (0,) * (AMBASSADOR_SEAT + 1), AMBASSADOR, EMBASSY)
    first = SEAT_INDEX[event.first]
    state = State(
        rules=event.rules,
        order=order,
        first=first,
        seat=first,
        places=places,
        masks=masks,
        phase=PLACING,
    )
    return replace(state, seat=next_to_place(state, first)) if first == AMBASSADOR_SEAT else state


def _scenario_set(_state: State, event: ScenarioSet) -> State:
    return state_of(event.scenario)


def _placed(state: State, event: FiguresPlaced) -> State:
    seat = SEAT_INDEX[event.seat]
    places = list(state.places)
    spaces = (event.tall, event.short, event.fat, event.thin)
    for piece, space in zip(PIECES_OF[seat], spaces, strict=True):
        places[piece] = SPACE_INDEX[space]
    masks = list(state.masks)
    masks[seat] = mask_of_seat(tuple(places), seat)
    return replace(state, places=tuple(places), masks=tuple(masks), seat=next_to_place(state, seat))


def _dealt(state: State, event: HandsDealt) -> State:
    return replace(state, hands=hands_by_colour(event.hands))


def _turn_began(state: State, event: TurnBegan) -> State:
    seat = SEAT_INDEX[event.seat]
    is_ambassador = seat == AMBASSADOR_SEAT
    return replace(
        state,
        seat=seat,
        turn=event.turn,
        phase=MOVING if is_ambassador else OPENING,
        balls=(AMBASSADOR_BALL, AMBASSADOR_BALL) if is_ambassador else (),
        steps=(),
        question=None,
    )


def _shaken(state: State, event: PhantomShaken) -> State:
    drawn = (BALL_INDEX[ball] for ball in event.balls)
    return replace(state, phase=MOVING, balls=tuple(ball for ball in drawn if ball != NO_BALL))


def _stepped(state: State, event: PieceStepped) -> State:
    ball, piece = BALL_INDEX[event.ball], PIECE_INDEX[event.piece]
    used = state.balls.index(ball)
    places, masks = _moved(state.places, state.masks, piece, SPACE_INDEX[event.to])
    return replace(
        state,
        places=places,
        masks=masks,
        balls=state.balls[:used] + state.balls[used + 1 :],
        steps=(*state.steps, StepTaken(ball, piece, state.places[piece])),
    )


def _undone(state: State, _event: StepUndone) -> State:
    *steps, last = state.steps
    places, masks = _moved(state.places, state.masks, last.piece, last.origin)
    return replace(
        state,
        places=places,
        masks=masks,
        balls=tuple(sorted((*state.balls, last.ball))),
        steps=tuple(steps),
    )


def _movement_ended(state: State, _event: MovementEnded) -> State:
    moved_ambassador = any(step.piece == AMBASSADOR for step in state.steps)
    return replace(
        state,
        phase=MEETING,
        balls=(),
        steps=(),
        ambassador_mover=state.seat if moved_ambassador else state.ambassador_mover,
    )


def _agent_questioned(state: State, event: AgentQuestioned) -> State:
    question = Question(
        SEAT_INDEX[event.agent], ABOUT_INDEX[event.about], PIECE_INDEX[event.figure]
    )
    return replace(state, phase=ANSWERING, question=question)


def _ambassador_questioned(state: State, event: AmbassadorQuestioned) -> State:
    question = Question(SEAT_INDEX[event.agent], ABOUT_INDEX[event.about], AMBASSADOR)
    return replace(state, phase=ANSWERING, question=question)


def _shown(state: State, event: CardsShown) -> State:
    viewers = tuple(SEAT_INDEX[viewer] for viewer in event.to)
    shown = with_shown(state.shown, SEAT_INDEX[event.seat], viewers, event.cards)
    return replace(state, phase=EXPELLING, shown=shown)


def _repeat_claimed(state: State, event: RepeatClaimed) -> State:
    question = replace(asked(state), objected=True, owed=event.owed)
    return replace(state, phase=REPLACING if event.held else EXPELLING, question=question)


def _expelled(state: State, event: PieceExpelled) -> State:
    piece = PIECE_INDEX[event.piece]
    places, masks = _moved(state.places, state.masks, piece, SPACE_INDEX[event.to])
    return replace(
        state,
        phase=MEETING,
        places=places,
        masks=masks,
        question=None,
        ambassador_mover=state.seat if piece == AMBASSADOR else state.ambassador_mover,
    )


def _slipped(state: State, event: FigureSlippedAway) -> State:
    figure = PIECE_INDEX[event.figure]
    places, masks = _moved(state.places, state.masks, figure, SPACE_INDEX[event.to])
    return replace(state, places=places, masks=masks)


def _declared(state: State, event: MissionDeclared) -> State:
    offered = NOBODY if event.hand is None else SEAT_INDEX[event.hand]
    return replace(state, phase=SHAKING_HANDS, offered=offered, question=None)


def _hand_answered(state: State, _event: HandAnswered) -> State:
    return state


def _note_written(state: State, event: NoteWritten) -> State:
    return replace(state, note=event.note)


def _ended(state: State, _event: GameEnded) -> State:
    return replace(state, phase=OVER)


def _moved(places: Places, masks: Masks, piece: int, to: int) -> tuple[Places, Masks]:
    """The places and masks after the piece has moved."""
    new_places = list(places)
    new_places[piece] = to
    seat = owner_of(piece)
    mask = 0
    for one in PIECES_OF[seat]:
        mask |= BITS[new_places[one]]
    new_masks = list(masks)
    new_masks[seat] = mask
    return tuple(new_places), tuple(new_masks)


HANDLERS: Final[dict[type[AnyEvent], Callable[[State, Any], State]]] = {
    GameOpened: _opened,
    ScenarioSet: _scenario_set,
    FiguresPlaced: _placed,
    HandsDealt: _dealt,
    TurnBegan: _turn_began,
    PhantomShaken: _shaken,
    PieceStepped: _stepped,
    StepUndone: _undone,
    MovementEnded: _movement_ended,
    AgentQuestioned: _agent_questioned,
    AmbassadorQuestioned: _ambassador_questioned,
    CardsShown: _shown,
    RepeatClaimed: _repeat_claimed,
    PieceExpelled: _expelled,
    FigureSlippedAway: _slipped,
    MissionDeclared: _declared,
    HandAnswered: _hand_answered,
    NoteWritten: _note_written,
    GameEnded: _ended,
}
