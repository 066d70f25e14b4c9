"""Metrics for operators: here, the delay of the event loop."""

import asyncio
import re
import time

from inkognito.server.metrics import STALLS, TICK, Metrics
from tests.kit.limits import PATIENCE


def stalls(metrics: Metrics) -> list[int]:
    """How many stalls were longer than each bound."""
    text = metrics.text().decode()
    shorter = [int(float(n)) for n in re.findall(r"stall_seconds_bucket.* (\S+)", text)]
    assert len(shorter) == len(STALLS) + 1
    return [shorter[-1] - count for count in shorter[:-1]]


async def watched(seconds: float) -> list[int]:
    """What is measured while something computes for so long."""
    metrics = Metrics()
    watching = asyncio.create_task(metrics.watch_loop())
    await asyncio.sleep(5 * TICK)
    time.sleep(seconds)
    await asyncio.sleep(5 * TICK)
    watching.cancel()
    return stalls(metrics)


def test_the_delay_of_the_event_loop_is_measured() -> None:
    began = time.monotonic()
    bounds = dict(zip(STALLS, asyncio.run(watched(0.2)), strict=True))
    took = time.monotonic() - began
    assert bounds[0.1] >= 1
    assert not [longer for bound, longer in bounds.items() if bound > took and longer]


def test_the_delay_is_measured_continuously() -> None:
    metrics = Metrics()

    async def watch() -> None:
        watching = asyncio.create_task(metrics.watch_loop())
        async with asyncio.timeout(PATIENCE):
            while measured(metrics) < 2:
                await asyncio.sleep(TICK)
        watching.cancel()

    asyncio.run(watch())


def measured(metrics: Metrics) -> float:
    """How often it was measured."""
    counted = re.search(r"stall_seconds_count (\S+)", metrics.text().decode())
    assert counted is not None
    return float(counted[1])
