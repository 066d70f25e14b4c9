"""Repair what is damaged, after a backup: a log is cut back to its last good row.

What can't be kept goes: a table without a readable opening is deleted, and talk that can't be read
is emptied. Listings are made again from the log. Nothing else is touched.
"""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Literal, TypeAlias

from msgspec import Struct
from sqlalchemy import Connection, delete, select, update

from inkognito.store.checking import Damage, damages, opened_for_checking
from inkognito.store.formats.listings import table_values
from inkognito.store.formats.talk import empty_values, said_from
from inkognito.store.problems import StoreProblem
from inkognito.store.schema import LOG, TABLES, TALK
from inkognito.store.store import Store
from inkognito.tables.evolve import apply_row
from inkognito.tables.table import Table
from inkognito.tables.table_views import listing_of

Done: TypeAlias = Literal["cut", "deleted", "listed", "emptied"]


class Repair(Struct, frozen=True):
    """What was done to a table; `row` is the last good row of a log that was cut."""

    table: str
    done: Done
    row: int | None = None


async def repair_store(
    url: str, backup: Path | None, progress: Callable[[int], None]
) -> list[Repair]:
    """Repair all damaged tables. First everything is copied to the file `backup`.

    Without one, somebody else has made a backup. Raises StoreProblem if anything fails.
    """
    repairs: list[Repair] = []
    async with opened_for_checking(url) as store:
        found = [one async for one in damages(store, progress) if one.part != "game"]
        if found and backup is not None:
            await store.backup(backup)
        for damage in found:
            repairs += await _repaired(store, damage)
    return repairs


async def _repaired(store: Store, damage: Damage) -> list[Repair]:
    if damage.part == "talk":
        await _empty_talk(store, damage.table)
        return [Repair(damage.table, "emptied")]
    if damage.part == "log" and (damage.row or 1) <= 1:
        await store.delete_tables([damage.table])
        return [Repair(damage.table, "deleted")]
    done: Done = "listed"
    if damage.part == "log":
        done = "cut"
        await _cut(store, damage.table, damage.row or 1)
    elif await store.listing(damage.table) is not None:
        return []  # made again when its log was cut
    is_listed = await _list(store, damage.table)
    last = (damage.row or 1) - 1 if done == "cut" else None
    return [Repair(damage.table, done, last)] if is_listed else []


async def _cut(store: Store, table: str, first: int) -> None:
    """Delete the rows from this one on."""
    rows = delete(LOG).where(LOG.c.table_id == table, LOG.c.seq >= first)
    await store._database.write(lambda connection: connection.execute(rows).close())


async def _list(store: Store, table: str) -> bool:
    """Make the listing again from the log, unless that is damaged or not there."""
    state = Table(table)
    try:
        rows = await store.rows(table)
        for row in rows:
            state = apply_row(state, row)
    except StoreProblem:
        return False
    if not rows:
        return False
    listing = listing_of(state, {}, (), rows[-1].at)
    values = table_values(rows[-1], listing, state.is_closed)
    values |= {"host": state.host, "created": rows[0].at}
    upsert = store._database.upsert(TABLES, *(name for name in values if name != "id"))
    await store._database.write(lambda connection: connection.execute(upsert, values).close())
    return True


async def _empty_talk(store: Store, table: str) -> None:
    """Empty the items that can't be read. Their places stay: everybody's numbers count them."""
    query = select(TALK).where(TALK.c.table_id == table).order_by(TALK.c.place)

    def work(connection: Connection) -> None:
        for row in connection.execute(query).all():
            if not _is_readable(row):
                place = (TALK.c.table_id == table, TALK.c.place == row.place)
                connection.execute(update(TALK).where(*place).values(**empty_values()))

    await store._database.write(work)


def _is_readable(row: Sequence[object]) -> bool:
    try:
        said_from(*row[1:])  # type: ignore[arg-type]  # as it comes from the database
    except Exception:  # noqa: BLE001 - whatever it is, it can't be read
        return False
    return True
