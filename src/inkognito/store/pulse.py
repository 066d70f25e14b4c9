"""A heartbeat in the database: it shows that rows can be stored, and that they can be found again.

Every beat counts up. A database that was replaced, restored or emptied under a running server has
another count or none: what is stored there would not be what was acknowledged. Notes are written
with it, so that they need no transaction of their own.
"""

from contextlib import suppress
from typing import Any, Final, TypeAlias

from sqlalchemy import Connection, bindparam, insert, select, update

from inkognito.store.database import Database
from inkognito.store.notes import Notes
from inkognito.store.problems import StoreProblem
from inkognito.store.schema import HEARTBEAT


class Pulse:
    """The heartbeat of one process. Several processes may share a database."""

    def __init__(self, database: Database, *notes: Notes[Any]) -> None:
        self._database, self._notes = database, notes
        self.name = ""
        """The name of the database, once it beats; only the database knows it."""
        self._beat = 0

    async def start(self, name: str, now: int) -> int | None:
        """Begin to beat. Return when a server last did here; None if none ever did.

        A database that has no name yet gets this one.
        """

        def work(connection: Connection) -> int | None:
            found = connection.execute(select(HEARTBEAT).order_by(HEARTBEAT.c.id)).first()
            if found is None:
                self.name, self._beat = name, 0
                new = {"id": self.name, "beat": 0, "at": now}
                connection.execute(insert(HEARTBEAT).values(new))
                return None
            self.name, self._beat, last = found
            return int(last)

        return await self._database.write(work)

    async def beat(self, now: int) -> None:
        """Write a beat, and all notes that wait.

        Raise StoreProblem if it can't be stored, or the database is another one. In the latter case
        nothing is written from then on.
        """
        before, waiting, values = self._beat, self._waiting(), {"id_": self.name, "at_": now}

        def work(connection: Connection) -> int:
            beat: int = connection.execute(_BEAT, values).scalar_one_or_none() or 0
            if beat > before:
                _write(connection, waiting)
            return beat

        beat = await self._database.write(work)
        if beat <= before:
            self._database.abandon()
            raise StoreProblem("database-gone")
        self._beat = max(beat, self._beat)  # two beats at a time may return in any order
        _drop(waiting)

    async def finish(self) -> None:
        """Write all notes that wait, because there will be no other beat."""
        waiting = self._waiting()
        if any(noted for _, noted in waiting):
            with suppress(StoreProblem):
                await self._database.write(lambda connection: _write(connection, waiting))
                _drop(waiting)

    def _waiting(self) -> "_Waiting":
        return [(notes, notes.waiting()) for notes in self._notes]


_Waiting: TypeAlias = list[tuple[Notes[Any], dict[Any, int]]]


def _write(connection: Connection, waiting: _Waiting) -> None:
    for notes, noted in waiting:
        notes.write(connection, noted)


def _drop(waiting: _Waiting) -> None:
    for notes, noted in waiting:
        notes.written(noted)


_BEAT: Final = (
    update(HEARTBEAT)
    .where(HEARTBEAT.c.id == bindparam("id_"))
    .values(beat=HEARTBEAT.c.beat + 1, at=bindparam("at_"))
    .returning(HEARTBEAT.c.beat)
)
