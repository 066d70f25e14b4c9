"""A loaded table: its session, the outboxes of its connections, and its timers."""

import asyncio
from collections.abc import Callable
from typing import Final

from inkognito.server.outbox import Outbox
from inkognito.server.system_ports import MILLISECOND, nanoseconds
from inkognito.tables.effects import ConnectionId
from inkognito.tables.table_session import TableSession

UNLOAD_AFTER: Final = 60.0
"""A table that has nothing to do is unloaded after this many seconds."""

SETTLED: Final = 0.01
"""Seconds between two looks at whether a table has stored everything."""


def next_tick(now: float, seconds: float) -> float:
    """Return when an alarm rings: at the next whole millisecond of the event loop after that time.

    A bot's answer is released by an alarm that is set when the bot has thought. The fraction of a
    millisecond at which it rings must not show when the bot was ready.
    """
    wanted = nanoseconds(now) + nanoseconds(seconds)
    return (wanted // MILLISECOND + 1) / 1_000


class HostedTable:
    """One table in this process."""

    __slots__ = ("_alarm", "_unloading", "has_left", "outboxes", "session")

    def __init__(self, session: TableSession) -> None:
        self.session = session
        self.outboxes: dict[ConnectionId, Outbox] = {}
        self._alarm: asyncio.TimerHandle | None = None
        self._unloading: asyncio.TimerHandle | None = None
        self.has_left = False
        """Whether another process hosts the table from now on: nothing new begins here."""

    def wake_in(self, seconds: float | None, wake: Callable[[], None]) -> None:
        """Set the alarm, or switch it off; it rings once."""
        if self._alarm is not None:
            self._alarm.cancel()
        self._alarm = None
        if seconds is not None:
            loop = asyncio.get_running_loop()
            self._alarm = loop.call_at(next_tick(loop.time(), seconds), wake)

    @property
    def might_unload(self) -> bool:
        """Whether nobody is connected, or unloading was planned before somebody came."""
        return not self.outboxes or self._unloading is not None

    def plan_unloading(self, unload: "Callable[[HostedTable], None]") -> None:
        """Unload the table after a while, as long as it has nothing to do."""
        is_planned = self._unloading is not None
        if not self.might_unload or self.session.is_idle == is_planned:
            return
        if self._unloading is not None:
            self._unloading.cancel()
            self._unloading = None
        else:
            self._unloading = asyncio.get_running_loop().call_later(UNLOAD_AFTER, unload, self)

    def can_unload(self) -> bool:
        """Return whether nobody uses the table, now that its time has come."""
        self._unloading = None
        return self.session.is_idle and not self.outboxes

    async def settled(self) -> None:
        """Wait until everything that arrived at the table is stored and answered."""
        while self.session.is_busy:
            await asyncio.sleep(SETTLED)

    def close(self) -> None:
        """Switch the alarm off."""
        if self._alarm is not None:
            self._alarm.cancel()
