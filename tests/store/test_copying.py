"""`inkognito copy`: everything arrives on the other database, or nothing can be opened there."""

import asyncio
from functools import partial
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from sqlalchemy import Connection, Table, Update, select, text

from inkognito.cli.main import main
from inkognito.core.refusals import Refused
from inkognito.speech import LANGUAGES
from inkognito.store import copying
from inkognito.store.checking import Damage, check_store
from inkognito.store.file_lock import DatabaseLock
from inkognito.store.formats.upcast import VERSION
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


NEWER_TABLES = ("heartbeat", "reviews", "shares", "agreements", "hints", "opened_from")
NEWER_INDEXES = ("alarm", "host", "ending", "closing")
BACK_TO_0003 = (
    *(f"DROP TABLE {name}" for name in NEWER_TABLES),
    *(f"DROP INDEX tables_by_{name}" for name in NEWER_INDEXES),
    "DROP INDEX guests_by_seen",
    *(f"ALTER TABLE log DROP COLUMN {name}" for name in ("chain", "run")),
    *(f"ALTER TABLE tables DROP COLUMN {name}" for name in ("alarm", "asleep")),
    *(f"ALTER TABLE {name} DROP COLUMN version" for name in ("log", "tables", "talk")),
)


async def test_an_older_database_is_copied_as_it_is_and_then_migrated(tmp_path: Path) -> None:
    url, other = f"sqlite:///{tmp_path}/store.db", f"sqlite:///{tmp_path}/other.db"
    await filled(url)
    store = await Store.open(url)
    await execute(store, "UPDATE log SET chain = NULL")  # an older version wrote none
    await execute(store, "UPDATE tables SET alarm = NULL")  # nor alarms
    everything = await contents_of(store)
    for statement in BACK_TO_0003:
        await execute(store, statement)
    await execute(store, "UPDATE alembic_version SET version_num = '0003'")
    await store.close()
    before = (tmp_path / "store.db").read_bytes()
    await copying.copy_store(url, other, silent)
    assert (tmp_path / "store.db").read_bytes() == before
    store = await Store.open(other)
    for table in ("log", "tables", "talk"):
        await execute(store, f"UPDATE {table} SET version = {VERSION}")  # noqa: S608 - our own names
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


# --- a game that is not installed -----------------------------------------------------------------


async def renamed_game(url: str) -> None:
    """Let the table play a game that nobody has installed."""
    await filled(url)
    store = await Store.open(url)
    log = METADATA.tables["log"]
    for seq, entries in enumerate(await entries_of(store), 1):
        renamed = entries.replace(b'"board"', b'"masks"')
        statement = log.update().where(log.c.seq == seq).values(entries=renamed)
        await store._database.write(partial(changed, statement))
    await execute(store, "UPDATE tables SET game = 'masks'")
    await execute(store, "UPDATE log SET chain = NULL")
    await store.close()


def changed(statement: Update, connection: Connection) -> None:
    connection.execute(statement)


async def entries_of(store: Store) -> list[bytes]:
    query = select(METADATA.tables["log"].c.entries).order_by("seq")
    return await store._database.read(lambda one: [bytes(row[0]) for row in one.execute(query)])


async def test_tables_of_a_game_that_is_not_installed_are_copied_too(url: str, other: str) -> None:
    await renamed_game(url)
    await copying.copy_store(url, other, silent)
    store = await Store.open(other)
    assert b'"masks"' in (await entries_of(store))[0]
    with pytest.raises(Refused) as refused:
        await store.rows("t")
    assert refused.value.code == "unknown-game"
    assert refused.value.refusal.params["name"] == "masks"
    await store.close()


async def test_a_table_of_a_game_that_is_not_installed_is_not_called_damaged(url: str) -> None:
    await renamed_game(url)
    assert await check_store(url, lambda _: None) == [Damage("t", "game")]
    checked = await asyncio.to_thread(CliRunner().invoke, main, ["check", "--database", url])
    assert (checked.exit_code, checked.output.count("isn't installed")) == (0, 1)


def test_a_lock_is_released_though_its_address_is_being_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def in_use(*_: object, **__: object) -> None:
        raise PermissionError("another process reads the file")

    lock = DatabaseLock(tmp_path / "store.db", "http://127.0.0.1:1/")
    with monkeypatch.context() as patch:
        patch.setattr(Path, "unlink", in_use)
        lock.release()
    DatabaseLock(tmp_path / "store.db").release()
