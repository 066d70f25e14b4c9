"""What a desk wants done: it never does anything itself.

Whoever runs a desk carries these out in their order, and tells it what came of them.
"""

from typing import Any, TypeAlias

from msgspec import Struct

from inkognito.bots.kinds import Kind
from inkognito.core.events import Event
from inkognito.core.seats import Seat
from inkognito.protocol.answers import AnyAnswer, LobbyTable
from inkognito.protocol.terms import Person
from inkognito.tables.entries import Row
from inkognito.tables.talk import Said

Line: TypeAlias = int
"""A connection, by a number of this process."""


class Store(Struct, frozen=True):
    """Make the row durable; then tell the desk `stored`, `lost` or `failed`.

    With it goes what the lobby says of the table afterwards, if that changes.
    """

    row: Row
    listing: LobbyTable | None
    is_closed: bool


class StoreTalk(Struct, frozen=True):
    """Keep these words, or what is left of them; then tell the desk's conversation so."""

    table: str
    said: Said


class Send(Struct, frozen=True):
    """Send the answer on these lines."""

    lines: tuple[Line, ...]
    answer: AnyAnswer


class Dismiss(Struct, frozen=True):
    """Say goodbye on these lines and end them; who was there may come again as whoever he is."""

    lines: tuple[Line, ...]
    why: str


class WakeAt(Struct, frozen=True):
    """Call `wake` at this time; a later WakeAt replaces it. None: no need to."""

    at: int | None


class Think(Struct, frozen=True):
    """Let a bot think; then tell the desk `thought`.

    It gets all sightings of its seat, and the options. Where it may decline (`is_free`), the game
    waits for somebody else.
    """

    table: str
    seat: Seat
    kind: Kind
    game: str
    key: bytes
    sightings: tuple[Event, ...]
    options: tuple[Any, ...]
    decision: int
    is_free: bool


class OpenTable(Struct, frozen=True):
    """Open the table that begins with this row; then tell the desk `rematch_opened`."""

    row: Row
    listing: LobbyTable
    names: dict[Person, str]


Effect: TypeAlias = Store | StoreTalk | Send | Dismiss | WakeAt | Think | OpenTable
