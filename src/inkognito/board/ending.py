"""How a finished board game ended, in facts: the declaration, both missions, and the note.

`winning` is the judge; here is only written down what it judged, and where the pieces stood. Reads
all hands, so it is for games that are over.
"""

from functools import cache
from typing import Any, Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from inkognito.board.cards import LETTERS, Card, Hand, SecretHand, secret_hand
from inkognito.board.events import GameEnded, HandAnswered, MissionDeclared, NoteWritten
from inkognito.board.evolve import evolve
from inkognito.board.side_mission import SideMission, letter_of, mission_of_pair, missions_of
from inkognito.board.state import EMPTY, NOBODY, SHAKING_HANDS, State, named_hands
from inkognito.board.winning import has_fled, is_fulfilled, is_note_right, partner_seat
from inkognito.core.agents import IDENTITIES, partner_of
from inkognito.core.endings import Decision, GameEnding, Telling
from inkognito.core.events import Event
from inkognito.core.seats import COLOURS, SEAT_INDEX, Colour, Seat

Wrong = Literal["partner", "alone", "mission"]
"""What was wrong with a declaration: whose hand was offered, that none was, or the mission."""

_PARTNERS: Final = {name: IDENTITIES[partner_of(index)] for index, name in enumerate(IDENTITIES)}


class Declaration(Struct, frozen=True):
    """Who declared, whose hand they took or meant, and what was wrong with it.

    - `hand`, `accepted`: whose hand was offered, and the answer; none for a declaration alone.
    - `partner`: the true partner; none where that agent was set aside.
    - `instead`: if only the mission was wrong: what would have counted with another letter of the
      partner, and stood.
    """

    seat: Colour
    hand: Colour | None
    accepted: bool | None
    partner: Colour | None
    wrong: Wrong | None
    instead: tuple[SideMission, ...] = ()


class Mistake(Struct, frozen=True):
    """A card on the note, and the one that it should have been."""

    seat: Colour
    written: Card
    true: Card


class NoteOpened(Struct, frozen=True):
    """The Ambassador's note: in which turn it was written, and what is wrong on it."""

    seat: Seat
    turn: int
    mistakes: tuple[Mistake, ...]


class Ending(Struct, frozen=True):
    """How a board game ended: in which turn, and the missions of both sides as they stood then."""

    turn: int
    missions: tuple[SideMission, ...]
    declaration: Declaration | None
    note: NoteOpened | None


class _Course:
    """What is kept of the log on the way to its end."""

    def __init__(self) -> None:
        self.state = EMPTY
        self.declared: tuple[int, int, int] | None = None
        """How many events came before the declaration, the declarer, and the hand offered."""
        self.answered: tuple[int, bool] | None = None
        self.written: tuple[int, int] | None = None
        """How many events came before the note, and in which turn it was written."""

    def see(self, number: int, event: Any) -> None:
        """Take in the next event, before which there were `number` others."""
        match event:
            case MissionDeclared(seat=seat, hand=hand):
                offered = NOBODY if hand is None else SEAT_INDEX[hand]
                self.declared = (number, SEAT_INDEX[seat], offered)
            case HandAnswered(accepted=accepted):
                self.answered = (number, accepted)
            case NoteWritten():
                self.written = (number, self.state.turn)
        self.state = evolve(self.state, event)
        if self.declared is None and self.state.phase is SHAKING_HANDS:  # laid so by a scenario
            self.declared = (number + 1, self.state.seat, self.state.offered)


def endings(events: tuple[Event, ...]) -> tuple[GameEnding, ...]:
    """Return how the game of this log ended; nothing while it goes on."""
    course = _Course()
    for number, event in enumerate(events):
        if isinstance(event, GameEnded):
            return (_ending(course),)
        course.see(number, event)
    return ()


def _ending(course: _Course) -> GameEnding:
    state = course.state
    declaration, note = _declaration(course), _note(course)
    facts = Ending(state.turn, missions_of(state), declaration, note)
    return GameEnding(facts, (*_claims(course, declaration), *_note_claims(course, note)))


# --- the declaration ----------------------------------------------------------------------------


def wrong_part(state: State, declarer: int, offered: int) -> Wrong | None:
    """What is wrong with declaring now, and offering that hand or none (B14, B17)."""
    partner = partner_seat(state, declarer)
    if offered == NOBODY:
        if partner is not None:
            return "alone"
        return None if has_fled(state, declarer) else "mission"
    if partner != offered:
        return "partner"
    return None if is_fulfilled(state, declarer, offered) else "mission"


