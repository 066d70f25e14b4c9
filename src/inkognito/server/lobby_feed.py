"""The lobby's connections: everybody who watches the public tables gets each change.

The store knows which place has opened a table. So a table that is not listed, because the list was
full, is read there when it changes, and when there is room again.
"""

import asyncio
from collections.abc import Callable, Container
from typing import Final, Protocol

import msgspec

from inkognito.protocol.messages import LobbyTable, LobbyUpdate
from inkognito.server.background import BackgroundTasks
from inkognito.server.outbox import Outbox
from inkognito.store.problems import StoreProblem
from inkognito.tables.lobby import MOST_LISTED, Listed, Lobby, is_open

FILLED_AFTER: Final = 1.0
"""Seconds after which room in the list is used: many tables may leave together."""

_encode: Final = msgspec.json.Encoder().encode


class StoredTables(Protocol):
    """Where all open tables can be read."""

    async def listed(self, *, limit: int) -> list[Listed]:
        """Return open public tables, chosen fairly."""
        ...

    async def listed_table(self, table: str) -> Listed | None:
        """Return one table if it is open and public."""
        ...


class LobbyFeed:
    """The public tables, and the connections that follow them."""

    def __init__(
        self, store: StoredTables, changed: Callable[[LobbyTable], None] | None = None
    ) -> None:
        self._store, self._lobby, self._changed = store, Lobby(), changed
        self.connections: set[Outbox] = set()
        self._tasks = BackgroundTasks()
        self._left_out = False  # whether there may be open tables that are not listed
        self._filling: asyncio.TimerHandle | None = None

    async def open(self) -> None:
        """After a start: list the tables in the store."""
        self._lobby, self._left_out = Lobby(await self._store.listed(limit=MOST_LISTED)), True

    async def close(self) -> None:
        """Read nothing more from the store."""
        if self._filling is not None:
            self._filling.cancel()
        await self._tasks.finish()

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
        """A table of this process has changed."""
        if listing.table in self._lobby:
            self._send(self._lobby.change(listing, is_closed=is_closed))
        elif is_open(listing) and not is_closed:
            self._tasks.spawn(self._read(listing.table))
        self._announce(listing)

    def publish_new(self, listed: Listed) -> None:
        """A table is new, or is listed with other names."""
        self._send(self._lobby.list_table(listed))
        self._announce(listed.listing)

    def hear(self, table: str, listed: Listed | None) -> None:
        """A table of any process is listed like this now; None if it is not listed."""
        if listed is None:
            self._send(self._lobby.drop(table))
        elif listed.listing not in self._lobby.tables():
            self._send(self._lobby.list_table(listed))

    async def renew(self) -> None:
        """Changes may have been missed: list the tables in the store."""
        listed = {one.listing.table: one for one in await self._store.listed(limit=MOST_LISTED)}
        for table in {one.table for one in self._lobby.tables()} | listed.keys():
            self.hear(table, listed.get(table))

    async def list_again(self, but: Container[str]) -> None:
        """Somebody's name is gone: list the tables as they are stored, but not these."""
        shown = self._lobby.tables()
        for one in await self._store.listed(limit=MOST_LISTED):
            if one.listing not in shown and one.listing.table not in but:
                self.publish_new(one)

    # --- a list that was full ---------------------------------------------------------------------

    async def _read(self, table: str) -> None:
        try:
            self.hear(table, await self._store.listed_table(table))
        except StoreProblem:
            self._left_out = True

    def _fill_soon(self) -> None:
        if self._left_out and self._filling is None:
            fill: Callable[[], None] = lambda: self._tasks.spawn(self._fill())  # noqa: E731
            self._filling = asyncio.get_running_loop().call_later(FILLED_AFTER, fill)

    async def _fill(self) -> None:
        """List tables that were left out, as many as there is room for."""
        self._filling = None
        try:
            listed = await self._store.listed(limit=MOST_LISTED)
        except StoreProblem:
            return
        self._left_out = len(listed) >= MOST_LISTED
        for one in listed:
            if one.listing.table not in self._lobby:
                self._list_if_there_is_room(one)

    def _list_if_there_is_room(self, one: Listed) -> None:
        if self._lobby.has_room_for(one.opener):
            self._send(self._lobby.list_table(one))
        else:
            self._left_out = True

    # --- sending ----------------------------------------------------------------------------------

    def _announce(self, listing: LobbyTable) -> None:
        if self._changed is not None:
            self._changed(listing)

    def _send(self, news: LobbyUpdate | None) -> None:
        if news is None:
            return
        self._left_out = self._left_out or bool(news.gone and news.tables)
        message = _encode(news)
        for outbox in self.connections:
            outbox.put(message)
        if news.gone and not news.tables:
            self._fill_soon()
