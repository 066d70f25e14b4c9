"""Games spread over processes. The results come in the order of the games, however many work."""

import signal
from collections.abc import Generator
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from multiprocessing import get_context
from typing import Final

from inkognito.arena.judging import Played
from inkognito.arena.line_ups import Contest
from inkognito.arena.table import Maker, Setting, played
from inkognito.bots.kinds import new_bot

MOST_IN_A_CHUNK: Final = 25
CHUNKS_FOR_EACH: Final = 8


def all_played(
    contest: Contest, setting: Setting, games: int, workers: int = 1, maker: Maker = new_bot
) -> Generator[Played, None, None]:
    """Play games 0 to `games` - 1; with one worker, here and now."""
    if workers == 1:
        return (played(contest, setting, number, maker) for number in range(games))
    return _spread(contest, setting, games, workers, maker)


def _spread(
    contest: Contest, setting: Setting, games: int, workers: int, maker: Maker
) -> Generator[Played, None, None]:
    # spawned, not forked: a fork copies locks that other threads hold, and differs by system
    pool = ProcessPoolExecutor(workers, get_context("spawn"), initializer=_end_at_once)
    try:
        given = (repeat(contest), repeat(setting), _chunks(games, workers), repeat(maker))
        for results in pool.map(_chunk, *given):
            yield from results
    finally:
        pool.shutdown(cancel_futures=True)


def _chunks(games: int, workers: int) -> list[range]:
    """Small enough for an even load, large enough that the post between processes costs little."""
    size = min(MOST_IN_A_CHUNK, max(1, games // (workers * CHUNKS_FOR_EACH)))
    return [range(games)[start : start + size] for start in range(0, games, size)]


def _chunk(contest: Contest, setting: Setting, numbers: range, maker: Maker) -> list[Played]:
    return [played(contest, setting, number, maker) for number in numbers]


def _end_at_once() -> None:
    """On Ctrl-C a worker just ends; the process that started it says what there is to say."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
