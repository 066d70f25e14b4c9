"""Guests: who somebody is, the devices he is known by, and all that is kept about him.

Secrets come in as hashes and are never known here. Forgetting a guest leaves an id in the logs that
means nothing any more.
"""

import asyncio
from contextlib import suppress
from typing import Any, Final

from msgspec import Struct, to_builtins
from sqlalchemy import Select, Table, bindparam, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from inkognito.protocol.terms import Person
from inkognito.store.database import Database
from inkognito.store.packing import emptied, said_from
from inkognito.store.problems import StoreProblem
from inkognito.store.schema import CREDENTIALS, GUESTS, LINKS, NAMES, SEAT_TOKENS, TABLES, TALK
from inkognito.store.tables import ENDED

MINUTE: Final = 60_000
GATHERING: Final = 0.2
"""So many seconds what was seen gathers before it is written."""


class StoredGuest(Struct, frozen=True):
    """Somebody who has been here, and when he was last seen."""

    id: Person
    name: str
    created: int
    seen: int


class SeatToken(Struct, frozen=True):
    """Whose token it is, at which table; `ended` is when that was over or closed, if it is."""

    guest: Person
    table: str
    ended: int | None


class LastSeen:
    """When guests were last seen: nobody waits for it, and all that gathers is written at once.

    After a crash thousands come back together.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._seen: dict[Person, int] = {}
        self._task: asyncio.Task[None] | None = None

    def note(self, guest: Person, now: int) -> None:
        """Write it down soon."""
        self._seen[guest] = now
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._write())

    async def finish(self) -> None:
        """Wait until all is written."""
        if self._task is not None:
            await asyncio.wait([self._task])

    async def _write(self) -> None:
        statement = update(GUESTS).where(GUESTS.c.id == bindparam("guest"))
        while self._seen:
            await asyncio.sleep(GATHERING)
            seen, self._seen = self._seen, {}
            values = [{"guest": guest, "seen": seen[guest]} for guest in sorted(seen)]
            with suppress(StoreProblem):  # it is noted again a minute later
                async with self._database.writing() as connection:
                    await connection.execute(statement.values(seen=bindparam("seen")), values)


class Guests:
    """Keeping guests, and forgetting them."""

    _database: Database
    _last_seen: "LastSeen"

    async def new_guest(self, guest: Person, name: str, credential: str, now: int) -> StoredGuest:
        """Somebody new, and the hash of the secret that his device keeps."""
        new = StoredGuest(guest, name, now, now)
        async with self._database.writing() as connection:
            await connection.execute(
                insert(GUESTS).values(id=guest, name=name, created=now, seen=now)
            )
            await connection.execute(
                insert(CREDENTIALS).values(hash=credential, guest=guest, created=now)
            )
        return new

    async def guest(self, guest: Person) -> StoredGuest | None:
        """The guest with this id."""
        found = await self._database.fetch(_BY_ID, guest=guest)
        return StoredGuest(*found[0]) if found else None

    async def guest_by(self, credential: str, now: int) -> StoredGuest | None:
        """Whose device this is; that he was seen is noted once a minute."""
        found = await self._database.fetch(_BY_CREDENTIAL, credential=credential)
        guest = StoredGuest(*found[0]) if found else None
        if guest is not None and now - guest.seen >= MINUTE:
            self._last_seen.note(guest.id, now)
        return guest

    async def rename(self, guest: Person, name: str) -> None:
        """What the guest is called from now on; tables keep what he was called there."""
        await self._do(update(GUESTS).where(GUESTS.c.id == guest).values(name=name))

    # --- devices, links and tokens ----------------------------------------------------------------

    async def add_credential(self, credential: str, guest: Person, now: int) -> None:
        """Another device of the same guest."""
        await self._give(CREDENTIALS, hash=credential, guest=guest, created=now)

    async def drop_credential(self, credential: str) -> None:
        """A device that knows the guest no more."""
        await self._do(delete(CREDENTIALS).where(CREDENTIALS.c.hash == credential))

    async def new_link(self, link: str, guest: Person, expires: int) -> None:
        """A link that makes another device the guest's, once."""
        await self._give(LINKS, hash=link, guest=guest, expires=expires)

    async def take_link(self, link: str, now: int) -> Person | None:
        """Whose link it is, the first time and before it expires; then it is gone."""
        taken = delete(LINKS).where(LINKS.c.hash == link).returning(LINKS.c.guest, LINKS.c.expires)
        async with self._database.writing() as connection:
            found = (await connection.execute(taken)).one_or_none()
            await connection.execute(delete(LINKS).where(LINKS.c.expires <= now))
        return found.guest if found is not None and found.expires > now else None

    async def new_seat_token(self, token: str, guest: Person, table: str, now: int) -> None:
        """A token with which a program acts as the guest at this table."""
        await self._give(SEAT_TOKENS, hash=token, guest=guest, table_id=table, created=now)

    async def seat_token(self, token: str) -> SeatToken | None:
        """What the token is for, and since when its table has ended."""
        found = await self._database.fetch(_BY_TOKEN, token=token)
        if not found:
            return None
        guest, table, status, is_closed, updated = found[0]
        return SeatToken(guest, table, updated if is_closed or status in ENDED else None)

    async def drop_seat_tokens(self, guest: Person, table: str) -> None:
        """The guest's tokens at this table are good no more."""
        theirs = (SEAT_TOKENS.c.guest == guest, SEAT_TOKENS.c.table_id == table)
        await self._do(delete(SEAT_TOKENS).where(*theirs))

    async def drop_seat_tokens_of_tables_that_ended(self, before: int) -> None:
        """The tokens of all tables that have ended before this time."""
        ended = select(TABLES.c.id).where(_HAS_ENDED, TABLES.c.updated < before)
        await self._do(delete(SEAT_TOKENS).where(SEAT_TOKENS.c.table_id.in_(ended)))

    # --- all about a guest ------------------------------------------------------------------------

    async def everything_about(self, guest: Person) -> dict[str, Any]:
        """All that is kept about a guest, for him to read."""
        async with self._database.reading() as connection:
            known = await _guest(connection, select(GUESTS).where(GUESTS.c.id == guest))
            names = await _names_of(connection, guest)
            return {
                "guest": None if known is None else to_builtins(known),
                "names": names,
                "tables": [one["table"] for one in names],
                "words": await _words_of(connection, guest),
                "devices": await _count(connection, CREDENTIALS, guest),
                "links": await _count(connection, LINKS, guest),
                "seat_tokens": await _tokens_of(connection, guest),
            }

    async def forget(self, guest: Person) -> None:
        """Delete the guest, his names and what he said; his id alone stays in the logs."""
        words = select(TALK.c.table_id, TALK.c.place, TALK.c.body).where(TALK.c.person == guest)
        async with self._database.writing() as connection:
            for row in (await connection.execute(words)).all():
                place = (TALK.c.table_id == row.table_id, TALK.c.place == row.place)
                await connection.execute(update(TALK).where(*place).values(body=emptied(row.body)))
            await connection.execute(delete(NAMES).where(NAMES.c.person == guest))
            await connection.execute(delete(GUESTS).where(GUESTS.c.id == guest))
        await self._database.scrub()

    async def _give(self, table: Table, **values: str | int) -> None:
        try:
            await self._do(insert(table).values(**values))
        except StoreProblem as problem:
            if isinstance(problem.__cause__, IntegrityError):
                raise StoreProblem("no-such-guest") from problem
            raise

    async def _do(self, statement: Any) -> None:
        async with self._database.writing() as connection:
            await connection.execute(statement)


