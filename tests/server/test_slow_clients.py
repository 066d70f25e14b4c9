"""Clients that send too slowly or never read are dropped, and nothing of theirs stays behind."""

import asyncio
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Any, cast

import pytest
import uvicorn

from inkognito.server import http_transport, transport
from inkognito.server.http_transport import Gate, NewConnection
from inkognito.server.outbox import MOST_BYTES, Outbox
from inkognito.server.rate_limits import RateLimits
from inkognito.server.settings import ServerSettings
from inkognito.server.transport import Transport
from tests.kit.limits import PATIENCE
from tests.server.test_floods import request_for
from tests.server.test_transport import Slow

pytestmark = pytest.mark.anyio

SOON = 0.2
"""Seconds, in place of those that the server gives its clients."""

LARGE = b"x" * 8_000_000


@pytest.fixture(autouse=True)
def short_limits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http_transport, "REQUEST_WITHIN", SOON)
    monkeypatch.setattr(http_transport, "STALLS_AFTER", SOON)
    monkeypatch.setattr(transport, "CLOSES_WITHIN", SOON)


async def generous(scope: Any, receive: Any, send: Any) -> None:
    """An application that answers everything with more than the system's buffers hold."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.send", "bytes": LARGE})
        if scope["path"] == "/close":
            await send({"type": "websocket.close", "code": 1000})
            return
        while (await receive())["type"] == "websocket.receive":
            pass
        return
    while (await receive()).get("more_body"):
        pass
    length = str(len(LARGE)).encode()
    headers = [(b"content-length", length)]
    await send({"type": "http.response.start", "status": 200, "headers": headers})
    await send({"type": "http.response.body", "body": LARGE})


class Running:
    """A web server in this process, with its open connections."""

    def __init__(self, server: uvicorn.Server, address: tuple[str, int]) -> None:
        self.server, self.address = server, address

    @property
    def connections(self) -> int:
        return len(self.server.server_state.connections)

    async def until(self, is_so: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not is_so():
                await asyncio.sleep(0.01)

    async def connect(self, sent: bytes) -> socket.socket:
        """Connect, send this, and never read."""
        deaf = socket.socket()
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
        deaf.setblocking(False)
        loop = asyncio.get_running_loop()
        await asyncio.wait_for(loop.sock_connect(deaf, self.address), PATIENCE)
        await asyncio.wait_for(loop.sock_sendall(deaf, sent), PATIENCE)
        return deaf


@asynccontextmanager
async def running(settings: ServerSettings | None = None) -> AsyncIterator[Running]:
    listening = socket.create_server(("127.0.0.1", 0))
    gate = Gate(RateLimits(settings or ServerSettings()))
    config = uvicorn.Config(
        generous,
        http=cast("Any", partial(NewConnection, gate)),
        ws=Transport,
        ws_ping_interval=SOON,
        ws_ping_timeout=SOON,
        log_config=None,
        lifespan="off",
        timeout_graceful_shutdown=1,
    )
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server._serve([listening]))
    run = Running(server, listening.getsockname())
    await run.until(lambda: server.started)
    try:
        yield run
    finally:
        server.should_exit = True
        await asyncio.wait_for(serving, PATIENCE)


@pytest.mark.parametrize("path", ["/stay", "/close"])
async def test_a_websocket_that_is_never_read_is_dropped_with_all_that_waits_for_it(
    path: str,
) -> None:
    async with running() as server:
        deaf = await server.connect(request_for("http://127.0.0.1", path, {}))
        await server.until(lambda: server.connections == 1)
        await server.until(lambda: server.connections == 0)
        deaf.close()


UNFINISHED = {
    "nothing": b"",
    "a line": b"GET / HTTP/1.1\r\n",
    "headers": b"POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 9\r\n\r\n",
    "a part of the body": b"POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 9\r\n\r\n{",
}


@pytest.mark.parametrize("sent", UNFINISHED.values(), ids=UNFINISHED)
async def test_a_request_that_does_not_arrive_is_dropped(sent: bytes) -> None:
    async with running() as server:
        slow = await server.connect(sent)
        await server.until(lambda: server.connections == 1)
        await server.until(lambda: server.connections == 0)
        slow.close()


async def test_a_request_that_arrives_byte_by_byte_is_dropped_in_time() -> None:
    async with running() as server:
        slow, loop = await server.connect(b"GET / HTTP/1.1\r\n"), asyncio.get_running_loop()
        await server.until(lambda: server.connections == 1)
        async with asyncio.timeout(PATIENCE):
            with suppress(ConnectionError):
                while server.connections:
                    await loop.sock_sendall(slow, b"x")
                    await asyncio.sleep(SOON / 10)
        await server.until(lambda: server.connections == 0)
        slow.close()


async def test_an_answer_that_is_never_read_is_dropped() -> None:
    async with running() as server:
        deaf = await server.connect(b"GET / HTTP/1.1\r\nHost: here\r\n\r\n")
        await server.until(lambda: server.connections == 1)
        await server.until(lambda: server.connections == 0)
        deaf.close()


async def test_unfinished_requests_of_one_address_are_limited(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(http_transport, "REQUEST_WITHIN", PATIENCE)
    async with running(ServerSettings(connections_per_address=4)) as server:
        slow = [await server.connect(b"GET / HTTP/1.1\r\n") for _ in range(8)]
        await server.until(lambda: server.connections == 8)
        one_more = await server.connect(b"")
        received = b""
        async with asyncio.timeout(PATIENCE):
            with suppress(ConnectionError):
                received = await asyncio.get_running_loop().sock_recv(one_more, 1)
        assert (received, server.connections) == (b"", 8)
        for one in (*slow, one_more):
            one.close()
        await server.until(lambda: server.connections == 0)


async def test_tcp_connections_of_one_address_are_limited_in_each_minute() -> None:
    async with running(ServerSettings(connections_per_address=1)) as server:
        request = b"GET / HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n"
        answered = 0
        for _ in range(20):
            reader, writer = await asyncio.open_connection(*server.address)
            writer.write(request)
            with suppress(ConnectionError):
                answered += (await asyncio.wait_for(reader.read(), PATIENCE)).startswith(b"HTTP")
            writer.close()
        assert answered == 12


async def test_what_the_socket_has_not_taken_counts_towards_the_limit() -> None:
    wire = Slow()
    unsent = 0
    outbox = Outbox(wire.write, wire.send, wire.finish, wire.abort, lambda: unsent)
    outbox.put(b"a welcome with a long game in it")
    wire.is_full, unsent = True, MOST_BYTES
    outbox.put(b"x")
    assert wire.hung_up == 1
    await outbox.ended()
