"""Measure the table server: against boardgame.io, with real games, after a crash, in memory.

A tiny game (four players take turns, a move is one of five, everyone sees it) is played on our
server, where every move is on the disk before anyone sees it, and on boardgame.io's, which keeps
it in memory. One Node process runs the clients of both. Pairs alternate; nothing is asserted,
everything is reported. `make bench-server`, or `python -m bench.server --quick --parts tiny`.
"""

import argparse
import asyncio
import json
import os
import platform
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from secrets import token_hex
from statistics import median
from time import sleep
from typing import Any, Final

from msgspec import Struct
from rich.console import Console
from rich.table import Table

from bench.aftermath import crash, memory
from bench.against import against
from bench.contestants import (
    Running,
    Tables,
    boardgame,
    boardgame_tables,
    loading,
    ours,
    postgres,
    sqlite,
)
from bench.flood import floods
from bench.prepared import Kind, prepare

Figures = dict[str, Any]
Contestant = tuple[str, Running, Tables]

WARM_UP: Final = 1.5
SHARED_WITHIN: Final = 6.0
"""Seconds after which processes have shared all tables."""

CLIENTS: Final = "clients, CPU µs/move"
AGAINST_PAIRS: Final = 3
MARGIN: Final = 90.0
"""Additional seconds for connecting and settling."""


class Scale(Struct, frozen=True):
    """How much is measured."""

    pairs: int
    seconds: float
    sizes: tuple[int, ...]
    real_size: int
    crash_tables: int


FULL: Final = Scale(pairs=5, seconds=5, sizes=(25, 250), real_size=100, crash_tables=1_000)
QUICK: Final = Scale(pairs=1, seconds=2, sizes=(25,), real_size=10, crash_tables=50)


# --- contestants --------------------------------------------------------------------------------


@contextmanager
def our_side(kind: Kind, tables: int, is_postgres: bool = False) -> Iterator[Contestant]:
    """Run our server with this many tables whose games have begun."""
    with ExitStack() as stack:
        url = stack.enter_context(postgres() if is_postgres else sqlite())
        prepared = asyncio.run(prepare(url, kind, tables))
        yield "ours", stack.enter_context(ours(url, tiny=kind == "tiny")), prepared


@contextmanager
def their_side(tables: int) -> Iterator[Contestant]:
    """Run boardgame.io's server with this many matches."""
    with boardgame() as running:
        yield "boardgame", running, boardgame_tables(tables)


# --- measuring ----------------------------------------------------------------------------------


def closed_loop(contestant: Contestant, seconds: float) -> Figures:
    """Let all play as soon as it is their turn; a move counts when all four have seen it."""
    return _played(contestant, seconds, {"mode": "closed"})


def open_loop(contestant: Contestant, seconds: float) -> Figures:
    """Play 500 moves a second on a schedule, and measure how late everyone sees each."""
    return _played(contestant, seconds, {"mode": "open", "rate": 500})


def _played(contestant: Contestant, seconds: float, mode: dict[str, Any]) -> Figures:
    kind, running, tables = contestant
    plan = {"kind": kind, "url": running.url, "tables": tables, "warmUp": WARM_UP, **mode}
    with loading(plan | {"seconds": seconds}, seconds + MARGIN) as load:
        load.until("begin")
        before, clients_before = running.cpu, load.cpu
        end = load.until("end")
        cpu, clients = running.cpu - before, load.cpu - clients_before
        settled = load.until("settled")
    if settled["lost"]:
        raise RuntimeError(f"{settled['lost']} sightings of {kind} were lost")
    return {
        "moves/s": end["moves"] / end["seconds"],
        "moves/CPU s": end["moves"] / cpu,
        CLIENTS: clients / end["moves"] * 1e6,
        **{name: settled[name] for name in ("p50", "p99", "worst", "refused") if name in settled},
    }


# --- the parts ----------------------------------------------------------------------------------


def tiny(scale: Scale) -> Figures:
    """Run pairs of closed loops, each with fresh servers, in alternating order."""
    found: Figures = {}
    for size in scale.sizes:
        rounds = [_pair(size, scale.seconds, number % 2 == 1) for number in range(scale.pairs)]
        found[f"{size} tables"] = rounds
    return found


def _pair(size: int, seconds: float, is_swapped: bool) -> Figures:
    sides: dict[str, Callable[[], Any]] = {
        "ours": lambda: our_side("tiny", size),
        "boardgame.io": lambda: their_side(size),
    }
    pair: Figures = {}
    for name in sorted(sides, reverse=not is_swapped):
        with sides[name]() as contestant:
            pair[name] = closed_loop(contestant, seconds)
    return pair


def real(scale: Scale) -> Figures:
    """Run the real games, on SQLite and PostgreSQL."""
    found: Figures = {}
    kinds: tuple[Kind, ...] = ("tiny", "card", "board")
    for kind in kinds:
        for is_postgres in (False, True):
            with our_side(kind, scale.real_size, is_postgres) as contestant:
                name = f"{kind}, {'PostgreSQL' if is_postgres else 'SQLite'}"
                found[name] = closed_loop(contestant, scale.seconds)
    return found


