"""What has happened, in the past tense and by name. Results of chance are inside.

Events may hold secrets: what each viewer sees of them is decided in `views`.
"""

from typing import ClassVar, Literal, TypeAlias

from msgspec import Struct

from inkognito.card.cards import Card, CardKind, Hand, Location, Visitor
from inkognito.card.commands import Declinable
from inkognito.card.editions import Number
from inkognito.card.rules import Rules
from inkognito.card.scenario import Scenario, Score
from inkognito.core.events import Event
from inkognito.core.seats import Colour, Seat

Reason = Literal["code-right", "code-wrong", "not-partners", "round-limit", "match-won"]


class Outcome(Struct, frozen=True, forbid_unknown_fields=True):
    """Who won and why; nobody where the game is a draw."""

    winners: tuple[Seat, ...]
    reason: Reason
    declarer: Seat | None = None


class GameOpened(Event, frozen=True):
    """The table is laid: the seats clockwise and the rules."""

    seats: tuple[Seat, ...]
    rules: Rules


class ScenarioSet(Event, frozen=True):
    """The table is laid from a scenario."""

    scenario: Scenario


class HandsDealt(Event, frozen=True):
    """The black cards are dealt for a game of the match, two to each player. Secret."""

    game: int
    hands: tuple[Hand, ...]


class RoundBegan(Event, frozen=True):
    """A round has begun; every five rounds the locations are taken back."""

    round: int
    first: Colour


class AmbassadorHid(Event, frozen=True):
    """The Ambassador's player has laid a location face down. Secret."""

    location: Location


class LocationPlayed(Event, frozen=True):
    """A visitor has gone to a place."""

    visitor: Visitor
    location: Location


class MeetingBegan(Event, frozen=True):
    """The visitors meet at a place, and nobody else is there."""

    location: Location
    visitors: tuple[Visitor, ...]


class Declined(Event, frozen=True):
    """A player has declined to declare, to ask or to look."""

    seat: Seat
    what: Declinable


class CodeDeclared(Event, frozen=True):
    """A player has declared the code."""

    seat: Seat
    code: tuple[Number, ...]


class PairChosen(Event, frozen=True):
    """An agent has chosen two cards; nobody has seen them yet. Secret."""

    ends_decision: ClassVar[bool] = False

    seat: Colour
    cards: tuple[Card, ...]


class PairShown(Event, frozen=True):
    """The two cards were shown. Secret."""

    seat: Colour
    to: Seat
    cards: tuple[Card, ...]


class AgentNamed(Event, frozen=True):
    """An agent who meets the Ambassador demands a black card of another."""

    seat: Colour
    agent: Colour


class BlackCardShown(Event, frozen=True):
    """The black card was shown; with five players to the Ambassador's player as well. Secret."""

    seat: Colour
    to: tuple[Seat, ...]
    kind: CardKind
    card: Card


class DummySeen(Event, frozen=True):
    """An agent has looked at a black card of the dummy. Its face is secret."""

    seat: Colour
    kind: CardKind
    card: Card


class GameScored(Event, frozen=True):
    """A game of the match is over; its hands lie open, and points are given (C11)."""

    game: int
    result: Outcome
    hands: tuple[Hand, ...]
    scores: tuple[Score, ...]


class MatchEnded(Event, frozen=True):
    """The match is over."""

    outcome: Outcome


AnyEvent: TypeAlias = (
    GameOpened
    | ScenarioSet
    | HandsDealt
    | RoundBegan
    | AmbassadorHid
    | LocationPlayed
    | MeetingBegan
    | Declined
    | CodeDeclared
    | PairChosen
    | PairShown
    | AgentNamed
    | BlackCardShown
    | DummySeen
    | GameScored
    | MatchEnded
)
