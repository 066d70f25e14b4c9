"""Messages arrive whole, once and in order, however the bytes are split."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
import uvicorn
from hypothesis import given
from hypothesis import strategies as st
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from inkognito.server.frames import text_in
from inkognito.server.transport import SHORT, Transport, transport_in

REQUEST = (
    b"GET /ws/lobby HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
LARGEST = 10_000

TEXTS = st.text(max_size=200) | st.integers(0, LARGEST // 2).map("é".__mul__)


class Ends(asyncio.Transport):
    """Both ends of a connection that is not there."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""
        self.is_closed = self.is_aborted = False

    def write(self, data: Any) -> None:
        self.written += data

    def close(self) -> None:
        self.is_closed = True

    def abort(self) -> None:
        self.is_closed = self.is_aborted = True

    def is_closing(self) -> bool:
        return self.is_closed

    def pause_reading(self) -> None:
        pass

    def resume_reading(self) -> None:
        pass


async def accept(_scope: Any, receive: Any, send: Any) -> None:
    """An application that takes everybody, and listens until the end."""
    await receive()
    await send({"type": "websocket.accept"})
    while (await receive())["type"] == "websocket.receive":
        pass


@contextmanager
def connected(first: bytes = b"") -> Iterator[tuple[Transport, Ends, list[str | bytes]]]:
    """A wire over which somebody has come, and what is heard on it."""
    config = uvicorn.Config(
        accept, ws_max_size=LARGEST, ws_per_message_deflate=False, log_config=None
    )
    config.load()
    with asyncio.Runner() as runner:
        loop, ends, heard = runner.get_loop(), Ends(), list[str | bytes]()
        wire = Transport(config, ServerState(), {}, loop)
        wire.connection_made(ends)
        wire.data_received(REQUEST)
        runner.run(asyncio.sleep(0))
        runner.run(asyncio.sleep(0))
        if first:
            wire.data_received(first)
        wire.hand_to(heard.append, lambda: None)
        yield wire, ends, heard
        wire.connection_lost(None)
        runner.run(asyncio.sleep(0))


def frame(opcode: Opcode, data: bytes, fin: bool = True) -> bytes:
    """As a client sends it."""
    return Frame(opcode, data, fin).serialize(mask=True)


@st.composite
def messages(draw: st.DrawFn) -> tuple[list[str | bytes], bytes]:
    """Some messages, whole or in parts, with pings between them; and how they are sent."""
    said: list[str | bytes] = []
    sent = b""
    for text in draw(st.lists(TEXTS, max_size=6)):
        data, kind = text.encode(), draw(st.sampled_from(["text", "bytes", "parts", "ping"]))
        if kind == "ping":
            sent += frame(Opcode.PING, data[:125])
            continue
        said.append(data if kind == "bytes" else text)
        if kind == "parts":
            cut = draw(st.integers(0, len(data)))
            sent += frame(Opcode.TEXT, data[:cut], fin=False) + frame(Opcode.CONT, data[cut:])
        else:
            sent += frame(Opcode.BINARY if kind == "bytes" else Opcode.TEXT, data)
    return said, sent


@given(messages(), st.data())
def test_all_messages_are_received_once_and_in_order(
    case: tuple[list[str | bytes], bytes], data: st.DataObject
) -> None:
    said, sent = case
    cuts = data.draw(st.lists(st.integers(0, len(sent)), max_size=6).map(sorted))
    pieces = [sent[a:b] for a, b in zip([0, *cuts], [*cuts, len(sent)], strict=True)]
    early = data.draw(st.integers(0, len(pieces)))
    with connected(b"".join(pieces[:early])) as (wire, ends, heard):
        for piece in filter(None, pieces[early:]):
            wire.data_received(piece)
        assert heard == said
        assert not ends.is_closed


@given(st.lists(TEXTS, min_size=1, max_size=5))
def test_whole_texts_take_the_fast_path(texts: list[str]) -> None:
    for text in texts:
        assert text_in(frame(Opcode.TEXT, text.encode())) == text


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\x81",
        frame(Opcode.TEXT, b"x")[:-1],
        frame(Opcode.TEXT, b"x") + b"\x81",
        frame(Opcode.TEXT, b"x", fin=False),
        frame(Opcode.BINARY, b"x"),
        frame(Opcode.PING, b"x"),
        frame(Opcode.CLOSE, b""),
        frame(Opcode.TEXT, b"\xff"),
        frame(Opcode.TEXT, b"x" * 70_000),
        Frame(Opcode.TEXT, b"not masked").serialize(mask=False),
    ],
    ids=range(11),
)
def test_all_other_frames_are_left_to_the_library(data: bytes) -> None:
    assert text_in(data) is None


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (frame(Opcode.TEXT, b"\xff"), 1007),
        (frame(Opcode.TEXT, b"x" * (LARGEST + 1)), 1009),
        (Frame(Opcode.TEXT, b"not masked").serialize(mask=False), 1002),
        (frame(Opcode.TEXT, b"x", fin=False) + frame(Opcode.TEXT, b"y"), 1002),
    ],
    ids=["no-text", "too-long", "not-masked", "not-continued"],
)
def test_a_breach_of_the_websocket_protocol_is_reported(sent: bytes, code: int) -> None:
    with connected() as (wire, ends, heard):
        wire.data_received(frame(Opcode.TEXT, b"well"))
        wire.data_received(sent)
        assert heard == ["well"]
        assert ends.is_closed
        assert code.to_bytes(2, "big") in ends.written


def test_nothing_is_received_after_the_end() -> None:
    with connected() as (wire, _, heard):
        wire.data_received(frame(Opcode.CLOSE, (1000).to_bytes(2, "big")))
        wire.data_received(frame(Opcode.TEXT, b"too late"))
        assert heard == []


def test_long_messages_are_received_as_well() -> None:
    with connected() as (wire, _, heard):
        wire.data_received(frame(Opcode.TEXT, b"x" * (SHORT + 1)))
        wire.data_received(frame(Opcode.TEXT, b"short"))
        assert heard == ["x" * (SHORT + 1), "short"]


async def take_over(scope: Any, receive: Any, send: Any) -> None:
    """An application that takes everybody, hands the connection over and returns."""
    await receive()
    await send({"type": "websocket.accept"})
    said: list[str | bytes] = scope["state"]["said"]
    wire = transport_in(scope)
    assert wire is not None
    wire.hand_to(said.append, lambda: said.append("the end"))


def test_a_connection_stays_open_when_the_application_has_handed_it_over() -> None:
    config = uvicorn.Config(take_over, ws_per_message_deflate=False, log_config=None)
    config.load()
    state, said = ServerState(), list[str | bytes]()
    with asyncio.Runner() as runner:
        ends, wire = Ends(), Transport(config, state, {"said": said}, runner.get_loop())
        wire.connection_made(ends)
        wire.data_received(REQUEST)
        for _ in range(3):
            runner.run(asyncio.sleep(0))
        assert not state.tasks, "an idle connection holds no task"
        assert not ends.is_closed
        wire.data_received(frame(Opcode.TEXT, b"here"))
        wire.data_received(frame(Opcode.CLOSE, (1000).to_bytes(2, "big")))
        wire.connection_lost(None)
        runner.run(asyncio.sleep(0))
        assert said == ["here", "the end"]
