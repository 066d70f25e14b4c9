"""Connections: what is accepted, which are closed, and that no client slows another."""

import asyncio
import base64
import json
import os
import socket
from typing import Any

import pytest
from websockets.asyncio.client import connect

from tests.kit.games_over_connections import begun, play_out, seated, wanted
from tests.kit.limits import PATIENCE
from tests.kit.people import Connection, LobbyClient, Person, WebSocketClient, own_address
from tests.kit.serving import Serving

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("connections")]

HELLO = {"type": "hello", "version": "2"}


@pytest.fixture
async def seat(address: str, connections: None) -> Connection:
    """A connection of somebody with a chair."""
    _, both = await seated(address, wanted("card", 4, 2))
    return both[0]


def wire(connection: Connection, headers: dict[str, str] | None = None) -> WebSocketClient:
    """A connection to the same table that has not said hello."""
    return WebSocketClient(connection.url, own_address() | (headers or {}), connection.origin)


UNREADABLE = [
    "",
    "{",
    "[]",
    "7",
    '"say"',
    b"\xff\x00",
    '{"type": "nonsense", "id": "n"}',
    '{"type": "say", "id": "n"}',
    '{"type": "say", "id": "n", "text": ""}',
    '{"type": "say", "id": "n", "text": "hi", "as": "somebody"}',
    '{"type": "say", "id": "", "text": "hi"}',
    '{"type": "act", "id": "n", "decision": "1", "command": {}}',
    "[" * 8_000,
]


@pytest.mark.parametrize("message", UNREADABLE)
async def test_an_unreadable_message_is_rejected_and_the_connection_stays(
    seat: Connection, message: str | bytes
) -> None:
    await seat.send(message)
    denied = await seat.until_sent(lambda one: one["type"] == "rejected")
    assert denied["code"] == "unreadable"
    assert (denied["id"] or None) == ("n" if '"id": "n"' in str(message) else None)
    assert await seat.verdict("set-ready") == "taken"


async def test_an_unreadable_command_is_rejected_by_its_id(address: str) -> None:
    _, connections = await begun(address, wanted("card", 4, 2))
    bad: list[Any] = [{}, {"type": "fly"}, {"type": "step"}, [], None, {"type": ["x"]}]
    for command in bad:
        assert await connections[0].verdict("act", decision=1, command=command) == "unreadable"


async def test_a_client_that_sends_only_unreadable_messages_is_disconnected(
    seat: Connection,
) -> None:
    for _ in range(21):
        await seat.send("nonsense")
    assert await seat.until_closed() == 1008
    assert sum(one.get("code") == "unreadable" for one in seat.received) >= 20
    await seat.reopen()
    assert await seat.verdict("set-ready") == "taken"


async def test_a_client_that_is_too_fast_is_rejected_and_stays_connected(seat: Connection) -> None:
    for number in range(150):
        await seat.send({"type": "set-ready", "id": f"many-{number}", "ready": bool(number % 2)})
    answers = [await seat.answer(f"many-{number}") for number in range(150)]
    assert {one.get("code", "taken") for one in answers} == {"taken", "too-fast"}
    assert seat.is_open
    await seat.send({"type": "ping"})


async def test_a_message_that_is_too_large_ends_the_connection(seat: Connection) -> None:
    await seat.send({"type": "say", "id": "n", "text": "x" * 20_000})
    assert await seat.until_closed() == 1009
    await seat.reopen()
    assert seat.is_open


async def test_a_ping_is_answered(seat: Connection) -> None:
    await seat.send({"type": "ping"})
    assert await seat.until_sent(lambda one: one["type"] == "pong") == {"type": "pong"}


async def test_another_version_is_told_to_reload(seat: Connection) -> None:
    old = wire(seat)
    await old.connect({"type": "hello", "version": "0"})
    assert await old.until_closed() == 1008
    assert old.received[0] == {"type": "reload", "version": "2"}


async def test_an_adjacent_version_is_welcome(seat: Connection) -> None:
    newer = wire(seat)
    await newer.connect({"type": "hello", "version": "3"})
    assert (await newer.until_sent(lambda one: one["type"] == "welcome"))["version"] == "2"


async def test_a_second_hello_is_rejected_and_the_connection_stays(seat: Connection) -> None:
    await seat.send(HELLO)
    denied = await seat.until_sent(lambda one: one["type"] == "rejected")
    assert denied == {"type": "rejected", "id": None, "code": "second-hello"}
    assert seat.welcomes == 1
    assert await seat.verdict("set-ready") == "taken"


@pytest.mark.parametrize("name", ["x" * 65, "x" * 9_000, "\0"])
async def test_an_impossible_id_comes_back_as_it_was_sent(seat: Connection, name: str) -> None:
    assert await seat.verdict("set-ready", name) == "unreadable"


@pytest.mark.parametrize("first", [{"type": "ping"}, {"type": "begin", "id": "n"}, {"type": "x"}])
async def test_a_client_that_does_not_say_hello_first_gets_nothing(
    seat: Connection, first: dict[str, Any]
) -> None:
    rude = wire(seat)
    await rude.connect(first)
    assert await rude.until_closed() == 1008
    assert {one["code"] for one in rude.received} == {"unreadable"}


