"""Distribute games over processes. Results come in the order of the games."""

import signal
from collections.abc import Generator, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from itertools import repeat, takewhile
from multiprocessing import get_context
from multiprocessing.synchronize import Event
from typing import Final

from inkognito.arena.judging import Played
from inkognito.arena.line_ups import Contest
from inkognito.arena.table import Maker, Setting, played
from inkognito.games import new_bot

MOST_IN_A_CHUNK: Final = 25
CHUNKS_FOR_EACH: Final = 8


def all_played(
    contest: Contest,
    setting: Setting,
    games: int,
    workers: int = 1,
    maker: Maker = new_bot,
    start: int = 0,
) -> Generator[Played, None, None]:
    """Play games `start` to `games` - 1; with one worker, in this process."""
    numbers = range(start, games)
    if workers == 1:
        return (played(contest, setting, number, maker) for number in numbers)
    return _spread(contest, setting, numbers, workers, maker)


def _spread(
    contest: Contest, setting: Setting, numbers: range, workers: int, maker: Maker
) -> Generator[Played, None, None]:
    # Spawned, not forked: a fork copies locks that other threads hold, and differs by system.
    context = get_context("spawn")
    closing_time = context.Event()
    pool = ProcessPoolExecutor(workers, context, _make_ready, (closing_time,))
    try:
        given = (repeat(contest), repeat(setting), _chunks(numbers, workers), repeat(maker))
        with _undisturbed():
            chunks = pool.map(_chunk, *given)
        for results in chunks:
            yield from results
    finally:
        closing_time.set()
        pool.shutdown(cancel_futures=True)


def _chunks(numbers: range, workers: int) -> list[range]:
    """Split the games: small chunks balance the load, large ones need fewer messages."""
    size = min(MOST_IN_A_CHUNK, max(1, len(numbers) // (workers * CHUNKS_FOR_EACH)))
    return [numbers[start : start + size] for start in range(0, len(numbers), size)]


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Ignore Ctrl-C while workers start: they inherit this until `_make_ready` runs."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


# --- in a worker --------------------------------------------------------------------------------


class Worker:
    """What a worker knows besides its chunk: whether the results are still wanted."""

    closing_time: Event | None = None


def _make_ready(closing_time: Event) -> None:
    """Let Ctrl-C end the worker silently; the parent process reports."""
    Worker.closing_time = closing_time
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def _chunk(contest: Contest, setting: Setting, numbers: range, maker: Maker) -> list[Played]:
    wanted = takewhile(lambda _: not _is_closing_time(), numbers)
    return [played(contest, setting, number, maker) for number in wanted]


def _is_closing_time() -> bool:
    return Worker.closing_time is not None and Worker.closing_time.is_set()