def _declaration(course: _Course) -> Declaration | None:
    if course.declared is None:
        return None
    state, (_, declarer, offered) = course.state, course.declared
    partner, wrong = partner_seat(state, declarer), wrong_part(state, declarer, offered)
    is_mission = wrong == "mission" and offered != NOBODY
    return Declaration(
        seat=COLOURS[declarer],
        hand=None if offered == NOBODY else COLOURS[offered],
        accepted=None if course.answered is None else course.answered[1],
        partner=None if partner is None else COLOURS[partner],
        wrong=wrong,
        instead=_instead(state, declarer, offered) if is_mission else (),
    )


def _instead(state: State, declarer: int, partner: int) -> tuple[SideMission, ...]:
    """What would have counted, had the partner held another letter."""
    own, theirs = state.hands[declarer].letter, state.hands[partner].letter
    others = (letter for letter in range(len(LETTERS)) if letter not in (own, theirs))
    missions = (
        mission_of_pair(_with_letter(state, partner, letter), declarer, partner)
        for letter in others
    )
    return tuple(mission for mission in missions if mission.fulfilled)


def _with_letter(state: State, seat: int, letter: int) -> State:
    hands = list(state.hands)
    hands[seat] = SecretHand(hands[seat].identity, hands[seat].build, letter)
    return replace(state, hands=tuple(hands))


# --- the note -----------------------------------------------------------------------------------


def _note(course: _Course) -> NoteOpened | None:
    if course.state.note is None:
        return None
    hands = named_hands(course.state)
    mistakes = [
        Mistake(seat, written, true)
        for seat, hand, suspect in zip(COLOURS, hands, course.state.note.suspects, strict=True)
        for written, true in ((suspect.identity, hand.identity), (suspect.build, hand.build))
        if written != true
    ]
    turn = 0 if course.written is None else course.written[1]
    return NoteOpened("ambassador", turn, tuple(mistakes))


# --- decisions ----------------------------------------------------------------------------------


def _claims(course: _Course, declaration: Declaration | None) -> tuple[Decision, ...]:
    """The declaration; and the answer, if a right hand was refused."""
    if course.declared is None or declaration is None:
        return ()
    number, declarer, offered = course.declared
    state = course.state

    def is_right(hands: tuple[Hand, ...]) -> bool:
        if offered != NOBODY and not _are_partners(hands[declarer], hands[offered]):
            return False  # most deals are told apart by this, and it is quick
        return wrong_part(_in_deal(state, hands), declarer, offered) is None

    telling = _telling(state, declaration)
    declared = Decision("declaration", declaration.seat, number, is_right, telling)
    if declaration.hand is None or declaration.wrong is not None or declaration.accepted:
        return (declared,)
    answered = number + 1 if course.answered is None else course.answered[0]
    return (declared, Decision("hand", declaration.hand, answered, is_right))


def _note_claims(course: _Course, note: NoteOpened | None) -> tuple[Decision, ...]:
    if note is None or course.written is None:
        return ()
    state = course.state
    telling = tuple((one.seat, one.written, False) for one in note.mistakes)
    return (
        Decision(
            what="note",
            seat=note.seat,
            events=course.written[0],
            is_right=lambda hands: is_note_right(_in_deal(state, hands)),
            telling=telling,
        ),
    )


def _in_deal(state: State, hands: tuple[Hand, ...]) -> State:
    return replace(state, hands=tuple(map(_secret, hands)))


_secret: Final = cache(secret_hand)


def _are_partners(one: Hand, other: Hand) -> bool:
    return _PARTNERS[one.identity] == other.identity


def _telling(state: State, declaration: Declaration) -> tuple[Telling, ...]:
    """From which facts one could have seen that the declaration was wrong."""
    mine = state.hands[SEAT_INDEX[declaration.seat]].identity
    wanted = IDENTITIES[partner_of(mine)]
    match declaration.wrong:
        case "partner" if declaration.hand is not None:
            return ((declaration.hand, wanted, False), *_holds(declaration.partner, wanted))
        case "alone":
            return (("aside", wanted, False), *_holds(declaration.partner, wanted))
        case "mission" if declaration.partner is not None:
            return _telling_mission(state, declaration, declaration.partner)
    return ()


def _holds(seat: Colour | None, card: Card) -> tuple[Telling, ...]:
    return () if seat is None else ((seat, card, True),)


def _telling_mission(
    state: State, declaration: Declaration, partner: Colour
) -> tuple[Telling, ...]:
    """The partner's letter, the letters that would have counted, then who the others are."""
    hands = {hand.seat: hand for hand in named_hands(state)}
    theirs = hands[partner]
    others = [hand for seat, hand in hands.items() if seat not in (partner, declaration.seat)]
    return (
        (partner, theirs.mission, True),
        *((partner, letter_of(one, partner), False) for one in declaration.instead),
        (partner, theirs.build, True),
        *((hand.seat, hand.build, True) for hand in others),
        *((hand.seat, hand.identity, True) for hand in others),
    )
