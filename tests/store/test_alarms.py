"""Alarms of sleeping tables are stored with them, and survive a restart."""

import pytest

from inkognito.store.store import Store
from inkognito.tables.deadlines import CLOSING_TIME
from inkognito.tables.sleep import Sleep
from tests.store.samples import HOST, append_all, execute, listing, row

pytestmark = pytest.mark.anyio

ASLEEP = Sleep(3, 90_000, ("red", "blue"), 7)


async def awake(store: Store, *tables: str) -> None:
    """Tables that are loaded."""
    await append_all(store, *(row(table, 1) for table in tables))
    for table in tables:
        await store.wake(table)


async def test_a_table_wakes_as_it_fell_asleep_once(url: str) -> None:
    store = await Store.open(url)
    await awake(store, "t", "u")
    await store.fall_asleep("t", ASLEEP)
    assert await store.asleep(["t", "u", "nowhere"]) == {"t": ASLEEP}
    assert await store.live() == ["u"]
    await store.close()
    store = await Store.open(url)
    assert await store.wake("t") == ASLEEP
    assert await store.wake("t") is None
    assert await store.wake("nowhere") is None
    assert await store.live() == ["t", "u"]
    await store.close()


async def test_the_tables_whose_alarm_is_due_come_in_their_order(store: Store) -> None:
    await awake(store, *"abcd")
    for table, alarm in (("a", 30), ("b", 10), ("c", 20)):
        await store.fall_asleep(table, Sleep(1, alarm))
    assert await store.due_before(10) == []
    assert await store.due_before(11) == ["b"]
    assert await store.due_before(100) == ["b", "c", "a"]


async def test_a_new_table_that_nobody_ever_loads_has_an_alarm(store: Store) -> None:
    first = row("t", 1)
    await append_all(store, first)
    assert await store.asleep(["t"]) == {"t": Sleep(1, first.at + CLOSING_TIME)}
    await append_all(store, row("t", 2))
    assert (await store.asleep(["t"]))["t"].alarm == first.at + CLOSING_TIME


async def test_after_a_start_tables_that_wait_for_nobody_get_an_alarm(store: Store) -> None:
    await append_all(store, row("played", 1))
    for table, status, is_closed in (
        ("open", "gathering", False),
        ("paused", "paused", False),
        ("closed", "gathering", True),
        ("over", "over", False),
        ("sleeps", "gathering", False),
    ):
        await store.append(row(table, 1), listing(table, status=status), is_closed)  # type: ignore[arg-type]
        await store.wake(table)
    await store.wake("played")
    await store.fall_asleep("sleeps", ASLEEP)
    await store.set_missing_alarms(50_000)
    tables = ["open", "paused", "closed", "over", "sleeps", "played"]
    alarms = {table: one.alarm for table, one in (await store.asleep(tables)).items()}
    assert alarms == {"open": 50_000, "paused": 50_000, "sleeps": 90_000}


async def test_time_in_which_no_server_ran_is_not_charged(store: Store) -> None:
    await awake(store, "t", "u")
    await store.fall_asleep("t", ASLEEP)
    await store.postpone_alarms(5_000)
    assert (await store.asleep(["t", "u"])) == {"t": Sleep(3, 95_000, ("red", "blue"), 7)}


async def test_a_sleep_that_can_not_be_read_leaves_its_alarm(store: Store) -> None:
    await awake(store, "t")
    await store.fall_asleep("t", ASLEEP)
    await execute(store, "UPDATE tables SET asleep = '{'")
    assert await store.wake("t") == Sleep(0, 90_000)


async def test_only_open_public_tables_of_the_host_are_counted(store: Store) -> None:
    for number, (status, visibility, is_closed) in enumerate(
        (
            ("gathering", "public", False),
            ("playing", "public", False),
            ("over", "public", False),
            ("gathering", "link", False),
            ("gathering", "public", True),
        )
    ):
        shown = listing(f"t{number}", status, visibility)  # type: ignore[arg-type]
        await store.append(row(f"t{number}", 1), shown, is_closed)
    assert await store.public_tables_of(HOST) == 2
    assert await store.public_tables_of("nobody") == 0
