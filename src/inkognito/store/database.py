"""The database: connections, transactions, and all that SQLite and PostgreSQL do differently.

Knows no tables.
"""

import asyncio
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager, nullcontext
from functools import cache
from operator import itemgetter
from pathlib import Path
from typing import Any, Final

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy import Connection, Select, Table, event, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from inkognito.store.drivers import told_as
from inkognito.store.shortcut import Shortcut
from inkognito.store.urls import Place, PostgresPlace, SqlitePlace

_INSERT: Final[dict[str, Any]] = {"sqlite": sqlite.insert, "postgresql": postgresql.insert}

_PRAGMAS: Final = (
    "PRAGMA busy_timeout = 10000",
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
    "PRAGMA secure_delete = ON",  # what is deleted is overwritten
)

_CONNECT_SECONDS: Final = 10
_COMMAND_SECONDS: Final = 30
_MIGRATING: Final = 7_305_494_121
"""The number of PostgreSQL's lock for migrating: any, as long as it is always the same."""

_NOBODY_WAITS: Final = nullcontext()

_BEGIN: Final = "sqlite_begin"
"""The execution option that says how SQLite begins a transaction; without it none is begun."""


class Database:
    """Connections for reading and for writing.

    SQLite has one writer at a time. Writers wait here and not in SQLite, which would let them sleep
    and be overtaken. Memory is a single connection, which readers must not share with a writer.
    """

    def __init__(self, place: Place) -> None:
        is_file = isinstance(place, SqlitePlace) and place.path is not None
        self.is_sqlite = isinstance(place, SqlitePlace)
        self._engine = _sqlite(place) if isinstance(place, SqlitePlace) else _postgres(place)
        self._reads = self._engine.execution_options(**{_BEGIN: "DEFERRED"})
        self._writes = self._engine.execution_options(**{_BEGIN: "IMMEDIATE"})
        self._writers = asyncio.Lock() if self.is_sqlite else _NOBODY_WAITS
        self._readers = _NOBODY_WAITS if is_file or not self.is_sqlite else self._writers
        self._shortcut = _shortcut(place)

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection that sees one moment."""
        with told_as("read-failed"):
            async with self._readers, self._reads.connect() as connection:
                yield connection

    async def fetch(self, query: Select[Any], **values: Any) -> list[Any]:
        """All rows that a small question finds; the query is one that is asked again and again."""
        if self._shortcut is None:
            async with self.reading() as connection:
                return list(await connection.execute(query, values))
        text, names = _in_sqlite(query)
        with told_as("read-failed"):
            return self._shortcut.fetch(text, [values[name] for name in names])

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction: durable when it ends well, and nothing has happened when it does not."""
        with told_as("write-failed"):
            async with self._writers, self._writes.begin() as connection:
                yield connection

    async def insert_at_once(self, table: Table, rows: Sequence[Mapping[str, Any]]) -> bool:
        """Whether all these rows could be stored by the shortcut; if not, go the usual way.

        Where there is no shortcut, or a row is there already, none of them is stored.
        """
        if self._shortcut is None:
            return False
        values = list(map(itemgetter(*table.columns.keys()), rows))
        async with self._writers:
            return await self._shortcut.insert(table.name, values)

    @asynccontextmanager
    async def migrating(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that no other process migrates beside."""
        async with self._writers, self._writes.begin() as connection:
            if not self.is_sqlite:
                await connection.execute(
                    text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _MIGRATING}
                )
            yield connection

    def insert(self, table: Table) -> Any:
        """An insert that can say what happens on conflict: alike in both, but from two modules."""
        return _INSERT[self._engine.dialect.name](table)

    def upsert(self, table: Table, *replaced: str) -> Any:
        """An insert that replaces these columns where the primary key is there already."""
        insert = self.insert(table)
        values = {name: insert.excluded[name] for name in replaced}
        return insert.on_conflict_do_update(index_elements=[*table.primary_key], set_=values)

    async def copy_to(self, path: Path) -> None:
        """A consistent copy while everything goes on (SQLite)."""
        with told_as("backup-failed", path=str(path)):
            async with self._readers, self._engine.connect() as connection:
                await connection.execute(text("VACUUM INTO :path"), {"path": str(path)})

    async def scrub(self) -> None:
        """Leave nothing of what was deleted in SQLite's journal; PostgreSQL vacuums by itself."""
        if self.is_sqlite:
            with told_as("write-failed"):
                async with self._writers, self._engine.connect() as connection:
                    await connection.execute(text("PRAGMA wal_checkpoint(TRUNCATE)"))

    async def close(self) -> None:
        """End all connections."""
        if self._shortcut is not None:
            await asyncio.to_thread(self._shortcut.close)
        await self._engine.dispose()


def _sqlite(place: SqlitePlace) -> AsyncEngine:
    engine = create_async_engine(
        URL.create("sqlite+aiosqlite", database=None if place.path is None else str(place.path)),
        connect_args={"isolation_level": None},  # transactions begin as `_begin` says, and only so
        hide_parameters=True,
    )
    event.listen(engine.sync_engine, "connect", _set_up)
    event.listen(engine.sync_engine, "begin", _begin)
    return engine


@cache
def _in_sqlite(query: Select[Any]) -> tuple[str, tuple[str, ...]]:
    """The query as SQLite reads it, and its values in their order."""
    compiled = query.compile(dialect=sqlite.dialect())
    return compiled.string, tuple(getattr(compiled, "positiontup", None) or ())


def _shortcut(place: Place) -> Shortcut | None:
    if not isinstance(place, SqlitePlace) or place.path is None:
        return None
    return Shortcut(place.path, _set_up)


def _postgres(place: PostgresPlace) -> AsyncEngine:
    async def connect(*_arguments: Any, **_options: Any) -> Any:
        # The driver reads the url by itself, so that everything that PostgreSQL knows works in it.
        return await asyncpg.connect(
            place.url, timeout=_CONNECT_SECONDS, command_timeout=_COMMAND_SECONDS
        )

    return create_async_engine(
        "postgresql+asyncpg://", async_creator=connect, pool_pre_ping=True, hide_parameters=True
    )


def _set_up(connection: Any, _record: object = None) -> None:
    try:
        cursor = connection.cursor()
        for pragma in _PRAGMAS:
            cursor.execute(pragma)
        cursor.close()
    except BaseException:
        connection.close()  # nobody else will, and its thread would go on
        raise


def _begin(connection: Connection) -> None:
    # A transaction that becomes a writer only later fails at once where somebody else writes.
    how = connection.get_execution_options().get(_BEGIN)
    if how is not None:
        connection.exec_driver_sql(f"BEGIN {how}")
