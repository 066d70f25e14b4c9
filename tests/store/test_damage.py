"""Damage to what is stored of one table stays with that table, and is found."""

import asyncio
from pathlib import Path

import pytest
from click.testing import CliRunner
from sqlalchemy import text
from structlog.testing import capture_logs

from inkognito.cli.main import main
from inkognito.server.bot_pool import BotPool
from inkognito.server.metrics import Metrics
from inkognito.server.system_ports import SystemRandomSource, system_clock
from inkognito.server.table_host import TableHost
from inkognito.speech import LANGUAGES, Speech
from inkognito.store.checking import Damage, check_store
from inkognito.store.problems import StoreProblem
from inkognito.store.store import Store
from inkognito.tables.entries import Began, Row
from tests.store.samples import HOST, OTHER, listing, opening, row, said

pytestmark = pytest.mark.anyio

TABLES = ("before", "broken", "whole")

DAMAGES = {
    "a row that is no JSON": (
        "UPDATE log SET entries = '{' WHERE table_id = 'broken' AND seq = 2",
        2,
    ),
    "a row of no known kind": (
        """UPDATE log SET entries = '[{"type":"x"}]' WHERE table_id = 'broken' AND seq = 2""",
        2,
    ),
    "an opening that can't be read": (
        "UPDATE log SET entries = '[]' WHERE table_id = 'broken' AND seq = 1",
        1,
    ),
    "a row that is missing": ("DELETE FROM log WHERE table_id = 'broken' AND seq = 2", 2),
}


def as_bytes(statement: str, url: str) -> str:
    """PostgreSQL wants to be told that a text is bytes."""
    return (
        statement if url.startswith("sqlite") else statement.replace("entries = '", "entries = E'")
    )


async def three_tables(url: str) -> None:
    """Store three tables that were loaded when their server ended."""
    store = await Store.open(url)
    for table in TABLES:
        for seq in (1, 2, 3):
            entries = opening() if seq == 1 else ()
            new = Row(table, seq, 1_000, HOST, f"w{seq}", entries)
            assert await store.append(new, listing(table), is_closed=False)
        assert await store.keep_talk(table, said(1))
        await store.keep_names(table, {HOST: "Carlo", OTHER: "Zoë"})
        await store.wake(table)
    await store.close()


async def damage(url: str, statement: str) -> None:
    store = await Store.open(url)
    await store._database.write(lambda one: one.execute(text(as_bytes(statement, url))).close())
    await store.close()


@pytest.mark.parametrize("kind", DAMAGES)
async def test_a_bad_row_is_named_and_leaves_the_other_tables_alone(url: str, kind: str) -> None:
    statement, bad = DAMAGES[kind]
    await three_tables(url)
    await damage(url, statement)
    store = await Store.open(url)
    with pytest.raises(StoreProblem) as problem:
        await store.rows("broken")
    assert (problem.value.code, problem.value.params) == (
        "damaged",
        {"table": "broken", "place": bad},
    )
    assert len(await store.rows("whole")) == 3
    await store.close()
    assert await check_store(url, lambda _: None) == [Damage("broken", "log", bad)]


async def test_a_row_that_does_not_follow_the_ones_before_is_found(url: str) -> None:
    await three_tables(url)
    store = await Store.open(url)
    await store.append(Row("broken", 4, 1_000, HOST, "w4", (Began(()),)), None, is_closed=False)
    await store.append(row("broken", 5), None, is_closed=False)
    await store.close()
    assert [one.table for one in await check_store(url, lambda _: None)] == ["broken"]


async def test_after_a_start_the_other_tables_are_loaded_and_listed(url: str) -> None:
    await three_tables(url)
    await damage(url, "UPDATE log SET entries = '{' WHERE table_id = 'before' AND seq = 2")
    await damage(url, "UPDATE tables SET listing = '{' WHERE id = 'broken'")
    store = await Store.open(url)
    bots = BotPool(1)
    host = TableHost(store, bots, SystemRandomSource(), system_clock, Metrics(), version="2")
    with capture_logs() as logs:
        await host.open_lobby()
        await host.load_running()
    assert [one.listing.table for one in await store.listed()] == ["before", "whole"]
    assert [host.loaded(table) is not None for table in TABLES] == [False, True, True]
    assert [(one["event"], one.get("count")) for one in logs] == [
        ("listings-damaged", 1),
        ("table-not-loaded", None),
    ]
    assert "before" not in str(logs)  # a log names no table
    await host.shut_down("shutdown")
    await store.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_says_what_is_damaged(language: str, tmp_path: Path) -> None:
    url, speech = f"sqlite:///{tmp_path}/store.db", Speech(language)
    asyncio.run(three_tables(url))

    def checked() -> tuple[int, str]:
        result = CliRunner().invoke(main, ["check", "--database", url, "--lang", language])
        return result.exit_code, result.stdout

    assert checked() == (0, speech.words("check-passed") + "\n")
    asyncio.run(damage(url, DAMAGES["a row that is missing"][0]))
    asyncio.run(damage(url, "UPDATE tables SET listing = '{' WHERE id = 'before'"))
    asyncio.run(damage(url, "UPDATE talk SET body = '{' WHERE table_id = 'whole'"))
    said_of = (
        speech.words("check-listing", table="before"),
        speech.words("check-log", table="broken", row=2),
        speech.words("check-talk", table="whole"),
    )
    assert checked() == (1, "\n".join(said_of) + "\n")


def test_a_missing_database_is_not_created(tmp_path: Path) -> None:
    file = tmp_path / "nothing.db"
    result = CliRunner().invoke(main, ["check", "--database", f"sqlite:///{file}"])
    assert result.exit_code == 1
    assert str(file) in result.stderr
    assert not file.exists()
