"""When guests were last seen: collected for a moment, then written together.

After a crash thousands of guests come back at once, and nobody waits for these writes.
"""

import asyncio
from contextlib import suppress
from typing import Final

from sqlalchemy import Connection, bindparam, update

from inkognito.protocol.terms import Person
from inkognito.store.database import Database
from inkognito.store.problems import StoreProblem
from inkognito.store.schema import GUESTS

DELAY: Final = 0.2
"""Seconds for which times are collected before they are written."""


class LastSeen:
    """Writes behind when guests were last seen."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._seen: dict[Person, int] = {}
        self._task: asyncio.Task[None] | None = None

    def note(self, guest: Person, now: int) -> None:
        """Remember that the guest was seen, and write it soon."""
        self._seen[guest] = now
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._write())

    async def finish(self) -> None:
        """Wait until everything is written."""
        if self._task is not None:
            await asyncio.wait([self._task])

    async def _write(self) -> None:
        while self._seen:
            await asyncio.sleep(DELAY)
            seen, self._seen = self._seen, {}
            values = [{"guest": guest, "at": seen[guest]} for guest in sorted(seen)]

            def work(connection: Connection, values: list[dict[str, object]] = values) -> None:
                connection.execute(_UPDATE, values)

            with suppress(StoreProblem):  # they are noted again a minute later
                await self._database.write(work)


_UPDATE: Final = (
    update(GUESTS).where(GUESTS.c.id == bindparam("guest")).values(seen=bindparam("at"))
)
