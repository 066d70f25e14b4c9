"""The host: all tables that are loaded in this process.

A table is loaded from its log when somebody asks for it, and unloaded when nothing is lost by that.
"""

import asyncio
from contextlib import suppress
from itertools import count
from typing import Any, Final

import structlog

from inkognito.core.refusals import Refused
from inkognito.protocol.messages import LobbyTable
from inkognito.protocol.requests import AnyRequest
from inkognito.protocol.settings import Settings
from inkognito.protocol.terms import Person
from inkognito.server import chunked
from inkognito.server.bot_pool import BotPool
from inkognito.server.effect_runner import EffectRunner
from inkognito.server.hosted_table import HostedTable
from inkognito.server.lobby_feed import LobbyFeed
from inkognito.server.logs import failure
from inkognito.server.metrics import Metrics
from inkognito.server.outbox import Outbox
from inkognito.server.system_ports import Clock
from inkognito.store.store import Store
from inkognito.tables import entries as log
from inkognito.tables.audience import Participant
from inkognito.tables.effects import ConnectionId
from inkognito.tables.evolve import apply_row
from inkognito.tables.lobby import MOST_LISTED
from inkognito.tables.ports import RandomSource
from inkognito.tables.rematch import OPEN
from inkognito.tables.table import Table
from inkognito.tables.table_session import TableSession
from inkognito.tables.table_views import listing_of

_log = structlog.get_logger()

GOODBYE_WITHIN: Final = 3.0
"""At a shutdown, clients have this many seconds to receive the goodbye."""


