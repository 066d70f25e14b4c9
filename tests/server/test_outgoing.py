"""Frames are written when the turn of the event loop is over: all of them, in their order."""

import asyncio

import pytest
from websockets.frames import Opcode

from inkognito.server.frames import framed
from inkognito.server.outgoing import Outgoing
from tests.server.test_hearing import connected, frame


class Pen:
    """Writes down the frames that it gets."""

    def __init__(self, name: str, written: list[str]) -> None:
        self._name, self._written = name, written

    def write_frame(self, data: bytes) -> None:
        self._written.append(f"{self._name} {data.decode()}")


@pytest.mark.anyio
async def test_what_is_sent_in_one_turn_is_written_together_and_in_order(
    anyio_backend: str,
) -> None:
    outgoing, written = Outgoing(), list[str]()
    one, other = Pen("one", written), Pen("other", written)
    outgoing.add(one, b"1")
    outgoing.add(other, b"2")
    outgoing.add(one, b"3")
    assert not written
    await asyncio.sleep(0)
    assert written == ["one 1", "other 2", "one 3"]
    await asyncio.sleep(0)
    outgoing.add(other, b"4")
    await asyncio.sleep(0)
    assert written[3:] == ["other 4"]


@pytest.mark.anyio
async def test_nothing_is_written_twice(anyio_backend: str) -> None:
    outgoing, written = Outgoing(), list[str]()
    outgoing.add(Pen("one", written), b"1")
    outgoing.write()
    await asyncio.sleep(0)
    assert written == ["one 1"]


def test_a_message_that_goes_the_usual_way_does_not_overtake() -> None:
    with connected() as (wire, ends, _):
        loop = wire.loop

        async def send() -> None:
            assert wire.write(b"first")
            await wire.send({"type": "websocket.send", "bytes": None, "text": "second"})

        ends.written = b""
        loop.run_until_complete(send())
        assert ends.written == framed(b"first") + framed(b"second")


def test_nothing_follows_on_the_frame_that_closes() -> None:
    with connected() as (wire, ends, _):

        async def close() -> None:
            assert wire.write(b"too late")
            wire.data_received(frame(Opcode.CLOSE, (1000).to_bytes(2, "big")))

        wire.loop.run_until_complete(close())
        wire.loop.run_until_complete(asyncio.sleep(0))
        assert framed(b"too late") not in ends.written
