"""`inkognito copy`: everything arrives on the other database, or nothing can be opened there."""

from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from sqlalchemy import Connection, Table, select, text

from inkognito.cli.main import main
from inkognito.speech import LANGUAGES
from inkognito.store import copying
from inkognito.store.problems import StoreProblem
from inkognito.store.schema import METADATA
from inkognito.store.store import Store
from tests.kit.postgres import Postgres
from tests.store.samples import HOST, append_all, execute, row, said

pytestmark = pytest.mark.anyio


def silent(_table: str, _rows: int) -> None:
    pass


async def contents_of(store: Store) -> dict[str, list[str]]:
    """Everything in the database, alike in both kinds."""
    return await store._database.read(
        lambda connection: {
            table.name: sorted(repr(tuple(row)) for row in connection.execute(select(table)))
            for table in METADATA.sorted_tables
        }
    )


async def filled(url: str, rows: int = 12) -> dict[str, list[str]]:
    store = await Store.open(url)
    await append_all(store, *(row("t", seq) for seq in range(1, rows)))
    await store.keep_names("t", {HOST: "Zoë"})
    await store.keep_talk("t", said(1))
    await store.new_guest(HOST, "Zoë", "hash", 5)
    await store.new_seat_token("token", HOST, "t", 6)
    everything = await contents_of(store)
    await store.close()
    return everything


@pytest.fixture(params=["sqlite", "postgresql"])
def other(request: pytest.FixtureRequest, tmp_path: Path, postgres: Postgres) -> str:
    return postgres.fresh() if request.param == "postgresql" else f"sqlite:///{tmp_path}/other.db"


async def test_everything_is_copied_between_databases_of_any_kind(
    url: str, other: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(copying, "CHUNK", 5)
    everything = await filled(url)
    copied = await copying.copy_store(url, other, silent)
    assert {name: number for name, number in copied.items() if number} == {
        **dict.fromkeys(("guests", "credentials", "seat_tokens", "tables", "names", "talk"), 1),
        "log": 11,
    }
    for database in (url, other):
        store = await Store.open(database)
        assert await contents_of(store) == everything
        await store.close()


async def test_a_copy_goes_on_like_the_original(url: str, other: str) -> None:
    await filled(url)
    await copying.copy_store(url, other, silent)
    store = await Store.open(other)
    await append_all(store, row("t", 12))
    assert await store.rows("t") == [row("t", seq) for seq in range(1, 13)]
    await store.close()


async def problem_of(source: str, target: str) -> str:
    with pytest.raises(StoreProblem) as problem:
        await copying.copy_store(source, target, silent)
    return problem.value.code


async def test_existing_data_is_never_overwritten(url: str, other: str) -> None:
    await filled(url)
    everything = await filled(other, rows=3)
    assert await problem_of(url, other) == "copy-not-empty"
    assert await problem_of(url, url) == "copy-same"
    store = await Store.open(other)
    assert await contents_of(store) == everything
    await store.close()


async def test_a_copy_that_differs_is_not_opened_by_anybody(
    url: str, other: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    await filled(url)

    def changed(table: Table, rows: list[copying.Row]) -> object:
        def work(connection: Connection) -> None:
            connection.execute(table.insert(), rows)
            if table.name == "log":
                connection.execute(text("UPDATE log SET author = 'x' WHERE seq = 3"))

        return work

    monkeypatch.setattr(copying, "_insert", changed)
    assert await problem_of(url, other) == "copy-differs"
    for _ in range(2):
        with pytest.raises(StoreProblem) as problem:
            await Store.open(other)
        assert problem.value.code == "copy-unfinished"
    assert await problem_of(other, "sqlite://") == "copy-unfinished"


async def test_a_file_in_use_is_not_copied(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/store.db"
    store = await Store.open(url)
    assert await problem_of(url, f"sqlite:///{tmp_path}/other.db") == "in-use"
    await store.close()


async def test_an_older_database_is_copied_as_it_is_and_then_migrated(tmp_path: Path) -> None:
    url, other = f"sqlite:///{tmp_path}/store.db", f"sqlite:///{tmp_path}/other.db"
    everything = await filled(url)
    store = await Store.open(url)
    for table in ("log", "tables", "talk"):
        await execute(store, f"ALTER TABLE {table} DROP COLUMN version")
    await execute(store, "UPDATE alembic_version SET version_num = '0003'")
    await store.close()
    before = (tmp_path / "store.db").read_bytes()
    await copying.copy_store(url, other, silent)
    assert (tmp_path / "store.db").read_bytes() == before
    store = await Store.open(other)
    await execute(store, "UPDATE log SET version = 2")
    await execute(store, "UPDATE tables SET version = 2")
    await execute(store, "UPDATE talk SET version = 2")
    assert await contents_of(store) == everything
    await store.close()


def run(*words: str) -> Result:
    return CliRunner().invoke(main, ["copy", *words])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_reports_an_error_in_a_sentence(tmp_path: Path, language: str) -> None:
    result = run(str(tmp_path / "none.db"), str(tmp_path / "other.db"), "--lang", language)
    assert result.exit_code == 1
    assert "none.db" in result.stderr
    assert not list(tmp_path.iterdir())
