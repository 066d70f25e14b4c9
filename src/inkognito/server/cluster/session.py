"""A member's own connection to PostgreSQL: its locks, the directory, and announcements.

The connection has a name that tells the member's address, and holds a session-level advisory lock
for each bucket. Both end with it. It belongs to no pool, which would give it to somebody else, and
no pooler that shares connections between clients may be in front of it.
"""

import asyncio
from collections.abc import Callable, Collection
from typing import Any, Final

import asyncpg  # type: ignore[import-untyped]

from inkognito.server.cluster.directory import Directory, Member, directory_from

LOCKS: Final = 1_768_844_136
"""The first half of the key of all our advisory locks: arbitrary, but always the same."""

CHANNEL: Final = "inkognito"
HUNG_AFTER: Final = 3.0
"""A member that has not looked for this many seconds hangs, and the others end it."""

WITHIN: Final = 2.0
"""A command that takes longer has failed: sooner than the others would end this member."""

SERVER_SETTINGS: Final = {
    "tcp_keepalives_idle": "2",
    "tcp_keepalives_interval": "1",
    "tcp_keepalives_count": "3",
    "tcp_user_timeout": "3000",
    "jit": "off",
}
"""PostgreSQL notices within a few seconds that a machine is gone, and frees its locks."""

LOOK: Final = """
SELECT there.application_name, held.objid::int,
       there.state_change < clock_timestamp() - make_interval(secs => $2)
FROM pg_stat_activity AS there
LEFT JOIN pg_locks AS held ON held.pid = there.pid AND held.locktype = 'advisory'
     AND held.classid = $1::int AND held.objsubid = 2 AND held.granted
     AND held.database = there.datid
WHERE there.datname = current_database() AND there.application_name LIKE 'inkognito/%'
"""
_TAKE: Final = """
SELECT bucket FROM unnest($2::int[]) AS bucket WHERE pg_try_advisory_lock($1::int, bucket)
"""
_GIVE: Final = "SELECT pg_advisory_unlock($1::int, bucket) FROM unnest($2::int[]) AS bucket"
_END: Final = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity
WHERE datname = current_database() AND application_name = ANY($1::text[])
"""
_LOST: Final = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)


class PostgresSession:
    """A member's connection. Made by `connector`."""

    def __init__(self, connection: Any, member: Member) -> None:
        self._connection, self._member = connection, member
        self._one_at_a_time = asyncio.Lock()

    async def look(self) -> Directory:
        """Return who is there and who holds what, and show that this member does not hang."""
        return directory_from(await self._fetch(LOOK, LOCKS, HUNG_AFTER))

    async def take(self, buckets: Collection[int]) -> frozenset[int]:
        """Lock the buckets that are free. Return those that are now held."""
        return frozenset(bucket for (bucket,) in await self._fetch(_TAKE, LOCKS, list(buckets)))

    async def give(self, buckets: Collection[int]) -> None:
        """Unlock buckets."""
        await self._fetch(_GIVE, LOCKS, list(buckets))

    async def end(self, member: Member) -> None:
        """End all connections of a member that hangs: its open transactions would block others."""
        await self._fetch(_END, [member.name, member.working_name])

    async def leave(self) -> None:
        """Unlock everything and be no member any longer; looking goes on."""
        await self._fetch("SELECT pg_advisory_unlock_all()")
        rename = "SELECT set_config('application_name', $1, false)"
        await self._fetch(rename, self._member.leaving_name)

    async def announce(self, payload: str) -> None:
        """Send a short text to all members, this one included."""
        await self._fetch("SELECT pg_notify($1, $2)", CHANNEL, payload)

    async def close(self) -> None:
        """End the connection; at once if the database does not answer."""
        try:
            async with asyncio.timeout(WITHIN):
                await self._connection.close()
        except (OSError, *_LOST):
            self._connection.terminate()

    async def _fetch(self, query: str, *values: Any) -> list[Any]:
        try:
            # The driver's own timeout would wait until the database has answered a cancellation.
            async with asyncio.timeout(WITHIN), self._one_at_a_time:
                found: list[Any] = await self._connection.fetch(query, *values)
        except _LOST as error:
            raise ConnectionError("the database is gone") from error
        return found


class PostgresConnector:
    """Opens sessions on one database."""

    def __init__(self, url: str) -> None:
        self._url = url

    async def __call__(self, member: Member, hear: Callable[[str], None]) -> PostgresSession:
        """Open a session of this member; `hear` gets every announcement."""
        settings = SERVER_SETTINGS | {"application_name": member.name}
        try:
            connection = await asyncpg.connect(
                self._url, timeout=WITHIN, server_settings=settings, statement_cache_size=16
            )
            await connection.add_listener(CHANNEL, lambda *heard: hear(heard[3]))
        except _LOST as error:
            raise ConnectionError("the database is gone") from error
        return PostgresSession(connection, member)
