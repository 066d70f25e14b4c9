"""Read everything that is stored, and say which tables are damaged."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Literal, TypeAlias

from msgspec import Struct

from inkognito.core.refusals import Refused
from inkognito.store.problems import StoreProblem
from inkognito.store.store import Store
from inkognito.store.urls import SqliteUrl, parse_url
from inkognito.tables.evolve import apply_row
from inkognito.tables.table import Table

Part: TypeAlias = Literal["log", "listing", "talk", "game"]


class Damage(Struct, frozen=True):
    """What of a table can't be read; `row` is the number of the first bad row of its log.

    A table whose game is not installed is not damaged, but can't be checked.
    """

    table: str
    part: Part
    row: int | None = None


async def check_store(url: str, progress: Callable[[int], None]) -> list[Damage]:
    """Read all tables and replay their games. `progress` is told how many tables are read.

    Raises StoreProblem where there is no database, it can't be opened, or a server uses it.
    """
    async with opened_for_checking(url) as store:
        return [damage async for damage in damages(store, progress)]


@asynccontextmanager
async def opened_for_checking(url: str) -> AsyncIterator[Store]:
    """Open a store that exists and that no server uses; raise StoreProblem otherwise."""
    parsed = parse_url(url)
    if isinstance(parsed, SqliteUrl) and not (parsed.path and parsed.path.is_file()):
        raise StoreProblem("no-such-database", path=str(parsed.path or url))
    store = await Store.open(url)
    try:
        yield store
    finally:
        await store.close()


async def damages(store: Store, progress: Callable[[int], None]) -> AsyncIterator[Damage]:
    """Yield everything that is damaged. `progress` is told how many tables are read."""
    for count, table in enumerate(await store.all_tables(), 1):
        async for damage in _damages(store, table):
            yield damage
        progress(count)


async def _damages(store: Store, table: str) -> AsyncIterator[Damage]:
    try:
        row = await _first_bad_row(store, table)
    except Refused:
        yield Damage(table, "game")
    else:
        if row is not None:
            yield Damage(table, "log", row)
    if await store.listing(table) is None:
        yield Damage(table, "listing")
    try:
        await store.talk(table)
    except StoreProblem:
        yield Damage(table, "talk")


async def _first_bad_row(store: Store, table: str) -> int | None:
    try:
        rows = await store.rows(table)
    except StoreProblem as problem:
        if problem.code != "damaged":
            raise
        place = problem.params["place"]
        return place if isinstance(place, int) else None
    state = Table(table)
    for row in rows:
        try:
            state = apply_row(state, row)
        except Exception:  # noqa: BLE001 - whatever it is, the row does not follow the ones before
            return row.seq
    return None if rows else 1
