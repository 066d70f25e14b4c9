"""Whether a command is taken, and what happens by it: events, or a refusal.

Checks each command for itself, never by looking it up among the options. The order of checks is
the same for everyone: seat, time, names, rules. Refusals speak only of what the sender may know.
"""

from collections.abc import Callable
from typing import Any, Final

import msgspec

from inkognito.board.cards import (
    ABOUT_INDEX,
    ABOUTS,
    BUILD_INDEX,
    CARD_INDEX,
    IDENTITY_INDEX,
    Card,
    Faces,
    SecretHand,
    face_of,
    in_order,
    is_grey,
)
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
    WriteNote,
)
from inkognito.board.events import (
    AgentQuestioned,
    AmbassadorQuestioned,
    AnyEvent,
    CardsShown,
    FigureSlippedAway,
    FiguresPlaced,
    HandAnswered,
    MissionDeclared,
    MovementEnded,
    NoteWritten,
    PhantomShaken,
    PieceExpelled,
    PieceStepped,
    RepeatClaimed,
    StepUndone,
    TurnBegan,
)
from inkognito.board.legal import (
    LADDER,
    can_declare,
    can_end_movement,
    can_move,
    can_object,
    can_write_note,
    destinations,
    expulsion_spaces,
    ladder_is_open,
    meeting_spaces,
    met_pieces,
    must_be_fresh,
    owed_form,
    penalty,
    shown_before,
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
from inkognito.board.shows import has_shape, is_fresh, is_truthful
from inkognito.board.state import (
    ANSWERING,
    EXPELLING,
    MEETING,
    MOVING,
    NOWHERE,
    OPENING,
    OVER,
    PLACING,
    REPLACING,
    SHAKING_HANDS,
    Phase,
    Question,
    State,
    StepTaken,
    actor,
    agents_in,
    asked,
    next_seat,
    next_to_place,
    other_agents,
    viewers_of,
)
from inkognito.board.venice import BITS, SPACE_INDEX, SPACES, STARTS
from inkognito.board.winning import after_handshake, after_lone_declaration, at_turn_limit
from inkognito.core.chance import Chance
from inkognito.core.refusals import Refused
from inkognito.core.seats import AMBASSADOR_SEAT, COLOURS, SEAT_INDEX, SEATS

Events = tuple[AnyEvent, ...]


def decide(state: State, seat: int, command: AnyCommand, chance: Chance) -> Events:
    """What happens when the seat gives this command; raises Refused where nothing does."""
    handler = HANDLERS.get(type(command))
    if handler is None:
        raise Refused("unknown-command", name=type(command).__name__)
    try:
        return handler(state, seat, command, chance)
    except (TypeError, AttributeError):
        _refuse_malformed(command)
        raise


def _refuse_malformed(command: AnyCommand) -> None:
    """Refuse a command whose fields are not even of the right kind."""
    try:
        msgspec.convert(msgspec.to_builtins(command), type(command))
    except (msgspec.ValidationError, TypeError):
        raise Refused("malformed", name=type(command).__name__) from None


def _expect(state: State, seat: int, phase: Phase, or_phase: Phase | None = None) -> None:
    """Refuse whoever the game does not wait for, and whatever it does not wait for."""
    waited_for = actor(state)
    if seat == waited_for and (state.phase is phase or state.phase is or_phase):
        return
    if seat not in state.order:
        raise Refused("unknown-seat", name=SEATS[seat])
    if state.phase is OVER:
        raise Refused("game-over")
    if seat != waited_for:
        raise Refused("not-your-decision", waiting_for=SEATS[waited_for])
    raise Refused("wrong-time", phase=state.phase.name.lower().replace("_", "-"))


# --- set-up and movement ------------------------------------------------------------------------


def _place(state: State, seat: int, command: PlaceFigures, chance: Chance) -> Events:
    _expect(state, seat, PLACING)
    spaces = [SPACE_INDEX[s] for s in (command.tall, command.short, command.fat, command.thin)]
    if sorted(spaces) != sorted(STARTS[seat]):
        raise Refused("not-your-start-spaces", spaces=tuple(SPACES[s] for s in STARTS[seat]))
    placed = FiguresPlaced(COLOURS[seat], command.tall, command.short, command.fat, command.thin)
    if state.places[4 * next_to_place(state, seat)] == NOWHERE:
        return (placed,)
    seats = tuple(SEATS[one] for one in state.order)
    return (placed, *deal(seats, SEATS[state.first], chance))


def _shake(state: State, seat: int, _command: ShakePhantom, chance: Chance) -> Events:
    _expect(state, seat, OPENING)
    draws = PHANTOM_DRAWS[state.rules.phantom]
    return (PhantomShaken(SEATS[seat], draws[chance.below(len(draws), "phantom", state.turn)]),)


def _step(state: State, seat: int, command: Step, _chance: Chance) -> Events:
    _expect(state, seat, MOVING)
    ball, piece = BALL_INDEX[command.ball], PIECE_INDEX[command.piece]
    to = SPACE_INDEX[command.to]
    if ball not in state.balls:
        raise Refused("no-such-ball-left", ball=command.ball)
    if not can_move(state, ball, piece):
        raise Refused("ball-does-not-move-that", ball=command.ball, piece=command.piece)
    origin = state.places[piece]
    if origin == NOWHERE:
        raise Refused("not-in-play", piece=command.piece)
    if not destinations(state, ball, (piece,))[0] & BITS[to]:
        raise Refused("no-such-step", ball=command.ball, piece=command.piece, to=command.to)
    return (PieceStepped(SEATS[seat], command.ball, command.piece, SPACES[origin], command.to),)


def _undo(state: State, seat: int, _command: UndoStep, _chance: Chance) -> Events:
    _expect(state, seat, MOVING)
    return _undone(state, state.steps[-1:])


def _undo_all(state: State, seat: int, _command: UndoAllSteps, _chance: Chance) -> Events:
    _expect(state, seat, MOVING)
    return _undone(state, state.steps)


def _undone(state: State, steps: tuple[StepTaken, ...]) -> Events:
    if not steps:
        raise Refused("nothing-to-undo")
    places = list(state.places)
    events = []
    for step in reversed(steps):
        here, places[step.piece] = places[step.piece], step.origin
        events.append(
            StepUndone(
                SEATS[state.seat],
                BALLS[step.ball],
                PIECES[step.piece],
                SPACES[here],
                SPACES[step.origin],
            )
        )
    return tuple(events)


def _end_movement(state: State, seat: int, _command: EndMovement, _chance: Chance) -> Events:
    _expect(state, seat, MOVING)
    if not can_end_movement(state):
        raise Refused("movement-cannot-end")
    return (MovementEnded(SEATS[seat]),)


# --- meetings -----------------------------------------------------------------------------------


def _question(state: State, seat: int, command: QuestionAgent, _chance: Chance) -> Events:
    _expect(state, seat, MEETING)
    figure = FIGURE_INDEX[command.figure]
    ABOUT_INDEX[command.about]
    if figure not in met_pieces(state):
        raise Refused("no-meeting-there", piece=command.figure)
    agent = COLOURS[owner_of(figure)]
    return (AgentQuestioned(SEATS[seat], agent, command.figure, command.about),)


def _ask_ambassador(
    state: State, seat: int, command: QuestionThroughAmbassador, _chance: Chance
) -> Events:
    _expect(state, seat, MEETING)
    agent = SEAT_INDEX[command.agent]
    ABOUT_INDEX[command.about]
    if AMBASSADOR not in met_pieces(state):
        raise Refused("no-meeting-there", piece=PIECES[AMBASSADOR])
    if agent not in other_agents(state.order, seat):
        raise Refused("cannot-be-questioned", agent=command.agent)
    return (AmbassadorQuestioned(SEATS[seat], command.agent, command.about),)


def _slip(state: State, seat: int, command: SlipAway, _chance: Chance) -> Events:
    _expect(state, seat, MEETING)
    figure, to = FIGURE_INDEX[command.figure], SPACE_INDEX[command.to]
    if owner_of(figure) != seat or not meeting_spaces(state) & BITS[state.places[figure]]:
        raise Refused("no-meeting-there", piece=command.figure)
    if not slip_spaces(state, figure) & BITS[to]:
        raise Refused("cannot-slip-there", to=command.to)
    origin = SPACES[state.places[figure]]
    return (FigureSlippedAway(COLOURS[seat], command.figure, origin, command.to),)


def _expel(state: State, seat: int, command: Expel, _chance: Chance) -> Events:
    _expect(state, seat, EXPELLING, MEETING)
    to = SPACE_INDEX[command.to]
    piece = _piece_to_expel(state)
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


def _end_turn(state: State, seat: int, _command: EndTurn, _chance: Chance) -> Events:
    _expect(state, seat, MEETING)
    if meeting_spaces(state):
        raise Refused("meetings-unresolved")
    if state.turn == state.rules.turn_limit:
        return (at_turn_limit(state),)
    return (TurnBegan(SEATS[next_seat(state, seat)], state.turn + 1),)


# --- answers ------------------------------------------------------------------------------------


def _show(state: State, seat: int, command: ShowCards, _chance: Chance) -> Events:
    _expect(state, seat, ANSWERING, REPLACING)
    question, hand = asked(state), state.hands[seat]
    faces = _faces_from_hand(command.cards, hand)
    _check_answer(state, question, hand, faces)
    viewers = tuple(SEATS[viewer] for viewer in viewers_of(state, question))
    replacement = state.phase is REPLACING
    return (CardsShown(COLOURS[seat], viewers, in_order(command.cards), replacement),)


def _faces_from_hand(cards: tuple[Card, ...], hand: SecretHand) -> Faces:
    faces = 0
    for name in cards:
        card = CARD_INDEX[name]
        face = 1 << face_of(card)
        if is_grey(card) and not hand.grey & face:
            raise Refused("not-your-card", card=name)
        if faces & face:
            raise Refused("same-face-twice", card=name)
        faces |= face
    return faces


def _check_answer(state: State, question: Question, hand: SecretHand, faces: Faces) -> None:
    form, about = owed_form(state, question), question.about
    fresh = must_be_fresh(state)
    if not has_shape(faces, about, form):
        on_ladder = fresh and has_shape(faces, about, LADDER[form])
        if not on_ladder or not ladder_is_open(state, question):
            raise Refused("wrong-cards", about=ABOUTS[about], form=form.name.lower())
        fresh = False
    if not is_truthful(faces, hand):
        raise Refused("nothing-true")
    if fresh and not is_fresh(faces, form, shown_before(state, question)):
        raise Refused("already-shown", to=SEATS[state.seat])


def _object(state: State, seat: int, _command: ObjectToRepeat, _chance: Chance) -> Events:
    _expect(state, seat, EXPELLING)
    question = asked(state)
    if not can_object(state, question):
        raise Refused("no-objection")
    owed = penalty(state, question)
    return (RepeatClaimed(SEATS[seat], COLOURS[question.agent], owed > 0, owed),)


# --- declarations -------------------------------------------------------------------------------


def _expect_declaration(state: State, seat: int) -> None:
    if seat == state.seat and can_declare(state):
        return
    _expect(state, seat, OPENING, MEETING)
    raise Refused("only-agents")


def _declare(state: State, seat: int, command: DeclareMission, _chance: Chance) -> Events:
    _expect_declaration(state, seat)
    hand = SEAT_INDEX[command.hand]
    if hand not in other_agents(state.order, seat):
        raise Refused("cannot-offer-hand", to=command.hand)
    return (MissionDeclared(COLOURS[seat], command.hand),)


def _declare_alone(state: State, seat: int, _command: DeclareAlone, _chance: Chance) -> Events:
    _expect_declaration(state, seat)
    if len(agents_in(state.order)) == len(COLOURS):
        raise Refused("only-with-three-players")
    return (MissionDeclared(COLOURS[seat], None), after_lone_declaration(state, seat))


def _answer_hand(state: State, seat: int, command: AnswerHand, _chance: Chance) -> Events:
    _expect(state, seat, SHAKING_HANDS)
    if not isinstance(command.accept, bool):
        raise Refused("malformed", name=type(command).__name__)
    answered = HandAnswered(COLOURS[seat], command.accept)
    return (answered, after_handshake(state, state.seat, seat, command.accept))


def _write_note(state: State, seat: int, command: WriteNote, _chance: Chance) -> Events:
    if seat != AMBASSADOR_SEAT or seat not in state.order:
        raise Refused("only-the-ambassador")
    note = command.note
    suspects = (note.red, note.blue, note.green, note.yellow)
    identities = {IDENTITY_INDEX[suspect.identity] for suspect in suspects}
    builds = {BUILD_INDEX[suspect.build] for suspect in suspects}
    if state.note is not None:
        raise Refused("note-already-written")
    if state.phase is OVER:
        raise Refused("game-over")
    if not can_write_note(state):
        raise Refused("wrong-time", phase=state.phase.name.lower().replace("_", "-"))
    if len(identities) < len(suspects) or len(builds) < len(suspects):
        raise Refused("impossible-note")
    return (NoteWritten(SEATS[seat], note),)


HANDLERS: Final[dict[type[AnyCommand], Callable[[State, int, Any, Chance], Events]]] = {
    PlaceFigures: _place,
    ShakePhantom: _shake,
    Step: _step,
    UndoStep: _undo,
    UndoAllSteps: _undo_all,
    EndMovement: _end_movement,
    QuestionAgent: _question,
    QuestionThroughAmbassador: _ask_ambassador,
    SlipAway: _slip,
    ShowCards: _show,
    ObjectToRepeat: _object,
    Expel: _expel,
    EndTurn: _end_turn,
    DeclareMission: _declare,
    DeclareAlone: _declare_alone,
    AnswerHand: _answer_hand,
    WriteNote: _write_note,
}
