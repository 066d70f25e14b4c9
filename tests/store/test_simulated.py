"""The simulated store: like the real one, but it crashes, fails and waits on command."""

import asyncio

import pytest

from inkognito.store.ports import KeepsTables
from inkognito.store.problems import StoreProblem
from inkognito.store.simulated import SimulatedStore
from inkognito.store.store import Store
from tests.store.samples import HOST, OTHER, listing, row, said

pytestmark = pytest.mark.anyio


async def story(store: KeepsTables) -> list[object]:
    """Everything that a store does for tables, and what came of it."""
    await store.keep_names("t", {HOST: "Carlo", OTHER: "Zoë"})
    await store.keep_names("t", {HOST: "Carla"})
    talk = (said(2), said(1), said(2, text=None), said(1, OTHER))
    return [
        *[await store.keep_talk("t", one) for one in talk],
        await store.append(row("t", 1), listing("t"), is_closed=False),
        await store.append(row("t", 1, request="late"), listing("t"), is_closed=False),
        await store.append(row("t", 2, request="w1"), listing("t"), is_closed=False),
        await store.append(row("t", 2), None, is_closed=False),
        await store.append(row("u", 1), listing("u", "over"), is_closed=False),
        await store.append(row("v", 1), listing("v"), is_closed=True),
        await store.rows("t"),
        await store.rows("t", after=1),
        await store.rows("nowhere"),
        await store.names("t"),
        await store.names("nowhere"),
        await store.talk("t"),
        await store.live(),
    ]


async def test_it_does_what_the_real_one_does(store: Store) -> None:
    assert await story(SimulatedStore()) == await story(store)


async def outcome(store: SimulatedStore, seq: int) -> bool | str:
    try:
        return await store.append(row("t", seq), listing("t"), is_closed=False)
    except StoreProblem as problem:
        return problem.code


async def test_told_to_fail_it_stores_nothing(anyio_backend: str) -> None:
    store = SimulatedStore()
    store.fail(2)
    assert [await outcome(store, 1) for _ in range(4)] == ["write-failed"] * 2 + [True, False]


async def test_told_to_lose_an_answer_it_stores_and_says_otherwise(anyio_backend: str) -> None:
    store = SimulatedStore()
    store.lose_answers()
    assert await outcome(store, 1) == "write-failed"
    assert await store.rows("t") == [row("t", 1)]
    assert await outcome(store, 1) is False


async def test_what_is_held_is_committed_when_it_is_released(anyio_backend: str) -> None:
    store = SimulatedStore()
    store.hold()
    waiting = asyncio.create_task(outcome(store, 1))
    await asyncio.sleep(0.001)
    assert await store.rows("t") == []
    store.release()
    assert await waiting is True
    assert await store.rows("t") == [row("t", 1)]


async def test_a_crash_loses_what_is_not_committed_and_nothing_else(anyio_backend: str) -> None:
    store = SimulatedStore()
    assert await outcome(store, 1) is True
    store.hold()
    waiting = asyncio.create_task(outcome(store, 2))
    await asyncio.sleep(0.001)
    store.crash()
    assert await waiting == "write-failed"
    assert await store.rows("t") == [row("t", 1)]
    assert await outcome(store, 2) is True


async def test_two_that_share_a_disk_race_for_a_number(anyio_backend: str) -> None:
    slow = SimulatedStore(delay=lambda: 0.001)
    quick = SimulatedStore(slow.kept)
    late, first = await asyncio.gather(outcome(slow, 1), outcome(quick, 1))
    assert (late, first) == (False, True)
