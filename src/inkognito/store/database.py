"""The database: transactions, and everything that SQLite and PostgreSQL do differently.

Work is a function of a SQLAlchemy connection, alike for both databases. Knows no tables of ours.
"""

import sqlite3
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from itertools import chain
from operator import itemgetter
from pathlib import Path
from typing import Any, Final, Protocol, TypeAlias, TypeVar

from sqlalchemy import Column, Connection, LargeBinary, Select, Table, text
from sqlalchemy.dialects import postgresql, sqlite

from inkognito.store.drivers import raising
from inkognito.store.postgres import Postgres
from inkognito.store.problems import StoreProblem
from inkognito.store.sqlite import BEGIN_WRITING, Sqlite
from inkognito.store.urls import DatabaseUrl, SqliteUrl

T = TypeVar("T")
Work: TypeAlias = Callable[[Connection], T]

_INSERT: Final[dict[bool, Any]] = {True: sqlite.insert, False: postgresql.insert}
ROWS_OF_A_STATEMENT: Final = 64
"""A batch is inserted in statements of up to this many rows. Each number of rows is a statement of
its own, which SQLite keeps prepared: those of 1 to 400 rows would take 100 MB."""

_MIGRATION_LOCK: Final = 7_305_494_121
"""The key of PostgreSQL's advisory lock for migrations: arbitrary, but always the same."""


class Driver(Protocol):
    """How one kind of database runs work."""

    async def read(self, work: Work[T]) -> T:
        """Run work that sees one moment of the database."""
        ...

    async def write(self, work: Work[T], begins_itself: bool = False, /) -> T:
        """Run work in a transaction: durable when this returns, undone when it raises.

        `begins_itself` where the work begins a transaction if it needs more than one statement.
        """
        ...

    async def fetch(self, query: Select[Any], values: dict[str, Any]) -> list[Any]:
        """Return all rows of a small query that is asked often."""
        ...

    async def close(self) -> None:
        """Close all connections."""
        ...


class Database:
    """Transactions on one database. Whatever a driver raises becomes a StoreProblem."""

    def __init__(self, parsed: DatabaseUrl, driver: Driver | None = None) -> None:
        self.is_sqlite = isinstance(parsed, SqliteUrl)
        self._driver: Driver = driver or (
            Sqlite(parsed.path) if isinstance(parsed, SqliteUrl) else Postgres(parsed.url)
        )
        self._is_abandoned = False

    def abandon(self) -> None:
        """Write nothing more: this is not the database that was opened."""
        self._is_abandoned = True

    async def read(self, work: Work[T]) -> T:
        """Run work that sees one moment of the database."""
        with raising("read-failed"):
            return await self._driver.read(work)

    async def write(self, work: Work[T], begins_itself: bool = False) -> T:
        """Run work in a transaction: durable when this returns, undone when it raises.

        `begins_itself` where nothing but `insert_new` writes in it.
        """
        if self._is_abandoned:
            raise StoreProblem("database-gone")
        with raising("write-failed"):
            return await self._driver.write(work, begins_itself)

    async def fetch(self, query: Select[Any], **values: Any) -> list[Any]:
        """Return all rows of a small query. Keep the query: it is compiled once."""
        with raising("read-failed"):
            return await self._driver.fetch(query, values)

    async def migrate(self, work: Work[None]) -> None:
        """Run migrations in one transaction, while no other process runs its own."""

        def alone(connection: Connection) -> None:
            if not self.is_sqlite:
                lock = text("SELECT pg_advisory_xact_lock(:key)")
                connection.execute(lock, {"key": _MIGRATION_LOCK})
            work(connection)

        await self._driver.write(alone)

    def insert(self, table: Table) -> Any:
        """Return an insert that can say what happens on conflict."""
        return _INSERT[self.is_sqlite](table)

    def upsert(self, table: Table, *replaced: str) -> Any:
        """Return an insert that replaces these columns where the primary key exists."""
        insert = self.insert(table)
        values = {name: insert.excluded[name] for name in replaced}
        return insert.on_conflict_do_update(index_elements=[*table.primary_key], set_=values)

    def insert_new(
        self,
        connection: Connection,
        table: Table,
        rows: Sequence[dict[str, Any]],
        key: tuple[Column[Any], ...],
    ) -> list[bool]:
        """Insert the rows whose primary key is free. Return for each whether it was inserted.

        `key` identifies a row among all that were ever sent, also among those with its primary key.
        No column of bytes is NULL. Nothing may have been written before in this transaction: a
        conflict begins it anew, which saves SQLite from keeping how to undo the statement.
        """
        if not self.is_sqlite:
            insert = postgresql.insert(table).on_conflict_do_nothing().returning(*key)
            return _are_in(connection.execute(insert, rows), rows, key)
        values = _values(table, rows)
        driver: Any = connection.connection.driver_connection
        if len(rows) > ROWS_OF_A_STATEMENT and not driver.in_transaction:
            driver.execute(BEGIN_WRITING)  # one statement alone needs no transaction around it
        try:
            for part in _parts(table, values):
                driver.execute(_multi_row_insert("INSERT OR ROLLBACK", table, len(part)), part)
        except sqlite3.IntegrityError:  # nothing was inserted, because a row exists already
            driver.execute(BEGIN_WRITING)
            return _are_in(_inserted_where_free(driver, table, values, key), rows, key)
        return [True] * len(rows)

    async def copy_to(self, path: Path) -> None:
        """Write a consistent copy of a SQLite database while it is used."""
        if isinstance(self._driver, Sqlite):
            with raising("backup-failed", path=str(path)):
                await self._driver.copy_to(path)

    async def scrub(self) -> None:
        """Remove deleted data from SQLite's write-ahead log; PostgreSQL vacuums automatically."""
        if isinstance(self._driver, Sqlite):
            with raising("write-failed"):
                await self._driver.checkpoint()

    async def close(self) -> None:
        """Finish what runs and close all connections."""
        await self._driver.close()


