"""What is said aloud: "Mission accomplished", the answer to a hand, "I know who you are".

A declaration is never refused for being wrong.
"""

from inkognito.board.cards import BUILD_INDEX, IDENTITY_INDEX
from inkognito.board.commands import AnswerHand, DeclareAlone, DeclareMission, WriteNote
from inkognito.board.events import HandAnswered, MissionDeclared, NoteWritten
from inkognito.board.expect import Events, expect
from inkognito.board.legal import can_declare, can_write_note
from inkognito.board.scenario import PHASE_NAMES
from inkognito.board.state import (
    MEETING,
    OPENING,
    OVER,
    SHAKING_HANDS,
    State,
    agents_in,
    other_agents,
)
from inkognito.board.winning import after_handshake, after_lone_declaration
from inkognito.core.chance import Chance
from inkognito.core.refusals import Refused
from inkognito.core.seats import AMBASSADOR_SEAT, COLOURS, SEAT_INDEX, SEATS


def _expect_declaration(state: State, seat: int) -> None:
    if seat == AMBASSADOR_SEAT:
        raise Refused("only-agents")
    if seat != state.seat or not can_declare(state):
        expect(state, seat, OPENING, MEETING)


def declare_mission(state: State, seat: int, command: DeclareMission, _chance: Chance) -> Events:
    """The player whose turn it is offers his hand (B14)."""
    _expect_declaration(state, seat)
    hand = SEAT_INDEX[command.hand]
    if hand not in other_agents(state.order, seat):
        raise Refused("cannot-offer-hand", to=command.hand)
    return (MissionDeclared(COLOURS[seat], command.hand),)


def declare_alone(state: State, seat: int, _command: DeclareAlone, _chance: Chance) -> Events:
    """With three players: the player whose turn it is declares without a hand (B17)."""
    _expect_declaration(state, seat)
    if len(agents_in(state.order)) == len(COLOURS):
        raise Refused("only-with-three-players")
    return (MissionDeclared(COLOURS[seat], None), after_lone_declaration(state, seat))


def answer_hand(state: State, seat: int, command: AnswerHand, _chance: Chance) -> Events:
    """The offered hand is taken or refused, and the game is over."""
    expect(state, seat, SHAKING_HANDS)
    if not isinstance(command.accept, bool):
        raise Refused("malformed", name=type(command).__name__)
    answered = HandAnswered(COLOURS[seat], command.accept)
    return (answered, after_handshake(state, state.seat, seat, command.accept))


def write_note(state: State, seat: int, command: WriteNote, _chance: Chance) -> Events:
    """The Ambassador's player writes down who everybody is; at any moment, once."""
    if seat != AMBASSADOR_SEAT or seat not in state.order:
        raise Refused("only-the-ambassador")
    if state.phase is OVER:
        raise Refused("game-over")
    if state.note is not None:
        raise Refused("note-already-written")
    if not can_write_note(state):
        raise Refused("wrong-time", phase=PHASE_NAMES[state.phase])
    note = command.note
    suspects = (note.red, note.blue, note.green, note.yellow)
    identities = {IDENTITY_INDEX[suspect.identity] for suspect in suspects}
    builds = {BUILD_INDEX[suspect.build] for suspect in suspects}
    if len(identities) < len(suspects) or len(builds) < len(suspects):
        raise Refused("impossible-note")
    return (NoteWritten(SEATS[seat], note),)
