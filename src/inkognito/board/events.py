"""What has happened, in the past tense and by name. Results of chance are inside.

Events may hold secrets: what each viewer sees of them is decided in `views`.
"""

from typing import ClassVar, Literal, TypeAlias

from msgspec import Struct

from inkognito.board.cards import About, Card, Hand
from inkognito.board.notes import Note
from inkognito.board.pieces import Ball, Figure, Piece
from inkognito.board.rules import Rules
from inkognito.board.scenario import Scenario
from inkognito.board.venice import Space
from inkognito.core.events import Event
from inkognito.core.seats import Colour, Seat

Reason = Literal[
    "mission-accomplished",
    "fled",
    "hand-refused",
    "not-partners",
    "mission-not-fulfilled",
    "not-alone",
    "not-fled",
    "note-right",
    "turn-limit",
]


class Outcome(Struct, frozen=True, forbid_unknown_fields=True):
    """Who won and why; nobody where the game is a draw."""

    winners: tuple[Seat, ...]
    reason: Reason
    declarer: Seat | None = None
    mission: str | None = None


class GameOpened(Event, frozen=True):
    """The table is laid: the seats clockwise, the rules, and who plays first."""

    seats: tuple[Seat, ...]
    rules: Rules
    first: Seat


class ScenarioSet(Event, frozen=True):
    """The table is laid from a scenario."""

    scenario: Scenario


class FiguresPlaced(Event, frozen=True):
    """A player's figures stand on their start spaces (B1)."""

    seat: Colour
    tall: Space
    short: Space
    fat: Space
    thin: Space


class HandsDealt(Event, frozen=True):
    """The grey cards are dealt, three to each player. Secret."""

    hands: tuple[Hand, ...]


class TurnBegan(Event, frozen=True):
    """The turn before is over, and this seat's turn has begun."""

    seat: Seat
    turn: int


class PhantomShaken(Event, frozen=True):
    """Three balls have appeared."""

    seat: Seat
    balls: tuple[Ball, ...]


class PieceStepped(Event, frozen=True):
    """A piece has moved along one route."""

    seat: Seat
    ball: Ball
    piece: Piece
    origin: Space
    to: Space


class StepUndone(Event, frozen=True):
    """The last step was taken back."""

    seat: Seat
    ball: Ball
    piece: Piece
    origin: Space
    to: Space


class MovementEnded(Event, frozen=True):
    """The pieces stand where they meet."""

    seat: Seat


class AgentQuestioned(Event, frozen=True):
    """The owner of a figure owes an answer to the player who met it."""

    seat: Seat
    agent: Colour
    figure: Figure
    about: About


class AmbassadorQuestioned(Event, frozen=True):
    """A player who met the Ambassador has asked about an agent, who owes the answer."""

    seat: Seat
    agent: Colour
    about: About


class CardsShown(Event, frozen=True):
    """An agent has shown cards, as an answer or in place of a repeated one. Secret."""

    seat: Colour
    to: tuple[Seat, ...]
    cards: tuple[Card, ...]
    replacement: bool = False


class RepeatClaimed(Event, frozen=True):
    """The viewer has objected; if the claim held, `owed` cards must replace the answer."""

    seat: Seat
    agent: Colour
    held: bool
    owed: int


class PieceExpelled(Event, frozen=True):
    """A piece that was met was sent away."""

    seat: Seat
    piece: Piece
    origin: Space
    to: Space


class FigureSlippedAway(Event, frozen=True):
    """A player's own figure has left a meeting."""

    seat: Colour
    figure: Figure
    origin: Space
    to: Space


class MissionDeclared(Event, frozen=True):
    """A player has said "Mission accomplished" and offered a hand, or none."""

    seat: Colour
    hand: Colour | None


class HandAnswered(Event, frozen=True):
    """The offered hand was taken or refused."""

    seat: Colour
    accepted: bool


class NoteWritten(Event, frozen=True):
    """The Ambassador's player has written down who everybody is. Secret."""

    ends_decision: ClassVar[bool] = False

    seat: Seat
    note: Note


class GameEnded(Event, frozen=True):
    """The game is over; all hands and the note lie open (B15)."""

    outcome: Outcome
    hands: tuple[Hand, ...]
    note: Note | None = None


AnyEvent: TypeAlias = (
    GameOpened
    | ScenarioSet
    | FiguresPlaced
    | HandsDealt
    | TurnBegan
    | PhantomShaken
    | PieceStepped
    | StepUndone
    | MovementEnded
    | AgentQuestioned
    | AmbassadorQuestioned
    | CardsShown
    | RepeatClaimed
    | PieceExpelled
    | FigureSlippedAway
    | MissionDeclared
    | HandAnswered
    | NoteWritten
    | GameEnded
)
