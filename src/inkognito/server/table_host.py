"""The host: all tables that are loaded in this process.

A table is loaded from its log when somebody asks for it, and unloaded when nothing is lost by that.
"""

import asyncio
from collections.abc import Callable, Iterable, Mapping
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
from inkognito.server.cluster.ports import Ownership, SoleOwner
from inkognito.server.effect_runner import MOVED, EffectRunner
from inkognito.server.hosted_table import HostedTable
from inkognito.server.lobby_feed import LobbyFeed
from inkognito.server.logs import failure
from inkognito.server.metrics import Metrics
from inkognito.server.outbox import Outbox
from inkognito.server.system_ports import Clock
from inkognito.store.problems import StoreProblem
from inkognito.store.store import Store
from inkognito.tables import entries as log
from inkognito.tables.audience import Participant
from inkognito.tables.effects import ConnectionId
from inkognito.tables.evolve import apply_row
from inkognito.tables.lobby import MOST_OF_ONE_HOST, Listed
from inkognito.tables.ports import RandomSource
from inkognito.tables.rematch import OPEN
from inkognito.tables.sleep import Sleep
from inkognito.tables.table import Table
from inkognito.tables.table_session import TableSession
from inkognito.tables.table_views import listing_of

_log = structlog.get_logger()

LOADED_AT_ONCE: Final = 4
"""Of many tables that are asked for, the first ones are ready before the last ones are begun."""

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
        run: str = "",
        ownership: Ownership | None = None,
        listing_changed: Callable[[LobbyTable], None] | None = None,
    ) -> None:
        self._store, self._random, self._clock, self._metrics = store, random, clock, metrics
        self._version, self._fast_bots, self._run = version, fast_bots, run
        self._ownership = ownership or SoleOwner()
        self.lobby_feed = LobbyFeed(store, listing_changed)
        self._effects = EffectRunner(
            store,
            bots,
            self.lobby_feed,
            random,
            clock,
            metrics,
            self._plan_unloading,
            self._ownership,
        )
        self._hosted: dict[str, HostedTable] = {}
        self._loading: dict[str, asyncio.Task[HostedTable]] = {}
        self._turns = asyncio.Semaphore(LOADED_AT_ONCE)
        self._connections = count(1)
        self._is_stopping = False

    # --- tables -----------------------------------------------------------------------------------

    async def open_lobby(self) -> None:
        """After a start: list the public tables in the store."""
        await self.lobby_feed.open()
        if self._store.damaged:
            _log.error("listings-damaged", count=len(self._store.damaged))

    async def open_table(
        self,
        settings: Settings,
        host: Participant,
        seat: Any = None,
        began: log.Began | None = None,
        place: str | None = None,
    ) -> LobbyTable:
        """Open a table and return its listing; its host sits down at once if they chose a seat.

        Raises Refused where they have as many public tables as one person may have. With `began`
        the game begins at once, as in a lesson. The lobby counts the table for the `place` that it
        is opened from, or for its host.
        """
        person, now = host.person or "", self._clock()
        is_public = settings.visibility == "public"
        if is_public and await self._store.public_tables_of(person) >= MOST_OF_ONE_HOST:
            raise Refused("too-many-tables", most=MOST_OF_ONE_HOST)
        seal = self._random.seal()
        opened = log.Opened(settings, person, seal.seed.hex(), seal.salt.hex())
        seated = () if seat is None else (log.Sat(person, seat),)
        begins = () if began is None else (began,)
        name = self._random.table_name()
        row = log.Row(name, 1, now, person, OPEN, (opened, *seated, *begins), {}, self._run)
        listing = listing_of(apply_row(Table(name), row), names := {person: host.name}, (), now)
        await self._store.append(row, listing, is_closed=False)
        await self._store.keep_names(name, names)
        if is_public:
            opener = person if place is None else await self._store.keep_opener(name, place)
            self.lobby_feed.publish_new(Listed(listing, opener))
        return listing

    def owns(self, table: str) -> bool:
        """Return whether this process hosts the table, or would if somebody asked for it."""
        return self._ownership.owns(table)

    @property
    def loaded_tables(self) -> frozenset[str]:
        """The tables in memory."""
        return frozenset(self._hosted)

    def loaded(self, table: str) -> TableSession | None:
        """Return the session of the table if it is loaded."""
        hosted = self._hosted.get(table)
        return None if hosted is None else hosted.session

    def standings(self, tables: Iterable[str]) -> dict[str, Sleep]:
        """Return whom the game waits for at those of these tables that are loaded."""
        loaded = {table: self._hosted[table] for table in tables if table in self._hosted}
        return {table: hosted.session.asleep() for table, hosted in loaded.items()}

    async def session(self, table: str) -> TableSession:
        """Return the session of the table; raise Refused where there is no such table here."""
        return (await self._load(table)).session

    async def read_session(self, table: str) -> TableSession:
        """Return the session of a table of any process, to read what does not change any more."""
        if self._ownership.owns(table):
            return await self.session(table)
        async with self._turns:
            session = await self._read(table)
            names, talk = await self._store.names(table), await self._store.talk(table)
        session.load(self._clock(), (), names, talk, None)
        return session

    async def _load(self, table: str) -> HostedTable:
        if not (table.isascii() and table.isalnum()):
            raise Refused("no-such-table")
        if not self._ownership.owns(table):  # not any longer, or somebody came around the others
            raise Refused("try-again")
        hosted = self._hosted.get(table)
        if hosted is not None and not hosted.has_left:
            return hosted
        loading = self._loading.get(table)
        if loading is None:
            loading = self._loading[table] = asyncio.create_task(self._load_from_store(table))
            loading.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(loading)

    async def _load_from_store(self, table: str) -> HostedTable:
        async with self._turns:
            return await self._loaded_from_store(table)

    async def _loaded_from_store(self, table: str) -> HostedTable:
        session = await self._read(table)
        names, talk = await self._store.names(table), await self._store.talk(table)
        gone = await self._deleted_among(session.table, names)
        asleep = await self._store.wake(table)
        hosted = self._hosted[table] = HostedTable(session)
        self._metrics.tables.set(len(self._hosted))
        now = self._clock()
        self._effects.run(hosted, session.load(now, (), names, talk, asleep))
        for person in gone:
            self._effects.run(hosted, session.forget(now, person))
        return hosted

    async def _read(self, table: str) -> TableSession:
        rows = await self._store.rows(table)
        if not rows:
            raise Refused("no-such-table")
        session = TableSession(table, self._version, self._random, self._fast_bots, self._run)
        await chunked.load_rows(session, rows)
        return session

    async def _deleted_among(self, table: Table, names: Mapping[Person, str]) -> list[Person]:
        """Return the people of the table who were deleted while it was not loaded."""
        seated = [chair.person for chair in table.chairs.values()]
        nameless = [one for one in {table.host, *seated} if one and one not in names]
        return [one for one in sorted(nameless) if await self._store.guest(one) is None]

    async def load_running(self) -> None:
        """After a start: load the tables where a clock runs or a bot is to move."""
        for table in filter(self._ownership.owns, await self._store.live()):
            try:
                await self._load(table)
            except Refused:
                pass
            except Exception as error:  # noqa: BLE001 - whatever it is, the other tables go on
                _log.error("table-not-loaded", **failure(error))

    def _plan_unloading(self, hosted: HostedTable) -> None:
        if not hosted.has_left:
            hosted.plan_unloading(self._unload)

    def _unload(self, hosted: HostedTable) -> None:
        if hosted.has_left or not hosted.can_unload():
            return
        sleep = hosted.session.asleep()
        if sleep.alarm is None:
            self._drop(hosted)
        else:
            self._effects.spawn(self._fall_asleep(hosted, sleep))

    async def _fall_asleep(self, hosted: HostedTable, sleep: Sleep) -> None:
        """Store the alarm first: until that is done, somebody may come back."""
        table = hosted.session.table.id
        try:
            await self._store.fall_asleep(table, sleep)
        except StoreProblem:  # it stays loaded, and tries again
            self._plan_unloading(hosted)
            return
        if hosted.can_unload() and hosted.session.asleep() == sleep:
            self._drop(hosted)
        else:
            self._plan_unloading(hosted)
            await self._store.wake(table)

    def _drop(self, hosted: HostedTable) -> None:
        table = hosted.session.table.id
        if self._hosted.get(table) is hosted:
            del self._hosted[table]
        hosted.close()
        self._metrics.tables.set(len(self._hosted))

    # --- connections ------------------------------------------------------------------------------

    async def join(
        self,
        table: str,
        participant: Participant,
        outbox: Outbox,
        after: int,
        talk_after: int,
        run: str = "",
    ) -> ConnectionId:
        """Connect a participant to a table. What they have seen counts only if it is in the log."""
        hosted, connection = await self._load(table), next(self._connections)
        session, person = hosted.session, participant.person or ""
        if after > 0 and not session.has_shown(participant, after, run):
            await self._catch_up(hosted)
        is_afresh = after > 0 and not session.has_shown(participant, after, run)
        if is_afresh:
            after = talk_after = 0
        hosted.outboxes[connection] = outbox
        try:
            backlog = await chunked.backlog(participant, session, after)
        except BaseException:
            del hosted.outboxes[connection]
            raise
        name_before = session.audience.names.get(person)
        now = self._clock()
        connected = session.connect(
            now, connection, participant, after, talk_after, backlog, is_afresh
        )
        self._effects.run(hosted, connected)
        name = session.audience.names.get(person)
        if name is not None and name != name_before:
            try:
                await self._store.keep_names(table, {person: name})
            except BaseException:
                session.audience.restore_name(person, name_before)
                self.leave(table, connection)
                raise
        return connection

    async def _catch_up(self, hosted: HostedTable) -> None:
        """Read what another process has stored, which hosted the table before and did not know."""
        session = hosted.session
        rows = await self._store.rows(session.table.id, session.table.seq)
        if rows:
            self._effects.run(hosted, session.catch_up(self._clock(), rows))

    def leave(self, table: str, connection: ConnectionId) -> None:
        """A connection has ended."""
        hosted = self._hosted.get(table)
        if hosted is not None:
            hosted.outboxes.pop(connection, None)
            self._effects.run(hosted, hosted.session.disconnect(self._clock(), connection))

    def receive(self, table: str, connection: ConnectionId, request: AnyRequest) -> None:
        """A request has arrived at a table."""
        hosted = self._hosted.get(table)
        if hosted is None or self._is_stopping or hosted.has_left:
            return
        if self._ownership.serves(table):
            self._effects.run(hosted, hosted.session.receive(self._clock(), connection, request))
        elif connection in hosted.outboxes:  # it is sent again, to whoever hosts the table then
            self._say_goodbye([hosted.outboxes[connection]], MOVED)

    async def shut_down(self, why: str) -> None:
        """Tell all clients to reconnect later, and finish what is being stored.

        From now on no request is accepted and no bot asked: they could not be finished.
        """
        self._is_stopping = True
        self._effects.stop()
        at_tables = [one for hosted in self._hosted.values() for one in hosted.outboxes.values()]
        outboxes = self._say_goodbye([*at_tables, *self.lobby_feed.connections], why)
        with suppress(TimeoutError):
            async with asyncio.timeout(GOODBYE_WITHIN):
                await asyncio.gather(*(outbox.ended() for outbox in outboxes))
        await self._effects.finish()
        await self.lobby_feed.close()

    async def release_others(self) -> None:
        """Give up the tables that this process no longer owns: another one hosts them next.

        What has arrived is still stored and answered. Then clients are told to reconnect, and notes
        are stored, with a heartbeat.
        """
        is_ours = self._ownership.owns
        if loading := [task for table, task in self._loading.items() if not is_ours(table)]:
            await asyncio.wait(loading)
        released = [hosted for table, hosted in self._hosted.items() if not is_ours(table)]
        for hosted in released:
            hosted.has_left = True
        with suppress(TimeoutError):
            async with asyncio.timeout(GOODBYE_WITHIN):
                await asyncio.gather(*(hosted.settled() for hosted in released))
        for hosted in released:
            self._say_goodbye(hosted.outboxes.values(), MOVED)
            self._drop(hosted)
        with suppress(TimeoutError, StoreProblem):  # the notes wait for the next heartbeat
            async with asyncio.timeout(GOODBYE_WITHIN):
                await self._store.pulse.beat(self._clock())

    def _say_goodbye(self, outboxes: Iterable[Outbox], why: str) -> list[Outbox]:
        """Close the connections that are open, and return them."""
        open_ones = [one for one in outboxes if not one.is_closing]
        for outbox in open_ones:
            self._effects.say_goodbye(outbox, why)
        return open_ones

    # --- people -----------------------------------------------------------------------------------

    async def rename(self, participant: Participant) -> None:
        """Give a participant's new name to the tables whose game has not begun."""
        person = participant.person or ""
        for listing in await self._store.tables_of(person):
            if listing.status == "gathering" and self._ownership.owns(listing.table):
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

    def sign_out(self, person: Person) -> None:
        """A device of a person was revoked: let all of theirs connect again."""
        for hosted in self._hosted.values():
            if person in hosted.session.audience.present:
                self._effects.run(hosted, hosted.session.sign_out(person))

    async def forget(self, person: Person) -> None:
        """A person was deleted: disconnect them, and remove their name from tables and lobby."""
        for hosted in self._hosted.values():
            if person in hosted.session.audience.names:
                self._effects.run(hosted, hosted.session.forget(self._clock(), person))
                table = hosted.session.table
                listing = hosted.session.listing(table.since)
                self.lobby_feed.publish(listing, is_closed=table.is_closed)
        await self.lobby_feed.list_again(but=self._hosted)
