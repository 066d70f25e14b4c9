"""Bots in worker processes choose what they would choose in this process."""

import asyncio
from collections import Counter
from collections.abc import Callable
from itertools import count, pairwise
from pathlib import Path
from typing import Any

import pytest
import uvloop
from msgspec.structs import replace
from structlog.testing import capture_logs

from inkognito.board.commands import EndMovement
from inkognito.bots.bot import SERVED, UNHURRIED, Budget
from inkognito.bots.kinds import KINDS
from inkognito.bots.uniform import UniformBot
from inkognito.core.events import Command
from inkognito.core.fillable import expanded
from inkognito.games import new_bot
from inkognito.server import bot_pool as pool_module
from inkognito.server.bot_pool import BotPool, place_of
from inkognito.server.bot_worker import _ASK as ASK
from inkognito.server.bot_worker import NOTHING, Memory, Told, WorkerReply, encoded
from inkognito.tables.effects import Think
from tests.server.http_requests import (
    a_free_job,
    a_job,
    in_process,
    play_through,
    played_here,
    with_workers,
)
from tests.server.misbehaving import FAULTY

pytestmark = pytest.mark.usefixtures("no_process_left")


# --- the same choices -----------------------------------------------------------------------------

GAMES = [
    (name, kind, {"players": players}, seed)
    for seed, (name, kind, players) in enumerate(
        (name, kind, players)
        for name in ("board", "card")
        for kind in KINDS
        if kind != "master"
        for players in (3, 4, 5)
    )
]
"""A master's whole games take long with the budget of a server."""


@pytest.mark.parametrize("loop", [asyncio.new_event_loop, uvloop.new_event_loop])
def test_games_through_workers_are_the_games_of_bots_in_one_process(
    loop: Callable[[], asyncio.AbstractEventLoop],
) -> None:
    async def use(pool: BotPool) -> None:
        games = await asyncio.gather(*(play_through(pool.think, *one) for one in GAMES))
        assert games == [played_here(*one) for one in GAMES]

    with capture_logs() as logs:
        with_workers(use, workers=2, loop=loop)
    assert not logs


