"""What a session wants done. A session never does it itself: it returns effects.

The caller carries them out in order, and reports back to the session what came of them.
"""

from typing import Any, TypeAlias

from msgspec import Struct

from inkognito.core.events import Event
from inkognito.core.gestures import Heard
from inkognito.core.seats import Seat
from inkognito.protocol.messages import AnyServerMessage, LobbyTable
from inkognito.protocol.terms import Person
from inkognito.tables.entries import Row
from inkognito.tables.talk import TalkRow

ConnectionId: TypeAlias = int
"""A connection, by a number of this process."""


class AppendRow(Struct, frozen=True, gc=False):
    """Make the row durable, then call the session's `stored`, `lost` or `failed`.

    `listing` is how the lobby lists the table afterwards; None where that does not change. Nobody
    but one seat may learn of a row that `is_private`.
    """

    row: Row
    listing: LobbyTable | None
    is_closed: bool
    is_private: bool


class AppendTalk(Struct, frozen=True):
    """Store a talk item or its redacted form, then call the same methods of the conversation."""

    table: str
    row: TalkRow


class Send(Struct, frozen=True, gc=False):
    """Send the message on these connections."""

    connections: tuple[ConnectionId, ...]
    message: AnyServerMessage


class Disconnect(Struct, frozen=True):
    """Say goodbye on these connections and close them; the clients may reconnect."""

    connections: tuple[ConnectionId, ...]
    why: str


class WakeAt(Struct, frozen=True, gc=False):
    """Call `wake` at this time, and at no earlier one. None: no need to."""

    at: int | None


class Think(Struct, frozen=True):
    """Let a bot think, then call the session's `thought`.

    The bot gets all sightings of its seat, the gestures that it saw, and the options. With
    `is_free` the game waits for somebody else, and the bot may decline. With `is_sign` the options
    are gestures: call `signed` instead.
    """

    table: str
    seat: Seat
    kind: str
    game: str
    key: bytes
    sightings: tuple[Event, ...]
    options: tuple[Any, ...]
    decision: int
    is_free: bool
    heard: tuple[Heard, ...] = ()
    is_sign: bool = False


class OpenTable(Struct, frozen=True):
    """Open the table that begins with this row, then call the session's `rematch_opened`."""

    row: Row
    listing: LobbyTable
    names: dict[Person, str]


Effect: TypeAlias = AppendRow | AppendTalk | Send | Disconnect | WakeAt | Think | OpenTable
Effects: TypeAlias = list[Effect]
