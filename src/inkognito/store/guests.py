"""Guests: who they are, the devices that identify them, and everything stored about them.

Secrets arrive as hashes. Deleting a guest leaves only an id in the logs, which means nothing.
"""

from collections.abc import Sequence
from typing import Any, Final

from msgspec import Struct, to_builtins
from sqlalchemy import (
    Connection,
    Delete,
    Executable,
    Table,
    bindparam,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError

from inkognito.protocol.terms import Person
from inkognito.store.database import Database
from inkognito.store.formats.talk import emptied, said_from
from inkognito.store.hints import HintKey, hints_of
from inkognito.store.notes import Notes
from inkognito.store.problems import StoreProblem
from inkognito.store.schema import (
    AGREEMENTS,
    CREDENTIALS,
    GUESTS,
    LINKS,
    NAMES,
    SEAT_TOKENS,
    SHARES,
    TABLES,
    TALK,
)
from inkognito.store.surplus import MOST_DEVICES, MOST_LINKS, MOST_TOKENS, without_surplus
from inkognito.store.tables import ENDED

MINUTE: Final = 60_000


class StoredGuest(Struct, frozen=True):
    """A guest, and when they were last seen."""

    id: Person
    name: str
    created: int
    seen: int


class SeatToken(Struct, frozen=True):
    """Whose token it is and for which table; `ended` is when the table ended or closed."""

    guest: Person
    table: str
    ended: int | None


class Guests:
    """The part of the store that keeps guests."""

    _database: Database
    _last_seen: Notes[Person]
    _noted_hints: Notes[HintKey]

    async def new_guest(self, guest: Person, name: str, credential: str, now: int) -> StoredGuest:
        """Add a guest, with the hash of the secret that their device keeps."""
        await self._execute(
            insert(GUESTS).values(id=guest, name=name, created=now, seen=now),
            insert(CREDENTIALS).values(hash=credential, guest=guest, created=now),
        )
        return StoredGuest(guest, name, now, now)

    async def guest(self, guest: Person) -> StoredGuest | None:
        """Return the guest with this id."""
        found = await self._database.fetch(_BY_ID, guest=guest)
        return StoredGuest(*found[0]) if found else None

    async def guest_by(self, credential: str, now: int) -> StoredGuest | None:
        """Return the guest whose device this is, and note once a minute that they were seen."""
        found = await self._database.fetch(_BY_CREDENTIAL, credential=credential)
        guest = StoredGuest(*found[0]) if found else None
        if guest is not None and now - guest.seen >= MINUTE:
            self._last_seen.note(guest.id, now)
        return guest

    async def rename(self, guest: Person, name: str) -> None:
        """Change the guest's name; tables keep the names that they have."""
        await self._execute(update(GUESTS).where(GUESTS.c.id == guest).values(name=name))

    # --- devices, links and tokens ----------------------------------------------------------------

    async def add_credential(self, credential: str, guest: Person, now: int) -> None:
        """Add a device of the guest."""
        surplus = without_surplus(CREDENTIALS, MOST_DEVICES, credential, guest)
        await self._give(CREDENTIALS, surplus, hash=credential, guest=guest, created=now)

    async def drop_credential(self, credential: str) -> None:
        """Remove a device of a guest."""
        await self._execute(delete(CREDENTIALS).where(CREDENTIALS.c.hash == credential))

    async def credentials_of(self, guest: Person) -> list[tuple[str, int]]:
        """Return the guest's devices, the oldest first: their hashes, and when they were added."""
        query = select(CREDENTIALS.c.hash, CREDENTIALS.c.created)
        query = query.where(CREDENTIALS.c.guest == guest)
        query = query.order_by(CREDENTIALS.c.created, CREDENTIALS.c.hash)

        def work(connection: Connection) -> list[tuple[str, int]]:
            return [(one.hash, one.created) for one in connection.execute(query)]

        return await self._database.read(work)

    async def new_link(self, link: str, guest: Person, expires: int) -> None:
        """Add a link that identifies another device as the guest, once."""
        surplus = without_surplus(LINKS, MOST_LINKS, link, guest)
        await self._give(LINKS, surplus, hash=link, guest=guest, expires=expires)

    async def take_link(self, link: str, now: int) -> Person | None:
        """Use up a link. Return its guest, or None if it is unknown or expired."""
        taken = delete(LINKS).where(LINKS.c.hash == link).returning(LINKS.c.guest, LINKS.c.expires)

        def work(connection: Connection) -> Person | None:
            found = connection.execute(taken).one_or_none()
            connection.execute(delete(LINKS).where(LINKS.c.expires <= now))
            return found.guest if found is not None and found.expires > now else None

        return await self._database.write(work)

    async def new_seat_token(self, token: str, guest: Person, table: str, now: int) -> None:
        """Add a token with which a program acts as the guest at this table."""
        surplus = without_surplus(SEAT_TOKENS, MOST_TOKENS, token, guest, table)
        whose: dict[str, str | int] = {"guest": guest, "table_id": table}
        await self._give(SEAT_TOKENS, surplus, hash=token, created=now, **whose)

    async def seat_token(self, token: str) -> SeatToken | None:
        """Return whose token it is, for which table, and since when that has ended."""
        found = await self._database.fetch(_BY_TOKEN, token=token)
        if not found:
            return None
        guest, table, status, is_closed, updated = found[0]
        return SeatToken(guest, table, updated if is_closed or status in ENDED else None)

    async def drop_seat_tokens(self, guest: Person, table: str) -> None:
        """Revoke the guest's tokens at this table."""
        theirs = (SEAT_TOKENS.c.guest == guest, SEAT_TOKENS.c.table_id == table)
        await self._execute(delete(SEAT_TOKENS).where(*theirs))

    async def drop_seat_tokens_of_tables_that_ended(self, before: int) -> None:
        """Revoke the tokens of all tables that ended before this time."""
        its_table = TABLES.c.id == SEAT_TOKENS.c.table_id
        has_ended = exists().where(its_table, _HAS_ENDED, TABLES.c.updated < before)
        await self._execute(delete(SEAT_TOKENS).where(has_ended))

    # --- all about a guest ------------------------------------------------------------------------

    async def everything_about(self, guest: Person) -> dict[str, Any]:
        """Return everything that is stored about a guest, for them to read."""
        noted = self._noted_hints.waiting()

        def work(connection: Connection) -> dict[str, Any]:
            known = connection.execute(select(GUESTS).where(GUESTS.c.id == guest)).one_or_none()
            names = _names_of(connection, guest)
            return {
                "guest": None if known is None else to_builtins(StoredGuest(*known)),
                "names": names,
                "tables": [one["table"] for one in names],
                "talk": _talk_of(connection, guest),
                "devices": _count(connection, CREDENTIALS, guest),
                "links": _count(connection, LINKS, guest),
                "seat_tokens": _tokens_of(connection, guest),
                "shares": _shares_of(connection, guest),
                "agreements": _agreements_of(connection, guest),
                "hints": hints_of(connection, guest, noted),
            }

        return await self._database.read(work)

    async def forget(self, guest: Person) -> None:
        """Delete the guest, their names and what they said; only their id stays in the logs."""
        await self._database.write(lambda connection: forget_all(connection, [guest]))
        await self._database.scrub()

    async def _give(self, table: Table, surplus: Delete, **values: str | int) -> None:
        try:
            await self._execute(insert(table).values(**values), surplus)
        except StoreProblem as problem:
            if isinstance(problem.__cause__, IntegrityError):
                raise StoreProblem("no-such-guest") from problem
            raise

    async def _execute(self, *statements: Executable) -> None:
        """Execute the statements in one transaction."""

        def work(connection: Connection) -> None:
            for statement in statements:
                connection.execute(statement)

        await self._database.write(work)


def forget_all(connection: Connection, guests: Sequence[Person]) -> None:
    """Delete these guests, their names and what they said."""
    for row in connection.execute(select(TALK).where(TALK.c.person.in_(guests))).all():
        place = (TALK.c.table_id == row.table_id, TALK.c.place == row.place)
        connection.execute(update(TALK).where(*place).values(**emptied(row.body, row.version)))
    connection.execute(delete(NAMES).where(NAMES.c.person.in_(guests)))
    connection.execute(delete(GUESTS).where(GUESTS.c.id.in_(guests)))


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


def _names_of(connection: Connection, guest: Person) -> list[dict[str, Any]]:
    query = select(NAMES.c.table_id, NAMES.c.name).where(NAMES.c.person == guest)
    rows = connection.execute(query.order_by(NAMES.c.table_id))
    return [{"table": table, "name": name} for table, name in rows]


def _tokens_of(connection: Connection, guest: Person) -> list[dict[str, Any]]:
    columns = (SEAT_TOKENS.c.table_id, SEAT_TOKENS.c.created)
    query = select(*columns).where(SEAT_TOKENS.c.guest == guest)
    rows = connection.execute(query.order_by(SEAT_TOKENS.c.created, SEAT_TOKENS.c.table_id))
    return [{"table": table, "created": created} for table, created in rows]


def _shares_of(connection: Connection, guest: Person) -> list[dict[str, Any]]:
    query = select(SHARES.c.table_id, SHARES.c.created).where(SHARES.c.guest == guest)
    rows = connection.execute(query.order_by(SHARES.c.created, SHARES.c.table_id))
    return [{"table": table, "created": created} for table, created in rows]


def _agreements_of(connection: Connection, guest: Person) -> list[str]:
    query = select(AGREEMENTS.c.table_id).where(AGREEMENTS.c.guest == guest)
    return list(connection.execute(query.order_by(AGREEMENTS.c.table_id)).scalars())


def _talk_of(connection: Connection, guest: Person) -> list[dict[str, Any]]:
    query = select(TALK).where(TALK.c.person == guest).order_by(TALK.c.table_id, TALK.c.place)
    talk = []
    for table, *rest in connection.execute(query):
        said = said_from(*rest)
        talk.append({"table": table, "at": said.at, "text": said.text, "gesture": said.gesture})
    return talk


def _count(connection: Connection, table: Table, guest: Person) -> int:
    query = select(func.count()).select_from(table).where(table.c.guest == guest)
    return connection.execute(query).scalar_one()
