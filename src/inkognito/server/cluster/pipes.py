"""All pipes of this process: opened to the owner of a table, and cut when the table moves."""

import asyncio
from collections.abc import Callable
from typing import Any, Final

from inkognito.server.cluster.admission import MISDIRECTED
from inkognito.server.cluster.directory import Member
from inkognito.server.cluster.forwards import Headers, asked_in
from inkognito.server.cluster.http_relay import CONNECT_WITHIN, Unreachable, host_and_port
from inkognito.server.cluster.pipe import ClientEnd, End, Pipe
from inkognito.server.metrics import Metrics
from inkognito.server.transport import Transport, transport_in

_ELSEWHERE: Final = b"HTTP/1.1 %d" % MISDIRECTED


class Pipes:
    """The clients that are connected here, and whose tables are hosted elsewhere."""

    def __init__(self, is_owner: Callable[[str, Member], bool], metrics: Metrics) -> None:
        self._is_owner, self._metrics = is_owner, metrics
        self._pipes: set[Pipe] = set()

    async def run(self, table: str, owner: Member, scope: Any, headers: Headers) -> bool:
        """Pipe a client to the owner until either ends; return False if the table has moved.

        Raises Unreachable where the owner does not answer.
        """
        end = await _connected(owner)
        try:
            end.transport.write(_handshake(scope, headers))
            async with asyncio.timeout(CONNECT_WITHIN):
                first = await end.first
            if not first:
                raise Unreachable
            if first.startswith(_ELSEWHERE):
                return False
            client = _transport(scope)
            if client.is_lost:
                client.abandon()
            else:
                await self._join(Pipe(table, owner, ClientEnd(client), end), first)
        except TimeoutError as error:
            raise Unreachable from error
        finally:
            end.finish()
        return True

    async def _join(self, pipe: Pipe, first: bytes) -> None:
        self._pipes.add(pipe)
        self._metrics.pipes.set(len(self._pipes))
        try:
            await pipe.run(first)
        finally:
            self._pipes.discard(pipe)
            self._metrics.pipes.set(len(self._pipes))

    def cut_moved(self) -> None:
        """Cut the pipes to members that no longer own the table; their clients reconnect."""
        for pipe in self._pipes:
            if not self._is_owner(pipe.table, pipe.member):
                pipe.cut()

    def close(self) -> None:
        """This process ends: so do all its pipes."""
        for pipe in self._pipes:
            pipe.finish()


async def _connected(owner: Member) -> End:
    host, port = host_and_port(owner.address)
    loop = asyncio.get_running_loop()
    try:
        async with asyncio.timeout(CONNECT_WITHIN):
            _, end = await loop.create_connection(End, host, port)
    except OSError as error:
        raise Unreachable from error
    return end


def _transport(scope: Any) -> Transport:
    transport = transport_in(scope)
    if transport is None:
        raise TypeError("only our own transport can be piped")
    return transport


def _handshake(scope: Any, headers: Headers) -> bytes:
    """Return the client's request for a WebSocket as it goes to the owner."""
    lines = [b"GET %b HTTP/1.1" % asked_in(scope).target]
    lines += [b"%b: %b" % one for one in headers]
    return b"\r\n".join([*lines, b"", b""])
