"""Moves that arrive together are stored together, and each is stored or refused separately."""

import asyncio
import gc
from pathlib import Path

import pytest

from inkognito.store.database import ROWS_OF_A_STATEMENT
from inkognito.store.problems import StoreProblem
from inkognito.store.store import Store
from inkognito.tables.entries import Row
from tests.store.samples import append_all, counts, listing, row

pytestmark = pytest.mark.anyio


async def moves(store: Store, *rows: Row) -> list[bool | BaseException]:
    """Rows that change nothing for the lobby, all at once, and what came of each."""
    appends = (store.append(one, None, is_closed=False) for one in rows)
    return await asyncio.gather(*appends, return_exceptions=True)


async def test_moves_of_many_tables_are_stored_as_they_are(store: Store) -> None:
    tables = [f"t{n}" for n in range(30)]
    await append_all(store, *(row(table, 1) for table in tables))
    assert await moves(store, *(row(table, 2) for table in tables)) == [True] * 30
    for table in tables:
        assert await store.rows(table) == [row(table, 1), row(table, 2)]
        assert await store.listing(table) == listing(table)


async def test_a_move_whose_number_is_taken_loses_and_the_others_do_not(store: Store) -> None:
    await append_all(store, row("a", 1), row("a", 2), row("b", 1))
    late = row("a", 2, request="late")
    assert await moves(store, row("b", 2), late, row("c", 2)) == [True, False, True]
    assert await store.rows("a") == [row("a", 1), row("a", 2)]


async def test_of_two_moves_that_are_alike_one_is_stored(store: Store) -> None:
    await append_all(store, row("a", 1))
    assert sorted(map(bool, await moves(store, row("a", 2), row("a", 2)))) == [False, True]
    assert await store.rows("a") == [row("a", 1), row("a", 2)]


async def test_a_move_that_can_not_be_written_takes_no_other_with_it(store: Store) -> None:
    bad, good = await moves(store, row("x", 2, request="\ud800"), row("y", 2))
    assert isinstance(bad, StoreProblem)
    assert good is True
    assert (await counts(store))["log"] == 1


async def test_a_batch_of_several_statements_is_stored_or_refused_row_by_row(store: Store) -> None:
    tables = [f"t{n:03}" for n in range(2 * ROWS_OF_A_STATEMENT + 5)]
    await append_all(store, *(row(table, 1) for table in tables))
    taken = tables[ROWS_OF_A_STATEMENT + 3]
    await append_all(store, row(taken, 2))
    late = [row(table, 2, request="late") for table in tables]
    assert await moves(store, *late) == [table != taken for table in tables]
    assert await moves(store, *(row(table, 3) for table in tables)) == [True] * len(tables)
    for table, sent in zip(tables, late, strict=True):
        kept = row(taken, 2) if table == taken else sent
        assert await store.rows(table) == [row(table, 1), kept, row(table, 3)]


async def test_batches_of_all_sizes_need_few_prepared_statements(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite:///{tmp_path}/store.db")
    before = prepared_statements()
    for size in range(1, 3 * ROWS_OF_A_STATEMENT, 2):
        table = f"t{size:03}"
        assert all(await moves(store, *(row(f"{table}-{n}", 1) for n in range(size))))
    assert prepared_statements() - before <= ROWS_OF_A_STATEMENT + 10
    await store.close()


def prepared_statements() -> int:
    """Count the statements that the driver of SQLite keeps prepared."""
    gc.collect()
    return sum(type(one).__name__ == "Statement" for one in gc.get_objects())
