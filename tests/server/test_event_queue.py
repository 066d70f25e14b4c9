import asyncio

import pytest

from inkognito.server.event_queue import EventQueue, HandedEvents

pytestmark = pytest.mark.anyio


async def test_events_are_read_in_their_order() -> None:
    queue = EventQueue()
    for number in range(3):
        queue.put_nowait(number)
    assert [await queue.get(), queue.get_nowait(), await queue.get()] == [0, 1, 2]
    assert queue.empty()


async def test_a_reader_waits_for_an_event() -> None:
    queue = EventQueue()
    reading = asyncio.create_task(queue.get())
    await asyncio.sleep(0)
    assert not reading.done()
    queue.put_nowait("first")
    queue.put_nowait("second")
    assert await reading == "first"
    assert await queue.get() == "second"


async def test_a_reader_that_is_cancelled_takes_nothing() -> None:
    queue = EventQueue()
    reading = asyncio.create_task(queue.get())
    await asyncio.sleep(0)
    queue.put_nowait("first")
    reading.cancel()
    with pytest.raises(asyncio.CancelledError):
        await reading
    queue.put_nowait("second")
    assert [await queue.get(), await queue.get()] == ["first", "second"]


def test_messages_are_handed_over_until_the_end_which_is_reported_once() -> None:
    heard: list[str | bytes] = []
    events = HandedEvents(heard.append, lambda: heard.append("the end"))
    events.put_nowait({"type": "websocket.receive", "text": "first", "bytes": None})
    events.put_nowait({"type": "websocket.receive", "bytes": b"second"})
    assert events.empty()
    for _ in range(2):
        events.put_nowait({"type": "websocket.disconnect", "code": 1000})
    events.put_nowait({"type": "websocket.receive", "text": "too late"})
    assert heard == ["first", b"second", "the end"]
