"""What is said aloud: "Mission accomplished", the answer to a hand, "I know who you are".

A declaration is never refused for being wrong.
"""

from inkognito.board.cards import BUILD_INDEX, IDENTITY_INDEX
from inkognito.board.commands import AnswerHand, DeclareAlone, DeclareMission, WriteNote
from inkognito.board.events import HandAnswered, MissionDeclared, NoteWritten
from inkognito.board.expect import Events, expect
from inkognito.board.legal import can_declare, can_write_note
from inkognito.board.notes import Note, Suspect, is_possible
from inkognito.board.scenario import PHASE_NAMES
from inkognito.board.state import (
    MEETING,
    OPENING,
    OVER,
    SHAKING_HANDS,
    State,
    other_agents,
    three_play,
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
    """The player whose turn it is offers their hand (B14)."""
    _expect_declaration(state, seat)
    hand = SEAT_INDEX[command.hand]
    if hand not in other_agents(state.order, seat):
        raise Refused("cannot-offer-hand", to=command.hand)
    return (MissionDeclared(COLOURS[seat], command.hand),)


def declare_alone(state: State, seat: int, _command: DeclareAlone, _chance: Chance) -> Events:
    """With three players: the player whose turn it is declares without a hand (B17)."""
    _expect_declaration(state, seat)
    if not three_play(state.order):
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
    if not _is_well_formed(note):
        raise Refused("malformed", name=type(command).__name__)
    for suspect in note.suspects:
        _ = IDENTITY_INDEX[suspect.identity], BUILD_INDEX[suspect.build]
    if not is_possible(note):
        raise Refused("impossible-note")
    return (NoteWritten(SEATS[seat], note),)


def _is_well_formed(note: object) -> bool:
    """Return whether it is a real Note: another object could change after it was written."""
    return isinstance(note, Note) and all(isinstance(one, Suspect) for one in note.suspects)
