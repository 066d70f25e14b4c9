"""What a session wants done: it never does anything itself.

Whoever runs a session carries these out in their order, and tells it what came of them.
"""

from typing import Any, TypeAlias

from msgspec import Struct

from inkognito.bots.kinds import Kind
from inkognito.core.events import Event
from inkognito.core.seats import Seat
from inkognito.protocol.messages import AnyServerMessage, LobbyTable
from inkognito.protocol.terms import Person
from inkognito.tables.entries import Row
from inkognito.tables.talk import Said

ConnectionId: TypeAlias = int
"""A connection, by a number of this process."""


class AppendRow(Struct, frozen=True):
    """Make the row durable; then tell the session `stored`, `lost` or `failed`.

    With it goes what the lobby says of the table afterwards, if that changes.
    """

    row: Row
    listing: LobbyTable | None
    is_closed: bool


class AppendTalk(Struct, frozen=True):
    """Keep these words, or what is left of them; then tell the session's conversation so."""

    table: str
    said: Said


class Send(Struct, frozen=True):
    """Send the answer on these connections."""

    connections: tuple[ConnectionId, ...]
    answer: AnyServerMessage


class Disconnect(Struct, frozen=True):
    """Say goodbye on these connections and close them; the clients may reconnect."""

    connections: tuple[ConnectionId, ...]
    why: str


class WakeAt(Struct, frozen=True):
    """Call `wake` at this time; a later WakeAt replaces it. None: no need to."""

    at: int | None


class Think(Struct, frozen=True):
    """Let a bot think; then tell the session `thought`.

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
    """Open the table that begins with this row; then tell the session `rematch_opened`."""

    row: Row
    listing: LobbyTable
    names: dict[Person, str]


Effect: TypeAlias = AppendRow | AppendTalk | Send | Disconnect | WakeAt | Think | OpenTable