def _values(table: Table, rows: Sequence[dict[str, Any]]) -> list[Any]:
    """Return the values of all rows, one after the other."""
    values = list(chain.from_iterable(map(_values_in_order(table), rows)))
    for place in _places_of_bytes(table):  # the driver looks for adapters of bytes, which
        every = slice(place, None, len(table.columns))  # takes longer than to copy them
        values[every] = map(bytearray, values[every])
    return values


def _parts(table: Table, values: list[Any]) -> Iterator[list[Any]]:
    """Yield the values in parts for one statement each."""
    size = ROWS_OF_A_STATEMENT * len(table.columns)
    if len(values) <= size:
        yield values
        return
    for first in range(0, len(values), size):
        yield values[first : first + size]


def _inserted_where_free(
    driver: Any, table: Table, values: list[Any], key: tuple[Column[Any], ...]
) -> Iterator[Any]:
    """Insert the rows whose primary key is free, and yield the keys of these."""
    returned = ", ".join(column.name for column in key)
    for part in _parts(table, values):
        statement = _multi_row_insert("INSERT", table, len(part))
        yield from driver.execute(f"{statement} ON CONFLICT DO NOTHING RETURNING {returned}", part)


@cache
def _values_in_order(table: Table) -> Callable[[dict[str, Any]], tuple[Any, ...]]:
    return itemgetter(*table.columns.keys())


@cache
def _places_of_bytes(table: Table) -> tuple[int, ...]:
    return tuple(n for n, one in enumerate(table.columns) if isinstance(one.type, LargeBinary))


@cache
def _multi_row_insert(insert: str, table: Table, values: int) -> str:
    """One statement for many rows: SQLAlchemy's own would cost as much as storing the rows."""
    columns = len(table.columns)
    row = f"({', '.join('?' * columns)})"
    return f"{insert} INTO {table.name} VALUES {', '.join([row] * (values // columns))}"


def _are_in(
    inserted: Iterable[Any], rows: Sequence[dict[str, Any]], key: tuple[Column[Any], ...]
) -> list[bool]:
    """Return for each row whether its key was inserted: of two identical rows, the first one."""
    keys = {tuple(row) for row in inserted}
    found = []
    for row in rows:
        its_key = tuple(row[column.name] for column in key)
        found.append(its_key in keys)
        keys.discard(its_key)
    return found
