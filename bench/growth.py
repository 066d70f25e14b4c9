"""Measure how costs grow: with live tables, spectators, a game's length, the database, addresses.

The real host, sessions and store run in this process, without a network: connections are outboxes
that nobody reads. People choose at random. Nothing is asserted, everything is reported, each figure
beside the one for the smallest size. `make bench-growth`, or `python -m bench.growth --quick`.
"""

import argparse
import asyncio
import gc
import json
import resource
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from time import perf_counter, thread_time
from typing import Any, Final

from msgspec import Struct
from rich.console import Console
from rich.table import Table

from bench.house import House, filled_with
from inkognito.core.refusals import Refused
from inkognito.server.rate_limits import MINUTE, REQUESTS, RateLimits
from inkognito.server.settings import ServerSettings

Figures = dict[str, float]

MOVES: Final = 2_000
"""Moves of a measurement, spread over the tables."""

REQUESTS_TIMED: Final = 20_000


class Scale(Struct, frozen=True):
    """How much is measured."""

    tables: tuple[int, ...] = (10, 100, 1_000, 10_000)
    spectators: tuple[int, ...] = (1, 10, 100, 1_000)
    length: int = 1_500
    games: tuple[int, ...] = (1_000, 10_000, 100_000)
    rounds: int = 12
    places: tuple[int, ...] = (100, 50_000, 400_000)


QUICK: Final = Scale((10, 100), (1, 100), 300, (100, 1_000), 2, (100, 10_000))


def kilobytes() -> int:
    """Return the memory of this process."""
    gc.collect()
    status = Path("/proc/self/status").read_text("ascii").split()
    return int(status[status.index("VmRSS:") + 1])


@contextmanager
def a_folder() -> Iterator[Path]:
    """Yield a folder for a database, on a real disk."""
    with tempfile.TemporaryDirectory(prefix="inkognito-growth-") as name:
        yield Path(name)


async def milliseconds(work: Callable[[], Awaitable[Any]]) -> float:
    """Return how long something takes."""
    before = perf_counter()
    await work()
    return (perf_counter() - before) * 1_000


async def per_move(work: Callable[[], Awaitable[Any]], moves: int) -> Figures:
    """Return the cost of a move, averaged over `moves`: time, which waits for the disk, and CPU."""
    cpu = resource.getrusage(resource.RUSAGE_SELF).ru_utime
    took = await milliseconds(work)
    cpu = resource.getrusage(resource.RUSAGE_SELF).ru_utime - cpu
    return {"µs per move": took * 1_000 / moves, "µs of CPU per move": cpu * 1e6 / moves}


# --- what is measured ---------------------------------------------------------------------------


async def live_tables(scale: Scale) -> dict[str, Figures]:
    """The cost of a move, and of a table in memory, beside this number of other tables."""
    found = {}
    for count in scale.tables:
        with a_folder() as folder:
            before = kilobytes()
            house = await House.open(folder)
            tables = await house.many_begun(count)
            grown = kilobytes() - before
            moves = await per_move(lambda: house.play(tables, MOVES), MOVES)  # noqa: B023 - at once
            found[f"{count} tables"] = moves | {"kB per table": grown / count}
            await house.close()
    return found


async def spectators(scale: Scale) -> dict[str, Figures]:
    """The cost of a move at one table with this number of spectators."""
    found = {}
    for count in scale.spectators:
        with a_folder() as folder:
            house = await House.open(folder)
            table = await house.begun()
            for _ in range(count):
                await house.watch(table)
            moves = 100
            costs = await per_move(lambda: house.play([table], moves), moves)  # noqa: B023 - at once
            joined = await milliseconds(lambda: house.watch(table))  # noqa: B023 - at once
            found[f"{count} spectators"] = costs | {
                "µs of CPU per move and spectator": costs["µs of CPU per move"] / count,
                "µs to join": joined * 1_000,
            }
            await house.close()
    return found


