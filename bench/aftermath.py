"""Measure what many tables cost the server: recovery after kill -9, and memory.

All tables are in the middle of a game, half of them card games and half board games.
"""

import asyncio
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from statistics import median
from typing import Any, Final

from bench.contestants import Running, Tables, end, loading, ours, sqlite
from bench.prepared import prepare

Figures = dict[str, Any]

EVENTS: Final = 200
JITTER: Final = (0.2, 2.0)
"""A client that is disconnected, or finds no server, reconnects after this many seconds."""

PATIENCE: Final = 120.0


@contextmanager
def played_at(tables: int) -> Iterator[tuple[str, Tables]]:
    """Create a database with this many tables in the middle of real games."""
    with sqlite() as url:
        prepared: Tables = asyncio.run(prepare(url, "card", tables // 2, EVENTS))
        yield url, prepared + asyncio.run(prepare(url, "board", tables - tables // 2, EVENTS))


def crash(count: int) -> Figures:
    """Return the seconds from the kill until a move is accepted: first, median and last table."""
    with played_at(count) as (url, tables), ours(url, tiny=False) as running:
        plan = {"kind": "ours", "url": running.url, "tables": tables, "jitter": JITTER}
        with loading(plan | {"mode": "return"}, PATIENCE) as load:
            load.until("connected")
            killed = time.time()
            end(running.process)
            with ours(url, tiny=False, port=running.port) as again:
                started = time.time()
                said = load.until("returned")
                cpu = again.cpu
    moves = sorted(at / 1_000 - killed for at in said["firsts"])
    backs = sorted(at / 1_000 - killed for at in said["backs"])
    return {
        f"{count} tables of {EVENTS} events, {4 * count} sockets": {
            "server listens after s": started - killed,
            "first move": moves[0],
            "median table": median(moves),
            "last table": moves[-1],
            "last socket": backs[-1],
            "CPU s": cpu,
        }
    }


def memory(count: int) -> Figures:
    """Return what a table and an idle connection add to the server's memory."""
    with sqlite() as url, ours(url, tiny=False) as running:
        empty = _settled(running, 0)
    with played_at(count) as (url, tables), ours(url, tiny=False) as running:
        loaded = _settled(running, count)
        plan = {"kind": "ours", "url": running.url, "tables": tables, "mode": "idle"}
        with loading(plan, PATIENCE) as load:
            load.until("connected")
            connected = _settled(running, count)
    return {
        f"{count} tables of {EVENTS} events, {4 * count} sockets": {
            "empty server MB": empty / 1e6,
            "kB per table": (loaded - empty) / 1e3 / count,
            "kB per connection": (connected - loaded) / 1e3 / (4 * count),
        }
    }


def _settled(running: Running, tables: int) -> int:
    """Return the server's memory once it has loaded this many tables and is idle."""
    limit = time.monotonic() + PATIENCE
    while _tables_in(running) < tables and time.monotonic() < limit:
        time.sleep(0.2)
    time.sleep(1.5)
    return running.memory


def _tables_in(running: Running) -> float:
    with urllib.request.urlopen(running.metrics, timeout=30) as answer:  # noqa: S310
        lines = answer.read().decode().splitlines()
    return next(float(one.split()[1]) for one in lines if one.startswith("inkognito_tables "))
