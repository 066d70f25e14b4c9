"""The position of a board game in names, as one viewer can know it.

Built from that viewer's sightings and nothing else: what lies open, their own cards, what they
have shown or been shown, and, once the game is over, what everybody held.
"""

from collections.abc import Callable, Iterable
from typing import Any, Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from inkognito.board.cards import Hand, SecretHand
from inkognito.board.events import CardsShown, GameEnded, NoteWritten, Outcome
from inkognito.board.legal import meeting_spaces
from inkognito.board.notes import Note, Suspect
from inkognito.board.options import to_act
from inkognito.board.pieces import Ball, Piece
from inkognito.board.rules import Rules
from inkognito.board.scenario import OpenQuestion, PhaseName, ShownSet, StepMade, scenario_of
from inkognito.board.state import EMPTY, MOVING, OPENING, OVER, PLACING, State
from inkognito.board.venice import BITS, SPACE_INDEX, Space
from inkognito.core.events import Event
from inkognito.core.results import FinishedGame
from inkognito.core.seats import AMBASSADOR_SEAT, Colour, Seat, Viewer, seat_names
from inkognito.views.board import (
    CardsShownCovertly,
    CovertSet,
    HandDealt,
    NoteSealed,
    ScenarioSeen,
)
from inkognito.views.board_position import position_after


class BoardPosition(Struct, frozen=True, kw_only=True, repr_omit_defaults=True):
    """A position of the board game as `viewer` can know it. What is left out of it is empty.

    `waits_for` are the seats that may act now, the one that must comes first. `meetings` are the
    spaces where the player whose turn it is meets somebody, with all pieces there. `shown` are the
    cards that the viewer has shown or seen, `shown_covertly` the showings between others. `hand`
    and `note` are the viewer's own; `hands` are everybody's, open when the game is over.
    """

    viewer: Viewer
    seats: tuple[Seat, ...]
    rules: Rules
    phase: PhaseName | Literal["over"]
    turn: int
    to_move: Seat
    waits_for: tuple[Seat, ...] = ()
    places: dict[Piece, Space]
    balls: tuple[Ball, ...] = ()
    steps: tuple[StepMade, ...] = ()
    meetings: dict[Space, tuple[Piece, ...]] = {}
    question: OpenQuestion | None = None
    offered_hand: Colour | None = None
    ambassador_moved_by: Seat | None = None
    hand: Hand | None = None
    shown: tuple[ShownSet, ...] = ()
    shown_covertly: tuple[CovertSet, ...] = ()
    note_written: bool = False
    note: Note | None = None
    hands: tuple[Hand, ...] = ()
    outcome: Outcome | None = None


class _Seen(Struct):
    """What the viewer has seen so far, beside the state that it adds up to."""

    state: State = EMPTY
    hand: Hand | None = None
    shown: list[ShownSet] = []
    shown_covertly: list[CovertSet] = []
    note_written: bool = False
    ended: GameEnded | None = None


def position_of(sightings: Iterable[Event], viewer: Viewer) -> BoardPosition:
    """The position after these sightings of this viewer, in names."""
    seen = _Seen()
    for sighting in sightings:
        seen.state = position_after(seen.state, sighting)
        note = _NOTED.get(type(sighting))
        if note is not None:
            note(seen, sighting)
    return _named(seen, viewer)


def finished_games(events: Iterable[Event]) -> tuple[FinishedGame, ...]:
    """The games that are over: one, or none yet."""
    return tuple(FinishedGame(1, event.outcome) for event in events if type(event) is GameEnded)


def _named(seen: _Seen, viewer: Viewer) -> BoardPosition:
    state, ended = seen.state, seen.ended
    is_over = state.phase is OVER
    laid = scenario_of(replace(state, phase=OPENING) if is_over else state, tuple(seen.shown))
    return BoardPosition(
        viewer=viewer,
        seats=laid.seats,
        rules=laid.rules,
        phase="over" if is_over else laid.phase,
        turn=state.turn,
        to_move=laid.to_move,
        waits_for=seat_names(to_act(_with_stand_ins(seen))),
        places=laid.places,
        balls=laid.balls,
        steps=laid.steps,
        meetings=_meetings(state, laid.places),
        question=laid.question,
        offered_hand=laid.offered_hand,
        ambassador_moved_by=laid.ambassador_moved_by,
        hand=seen.hand,
        shown=laid.shown,
        shown_covertly=tuple(seen.shown_covertly),
        note_written=seen.note_written,
        note=state.note if ended is None else ended.note,
        hands=() if ended is None else ended.hands,
        outcome=None if ended is None else ended.outcome,
    )


def _with_stand_ins(seen: _Seen) -> State:
    """The state with some hands and some note where there are any: who may act asks only for that.

    The hands and notes themselves are not known here, and make no difference.
    """
    state = seen.state
    hands = () if state.phase is PLACING else _SOME_HANDS
    return replace(state, hands=hands, note=_SOME_NOTE if seen.note_written else None)


def _meetings(state: State, places: dict[Piece, Space]) -> dict[Space, tuple[Piece, ...]]:
    """Where the player whose turn it is meets somebody; nothing before movement has ended."""
    if state.phase in (PLACING, OPENING, MOVING, OVER):
        return {}
    here = meeting_spaces(state)
    meetings: dict[Space, tuple[Piece, ...]] = {}
    for piece, space in places.items():
        if here & BITS[SPACE_INDEX[space]]:
            meetings[space] = (*meetings.get(space, ()), piece)
    return meetings


# --- what the state does not keep ---------------------------------------------------------------


def _laid(seen: _Seen, sighting: ScenarioSeen) -> None:
    seen.hand, seen.note_written = sighting.hand, sighting.note_written
    seen.shown, seen.shown_covertly = list(sighting.shown), list(sighting.shown_covertly)


def _dealt(seen: _Seen, sighting: HandDealt) -> None:
    seen.hand = sighting.hand


def _shown(seen: _Seen, sighting: CardsShown) -> None:
    seen.shown.append(ShownSet(sighting.seat, sighting.to, sighting.cards))


def _shown_covertly(seen: _Seen, sighting: CardsShownCovertly) -> None:
    seen.shown_covertly.append(CovertSet(sighting.seat, sighting.to, sighting.count))


def _note_written(seen: _Seen, _sighting: NoteWritten | NoteSealed) -> None:
    seen.note_written = True


def _ended(seen: _Seen, sighting: GameEnded) -> None:
    seen.ended = sighting


_NOTED: Final[dict[type[Event], Callable[[_Seen, Any], None]]] = {
    ScenarioSeen: _laid,
    HandDealt: _dealt,
    CardsShown: _shown,
    CardsShownCovertly: _shown_covertly,
    NoteWritten: _note_written,
    NoteSealed: _note_written,
    GameEnded: _ended,
}

_SOME_HANDS: Final = (SecretHand(0, 0, 0),) * AMBASSADOR_SEAT
_SOME_NOTE: Final = Note(*(Suspect("x", "tall"),) * AMBASSADOR_SEAT)
