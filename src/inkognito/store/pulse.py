"""A heartbeat in the database: it shows that rows can be stored, and that they can be found again.

Every beat counts up. A database that was replaced, restored or emptied under a running server has
another count or none: what is stored there would not be what was acknowledged.
"""

from typing import Final

from sqlalchemy import Connection, bindparam, insert, select, update

from inkognito.store.database import Database
from inkognito.store.problems import StoreProblem
from inkognito.store.schema import HEARTBEAT


class Pulse:
    """The heartbeat of one process. Several processes may share a database."""

    def __init__(self, database: Database) -> None:
        self._database = database
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
        """Write a beat; raise StoreProblem if it can't be stored, or the database is another one.

        In the latter case nothing is written from then on.
        """
        values = {"id_": self.name, "at_": now}
        beat = await self._database.write(
            lambda one: one.execute(_BEAT, values).scalar_one_or_none()
        )
        if beat is None or beat <= self._beat:
            self._database.abandon()
            raise StoreProblem("database-gone")
        self._beat = beat


_BEAT: Final = (
    update(HEARTBEAT)
    .where(HEARTBEAT.c.id == bindparam("id_"))
    .values(beat=HEARTBEAT.c.beat + 1, at=bindparam("at_"))
    .returning(HEARTBEAT.c.beat)
)
