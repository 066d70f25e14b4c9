"""Tables that sleep: when each must wake, so that clocks and closing times survive unloading.

A table that is loaded has no stored alarm: after a crash it is known by that.
"""

from collections.abc import Collection
from typing import Final

from sqlalchemy import Connection, bindparam, select, update

from inkognito.store.database import Database
from inkognito.store.formats.sleeps import sleep_from, sleep_values
from inkognito.store.schema import TABLES
from inkognito.tables.sleep import Sleep

WOKEN_AT_ONCE: Final = 1_000


class Alarms:
    """The part of the store that keeps the alarms of sleeping tables."""

    _database: Database

    async def fall_asleep(self, table: str, sleep: Sleep) -> None:
        """Store how a table fell asleep, before it is unloaded."""
        values = {"id_": table, **sleep_values(sleep)}
        await self._database.write(lambda one: one.execute(_FALL_ASLEEP, values).close())

    async def wake(self, table: str) -> Sleep | None:
        """Return how a table fell asleep, if it is asleep; from now on it is awake."""
        found = await self._database.fetch(_ASLEEP, table=table)
        sleep = sleep_from(*found[0]) if found else None
        if sleep is not None:
            await self._database.write(lambda one: one.execute(_WAKE, {"id_": table}).close())
        return sleep

    async def asleep(self, tables: Collection[str]) -> dict[str, Sleep]:
        """Return how those of the tables fell asleep that sleep."""
        query = select(TABLES.c.id, TABLES.c.alarm, TABLES.c.asleep).where(
            TABLES.c.id.in_(tables), TABLES.c.alarm.is_not(None)
        )
        found = await self._database.read(lambda one: list(one.execute(query)))
        sleeps = ((table, sleep_from(alarm, asleep)) for table, alarm, asleep in found)
        return {table: sleep for table, sleep in sleeps if sleep is not None}

    async def due_before(self, at: int) -> list[str]:
        """Return sleeping tables whose alarm is due before this time, the first ones first."""
        found = await self._database.read(lambda one: list(one.execute(_DUE, {"at": at})))
        return [table for (table,) in found]

    async def set_missing_alarms(self, at: int) -> None:
        """Let tables wake then that have no alarm and wait for nobody: a crash may have lost it.

        One that is loaded loses it again. Where a game is played, the table is loaded at the start.
        """
        await self._database.write(lambda one: one.execute(_SET_MISSING, {"at_": at}).close())

    async def postpone_alarms(self, milliseconds: int) -> None:
        """After a start: no table is charged for the time in which no server ran."""

        def work(connection: Connection) -> None:
            connection.execute(_POSTPONE, {"by": milliseconds})

        await self._database.write(work)


_THIS: Final = TABLES.c.id == bindparam("id_")
_FALL_ASLEEP: Final = (
    update(TABLES).where(_THIS).values(alarm=bindparam("alarm"), asleep=bindparam("asleep"))
)
_WAKE: Final = update(TABLES).where(_THIS).values(alarm=None, asleep=None)
_ASLEEP: Final = select(TABLES.c.alarm, TABLES.c.asleep).where(TABLES.c.id == bindparam("table"))
_DUE: Final = (
    select(TABLES.c.id)
    .where(TABLES.c.alarm < bindparam("at"))
    .order_by(TABLES.c.alarm)
    .limit(WOKEN_AT_ONCE)
)
_SET_MISSING: Final = (
    update(TABLES)
    .where(
        TABLES.c.alarm.is_(None),
        TABLES.c.is_closed.is_(False),
        TABLES.c.status.in_(("gathering", "paused")),
    )
    .values(alarm=bindparam("at_"), asleep=None)
)
_POSTPONE: Final = (
    update(TABLES).where(TABLES.c.alarm.is_not(None)).values(alarm=TABLES.c.alarm + bindparam("by"))
)
