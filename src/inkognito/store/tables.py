"""What is stored about tables: logs, names, talk and listings.

Damage to one table is that table's: its log and talk raise `damaged`, and listings leave it out.
"""

import asyncio
from collections.abc import Mapping, Sequence
from itertools import count
from typing import Any, Final

from sqlalchemy import (
    CompoundSelect,
    Connection,
    Select,
    bindparam,
    func,
    select,
    union,
)

from inkognito.core.game_name import GameName
from inkognito.core.refusals import Refused
from inkognito.protocol.messages import LobbyTable
from inkognito.protocol.terms import Person
from inkognito.store.database import Database
from inkognito.store.formats.chain import Chain
from inkognito.store.formats.listings import listing_from
from inkognito.store.formats.rows import commitment_in, game_in, row_from
from inkognito.store.formats.talk import said_from, talk_values
from inkognito.store.problems import StoreProblem
from inkognito.store.schema import LOG, NAMES, TABLES, TALK
from inkognito.tables.entries import Row
from inkognito.tables.lobby import LISTED
from inkognito.tables.talk import TalkRow

ENDED: Final = ("over", "aborted")

READ_AT_ONCE: Final = 256
"""Rows of a log that are read before the event loop gets a turn."""


class Tables:
    """The part of the store that reads logs and listings, and keeps names and talk."""

    _database: Database
    damaged: set[str]
    """Tables of which something could not be read since the store was opened."""

    async def rows(self, table: str, after: int = 0) -> list[Row]:
        """Return the table's log, from the row after this number on.

        Raises Refused where the game that was played is not installed.
        """
        first_row = await self._database.fetch(_FIRST_ROW, table=table, first=1)
        if not first_row:
            return []
        try:
            game = game_in(*first_row[0])
        except Exception as error:
            raise self._damaged(table, 1) from error
        chain, rows = Chain(), list[Row]()
        if after > 0:
            for known in await self._database.fetch(_ROWS, table=table, first=after, last=after):
                chain.start_at(known)
        for first in count(after + 1, READ_AT_ONCE):
            last = first + READ_AT_ONCE - 1
            found = await self._database.fetch(_ROWS, table=table, first=first, last=last)
            rows += self._rows_in(found, game, table, first, chain)
            if len(found) < READ_AT_ONCE:
                break
            await asyncio.sleep(0)
        return rows

    def _rows_in(
        self, found: Sequence[Any], game: GameName, table: str, first: int, chain: Chain
    ) -> list[Row]:
        """Decode the rows from this number on. A log has no gaps, and its checksums fit."""
        rows: list[Row] = []
        try:
            for seq, row in enumerate(found, first):
                if row[1] != seq:
                    raise AssertionError("a row is missing")
                chain.follow(row)
                rows.append(row_from(game, *row))
        except Exception as error:
            if isinstance(error, Refused) and error.code == "unknown-game":
                raise
            raise self._damaged(table, first + len(rows)) from error
        return rows

    def _damaged(self, table: str, place: int) -> StoreProblem:
        self.damaged.add(table)
        return StoreProblem("damaged", table=table, place=place)

    # --- names ------------------------------------------------------------------------------------

    async def keep_names(self, table: str, names: Mapping[Person, str]) -> None:
        """Store new or changed names of people at this table."""
        if not names:
            return
        values = [{"table_id": table, "person": who, "name": names[who]} for who in sorted(names)]
        upsert = self._database.upsert(NAMES, "name")
        await self._database.write(lambda connection: connection.execute(upsert, values).close())

    async def names(self, table: str) -> dict[Person, str]:
        """Return the names of the people at this table."""
        return dict(await self._database.fetch(_NAMES, table=table))

    # --- talk -------------------------------------------------------------------------------------

    async def keep_talk(self, table: str, said: TalkRow) -> bool:
        """Insert a talk item, or replace it by its deleted form.

        Return False if another item has its place.
        """
        insert = self._database.insert(TALK)
        new = insert.excluded
        upsert = insert.on_conflict_do_update(
            index_elements=[*TALK.primary_key],
            set_={"body": new.body, "version": new.version},
            where=(TALK.c.person == new.person) & (TALK.c.request_id == new.request_id),
        ).returning(TALK.c.place)
        values = talk_values(table, said)
        return await self._database.write(
            lambda connection: connection.execute(upsert, values).first() is not None
        )

    async def talk(self, table: str) -> tuple[TalkRow, ...]:
        """Return all talk at this table."""
        found = await self._database.fetch(_TALK, table=table)
        try:
            return tuple(said_from(*row) for row in found)
        except Exception as error:
            raise self._damaged(table, 0) from error

    # --- listings ---------------------------------------------------------------------------------

    async def live(self) -> list[str]:
        """Return the tables where a game is played, and that neither are closed nor sleep."""
        query = select(TABLES.c.id).where(
            TABLES.c.status == "playing", TABLES.c.is_closed.is_(False), TABLES.c.alarm.is_(None)
        )
        return [table for (table,) in await self._all(query.order_by(TABLES.c.id))]

    async def all_tables(self) -> list[str]:
        """Return the names of all tables of which anything is stored."""
        columns = (TABLES.c.id, LOG.c.table_id, TALK.c.table_id)
        found = await self._all(union(*(select(column) for column in columns)))
        return sorted(table for (table,) in found)

    async def public_tables_of(self, host: Person) -> int:
        """Return how many open public tables the person is host of."""
        ((count,),) = await self._all(_PUBLIC_TABLES_OF.where(TABLES.c.host == host))
        return int(count)

    async def tables_of(self, person: Person, limit: int = 100) -> list[LobbyTable]:
        """Return all tables where the person has a name, the latest first."""
        theirs = select(NAMES.c.table_id).where(NAMES.c.person == person)
        return await self._listings(LISTINGS.where(TABLES.c.id.in_(theirs)).limit(limit))

    async def listing(self, table: str) -> LobbyTable | None:
        """Return the listing of one table."""
        found = await self._listings(LISTINGS.where(TABLES.c.id == table))
        return found[0] if found else None

    async def _listings(self, query: Select[Any]) -> list[LobbyTable]:
        def work(connection: Connection) -> list[LobbyTable]:
            found = connection.execute(query).all()
            who = select(NAMES).where(NAMES.c.table_id.in_([row.id for row in found]))
            names: dict[str, dict[Person, str]] = {}
            for table, person, name in connection.execute(who):
                names.setdefault(table, {})[person] = name
            return [
                listing
                for row in found
                if (listing := self._listing(row, names.get(row.id, {}))) is not None
            ]

        return await self._database.read(work)

    def _listing(self, row: Any, names: Mapping[Person, str]) -> LobbyTable | None:
        try:
            commitment = _commitment(row.opening, row.format)
            return listing_from(row.listing, row.version, row.host, names, commitment)
        except Exception:  # noqa: BLE001 - whatever it is, the other tables are listed
            self.damaged.add(row.id)
            return None

    async def _all(self, query: Select[Any] | CompoundSelect[Any]) -> list[Any]:
        return await self._database.read(lambda connection: list(connection.execute(query)))


