"""The hall: all tables that are open in this process. Carries out what their desks want done.

A table is loaded from its log when somebody asks for it, and forgotten when nothing is lost by
that. What is stored is told to the desk only when it is durable.
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
from inkognito.protocol.answers import Goodbye
from inkognito.protocol.settings import Settings
from inkognito.protocol.terms import Person
from inkognito.protocol.wishes import AnyWish
from inkognito.server import in_parts
from inkognito.server.lookers import Lookers
from inkognito.server.metrics import Metrics
from inkognito.server.outbox import Outbox
from inkognito.server.outside import Clock
from inkognito.server.thinking import Thinking
from inkognito.store.problems import StoreProblem
from inkognito.store.store import Store as Log
from inkognito.tables import entries as log
from inkognito.tables.audience import Guest
from inkognito.tables.desk import Desk
from inkognito.tables.effects import (
    Dismiss,
    Effect,
    Line,
    OpenTable,
    Send,
    Store,
    StoreTalk,
    Think,
    WakeAt,
)
from inkognito.tables.lobby import MOST_LISTED
from inkognito.tables.ports import Chance
from inkognito.tables.rematch import OPEN
from inkognito.tables.showing import listing_of
from inkognito.tables.table import Table

GOODBYE_WITHIN: Final = 3.0
"""So many seconds everybody has to take a goodbye."""

IDLE_FOR: Final = 60.0
"""So many seconds after a table has nothing to do it is forgotten."""

_encode: Final = msgspec.json.Encoder().encode
_log = structlog.get_logger()


class Live:
    """An open table: its desk, the outboxes of its lines, and its alarm."""

    __slots__ = ("alarm", "desk", "forgetting", "outboxes")

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.outboxes: dict[Line, Outbox] = {}
        self.alarm: asyncio.TimerHandle | None = None
        self.forgetting: asyncio.TimerHandle | None = None


class Hall:
    """All open tables of this process."""

    def __init__(
        self,
        store: Log,
        thinking: Thinking,
        chance: Chance,
        clock: Clock,
        metrics: Metrics,
        *,
        version: str,
        fast_bots: bool = False,
    ) -> None:
        self._store, self._thinking, self._chance = store, thinking, chance
        self._clock, self._metrics = clock, metrics
        self._version, self._fast_bots = version, fast_bots
        self._lives: dict[str, Live] = {}
        self._opening: dict[str, asyncio.Task[Live]] = {}
        self._lines = count(1)
        self._tasks: set[asyncio.Future[Any]] = set()
        self.lookers = Lookers()
        self._is_leaving = False

    # --- tables -----------------------------------------------------------------------------------

    async def open_lobby(self) -> None:
        """After a start: list the public tables of before."""
        self.lookers.open(await self._store.listed())

    async def open_table(self, settings: Settings, host: Guest, seat: Any = None) -> str:
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
        self.lookers.tell(listing)
        return name

    def awake(self, table: str) -> Table | None:
        """The table of that name if it is open now."""
        live = self._lives.get(table)
        return None if live is None else live.desk.table

    async def live(self, table: str) -> Live:
        """The open table of that name; raises Refused where there is none."""
        if not (table.isascii() and table.isalnum()):
            raise Refused("no-such-table")
        live = self._lives.get(table)
        if live is not None:
            return live
        opening = self._opening.get(table)
        if opening is None:
            opening = self._opening[table] = asyncio.create_task(self._load(table))
            opening.add_done_callback(lambda _: self._opening.pop(table, None))
        return await asyncio.shield(opening)

    async def _load(self, table: str) -> Live:
        rows = await self._store.rows(table)
        if not rows:
            raise Refused("no-such-table")
        desk = Desk(table, self._version, self._chance, self._fast_bots)
        await in_parts.take_in(desk, rows)
        names, said = await self._store.names(table), await self._store.talk(table)
        live = self._lives[table] = Live(desk)
        self._metrics.tables.set(len(self._lives))
        self._do(live, desk.load(self._clock(), (), names, tuple(said)))
        return live

    async def wake_tables(self) -> None:
        """After a start: open the tables where a clock runs or a bot is to move."""
        for table in await self._store.live():
            try:
                await self.live(table)
            except Refused:
                continue

    # --- lines ------------------------------------------------------------------------------------

    async def join(
        self, table: str, guest: Guest, outbox: Outbox, after: int, talk_after: int
    ) -> Line:
        """Somebody comes to a table."""
        live, line = await self.live(table), next(self._lines)
        live.outboxes[line] = outbox
        try:
            missed = await in_parts.missed_by(guest, live.desk, after)
        except BaseException:
            del live.outboxes[line]
            raise
        names = live.desk.audience.names
        was_called = names.get(guest.person or "")
        self._do(live, live.desk.connect(self._clock(), line, guest, after, talk_after, missed))
        is_called = names.get(guest.person or "")
        if guest.person is not None and is_called is not None and is_called != was_called:
            await self._store.keep_names(table, {guest.person: is_called})
        return line

    def leave(self, table: str, line: Line) -> None:
        """A line has ended."""
        live = self._lives.get(table)
        if live is not None:
            live.outboxes.pop(line, None)
            self._do(live, live.desk.disconnect(self._clock(), line))

    def receive(self, table: str, line: Line, wish: AnyWish) -> None:
        """Somebody at a table wants something."""
        live = self._lives.get(table)
        if live is not None and not self._is_leaving:
            self._metrics.wishes.inc()
            self._do(live, live.desk.receive(self._clock(), line, wish))

    async def farewell(self, why: str) -> None:
        """Tell everybody to come back later, each at a time of his own, and finish what runs.

        From now on no wish is heard and no bot thinks: they would never come to an end.
        """
        self._is_leaving = True
        at_tables = [one for live in self._lives.values() for one in live.outboxes.values()]
        everybody = [one for one in (*at_tables, *self.lookers.lines) if not one.is_closing]
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

    async def rename(self, guest: Guest) -> None:
        """Somebody is called otherwise, at once at the tables that are still being set up."""
        person = guest.person or ""
        for listing in await self._store.tables_of(person):
            if listing.status == "gathering":
                live = await self.live(listing.table)
                self._do(live, live.desk.rename(guest))
                is_called = live.desk.audience.names.get(person, guest.name)
                await self._store.keep_names(listing.table, {person: is_called})
                self.lookers.tell(
                    live.desk.listing(listing.at), is_closed=live.desk.table.is_closed
                )

    def revoke(self, table: str, person: Person) -> None:
        """The seat tokens of somebody at a table are good no more."""
        live = self._lives.get(table)
        if live is not None:
            self._do(live, live.desk.revoke(person))

    async def forget(self, person: Person) -> None:
        """Somebody was deleted: hang up on him, and take his name from tables and lobby."""
        for live in self._lives.values():
            if person in live.desk.audience.names:
                self._do(live, live.desk.forget(self._clock(), person))
                table = live.desk.table
                self.lookers.tell(live.desk.listing(table.since), is_closed=table.is_closed)
        shown = self.lookers.tables()
        for listing in await self._store.listed(limit=MOST_LISTED):
            if listing not in shown and listing.table not in self._lives:
                self.lookers.tell(listing)

    # --- carrying out -----------------------------------------------------------------------------

    def _do(self, live: Live, effects: Iterable[Effect]) -> None:
        for effect in effects:
            _CARRY_OUT[type(effect)](self, live, effect)
        self._plan_forgetting(live)

    def _send(self, live: Live, effect: Send) -> None:
        message = _encode(effect.answer)
        for line in effect.lines:
            outbox = live.outboxes.get(line)
            if outbox is not None:
                outbox.put(message)

    def _dismiss(self, live: Live, effect: Dismiss) -> None:
        for line in effect.lines:
            if line in live.outboxes:
                self._say_goodbye(live.outboxes[line], effect.why)

    def _wake_at(self, live: Live, effect: WakeAt) -> None:
        if live.alarm is not None:
            live.alarm.cancel()
            live.alarm = None
        if effect.at is not None:
            delay = max(0, effect.at - self._clock()) / 1_000
            live.alarm = asyncio.get_running_loop().call_later(delay, self._wake, live)

    def _wake(self, live: Live) -> None:
        live.alarm = None
        self._do(live, live.desk.wake(self._clock()))

    def _store_row(self, live: Live, effect: Store) -> None:
        answer = self._store.append(effect.row, effect.listing, effect.is_closed)
        self._tasks.add(answer)
        answer.add_done_callback(partial(self._answered, live, effect))

    def _answered(self, live: Live, effect: Store, answer: "asyncio.Future[bool]") -> None:
        self._tasks.discard(answer)
        try:
            self._stored(live, effect, answer)
        except Exception as error:  # noqa: BLE001 - the loop would log the row, which holds secrets
            _log.error("work-failed", kind=type(error).__name__)

    def _stored(self, live: Live, effect: Store, answer: "asyncio.Future[bool]") -> None:
        problem = answer.exception()
        if problem is not None:
            self._not_stored(live, problem)
        elif answer.result():
            self._metrics.rows.inc()
            self._do(live, live.desk.stored(self._clock(), effect.row))
            if effect.listing is not None:
                self.lookers.tell(effect.listing, is_closed=effect.is_closed)
        else:
            self._spawn(self._catch_up(live))

    async def _catch_up(self, live: Live) -> None:
        """Another process was quicker."""
        desk = live.desk
        try:
            rows = await self._store.rows(desk.table.id, desk.table.seq)
        except StoreProblem as problem:
            self._not_stored(live, problem)
        else:
            self._do(live, desk.lost(self._clock(), rows))

    def _not_stored(self, live: Live, problem: BaseException) -> None:
        code = problem.code if isinstance(problem, StoreProblem) else type(problem).__name__
        _log.error("row-not-stored", problem=code)
        self._do(live, live.desk.failed(self._clock()))

    def _store_talk(self, live: Live, effect: StoreTalk) -> None:
        self._spawn(self._keep_talk(live, effect))

    async def _keep_talk(self, live: Live, effect: StoreTalk) -> None:
        conversation = live.desk.conversation
        try:
            is_kept = await self._store.keep_talk(effect.table, effect.said)
            said = () if is_kept else await self._store.talk(effect.table)
        except StoreProblem as problem:
            _log.error("words-not-stored", problem=problem.code)
            self._do(live, conversation.failed(self._clock()))
        else:
            now = self._clock()
            self._do(live, conversation.stored(now) if is_kept else conversation.lost(now, said))

    def _think(self, live: Live, effect: Think) -> None:
        if not self._is_leaving:
            self._spawn(self._thought(live, effect))

    async def _thought(self, live: Live, effect: Think) -> None:
        self._metrics.thoughts.inc()
        command = await self._thinking.think(effect)
        self._do(live, live.desk.thought(self._clock(), effect.seat, effect.decision, command))

    def _open_rematch(self, live: Live, effect: OpenTable) -> None:
        self._spawn(self._rematch(live, effect))

    async def _rematch(self, live: Live, effect: OpenTable) -> None:
        table, people = effect.row.table, effect.names
        try:
            await self._store.append(effect.row, effect.listing, is_closed=False)
            await self._store.keep_names(table, people)
        except StoreProblem as problem:
            _log.error("rematch-not-stored", problem=problem.code)
            self._do(live, live.desk.failed(self._clock()))
            return
        self.lookers.tell(effect.listing)
        self._do(live, live.desk.rematch_opened(self._clock(), table))

    # --- tidiness ---------------------------------------------------------------------------------

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            _log.error("work-failed", kind=type(task.exception()).__name__)

    def _plan_forgetting(self, live: Live) -> None:
        if live.desk.is_idle == (live.forgetting is not None):
            return
        if live.forgetting is not None:
            live.forgetting.cancel()
            live.forgetting = None
        else:
            loop = asyncio.get_running_loop()
            live.forgetting = loop.call_later(IDLE_FOR, self._forget, live)

    def _forget(self, live: Live) -> None:
        live.forgetting = None
        if live.desk.is_idle and not live.outboxes:
            self._lives.pop(live.desk.table.id, None)
            if live.alarm is not None:
                live.alarm.cancel()
            self._metrics.tables.set(len(self._lives))


_CARRY_OUT: Final[dict[type[Effect], Callable[[Hall, Live, Any], None]]] = {
    Send: Hall._send,
    Dismiss: Hall._dismiss,
    WakeAt: Hall._wake_at,
    Store: Hall._store_row,
    StoreTalk: Hall._store_talk,
    Think: Hall._think,
    OpenTable: Hall._open_rematch,
}
