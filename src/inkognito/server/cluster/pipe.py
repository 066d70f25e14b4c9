"""Pipes: the bytes of a client's WebSocket, passed on to the owner of its table and back.

Nothing is parsed, so nothing of it can be logged. The owner sees a connection like any other, and
its limits hold there. Each direction is held up while the other side does not read.
"""

import asyncio
from typing import Any, Final

from inkognito.server.cluster.directory import Member
from inkognito.server.transport import Transport

LINGER: Final = 10.0
"""A reader that has stalled is cut off this many seconds after the other side has gone."""


class End(asyncio.Protocol):
    """One end of a pipe."""

    def __init__(self) -> None:
        self.transport: Any = None
        self.other: End | None = None
        self.first: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self.lost: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: Any) -> None:
        """Keep the transport."""
        self.transport = transport

    def data_received(self, data: bytes) -> None:
        """Pass bytes on. The first ones are kept as long as there is no other end."""
        if self.other is not None:
            self.other.write(data)
        elif not self.first.done():
            self.first.set_result(data)
            self.transport.pause_reading()

    def write(self, data: bytes) -> None:
        """Send bytes to this side, unless it is gone."""
        if not self.transport.is_closing():
            self.transport.write(data)

    def pause_writing(self) -> None:
        """This side does not read: hold up the other one."""
        if self.other is not None:
            self.other.transport.pause_reading()

    def resume_writing(self) -> None:
        """This side reads again."""
        if self.other is not None:
            self.other.transport.resume_reading()

    def connection_lost(self, _error: Exception | None) -> None:
        """One side has gone: so does the other, when it has everything."""
        if not self.first.done():
            self.first.set_result(b"")
        if not self.lost.done():
            self.lost.set_result(None)
        if self.other is not None:
            self.other.finish()

    def finish(self) -> None:
        """Send what waits, then end."""
        self.transport.close()
        asyncio.get_running_loop().call_later(LINGER, self.transport.abort)


class ClientEnd(End):
    """The end of the client, taken from the web server, which is told when it is lost."""

    def __init__(self, connection: Transport) -> None:
        super().__init__()
        self._connection = connection
        self.transport = connection.hand_over(self)

    def connection_lost(self, error: Exception | None) -> None:
        """The client has gone."""
        super().connection_lost(error)
        self._connection.connection_lost(error)


class Pipe:
    """A client's connection and the one to the owner of its table, joined."""

    def __init__(self, table: str, member: Member, client: End, owner: End) -> None:
        self.table, self.member = table, member
        self._client, self._owner = client, owner

    async def run(self, first: bytes) -> None:
        """Pass bytes on until both sides have ended; `first` are those that the owner sent."""
        client, owner = self._client, self._owner
        client.write(first)
        client.other, owner.other = owner, client
        owner.transport.resume_reading()
        await asyncio.wait([client.lost, owner.lost])

    def finish(self) -> None:
        """Send what waits, then end both sides."""
        for end in (self._client, self._owner):
            end.finish()

    def cut(self) -> None:
        """End both sides at once."""
        for end in (self._client, self._owner):
            end.transport.abort()
