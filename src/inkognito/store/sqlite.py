"""SQLite: one thread writes, others read, and small queries run where they are asked.

SQLite blocks, so work crosses to a thread, once. SQLite has one writer at a time; writers queue for
the one thread here, because SQLite would let them sleep and be overtaken. A query that an index
answers takes less time than crossing to a thread, and readers never wait for the writer: `fetch`
runs on the caller's thread.
"""

import asyncio
import os
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial
from pathlib import Path
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine, Select, create_engine, event
from sqlalchemy.dialects import sqlite
from sqlalchemy.engine import URL
from sqlalchemy.pool import QueuePool, StaticPool

from inkognito.store.file_identity import FileIdentity
from inkognito.store.one_thread import OneThread
from inkognito.store.problems import StoreProblem

T = TypeVar("T")

_PRAGMAS: Final = (
    "PRAGMA busy_timeout = 10000",
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
    "PRAGMA secure_delete = ON",  # overwrite what is deleted
    "PRAGMA temp_store = MEMORY",  # a statement of many rows keeps how to undo it here
)

_READERS: Final = 2
_CACHED_STATEMENTS: Final = 512
"""Batches have many sizes, and each size is a statement of its own."""

BEGIN_WRITING: Final = "BEGIN IMMEDIATE"
"""A deferred transaction that becomes a writer fails at once where somebody else writes."""

_BEGIN: Final = "sqlite_begin"
"""The execution option that says how a transaction begins; without it none is begun."""


class Sqlite:
    """A SQLite file, or a database in memory, which has a single connection."""

    def __init__(self, path: Path | None) -> None:
        self._path = path
        self._identity = None if path is None else FileIdentity(path)
        self._engine = _engine(path)
        self._reads = self._engine.execution_options(**{_BEGIN: "DEFERRED"})
        self._writer = OneThread("inkognito-write")
        self._readers: OneThread | ThreadPoolExecutor = (
            self._writer if path is None else ThreadPoolExecutor(_READERS, "inkognito-read")
        )
        self._writing: Connection | None = None
        self._own: sqlite3.Connection | None = None
        self._is_closed = False

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run work that sees one moment of the database."""
        return await self._on(self._readers, self._run, self._reads, work)

    async def write(self, work: Callable[[Connection], T], begins_itself: bool = False) -> T:
        """Run work in a transaction, after all work that came before."""
        return await self._on(self._writer, self._write, work, begins_itself)

    async def fetch(self, query: Select[Any], values: dict[str, Any]) -> list[Any]:
        """Return all rows of a small query, at once."""
        if self._path is None:
            return await self.read(lambda connection: list(connection.execute(query, values)))
        self._check_open()
        if self._own is None:
            self._own = _connected(self._path)
        statement, names = _compiled(query)
        return self._own.execute(statement, [values[name] for name in names]).fetchall()

    async def copy_to(self, path: Path) -> None:
        """Write a consistent copy while everything goes on."""
        statement = "VACUUM INTO ?"
        await self._on(self._readers, self._outside_of_a_transaction, statement, (str(path),))

    async def checkpoint(self) -> None:
        """Move all of the write-ahead log into the file, and empty it."""
        statement = "PRAGMA wal_checkpoint(TRUNCATE)"
        await self._on(self._writer, self._outside_of_a_transaction, statement, ())

    async def close(self) -> None:
        """Finish what runs and close all connections; nothing opens another one."""
        self._is_closed = True
        await asyncio.to_thread(self._close)

    async def _on(
        self, threads: OneThread | ThreadPoolExecutor, work: Callable[..., T], *arguments: Any
    ) -> T:
        self._check_open()
        if isinstance(threads, OneThread):
            return await threads.do(partial(work, *arguments))
        return await asyncio.get_running_loop().run_in_executor(threads, work, *arguments)

    def _check_open(self) -> None:
        if self._is_closed:
            raise StoreProblem("is-closed")

    def _run(self, engine: Engine, work: Callable[[Connection], T]) -> T:
        with engine.begin() as connection:
            return work(connection)

    def _write(self, work: Callable[[Connection], T], begins_itself: bool = False) -> T:
        """Write on one connection that stays open: it has its statements prepared.

        The transaction is the driver's own. SQLAlchemy's costs as much as storing ten rows. To
        SQLite a single statement is a transaction, just as durable: work that `begins_itself` may
        leave it at that.
        """
        if self._identity is not None:
            self._identity.check()
        if self._writing is None:
            self._writing = self._engine.connect()
        try:
            driver: Any = self._writing.connection.driver_connection
            if not begins_itself:
                driver.execute(BEGIN_WRITING)
            result = work(self._writing)
            if driver.in_transaction:  # begun here or by the work
                driver.commit()
            self._check_identity()
            if self._writing.in_transaction():
                self._writing.commit()  # nothing is left to commit; it is SQLAlchemy that ends
        except BaseException:
            self._stop_writing()
            raise
        return result

    def _check_identity(self) -> None:
        """Acknowledge nothing that was written to a file which nobody will find again."""
        if self._identity is not None:
            self._identity.check()
            self._identity.check_log()

    def _stop_writing(self) -> None:
        if self._writing is not None:
            self._writing.close()
            self._writing = None

    def _outside_of_a_transaction(self, statement: str, values: tuple[Any, ...]) -> None:
        with self._engine.connect() as connection:
            connection.exec_driver_sql(statement, values)

    def _close(self) -> None:
        self._writer.shutdown()
        self._readers.shutdown()
        self._stop_writing()
        if self._own is not None:
            self._own.close()
            self._own = None
        self._engine.dispose()


def create_file(path: Path) -> None:
    """Make sure that the file exists and can be written. Only its owner can read its secrets."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT | getattr(os, "O_CLOEXEC", 0), 0o600))


def _engine(path: Path | None) -> Engine:
    engine = create_engine(
        URL.create("sqlite", database=None if path is None else str(path)),
        connect_args={
            "isolation_level": None,  # transactions begin as `_begin` says, and in no other way
            "check_same_thread": False,
            "cached_statements": _CACHED_STATEMENTS,
        },
        poolclass=StaticPool if path is None else QueuePool,
        hide_parameters=True,
    )
    event.listen(engine, "connect", _set_up)
    event.listen(engine, "begin", _begin)
    return engine


def _connected(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(
        path,
        isolation_level=None,
        cached_statements=_CACHED_STATEMENTS,
        check_same_thread=False,
    )
    _set_up(connection)
    return connection


def _set_up(connection: Any, _record: object = None) -> None:
    try:
        cursor = connection.cursor()
        for pragma in _PRAGMAS:
            cursor.execute(pragma)
        cursor.close()
    except BaseException:
        connection.close()
        raise


def _begin(connection: Connection) -> None:
    how = connection.get_execution_options().get(_BEGIN)
    if how is not None:
        connection.exec_driver_sql(f"BEGIN {how}")


@cache
def _compiled(query: Select[Any]) -> tuple[str, tuple[str, ...]]:
    """The query in SQLite's dialect, and the names of its values in order."""
    compiled = query.compile(dialect=sqlite.dialect())
    return compiled.string, tuple(getattr(compiled, "positiontup", None) or ())
