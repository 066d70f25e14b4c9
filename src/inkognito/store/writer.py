"""Group commit: rows that arrive together are made durable together.

One transaction with one sync to the disk serves all waiting rows; while it runs, the next batch
collects. Each row is stored or refused on its own. Knows nothing of what rows mean.
"""

import asyncio
from collections.abc import Callable, Sequence
from itertools import compress
from operator import attrgetter
from typing import Any, Final, TypeAlias, TypeGuard

from msgspec import Struct
from sqlalchemy import Connection, func

from inkognito.protocol.messages import LobbyTable
from inkognito.store.chains import Chains
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


Outcome: TypeAlias = bool | StoreProblem
"""True when a row is durable, False when its number is taken; or why it was not stored."""

Done: TypeAlias = Callable[[Outcome], None]


class _Waiting(Struct, frozen=True):
    """A row to store, and whom to tell what came of it."""

    row: Row
    listing: LobbyTable | None
    is_closed: bool
    done: Done

    def fail(self, error: Exception) -> None:
        if _is_gone(error):
            self.done(error)
            return
        problem = StoreProblem("write-failed", what=reason(error.__cause__ or error))
        problem.__cause__ = error
        self.done(problem)


class _Entangled(Exception):  # noqa: N818 - no error: the batch is written in another way
    """A row of the batch was refused that a later one of the same table may follow on."""


def _is_gone(error: Exception) -> TypeGuard[StoreProblem]:
    return isinstance(error, StoreProblem) and error.code == "database-gone"


_place: Final = attrgetter("row.table", "row.seq")


class Writer:
    """Writes the log, one batch after the other. Nothing else does."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._waiting: list[_Waiting] = []
        self._task: asyncio.Task[None] | None = None
        self._is_closed = False
        self._project = _projection(database)
        self._chains = Chains()

    def append(self, row: Row, listing: LobbyTable | None, is_closed: bool, done: Done) -> None:
        """Append a row. Later `done`, which must not raise, is called with what came of it."""
        if self._is_closed:
            asyncio.get_running_loop().call_soon(done, StoreProblem("is-closed"))
            return
        self._waiting.append(_Waiting(row, listing, is_closed, done))
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._write_all())

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
                one.done(is_stored)

    async def _write_one_by_one(self, batch: Sequence[_Waiting], error: Exception) -> None:
        """Write each row separately, so that one that can't be written does not fail the others."""
        if len(batch) == 1 or _is_gone(error) or concerns_all(error.__cause__ or error):
            for one in batch:
                one.fail(error)
        else:
            for one in batch:
                await self._write([one])

    async def _commit(self, batch: Sequence[_Waiting]) -> list[bool]:
        values = [row_values(one.row) for one in batch]
        is_any_listed = any(one.listing is not None for one in batch)

        def work(connection: Connection) -> list[bool]:
            self._chains.link(connection, values)
            stored = self._database.insert_new(connection, LOG, values, _KEY)
            if not all(stored) and len({one.row.table for one in batch}) < len(batch):
                raise _Entangled
            if is_any_listed:
                self._list(connection, list(compress(batch, stored)))
            return stored

        stored = await self._database.write(work, begins_itself=not is_any_listed)
        self._chains.keep(compress(values, stored))
        return stored

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
                "host": old["host"] if new["host"] is None else new["host"],
                "alarm": old["alarm"],
            }
        if tables:
            connection.execute(self._project, list(tables.values()))


def _projection(database: Database) -> Any:
    """Return an upsert that keeps when a table was created, its alarm, and its host.

    A row that names a host changes that.
    """
    insert = database.insert(TABLES)
    new = insert.excluded
    names = ("game", "status", "visibility", "is_closed", "updated", "listing", "version")
    changed = {name: new[name] for name in names}
    changed["host"] = func.coalesce(new.host, TABLES.c.host)
    return insert.on_conflict_do_update(index_elements=[TABLES.c.id], set_=changed)
