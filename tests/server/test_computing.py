"""What is computed for strangers costs them a limited time, and costs nobody else theirs."""

import asyncio
from pathlib import Path
from threading import Event, current_thread

import pytest

from inkognito import server
from inkognito.core.refusals import Refused
from inkognito.server.computing import AT_ONCE, Computing
from inkognito.server.rate_limits import COMPUTING, MINUTE, RateLimits
from inkognito.server.settings import ServerSettings
from tests.kit.limits import PATIENCE

pytestmark = pytest.mark.anyio

HERE, THERE = "192.0.2.1", "192.0.2.2"


class Times:
    """The time that passes, and the time that threads have computed."""

    def __init__(self) -> None:
        self.now = self.computed = 0.0
        self.limits = RateLimits(ServerSettings(), lambda: self.now)
        self.computing = Computing(self.limits, lambda: self.computed)

    def work(self, seconds: float) -> str:
        """Compute for so long."""
        self.computed += seconds
        return current_thread().name

    def fail(self, seconds: float) -> None:
        """Compute for so long, for nothing."""
        self.computed += seconds
        raise Refused("no-thought")


@pytest.fixture
def times() -> Times:
    return Times()


async def code_for(times: Times, address: str, seconds: float = 1.0) -> str:
    """Return the code of the refusal, or that it was computed."""
    try:
        await times.computing.run(address, times.work, seconds)
    except Refused as refused:
        return refused.code
    return "computed"


async def test_the_event_loop_does_not_compute(times: Times) -> None:
    assert await times.computing.run(HERE, times.work, 0.1) != current_thread().name


async def test_a_place_that_has_used_up_its_time_waits_and_others_do_not(times: Times) -> None:
    assert await code_for(times, HERE, COMPUTING.amount + 0.1) == "computed"
    assert await code_for(times, HERE) == "too-fast"
    assert await code_for(times, THERE) == "computed"
    times.now += MINUTE
    assert await code_for(times, HERE) == "computed"


async def test_what_fails_costs_time_as_well(times: Times) -> None:
    with pytest.raises(Refused, match="no-thought"):
        await times.computing.run(HERE, times.fail, COMPUTING.amount + 0.1)
    assert await code_for(times, HERE) == "too-fast"


async def test_requests_that_waited_are_refused_when_the_time_is_used_up(times: Times) -> None:
    codes = await asyncio.gather(*(code_for(times, HERE, 6) for _ in range(50)))
    assert codes.count("computed") <= COMPUTING.amount // 6 + 1 + AT_ONCE
    assert codes.count("too-fast") == 50 - codes.count("computed")


@pytest.fixture
def gate() -> Event:
    """Lets threads wait."""
    return Event()


async def test_one_place_computes_few_things_at_once_and_others_go_on(
    times: Times, gate: Event
) -> None:
    begun: list[int] = []

    def waits(number: int) -> None:
        begun.append(number)
        gate.wait(PATIENCE)

    held = [asyncio.create_task(times.computing.run(HERE, waits, n)) for n in range(5)]
    while len(begun) < AT_ONCE:
        await asyncio.sleep(0)
    assert await code_for(times, THERE) == "computed"
    assert len(begun) == AT_ONCE
    gate.set()
    await asyncio.gather(*held)
    assert sorted(begun) == list(range(5))
    assert not times.computing._turns


async def test_who_gives_up_leaves_nothing_behind(times: Times, gate: Event) -> None:
    held = [asyncio.create_task(times.computing.run(HERE, gate.wait, PATIENCE)) for _ in range(5)]
    await asyncio.sleep(0.01)
    for one in held:
        one.cancel()
    gate.set()
    await asyncio.wait(held)
    assert not times.computing._turns


def test_no_route_computes_beside_the_limit() -> None:
    folder = Path(str(server.__file__)).parent
    routes = [one for one in folder.glob("*_api.py") if "to_thread" in one.read_text("utf-8")]
    assert routes == []
