"""The log of a table: one row holds all effects of one request, in the past tense.

Rows hold secrets (the seed, the cards) and never leave the server. They name people by their public
id; names are stored separately, so that they can be deleted.
"""

from typing import TypeAlias

from msgspec import Struct

from inkognito.bots.kinds import BotKind
from inkognito.core.events import Event, kebab
from inkognito.core.passing import PassKind
from inkognito.core.seats import Seat
from inkognito.protocol.settings import Pace, Settings
from inkognito.protocol.terms import Absence, Motion, Person


class Entry(Struct, frozen=True, tag=kebab, omit_defaults=True, gc=False):
    """Something that has happened at a table."""


class Opened(Entry, frozen=True):
    """Somebody has opened the table and is its host; the seed of its game is sealed. Secret."""

    settings: Settings
    host: Person
    seed: str
    salt: str
    after: str | None = None
    """The table that this one is a rematch of."""


class Sat(Entry, frozen=True):
    """Somebody has sat down."""

    person: Person
    seat: Seat


class StoodUp(Entry, frozen=True):
    """Somebody has left their chair before the game."""

    person: Person


class ChairSet(Entry, frozen=True):
    """The host has given an empty chair to a bot, or freed it."""

    seat: Seat
    bot: BotKind | None


class BecameReady(Entry, frozen=True):
    """Somebody is ready, and has added entropy to the deal; or is not ready any more."""

    person: Person
    ready: bool
    entropy: str = ""


class PaceSet(Entry, frozen=True):
    """The bots' pace was changed."""

    pace: Pace


class PassingSet(Entry, frozen=True):
    """A player lets the server pass for them in decisions of a kind, or no longer. Secret."""

    seat: Seat
    kind: PassKind
    passes: bool


class Removed(Entry, frozen=True):
    """The host has removed somebody."""

    person: Person


class Muted(Entry, frozen=True):
    """The host has muted or unmuted somebody."""

    person: Person
    muted: bool


class HostChanged(Entry, frozen=True):
    """The host has left, and somebody else is host."""

    host: Person


class Began(Entry, frozen=True):
    """The game has begun. Secret."""

    events: tuple[Event, ...]


class Played(Entry, frozen=True):
    """A seat has acted; `is_last` if that was the end of the game. Secret.

    With `is_step` the decision goes on: a step, or its undo, earns no time on the clock.
    """

    seat: Seat
    events: tuple[Event, ...]
    by_bot: bool = False
    is_last: bool = False
    is_step: bool = False


class TakenOver(Entry, frozen=True):
    """A bot plays for somebody, who may come back."""

    seat: Seat
    why: Absence
    decision: int = 0


class HandedBack(Entry, frozen=True):
    """Somebody has taken their chair back from the bot."""

    seat: Seat


class Voted(Entry, frozen=True):
    """Somebody has voted to pause, to resume or to give up, or has taken the vote back."""

    person: Person
    motion: Motion
    agree: bool


class Carried(Entry, frozen=True):
    """All people who play have agreed."""

    person: Person
    motion: Motion


class LessonStepTaken(Entry, frozen=True):
    """The learner has read a step of the lesson, or answered it."""

    step: int


class RematchOpened(Entry, frozen=True):
    """A rematch was opened at another table."""

    table: str


class Closed(Entry, frozen=True):
    """The table was closed: nobody was left."""


class Reopened(Entry, frozen=True):
    """The table was reopened: somebody has come back."""


AnyEntry: TypeAlias = (
    Opened
    | Sat
    | StoodUp
    | ChairSet
    | BecameReady
    | PaceSet
    | PassingSet
    | Removed
    | Muted
    | HostChanged
    | Began
    | Played
    | TakenOver
    | HandedBack
    | Voted
    | Carried
    | LessonStepTaken
    | RematchOpened
    | Closed
    | Reopened
)


class Row(Struct, frozen=True, gc=False):
    """One row of a table's log. `request_id` was chosen by its author; each is accepted once.

    `clocks` are the milliseconds that each seat has left when this was stored, `run` is the run of
    the server that stored it: none in rows of versions before 0.2.
    """

    table: str
    seq: int
    at: int
    author: str
    request_id: str
    entries: tuple[AnyEntry, ...]
    clocks: dict[Seat, int] = {}
    run: str = ""

    @property
    def events(self) -> tuple[Event, ...]:
        """The events of the game in this row. Secret."""
        for entry in self.entries:
            if isinstance(entry, (Played, Began)):  # a row has at most one of them
                return entry.events
        return ()

    @property
    def is_private(self) -> bool:
        """Whether the row concerns one seat alone: nobody else may learn that it is there."""
        return not self.is_move and all(isinstance(entry, PassingSet) for entry in self.entries)

    @property
    def is_move(self) -> bool:
        """Whether the row is a move in a game that goes on, so that nothing else changes."""
        entry = self.entries[0] if len(self.entries) == 1 else None
        return isinstance(entry, Played) and not entry.is_last
