"""The store: open it, append to logs, back it up, close it."""

import asyncio
import os
from functools import partial
from pathlib import Path

from inkognito.protocol.messages import LobbyTable
from inkognito.store.alarms import Alarms
from inkognito.store.database import Database
from inkognito.store.drivers import opening
from inkognito.store.file_lock import DatabaseLock
from inkognito.store.guests import Guests
from inkognito.store.hints import StoredHints, noted_hints
from inkognito.store.last_seen import last_seen
from inkognito.store.lobby import StoredLobby
from inkognito.store.migrate import migrate
from inkognito.store.postgres import Postgres
from inkognito.store.problems import StoreProblem
from inkognito.store.pulse import Pulse
from inkognito.store.retention import Cleaning
from inkognito.store.reviews import StoredReviews
from inkognito.store.sqlite import create_file
from inkognito.store.urls import DatabaseUrl, PostgresUrl, SqliteUrl, parse_url
from inkognito.store.writer import Done, Outcome, Writer
from inkognito.tables.entries import Row


class Store(StoredLobby, Guests, Alarms, Cleaning, StoredReviews, StoredHints):
    """Everything that is stored. Made by `Store.open`."""

    def __init__(self, database: Database, lock: DatabaseLock | None) -> None:
        self._database, self._lock = database, lock
        self._writer = Writer(database)
        self._last_seen, self._noted_hints = last_seen(), noted_hints(database)
        self.pulse = Pulse(database, self._last_seen, self._noted_hints)
        self.damaged = set()

    @classmethod
    async def open(cls, url: str, address: str = "", name: str = "") -> "Store":
        """Open the store at this URL and migrate it; raises StoreProblem if that fails.

        Only one process opens a SQLite file. Others are told its `address`. Connections to
        PostgreSQL have this `name` there.
        """
        parsed = parse_url(url)
        lock = None
        if isinstance(parsed, SqliteUrl) and parsed.path is not None:
            lock = DatabaseLock(parsed.path, address)
        store = cls(Database(parsed, _named(parsed, name)), lock)
        try:
            with opening(parsed):
                if isinstance(parsed, SqliteUrl) and parsed.path is not None:
                    create_file(parsed.path)
                await migrate(store._database)
        except BaseException:
            await store.close()
            raise
        return store

    def tell_address(self, address: str) -> None:
        """Publish the address of this process, once it is known."""
        if self._lock is not None:
            self._lock.tell(address)

    def append(
        self, row: Row, listing: LobbyTable | None, is_closed: bool
    ) -> "asyncio.Future[bool]":
        """Append a row. The future is True when it is durable, False when its number is taken.

        The listing replaces the table's listing in the lobby; None leaves it unchanged. It is
        stored without names, which come from `keep_names`. A row that raised `write-failed` may be
        stored nevertheless, if the connection broke while it was committed: appending it again
        gives False, and it is in the log.
        """
        result: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._writer.append(row, listing, is_closed, partial(_settle, result))
        return result

    def append_then(
        self, row: Row, listing: LobbyTable | None, is_closed: bool, done: Done
    ) -> None:
        """Append a row as `append` does, and call `done` with what came of it; it must not raise.

        Every move goes this way, without a future of its own.
        """
        self._writer.append(row, listing, is_closed, done)

    async def backup(self, path: Path) -> None:
        """Copy the whole store while it is used. To restore it, replace the file by the copy."""
        if not self._database.is_sqlite:
            raise StoreProblem("use-pg-dump")
        if path.exists():
            raise StoreProblem("backup-exists", path=str(path))
        part = path.with_name(path.name + ".part")
        part.unlink(missing_ok=True)
        await self._database.copy_to(part)
        await asyncio.to_thread(_put_in_place, part, path)

    async def close(self) -> None:
        """Finish all writes and close the database."""
        await self._writer.close()
        await self.pulse.finish()
        await self._database.close()
        if self._lock is not None:
            self._lock.release()
            self._lock = None


def _named(parsed: DatabaseUrl, name: str) -> Postgres | None:
    """Return a driver whose connections have this name; None where the usual one will do."""
    return Postgres(parsed.url, name) if isinstance(parsed, PostgresUrl) and name else None


def _settle(result: "asyncio.Future[bool]", outcome: Outcome) -> None:
    if result.done():  # the caller has given up
        return
    if isinstance(outcome, StoreProblem):
        result.set_exception(outcome)
    else:
        result.set_result(outcome)


def _put_in_place(part: Path, path: Path) -> None:
    """Give the copy its name once it is complete and on the disk."""
    with part.open("r+b") as file:  # Windows syncs only what can be written
        os.fsync(file.fileno())
    part.rename(path)