def test_a_bot_gets_only_new_sightings_and_always_thinks_in_the_same_worker(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    told: dict[tuple[str, str], list[tuple[int, int]]] = {}

    def record(job: Think, before: Told) -> bytes:
        told.setdefault((job.table, job.seat), []).append((before.sightings, len(job.sightings)))
        return encoded(job, before)

    async def use(pool: BotPool) -> None:
        monkeypatch.setattr(pool_module, "encoded", record)
        for seed in range(3):
            await play_through(pool.think, "card", "random", {"players": 4}, seed)

    with_workers(use, workers=2)
    assert len(told) == 12
    for asked in told.values():
        assert len(asked) > 10
        starts, lengths = zip(*asked, strict=True)
        assert starts == (0, *lengths[:-1])


def test_seats_are_spread_over_the_workers() -> None:
    places = Counter(place_of(a_job(table=f"table {n}"), 4) for n in range(400))
    assert set(places) == {0, 1, 2, 3}
    assert min(places.values()) > 50


def test_a_note_is_chosen_though_the_576_notes_are_not_sent() -> None:
    free = a_free_job("Writing")
    owed = replace(free, options=(EndMovement(), *free.options), is_free=False)
    note = expanded(free.options)[-77]
    assert len(free.options) == 1
    assert len(encoded(owed, NOTHING)) < 4000

    async def use(pool: BotPool) -> None:
        assert await pool.think(free) == note
        assert await pool.think(owed) == note

    with capture_logs() as logs:
        with_workers(use, maker=FAULTY)
    assert not logs


# --- what workers remember ------------------------------------------------------------------------


def asked(memory: Memory, job: Think, start: int) -> WorkerReply:
    return memory.answer(ASK.decode(encoded(job, Told(start))))


def test_a_worker_gives_every_bot_the_budget_of_a_server() -> None:
    budgets: list[Budget] = []

    class Planning(UniformBot):
        def choose(self, options: tuple[Any, ...], budget: Budget = UNHURRIED) -> Any:
            budgets.append(budget)
            return super().choose(options, budget)

    assert asked(Memory(lambda *given: Planning(given[-1]), 2), a_job(), 0).result == "chosen"
    assert budgets == [SERVED]


def test_a_worker_that_has_forgotten_a_bot_needs_all() -> None:
    memory = Memory(new_bot, 2)
    jobs = [a_job("clerk", f"table {n}") for n in range(3)]
    seen = len(jobs[0].sightings)
    for job in jobs[:2]:
        assert asked(memory, job, 0).result == "chosen"
    assert asked(memory, jobs[0], seen).result == "chosen"
    assert asked(memory, jobs[2], 0).result == "chosen"
    # the second thought longest ago
    assert asked(memory, jobs[1], seen).result == "need-all"
    assert asked(memory, jobs[0], seen) == asked(memory, jobs[0], 0)


def test_a_worker_whose_bot_has_seen_another_number_of_sightings_needs_all() -> None:
    memory, job = Memory(new_bot, 2), a_job("clerk")
    asked(memory, job, 0)
    assert asked(memory, job, len(job.sightings) - 1).result == "need-all"


@pytest.mark.parametrize("name", ["board", "card"])
def test_a_bot_that_was_forgotten_is_rebuilt_and_plays_on_as_the_same(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    starts: list[int] = []

    def record(job: Think, told: Told) -> bytes:
        starts.append(told.sightings)
        return encoded(job, told)

    async def use(pool: BotPool) -> None:
        # the caller assumes that the worker keeps every bot
        monkeypatch.setattr(pool._workers[0], "_remembered", 100)
        monkeypatch.setattr(pool_module, "encoded", record)
        events = await play_through(pool.think, name, "clerk", {"players": 4}, 5)
        assert events == played_here(name, "clerk", {"players": 4}, 5)

    with_workers(use, remembered=2)
    needed_all = [start for start, after in pairwise(starts) if not after]
    assert sum(start > 0 for start in needed_all) > 3


def test_the_pool_remembers_no_more_bots_than_the_worker() -> None:
    async def use(pool: BotPool) -> None:
        for table in range(9):
            await pool.think(a_job(table=f"table {table}"))
        assert [name[0] for name in pool._workers[0]._told] == ["table 7", "table 8"]

    with_workers(use, remembered=2)


def test_a_bot_with_fewer_sightings_than_before_is_told_all() -> None:
    job = replace(a_job(), sightings=a_job().sightings * 3)
    jobs = [replace(job, sightings=job.sightings[:seen]) for seen in range(9, 0, -1)]

    async def use(pool: BotPool) -> None:
        for fewer in jobs:
            assert await pool.think(fewer) == in_process(fewer)

    with_workers(use)
    assert len({in_process(fewer) for fewer in jobs}) > 2


# --- many at once ---------------------------------------------------------------------------------


def test_many_jobs_at_once_are_all_answered_and_in_order_by_each_worker() -> None:
    jobs = [a_job(KINDS[n % 3], f"table {n}", seed=n % 5) for n in range(300)]
    done: list[int] = []

    async def use(pool: BotPool) -> None:
        async def one(number: int) -> Command | None:
            chosen = await pool.think(jobs[number])
            done.append(number)
            return chosen

        chosen = await asyncio.gather(*map(one, range(len(jobs))))
        assert chosen == [in_process(job) for job in jobs]

    with_workers(use, workers=2)
    for place in (0, 1):
        mine = [number for number in done if place_of(jobs[number], 2) == place]
        assert len(mine) > 50
        assert mine == sorted(mine)


def test_callers_that_stop_waiting_do_no_harm(tmp_path: Path) -> None:
    file = tmp_path / "go"
    jobs = [a_job(f"Waiting:{file}"), *(a_job("clerk", f"table {n}", seed=n) for n in range(9))]

    async def use(pool: BotPool) -> None:
        asked = [asyncio.create_task(pool.think(job)) for job in jobs]
        await asyncio.sleep(0.01)
        for number in (0, 3, 7):
            asked[number].cancel()
        await asyncio.sleep(0)
        file.touch()
        results = await asyncio.gather(*asked, return_exceptions=True)
        for number, (job, result) in enumerate(zip(jobs, results, strict=True)):
            if number in (0, 3, 7):
                assert isinstance(result, asyncio.CancelledError)
            else:
                assert result == in_process(job)
        told = [name[0] for name in pool._workers[0]._told]
        assert told == ["table", *(f"table {n}" for n in range(9) if n not in (2, 6))]

    with_workers(use, maker=FAULTY)


def test_the_event_loop_goes_on_while_a_bot_thinks(tmp_path: Path) -> None:
    file = tmp_path / "go"
    events: list[str] = []
    slow = a_job(f"Waiting:{file}")
    tables = (a_job("clerk", f"table {n}") for n in count())
    others = [next(job for job in tables if place_of(job, 2) != place_of(slow, 2)) for _ in "abc"]

    async def use(pool: BotPool) -> None:
        async def think_slowly() -> None:
            await pool.think(slow)
            events.append("slow")

        thought = asyncio.create_task(think_slowly())
        for other in others:
            await pool.think(other)
            events.append("other")
        file.touch()
        events.append("go")
        await thought

    with_workers(use, workers=2, maker=FAULTY)
    assert events == ["other", "other", "other", "go", "slow"]


def test_jobs_waiting_when_the_pool_closes_get_no_choice(tmp_path: Path) -> None:
    async def use(pool: BotPool) -> None:
        jobs = [a_job(f"Waiting:{tmp_path / 'never'}"), a_job("clerk")]
        asked = [asyncio.create_task(pool.think(job)) for job in jobs]
        await asyncio.sleep(0.01)
        await pool.close()
        assert await asyncio.gather(*asked) == [None, None]
        assert await pool.think(a_job("clerk")) is None

    with_workers(use, maker=FAULTY)


def test_a_job_that_cannot_be_sent_fails_for_its_caller_only() -> None:
    async def use(pool: BotPool) -> None:
        with pytest.raises(TypeError):
            await pool.think(replace(a_job(), sightings=(object(),)))
        assert await pool.think(a_job("clerk")) == in_process(a_job("clerk"))

    with_workers(use)
