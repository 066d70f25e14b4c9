"""The host: all tables that are open in this process. Carries out what their sessions want done.

A table is loaded from its log when somebody asks for it, and forgotten when nothing is lost by
that. What is stored is told to the session only when it is durable.
"""

import asyncio
from collections.abc import Callable, Coroutine, Iterable
from contextlib import suppress
from functools import partial
from itertools import count
from typing import Any, Final

import msgspec
import structlog

from inkognito.core.refusals import Refused
from inkognito.protocol.messages import Goodbye
from inkognito.protocol.requests import AnyRequest
from inkognito.protocol.settings import Settings
from inkognito.protocol.terms import Person
from inkognito.server import chunked
from inkognito.server.bot_pool import BotPool
from inkognito.server.lobby_feed import LobbyFeed
from inkognito.server.metrics import Metrics
from inkognito.server.outbox import Outbox
from inkognito.server.system_ports import Clock
from inkognito.store.problems import StoreProblem
from inkognito.store.store import Store
from inkognito.tables import entries as log
from inkognito.tables.audience import Participant
from inkognito.tables.effects import (
    AppendRow,
    AppendTalk,
    ConnectionId,
    Disconnect,
    Effect,
    OpenTable,
    Send,
    Think,
    WakeAt,
)
from inkognito.tables.lobby import MOST_LISTED
from inkognito.tables.ports import RandomSource
from inkognito.tables.rematch import OPEN
from inkognito.tables.table import Table
from inkognito.tables.table_session import TableSession
from inkognito.tables.table_views import listing_of

GOODBYE_WITHIN: Final = 3.0
"""So many seconds everybody has to take a goodbye."""

IDLE_FOR: Final = 60.0
"""So many seconds after a table has nothing to do it is forgotten."""

_encode: Final = msgspec.json.Encoder().encode
_log = structlog.get_logger()


class HostedTable:
    """An open table: its session, the outboxes of its connections, and its alarm."""

    __slots__ = ("alarm", "forgetting", "outboxes", "session")

    def __init__(self, session: TableSession) -> None:
        self.session = session
        self.outboxes: dict[ConnectionId, Outbox] = {}
        self.alarm: asyncio.TimerHandle | None = None
        self.forgetting: asyncio.TimerHandle | None = None


