"""What is deleted after a while, if the operator wants it: in small batches, the oldest first.

Everything of a table goes together: log, listing, names, talk and tokens. A deleted guest leaves
what `forget` leaves: an id in the logs. By default everything is kept.
"""

from collections.abc import Collection, Iterator, Sequence
from typing import Any, Final

from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, Select, Table, and_, delete, exists, select

from inkognito.store.database import Database
from inkognito.store.guests import forget_all
from inkognito.store.schema import GUESTS, METADATA, NAMES, TABLES
from inkognito.store.tables import ENDED

BATCH: Final = 50
DAY: Final = 86_400_000


class Retention(Struct, frozen=True):
    """After how many days something is deleted; None keeps it for ever.

    Games are `finished` when they are over or called off. Tables are `abandoned` when they closed
    without that. Guests are unused when they have not been seen, and have no open table.
    """

    finished: int | None = None
    abandoned: int | None = None
    guests: int | None = None

    @property
    def keeps_all(self) -> bool:
        """Whether nothing is ever deleted."""
        return self.finished is None and self.abandoned is None and self.guests is None


class Old(Struct, frozen=True):
    """What is older than the operator wants to keep."""

    tables: Sequence[str] = ()
    guests: Sequence[str] = ()

    def __len__(self) -> int:
        return len(self.tables) + len(self.guests)


class Cleaning:
    """The part of the store that finds and deletes what is old."""

    _database: Database

    async def old(
        self, retention: Retention, now: int, spared: Collection[str] = (), limit: int = BATCH
    ) -> Old:
        """Return the oldest tables and guests to delete; the tables in `spared` are left out."""
        tables: list[str] = []
        for query in _old_tables(retention, now):
            tables += await self._ids(query, limit + len(spared))
        guests = await self._ids(_old_guests(retention, now), limit)
        return Old([table for table in tables if table not in spared][:limit], guests)

    async def delete_tables(self, tables: Sequence[str]) -> None:
        """Delete everything of these tables."""

        def work(connection: Connection) -> None:
            for table, column in _OF_TABLES:
                connection.execute(delete(table).where(column.in_(tables)))

        await self._database.write(work)

    async def delete_guests(self, guests: Sequence[str]) -> None:
        """Delete these guests, their names and what they said."""
        await self._database.write(lambda connection: forget_all(connection, guests))

    async def _ids(self, query: Select[Any] | None, limit: int) -> list[str]:
        if query is None:
            return []
        found = query.limit(limit)
        return [
            one
            for (one,) in await self._database.read(
                lambda connection: list(connection.execute(found))
            )
        ]


_ENDED: Final = TABLES.c.status.in_(ENDED)
_OF_TABLES: Final[list[tuple[Table, ColumnElement[str]]]] = [
    *((one, one.c.table_id) for one in METADATA.sorted_tables if "table_id" in one.c),
    (TABLES, TABLES.c.id),
]
"""Every table of the database that holds something of a table, and the column that names it."""


def _old_tables(retention: Retention, now: int) -> Iterator[Select[Any]]:
    """Yield queries that an index answers each: for both at once, all tables would be read."""
    if retention.finished is not None:
        yield _oldest_before(now - retention.finished * DAY).where(_ENDED)
    if retention.abandoned is not None:
        yield _oldest_before(now - retention.abandoned * DAY).where(TABLES.c.is_closed, ~_ENDED)


def _oldest_before(time: int) -> Select[Any]:
    return select(TABLES.c.id).where(TABLES.c.updated < time).order_by(TABLES.c.updated)


def _old_guests(retention: Retention, now: int) -> Select[Any] | None:
    if retention.guests is None:
        return None
    is_open = and_(~_ENDED, TABLES.c.is_closed.is_(False))
    sits = exists().where(NAMES.c.person == GUESTS.c.id, TABLES.c.id == NAMES.c.table_id, is_open)
    is_old = GUESTS.c.seen < now - retention.guests * DAY
    return select(GUESTS.c.id).where(is_old, ~sits).order_by(GUESTS.c.seen)