class TableHost:
    """All loaded tables of this process."""

    def __init__(
        self,
        store: Store,
        bots: BotPool,
        random: RandomSource,
        clock: Clock,
        metrics: Metrics,
        *,
        version: str,
        fast_bots: bool = False,
    ) -> None:
        self._store, self._random, self._clock, self._metrics = store, random, clock, metrics
        self._version, self._fast_bots = version, fast_bots
        self.lobby_feed = LobbyFeed()
        self._effects = EffectRunner(
            store, bots, self.lobby_feed, random, clock, metrics, self._plan_unloading
        )
        self._hosted: dict[str, HostedTable] = {}
        self._loading: dict[str, asyncio.Task[HostedTable]] = {}
        self._connections = count(1)
        self._is_stopping = False

    # --- tables -----------------------------------------------------------------------------------

    async def open_lobby(self) -> None:
        """After a start: list the public tables in the store."""
        self.lobby_feed.open(await self._store.listed())
        if self._store.unlisted:
            _log.error("listings-damaged", count=len(self._store.unlisted))

    async def open_table(
        self, settings: Settings, host: Participant, seat: Any = None
    ) -> LobbyTable:
        """Open a table and return its listing; its host sits down at once if they chose a seat."""
        person, now = host.person or "", self._clock()
        seal = self._random.seal()
        opened = log.Opened(settings, person, seal.seed.hex(), seal.salt.hex())
        seated = () if seat is None else (log.Sat(person, seat),)
        name = self._random.table_name()
        row = log.Row(name, 1, now, person, OPEN, (opened, *seated))
        names = {person: host.name}
        listing = listing_of(apply_row(Table(name), row), names, (), now)
        await self._store.append(row, listing, is_closed=False)
        await self._store.keep_names(name, names)
        self.lobby_feed.publish(listing)
        return listing

    def loaded(self, table: str) -> TableSession | None:
        """Return the session of the table if it is loaded."""
        hosted = self._hosted.get(table)
        return None if hosted is None else hosted.session

    async def session(self, table: str) -> TableSession:
        """Return the session of the table; raise Refused where there is no such table."""
        return (await self._load(table)).session

    async def _load(self, table: str) -> HostedTable:
        if not (table.isascii() and table.isalnum()):
            raise Refused("no-such-table")
        hosted = self._hosted.get(table)
        if hosted is not None:
            return hosted
        loading = self._loading.get(table)
        if loading is None:
            loading = self._loading[table] = asyncio.create_task(self._load_from_store(table))
            loading.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(loading)

    async def _load_from_store(self, table: str) -> HostedTable:
        rows = await self._store.rows(table)
        if not rows:
            raise Refused("no-such-table")
        session = TableSession(table, self._version, self._random, self._fast_bots)
        await chunked.load_rows(session, rows)
        names, talk = await self._store.names(table), await self._store.talk(table)
        hosted = self._hosted[table] = HostedTable(session)
        self._metrics.tables.set(len(self._hosted))
        self._effects.run(hosted, session.load(self._clock(), (), names, talk))
        return hosted

    async def load_running(self) -> None:
        """After a start: load the tables where a clock runs or a bot is to move."""
        for table in await self._store.live():
            try:
                await self._load(table)
            except Refused:
                pass
            except Exception as error:  # noqa: BLE001 - whatever it is, the other tables go on
                _log.error("table-not-loaded", **failure(error))

    def _plan_unloading(self, hosted: HostedTable) -> None:
        hosted.plan_unloading(self._unload)

    def _unload(self, hosted: HostedTable) -> None:
        if hosted.can_unload():
            self._hosted.pop(hosted.session.table.id, None)
            hosted.close()
            self._metrics.tables.set(len(self._hosted))

    # --- connections ------------------------------------------------------------------------------

    async def join(
        self, table: str, participant: Participant, outbox: Outbox, after: int, talk_after: int
    ) -> ConnectionId:
        """Connect a participant to a table."""
        hosted, connection = await self._load(table), next(self._connections)
        session, person = hosted.session, participant.person or ""
        hosted.outboxes[connection] = outbox
        try:
            backlog = await chunked.backlog(participant, session, after)
        except BaseException:
            del hosted.outboxes[connection]
            raise
        name_before = session.audience.names.get(person)
        now = self._clock()
        self._effects.run(
            hosted, session.connect(now, connection, participant, after, talk_after, backlog)
        )
        name = session.audience.names.get(person)
        if name is not None and name != name_before:
            try:
                await self._store.keep_names(table, {person: name})
            except BaseException:
                session.audience.restore_name(person, name_before)
                self.leave(table, connection)
                raise
        return connection

    def leave(self, table: str, connection: ConnectionId) -> None:
        """A connection has ended."""
        hosted = self._hosted.get(table)
        if hosted is not None:
            hosted.outboxes.pop(connection, None)
            self._effects.run(hosted, hosted.session.disconnect(self._clock(), connection))

    def receive(self, table: str, connection: ConnectionId, request: AnyRequest) -> None:
        """A request has arrived at a table."""
        hosted = self._hosted.get(table)
        if hosted is not None and not self._is_stopping:
            self._effects.run(hosted, hosted.session.receive(self._clock(), connection, request))

    async def shut_down(self, why: str) -> None:
        """Tell all clients to reconnect later, and finish what is being stored.

        From now on no request is accepted and no bot asked: they could not be finished.
        """
        self._is_stopping = True
        self._effects.stop()
        at_tables = [one for hosted in self._hosted.values() for one in hosted.outboxes.values()]
        outboxes = [one for one in (*at_tables, *self.lobby_feed.connections) if not one.is_closing]
        for outbox in outboxes:
            self._effects.say_goodbye(outbox, why)
        with suppress(TimeoutError):
            async with asyncio.timeout(GOODBYE_WITHIN):
                await asyncio.gather(*(outbox.ended() for outbox in outboxes))
        await self._effects.finish()

    # --- people -----------------------------------------------------------------------------------

    async def rename(self, participant: Participant) -> None:
        """Give a participant's new name to the tables whose game has not begun."""
        person = participant.person or ""
        for listing in await self._store.tables_of(person):
            if listing.status == "gathering":
                hosted = await self._load(listing.table)
                session = hosted.session
                self._effects.run(hosted, session.rename(participant))
                name = session.audience.names.get(person, participant.name)
                await self._store.keep_names(listing.table, {person: name})
                listed, is_closed = session.listing(listing.at), session.table.is_closed
                self.lobby_feed.publish(listed, is_closed=is_closed)

    def revoke(self, table: str, person: Person) -> None:
        """Disconnect the programs that came with a person's seat tokens."""
        hosted = self._hosted.get(table)
        if hosted is not None:
            self._effects.run(hosted, hosted.session.revoke(person))

    async def forget(self, person: Person) -> None:
        """A person was deleted: disconnect them, and remove their name from tables and lobby."""
        for hosted in self._hosted.values():
            if person in hosted.session.audience.names:
                self._effects.run(hosted, hosted.session.forget(self._clock(), person))
                table = hosted.session.table
                listed = hosted.session.listing(table.since)
                self.lobby_feed.publish(listed, is_closed=table.is_closed)
        shown = self.lobby_feed.tables()
        for listing in await self._store.listed(limit=MOST_LISTED):
            if listing not in shown and listing.table not in self._hosted:
                self.lobby_feed.publish(listing)