def _commitment(opening: bytes | None, version: int) -> str:
    """Return the commitment of a table; of one whose opening is damaged, none."""
    try:
        return "" if opening is None else commitment_in(opening, version)
    except Exception:  # noqa: BLE001 - it is reported when the table is loaded
        return ""


_AT_TABLE: Final[Any] = bindparam("table")
_ROWS: Final = (
    select(LOG)
    .where(LOG.c.table_id == _AT_TABLE, LOG.c.seq.between(bindparam("first"), bindparam("last")))
    .order_by(LOG.c.seq)
)
_FIRST_ROW: Final = select(LOG.c.entries, LOG.c.version).where(
    LOG.c.table_id == _AT_TABLE, LOG.c.seq == bindparam("first")
)
_NAMES: Final = select(NAMES.c.person, NAMES.c.name).where(NAMES.c.table_id == _AT_TABLE)
_TALK: Final = (
    select(TALK.c.place, TALK.c.at, TALK.c.person, TALK.c.request_id, TALK.c.body, TALK.c.version)
    .where(TALK.c.table_id == _AT_TABLE)
    .order_by(TALK.c.place)
)
_PUBLIC_TABLES_OF: Final = (
    select(func.count())
    .select_from(TABLES)
    .where(
        TABLES.c.is_closed.is_(False),
        TABLES.c.visibility == "public",
        TABLES.c.status.in_(LISTED),
    )
)
LISTINGS: Final = (
    select(
        *(TABLES.c.id, TABLES.c.host, TABLES.c.listing, TABLES.c.version),
        *(LOG.c.entries.label("opening"), LOG.c.version.label("format")),
    )
    .outerjoin(LOG, (LOG.c.table_id == TABLES.c.id) & (LOG.c.seq == 1))
    .order_by(TABLES.c.updated.desc(), TABLES.c.id)
)
