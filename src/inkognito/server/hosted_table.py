"""A loaded table: its session, the outboxes of its connections, and its timers."""

import asyncio
from collections.abc import Callable
from typing import Final

from inkognito.server.outbox import Outbox
from inkognito.tables.effects import ConnectionId
from inkognito.tables.table_session import TableSession

UNLOAD_AFTER: Final = 60.0
"""A table that has nothing to do is unloaded after this many seconds."""


class HostedTable:
    """One table in this process."""

    __slots__ = ("_alarm", "_unloading", "outboxes", "session")

    def __init__(self, session: TableSession) -> None:
        self.session = session
        self.outboxes: dict[ConnectionId, Outbox] = {}
        self._alarm: asyncio.TimerHandle | None = None
        self._unloading: asyncio.TimerHandle | None = None

    def wake_in(self, seconds: float | None, wake: Callable[[], None]) -> None:
        """Set the alarm, or switch it off; it rings once."""
        if self._alarm is not None:
            self._alarm.cancel()
        loop = asyncio.get_running_loop()
        self._alarm = None if seconds is None else loop.call_later(seconds, wake)

    def plan_unloading(self, unload: "Callable[[HostedTable], None]") -> None:
        """Unload the table after a while, as long as it has nothing to do."""
        if self.session.is_idle == (self._unloading is not None):
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

    def close(self) -> None:
        """Switch the alarm off."""
        if self._alarm is not None:
            self._alarm.cancel()
