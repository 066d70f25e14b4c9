"""The lobby's connections: everybody who watches the public tables gets each change."""

from collections.abc import Callable, Iterable
from typing import Final

import msgspec

from inkognito.protocol.messages import LobbyTable, LobbyUpdate
from inkognito.server.outbox import Outbox
from inkognito.tables.lobby import Lobby

_encode: Final = msgspec.json.Encoder().encode


class LobbyFeed:
    """The public tables, and the connections that follow them."""

    def __init__(self, changed: Callable[[LobbyTable], None] | None = None) -> None:
        self._lobby, self._changed = Lobby(), changed
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
        """A table of this process is new or has changed."""
        self._send(self._lobby.list_table(listing, is_closed=is_closed))
        if self._changed is not None:
            self._changed(listing)

    def hear(self, table: str, listing: LobbyTable | None) -> None:
        """A table of any process is listed like this now; None if it is not listed."""
        if listing is None:
            self._send(self._lobby.drop(table))
        elif listing not in self._lobby.tables():
            self._send(self._lobby.list_table(listing))

    def renew(self, listings: Iterable[LobbyTable]) -> None:
        """These are all listed tables; changes may have been missed."""
        listed = {one.table: one for one in listings}
        for table in {one.table for one in self._lobby.tables()} | listed.keys():
            self.hear(table, listed.get(table))

    def _send(self, news: LobbyUpdate | None) -> None:
        if news is not None:
            message = _encode(news)
            for outbox in self.connections:
                outbox.put(message)
