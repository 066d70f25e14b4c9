"""Several processes on one PostgreSQL: the primary key decides, and starting together is safe."""

import asyncio

import pytest

from inkognito.store.store import Store
from kit.postgres import Postgres
from store.children import start
from store.samples import counts, listing, row


async def opened(url: str, count: int) -> list[Store]:
    return list(await asyncio.gather(*(Store.open(url) for _ in range(count))))


@pytest.fixture
def shared(postgres: Postgres) -> str:
    return postgres.fresh()


@pytest.mark.anyio
async def test_of_two_stores_that_race_for_a_number_exactly_one_wins(shared: str) -> None:
    stores = await opened(shared, 2)
    races = [(f"t{table}", seq) for table in range(20) for seq in range(1, 4)]

    async def race(table: str, seq: int) -> int:
        rivals = [row(table, seq, author=f"p{n}", wish=f"w{seq}") for n in range(2)]
        answers = await asyncio.gather(
            *(
                store.append(rival, listing(table), is_closed=False)
                for store, rival in zip(stores, rivals, strict=True)
            )
        )
        winner = rivals[answers.index(True)]
        assert (await stores[0].rows(table, after=seq - 1))[0] == winner
        return answers.count(True)

    assert await asyncio.gather(*(race(*one) for one in races)) == [1] * len(races)
    assert (await counts(stores[1]))["log"] == len(races)
    for store in stores:
        await store.close()


@pytest.mark.anyio
async def test_stores_that_open_an_empty_database_together_all_open(shared: str) -> None:
    stores = await opened(shared, 4)
    assert await stores[0].append(row("t", 1), listing("t"), is_closed=False)
    assert [await store.rows("t") for store in stores] == [[row("t", 1)]] * 4
    for store in stores:
        await store.close()


def test_processes_that_open_an_empty_database_together_all_open(shared: str) -> None:
    children = [start("open", shared) for _ in range(3)]
    for child in children:
        assert next(child.lines) == "opened"
    for child in children:
        assert child.end() == 0
