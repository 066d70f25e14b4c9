"""Copy a whole store to an empty database of either kind, and compare the two row by row.

The source is only read. The copy gets the source's version first and is migrated at the end. Until
everything is compared it is marked as unfinished, and no store opens it.
"""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final, TypeAlias

from alembic import command
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, MetaData, Table, func, inspect, select, text, tuple_

from inkognito.store.database import Database
from inkognito.store.drivers import opening
from inkognito.store.file_lock import DatabaseLock
from inkognito.store.migrate import UNFINISHED, config_for, migrate
from inkognito.store.problems import StoreProblem
from inkognito.store.sqlite import create_file
from inkognito.store.urls import DatabaseUrl, SqliteUrl, parse_url

CHUNK: Final = 500
_STAMP: Final = text("UPDATE alembic_version SET version_num = :version")

Row: TypeAlias = dict[str, Any]
Progress: TypeAlias = Callable[[str, int], None]
"""Told the name of a table and how many of its rows are copied and compared."""


async def copy_store(source_url: str, target_url: str, progress: Progress) -> dict[str, int]:
    """Copy all rows from the source to the empty target. Return how many, by table.

    Raises StoreProblem where either can't be opened or is in use, the target is not empty, or a row
    of the copy differs.
    """
    parsed_source, parsed_target = parse_url(source_url), parse_url(target_url)
    if parsed_source == parsed_target:
        raise StoreProblem("copy-same")
    if isinstance(parsed_source, SqliteUrl) and not _is_file(parsed_source.path):
        raise StoreProblem("no-such-database", path=str(parsed_source.path or source_url))
    async with _opened(parsed_source) as source, _opened(parsed_target) as target:
        with opening(parsed_source):
            version = await source.read(_version)
            tables = await source.read(_reflected)
        with opening(parsed_target):
            await target.migrate(_prepare(version))
        copied = {table.name: await _copy(source, target, table, progress) for table in tables}
        await target.write(lambda one: one.execute(_STAMP, {"version": version}).close())
        await migrate(target)
    return copied


@asynccontextmanager
async def _opened(parsed: DatabaseUrl) -> AsyncIterator[Database]:
    """Open a database that no server uses."""
    lock = None
    if isinstance(parsed, SqliteUrl) and parsed.path is not None:
        lock = DatabaseLock(parsed.path)
        with opening(parsed):
            create_file(parsed.path)
    database = Database(parsed)
    try:
        yield database
    finally:
        await database.close()
        if lock is not None:
            lock.release()


def _is_file(path: Path | None) -> bool:
    return path is not None and path.is_file()


def _version(connection: Connection) -> str:
    version = MigrationContext.configure(connection).get_current_revision()
    if version is None:
        raise StoreProblem("no-such-database", path=connection.engine.url.database or "")
    if version == UNFINISHED:
        raise StoreProblem("copy-unfinished")
    return version


def _reflected(connection: Connection) -> list[Table]:
    """Return all tables as they are in this database, those that others refer to first."""
    metadata = MetaData()
    metadata.reflect(connection)
    return [table for table in metadata.sorted_tables if table.name != "alembic_version"]


def _prepare(version: str) -> Callable[[Connection], None]:
    def work(connection: Connection) -> None:
        if inspect(connection).get_table_names():
            raise StoreProblem("copy-not-empty")
        command.upgrade(config_for(connection), version)
        connection.execute(_STAMP, {"version": UNFINISHED})

    return work


async def _copy(source: Database, target: Database, table: Table, progress: Progress) -> int:
    there = await target.read(lambda one: Table(table.name, MetaData(), autoload_with=one))
    copied, last = 0, None
    while rows := await source.read(_chunk_after(table, last)):
        await target.write(_insert(there, rows))
        if await target.read(_with_keys_of(there, rows)) != _by_key(table, rows):
            raise StoreProblem("copy-differs", table=table.name)
        copied, last = copied + len(rows), _key(table, rows[-1])
        progress(table.name, copied)
    if await source.read(_count(table)) != copied or await target.read(_count(there)) != copied:
        raise StoreProblem("copy-differs", table=table.name)
    return copied


def _chunk_after(table: Table, last: tuple[Any, ...] | None) -> Callable[[Connection], list[Row]]:
    keys = list(table.primary_key)
    query = select(table).order_by(*keys).limit(CHUNK)
    if last is not None:
        query = query.where(tuple_(*keys) > tuple_(*last))
    return lambda connection: [dict(row._mapping) for row in connection.execute(query)]


def _insert(table: Table, rows: list[Row]) -> Callable[[Connection], None]:
    return lambda connection: connection.execute(table.insert(), rows).close()


def _with_keys_of(table: Table, rows: list[Row]) -> Callable[[Connection], dict[Any, Row]]:
    """Read back the rows that have the keys of these."""
    keys = tuple_(*table.primary_key)
    query = select(table).where(keys.in_([_key(table, row) for row in rows]))
    return lambda connection: _by_key(
        table, [dict(row._mapping) for row in connection.execute(query)]
    )


def _count(table: Table) -> Callable[[Connection], int]:
    query = select(func.count()).select_from(table)
    return lambda connection: connection.execute(query).scalar_one()


def _by_key(table: Table, rows: list[Row]) -> dict[Any, Row]:
    return {_key(table, row): row for row in rows}


def _key(table: Table, row: Row) -> tuple[Any, ...]:
    return tuple(row[key.name] for key in table.primary_key)
