"""The store: opening it, the one way to append to a log, copies, and closing it."""

import asyncio
import os
from pathlib import Path

from inkognito.protocol.messages import LobbyTable
from inkognito.store.database import Database
from inkognito.store.drivers import told_as_not_opened
from inkognito.store.file_lock import DatabaseLock
from inkognito.store.guests import Guests
from inkognito.store.last_seen import LastSeen
from inkognito.store.migrate import migrate
from inkognito.store.problems import StoreProblem
from inkognito.store.sqlite import create_file
from inkognito.store.tables import Tables
from inkognito.store.urls import SqlitePlace, place_of
from inkognito.store.writer import Writer
from inkognito.tables.entries import Row


class Store(Tables, Guests):
    """All that is kept. Made by `Store.open`."""

    def __init__(self, database: Database, lock: DatabaseLock | None) -> None:
        self._database, self._lock = database, lock
        self._writer, self._last_seen = Writer(database), LastSeen(database)

    @classmethod
    async def open(cls, url: str, address: str = "") -> "Store":
        """The store at this url, in the present version; raises StoreProblem where it can't be.

        Of a SQLite file this is the only one: others are told the `address` of this one.
        """
        place = place_of(url)
        lock = None
        if isinstance(place, SqlitePlace) and place.path is not None:
            lock = DatabaseLock(place.path, address)
        store = cls(Database(place), lock)
        try:
            with told_as_not_opened(place):
                if isinstance(place, SqlitePlace) and place.path is not None:
                    create_file(place.path)
                await migrate(store._database)
        except BaseException:
            await store.close()
            raise
        return store

    def tell_address(self, address: str) -> None:
        """Where this process can be reached, once that is known."""
        if self._lock is not None:
            self._lock.tell(address)

    def append(
        self, row: Row, listing: LobbyTable | None, is_closed: bool
    ) -> "asyncio.Future[bool]":
        """To be True when the row is durable, False when its number is taken.

        The listing is what the lobby says from now on; None leaves it as it is. All but the names
        is kept of it: those come from `keep_names`. A row that raised `write-failed` may be there
        all the same if the connection broke at the last moment: who appends it again is told False,
        and finds it in the log.
        """
        return self._writer.append(row, listing, is_closed)

    async def backup(self, path: Path) -> None:
        """A copy of the whole store while it goes on; to restore it, put it in the file's place."""
        if not self._database.is_sqlite:
            raise StoreProblem("use-pg-dump")
        if path.exists():
            raise StoreProblem("backup-exists", path=str(path))
        part = path.with_name(path.name + ".part")
        part.unlink(missing_ok=True)
        await self._database.copy_to(part)
        await asyncio.to_thread(_put_in_place, part, path)

    async def close(self) -> None:
        """Finish what is being written, and let go of the database."""
        await self._writer.close()
        await self._last_seen.finish()
        await self._database.close()
        if self._lock is not None:
            self._lock.release()
            self._lock = None


def _put_in_place(part: Path, path: Path) -> None:
    """A copy has its name only when it is whole and on the disk."""
    with part.open("rb") as file:
        os.fsync(file.fileno())
    part.rename(path)
