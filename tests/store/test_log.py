"""The log: each number once, each request once, and rows come back as they were."""

import asyncio

import pytest

from inkognito.store.store import Store
from inkognito.store.tables import READ_AT_ONCE
from inkognito.tables.entries import Row
from tests.store.samples import append_all, counts, listing, row

pytestmark = pytest.mark.anyio

MOVES_OR_MORE = pytest.mark.parametrize("is_move", [False, True])


async def test_rows_come_back_as_they_were_and_in_order(store: Store) -> None:
    rows = [row("t", seq) for seq in range(1, 8)]
    await append_all(store, *rows)
    assert await store.rows("t") == rows
    assert await store.rows("t", after=5) == rows[5:]
    assert await store.rows("t", after=7) == []
    assert await store.rows("nowhere") == []


@pytest.mark.parametrize("beyond", [-1, 0, 1, READ_AT_ONCE])
async def test_a_log_of_any_length_is_read_whole(store: Store, beyond: int) -> None:
    log = [row("t", seq) for seq in range(1, READ_AT_ONCE + beyond + 1)]
    assert all(await gathered(store, log, is_move=True))
    assert await store.rows("t") == log
    assert await store.rows("t", READ_AT_ONCE - 2) == log[READ_AT_ONCE - 2 :]
    assert await store.rows("t", len(log)) == []


async def test_a_number_is_taken_once(store: Store) -> None:
    first, second = row("t", 1, request="mine"), row("t", 1, request="yours", author="c3")
    assert await store.append(first, listing("t"), is_closed=False)
    assert not await store.append(second, listing("t"), is_closed=False)
    assert await store.rows("t") == [first]


@MOVES_OR_MORE
async def test_in_a_batch_each_row_wins_or_loses_alone(store: Store, is_move: bool) -> None:
    await append_all(store, row("t3", 1))
    rows = [row(f"t{number}", 1) for number in range(6)]
    answers = await gathered(store, rows, is_move)
    assert answers == [True, True, True, False, True, True]
    assert all([await store.rows(one.table) == [one] for one in rows])


@MOVES_OR_MORE
async def test_of_two_rows_in_a_batch_for_one_number_one_wins(store: Store, is_move: bool) -> None:
    rivals = [row("t", 1, author=f"p{number}", request="w") for number in range(5)]
    answers = await gathered(store, rivals, is_move)
    assert answers.count(True) == 1
    assert await store.rows("t") == [rivals[answers.index(True)]]


@MOVES_OR_MORE
async def test_the_same_row_twice_in_a_batch_is_stored_once(store: Store, is_move: bool) -> None:
    assert sorted(await gathered(store, [row("t", 1), row("t", 1)], is_move)) == [False, True]
    assert await store.rows("t") == [row("t", 1)]


@MOVES_OR_MORE
async def test_more_rows_than_a_batch_holds_are_all_stored(store: Store, is_move: bool) -> None:
    rows = [row(f"t{number % 50}", number // 50 + 1) for number in range(2_500)]
    assert all(await gathered(store, rows, is_move))
    assert (await counts(store))["log"] == 2_500
    assert [one.seq for one in await store.rows("t7")] == list(range(1, 51))


async def test_writes_requested_before_closing_are_finished(url: str) -> None:
    store = await Store.open(url)
    asked = [
        asyncio.ensure_future(store.append(row(f"t{n}", 1), listing(f"t{n}"), is_closed=False))
        for n in range(20)
    ]
    await asyncio.sleep(0)
    await store.close()
    assert all(await asyncio.gather(*asked))
    again = await Store.open(url)
    assert (await counts(again))["log"] == 20
    await again.close()


async def gathered(store: Store, rows: list[Row], is_move: bool) -> list[bool]:
    """All at once; mere moves change nothing in the lobby."""
    return await asyncio.gather(
        *(
            store.append(one, None if is_move else listing(one.table), is_closed=False)
            for one in rows
        )
    )
