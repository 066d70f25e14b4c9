"""A backup while the store is in use, and how to restore it: replace the file."""

import asyncio
import os
import shutil
from pathlib import Path

import pytest

from inkognito.store.problems import StoreProblem
from inkognito.store.store import Store
from tests.kit.limits import PATIENCE
from tests.kit.postgres import Postgres
from tests.store.samples import HOST, append_all, listing, row, said

pytestmark = pytest.mark.anyio


async def problem_with(store: Store, path: Path) -> str:
    with pytest.raises(StoreProblem) as problem:
        await store.backup(path)
    return problem.value.code


async def test_a_copy_put_in_the_files_place_is_the_store_as_it_was(tmp_path: Path) -> None:
    file, copy = tmp_path / "store.db", tmp_path / "copy.db"
    store = await Store.open(f"sqlite:///{file}")
    await store.new_guest(HOST, "Carlo", "hash", now=1)
    await store.keep_talk("t", said(1))
    await append_all(store, row("t", 1), row("t", 2))
    await store.backup(copy)
    await append_all(store, row("t", 3))
    await store.forget(HOST)
    await store.close()
    shutil.copy(copy, file)
    restored = await Store.open(f"sqlite:///{file}")
    assert await restored.rows("t") == [row("t", 1), row("t", 2)]
    assert await restored.talk("t") == (said(1),)
    assert await restored.guest_by("hash", now=2) is not None
    await append_all(restored, row("t", 3))
    await restored.close()


async def test_a_copy_is_synced_as_a_file_that_can_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As Windows demands it."""
    synced: list[int] = []
    monkeypatch.setattr(os, "fsync", lambda file: synced.append(os.write(file, b"")))
    store = await Store.open(f"sqlite:///{tmp_path}/store.db")
    await store.backup(tmp_path / "copy.db")
    await store.close()
    assert synced == [0]


async def test_a_copy_made_while_rows_arrive_holds_whole_logs(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite:///{tmp_path}/store.db")
    tables = [f"t{number}" for number in range(10)]

    async def play(table: str) -> None:
        for seq in range(1, 41):
            assert await store.append(row(table, seq), listing(table, at=seq), is_closed=False)

    playing = asyncio.gather(*(play(table) for table in tables))
    async with asyncio.timeout(PATIENCE):
        while not await store.rows(tables[-1], after=5):
            await asyncio.sleep(0)
    await store.backup(tmp_path / "copy.db")
    await playing
    copy = await Store.open(f"sqlite:///{tmp_path}/copy.db")
    for table in tables:
        rows = await copy.rows(table)
        assert rows == [row(table, seq) for seq in range(1, len(rows) + 1)]
        listed = await copy.listing(table)
        assert listed is not None
        assert listed.at == len(rows) >= 5
    await copy.close()
    await store.close()


async def test_a_copy_never_takes_the_place_of_another_file(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite:///{tmp_path}/store.db")
    (tmp_path / "copy.db").write_text("precious", "utf-8")
    assert await problem_with(store, tmp_path / "copy.db") == "backup-exists"
    assert (tmp_path / "copy.db").read_text("utf-8") == "precious"
    assert await problem_with(store, tmp_path / "nowhere" / "copy.db") == "backup-failed"
    await store.close()


async def test_the_remains_of_a_broken_copy_do_not_block_the_next(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite:///{tmp_path}/store.db")
    (tmp_path / "copy.db.part").write_text("half", "utf-8")
    await store.backup(tmp_path / "copy.db")
    assert sorted(path.name for path in tmp_path.glob("copy*")) == ["copy.db"]
    await store.close()


async def test_postgresql_has_its_own_way_to_copy(postgres: Postgres, tmp_path: Path) -> None:
    store = await Store.open(postgres.fresh())
    assert await problem_with(store, tmp_path / "copy.db") == "use-pg-dump"
    await store.close()
