"""Long work in parts: others come between them, and nothing is lost by that."""

import asyncio
from random import Random

import pytest

from inkognito.server import in_parts
from inkognito.tables.audience import Missed
from inkognito.tables.desk import Desk
from kit.table_world import TABLE, House, World, begun, fingerprint, play_on

pytestmark = pytest.mark.anyio


@pytest.fixture(params=["board", "card"])
def house(request: pytest.FixtureRequest) -> House:
    """A table where a game is being played."""
    house = House(World(request.param, players=3))
    begun(house, "ann", "bob", "cem")
    play_on(house, Random(1), until=lambda: house.desk.table.seq > 16, declare=0)
    return house


@pytest.mark.parametrize("person", ["ann", "zoe"])
@pytest.mark.parametrize("part", [1, 2, 7, 1_000])
async def test_what_happens_while_one_is_told_is_told_as_well(
    house: House, person: str, part: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(in_parts, "RETOLD_AT_ONCE", part)
    guest, desk = house.join(person).guest, house.desk
    game = desk.table.game
    assert game is not None
    before = len(game.sightings(desk.table.seat_of(person) or "spectator"))

    async def is_told() -> tuple[Missed, bool]:
        missed = await in_parts.missed_by(guest, desk, 3)
        return missed, missed.sightings == game.sightings(missed.viewer, 4)

    async def go_on() -> None:
        for _ in range(10):
            decision = game.decision
            play_on(house, Random(2), until=lambda: game.decision > decision, declare=0)  # noqa: B023
            await asyncio.sleep(0)

    (missed, is_all), _ = await asyncio.gather(is_told(), go_on())
    assert is_all
    assert missed.viewer == (desk.table.seat_of(person) or "spectator")
    assert (missed.sightings[-1].number > before) == (part < before)  # else it was told at once


async def test_a_log_that_is_taken_in_by_parts_is_the_same_table(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(in_parts, "LOADED_AT_ONCE", 4)
    desk = Desk(TABLE, "test", house.world.luck)
    await in_parts.take_in(desk, house.world.rows())
    assert fingerprint(desk.table) == fingerprint(house.desk.table)


async def test_who_has_taken_a_chair_meanwhile_is_told_what_his_seat_may_know(house: House) -> None:
    ann, zoe = house.join("ann").guest, house.join("zoe").guest
    stale = await in_parts.missed_by(zoe, house.desk, 0)
    assert stale.viewer == "spectator"
    welcome = house.desk.audience.welcome(house.world.now, ann, 0, 0, stale)
    assert welcome.viewer == house.desk.table.seat_of("ann")
    assert house.desk.table.game is not None
    assert welcome.sightings == house.desk.table.game.sightings(welcome.viewer)