_BY_ID: Final = select(GUESTS).where(GUESTS.c.id == bindparam("guest"))
_BY_CREDENTIAL: Final = (
    select(GUESTS).join(CREDENTIALS).where(CREDENTIALS.c.hash == bindparam("credential"))
)
_HAS_ENDED: Final = or_(TABLES.c.status.in_(ENDED), TABLES.c.is_closed)
_HOW_IT_STANDS: Final = (TABLES.c.status, TABLES.c.is_closed, TABLES.c.updated)
_BY_TOKEN: Final = (
    select(SEAT_TOKENS.c.guest, SEAT_TOKENS.c.table_id, *_HOW_IT_STANDS)
    .outerjoin(TABLES, TABLES.c.id == SEAT_TOKENS.c.table_id)
    .where(SEAT_TOKENS.c.hash == bindparam("token"))
)


async def _guest(connection: AsyncConnection, query: Select[Any]) -> StoredGuest | None:
    found = (await connection.execute(query)).one_or_none()
    return None if found is None else StoredGuest(*found)


async def _names_of(connection: AsyncConnection, guest: Person) -> list[dict[str, Any]]:
    columns = (NAMES.c.table_id.label("table"), NAMES.c.name)
    query = select(*columns).where(NAMES.c.person == guest).order_by(NAMES.c.table_id)
    return [dict(row._mapping) for row in await connection.execute(query)]


async def _tokens_of(connection: AsyncConnection, guest: Person) -> list[dict[str, Any]]:
    columns = (SEAT_TOKENS.c.table_id.label("table"), SEAT_TOKENS.c.created)
    query = select(*columns).where(SEAT_TOKENS.c.guest == guest)
    query = query.order_by(SEAT_TOKENS.c.created, SEAT_TOKENS.c.table_id)
    return [dict(row._mapping) for row in await connection.execute(query)]


async def _words_of(connection: AsyncConnection, guest: Person) -> list[dict[str, Any]]:
    query = select(TALK).where(TALK.c.person == guest).order_by(TALK.c.table_id, TALK.c.place)
    words = []
    for table, *rest in await connection.execute(query):
        said = said_from(*rest)
        words.append({"table": table, "at": said.at, "text": said.text, "gesture": said.gesture})
    return words


async def _count(connection: AsyncConnection, table: Table, guest: Person) -> int:
    query = select(func.count()).select_from(table).where(table.c.guest == guest)
    return (await connection.execute(query)).scalar_one()
