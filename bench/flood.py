"""What others notice of a flood: how long they wait for an answer, with and without it.

Some clients ask at a fixed rate and never wait for each other; a process of its own floods the
server from another address. Quiet and flooded phases alternate in one run, and the ratio of their
99th percentiles counts. The server has its usual limits.
"""

import asyncio
import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from statistics import quantiles
from time import perf_counter
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect

from bench.contestants import ROOT, Running, sqlite
from bench.flooder import FLOODS

CLIENTS: Final = 40
EVERY: Final = 0.2
"""The number of others, and the seconds in which each asks once."""


def floods(seconds: float) -> dict[str, Any]:
    """Measure each kind of flood, on a server of its own."""
    return {kind: _measured(kind, seconds) for kind in FLOODS}


def _measured(kind: str, seconds: float) -> dict[str, float]:
    with sqlite() as url, _limited_server(url) as running:
        quiet, quiet_cpu = _waited(running, seconds)
        with _flooding(kind, running.port, seconds + 1.0) as flooder:
            flooded, cpu = _waited(running, seconds)
            said = json.loads(flooder.communicate(timeout=seconds + 60)[0])
        memory = running.memory
    return {
        "p50 quiet, ms": quiet[49],
        "p50, ms": flooded[49],
        "p99 quiet, ms": quiet[98],
        "p99, ms": flooded[98],
        "p99 ratio": flooded[98] / quiet[98],
        "CPU quiet, %": 100 * quiet_cpu / seconds,
        "CPU, %": 100 * cpu / seconds,
        "flood, MB": said["sent"] / 1e6,
        "cut off": said["cuts"],
        "memory, MB": memory / 1e6,
    }


def _waited(running: Running, seconds: float) -> tuple[list[float], float]:
    """Return the percentiles of the others' waits, and the CPU seconds of the server."""
    before = running.cpu
    return asyncio.run(_waits(running.port, seconds)), running.cpu - before


@contextmanager
def _limited_server(url: str) -> Iterator[Running]:
    command = [sys.executable, "-m", "inkognito", "serve", "--port", "0", "--database", url]
    process = subprocess.Popen(
        [*command, "--workers", "1"], cwd=ROOT, stdout=subprocess.PIPE, text=True
    )
    try:
        line = process.stdout.readline() if process.stdout else ""
        address = next(word for word in line.split() if word.startswith("http://"))
        yield Running(process, address)
    finally:
        process.kill()
        process.wait(20)
        if process.stdout is not None:
            process.stdout.close()


@contextmanager
def _flooding(kind: str, port: int, seconds: float) -> Iterator["subprocess.Popen[str]"]:
    command = [sys.executable, "-m", "bench.flooder", kind, str(port), str(seconds)]
    process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    try:
        yield process
    finally:
        process.kill()
        process.wait(20)


async def _waits(port: int, seconds: float) -> list[float]:
    """Return the percentiles of the times, in milliseconds, after which others were answered."""
    clients = [await _client(port) for _ in range(CLIENTS)]
    waits: list[float] = []
    await asyncio.gather(
        *(_ask(one, n * EVERY / CLIENTS, seconds, waits) for n, one in enumerate(clients))
    )
    for client in clients:
        await client.close()
    return quantiles(waits, n=100)


async def _client(port: int) -> ClientConnection:
    client = await connect(f"ws://127.0.0.1:{port}/ws/lobby", proxy=None, open_timeout=60)
    await client.recv()
    return client


async def _ask(client: ClientConnection, first: float, seconds: float, waits: list[float]) -> None:
    """Ask on a schedule: a late answer does not delay the next question's time."""
    began = perf_counter()
    for number in range(int(seconds / EVERY)):
        due = began + first + number * EVERY
        await asyncio.sleep(max(0.0, due - perf_counter()))
        await client.send("here?")
        await asyncio.wait_for(client.recv(), 60)
        waits.append(1_000 * (perf_counter() - due))
