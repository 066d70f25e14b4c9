"""What is older than the operator wants to keep is deleted; by default everything is kept."""

import asyncio
from collections.abc import Iterable
from pathlib import Path

import pytest
from click.testing import CliRunner
from structlog.testing import capture_logs

from inkognito.cli.main import main
from inkognito.protocol.terms import Status
from inkognito.server.cleaner import Cleaner
from inkognito.speech import LANGUAGES, Speech
from inkognito.store.retention import BATCH, DAY, Retention
from inkognito.store.store import Store
from tests.store.samples import counts, execute, listing, row, said

pytestmark = pytest.mark.anyio

NOW = 1_000 * DAY
ALL = Retention(finished=30, abandoned=10, guests=100)
KINDS: dict[str, tuple[Status, bool]] = {
    "over": ("over", False),
    "aborted": ("aborted", True),
    "abandoned": ("gathering", True),
    "left": ("playing", True),
    "open": ("gathering", False),
    "played": ("playing", False),
}


class Nobody:
    """A host with nothing in memory, or with these tables."""

    def __init__(self, tables: Iterable[str] = ()) -> None:
        self.loaded_tables = frozenset(tables)


async def filled(store: Store, days: int, suffix: str = "") -> None:
    """A table of each kind whose last row is `days` old, with all that tables have."""
    at = NOW - days * DAY
    for table, (status, is_closed) in KINDS.items():
        name = table + suffix
        await store.append(row(name, 1, at=at), listing(name, status), is_closed)
        await store.keep_names(name, {f"p-{name}": "Ann"})
        await store.keep_talk(name, said(1, person=f"p-{name}"))
        await store.new_guest(f"p-{name}", "Ann", f"c-{name}", at)
        await store.new_seat_token(f"t-{name}", f"p-{name}", name, at)


async def cleaned(store: Store, retention: Retention, *loaded: str) -> None:
    await Cleaner(store, Nobody(loaded), lambda: NOW, retention).clean()


async def test_everything_is_kept_by_default(store: Store) -> None:
    await filled(store, days=900)
    before = await counts(store)
    await cleaned(store, Retention())
    after = await counts(store)
    assert {**after, "seat_tokens": 6} == before
    assert after["seat_tokens"] == 2, "tokens of tables that ended expire after a week"


async def test_each_kind_has_its_own_time(store: Store) -> None:
    await filled(store, days=20)
    await cleaned(store, ALL)
    assert await store.all_tables() == ["aborted", "open", "over", "played"]
    await cleaned(store, Retention(finished=19))
    assert await store.all_tables() == ["open", "played"]
    assert (await counts(store))["guests"] == 6


async def test_of_a_table_nothing_is_left(store: Store) -> None:
    await filled(store, days=900)
    await cleaned(store, Retention(finished=30, abandoned=10))
    left = await counts(store)
    assert {name: left[name] for name in ("log", "tables", "names", "talk", "seat_tokens")} == {
        "log": 2,
        "tables": 2,
        "names": 2,
        "talk": 2,
        "seat_tokens": 2,
    }
    assert left["guests"] == 6


async def test_guests_who_were_not_seen_go_unless_they_have_an_open_table(store: Store) -> None:
    await filled(store, days=101)
    await store.new_guest("new", "Bob", "c-new", NOW)
    await cleaned(store, Retention(guests=100))
    there = [one for one in ("new", *(f"p-{kind}" for kind in KINDS)) if await store.guest(one)]
    assert there == ["new", "p-open", "p-played"]
    assert await store.names("over") == {}
    (words,) = await store.talk("over")
    assert words.text is None


async def test_what_is_in_memory_is_spared(store: Store) -> None:
    await filled(store, days=900)
    await cleaned(store, ALL, "over", "left")
    assert await store.all_tables() == ["left", "open", "over", "played"]


async def test_more_than_a_batch_is_deleted_in_batches(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("inkognito.server.cleaner.PAUSE", 0)
    deleted: list[int] = []
    delete_tables = store.delete_tables

    async def noted(tables: list[str]) -> None:
        deleted.append(len(tables))
        await delete_tables(tables)

    monkeypatch.setattr(store, "delete_tables", noted)
    appends = [
        store.append(row(f"t{n}", 1, at=n + 1), listing(f"t{n}", "over"), is_closed=False)
        for n in range(2 * BATCH + 1)
    ]
    assert all(await asyncio.gather(*appends))
    with capture_logs() as logs:
        await cleaned(store, ALL)
    assert deleted == [BATCH, BATCH, 1]
    assert [(one["event"], one["tables"], one["guests"]) for one in logs] == [
        ("cleaned", 2 * BATCH + 1, 0)
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_counts_first_and_then_deletes(language: str, tmp_path: Path) -> None:
    url, speech = f"sqlite:///{tmp_path}/store.db", Speech(language)

    async def fill() -> None:
        store = await Store.open(url)
        await filled(store, days=20)
        await execute(store, "UPDATE tables SET updated = 0")
        await store.close()

    asyncio.run(fill())

    def ran(*flags: str) -> str:
        words = ["clean", "--database", url, "--lang", language, *flags]
        result = CliRunner().invoke(main, words)
        assert result.exit_code == 0
        return result.stdout.strip()

    nothing = speech.words("cleaned", tables=0, guests=0)
    assert ran() == nothing
    would = speech.words("clean-would", tables=2, guests=0)
    assert ran("--finished", "30", "--dry-run") == would
    assert ran("--finished", "30") == speech.words("cleaned", tables=2, guests=0)
    assert ran("--finished", "30") == nothing
