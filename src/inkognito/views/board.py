"""What each viewer sees of the board game: sightings, and how events become sightings.

Public events are their own sightings. For each event that holds a secret there is a second type
here, which has no place for the secret. The event table says who sees the event itself.
"""

from typing import Final, TypeAlias

from msgspec import Struct

from inkognito.board.cards import Hand
from inkognito.board.event_table import EVENTS
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
from inkognito.board.notes import Note
from inkognito.board.pieces import Ball, Piece
from inkognito.board.rules import Rules
from inkognito.board.scenario import OpenQuestion, PhaseName, Scenario, ShownSet, StepMade
from inkognito.board.venice import Space
from inkognito.core.events import Event
from inkognito.core.seats import Colour, Seat, Viewer
from inkognito.views.redactions import Covert, redactions


class HandDealt(Event, frozen=True):
    """My own three grey cards."""

    hand: Hand


class HandsDealtFaceDown(Event, frozen=True):
    """The grey cards are dealt; this viewer has none."""


class CardsShownCovertly(Event, frozen=True):
    """Others see that cards were shown, by whom, to whom and how many; not which."""

    seat: Colour
    to: tuple[Seat, ...]
    count: int
    replacement: bool


class NoteSealed(Event, frozen=True):
    """Others see that the note was written; not what it says."""

    seat: Seat


class CovertSet(Struct, frozen=True, forbid_unknown_fields=True):
    """Cards of a scenario that were shown to somebody else: only how many."""

    seat: Colour
    to: tuple[Seat, ...]
    count: int


class ScenarioSeen(Event, frozen=True):
    """A scenario as one viewer sees it: what lies open, their own hand, what they were part of."""

    seats: tuple[Seat, ...]
    rules: Rules
    to_move: Seat
    phase: PhaseName
    turn: int
    first: Seat | None
    places: dict[Piece, Space]
    balls: tuple[Ball, ...]
    steps: tuple[StepMade, ...]
    question: OpenQuestion | None
    offered_hand: Colour | None
    ambassador_moved_by: Seat | None
    note_written: bool
    note: Note | None
    hand: Hand | None
    shown: tuple[ShownSet, ...]
    shown_covertly: tuple[CovertSet, ...]


Sighting: TypeAlias = (
    GameOpened
    | ScenarioSeen
    | FiguresPlaced
    | HandDealt
    | HandsDealtFaceDown
    | TurnBegan
    | PhantomShaken
    | PieceStepped
    | StepUndone
    | MovementEnded
    | AgentQuestioned
    | AmbassadorQuestioned
    | CardsShown
    | CardsShownCovertly
    | RepeatClaimed
    | PieceExpelled
    | FigureSlippedAway
    | MissionDeclared
    | HandAnswered
    | NoteWritten
    | NoteSealed
    | GameEnded
)


def _own_hand_dealt(event: HandsDealt, viewer: Viewer) -> Sighting:
    hand = _own_hand(event.hands, viewer)
    return HandsDealtFaceDown() if hand is None else HandDealt(hand)


def _shown_covertly(event: CardsShown, _viewer: Viewer) -> Sighting:
    return CardsShownCovertly(event.seat, event.to, len(event.cards), event.replacement)


def _note_sealed(event: NoteWritten, _viewer: Viewer) -> Sighting:
    return NoteSealed(event.seat)


def _scenario_seen(event: ScenarioSet, viewer: Viewer) -> Sighting:
    scenario: Scenario = event.scenario
    return ScenarioSeen(
        seats=scenario.seats,
        rules=scenario.rules,
        to_move=scenario.to_move,
        phase=scenario.phase,
        turn=scenario.turn,
        first=scenario.first,
        places=dict(scenario.places),
        balls=scenario.balls,
        steps=scenario.steps,
        question=scenario.question,
        offered_hand=scenario.offered_hand,
        ambassador_moved_by=scenario.ambassador_moved_by,
        note_written=scenario.note is not None,
        note=scenario.note if viewer == "ambassador" else None,
        hand=_own_hand(scenario.hands, viewer),
        shown=tuple(one for one in scenario.shown if _was_part_of(one, viewer)),
        shown_covertly=tuple(
            CovertSet(one.seat, one.to, len(one.cards))
            for one in scenario.shown
            if not _was_part_of(one, viewer)
        ),
    )


def _own_hand(hands: tuple[Hand, ...], viewer: Viewer) -> Hand | None:
    return next((hand for hand in hands if hand.seat == viewer), None)


def _was_part_of(shown: ShownSet, viewer: Viewer) -> bool:
    return viewer == shown.seat or viewer in shown.to


REDACTIONS: Final = redactions(
    EVENTS,
    {
        ScenarioSet: Covert((ScenarioSeen,), _scenario_seen),
        HandsDealt: Covert((HandDealt, HandsDealtFaceDown), _own_hand_dealt),
        CardsShown: Covert((CardsShownCovertly,), _shown_covertly),
        NoteWritten: Covert((NoteSealed,), _note_sealed),
    },
    Sighting,
)
