"""What happens on a turn: placing, shaking, stepping, meeting, expelling, ending.

Each function takes one kind of command: it checks seat, time, names and rules, in this order, and
returns the events.
"""

from msgspec.structs import replace

from inkognito.board.cards import ABOUT_INDEX
from inkognito.board.commands import (
    EndMovement,
    EndTurn,
    Expel,
    PlaceFigures,
    QuestionAgent,
    QuestionThroughAmbassador,
    ShakePhantom,
    SlipAway,
    Step,
    UndoAllSteps,
    UndoStep,
)
from inkognito.board.events import (
    AgentQuestioned,
    AmbassadorQuestioned,
    FigureSlippedAway,
    FiguresPlaced,
    MovementEnded,
    PhantomShaken,
    PieceExpelled,
    PieceStepped,
    StepUndone,
    TurnBegan,
)
from inkognito.board.evolve import evolve
from inkognito.board.expect import Events, expect
from inkognito.board.legal import (
    REACH,
    can_end_movement,
    destinations,
    expulsion_spaces,
    meeting_spaces,
    met_pieces,
    movers,
    slip_spaces,
)
from inkognito.board.missions import PHANTOM_DRAWS
from inkognito.board.pieces import (
    AMBASSADOR,
    BALL_INDEX,
    BALLS,
    FIGURE_INDEX,
    PIECE_INDEX,
    PIECES,
    owner_of,
)
from inkognito.board.setup import deal
from inkognito.board.state import (
    EXPELLING,
    MEETING,
    MOVING,
    NOWHERE,
    OPENING,
    PLACING,
    State,
    asked,
    next_seat,
    next_to_place,
    other_agents,
)
from inkognito.board.venice import BITS, SPACE_INDEX, SPACES, STARTS
from inkognito.board.winning import at_turn_limit
from inkognito.core.chance import Chance
from inkognito.core.refusals import Refused
from inkognito.core.seats import AMBASSADOR_SEAT, COLOURS, SEAT_INDEX, SEATS


def place_figures(state: State, seat: int, command: PlaceFigures, chance: Chance) -> Events:
    """Place a player's figures on their start spaces; after the last player, deal (B1)."""
    expect(state, seat, PLACING)
    spaces = [SPACE_INDEX[s] for s in (command.tall, command.short, command.fat, command.thin)]
    if sorted(spaces) != sorted(STARTS[seat]):
        raise Refused("not-your-start-spaces", spaces=tuple(SPACES[s] for s in STARTS[seat]))
    placed = FiguresPlaced(COLOURS[seat], command.tall, command.short, command.fat, command.thin)
    if state.places[4 * next_to_place(state, seat)] == NOWHERE:
        return (placed,)
    seats = tuple(SEATS[one] for one in state.order)
    return (placed, *deal(seats, SEATS[state.first], chance))


def shake_phantom(state: State, seat: int, _command: ShakePhantom, chance: Chance) -> Events:
    """Three of the ten balls appear."""
    expect(state, seat, OPENING)
    draws = PHANTOM_DRAWS[state.rules.phantom]
    return (PhantomShaken(SEATS[seat], draws[chance.below(len(draws), "phantom", state.turn)]),)


def step(state: State, seat: int, command: Step, _chance: Chance) -> Events:
    """One piece moves along one route (B2, B3, B4)."""
    expect(state, seat, MOVING)
    ball, piece = BALL_INDEX[command.ball], PIECE_INDEX[command.piece]
    to = SPACE_INDEX[command.to]
    if ball not in state.balls:
        raise Refused("no-such-ball-left", ball=command.ball)
    origin = state.places[piece]
    if origin == NOWHERE:
        raise Refused("not-in-play", piece=command.piece)
    if piece not in movers(state, ball):
        raise Refused("ball-does-not-move-that", ball=command.ball, piece=command.piece)
    if not destinations(state, ball, (piece,))[0] & BITS[to]:
        why = _why_not(state, ball, piece, to)
        raise Refused(
            "no-such-step", ball=command.ball, piece=command.piece, to=command.to, why=why
        )
    return (PieceStepped(SEATS[seat], command.ball, command.piece, SPACES[origin], command.to),)


def _why_not(state: State, ball: int, piece: int, to: int) -> str:
    """Why a piece can't step there: no such route, somebody stands there, or no legal end."""
    if not REACH[ball][state.places[piece]] & BITS[to]:
        return "no-route"
    were_it_not_the_last = replace(state, balls=(ball, ball))
    can_pass = destinations(were_it_not_the_last, ball, (piece,))[0] & BITS[to]
    return "no-legal-end" if can_pass else "barred"