class TableHost:
    """All open tables of this process."""

    def __init__(
        self,
        store: Store,
        thinking: BotPool,
        chance: RandomSource,
        clock: Clock,
        metrics: Metrics,
        *,
        version: str,
        fast_bots: bool = False,
    ) -> None:
        self._store, self._thinking, self._chance = store, thinking, chance
        self._clock, self._metrics = clock, metrics
        self._version, self._fast_bots = version, fast_bots
        self._hosted: dict[str, HostedTable] = {}
        self._opening: dict[str, asyncio.Task[HostedTable]] = {}
        self._connections = count(1)
        self._tasks: set[asyncio.Future[Any]] = set()
        self.lobby_feed = LobbyFeed()
        self._is_leaving = False

    # --- tables -----------------------------------------------------------------------------------

    async def open_lobby(self) -> None:
        """After a start: list the public tables of before."""
        self.lobby_feed.open(await self._store.listed())

    async def open_table(self, settings: Settings, host: Participant, seat: Any = None) -> str:
        """A new table; its host sits down at once if he has chosen a chair."""
        person, now = host.person or "", self._clock()
        seal = self._chance.seal()
        opened = log.Opened(settings, person, seal.seed.hex(), seal.salt.hex())
        seated = () if seat is None else (log.Sat(person, seat),)
        name = self._chance.table_name()
        row = log.Row(name, 1, now, person, OPEN, (opened, *seated))
        names = {person: host.name}
        listing = listing_of(Table(name).foreseen(row), names, (), now)
        await self._store.append(row, listing, is_closed=False)
        await self._store.keep_names(name, names)
        self.lobby_feed.tell(listing)
        return name

    def awake(self, table: str) -> Table | None:
        """The table of that name if it is open now."""
        hosted = self._hosted.get(table)
        return None if hosted is None else hosted.session.table

    async def hosted(self, table: str) -> HostedTable:
        """The open table of that name; raises Refused where there is none."""
        if not (table.isascii() and table.isalnum()):
            raise Refused("no-such-table")
        hosted = self._hosted.get(table)
        if hosted is not None:
            return hosted
        opening = self._opening.get(table)
        if opening is None:
            opening = self._opening[table] = asyncio.create_task(self._load(table))
            opening.add_done_callback(lambda _: self._opening.pop(table, None))
        return await asyncio.shield(opening)

    async def _load(self, table: str) -> HostedTable:
        rows = await self._store.rows(table)
        if not rows:
            raise Refused("no-such-table")
        session = TableSession(table, self._version, self._chance, self._fast_bots)
        await chunked.take_in(session, rows)
        names, said = await self._store.names(table), await self._store.talk(table)
        hosted = self._hosted[table] = HostedTable(session)
        self._metrics.tables.set(len(self._hosted))
        self._do(hosted, session.load(self._clock(), (), names, tuple(said)))
        return hosted

    async def wake_tables(self) -> None:
        """After a start: open the tables where a clock runs or a bot is to move."""
        for table in await self._store.live():
            try:
                await self.hosted(table)
            except Refused:
                continue

    # --- connections ------------------------------------------------------------------------------

    async def join(
        self, table: str, participant: Participant, outbox: Outbox, after: int, talk_after: int
    ) -> ConnectionId:
        """Somebody comes to a table."""
        hosted, connection = await self.hosted(table), next(self._connections)
        hosted.outboxes[connection] = outbox
        try:
            missed = await chunked.missed_by(participant, hosted.session, after)
        except BaseException:
            del hosted.outboxes[connection]
            raise
        names = hosted.session.audience.names
        was_called = names.get(participant.person or "")
        self._do(
            hosted,
            hosted.session.connect(
                self._clock(), connection, participant, after, talk_after, missed
            ),
        )
        is_called = names.get(participant.person or "")
        if participant.person is not None and is_called is not None and is_called != was_called:
            await self._store.keep_names(table, {participant.person: is_called})
        return connection

    def leave(self, table: str, connection: ConnectionId) -> None:
        """A connection has ended."""
        hosted = self._hosted.get(table)
        if hosted is not None:
            hosted.outboxes.pop(connection, None)
            self._do(hosted, hosted.session.disconnect(self._clock(), connection))

    def receive(self, table: str, connection: ConnectionId, request: AnyRequest) -> None:
        """Somebody at a table wants something."""
        hosted = self._hosted.get(table)
        if hosted is not None and not self._is_leaving:
            self._metrics.requests.inc()
            self._do(hosted, hosted.session.receive(self._clock(), connection, request))

    async def farewell(self, why: str) -> None:
        """Tell everybody to come back later, each at a time of his own, and finish what runs.

        From now on no request is heard and no bot thinks: they would never come to an end.
        """
        self._is_leaving = True
        at_tables = [one for hosted in self._hosted.values() for one in hosted.outboxes.values()]
        everybody = [
            one for one in (*at_tables, *self.lobby_feed.connections) if not one.is_closing
        ]
        for outbox in everybody:
            self._say_goodbye(outbox, why)
        with suppress(TimeoutError):
            async with asyncio.timeout(GOODBYE_WITHIN):
                await asyncio.gather(*(outbox.ended() for outbox in everybody))
        while self._tasks:
            await asyncio.wait(set(self._tasks), timeout=5)

    def _say_goodbye(self, outbox: Outbox, why: str) -> None:
        again = int(500 + 4_500 * self._chance.draw())
        outbox.put(_encode(Goodbye(why, again)))
        outbox.close()

    # --- people -----------------------------------------------------------------------------------

    async def rename(self, participant: Participant) -> None:
        """Somebody is called otherwise, at once at the tables that are still being set up."""
        person = participant.person or ""
        for listing in await self._store.tables_of(person):
            if listing.status == "gathering":
                hosted = await self.hosted(listing.table)
                self._do(hosted, hosted.session.rename(participant))
                is_called = hosted.session.audience.names.get(person, participant.name)
                await self._store.keep_names(listing.table, {person: is_called})
                self.lobby_feed.tell(
                    hosted.session.listing(listing.at), is_closed=hosted.session.table.is_closed
                )

    def revoke(self, table: str, person: Person) -> None:
        """The seat tokens of somebody at a table are good no more."""
        hosted = self._hosted.get(table)
        if hosted is not None:
            self._do(hosted, hosted.session.revoke(person))

    async def forget(self, person: Person) -> None:
        """Somebody was deleted: hang up on him, and take his name from tables and lobby."""
        for hosted in self._hosted.values():
            if person in hosted.session.audience.names:
                self._do(hosted, hosted.session.forget(self._clock(), person))
                table = hosted.session.table
                self.lobby_feed.tell(hosted.session.listing(table.since), is_closed=table.is_closed)
        shown = self.lobby_feed.tables()
        for listing in await self._store.listed(limit=MOST_LISTED):
            if listing not in shown and listing.table not in self._hosted:
                self.lobby_feed.tell(listing)

    # --- carrying out -----------------------------------------------------------------------------

    def _do(self, hosted: HostedTable, effects: Iterable[Effect]) -> None:
        for effect in effects:
            _CARRY_OUT[type(effect)](self, hosted, effect)
        self._plan_forgetting(hosted)

    def _send(self, hosted: HostedTable, effect: Send) -> None:
        message = _encode(effect.answer)
        for connection in effect.connections:
            outbox = hosted.outboxes.get(connection)
            if outbox is not None:
                outbox.put(message)

    def _disconnect(self, hosted: HostedTable, effect: Disconnect) -> None:
        for connection in effect.connections:
            if connection in hosted.outboxes:
                self._say_goodbye(hosted.outboxes[connection], effect.why)

    def _wake_at(self, hosted: HostedTable, effect: WakeAt) -> None:
        if hosted.alarm is not None:
            hosted.alarm.cancel()
            hosted.alarm = None
        if effect.at is not None:
            delay = max(0, effect.at - self._clock()) / 1_000
            hosted.alarm = asyncio.get_running_loop().call_later(delay, self._wake, hosted)

    def _wake(self, hosted: HostedTable) -> None:
        hosted.alarm = None
        self._do(hosted, hosted.session.wake(self._clock()))

    def _store_row(self, hosted: HostedTable, effect: AppendRow) -> None:
        answer = self._store.append(effect.row, effect.listing, effect.is_closed)
        self._tasks.add(answer)
        answer.add_done_callback(partial(self._answered, hosted, effect))

    def _answered(
        self, hosted: HostedTable, effect: AppendRow, answer: "asyncio.Future[bool]"
    ) -> None:
        self._tasks.discard(answer)
        try:
            self._stored(hosted, effect, answer)
        except Exception as error:  # noqa: BLE001 - the loop would log the row, which holds secrets
            _log.error("work-failed", kind=type(error).__name__)

    def _stored(
        self, hosted: HostedTable, effect: AppendRow, answer: "asyncio.Future[bool]"
    ) -> None:
        problem = answer.exception()
        if problem is not None:
            self._not_stored(hosted, problem)
        elif answer.result():
            self._metrics.rows.inc()
            self._do(hosted, hosted.session.stored(self._clock(), effect.row))
            if effect.listing is not None:
                self.lobby_feed.tell(effect.listing, is_closed=effect.is_closed)
        else:
            self._spawn(self._catch_up(hosted))

    async def _catch_up(self, hosted: HostedTable) -> None:
        """Another process was quicker."""
        session = hosted.session
        try:
            rows = await self._store.rows(session.table.id, session.table.seq)
        except StoreProblem as problem:
            self._not_stored(hosted, problem)
        else:
            self._do(hosted, session.lost(self._clock(), rows))

    def _not_stored(self, hosted: HostedTable, problem: BaseException) -> None:
        code = problem.code if isinstance(problem, StoreProblem) else type(problem).__name__
        _log.error("row-not-stored", problem=code)
        self._do(hosted, hosted.session.failed(self._clock()))

    def _store_talk(self, hosted: HostedTable, effect: AppendTalk) -> None:
        self._spawn(self._keep_talk(hosted, effect))

    async def _keep_talk(self, hosted: HostedTable, effect: AppendTalk) -> None:
        conversation = hosted.session.conversation
        try:
            is_kept = await self._store.keep_talk(effect.table, effect.said)
            said = () if is_kept else await self._store.talk(effect.table)
        except StoreProblem as problem:
            _log.error("words-not-stored", problem=problem.code)
            self._do(hosted, conversation.failed(self._clock()))
        else:
            now = self._clock()
            self._do(hosted, conversation.stored(now) if is_kept else conversation.lost(now, said))

    def _think(self, hosted: HostedTable, effect: Think) -> None:
        if not self._is_leaving:
            self._spawn(self._thought(hosted, effect))

    async def _thought(self, hosted: HostedTable, effect: Think) -> None:
        self._metrics.thoughts.inc()
        command = await self._thinking.think(effect)
        self._do(
            hosted, hosted.session.thought(self._clock(), effect.seat, effect.decision, command)
        )

    def _open_rematch(self, hosted: HostedTable, effect: OpenTable) -> None:
        self._spawn(self._rematch(hosted, effect))

    async def _rematch(self, hosted: HostedTable, effect: OpenTable) -> None:
        table, people = effect.row.table, effect.names
        try:
            await self._store.append(effect.row, effect.listing, is_closed=False)
            await self._store.keep_names(table, people)
        except StoreProblem as problem:
            _log.error("rematch-not-stored", problem=problem.code)
            self._do(hosted, hosted.session.failed(self._clock()))
            return
        self.lobby_feed.tell(effect.listing)
        self._do(hosted, hosted.session.rematch_opened(self._clock(), table))

    # --- tidiness ---------------------------------------------------------------------------------

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            _log.error("work-failed", kind=type(task.exception()).__name__)

    def _plan_forgetting(self, hosted: HostedTable) -> None:
        if hosted.session.is_idle == (hosted.forgetting is not None):
            return
        if hosted.forgetting is not None:
            hosted.forgetting.cancel()
            hosted.forgetting = None
        else:
            loop = asyncio.get_running_loop()
            hosted.forgetting = loop.call_later(IDLE_FOR, self._forget, hosted)

    def _forget(self, hosted: HostedTable) -> None:
        hosted.forgetting = None
        if hosted.session.is_idle and not hosted.outboxes:
            self._hosted.pop(hosted.session.table.id, None)
            if hosted.alarm is not None:
                hosted.alarm.cancel()
            self._metrics.tables.set(len(self._hosted))


_CARRY_OUT: Final[dict[type[Effect], Callable[[TableHost, HostedTable, Any], None]]] = {
    Send: TableHost._send,
    Disconnect: TableHost._disconnect,
    WakeAt: TableHost._wake_at,
    AppendRow: TableHost._store_row,
    AppendTalk: TableHost._store_talk,
    Think: TableHost._think,
    OpenTable: TableHost._open_rematch,
}
