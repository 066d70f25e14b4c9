"""Several processes on one PostgreSQL: the primary key decides, and starting together is safe."""

import asyncio
from time import monotonic

import pytest
from sqlalchemy import Connection, text

from inkognito.store.database import Database
from inkognito.store.store import Store
from inkognito.store.urls import parse_url
from tests.kit.limits import PATIENCE
from tests.kit.postgres import Postgres
from tests.store.children import start
from tests.store.samples import counts, listing, row


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
        rivals = [row(table, seq, author=f"p{n}", request=f"w{seq}") for n in range(2)]
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


@pytest.mark.anyio
async def test_a_running_migration_is_waited_for(shared: str) -> None:
    first, second = (Database(parse_url(shared)) for _ in range(2))

    waiting: list[asyncio.Task[None]] = []

    def migrate_first(connection: Connection) -> None:
        waiting.append(asyncio.create_task(second.migrate(lambda _: None)))
        limit = monotonic() + PATIENCE
        while not is_somebody_waiting_for_a_lock(connection):
            assert not waiting[0].done()
            assert monotonic() < limit

    await first.migrate(migrate_first)
    await waiting[0]
    for database in (first, second):
        await database.close()


def is_somebody_waiting_for_a_lock(connection: Connection) -> bool:
    query = "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted"
    return bool(connection.execute(text(query)).scalar_one())


def test_processes_that_open_an_empty_database_together_all_open(shared: str) -> None:
    children = [start("open", shared) for _ in range(3)]
    for child in children:
        assert next(child.lines) == "opened"
    for child in children:
        assert child.end() == 0
