"""`make prove-secrecy`: compare as many pairs of worlds as wanted, on all cores."""

import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import cache, partial
from itertools import count
from statistics import median
from typing import Any, TypeAlias

import click
from rich.console import Console
from rich.progress import Progress

from tests.kit.postgres import Postgres
from tests.wire_secrecy.asking import Asked, hints_unseen
from tests.wire_secrecy.bot_waits import Wait, dependence, waits_in
from tests.wire_secrecy.comparing import Compared, LeakError, pairs_of
from tests.wire_secrecy.evenings import planned
from tests.wire_secrecy.sockets import compared_over_sockets, in_two_processes

CONSOLE = Console()
REPRODUCE = ".venv/bin/python -m tests.wire_secrecy --only {kind} --seed {seed}"

Work: TypeAlias = Callable[[int], list[Any]]
"""Gets a seed, and returns what was compared. Raises LeakError."""


def _pairs(seed: int) -> list[Compared]:
    return list(pairs_of(planned(seed)))


def _two_processes(seed: int) -> list[int]:
    return compared_over_sockets(seed, partial(in_two_processes, _postgres().fresh))


@cache
def _postgres() -> Postgres:
    """Return a PostgreSQL for this process, which ends with it."""
    return Postgres()


def _hints(seed: int) -> list[Asked]:
    return [hints_unseen(seed)]


WORK: dict[str, Work] = {
    "pairs": _pairs,
    "sockets": compared_over_sockets,
    "two-processes": _two_processes,
    "hints": _hints,
    "waits": waits_in,
}


def _result(kind: str, seed: int) -> tuple[int, list[Any], str]:
    try:
        return seed, WORK[kind](seed), ""
    except LeakError as leak:
        return seed, [], str(leak)


def _gathered(kind: str, start: int, wanted: int, jobs: int) -> list[Any]:
    """Work through seeds until this many results are there; stop at the first leak."""
    found: list[Any] = []
    with ProcessPoolExecutor(jobs) as pool, Progress(console=CONSOLE) as progress:
        task = progress.add_task(kind, total=wanted)
        seeds: Iterator[int] = count(start)
        while len(found) < wanted:
            batch = [next(seeds) for _ in range(4 * jobs)]
            for seed, results, leak in pool.map(partial(_result, kind), batch):
                if leak:
                    CONSOLE.print(leak, markup=False)
                    sys.exit(f"seed {seed} leaks: {REPRODUCE.format(seed=seed, kind=kind)}")
                found += results
                progress.update(task, completed=min(len(found), wanted))
    return found


@click.command()
@click.option("--pairs", default=10_000, show_default=True, help="Pairs in the simulated server.")
@click.option("--sockets", default=200, show_default=True, help="Pairs over real sockets.")
@click.option("--two-processes", default=50, show_default=True, help="Pairs in two processes.")
@click.option("--hints", default=1_000, show_default=True, help="Evenings with and without hints.")
@click.option("--waits", default=10_000, show_default=True, help="Decisions of bots.")
@click.option("--only", type=click.Choice(tuple(WORK)), help="One kind alone.")
@click.option("--start", default=0, show_default=True, help="The first seed.")
@click.option("--seed", type=int, help="One seed alone; pairs in the simulated server, or --only.")
@click.option("--jobs", default=2, show_default=True, help="Processes.")
def main(only: str | None, start: int, seed: int | None, jobs: int, **wanted: int) -> None:
    """Compare pairs of worlds that differ only in what a viewer may not know."""
    if seed is not None:
        _, results, leak = _result(only or "pairs", seed)
        CONSOLE.print(leak or results, markup=False)
        sys.exit(bool(leak))
    by_option = {name.replace("_", "-"): number for name, number in wanted.items()}
    for kind in WORK if only is None else (only,):
        if by_option[kind]:
            found = _gathered(kind, start, by_option[kind], jobs)
            CONSOLE.print(REPORTS[kind](found))


def _report_pairs(compared: list[Compared]) -> str:
    if median(one.items for one in compared) == 0:
        sys.exit("nothing was compared")
    return (
        f"simulated server: {len(compared):,} pairs of worlds, "
        f"{sum(one.bytes for one in compared):,} bytes compared after the deal, "
        f"median {median(one.items for one in compared):g} messages "
        f"and {median(one.seconds for one in compared):.0f} s of play, "
        f"{sum(one.redrawn for one in compared):,} hidden choices drawn anew"
    )


def _report_sizes(where: str, sizes: list[int]) -> str:
    if median(sizes) == 0:
        sys.exit("nothing was compared")
    return f"{where}: {len(sizes):,} pairs, {sum(sizes):,} bytes"


def _report_hints(asked: list[Asked]) -> str:
    return (
        f"hints: {len(asked):,} evenings with {sum(one.hints for one in asked):,} hints and "
        f"without, {sum(one.bytes for one in asked):,} bytes to the others compared"
    )


def _report_waits(waits: list[Wait]) -> str:
    return (
        f"bots: {len(waits):,} decisions; waiting goes together with what the bot knows by "
        f"{dependence(waits, 'deals'):+.2f} and with its options by "
        f"{dependence(waits, 'options'):+.2f} standard errors"
    )


REPORTS: dict[str, Callable[[list[Any]], str]] = {
    "pairs": _report_pairs,
    "sockets": partial(_report_sizes, "real sockets"),
    "two-processes": partial(_report_sizes, "two processes, over real sockets"),
    "hints": _report_hints,
    "waits": _report_waits,
}


if __name__ == "__main__":
    main()
