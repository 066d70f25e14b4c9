"""The thread that writes: one piece of work after the other, and none of it gets lost."""

import asyncio
from collections.abc import Iterator
from functools import partial
from threading import Event, get_ident

import pytest

from inkognito.store.one_thread import OneThread

pytestmark = pytest.mark.anyio

PATIENCE = 60.0


@pytest.fixture
def thread() -> Iterator[OneThread]:
    thread = OneThread("test")
    yield thread
    thread.shutdown()


class Work:
    """Work that notes its name and its thread, and may have to wait before."""

    def __init__(self) -> None:
        self.order: list[int] = []
        self.has_begun, self.may_go_on = Event(), Event()

    def note(self, name: int) -> int:
        self.order.append(name)
        return get_ident()

    def wait_and_note(self, name: int) -> int:
        self.has_begun.set()
        self.may_go_on.wait(PATIENCE)
        return self.note(name)


def fail() -> None:
    raise ValueError("no")


async def test_work_is_done_in_its_order_on_one_other_thread(thread: OneThread) -> None:
    work = Work()
    threads = await asyncio.gather(*(thread.do(partial(work.note, n)) for n in range(20)))
    assert work.order == list(range(20))
    assert len(set(threads)) == 1
    assert get_ident() not in threads


async def test_what_work_raises_reaches_who_waits_and_stops_nothing(thread: OneThread) -> None:
    with pytest.raises(ValueError, match="no"):
        await thread.do(fail)
    assert await thread.do(lambda: 7) == 7


async def test_what_is_given_up_before_its_turn_is_not_done(thread: OneThread) -> None:
    work = Work()
    first = thread.do(partial(work.wait_and_note, 1))
    second, third = (thread.do(partial(work.note, n)) for n in (2, 3))
    second.cancel()
    work.may_go_on.set()
    await asyncio.gather(first, third)
    assert work.order == [1, 3]


async def test_who_gives_up_while_the_work_is_done_disturbs_nobody(thread: OneThread) -> None:
    work = Work()
    given_up = thread.do(partial(work.wait_and_note, 1))
    await asyncio.to_thread(work.has_begun.wait, PATIENCE)
    given_up.cancel()
    work.may_go_on.set()
    await thread.do(partial(work.note, 2))
    assert work.order == [1, 2]


async def test_at_the_end_everything_is_done_that_was_asked_for() -> None:
    thread, work = OneThread("test"), Work()
    for n in range(20):
        thread.do(partial(work.note, n))
    thread.shutdown()
    assert work.order == list(range(20))


def test_work_is_finished_although_the_loop_that_waited_is_closed() -> None:
    thread, work = OneThread("test"), Work()

    async def ask() -> None:
        thread.do(partial(work.wait_and_note, 1))

    asyncio.run(ask())
    work.may_go_on.set()
    thread.shutdown()
    assert work.order == [1]
