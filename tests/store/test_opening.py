"""Opening a store: a code says why it fails. One process at a time uses a SQLite file."""

from pathlib import Path

import pytest
from sqlalchemy import text

from inkognito.store.problems import StoreProblem
from inkognito.store.store import Store
from tests.kit.postgres import Postgres
from tests.store.children import start
from tests.store.samples import append_all, row

pytestmark = pytest.mark.anyio


async def problem_with(url: str) -> StoreProblem:
    with pytest.raises(StoreProblem) as problem:
        await Store.open(url)
    return problem.value


@pytest.mark.parametrize(
    "url",
    [
        "",
        "store.db",
        "mysql://localhost/x",
        "sqlite+pysqlite:///x.db",
        "sqlite://store.db",
        "sqlite:///x.db?mode=ro",
        "postgresql://",
        "postgresql://localhost:port/x",
        "postgresql://localhost/x?sslmode=perhaps",
    ],
)
async def test_a_wrong_url_is_named(url: str) -> None:
    assert (await problem_with(url)).code == "bad-url"


async def test_a_database_that_does_not_answer_is_unreachable(tmp_path: Path) -> None:
    problem = await problem_with(f"postgresql://me:hush@/x?host={tmp_path}")
    assert problem.code == "unreachable"
    assert "hush" not in repr(problem.params)


async def test_a_database_that_a_server_lacks_is_unreachable(postgres: Postgres) -> None:
    problem = await problem_with(postgres.fresh().replace("/test_", "/no_test_"))
    assert problem.code == "unreachable"
    assert "does not exist" in str(problem.params["what"])


async def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Zsa Zsa, " * 100, "utf-8")
    problem = await problem_with(f"sqlite:///{file}")
    assert (problem.code, problem.params["path"]) == ("not-a-database", str(file))
    assert file.read_text("utf-8") == "Dear Zsa Zsa, " * 100


async def test_a_file_that_can_not_be_is_named(tmp_path: Path) -> None:
    (tmp_path / "folder.db").mkdir()
    assert (await problem_with(f"sqlite:///{tmp_path}/none/x.db")).code == "cannot-open"
    assert (await problem_with(f"sqlite:///{tmp_path}/folder.db")).code == "cannot-open"


async def test_a_relative_path_begins_where_the_program_stands(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    store = await Store.open("sqlite:///here.db")
    await store.close()
    assert (tmp_path / "here.db").exists()


async def test_memory_is_a_store_as_well_and_each_is_its_own() -> None:
    stores = [await Store.open(url) for url in ("sqlite://", "sqlite:///:memory:")]
    await append_all(stores[0], row("t", 1))
    assert [await store.rows("t") for store in stores] == [[row("t", 1)], []]
    for store in stores:
        await store.close()


async def test_sqlite_syncs_every_commit_and_overwrites_what_is_deleted(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite:///{tmp_path}/store.db")
    wanted = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "secure_delete": 1}
    for pragma, value in wanted.items():
        statement = text(f"PRAGMA {pragma}")
        for run in (store._database.read, store._database.write):
            found: object = await run(lambda one: one.execute(statement).scalar_one())  # noqa: B023
            assert found == value
    await store.close()


# --- one process at a time --------------------------------------------------------------------


async def test_a_file_that_another_process_has_is_in_use_at_its_address(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/store.db"
    child = start("open", url, "http://casa.local:8000")
    assert next(child.lines) == "opened"
    problem = await problem_with(url)
    assert (problem.code, problem.params["address"]) == ("in-use", "http://casa.local:8000")
    assert child.end() == 0
    await (await Store.open(url)).close()


async def test_a_process_that_is_killed_lets_go_of_its_file(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/store.db"
    child = start("open", url)
    assert next(child.lines) == "opened"
    child.kill()
    assert child.end() != 0
    await (await Store.open(url)).close()


async def test_the_address_can_be_told_later_and_is_gone_after_closing(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/store.db"
    store = await Store.open(url)
    store.tell_address("http://a-much-longer-address.local:8000")
    store.tell_address("http://casa:1")
    assert (await problem_with(url)).params["address"] == "http://casa:1"
    await store.close()
    assert not (tmp_path / "store.db.address").exists()


async def test_a_file_that_could_not_be_opened_is_not_locked(tmp_path: Path) -> None:
    file = tmp_path / "store.db"
    file.write_text("not yet", "utf-8")
    assert (await problem_with(f"sqlite:///{file}")).code == "not-a-database"
    file.unlink()
    await (await Store.open(f"sqlite:///{file}")).close()
