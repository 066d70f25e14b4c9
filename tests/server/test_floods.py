"""Floods over real sockets: those who flood are cut off after their budget, and others play on."""

import asyncio
import base64
import os
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from websockets.frames import Frame, Opcode

from inkognito.server.frame_budget import MOST_FRAMES
from inkognito.server.settings import ServerSettings
from tests.kit.games_over_connections import seated, wanted
from tests.kit.limits import PATIENCE
from tests.kit.people import Connection, LobbyClient, Person, WebSocketClient, own_address
from tests.kit.serving import Serving

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.usefixtures("connections"),
    pytest.mark.parametrize("server", ["sqlite"], indirect=True),
]

MOST_MESSAGES = ServerSettings().messages_per_second * 5

FLOODS = {
    "pings": Frame(Opcode.PING, b"x" * 125),
    "pongs": Frame(Opcode.PONG, b""),
    "empty texts": Frame(Opcode.TEXT, b""),
    "empty bytes": Frame(Opcode.BINARY, b""),
    "continuations": Frame(Opcode.CONT, b"", fin=False),
    "texts": Frame(Opcode.TEXT, b'{"type": "ping"}'),
}


def request_for(address: str, path: str, headers: dict[str, str]) -> bytes:
    """The bytes with which a client asks for a WebSocket."""
    place = address.removeprefix("http://")
    headers = {"host": place, "origin": address, **headers}
    headers |= {"upgrade": "websocket", "connection": "Upgrade", "sec-websocket-version": "13"}
    headers |= {"sec-websocket-key": base64.b64encode(os.urandom(16)).decode()}
    lines = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
    return f"GET {path} HTTP/1.1\r\n{lines}\r\n".encode()


@asynccontextmanager
async def raw_socket(
    address: str, path: str
) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """An anonymous WebSocket whose frames the test writes itself."""
    host, port = address.removeprefix("http://").split(":")
    async with asyncio.timeout(PATIENCE):
        reader, writer = await asyncio.open_connection(host, int(port))
        writer.write(request_for(address, path, own_address()))
        assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 101")
    yield reader, writer
    writer.close()


async def until_cut_off(reader: asyncio.StreamReader) -> None:
    """Read until the server has dropped the connection."""
    async with asyncio.timeout(PATIENCE):
        try:
            while await reader.read(65_536):
                pass
        except ConnectionError:
            pass


@pytest.mark.parametrize("flood", FLOODS)
async def test_a_flood_in_the_lobby_is_cut_off_and_others_are_answered(
    address: str, flood: str
) -> None:
    _, (ann, _) = await seated(address, wanted("card", 4, 2))
    first = Frame(Opcode.TEXT, b"x", fin=False).serialize(mask=True)
    frames = (first if flood == "continuations" else b"") + 10 * MOST_FRAMES * FLOODS[
        flood
    ].serialize(mask=True)
    async with raw_socket(address, "/ws/lobby") as (reader, writer):
        writer.write(frames)
        await until_cut_off(reader)
    assert await ann.verdict("set-ready") == "taken"


async def test_a_flood_before_the_hello_is_cut_off(address: str) -> None:
    table = Person(address, "Ann").opens({"game": "card"}, "red")
    async with raw_socket(address, f"/ws/tables/{table}") as (reader, writer):
        writer.write(10 * MOST_FRAMES * FLOODS["pings"].serialize(mask=True))
        await until_cut_off(reader)


async def flooded(client: WebSocketClient) -> int | None:
    """Send until the server closes the connection; return the close code."""
    async with asyncio.timeout(PATIENCE):
        while client.is_open:
            await client.send({"type": "ping"})
            await asyncio.sleep(0)
    return client.close_code


