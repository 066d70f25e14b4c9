"""Whole servers under random faults: the short form of `make prove-crash`, and the test of it."""

from typing import Any

import pytest

from tests.world.laws import weathered
from tests.world.planted import BUGS, planted
from tests.world.storm import CLOCKS, Storm
from tests.world.weather import RANGES, Weather

SEEDS = range(12)
EVERYTHING = Weather(
    lost=0.01,
    late=0.05,
    connections_break=20.0,
    kills=40.0,
    stops=60.0,
    crashes_in_writes=0.03,
    failing_writes=0.05,
    full_disk=60.0,
)


@pytest.mark.parametrize("seed", SEEDS)
def test_after_a_storm_every_acknowledged_request_is_stored_once_and_the_game_ends(
    seed: int,
) -> None:
    assert weathered(Storm(seed)).rows > 3


@pytest.mark.parametrize("fault", RANGES)
def test_every_fault_alone(fault: str) -> None:
    """And every fault strikes."""
    mild, bad = RANGES[fault]
    worst: dict[str, Any] = {fault: bad if bad < 1 else mild}
    weather = Weather(is_reordered=fault in ("doubled", "late"), **worst)
    storm = Storm(3, weather)
    weathered(storm)
    assert storm.faults.happened


def test_two_servers_fight_for_a_table() -> None:
    """Each stores what its visitors want; the primary key decides who was first."""
    storm = Storm(5, Weather(connections_break=10.0), processes=2)
    assert weathered(storm).rows > 10


@pytest.mark.parametrize("bug", BUGS)
def test_a_planted_bug_is_found(bug: str) -> None:
    weather = Weather(clock_jumps=5.0) if "clock" in bug else EVERYTHING
    for seed in range(12):
        storm = Storm(seed, weather, processes=2 if "process" in bug else 1, calm=240.0)
        with planted(bug):
            try:
                weathered(storm)
            except Exception:  # noqa: BLE001 - found, in whatever way
                return
    pytest.fail("nothing was found")


def test_the_storms_have_every_kind_of_table() -> None:
    storms = [Storm(seed) for seed in SEEDS]
    assert {storm.game for storm in storms} == {"board", "card"}
    assert {storm.players for storm in storms} == {3, 4, 5}
    clocks = [storm.settings()["clock"] for storm in storms]
    assert all(clock in clocks for clock in CLOCKS)
    for storm in storms:
        storm.world.disk.close()
