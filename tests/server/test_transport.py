"""What is written directly to the socket is what the WebSocket library would have written."""

import pytest
from websockets.frames import Frame, Opcode

from inkognito.server.frames import framed
from inkognito.server.outbox import MOST_MESSAGES, Outbox
from inkognito.server.rate_limits import WINDOW, MessageRate


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 100_000])
def test_messages_of_any_size_are_framed_as_the_library_does_it(size: int) -> None:
    message = b"x" * size
    assert framed(message) == Frame(Opcode.TEXT, message).serialize(mask=False)


def test_the_messages_of_a_connection_in_each_window_are_limited() -> None:
    pace = MessageRate(3)
    assert [pace.allows(100.0 + n / 10) for n in range(5)] == [True, True, True, False, False]
    assert not pace.allows(100.0 + WINDOW - 0.01)
    assert pace.allows(100.0 + WINDOW)


class Slow:
    """A wire that can be full."""

    def __init__(self) -> None:
        self.is_full = False
        self.hung_up = 0
        self.written: list[bytes] = []
        self.waiting: list[bytes | str] = []

    def write(self, message: bytes) -> bool:
        if not self.is_full:
            self.written.append(message)
        return not self.is_full

    async def send(self, message: bytes) -> None:
        self.waiting.append(message)

    async def finish(self) -> None:
        self.waiting.append("finished")

    def abort(self) -> None:
        self.hung_up += 1


@pytest.mark.anyio
async def test_a_waiting_message_is_never_overtaken(anyio_backend: str) -> None:
    wire = Slow()
    outbox = Outbox(wire.write, wire.send, wire.finish, wire.abort)
    outbox.put(b"1")
    wire.is_full = True
    outbox.put(b"2")
    wire.is_full = False
    outbox.put(b"3")
    assert wire.written == [b"1"]
    outbox.close()
    outbox.put(b"4")
    await outbox.ended()
    assert wire.waiting == [b"2", b"3", "finished"]


@pytest.mark.anyio
async def test_nothing_is_written_while_something_is_being_sent(anyio_backend: str) -> None:
    wire = Slow()

    async def send(message: bytes) -> None:
        await wire.send(message)
        if message == b"1":
            outbox.put(b"2")  # the wire has room again, but the first is still on its way

    outbox = Outbox(wire.write, send, wire.finish, wire.abort)
    wire.is_full = True
    outbox.put(b"1")
    wire.is_full = False
    await outbox.ended()
    assert (wire.written, wire.waiting) == ([], [b"1", b"2"])
    outbox.put(b"3")
    assert wire.written == [b"3"]


@pytest.mark.anyio
async def test_a_client_that_does_not_read_is_disconnected(anyio_backend: str) -> None:
    wire = Slow()
    wire.is_full = True
    outbox = Outbox(wire.write, wire.send, wire.finish, wire.abort)
    for _ in range(MOST_MESSAGES):
        outbox.put(b"x")
    before = wire.hung_up
    outbox.put(b"x")
    assert (before, wire.hung_up) == (0, 1)
    await outbox.ended()
    outbox.close()
    await outbox.ended()
    assert wire.waiting == []


@pytest.mark.anyio
async def test_a_broken_connection_accepts_nothing_more(anyio_backend: str) -> None:
    wire = Slow()

    async def send(_message: bytes) -> None:
        raise OSError

    outbox = Outbox(wire.write, send, wire.finish, wire.abort)
    wire.is_full = True
    outbox.put(b"1")
    outbox.put(b"2")
    wire.is_full = False
    await outbox.ended()
    outbox.put(b"3")
    assert wire.hung_up == 1
    assert wire.written == []
