"""Migrations: from nothing to the present, once, and never backwards."""

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text

from inkognito.store.database import Database
from inkognito.store.formats.rows import row_values
from inkognito.store.migrate import config_for
from inkognito.store.problems import StoreProblem
from inkognito.store.schema import METADATA
from inkognito.store.sqlite import create_file
from inkognito.store.store import Store
from inkognito.store.urls import SqliteUrl, parse_url
from tests.store.samples import append_all, execute, row

pytestmark = pytest.mark.anyio


def differences(connection: Connection) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(connection), METADATA))


OLD_INSERT = (
    "INSERT INTO log (table_id, seq, at, author, wish, entries, clocks)"
    " VALUES (:table_id, :seq, :at, :author, :wish, :entries, :clocks)"
)


async def test_migrations_lead_from_nothing_to_the_schema(store: Store) -> None:
    assert await store._database.read(differences) == []


async def test_a_schema_that_differs_is_noticed(store: Store) -> None:
    await execute(store, "ALTER TABLE guests ADD COLUMN shoe_size INTEGER")
    assert await store._database.read(differences) != []


async def test_an_old_database_is_brought_to_the_present_with_all_its_rows(url: str) -> None:
    parsed, log = parse_url(url), [row("t", seq) for seq in range(1, 40)]
    if isinstance(parsed, SqliteUrl) and parsed.path is not None:
        create_file(parsed.path)
    old = Database(parsed)
    await old.migrate(lambda connection: command.upgrade(config_for(connection), "0001"))
    assert await old.read(differences) != []
    values = [{"wish": one.request_id, **row_values(one)} for one in log]
    await old.write(lambda connection: connection.execute(text(OLD_INSERT), values).close())
    await old.close()
    store = await Store.open(url)
    assert await store._database.read(differences) == []
    assert await store.rows("t") == log
    await append_all(store, row("t", 40))
    await store.close()


async def test_opening_again_changes_nothing(url: str) -> None:
    for seq in (1, 2, 3):
        store = await Store.open(url)
        await append_all(store, row("t", seq))
        assert [one.seq for one in await store.rows("t")] == list(range(1, seq + 1))
        await store.close()


async def test_a_database_of_a_newer_version_is_left_alone(url: str) -> None:
    store = await Store.open(url)
    await execute(store, "UPDATE alembic_version SET version_num = '9999'")
    await store.close()
    for _ in range(2):
        with pytest.raises(StoreProblem) as problem:
            await Store.open(url)
        assert problem.value.code == "newer-version"
        assert problem.value.params["found"] == "9999"


async def test_a_database_of_somebody_else_is_left_as_it_was(url: str) -> None:
    store = await Store.open(url)
    await execute(store, "DROP TABLE alembic_version")
    await execute(store, "DROP TABLE log")
    await store.close()
    with pytest.raises(StoreProblem) as problem:
        await Store.open(url)
    assert problem.value.code == "cannot-migrate"
    with pytest.raises(StoreProblem, match="cannot-migrate"):  # and no table was left behind
        await Store.open(url)
