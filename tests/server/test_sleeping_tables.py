"""What nobody uses leaves memory, wakes in time, and crowds nobody out of the lobby."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import msgspec
import pytest

from inkognito.core.refusals import Refused
from inkognito.protocol.requests import read_message
from inkognito.protocol.settings import checked_settings
from inkognito.server import hosted_table
from inkognito.server.alarm_clock import AlarmClock
from inkognito.server.metrics import Metrics
from inkognito.server.system_ports import SystemRandomSource
from inkognito.server.table_host import TableHost
from inkognito.store.problems import StoreProblem
from inkognito.store.store import Store
from inkognito.tables.audience import Participant
from inkognito.tables.clocks import DAY
from inkognito.tables.deadlines import CLOSING_TIME
from inkognito.tables.lobby import MOST_LISTED, MOST_OF_ONE_HOST
from inkognito.tables.my_tables import my_table
from tests.kit.limits import PATIENCE

pytestmark = pytest.mark.anyio

ANN, BOB, CEM = (Participant(name.lower(), name) for name in ("Ann", "Bob", "Cem"))
PUBLIC = checked_settings({"game": "card", "players": 3, "visibility": "public"})
DAYS = checked_settings({"game": "card", "players": 3, "clock": {"type": "days", "days": 2}})


class Silent:
    """An outbox and bots that nobody asks for anything."""

    is_closing = False

    def put(self, _message: bytes) -> None:
        """Nobody reads it."""


SILENT: Any = Silent()


class House:
    """A server without a network, whose clock a test controls."""

    def __init__(self, store: Store) -> None:
        self.now, self.store = 1_700_000_000_000, store
        self.restart()

    def restart(self) -> None:
        """Lose what is in memory."""
        clock = lambda: self.now  # noqa: E731
        source = SystemRandomSource()
        self.host = TableHost(self.store, SILENT, source, clock, Metrics(), version="2")
        self.alarm_clock = AlarmClock(self.store, self.host, clock)

    async def stored(self) -> None:
        await self.host._effects.finish()

    async def until_unloaded(self, table: str) -> None:
        async with asyncio.timeout(PATIENCE):
            while self.host.loaded(table) is not None:
                await asyncio.sleep(0.01)
        await self.stored()

    async def begun(self) -> str:
        """A table where three people play, and have gone."""
        table = (await self.host.open_table(DAYS, ANN, "red")).table
        people = [(ANN, "red"), (BOB, "blue"), (CEM, "green")]
        lines = [await self.host.join(table, one, SILENT, 0, 0) for one, _ in people]
        for line, (one, seat) in zip(lines, people, strict=True):
            if one != ANN:
                await self.asked(table, line, {"type": "sit", "seat": seat})
            await self.asked(table, line, {"type": "set-ready"})
        await self.asked(table, lines[0], {"type": "begin"})
        session = await self.host.session(table)
        assert session.table.status == "playing"
        for line in lines:
            self.host.leave(table, line)
        return table

    async def asked(self, table: str, line: int, request: dict[str, Any]) -> None:
        message: Any = read_message(
            msgspec.json.encode({"id": f"{line}-{request['type']}", **request})
        )
        self.host.receive(table, line, message)
        await self.stored()


@pytest.fixture
async def house(monkeypatch: pytest.MonkeyPatch, anyio_backend: str) -> AsyncIterator[House]:
    monkeypatch.setattr(hosted_table, "UNLOAD_AFTER", 0.01)
    store = await Store.open("sqlite://")
    for one in (ANN, BOB, CEM):
        await store.new_guest(one.person or "", one.name, f"secret of {one.name}", 0)
    yield House(store)
    await store.close()


# --- leaving memory, and waking -------------------------------------------------------------------


async def test_a_game_by_correspondence_leaves_memory_and_its_players_still_see_their_turn(
    house: House,
) -> None:
    table = await house.begun()
    await house.until_unloaded(table)
    (listing,) = await house.store.tables_of("ann")
    sleep = (await house.store.asleep([table]))[table]
    assert sleep.alarm == house.now + 2 * DAY
    mine = [my_table(listing, one, None, sleep) for one in ("ann", "bob", "cem")]
    assert [one.seat for one in mine] == ["red", "blue", "green"]
    assert any(one.waits for one in mine)
    assert {one.turn for one in mine} == {1}


async def test_a_late_player_is_replaced_though_the_table_slept_over_a_restart(
    house: House,
) -> None:
    table = await house.begun()
    await house.until_unloaded(table)
    house.restart()
    await house.host.load_running()
    assert house.host.loaded(table) is None, "it sleeps on"
    house.now += DAY
    assert await house.alarm_clock.ring() == 0
    house.now += DAY
    assert await house.alarm_clock.ring() == 1
    assert await house.alarm_clock.ring() == 0
    session = await house.host.session(table)
    async with asyncio.timeout(PATIENCE):
        while not any(chair.stand_in == "time" for chair in session.table.chairs.values()):
            await asyncio.sleep(0.01)


async def test_a_table_that_was_loaded_in_a_crash_is_loaded_again(house: House) -> None:
    table = await house.begun()
    house.restart()
    await house.host.load_running()
    assert house.host.loaded(table) is not None


async def test_somebody_who_comes_while_the_table_falls_asleep_keeps_it_awake(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await house.begun()
    fall_asleep, loop = house.store.fall_asleep, asyncio.get_running_loop()
    begins: asyncio.Future[None] = loop.create_future()
    may_sleep: asyncio.Future[None] = loop.create_future()

    async def slowly(*values: Any) -> None:
        begins.set_result(None)
        await may_sleep
        await fall_asleep(*values)

    monkeypatch.setattr(house.store, "fall_asleep", slowly)
    await asyncio.wait_for(begins, PATIENCE)
    await house.host.join(table, ANN, SILENT, 0, 0)
    may_sleep.set_result(None)
    await house.stored()
    assert house.host.loaded(table) is not None
    assert await house.store.asleep([table]) == {}


async def test_a_table_that_can_not_fall_asleep_stays(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await house.begun()
    asked: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def failing(*_: object) -> None:
        if not asked.done():
            asked.set_result(None)
        raise StoreProblem("write-failed")

    monkeypatch.setattr(house.store, "fall_asleep", failing)
    await asyncio.wait_for(asked, PATIENCE)
    assert house.host.loaded(table) is not None
    monkeypatch.undo()
    monkeypatch.setattr(hosted_table, "UNLOAD_AFTER", 0.01)
    await house.until_unloaded(table)


async def test_public_tables_that_nobody_comes_to_close_and_leave_the_lobby(house: House) -> None:
    never = (await house.host.open_table(PUBLIC, ANN)).table
    visited = (await house.host.open_table(PUBLIC, ANN)).table
    house.host.leave(visited, await house.host.join(visited, BOB, SILENT, 0, 0))
    await house.until_unloaded(visited)
    assert {one.table for one in house.host.lobby_feed.tables()} == {never, visited}
    house.now += CLOSING_TIME
    assert await house.alarm_clock.ring() == 2
    for table in (never, visited):
        await house.until_unloaded(table)
    assert house.host.lobby_feed.tables() == ()
    assert await house.store.listed() == []


async def test_a_damaged_table_does_not_keep_the_others_from_waking(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = [(await house.host.open_table(PUBLIC, ANN)).table for _ in range(3)]
    rows = house.store.rows

    async def damaged(table: str, after: int = 0) -> Any:
        if table == min(tables):
            raise StoreProblem("damaged", table=table, place=1)
        return await rows(table, after)

    monkeypatch.setattr(house.store, "rows", damaged)
    house.now += CLOSING_TIME
    assert await house.alarm_clock.ring() == 3
    assert await house.alarm_clock.ring() == 0


# --- the host -------------------------------------------------------------------------------------


async def test_a_host_who_is_deleted_while_the_table_sleeps_is_no_host_when_it_wakes(
    house: House,
) -> None:
    table = await house.begun()
    await house.until_unloaded(table)
    await house.store.forget("ann")
    await house.host.forget("ann")
    await house.host.join(table, BOB, SILENT, 0, 0)
    await house.stored()
    session = await house.host.session(table)
    assert session.table.host == "bob"
    assert session.table.chairs["red"].stand_in == "left"


# --- the lobby ------------------------------------------------------------------------------------


async def test_after_a_restart_all_tables_of_the_lobby_are_listed(house: House) -> None:
    for number in range(MOST_LISTED):
        await house.host.open_table(PUBLIC, Participant(f"p{number}", f"P{number}"))
    before = {one.table for one in house.host.lobby_feed.tables()}
    assert len(before) == MOST_LISTED
    house.restart()
    await house.host.open_lobby()
    assert {one.table for one in house.host.lobby_feed.tables()} == before


async def test_one_guest_can_not_have_more_public_tables_than_a_few(house: House) -> None:
    for _ in range(MOST_OF_ONE_HOST):
        await house.host.open_table(PUBLIC, ANN)
    with pytest.raises(Refused) as refused:
        await house.host.open_table(PUBLIC, ANN)
    assert (refused.value.code, refused.value.refusal.params) == (
        "too-many-tables",
        {"most": MOST_OF_ONE_HOST},
    )
    await house.host.open_table(DAYS, ANN)
    await house.host.open_table(PUBLIC, BOB)