async def game_length(scale: Scale) -> dict[str, Figures]:
    """The cost of a move, a load and a welcome after this number of rows of one game."""
    found: dict[str, Figures] = {}
    with a_folder() as folder:
        house = await House.open(folder)
        table = await house.begun("board")
        step = max(50, scale.length // 5)
        while house.rows_of(table) < scale.length and house.is_played(table):
            moves = await per_move(lambda: house.play([table], step), step)
            rows = house.rows_of(table)
            welcome = await house.welcome_size(table)
            loading = await milliseconds(lambda: house.reload(table))
            found[f"{rows} rows"] = moves | {
                "kB of welcome": welcome / 1_000,
                "ms to load": loading,
            }
        await house.close()
    return found


async def finished_games(scale: Scale) -> dict[str, Figures]:
    """The cost of a start and of the usual requests beside this number of finished games."""
    found: dict[str, Figures] = {}
    for count in scale.games:
        with a_folder() as folder:
            await filled_with(folder, count)
            size = sum(one.stat().st_size for one in folder.iterdir())
            begin = perf_counter()
            house = await House.open(folder)
            await house.start()
            start = (perf_counter() - begin) * 1_000
            table = await house.begun()
            moves = await per_move(lambda: house.play([table], 200), 200)  # noqa: B023 - at once
            found[f"{count} games"] = moves | {
                "MB on the disk": size / 1e6,
                "ms to start": start,
                "ms to open a table": await milliseconds(house.begun),
                "ms for my tables": await milliseconds(lambda: house.store.tables_of("p0")),  # noqa: B023
                "ms for a seat token": await milliseconds(house.token),
                "ms to clean 50": await milliseconds(house.clean_batch),
            }
            await house.close()
    return found


async def memory(scale: Scale) -> dict[str, Figures]:
    """Memory while games are played to their end and forgotten, one round after the other.

    A round is a hundred whole games with bots' tempo taken out: about an hour of ten tables.
    """
    found = {}
    with a_folder() as folder:
        house = await House.open(folder)
        for number in range(scale.rounds):
            tables = await house.many_begun(100 if scale is not QUICK else 10)
            await house.play_out(tables)
            await house.unload_all()
            if number in (0, scale.rounds // 2, scale.rounds - 1):
                left = float(len(house.host.loaded_tables))
                found[f"round {number + 1}"] = {"MB": kilobytes() / 1_000, "tables loaded": left}
        await house.close()
    return found


async def places(scale: Scale) -> dict[str, Figures]:
    """The cost of rate limits for a request while this number of addresses is counted.

    Once the addresses are known, and once all of them are over: then the old ones are dropped.
    """
    found = {}
    for count in scale.places:
        now = [0.0]
        limits = RateLimits(ServerSettings(), lambda: now[0])  # noqa: B023 - at once
        for number in range(count):
            limits.check(REQUESTS, _address(number))
        known = _request_times(limits, count)
        now[0] += 2 * MINUTE
        over = _request_times(limits, count)
        found[f"{count} addresses"] = {
            "µs per request": known[0],
            "longest µs": known[1],
            "µs, all over": over[0],
            "longest µs, all over": over[1],
        }
    return found


def _address(number: int) -> str:
    return f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"


def _request_times(limits: RateLimits, count: int) -> tuple[float, float]:
    """Return the mean and the longest CPU time of a request, in microseconds."""
    times = []
    for number in range(REQUESTS_TIMED):
        address = _address(number * 7_919 % count)
        begin = thread_time()
        with suppress(Refused):
            limits.check(REQUESTS, address)
        times.append((thread_time() - begin) * 1e6)
    return sum(times) / len(times), max(times)


PARTS: Final[dict[str, Callable[[Scale], Awaitable[dict[str, Figures]]]]] = {
    "tables": live_tables,
    "spectators": spectators,
    "length": game_length,
    "games": finished_games,
    "memory": memory,
    "places": places,
}


def shown(name: str, figures: dict[str, Figures]) -> Table:
    """Return the figures of a part as a table."""
    table = Table(title=name)
    columns = list(next(iter(figures.values()), {}))
    table.add_column("")
    for column in columns:
        table.add_column(column, justify="right")
    for size, row in figures.items():
        table.add_row(size, *(f"{row[column]:,.1f}" for column in columns))
    return table


async def measured(parts: list[str], scale: Scale, console: Console) -> dict[str, Any]:
    """Measure the parts, and show each when it is done."""
    report: dict[str, Any] = {}
    for part in parts:
        report[part] = await PARTS[part](scale)
        console.print(shown(part, report[part]))
    return report


def main() -> None:
    """Measure what the arguments say."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="small sizes, to see that it runs")
    parser.add_argument("--parts", nargs="+", choices=PARTS, default=list(PARTS))
    parser.add_argument("--most", type=int, help="leave out sizes above this one")
    parser.add_argument("--json", type=Path, help="write the figures to this file")
    chosen = parser.parse_args()
    scale = QUICK if chosen.quick else Scale()
    if chosen.most is not None:
        scale = _cut(scale, chosen.most)
    report = asyncio.run(measured(chosen.parts, scale, Console()))
    if chosen.json is not None:
        chosen.json.write_text(json.dumps(report, indent=2), "utf-8")


def _cut(scale: Scale, most: int) -> Scale:
    keep: Callable[[tuple[int, ...]], tuple[int, ...]] = lambda sizes: tuple(  # noqa: E731
        size for size in sizes if size <= most
    )
    sizes = (keep(scale.tables), keep(scale.spectators), scale.length, keep(scale.games))
    return Scale(*sizes, 12, keep(scale.places))


if __name__ == "__main__":
    main()
