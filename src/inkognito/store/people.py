"""Guests: who somebody is, the devices he is known by, and all that is kept about him.

Secrets come in as hashes and are never known here. Forgetting a guest leaves an id in the logs that
means nothing any more.
"""

from typing import Any, Final

from msgspec import Struct, to_builtins
from sqlalchemy import Select, Table, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from inkognito.protocol.terms import Person
from inkognito.store.database import Database
from inkognito.store.packing import emptied, said_from
from inkognito.store.problems import StoreProblem
from inkognito.store.schema import CREDENTIALS, GUESTS, LINKS, NAMES, SEAT_TOKENS, TALK

MINUTE: Final = 60_000


class Guest(Struct, frozen=True):
    """Somebody who has been here, and when he was last seen."""

    id: Person
    name: str
    created: int
    seen: int


class People:
    """Keeping guests, and forgetting them."""

    _database: Database

    async def new_guest(self, guest: Person, name: str, credential: str, now: int) -> Guest:
        """Somebody new, and the hash of the secret that his device keeps."""
        new = Guest(guest, name, now, now)
        async with self._database.writing() as connection:
            await connection.execute(
                insert(GUESTS).values(id=guest, name=name, created=now, seen=now)
            )
            await connection.execute(
                insert(CREDENTIALS).values(hash=credential, guest=guest, created=now)
            )
        return new

    async def guest(self, guest: Person) -> Guest | None:
        """The guest with this id."""
        async with self._database.reading() as connection:
            return await _guest(connection, select(GUESTS).where(GUESTS.c.id == guest))

    async def guest_by(self, credential: str, now: int) -> Guest | None:
        """Whose device this is; that he was seen is noted once a minute."""
        query = select(GUESTS).join(CREDENTIALS).where(CREDENTIALS.c.hash == credential)
        async with self._database.reading() as connection:
            guest = await _guest(connection, query)
        if guest is not None and now - guest.seen >= MINUTE:
            await self._do(update(GUESTS).where(GUESTS.c.id == guest.id).values(seen=now))
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

    async def seat_token(self, token: str) -> tuple[Person, str] | None:
        """The guest and the table that the token is for."""
        query = select(SEAT_TOKENS.c.guest, SEAT_TOKENS.c.table_id)
        async with self._database.reading() as connection:
            rows = await connection.execute(query.where(SEAT_TOKENS.c.hash == token))
            found = rows.one_or_none()
        return None if found is None else (found.guest, found.table_id)

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
                "seat_tokens": await _count(connection, SEAT_TOKENS, guest),
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


async def _guest(connection: AsyncConnection, query: Select[Any]) -> Guest | None:
    found = (await connection.execute(query)).one_or_none()
    return None if found is None else Guest(*found)


async def _names_of(connection: AsyncConnection, guest: Person) -> list[dict[str, Any]]:
    columns = (NAMES.c.table_id.label("table"), NAMES.c.name)
    query = select(*columns).where(NAMES.c.person == guest).order_by(NAMES.c.table_id)
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
