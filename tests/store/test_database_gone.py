"""A database that is deleted, replaced or restored under a running server is noticed at once."""

import asyncio
import shutil
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from inkognito.server.readiness import Readiness
from inkognito.store.problems import StoreProblem
from inkognito.store.store import Store
from tests.store.samples import append_all, counts, execute, listing, row

pytestmark = pytest.mark.anyio


async def is_refused(store: Store, seq: int) -> bool:
    """Whether a row is not acknowledged, because the database is gone."""
    try:
        await store.append(row("t", seq), listing("t"), is_closed=False)
    except StoreProblem as problem:
        return problem.code == "database-gone"
    return False


async def opened(folder: Path) -> tuple[Store, Path]:
    store = await Store.open(f"sqlite:///{folder}/store.db")
    await append_all(store, row("t", 1))
    return store, folder / "store.db"


async def test_nothing_is_acknowledged_once_the_file_is_deleted(tmp_path: Path) -> None:
    store, file = await opened(tmp_path)
    file.unlink()
    assert await is_refused(store, 2)
    assert await is_refused(store, 2)
    assert not file.exists(), "no new file is made in its place"
    await store.close()


async def test_nothing_is_acknowledged_once_the_file_is_replaced(tmp_path: Path) -> None:
    store, file = await opened(tmp_path)
    shutil.copy(file, tmp_path / "copy.db")
    (tmp_path / "copy.db").replace(file)
    assert await is_refused(store, 2)
    await store.close()


async def test_nothing_is_acknowledged_without_the_write_ahead_log(tmp_path: Path) -> None:
    store, file = await opened(tmp_path)
    file.with_name("store.db-wal").unlink()
    assert await is_refused(store, 2)
    assert await is_refused(store, 2)
    await store.close()


async def test_a_file_that_was_put_back_is_used_again(tmp_path: Path) -> None:
    store, file = await opened(tmp_path)
    file.rename(tmp_path / "elsewhere.db")
    assert await is_refused(store, 2)
    (tmp_path / "elsewhere.db").rename(file)
    await append_all(store, row("t", 2))
    assert len(await store.rows("t")) == 2
    await store.close()


async def test_of_many_rows_that_wait_none_is_acknowledged(tmp_path: Path) -> None:
    store, file = await opened(tmp_path)
    file.unlink()
    answers = await asyncio.gather(*(is_refused(store, seq) for seq in range(2, 20)))
    assert all(answers)
    await store.close()


# --- the heartbeat --------------------------------------------------------------------------------

REPLACED = {
    "an older copy": "UPDATE heartbeat SET beat = beat - 1",
    "another database": "UPDATE heartbeat SET id = 'other'",
    "an empty one": "DELETE FROM heartbeat",
}


async def test_a_heartbeat_tells_when_the_last_server_ran(url: str) -> None:
    store = await Store.open(url)
    assert await store.pulse.start("one", 1_000) is None
    await store.pulse.beat(2_000)
    await store.pulse.beat(3_000)
    await store.close()
    store = await Store.open(url)
    assert await store.pulse.start("one", 9_000) == 3_000
    await store.pulse.beat(9_000)
    assert (await counts(store))["heartbeat"] == 1
    await store.close()


@pytest.mark.parametrize("how", REPLACED)
async def test_a_database_that_was_restored_in_place_is_not_written_any_more(
    store: Store, how: str
) -> None:
    await store.pulse.start("one", 1_000)
    await store.pulse.beat(2_000)
    await execute(store, REPLACED[how])
    with pytest.raises(StoreProblem, match="database-gone"):
        await store.pulse.beat(3_000)
    assert await is_refused(store, 1)
    with pytest.raises(StoreProblem, match="database-gone"):
        await store.keep_names("t", {"a1": "Ann"})


async def test_two_processes_share_a_heartbeat(url: str) -> None:
    if url.startswith("sqlite"):
        return
    first, second = await Store.open(url), await Store.open(url)
    await first.pulse.start("one", 1_000)
    await second.pulse.start("one", 1_000)
    for _ in range(3):
        await first.pulse.beat(2_000)
        await second.pulse.beat(2_000)
    await first.close()
    await second.close()


async def test_a_server_is_not_ready_while_nothing_can_be_stored(tmp_path: Path) -> None:
    store, file = await opened(tmp_path)
    await store.pulse.start("one", 1_000)
    readiness = Readiness(store, lambda: 2_000)
    assert readiness.text(False) == "not ready"
    await readiness.beat()
    assert (readiness.can_store, readiness.text(True)) == (True, "ready")
    file.rename(tmp_path / "elsewhere.db")
    with capture_logs() as logs:
        await readiness.beat()
        await readiness.beat()
        state = (readiness.can_store, readiness.text(False))
        assert state == (False, "not ready: nothing can be stored")
        (tmp_path / "elsewhere.db").rename(file)
        await readiness.beat()
    assert [(one["event"], one.get("problem")) for one in logs] == [
        ("nothing-can-be-stored", "database-gone"),
        ("storing-again", None),
    ]
    store.damaged.update({"secret-table", "other-table"})
    assert (readiness.can_store, readiness.text(True)) == (True, "ready, damaged tables: 2")
    await store.close()


async def test_the_log_names_the_cause_why_nothing_can_be_stored(tmp_path: Path) -> None:
    store, _ = await opened(tmp_path)
    await store.pulse.start("one", 1_000)
    trigger = "CREATE TRIGGER full BEFORE UPDATE ON heartbeat"
    await execute(store, f"{trigger} BEGIN SELECT RAISE(FAIL, 'full'); END")
    with capture_logs() as logs:
        await Readiness(store, lambda: 2_000).beat()
    assert [(one["problem"], one["cause"]) for one in logs] == [("write-failed", "full")]
    await store.close()


async def test_a_store_that_hangs_is_not_ready(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def hangs(_now: int) -> None:
        await asyncio.sleep(3_600)

    monkeypatch.setattr("inkognito.server.readiness.PATIENCE", 0.01)
    monkeypatch.setattr(store.pulse, "beat", hangs)
    readiness = Readiness(store, lambda: 2_000)
    with capture_logs() as logs:
        await readiness.beat()
    assert not readiness.can_store
    assert logs[0]["problem"] == "too-slow"
