"""Deletes what the operator does not want to keep: seldom, and in small batches."""

import asyncio
from typing import Final, Protocol

import structlog

from inkognito.server.authentication import TOKEN_LASTS
from inkognito.server.logs import failure
from inkognito.server.system_ports import Clock
from inkognito.store.retention import BATCH, Retention
from inkognito.store.store import Store

_log = structlog.get_logger()

INTERVAL: Final = 3_600.0
"""Seconds between two cleanings."""

PAUSE: Final = 0.2
"""Seconds between two batches, in which others write."""


class Loaded(Protocol):
    """Whatever has tables in memory, which must not be deleted under it."""

    @property
    def loaded_tables(self) -> frozenset[str]:
        """The tables in memory."""
        ...


class Cleaner:
    """Cleans up once an hour."""

    def __init__(self, store: Store, host: Loaded, clock: Clock, retention: Retention) -> None:
        self._store, self._host, self._clock = store, host, clock
        self._retention = retention

    async def run(self) -> None:
        """Clean until cancelled."""
        while True:
            await asyncio.sleep(INTERVAL)
            try:
                await self.clean()
            except Exception as error:  # noqa: BLE001 - whatever it is, it is tried again
                _log.error("cleaning-failed", **failure(error))

    async def clean(self) -> None:
        """Delete everything that is old now."""
        now, tables, guests = self._clock(), 0, 0
        await self._store.drop_seat_tokens_of_tables_that_ended(now - TOKEN_LASTS)
        await self._store.drop_marks_of_tables_that_ended()
        if self._retention.keeps_all:
            return
        while old := await self._store.old(self._retention, now, self._host.loaded_tables):
            await self._store.delete_tables(old.tables)
            await self._store.delete_guests(old.guests)
            tables, guests = tables + len(old.tables), guests + len(old.guests)
            if len(old.tables) < BATCH and len(old.guests) < BATCH:
                break
            await asyncio.sleep(PAUSE)
        if tables or guests:
            _log.info("cleaned", tables=tables, guests=guests)
