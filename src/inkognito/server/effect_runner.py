"""Carries out the effects of sessions: sends, stores, sets alarms and asks bots.

A session is told that a row is stored only when it is durable.
"""

from collections.abc import Callable, Coroutine, Iterable
from functools import partial
from typing import Any, Final

import msgspec
import structlog

from inkognito.protocol.messages import Goodbye
from inkognito.server.background import BackgroundTasks
from inkognito.server.bot_pool import BotPool
from inkognito.server.cluster.ports import Ownership, SoleOwner
from inkognito.server.hosted_table import HostedTable
from inkognito.server.lobby_feed import LobbyFeed
from inkognito.server.logs import failure
from inkognito.server.metrics import Metrics
from inkognito.server.outbox import Outbox
from inkognito.server.system_ports import Clock
from inkognito.store.problems import StoreProblem
from inkognito.store.store import Store
from inkognito.store.writer import Outcome
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

MOVED: Final = "moved"
"""Why a connection ends whose table another process hosts from now on."""

RECONNECT: Final = {MOVED: (50, 450)}
LATER: Final = 0.1
"""Seconds after which an alarm rings again that has come at a doubtful time."""

USUALLY: Final = (500, 4_500)
"""Milliseconds that clients wait before they reconnect: the least, and the most that is added."""


class EffectRunner:
    """What sessions ask for, done. Then calls `after` with a table that may have to be unloaded."""

    def __init__(
        self,
        store: Store,
        bots: BotPool,
        lobby_feed: LobbyFeed,
        random: RandomSource,
        clock: Clock,
        metrics: Metrics,
        after: Callable[[HostedTable], None],
        ownership: Ownership | None = None,
    ) -> None:
        self._ownership = ownership or SoleOwner()
        self._store, self._bots, self._lobby_feed = store, bots, lobby_feed
        self._random, self._clock, self._metrics = random, clock, metrics
        self._after = after
        self._tasks = BackgroundTasks()
        self._is_stopping = False

    def run(self, hosted: HostedTable, effects: Iterable[Effect]) -> None:
        """Carry out effects in their order."""
        for effect in effects:
            _HANDLERS[type(effect)](self, hosted, effect)
        if hosted.might_unload:
            self._after(hosted)

    def stop(self) -> None:
        """Ask no more bots, and let no alarm ring: what they want could not be stored."""
        self._is_stopping = True

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Run a coroutine that must end before the server does."""
        self._tasks.spawn(work)

    async def finish(self) -> None:
        """Wait until everything is stored."""
        await self._tasks.finish()

    # --- connections ------------------------------------------------------------------------------

    def _send(self, hosted: HostedTable, effect: Send) -> None:
        message, outboxes = _encode(effect.message), hosted.outboxes
        for connection in effect.connections:
            if connection in outboxes:
                outboxes[connection].put(message)

    def _disconnect(self, hosted: HostedTable, effect: Disconnect) -> None:
        for connection in effect.connections:
            if connection in hosted.outboxes:
                self.say_goodbye(hosted.outboxes[connection], effect.why)

    def say_goodbye(self, outbox: Outbox, why: str) -> None:
        """Close a connection. Clients reconnect at random times, so that not all come at once."""
        least, more = RECONNECT.get(why, USUALLY)
        reconnect_after = int(least + more * self._random.draw())
        outbox.put(_encode(Goodbye(why, reconnect_after)))
        outbox.close()

    # --- time -------------------------------------------------------------------------------------

    def _wake_at(self, hosted: HostedTable, effect: WakeAt) -> None:
        seconds = None if effect.at is None else max(0, effect.at - self._clock()) / 1_000
        hosted.wake_in(seconds, partial(self._wake, hosted))

    def _wake(self, hosted: HostedTable) -> None:
        if self._is_stopping or hosted.has_left:
            return
        if self._ownership.serves(hosted.session.table.id):
            self.run(hosted, hosted.session.wake(self._clock()))
        else:  # this process was frozen, and will know soon whether it still owns the table
            hosted.wake_in(LATER, partial(self._wake, hosted))

    # --- storing ----------------------------------------------------------------------------------

    def _append_row(self, hosted: HostedTable, effect: AppendRow) -> None:
        done = self._tasks.expect(self._row_appended, hosted, effect)
        self._store.append_then(effect.row, effect.listing, effect.is_closed, done)

    def _row_appended(self, hosted: HostedTable, effect: AppendRow, outcome: Outcome) -> None:
        if isinstance(outcome, StoreProblem):
            self._row_failed(hosted, outcome)
        elif outcome:
            if not effect.is_private:
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
            await self._store.copy_opener(hosted.session.table.id, effect.row.table)
        except Exception as problem:  # noqa: BLE001 - whatever it is, the session must hear of it
            _log.error("rematch-not-stored", **_diagnosis(problem))
            self.run(hosted, hosted.session.failed(self._clock()))
            return
        self._lobby_feed.publish(effect.listing)
        self.run(hosted, hosted.session.rematch_opened(self._clock(), effect.row.table))

    # --- bots -------------------------------------------------------------------------------------

    def _think(self, hosted: HostedTable, effect: Think) -> None:
        if not self._is_stopping and not hosted.has_left:
            self._tasks.spawn(self._ask_bot(hosted, effect))

    async def _ask_bot(self, hosted: HostedTable, effect: Think) -> None:
        if effect.is_sign:
            await self._ask_for_gesture(hosted, effect)
            return
        self._metrics.thoughts.inc()
        command = await self._bots.think(effect)
        if hosted.has_left:
            return
        done = hosted.session.thought(self._clock(), effect.seat, effect.decision, command)
        self.run(hosted, done)

    async def _ask_for_gesture(self, hosted: HostedTable, effect: Think) -> None:
        sign = await self._bots.sign(effect)
        if not hosted.has_left:
            done = hosted.session.signed(self._clock(), effect.seat, effect.decision, sign)
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
