"""When a write fails nothing is half stored, the caller is told, and the next write works."""

import asyncio
import resource
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy import event

from inkognito.store import sqlite
from inkognito.store.problems import StoreProblem
from inkognito.store.store import Store
from tests.kit.postgres import Postgres
from tests.store.samples import append_all, counts, listing, row

pytestmark = pytest.mark.anyio


async def answers(store: Store, tables: int, is_move: bool = False) -> list[bool | BaseException]:
    """Many rows at once, and what came of each."""
    return await asyncio.gather(
        *(
            store.append(row(f"t{n}", 1), None if is_move else listing(f"t{n}"), is_closed=False)
            for n in range(tables)
        ),
        return_exceptions=True,
    )


def codes(given: list[bool | BaseException]) -> set[object]:
    return {one.code if isinstance(one, StoreProblem) else one for one in given}


@contextmanager
def full_disk(journal: Path) -> Iterator[None]:
    """Keep every file of this process from growing beyond the journal's present size."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (journal.stat().st_size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


@pytest.mark.parametrize("is_move", [False, True])
async def test_a_full_disk_fails_all_waiting_writes_and_stores_nothing(
    tmp_path: Path, is_move: bool
) -> None:
    store = await Store.open(f"sqlite:///{tmp_path}/store.db")
    with full_disk(tmp_path / "store.db-wal"):
        assert codes(await answers(store, 300, is_move)) == {"write-failed"}
    assert (await counts(store))["log"] == (await counts(store))["tables"] == 0
    assert codes(await answers(store, 300, is_move)) == {True}
    await store.close()


async def test_a_lost_connection_fails_its_batch_and_the_next_batch_has_another(
    postgres: Postgres,
) -> None:
    store = await Store.open(postgres.fresh())
    engine = store._database._driver.engine.sync_engine  # type: ignore[attr-defined]
    killed: list[int] = []

    def kill(connection: object, *_: object) -> None:
        """Before the batch commits, the server ends its connection."""
        if not killed:
            killed.append(1)
            connection.exec_driver_sql("SELECT pg_terminate_backend(pg_backend_pid())")  # type: ignore[attr-defined]

    event.listen(engine, "commit", kill)
    assert codes(await answers(store, 10)) == {"write-failed"}
    assert killed
    assert (await counts(store))["log"] == 0
    assert codes(await answers(store, 10)) == {True}
    await store.close()


@pytest.mark.parametrize("is_move", [False, True])
async def test_a_row_that_can_not_be_written_takes_no_other_with_it(
    store: Store, is_move: bool
) -> None:
    unwritable = asyncio.ensure_future(
        store.append(
            row("x", 1, request="\ud800"), None if is_move else listing("x"), is_closed=False
        )
    )
    assert codes(await answers(store, 20, is_move)) == {True}
    with pytest.raises(StoreProblem, match="write-failed"):
        await unwritable
    assert (await counts(store))["log"] == 20


async def test_a_null_character_takes_no_other_row_with_it(store: Store) -> None:
    poisoned = asyncio.ensure_future(
        store.append(row("x", 1, request="a\0b"), listing("x"), is_closed=False)
    )
    assert codes(await answers(store, 20)) == {True}
    await asyncio.gather(poisoned, return_exceptions=True)
    assert (await counts(store))["log"] in (20, 21)


async def test_a_cancelled_waiter_does_not_affect_the_others(store: Store) -> None:
    impatient = asyncio.ensure_future(store.append(row("x", 1), listing("x"), is_closed=False))
    await asyncio.sleep(0)
    impatient.cancel()
    assert codes(await answers(store, 5)) == {True}
    assert impatient.cancelled()
    assert await store.rows("x") == [row("x", 1)]


async def test_a_fault_of_the_file_fails_a_batch_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store, attempts = await Store.open(f"sqlite:///{tmp_path}/store.db"), []

    def insert_new(*_: object) -> None:
        attempts.append(1)
        raise sqlite3.OperationalError("disk I/O error")

    monkeypatch.setattr(store._database, "insert_new", insert_new)
    assert codes(await answers(store, 20)) == {"write-failed"}
    assert len(attempts) == 1
    monkeypatch.undo()
    assert codes(await answers(store, 20)) == {True}
    await store.close()


async def test_a_read_that_could_not_connect_leaves_the_next_one_its_connection(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await Store.open(f"sqlite:///{tmp_path}/store.db")
    await append_all(store, row("t", 1))
    monkeypatch.setattr(sqlite, "_PRAGMAS", ("no pragma",))
    with pytest.raises(StoreProblem, match="read-failed"):
        await store.rows("t")
    monkeypatch.undo()
    assert await store.rows("t") == [row("t", 1)]
    await store.close()


async def test_a_closed_file_is_not_opened_again(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite:///{tmp_path}/store.db")
    await append_all(store, row("t", 1))
    await store.close()
    for work in (store.rows("t"), store.listed(), store.keep_names("t", {"ann": "Ann"})):
        with pytest.raises(StoreProblem, match="is-closed"):
            await work


async def test_a_closed_store_takes_nothing(url: str) -> None:
    store = await Store.open(url)
    await append_all(store, row("t", 1))
    await store.close()
    with pytest.raises(StoreProblem) as problem:
        await store.append(row("t", 2), listing("t"), is_closed=False)
    assert problem.value.code == "is-closed"


async def test_a_problem_reveals_nothing_of_the_stored_data(store: Store) -> None:
    with pytest.raises(StoreProblem) as problem:
        await store.append(
            row("t", 1, author="secret\ud800", request="secret"), listing("t"), is_closed=False
        )
    told: BaseException | None = problem.value
    assert problem.value.code == "write-failed"
    assert "5eed" not in repr(problem.value.params)
    while told is not None:
        assert "5eed" not in str(told)
        told = told.__cause__