async def test_a_client_that_goes_on_when_it_is_too_fast_is_cut_off(address: str) -> None:
    _, (ann, bob) = await seated(address, wanted("card", 4, 2))
    for _ in range(MOST_MESSAGES + 1):
        await ann.send({"type": "ping"})
    assert (await ann.until_sent(lambda one: one["type"] == "rejected"))["code"] == "too-fast"
    assert await flooded(ann) == 1006
    assert await bob.verdict("set-ready") == "taken"
    await ann.reopen()
    assert await ann.verdict("set-ready") == "taken"


async def test_the_lobby_cuts_off_those_who_go_on_as_well(address: str) -> None:
    lobby = await LobbyClient(address).open()
    assert await flooded(lobby) == 1006


# --- many connections -----------------------------------------------------------------------------


async def test_a_person_has_a_limited_number_of_connections_from_wherever(address: str) -> None:
    ann = Person(address, "Ann")
    table = ann.opens({"game": "card"}, "red")
    most = ServerSettings().connections_per_person
    headers = [{"cookie": ann.cookie, **own_address()} for _ in range(most + 1)]
    connections = [Connection(address, table, one) for one in headers]
    for connection in connections[:-1]:
        await connection.open()
        assert connection.viewer == "red"
    last = await connections[-1].open()
    assert [one["code"] for one in last.received] == ["too-many"]
    assert await last.until_closed() == 1013
    await connections[0].close()
    async with asyncio.timeout(PATIENCE):
        while (await Connection(address, table, headers[0]).open()).viewer != "red":
            await asyncio.sleep(0.02)


async def test_opening_and_closing_connections_is_limited(address: str) -> None:
    table, place = Person(address, "Ann").opens({"game": "card"}), own_address()
    most = 3 * ServerSettings().connections_per_address
    async with asyncio.timeout(PATIENCE):
        for _ in range(most):
            connection = await Connection(address, table, place).open()
            assert connection.viewer == "spectator"
            await connection.close()
    one_more = await Connection(address, table, place).open()
    assert await one_more.until_closed() == 1013
    assert (await Connection(address, table, own_address()).open()).viewer == "spectator"


async def test_strangers_come_and_go_unannounced(address: str) -> None:
    _, (ann, _) = await seated(address, wanted("card", 4, 2))
    table = ann.table["table"]
    assert await ann.verdict("set-ready") == "taken"
    before = len(ann.received)
    for _ in range(20):
        await (await Connection(address, table, own_address()).open()).close()
    zoe = await Person(address, "Zoe").comes(table)
    await ann.until(lambda: bool(ann.table["onlookers"]))
    assert [one["type"] for one in ann.received[before:]] == ["update"], "only Zoe"
    await zoe.close()


# --- other ways to be a nuisance ------------------------------------------------------------------


@pytest.mark.parametrize(
    "message", ["[" * 16_000, '{"a":' * 3_000, '{"type": "act", "command": ' + "[" * 15_000]
)
async def test_nested_messages_are_refused_and_others_are_answered(
    address: str, message: str
) -> None:
    _, (ann, bob) = await seated(address, wanted("card", 4, 2))
    await ann.send(message)
    assert (await ann.until_sent(lambda one: one["type"] == "rejected"))["code"] == "unreadable"
    assert await bob.verdict("set-ready") == "taken"


async def test_text_that_is_not_utf8_closes_the_connection_and_logs_no_traceback(
    server: Serving,
) -> None:
    async with raw_socket(server.address, "/ws/lobby") as (reader, writer):
        writer.write(Frame(Opcode.TEXT, b"\xff secret \xfe").serialize(mask=True))
        async with asyncio.timeout(PATIENCE):
            received = await reader.read()
    assert (1007).to_bytes(2, "big") in received
    assert "Traceback" not in server.log.read_text()
    assert "secret" not in server.log.read_text()


async def test_half_open_connections_do_not_keep_others_from_coming(address: str) -> None:
    host, port = address.removeprefix("http://").split(":")
    silent = [socket.create_connection((host, int(port)), PATIENCE) for _ in range(300)]
    try:
        assert Person(address, "Ann").web.get("/api/me").status_code == 200
    finally:
        for one in silent:
            one.close()