@pytest.mark.parametrize("table", ["0" * 20, "%00", "x", "%F0%9F%8E%AD"])
async def test_a_connection_to_an_unknown_table_is_rejected(address: str, table: str) -> None:
    connection = await Connection(address, table, own_address()).open()
    assert connection.received == [{"type": "rejected", "id": None, "code": "no-such-table"}]
    assert await connection.until_closed() == 1008


@pytest.mark.parametrize("origin", ["https://evil.example", "null", None])
async def test_a_cookie_counts_only_on_our_own_pages(address: str, origin: str | None) -> None:
    ann = Person(address, "Ann")
    connection = ann.connection(ann.opens({"game": "card"}, "red"))
    connection.origin = origin
    await connection.open()
    assert connection.viewer == ""
    assert connection.received[0]["code"] == "wrong-origin"
    assert await connection.until_closed() == 1008


async def test_a_client_without_a_cookie_may_only_watch(seat: Connection, address: str) -> None:
    watcher = await Connection(address, seat.table["table"], own_address()).open()
    assert watcher.viewer == "spectator"
    for kind, fields in (
        ("sit", {"seat": "green"}),
        ("set-ready", {}),
        ("begin", {}),
        ("say", {"text": "hi"}),
        ("act", {"decision": 1, "command": {"type": "decline", "what": "declaration"}}),
        ("offer-rematch", {}),
    ):
        assert await watcher.verdict(kind, **fields) == "who-are-you"


async def test_the_number_of_connections_per_address_is_limited(address: str) -> None:
    ann = Person(address, "Ann")
    table = ann.opens({"game": "card"}, "red")
    connections = [Connection(address, table, ann.place) for _ in range(100)]
    for connection in connections:
        await connection.open()
    one_more = Connection(address, table, ann.place)
    await one_more.open()
    assert await one_more.until_closed() == 1013
    other = await Connection(address, table, own_address()).open()
    assert other.viewer == "spectator"
    await connections[0].close()
    await one_more.until(lambda: not connections[0].is_open)
    async with asyncio.timeout(PATIENCE):
        while not (await Connection(address, table, ann.place).open()).viewer:
            await asyncio.sleep(0.02)


# --- a reader who does not read -------------------------------------------------------------------


async def deaf(connection: Connection) -> socket.socket:
    """A client that says hello, and then never reads."""
    host, port = connection.url.removeprefix("ws://").split("/")[0].split(":")
    quiet = socket.socket()
    quiet.settimeout(PATIENCE)
    quiet.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2_048)
    quiet.connect((host, int(port)))
    path = "/" + connection.url.removeprefix("ws://").split("/", 1)[1]
    headers = connection.headers | {"host": f"{host}:{port}", "origin": f"http://{host}:{port}"}
    headers |= {"upgrade": "websocket", "connection": "Upgrade", "sec-websocket-version": "13"}
    headers |= {"sec-websocket-key": base64.b64encode(os.urandom(16)).decode()}
    request = f"GET {path} HTTP/1.1\r\n" + "".join(f"{n}: {v}\r\n" for n, v in headers.items())
    quiet.sendall(request.encode() + b"\r\n")
    assert quiet.recv(2_048).startswith(b"HTTP/1.1 101")
    hello = json.dumps(HELLO).encode()
    quiet.sendall(bytes((0x81, 0x80 | len(hello))) + bytes(4) + hello)
    return quiet


async def test_a_client_that_never_reads_is_disconnected_and_slows_nobody(
    file_server: Serving,
) -> None:
    address = file_server.address
    bots = dict.fromkeys(("red", "blue", "green", "yellow"), "random")
    ann, zed = Person(address, "Ann"), Person(address, "Zed")
    table = ann.opens({"game": "board", "bots": bots})
    connection = await ann.comes(table)
    quiet = await deaf(zed.connection(table))
    await connection.until(lambda: _is_there(connection, zed))
    assert await connection.verdict("begin") == "taken"
    await connection.until(lambda: not _is_there(connection, zed))
    last = connection.last
    assert 500 < last < 6_000  # by the size of the outbox, long before a ping was missed
    await connection.until(lambda: connection.last > last + 50 or connection.status == "over")
    quiet.close()


def _is_there(connection: Connection, person: Person) -> bool:
    return any(one["person"] == person.id for one in connection.table["onlookers"])


async def test_a_broken_connection_leaves_no_trace_at_the_table(address: str) -> None:
    _, connections = await begun(address, wanted("card", 4, 2))
    connections[1].socket.transport.abort()
    await connections[0].until(lambda: not connections[0].chair("blue")["present"])
    await connections[1].until_closed()
    await connections[1].reopen()
    await connections[0].until(lambda: connections[0].chair("blue")["present"])
    await play_out(connections)


async def test_the_lobby_answers_pings(address: str) -> None:
    lobby = await LobbyClient(address).open()
    await lobby.send("anything")
    await lobby.until_sent(lambda one: one["type"] == "pong")


async def test_no_connection_is_compressed(seat: Connection) -> None:
    async with connect(seat.url, proxy=None, additional_headers=own_address()) as open_connection:
        assert open_connection.protocol.extensions == []
