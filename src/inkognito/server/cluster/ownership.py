"""Ownership of tables: this process looks who is there, takes free buckets and gives back surplus.

Twice a second each member reads the directory. Whoever holds a bucket hosts its tables. Nothing is
lost if two processes believe that they host a table: the log's primary key decides between them.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import structlog

from inkognito.server.background import BackgroundTasks
from inkognito.server.cluster.announcements import Freed, written
from inkognito.server.cluster.buckets import bucket_of, moves_of
from inkognito.server.cluster.directory import Directory, Member
from inkognito.server.cluster.ports import Connector, HostedTables, Session
from inkognito.server.logs import failure

TICK: Final = 0.5
"""Seconds between two looks at the directory."""

CURRENT_FOR: Final = 2.5
"""Seconds for which a look is believed: shorter than others wait before they end a member."""

OWNER_WITHIN: Final = 5.0
"""A table has an owner again within this many seconds, whatever happens."""

_log = structlog.get_logger()


class ClusterOwnership:
    """The buckets of this process, and who has the others."""

    def __init__(
        self,
        me: Member,
        connect: Connector,
        hear: Callable[[str], None],
        changed: Callable[[], None],
        seconds: Callable[[], float],
    ) -> None:
        self.me, self._connect, self._hear, self._changed = me, connect, hear, changed
        self._seconds, self._looked_at = seconds, -CURRENT_FOR
        self.directory = Directory()
        self.owned: frozenset[int] = frozenset()
        self._leaving: frozenset[int] = frozenset()
        self._session: Session | None = None
        self._tables: HostedTables | None = None
        self._tasks = BackgroundTasks()
        self._look_now = asyncio.Event()
        self._looked = asyncio.Event()
        self._has_left = False

    # --- who owns what ----------------------------------------------------------------------------

    @property
    def is_member(self) -> bool:
        """Whether this process is connected, and has not left."""
        return self._session is not None and not self._has_left

    @property
    def members(self) -> int:
        """The number of members that do not hang; at least one."""
        return max(1, len(self.directory.holdings))

    def owns(self, table: str) -> bool:
        """Whether this process hosts the table, or would if somebody asked for it."""
        return bucket_of(table) in self.owned

    def serves(self, table: str) -> bool:
        """Whether this process owns the table and has looked lately: nobody else can own it.

        A process that was frozen believes what was true before, until it looks again.
        """
        return self.owns(table) and self._seconds() - self._looked_at < CURRENT_FOR

    def is_owned_by(self, table: str, member: Member) -> bool:
        """Whether the member owned the table when this process looked last."""
        return self.directory.owners.get(bucket_of(table)) == member

    async def owner_of(self, table: str) -> Member | None:
        """Return who hosts the table; wait for a while where nobody does."""
        with suppress(TimeoutError):
            async with asyncio.timeout(OWNER_WITHIN):
                while (owner := self._owner(table)) is None:
                    await self.look_again()
        return owner

    def _owner(self, table: str) -> Member | None:
        if self.serves(table):
            return self.me
        owner = self.directory.owners.get(bucket_of(table))
        return None if owner == self.me else owner

    async def look_again(self) -> None:
        """Wait for the next look at the directory."""
        await self._looked.wait()

    def look_soon(self) -> None:
        """Something has changed: look at once."""
        self._look_now.set()

    async def announce(self, payload: str) -> None:
        """Send a short text to all members; nothing happens while there is no connection."""
        if self._session is not None:
            with suppress(OSError):
                await self._session.announce(payload)

    # --- taking part ------------------------------------------------------------------------------

    async def join(self, tables: HostedTables) -> None:
        """Connect and look for the first time. Raises an OSError where that fails."""
        self._tables = tables
        self._session = await self._connect(self.me, self._hear)
        await self._look(self._session)

    async def run(self) -> None:
        """Take part until cancelled. A connection that is lost is opened again."""
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(TICK):
                    await self._look_now.wait()
            self._look_now.clear()
            try:
                await self._tick()
            except OSError:
                await self._lose()
            except Exception as error:  # noqa: BLE001 - whatever it is, this process must go on
                _log.error("cluster-failed", **failure(error))
                await self._lose()

    async def leave(self) -> None:
        """Hand all tables over, then be no member any longer. Looking goes on."""
        self._has_left, self.owned = True, frozenset()
        await self._release()
        if self._session is not None:
            with suppress(OSError):
                await self._session.leave()
                await self._session.announce(written(Freed(self.me.id)))
        self._changed()

    async def close(self) -> None:
        """End the connection."""
        await self._tasks.finish()
        if self._session is not None:
            await self._session.close()

    # --- one tick ---------------------------------------------------------------------------------

    async def _tick(self) -> None:
        if self._session is None:
            self._session = await self._connect(self.me, self._hear)
            _log.info("cluster-joined")
        session = self._session
        await self._look(session)
        for member in self.directory.hung(but=self.me):
            _log.warning("member-ended", member=member.id)
            await session.end(member)
        if not self._has_left:
            await self._move(session)

    async def _look(self, session: Session) -> None:
        began = self._seconds()
        self.directory = await session.look()
        self._looked_at = began
        self._looked.set()
        self._looked = asyncio.Event()
        self._changed()

    async def _move(self, session: Session) -> None:
        """Take free buckets up to the fair share, and give surplus back."""
        moves = moves_of(self.me.id, self.directory.holdings, self._leaving)
        taken = await session.take(moves.take) if moves.take else frozenset()
        if self._has_left:  # meanwhile; leaving has freed what was taken or will
            return
        if taken:
            self.owned |= taken
            _log.info("buckets-taken", count=len(taken), owned=len(self.owned))
            self._tasks.spawn(self._wake())
        if moves.give:
            self.owned -= frozenset(moves.give)
            self._leaving |= frozenset(moves.give)
            _log.info("buckets-given", count=len(moves.give), owned=len(self.owned))
            self._tasks.spawn(self._give(session, frozenset(moves.give)))

    async def _wake(self) -> None:
        if self._tables is not None:
            await self._tables.load_running()

    async def _give(self, session: Session, buckets: frozenset[int]) -> None:
        """Let the tables go before the lock: the next owner reads a log that is complete."""
        try:
            await self._release()
            await session.give(buckets)
            await session.announce(written(Freed(self.me.id)))
        except OSError:
            self._look_now.set()  # the next look finds that the connection is lost
        finally:
            self._leaving -= buckets

    async def _release(self) -> None:
        if self._tables is not None:
            await self._tables.release_others()

    async def _lose(self) -> None:
        """The connection is lost, and all locks with it."""
        session, self._session = self._session, None
        self.owned = self._leaving = frozenset()
        self.directory = Directory()
        self._changed()
        if session is not None:
            _log.warning("cluster-connection-lost")
            self._tasks.spawn(self._release())
            await session.close()
