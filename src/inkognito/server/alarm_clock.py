"""Wakes sleeping tables in time: whoever sleeps has an alarm in the store."""

import asyncio
from itertools import count
from typing import Final, Protocol

import structlog

from inkognito.core.refusals import Refused
from inkognito.server.logs import failure
from inkognito.server.system_ports import Clock
from inkognito.store.store import Store
from inkognito.tables.deadlines import CLOSING_TIME

_log = structlog.get_logger()

INTERVAL: Final = 20.0
"""Seconds between two looks at the stored alarms."""

AHEAD: Final = int(1.5 * INTERVAL * 1_000)
"""Tables are loaded this many milliseconds before their alarm, which then rings on time."""


LOOKS: Final = 90
"""After this many looks, tables without an alarm get one: their process may have crashed."""


class Loader(Protocol):
    """Whatever loads tables."""

    def owns(self, table: str) -> bool:
        """Whether this process hosts the table."""
        ...

    async def session(self, table: str) -> object:
        """Load the table, if it is not loaded."""
        ...


class AlarmClock:
    """Looks at the stored alarms from time to time."""

    def __init__(self, store: Store, host: Loader, clock: Clock) -> None:
        self._store, self._host, self._clock = store, host, clock

    async def run(self) -> None:
        """Wake tables until cancelled."""
        for look in count():
            try:
                if look % LOOKS == 0:
                    await self._store.set_missing_alarms(self._clock() + CLOSING_TIME)
                while await self.ring():
                    await asyncio.sleep(0)
            except Exception as error:  # noqa: BLE001 - whatever it is, it is tried again
                _log.error("alarms-not-read", **failure(error))
            await asyncio.sleep(INTERVAL)

    async def ring(self) -> int:
        """Load the tables of this process that must wake soon; return how many there were."""
        due = await self._store.due_before(self._clock() + AHEAD)
        due = [table for table in due if self._host.owns(table)]
        for table in due:
            try:
                await self._host.session(table)
            except Refused:
                pass
            except Exception as error:  # noqa: BLE001 - whatever it is, the other tables wake
                _log.error("table-not-loaded", **failure(error))
            await self._store.wake(table)  # also one that was loaded before, or can't be
        return len(due)
