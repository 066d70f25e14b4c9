"""The lobby in the store: open public tables, and marks of the places that opened them.

A mark is three bytes of a hash under a key of this database. It tells tables of different places
apart, and fits hundreds of addresses. It is deleted after its table has ended.
"""

from hashlib import blake2b
from typing import Any, Final

from sqlalchemy import ColumnElement, Select, delete, exists, func, select

from inkognito.protocol.settings import Visibility
from inkognito.store.pulse import Pulse
from inkognito.store.schema import OPENED_FROM, TABLES
from inkognito.store.tables import LISTINGS, Tables
from inkognito.tables.lobby import LISTED, MOST_OF_ONE_OPENER, Listed

MARK_BYTES: Final = 3


class StoredLobby(Tables):
    """The part of the store that lists tables fairly."""

    pulse: Pulse

    async def listed(self, visibility: Visibility = "public", limit: int = 100) -> list[Listed]:
        """Return open tables of this visibility, the latest first.

        Where there are more, openers take turns: first the latest table of each, then the second.
        """
        fair = _ranked(visibility).subquery()
        few = select(fair.c.id).where(fair.c.rank <= MOST_OF_ONE_OPENER)
        some = few.order_by(fair.c.rank, fair.c.updated.desc(), fair.c.id).limit(limit)
        return await self._listed(TABLES.c.id.in_(some))

    async def listed_table(self, table: str) -> Listed | None:
        """Return one table if the lobby lists it."""
        found = await self._listed(TABLES.c.id == table, *_is_listed("public"))
        return found[0] if found else None

    async def _listed(self, *conditions: ColumnElement[bool]) -> list[Listed]:
        listings = await self._listings(LISTINGS.where(*conditions))
        openers = await self._openers([one.table for one in listings])
        return [Listed(one, openers.get(one.table, "")) for one in listings]

    async def _openers(self, tables: list[str]) -> dict[str, str]:
        query = _with_mark(select(TABLES.c.id, _OPENER)).where(TABLES.c.id.in_(tables))
        return dict(tuple(row) for row in await self._all(query))

    async def keep_opener(self, table: str, place: str) -> str:
        """Store a mark of the place from which a table was opened. Return its opener."""
        mark = self._mark(place)
        await self._keep_mark(table, mark)
        return mark

    async def copy_opener(self, before: str, table: str) -> None:
        """A table follows on another: it counts for the same place."""
        mark = select(OPENED_FROM.c.mark).where(OPENED_FROM.c.table_id == before)
        for (known,) in await self._all(mark):
            await self._keep_mark(table, known)

    async def _keep_mark(self, table: str, mark: str) -> None:
        upsert = self._database.upsert(OPENED_FROM, "mark")
        values = {"table_id": table, "mark": mark}
        await self._database.write(lambda one: one.execute(upsert, values).close())

    async def drop_marks_of_tables_that_ended(self) -> None:
        """Delete the marks that the lobby does not need any more."""
        is_needed = exists().where(TABLES.c.id == OPENED_FROM.c.table_id, *_is_listed("public"))
        unneeded = delete(OPENED_FROM).where(~is_needed)
        await self._database.write(lambda one: one.execute(unneeded).close())

    def _mark(self, place: str) -> str:
        key = self.pulse.name.encode()
        return blake2b(place.encode(), key=key, digest_size=MARK_BYTES).hexdigest()


def _is_listed(visibility: Visibility) -> tuple[ColumnElement[bool], ...]:
    """Return the conditions for open tables of this visibility."""
    return (
        TABLES.c.visibility == visibility,
        TABLES.c.is_closed.is_(False),
        TABLES.c.status.in_(LISTED),
    )


_OPENER: Final = func.coalesce(OPENED_FROM.c.mark, TABLES.c.host, "").label("opener")


def _with_mark(query: Select[Any]) -> Select[Any]:
    return query.outerjoin(OPENED_FROM, OPENED_FROM.c.table_id == TABLES.c.id)


def _ranked(visibility: Visibility) -> Select[Any]:
    """Return open tables with their rank among those of the same opener."""
    latest = (TABLES.c.updated.desc(), TABLES.c.id)
    rank = func.row_number().over(partition_by=_OPENER.element, order_by=latest).label("rank")
    ranked = _with_mark(select(TABLES.c.id, TABLES.c.updated, rank))
    return ranked.where(*_is_listed(visibility))
