"""The lobby's connections: everybody who watches the public tables gets each change."""

from collections.abc import Iterable
from typing import Final

import msgspec

from inkognito.protocol.messages import LobbyTable, LobbyUpdate
from inkognito.server.outbox import Outbox
from inkognito.tables.lobby import Lobby

_encode: Final = msgspec.json.Encoder().encode


class LobbyFeed:
    """The public tables, and the connections that follow them."""

    def __init__(self) -> None:
        self._lobby = Lobby()
        self.connections: set[Outbox] = set()

    def open(self, listings: Iterable[LobbyTable]) -> None:
        """After a start: begin with these tables."""
        self._lobby = Lobby(listings)

    def tables(self) -> tuple[LobbyTable, ...]:
        """The public tables, the latest first."""
        return self._lobby.tables()

    def subscribe(self, outbox: Outbox) -> None:
        """Send this connection all public tables, and from now on every change."""
        self.connections.add(outbox)
        outbox.put(_encode(LobbyUpdate(tables=self._lobby.tables())))

    def unsubscribe(self, outbox: Outbox) -> None:
        """Send this connection no more changes."""
        self.connections.discard(outbox)

    def publish(self, listing: LobbyTable, *, is_closed: bool = False) -> None:
        """A table is new or has changed."""
        news = self._lobby.list_table(listing, is_closed=is_closed)
        if news is not None:
            message = _encode(news)
            for outbox in self.connections:
                outbox.put(message)
