"""Carries out the effects of sessions: sends, stores, sets alarms and asks bots.

A session is told that a row is stored only when it is durable.
"""

import asyncio
from collections.abc import Callable, Iterable
from functools import partial
from typing import Any, Final

import msgspec
import structlog

from inkognito.protocol.messages import Goodbye
from inkognito.server.background import BackgroundTasks
from inkognito.server.bot_pool import BotPool
from inkognito.server.hosted_table import HostedTable
from inkognito.server.lobby_feed import LobbyFeed
from inkognito.server.logs import failure
from inkognito.server.metrics import Metrics
from inkognito.server.outbox import Outbox
from inkognito.server.system_ports import Clock
from inkognito.store.problems import StoreProblem
from inkognito.store.store import Store
from inkognito.tables.effects import (
    AppendRow,
    AppendTalk,
    Disconnect,
    Effect,
    OpenTable,
    Send,
    Think,
    WakeAt,
)
from inkognito.tables.ports import RandomSource

_encode: Final = msgspec.json.Encoder().encode
_log = structlog.get_logger()


class EffectRunner:
    """What sessions ask for, done. Calls `after` with the table when its effects are done."""

    def __init__(
        self,
        store: Store,
        bots: BotPool,
        lobby_feed: LobbyFeed,
        random: RandomSource,
        clock: Clock,
        metrics: Metrics,
        after: Callable[[HostedTable], None],
    ) -> None:
        self._store, self._bots, self._lobby_feed = store, bots, lobby_feed
        self._random, self._clock, self._metrics = random, clock, metrics
        self._after = after
        self._tasks = BackgroundTasks()
        self._is_stopping = False

    def run(self, hosted: HostedTable, effects: Iterable[Effect]) -> None:
        """Carry out effects in their order."""
        for effect in effects:
            _HANDLERS[type(effect)](self, hosted, effect)
        self._after(hosted)

    def stop(self) -> None:
        """Ask no more bots, and let no alarm ring: what they want could not be stored."""
        self._is_stopping = True

    async def finish(self) -> None:
        """Wait until everything is stored."""
        await self._tasks.finish()

    # --- connections ------------------------------------------------------------------------------

    def _send(self, hosted: HostedTable, effect: Send) -> None:
        message = _encode(effect.message)
        for connection in effect.connections:
            outbox = hosted.outboxes.get(connection)
            if outbox is not None:
                outbox.put(message)

    def _disconnect(self, hosted: HostedTable, effect: Disconnect) -> None:
        for connection in effect.connections:
            if connection in hosted.outboxes:
                self.say_goodbye(hosted.outboxes[connection], effect.why)

    def say_goodbye(self, outbox: Outbox, why: str) -> None:
        """Close a connection. Clients reconnect at random times, so that not all come at once."""
        reconnect_after = int(500 + 4_500 * self._random.draw())
        outbox.put(_encode(Goodbye(why, reconnect_after)))
        outbox.close()

    # --- time -------------------------------------------------------------------------------------

    def _wake_at(self, hosted: HostedTable, effect: WakeAt) -> None:
        seconds = None if effect.at is None else max(0, effect.at - self._clock()) / 1_000
        hosted.wake_in(seconds, partial(self._wake, hosted))

    def _wake(self, hosted: HostedTable) -> None:
        if not self._is_stopping:
            self.run(hosted, hosted.session.wake(self._clock()))

    # --- storing ----------------------------------------------------------------------------------

    def _append_row(self, hosted: HostedTable, effect: AppendRow) -> None:
        appended = self._store.append(effect.row, effect.listing, effect.is_closed)
        self._tasks.then(appended, partial(self._row_appended, hosted, effect))

    def _row_appended(
        self, hosted: HostedTable, effect: AppendRow, appended: "asyncio.Future[bool]"
    ) -> None:
        problem = appended.exception()
        if problem is not None:
            self._row_failed(hosted, problem)
        elif appended.result():
            if not effect.row.is_private:
                self._metrics.rows.inc()
            self.run(hosted, hosted.session.stored(self._clock()))
            if effect.listing is not None:
                self._lobby_feed.publish(effect.listing, is_closed=effect.is_closed)
        else:
            self._tasks.spawn(self._catch_up(hosted))

    async def _catch_up(self, hosted: HostedTable) -> None:
        """Another process was quicker: read what it stored."""
        session = hosted.session
        try:
            rows = await self._store.rows(session.table.id, session.table.seq)
        except Exception as problem:  # noqa: BLE001 - whatever it is, the session must hear of it
            self._row_failed(hosted, problem)
        else:
            self.run(hosted, session.lost(self._clock(), rows))

    def _row_failed(self, hosted: HostedTable, problem: BaseException) -> None:
        _log.error("row-not-stored", **_diagnosis(problem))
        self.run(hosted, hosted.session.failed(self._clock()))

    def _append_talk(self, hosted: HostedTable, effect: AppendTalk) -> None:
        self._tasks.spawn(self._store_talk(hosted, effect))

    async def _store_talk(self, hosted: HostedTable, effect: AppendTalk) -> None:
        conversation = hosted.session.conversation
        try:
            is_stored = await self._store.keep_talk(effect.table, effect.row)
            rows = () if is_stored else await self._store.talk(effect.table)
        except Exception as problem:  # noqa: BLE001 - whatever it is, the session must hear of it
            _log.error("talk-not-stored", **_diagnosis(problem))
            self.run(hosted, conversation.failed(self._clock()))
        else:
            now = self._clock()
            done = conversation.stored(now) if is_stored else conversation.lost(now, rows)
            self.run(hosted, done)

    def _open_table(self, hosted: HostedTable, effect: OpenTable) -> None:
        self._tasks.spawn(self._store_table(hosted, effect))

    async def _store_table(self, hosted: HostedTable, effect: OpenTable) -> None:
        try:
            await self._store.append(effect.row, effect.listing, is_closed=False)
            await self._store.keep_names(effect.row.table, effect.names)
        except Exception as problem:  # noqa: BLE001 - whatever it is, the session must hear of it
            _log.error("rematch-not-stored", **_diagnosis(problem))
            self.run(hosted, hosted.session.failed(self._clock()))
            return
        self._lobby_feed.publish(effect.listing)
        self.run(hosted, hosted.session.rematch_opened(self._clock(), effect.row.table))

    # --- bots -------------------------------------------------------------------------------------

    def _think(self, hosted: HostedTable, effect: Think) -> None:
        if not self._is_stopping:
            self._tasks.spawn(self._ask_bot(hosted, effect))

    async def _ask_bot(self, hosted: HostedTable, effect: Think) -> None:
        self._metrics.thoughts.inc()
        command = await self._bots.think(effect)
        done = hosted.session.thought(self._clock(), effect.seat, effect.decision, command)
        self.run(hosted, done)


def _diagnosis(problem: BaseException) -> dict[str, Any]:
    code = {"problem": problem.code} if isinstance(problem, StoreProblem) else {}
    return {**code, **failure(problem)}


_HANDLERS: Final[dict[type[Effect], Callable[[EffectRunner, HostedTable, Any], None]]] = {
    Send: EffectRunner._send,
    Disconnect: EffectRunner._disconnect,
    WakeAt: EffectRunner._wake_at,
    AppendRow: EffectRunner._append_row,
    AppendTalk: EffectRunner._append_talk,
    Think: EffectRunner._think,
    OpenTable: EffectRunner._open_table,
}
