"""Tables that nobody uses are unloaded, and wake in time: clocks and closing times survive it."""

from random import Random

import pytest

from inkognito.protocol import requests
from inkognito.tables.clocks import DAY
from inkognito.tables.deadlines import CLOSING_TIME, LONG_CLOSING_TIME
from inkognito.tables.sleep import Sleep
from tests.kit.table_client import TAKEN, Client
from tests.kit.table_world import Process, World, begun, play_on, seated

DAYS = {"type": "days", "days": 3}


def unloaded(process: Process, *clients: Client) -> Sleep:
    """Let everybody leave, and the table fall asleep."""
    for client in clients:
        process.part(client)
    assert process.session.is_idle
    return process.session.asleep()


def can_sleep(process: Process) -> bool:
    return process.session.is_idle


def is_closed(process: Process) -> bool:
    return process.session.table.is_closed


def woken(world: World, sleep: Sleep) -> Process:
    """Load the table in another process, with the alarm that was stored."""
    return Process(world, asleep=sleep)


def by_correspondence() -> tuple[Process, list[Client]]:
    process = Process(World("card", players=3, clock=DAYS))
    return process, begun(process, "ann", "bob", "cem")


def test_a_game_by_correspondence_sleeps_until_the_first_clock_runs_out() -> None:
    process, clients = by_correspondence()
    process.pass_time(DAY)
    sleep = unloaded(process, *clients)
    assert sleep.alarm == process.world.now + 2 * DAY
    assert sleep.waits == process.session.table.running
    assert sleep.turn == 1


def test_a_player_who_is_late_while_their_table_sleeps_is_replaced_on_time() -> None:
    process, clients = by_correspondence()
    world = process.world
    sleep = unloaded(process, *clients)
    assert sleep.alarm is not None
    world.now += DAY
    early = woken(world, sleep)
    assert early.wake_at == sleep.alarm, "looking at the table gives nobody more time"
    early.pass_time(2 * DAY - 1)
    assert not [one for one in early.session.table.chairs.values() if one.stand_in]
    early.pass_time(1)
    assert [one.stand_in for one in early.session.table.chairs.values() if one.stand_in] == ["time"]


def test_after_a_crash_nobody_is_charged_for_the_time_before() -> None:
    process, _ = by_correspondence()
    process.world.now += DAY
    crashed = Process(process.world)
    assert crashed.wake_at == process.world.now + 3 * DAY


def test_an_alarm_that_was_stored_before_the_last_row_is_not_believed() -> None:
    process, clients = by_correspondence()
    sleep = unloaded(process, *clients)
    process = woken(process.world, sleep)
    for client in clients:
        process.join(client)
    seq = process.session.table.seq
    play_on(process, Random(1), until=lambda: process.session.table.seq > seq)
    process.world.now += DAY
    again = woken(process.world, sleep)
    assert again.wake_at == process.world.now + 3 * DAY


def test_a_table_where_a_bot_is_to_move_does_not_sleep() -> None:
    bots = {"blue": "clerk", "green": "clerk"}
    world = World("card", players=3, clock=DAYS, bots=bots)
    process = Process(world, holds=["thoughts"])
    (ann,) = begun(process, "ann")
    for _ in range(40):
        if process.thoughts:
            break
        assert process.choose(ann, Random(1)) == TAKEN
    process.part(ann)
    assert process.thoughts
    assert not can_sleep(process)
    while process.thoughts:
        process.do(process.think(process.thoughts.popleft()))
        process.pass_time(60_000)
    assert can_sleep(process)
    assert process.session.asleep().waits == ("red",)


def test_a_game_with_quick_clocks_does_not_sleep() -> None:
    process = Process(World("card", players=3, clock={"type": "per-decision", "seconds": 60}))
    for client in begun(process, "ann", "bob", "cem"):
        process.part(client)
    assert not process.session.is_idle


@pytest.mark.parametrize(("clock", "closes"), [({"type": "none"}, CLOSING_TIME), (DAYS, 30 * DAY)])
def test_a_gathering_table_closes_though_it_sleeps(clock: dict[str, object], closes: int) -> None:
    process = Process(World("card", players=3, clock=clock))
    (ann,) = seated(process, "ann")
    sleep = unloaded(process, ann)
    left = process.world.now
    assert sleep.alarm == left + closes
    assert closes in (CLOSING_TIME, LONG_CLOSING_TIME)
    process.world.now = left + closes // 2
    process = woken(process.world, sleep)
    process.pass_time(closes // 2 - 1)
    assert not is_closed(process)
    process.pass_time(1)
    assert is_closed(process)
    assert process.session.asleep().alarm is None


def test_a_paused_game_closes_though_it_sleeps() -> None:
    process = Process(World("card", players=3))
    clients = begun(process, "ann", "bob", "cem")
    for client in clients:
        assert process.ask(client, requests.Vote, motion="pause") == TAKEN
    sleep = unloaded(process, *clients)
    assert sleep.alarm == process.world.now + CLOSING_TIME
    assert sleep.waits == ()


def test_a_table_that_is_over_sleeps_without_an_alarm() -> None:
    process, clients = by_correspondence()
    for client in clients:
        assert process.ask(client, requests.Vote, motion="abort") == TAKEN
    assert unloaded(process, *clients).alarm is None