def latency(scale: Scale) -> Figures:
    """Run 500 moves a second, at the largest number of tables."""
    size, found = scale.sizes[-1], {}
    sides: dict[str, Callable[[], Any]] = {
        "ours, SQLite": lambda: our_side("tiny", size),
        "ours, PostgreSQL": lambda: our_side("tiny", size, is_postgres=True),
        "boardgame.io, memory": lambda: their_side(size),
    }
    for name, side in sides.items():
        with side() as contestant:
            found[name] = open_loop(contestant, 2 * scale.seconds)
    return found


def cluster(scale: Scale) -> Figures:
    """Run one, two and three processes; people at one table are split between them."""
    return {f"{count} processes": _in_processes(count, scale) for count in (1, 2, 3)}


def _in_processes(count: int, scale: Scale) -> Figures:
    with ExitStack() as stack:
        url = stack.enter_context(postgres())
        tables = asyncio.run(prepare(url, "tiny", scale.real_size))
        key = token_hex(16) if count > 1 else ""
        running = [stack.enter_context(ours(url, tiny=True, cluster=key)) for _ in range(count)]
        sleep(SHARED_WITHIN if count > 1 else 0)
        urls = [one.url for one in running]
        plan = {"kind": "ours", "urls": urls, "tables": tables, "warmUp": WARM_UP}
        plan |= {"mode": "closed", "seconds": scale.seconds}
        with loading(plan, scale.seconds + MARGIN) as load:
            load.until("begin")
            before = sum(one.cpu for one in running)
            end = load.until("end")
            cpu = sum(one.cpu for one in running) - before
            settled = load.until("settled")
    return {
        "moves/s": end["moves"] / end["seconds"],
        "moves/CPU s": end["moves"] / cpu,
        "lost": settled["lost"],
    }


PARTS: Final[dict[str, Callable[[Scale], Figures]]] = {
    "tiny": tiny,
    "real": real,
    "latency": latency,
    "cluster": cluster,
    "crash": lambda scale: crash(scale.crash_tables),
    "memory": lambda scale: memory(scale.crash_tables),
    "flood": lambda scale: floods(2 * scale.seconds),
}


# --- reporting ----------------------------------------------------------------------------------


def main() -> None:
    """Measure, print tables, and with --json the raw numbers."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="a short run, to see that it works")
    parser.add_argument("--json", action="store_true", help="print the raw numbers as JSON")
    parser.add_argument("--parts", nargs="+", choices=list(PARTS), default=list(PARTS))
    parser.add_argument(
        "--against", type=Path, metavar="CHECKOUT", help="only compare with another checkout"
    )
    arguments = parser.parse_args()
    scale = QUICK if arguments.quick else FULL
    if arguments.against is not None:
        compare(arguments.against, scale)
        return
    found = {part: PARTS[part](scale) for part in arguments.parts}
    if arguments.json:
        print(json.dumps(found))
        return
    print(f"Python {platform.python_version()}, {os.path.realpath(sys.executable)}")
    for part, figures in found.items():
        Console().print(duel_table(figures) if part == "tiny" else plain_table(part, figures))


def compare(other: Path, scale: Scale) -> None:
    """Print how this checkout's server and the other's compare."""
    found = against(other, scale.sizes, min(scale.pairs, AGAINST_PAIRS), scale.seconds)
    Console().print(duel_table(found, ("this", "other")))
    for size, (first, *_) in found.items():
        for side, counted in first.get("instructions", {}).items():
            print(f"{size}, {side}: {counted['instructions/move']:,.0f} instructions per move")


def duel_table(figures: Figures, sides: tuple[str, str] = ("ours", "boardgame.io")) -> Table:
    """Return the medians of both sides, and the median, lowest and highest ratio of the pairs."""
    shown = Table("tiny game", *sides, "ratio", "lowest", "highest")
    for size, pairs in figures.items():
        for what in ("moves/s", "moves/CPU s", CLIENTS):
            if any(what not in pair[side] for pair in pairs for side in sides):
                continue  # an earlier version does not measure it
            own, theirs = ([pair[side][what] for pair in pairs] for side in sides)
            ratios = [a / b for a, b in zip(own, theirs, strict=True)]
            numbers = (f"{median(own):,.0f}", f"{median(theirs):,.0f}")
            spread = (f"{one:.2f}" for one in (median(ratios), min(ratios), max(ratios)))
            shown.add_row(f"{size}, {what}", *numbers, *spread)
    return shown


def plain_table(part: str, figures: Figures) -> Table:
    """Return one row for each contestant."""
    columns = list(next(iter(figures.values())))
    shown = Table(part, *columns)
    for name, one in figures.items():
        shown.add_row(name, *(f"{one[column]:,.1f}" for column in columns))
    return shown


if __name__ == "__main__":
    main()
