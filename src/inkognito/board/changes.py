"""How each event changes the state: total, no choices, no chance, no clock.

An event that was decided once can always be applied again, by this version and by later ones.
"""

from msgspec.structs import replace

from inkognito.board.cards import ABOUT_INDEX, hands_by_colour
from inkognito.board.events import (
    AgentQuestioned,
    AmbassadorQuestioned,
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


def game_opened(_state: State, event: GameOpened) -> State:
    """The table is laid, and the first player to place their figures is waited for."""
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


def scenario_set(_state: State, event: ScenarioSet) -> State:
    """The position is the scenario's."""
    return state_of(event.scenario)


def figures_placed(state: State, event: FiguresPlaced) -> State:
    """A player's figures stand on their spaces; the next player places theirs."""
    seat = SEAT_INDEX[event.seat]
    places = list(state.places)
    spaces = (event.tall, event.short, event.fat, event.thin)
    for piece, space in zip(PIECES_OF[seat], spaces, strict=True):
        places[piece] = SPACE_INDEX[space]
    masks = list(state.masks)
    masks[seat] = mask_of_seat(tuple(places), seat)
    return replace(state, places=tuple(places), masks=tuple(masks), seat=next_to_place(state, seat))


def hands_dealt(state: State, event: HandsDealt) -> State:
    """Everybody holds their cards."""
    return replace(state, hands=hands_by_colour(event.hands))


def turn_began(state: State, event: TurnBegan) -> State:
    """The seat's turn begins; the Ambassador's player has two balls from the start."""
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


def phantom_shaken(state: State, event: PhantomShaken) -> State:
    """The balls can be used, the blank ones left out."""
    drawn = (BALL_INDEX[ball] for ball in event.balls)
    return replace(state, phase=MOVING, balls=tuple(ball for ball in drawn if ball != NO_BALL))


def piece_stepped(state: State, event: PieceStepped) -> State:
    """The piece stands elsewhere, the ball is used, and the step can be undone."""
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


def step_undone(state: State, _event: StepUndone) -> State:
    """The piece stands where it came from, and the ball can be used again."""
    *steps, last = state.steps
    places, masks = _moved(state.places, state.masks, last.piece, last.origin)
    return replace(
        state,
        places=places,
        masks=masks,
        balls=tuple(sorted((*state.balls, last.ball))),
        steps=tuple(steps),
    )


def movement_ended(state: State, _event: MovementEnded) -> State:
    """No ball is left, and meetings begin."""
    moved_ambassador = any(step.piece == AMBASSADOR for step in state.steps)
    return replace(
        state,
        phase=MEETING,
        balls=(),
        steps=(),
        ambassador_mover=state.seat if moved_ambassador else state.ambassador_mover,
    )


def agent_questioned(state: State, event: AgentQuestioned) -> State:
    """The owner of the figure owes an answer."""
    question = Question(
        SEAT_INDEX[event.agent], ABOUT_INDEX[event.about], PIECE_INDEX[event.figure]
    )
    return replace(state, phase=ANSWERING, question=question)


def ambassador_questioned(state: State, event: AmbassadorQuestioned) -> State:
    """The agent owes an answer through the Ambassador."""
    question = Question(SEAT_INDEX[event.agent], ABOUT_INDEX[event.about], AMBASSADOR)
    return replace(state, phase=ANSWERING, question=question)


def cards_shown(state: State, event: CardsShown) -> State:
    """The viewers have seen the cards, and the piece met can be expelled."""
    viewers = tuple(SEAT_INDEX[viewer] for viewer in event.to)
    shown = with_shown(state.shown, SEAT_INDEX[event.seat], viewers, event.cards)
    return replace(state, phase=EXPELLING, shown=shown)


def repeat_claimed(state: State, event: RepeatClaimed) -> State:
    """The objection is spent; if it held, a replacement is owed."""
    question = replace(asked(state), objected=True, owed=event.owed)
    return replace(state, phase=REPLACING if event.held else EXPELLING, question=question)


def piece_expelled(state: State, event: PieceExpelled) -> State:
    """The piece stands elsewhere, and this meeting is over."""
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


def figure_slipped_away(state: State, event: FigureSlippedAway) -> State:
    """The figure stands elsewhere."""
    figure = PIECE_INDEX[event.figure]
    places, masks = _moved(state.places, state.masks, figure, SPACE_INDEX[event.to])
    return replace(state, places=places, masks=masks)


def mission_declared(state: State, event: MissionDeclared) -> State:
    """The offered hand is waited for, if one is offered."""
    offered = NOBODY if event.hand is None else SEAT_INDEX[event.hand]
    return replace(state, phase=SHAKING_HANDS, offered=offered, question=None)


def hand_answered(state: State, _event: HandAnswered) -> State:
    """Nothing changes yet: the end of the game follows."""
    return state


def note_written(state: State, event: NoteWritten) -> State:
    """The note is kept."""
    return replace(state, note=event.note)


def game_ended(state: State, _event: GameEnded) -> State:
    """Nobody is waited for any more."""
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
