"""Group commit: rows that arrive together are made durable together.

One transaction with one sync to the disk serves all waiting rows; while it runs, the next batch
collects. Each row is stored or refused on its own. Knows nothing of what rows mean.
"""

import asyncio
from collections.abc import Sequence
from itertools import compress
from typing import Any, Final

from msgspec import Struct
from sqlalchemy import Connection, func

from inkognito.protocol.messages import LobbyTable
from inkognito.store.database import Database
from inkognito.store.drivers import concerns_all, reason
from inkognito.store.formats.listings import table_values
from inkognito.store.formats.rows import row_values
from inkognito.store.problems import StoreProblem
from inkognito.store.schema import LOG, TABLES
from inkognito.tables.entries import Row

LARGEST_BATCH: Final = 1_000
MOST_TURNS: Final = 20
"""Turns of the event loop for which a batch waits, at most, for more rows."""

_KEY: Final = (LOG.c.table_id, LOG.c.seq, LOG.c.author, LOG.c.request_id)


class _Waiting(Struct, frozen=True):
    """A row to store, and the future of its result."""

    row: Row
    listing: LobbyTable | None
    is_closed: bool
    result: "asyncio.Future[bool]"

    def finish(self, is_stored: bool) -> None:
        if not self.result.done():  # the caller may have given up
            self.result.set_result(is_stored)

    def fail(self, error: Exception) -> None:
        if not self.result.done():
            problem = StoreProblem("write-failed", what=reason(error.__cause__ or error))
            problem.__cause__ = error
            self.result.set_exception(problem)


def _place(one: _Waiting) -> tuple[str, int]:
    return one.row.table, one.row.seq


class Writer:
    """Writes the log, one batch after the other. Nothing else does."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._waiting: list[_Waiting] = []
        self._task: asyncio.Task[None] | None = None
        self._is_closed = False
        self._project = _projection(database)

    def append(
        self, row: Row, listing: LobbyTable | None, is_closed: bool
    ) -> "asyncio.Future[bool]":
        """Append a row. The future is True when it is durable, False when its number is taken."""
        result: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        if self._is_closed:
            result.set_exception(StoreProblem("is-closed"))
            return result
        self._waiting.append(_Waiting(row, listing, is_closed, result))
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._write_all())
        return result

    async def close(self) -> None:
        """Refuse new rows and write those that wait."""
        self._is_closed = True
        if self._task is not None:
            await asyncio.wait([self._task])  # even if shutting down has cancelled it

    async def _write_all(self) -> None:
        while self._waiting:
            await self._collect()
            batch, self._waiting = self._waiting[:LARGEST_BATCH], self._waiting[LARGEST_BATCH:]
            # Every process writes in this order, so that two never deadlock.
            await self._write(sorted(batch, key=_place))

    async def _collect(self) -> None:
        """Wait as long as each turn of the event loop brings more rows: one sync serves all."""
        count = 0
        for _ in range(MOST_TURNS):
            await asyncio.sleep(0)
            if len(self._waiting) == count:
                return
            count = len(self._waiting)

    async def _write(self, batch: Sequence[_Waiting]) -> None:
        try:
            stored = await self._commit(batch)
        except Exception as error:  # noqa: BLE001 - whatever it is, the callers must hear of it
            await self._write_one_by_one(batch, error)
        else:
            for one, is_stored in zip(batch, stored, strict=True):
                one.finish(is_stored)

    async def _write_one_by_one(self, batch: Sequence[_Waiting], error: Exception) -> None:
        """Write each row separately, so that one that can't be written does not fail the others."""
        if len(batch) == 1 or concerns_all(error.__cause__ or error):
            for one in batch:
                one.fail(error)
        else:
            for one in batch:
                await self._write([one])

    async def _commit(self, batch: Sequence[_Waiting]) -> list[bool]:
        values = [row_values(one.row) for one in batch]
        is_any_listed = any(one.listing is not None for one in batch)

        def work(connection: Connection) -> list[bool]:
            stored = self._database.insert_new(connection, LOG, values, _KEY)
            if is_any_listed:
                self._list(connection, list(compress(batch, stored)))
            return stored

        return await self._database.write(work)

    def _list(self, connection: Connection, stored: Sequence[_Waiting]) -> None:
        """Bring the lobby's listing of each table to the last row that changes it."""
        tables: dict[str, dict[str, Any]] = {}
        for one in stored:
            if one.listing is None:
                continue
            new = table_values(one.row, one.listing, one.is_closed)
            old = tables.get(one.row.table, new)
            tables[one.row.table] = new | {
                "created": old["created"],
                "host": new["host"] or old["host"],
            }
        if tables:
            connection.execute(self._project, list(tables.values()))


def _projection(database: Database) -> Any:
    """Return an upsert that keeps when a table was created, and its host if the row names none."""
    insert = database.insert(TABLES)
    new = insert.excluded
    names = ("game", "status", "visibility", "is_closed", "updated", "listing", "version")
    changed = {name: new[name] for name in names}
    changed["host"] = func.coalesce(new.host, TABLES.c.host)
    return insert.on_conflict_do_update(index_elements=[TABLES.c.id], set_=changed)
