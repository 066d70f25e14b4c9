"""Strangers wait for their turn; everything else runs in between."""

import asyncio
from functools import partial

import pytest

from inkognito.server.turns import Turns

pytestmark = pytest.mark.anyio


async def test_one_piece_of_work_is_done_in_each_turn_of_the_event_loop() -> None:
    turns, done = Turns(), list[str]()
    for number in range(3):
        turns.take(partial(done.append, f"piece {number}"))
    for number in range(3):
        await asyncio.sleep(0)
        done.append(f"others {number}")
    assert done == ["piece 0", "others 0", "piece 1", "others 1", "piece 2", "others 2"]


async def test_work_that_comes_later_waits_behind_what_is_there() -> None:
    turns, done = Turns(), list[int]()

    def first() -> None:
        done.append(0)
        turns.take(lambda: done.append(2))

    turns.take(first)
    turns.take(lambda: done.append(1))
    for _ in range(4):
        await asyncio.sleep(0)
    assert done == [0, 1, 2]
    turns.take(lambda: done.append(3))
    await asyncio.sleep(0)
    assert done == [0, 1, 2, 3]
