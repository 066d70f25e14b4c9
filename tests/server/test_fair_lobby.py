"""One address with ever new guests does not push others off the lobby's list."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select

from inkognito.protocol.settings import checked_settings
from inkognito.server import lobby_feed
from inkognito.server.cleaner import Cleaner
from inkognito.server.metrics import Metrics
from inkognito.server.system_ports import SystemRandomSource
from inkognito.server.table_host import TableHost
from inkognito.store.problems import StoreProblem
from inkognito.store.retention import Retention
from inkognito.store.schema import OPENED_FROM
from inkognito.store.store import Store
from inkognito.tables import entries as log
from inkognito.tables.audience import Participant
from inkognito.tables.lobby import MOST_LISTED, MOST_OF_ONE_OPENER
from tests.kit.limits import PATIENCE
from tests.kit.people import LobbyClient, Person, browser, own_address
from tests.kit.serving import BEHIND_A_PROXY, serving, sqlite_in

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("connections")]

PUBLIC = checked_settings({"game": "card", "players": 3, "visibility": "public"})
MARKS = select(func.count()).select_from(OPENED_FROM)
WANTED = {"settings": {"game": "card", "players": 3, "visibility": "public"}}


class Silent:
    """Bots that nobody asks."""


class House:
    """A server without a network, whose clock goes on with each table."""

    def __init__(self, store: Store) -> None:
        self.now, self.store, self.guests = 1_700_000_000_000, store, 0
        self.host = self.restart()

    def restart(self) -> TableHost:
        """Lose what is in memory."""
        bots: Any = Silent()
        clock = lambda: self.now  # noqa: E731
        source = SystemRandomSource()
        self.host = TableHost(self.store, bots, source, clock, Metrics(), version="2")
        return self.host

    async def opens(self, place: str) -> str:
        """Let a new guest open a table from this place."""
        self.now, self.guests = self.now + 1, self.guests + 1
        guest = Participant(f"p{self.guests}", "Guest")
        return (await self.host.open_table(PUBLIC, guest, place=place)).table

    async def stores(self, table: str, *, is_closed: bool) -> None:
        """Store one more row of a table, and let the lobby hear of it."""
        self.now += 1
        session = await self.host.session(table)
        entries = (log.Closed(),) if is_closed else ()
        row = log.Row(table, session.table.seq + 1, self.now, "server", "test", entries)
        listing = session.listing(self.now)
        assert await self.store.append(row, listing, is_closed=is_closed)
        self.host.lobby_feed.publish(listing, is_closed=is_closed)

    @property
    def listed(self) -> set[str]:
        """The tables in the lobby."""
        return {one.table for one in self.host.lobby_feed.tables()}

    async def until_listed(self, table: str) -> None:
        """Wait until the lobby lists the table."""
        async with asyncio.timeout(PATIENCE):
            while table not in self.listed:
                await asyncio.sleep(0.01)


@pytest.fixture
async def house(monkeypatch: pytest.MonkeyPatch, anyio_backend: str) -> AsyncIterator[House]:
    monkeypatch.setattr(lobby_feed, "FILLED_AFTER", 0.01)
    store = await Store.open("sqlite://")
    await store.pulse.start("the name of this database", 5)
    opened = House(store)
    yield opened
    await opened.host.lobby_feed.close()
    await store.close()


async def test_ever_new_guests_of_one_address_push_nobody_off_the_list(house: House) -> None:
    others = {await house.opens(f"place-{number}") for number in range(MOST_LISTED - 30)}
    for _ in range(MOST_LISTED + 20):
        await house.opens("203.0.113.7")
    assert others <= house.listed
    assert len(house.listed) == len(others) + MOST_OF_ONE_OPENER
    house.restart()
    await house.host.open_lobby()
    assert others <= house.listed
    assert len(house.listed) == len(others) + MOST_OF_ONE_OPENER


async def test_many_addresses_with_many_tables_leave_room_for_one_with_a_table(
    house: House,
) -> None:
    first = await house.opens("first place")
    for number in range(11):
        for _ in range(MOST_OF_ONE_OPENER):
            await house.opens(f"greedy-{number}")
    last = await house.opens("last place")
    assert len(house.listed) == MOST_LISTED
    assert {first, last} <= house.listed
    house.restart()
    await house.host.open_lobby()
    assert len(house.listed) == MOST_LISTED
    assert {first, last} <= house.listed


async def test_another_process_that_hears_of_the_tables_lists_them_as_fairly(house: House) -> None:
    others = {await house.opens(f"place-{number}") for number in range(30)}
    greedy = [await house.opens("203.0.113.7") for _ in range(MOST_LISTED)]
    first, second = house.host, house.restart()
    for table in [*others, *greedy]:
        second.lobby_feed.hear(table, await house.store.listed_table(table))
    assert second.lobby_feed.tables() == first.lobby_feed.tables()
    assert others <= house.listed


async def test_friends_behind_one_address_have_several_tables(house: House) -> None:
    tables = {await house.opens("a school") for _ in range(MOST_OF_ONE_OPENER)}
    assert house.listed == tables


async def test_a_table_that_was_left_out_is_listed_when_there_is_room(house: House) -> None:
    first = await house.opens("a school")
    tables = [await house.opens("a school") for _ in range(MOST_OF_ONE_OPENER)]
    assert first not in house.listed
    await house.stores(tables[0], is_closed=True)
    await house.until_listed(first)
    assert house.listed == {first, *tables[1:]}


async def test_a_table_that_was_left_out_and_changes_is_listed_instead_of_an_older_one(
    house: House,
) -> None:
    first = await house.opens("a school")
    tables = [await house.opens("a school") for _ in range(MOST_OF_ONE_OPENER)]
    await house.stores(first, is_closed=False)
    await house.until_listed(first)
    assert house.listed == {first, *tables[1:]}


async def test_a_new_name_does_not_list_a_table_that_was_left_out(house: House) -> None:
    await house.opens("a school")
    tables = {await house.opens("a school") for _ in range(MOST_OF_ONE_OPENER)}
    await house.host.rename(Participant("p1", "Renamed"))
    await house.host.lobby_feed.close()
    assert house.listed == tables


async def test_room_is_filled_later_if_the_store_fails(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = await house.opens("a school")
    second, third, *_ = [await house.opens("a school") for _ in range(MOST_OF_ONE_OPENER)]
    listed, asked = house.store.listed, asyncio.get_running_loop().create_future()

    async def failing(*_: object, **__: object) -> Any:
        asked.set_result(None)
        raise StoreProblem("read-failed")

    monkeypatch.setattr(house.store, "listed", failing)
    await house.stores(second, is_closed=True)
    await asyncio.wait_for(asked, PATIENCE)
    assert first not in house.listed
    monkeypatch.setattr(house.store, "listed", listed)
    await house.stores(third, is_closed=True)
    await house.until_listed(first)


async def test_cleaning_deletes_marks(house: House) -> None:
    await house.opens("203.0.113.7")
    await house.store.keep_opener("not there", "203.0.113.7")
    cleaner = Cleaner(house.store, house.host, lambda: house.now, Retention())
    await cleaner.clean()
    assert await house.store._all(MARKS) == [(1,)]


# --- over HTTP ------------------------------------------------------------------------------------


def opens(address: str, place: dict[str, str]) -> str:
    """Let a new guest open a public table from this address; return its name."""
    with browser(address, place) as web:
        web.post("/api/guests", json={"name": "Guest"}).raise_for_status()
        table: str = web.post("/api/tables", json=WANTED).raise_for_status().json()["table"]
        return table


async def test_guests_of_one_ipv6_network_count_as_one_place_before_and_after_a_restart(
    tmp_path: Path,
) -> None:
    database = sqlite_in(tmp_path)
    with serving(database, tmp_path, *BEHIND_A_PROXY) as server:
        other = opens(server.address, own_address())
        for number in range(MOST_OF_ONE_OPENER + 3):
            opens(server.address, {"x-forwarded-for": f"2001:db8:0:7::{number + 1:x}"})
        await expect_listed(server.address, other)
    with serving(database, tmp_path, *BEHIND_A_PROXY) as server:
        await expect_listed(server.address, other)
        opens(server.address, {"x-forwarded-for": "2001:db8:0:7:ffff::9"})
        await expect_listed(server.address, other)


async def expect_listed(address: str, other: str) -> None:
    """The lobby lists the other table, and a few of the one place."""
    lobby = await LobbyClient(address).open()
    assert other in lobby.tables
    assert len(lobby.tables) == MOST_OF_ONE_OPENER + 1
    ann = Person(address, "Ann")
    assert other in [one["table"] for one in ann.web.get("/api/tables").json()]
    assert "opener" not in "".join(lobby.data)