def undo_step(state: State, seat: int, _command: UndoStep, _chance: Chance) -> Events:
    """The last step is taken back (B2)."""
    expect(state, seat, MOVING)
    return (last_step_undone(state),)


def undo_all_steps(state: State, seat: int, _command: UndoAllSteps, _chance: Chance) -> Events:
    """All steps of this turn are taken back, the last one first (B2)."""
    expect(state, seat, MOVING)
    undone = [last_step_undone(state)]
    for _ in state.steps[1:]:
        state = evolve(state, undone[-1])
        undone.append(last_step_undone(state))
    return tuple(undone)


def last_step_undone(state: State) -> StepUndone:
    """How the last step is taken back."""
    if not state.steps:
        raise Refused("nothing-to-undo")
    step = state.steps[-1]
    here, origin = SPACES[state.places[step.piece]], SPACES[step.origin]
    return StepUndone(SEATS[state.seat], BALLS[step.ball], PIECES[step.piece], here, origin)


def end_movement(state: State, seat: int, _command: EndMovement, _chance: Chance) -> Events:
    """The pieces stay where they are (B2, B6)."""
    expect(state, seat, MOVING)
    if not can_end_movement(state):
        raise Refused("movement-cannot-end")
    return (MovementEnded(SEATS[seat]),)


# --- meetings -----------------------------------------------------------------------------------


def question_agent(state: State, seat: int, command: QuestionAgent, _chance: Chance) -> Events:
    """The owner of a figure that is met owes an answer."""
    expect(state, seat, MEETING)
    figure = FIGURE_INDEX[command.figure]
    ABOUT_INDEX[command.about]
    if figure not in met_pieces(state):
        raise Refused("no-meeting-there", piece=command.figure)
    agent = COLOURS[owner_of(figure)]
    return (AgentQuestioned(SEATS[seat], agent, command.figure, command.about),)


def question_through_ambassador(
    state: State, seat: int, command: QuestionThroughAmbassador, _chance: Chance
) -> Events:
    """Any other agent owes an answer to the player who meets the Ambassador (B7)."""
    expect(state, seat, MEETING)
    agent = SEAT_INDEX[command.agent]
    ABOUT_INDEX[command.about]
    if AMBASSADOR not in met_pieces(state):
        raise Refused("no-meeting-there", piece=PIECES[AMBASSADOR])
    if agent not in other_agents(state.order, seat):
        raise Refused("cannot-be-questioned", agent=command.agent)
    return (AmbassadorQuestioned(SEATS[seat], command.agent, command.about),)


def slip_away(state: State, seat: int, command: SlipAway, _chance: Chance) -> Events:
    """A figure leaves a meeting instead of asking (B5)."""
    expect(state, seat, MEETING)
    figure, to = FIGURE_INDEX[command.figure], SPACE_INDEX[command.to]
    if owner_of(figure) != seat or not meeting_spaces(state) & BITS[state.places[figure]]:
        raise Refused("no-meeting-there", piece=command.figure)
    if not slip_spaces(state, figure) & BITS[to]:
        raise Refused("cannot-slip-there", to=command.to)
    origin = SPACES[state.places[figure]]
    return (FigureSlippedAway(COLOURS[seat], command.figure, origin, command.to),)


def expel(state: State, seat: int, command: Expel, _chance: Chance) -> Events:
    """A piece that was met is sent away (B11, B12)."""
    expect(state, seat, EXPELLING, MEETING)
    piece, to = _piece_to_expel(state), SPACE_INDEX[command.to]
    if not expulsion_spaces(state, piece) & BITS[to]:
        raise Refused("cannot-expel-there", piece=PIECES[piece], to=command.to)
    origin = SPACES[state.places[piece]]
    return (PieceExpelled(SEATS[seat], PIECES[piece], origin, command.to),)


def _piece_to_expel(state: State) -> int:
    """The piece questioned; the Ambassador's player may also expel without asking (B21)."""
    if state.phase is EXPELLING:
        return asked(state).piece
    if state.seat != AMBASSADOR_SEAT:
        raise Refused("wrong-time", phase="meeting")
    for piece in met_pieces(state):
        return piece
    raise Refused("no-meeting-there", piece=PIECES[AMBASSADOR])


def end_turn(state: State, seat: int, _command: EndTurn, _chance: Chance) -> Events:
    """The next seat clockwise has its turn, if the turn limit is not reached (B5, B16)."""
    expect(state, seat, MEETING)
    if meeting_spaces(state):
        raise Refused("meetings-unresolved")
    if state.turn == state.rules.turn_limit:
        return (at_turn_limit(state),)
    return (TurnBegan(SEATS[next_seat(state, seat)], state.turn + 1),)
