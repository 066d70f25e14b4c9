"""What is damaged is repaired after a backup, and everything else stays as it was."""

import asyncio
from pathlib import Path

import pytest
from click.testing import CliRunner
from msgspec.structs import replace

from inkognito.cli.main import main
from inkognito.speech import LANGUAGES, Speech
from inkognito.store.checking import check_store
from inkognito.store.problems import StoreProblem
from inkognito.store.repairing import Repair, repair_store
from inkognito.store.store import Store
from tests.store.samples import HOST, execute, listing, said
from tests.store.test_damage import damage, three_tables

pytestmark = pytest.mark.anyio

DAMAGES = (
    "UPDATE log SET at = at + 1 WHERE table_id = 'broken' AND seq = 3",
    "DELETE FROM log WHERE table_id = 'before' AND seq = 1",
    "UPDATE tables SET listing = '{' WHERE id = 'whole'",
    "UPDATE talk SET body = '{' WHERE table_id = 'whole'",
)


async def silent(url: str, backup: Path | None = None) -> list[Repair]:
    return await repair_store(url, backup, lambda _: None)


async def test_everything_that_is_damaged_is_repaired(url: str, tmp_path: Path) -> None:
    await three_tables(url)
    for statement in DAMAGES:
        await damage(url, statement)
    backup = tmp_path / "copy.db" if url.startswith("sqlite") else None
    assert await silent(url, backup) == [
        Repair("before", "deleted"),
        Repair("broken", "cut", 2),
        Repair("whole", "listed"),
        Repair("whole", "emptied"),
    ]
    assert await check_store(url, lambda _: None) == []
    assert backup is None or len(await check_store(f"sqlite:///{backup}", lambda _: None)) == 4
    store = await Store.open(url)
    assert await store.all_tables() == ["broken", "whole"]
    assert [one.seq for one in await store.rows("broken")] == [1, 2]
    (listed,) = [one.listing for one in await store.listed() if one.listing.table == "whole"]
    assert listed.status == "gathering"
    (words,) = await store.talk("whole")
    assert (words.text, words.place) == (None, 1)
    await store.close()


async def test_a_log_that_was_cut_goes_on_with_a_chain_that_fits(url: str) -> None:
    await three_tables(url)
    await damage(url, DAMAGES[0])
    await silent(url)
    store = await Store.open(url)
    (*_, last) = await store.rows("broken")
    assert await store.append(replace(last, seq=3, request_id="again"), None, is_closed=False)
    await store.close()
    assert await check_store(url, lambda _: None) == []


async def test_where_nothing_is_damaged_nothing_is_copied(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/store.db"
    await three_tables(url)
    assert await silent(url, tmp_path / "copy.db") == []
    assert not (tmp_path / "copy.db").exists()


async def test_an_existing_backup_is_not_replaced_and_nothing_is_repaired(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/store.db"
    await three_tables(url)
    await damage(url, DAMAGES[0])
    (tmp_path / "copy.db").write_text("mine")
    with pytest.raises(StoreProblem, match="backup-exists"):
        await silent(url, tmp_path / "copy.db")
    assert len(await check_store(url, lambda _: None)) == 1


async def test_the_host_of_a_listing_that_was_made_again_is_known(url: str) -> None:
    await three_tables(url)
    await damage(url, DAMAGES[2])
    store = await Store.open(url)
    await store.keep_names("whole", {HOST: "Ann"})
    await store.close()
    await silent(url)
    store = await Store.open(url)
    found = await store.listing("whole")
    assert found is not None
    assert found.host == "Ann"
    assert found.commitment == listing("whole").commitment
    await execute(store, "DELETE FROM names")
    assert await store.talk("whole") == (said(1),)
    await store.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_says_what_it_did(language: str, tmp_path: Path) -> None:
    file, speech = tmp_path / "store.db", Speech(language)
    url = f"sqlite:///{file}"
    asyncio.run(three_tables(url))
    asyncio.run(damage(url, DAMAGES[0]))

    def repaired(*flags: str) -> tuple[int, list[str]]:
        words = ["repair", "--database", url, "--lang", language, *flags]
        result = CliRunner().invoke(main, words)
        return result.exit_code, result.stdout.splitlines()

    assert repaired() == (
        0,
        [
            speech.words("repair-cut", table="broken", row=2),
            speech.words("repaired", tables=1),
            speech.words("repair-backup", file=f"{file}.before-repair"),
        ],
    )
    assert repaired("--backed-up") == (0, [speech.words("repaired", tables=0)])


def test_postgresql_wants_a_backup_of_its_own() -> None:
    words = ["repair", "--database", "postgresql://nobody@127.0.0.1:1/nothing"]
    result = CliRunner().invoke(main, words)
    assert result.exit_code == 1
    assert "pg_dump" in result.stderr
