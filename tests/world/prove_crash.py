"""`make prove-crash`: thousands of storms, each under a seed that reproduces it.

    python -m tests.world.prove_crash --seeds 1000

Every line of progress counts storms, stored rows, acknowledged requests and injected faults. A
storm that breaks a law is reported with the one command that runs it again.
"""

import sys
import traceback
import warnings
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import count, islice
from multiprocessing import get_context
from time import monotonic

import click
from msgspec import Struct

from tests.world.laws import weathered
from tests.world.storm import Storm

AT_ONCE = 10
"""Storms in one piece of work."""


class Piece(Struct, frozen=True):
    """What came of a few storms: totals, and the seeds that failed, with their reasons."""

    storms: int
    totals: Counter[str]
    failures: dict[int, str]


def lived(seeds: list[int]) -> Piece:
    """Live through the storms of these seeds."""
    warnings.simplefilter("ignore")
    totals: Counter[str] = Counter()
    failures: dict[int, str] = {}
    for seed in seeds:
        try:
            result = weathered(Storm(seed))
        except Exception:  # noqa: BLE001 - whatever it is, the seed is reported
            failures[seed] = traceback.format_exc(limit=-3)
        else:
            done = {"rows": result.rows, "acknowledged": result.acknowledged}
            totals += Counter(done) + Counter({"seconds": int(result.seconds)})
            totals += Counter({f"fault: {name}": n for name, n in result.happened.items()})
    return Piece(len(seeds), totals, failures)


@click.command()
@click.option("--seeds", default=1_000, show_default=True, help="How many storms.")
@click.option("--start", default=0, show_default=True, help="The first seed.")
@click.option("--minutes", default=0.0, help="Stop after this many minutes; 0 for never.")
@click.option("--jobs", default=2, show_default=True, help="How many processes work.")
def main(seeds: int, start: int, minutes: float, jobs: int) -> None:
    """Let simulated servers crash, and check that nothing acknowledged is lost."""
    began, storms, totals = monotonic(), 0, Counter[str]()
    failures: dict[int, str] = {}
    for piece in _pieces(seeds, start, minutes, jobs):
        storms, totals = storms + piece.storms, totals + piece.totals
        failures |= piece.failures
        for seed, reason in piece.failures.items():
            click.echo(f"\nSeed {seed} breaks a law:\n{reason}\nReproduce it with: {_again(seed)}")
        if storms % (5 * AT_ONCE) < piece.storms:
            click.echo(_line(storms, totals, len(failures), monotonic() - began))
    click.echo(_line(storms, totals, len(failures), monotonic() - began))
    for name, number in sorted(totals.items()):
        click.echo(f"  {name}: {number:,}")
    sys.exit(1 if failures else 0)


def _pieces(seeds: int, start: int, minutes: float, jobs: int) -> Iterator[Piece]:
    """Yield pieces of work as they are done, with only a few begun ahead."""
    left = islice(count(start), seeds)
    ends = monotonic() + minutes * 60 if minutes else float("inf")
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        running: set[Future[Piece]] = set()
        while True:
            while len(running) < 2 * jobs and monotonic() < ends:
                piece = list(islice(left, AT_ONCE))
                if not piece:
                    break
                running.add(pool.submit(lived, piece))
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for one in done:
                yield one.result()


def _again(seed: int) -> str:
    return f".venv/bin/python -m tests.world.prove_crash --start {seed} --seeds 1 --jobs 1"


def _line(storms: int, totals: "Counter[str]", failures: int, seconds: float) -> str:
    faults = sum(number for name, number in totals.items() if name.startswith("fault: "))
    return (
        f"{storms:,} storms in {seconds:,.0f} s: {totals['rows']:,} rows, "
        f"{totals['acknowledged']:,} acknowledged requests, {faults:,} faults, "
        f"{totals['seconds'] / 3600:,.1f} simulated hours; {failures} failed"
    )


if __name__ == "__main__":
    main()
