"""Bots that think in worker processes choose what they would choose here, whatever goes wrong."""

import asyncio
import os
import signal
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from itertools import count, pairwise
from multiprocessing import active_children, get_context
from pathlib import Path
from socket import socketpair
from time import sleep
from typing import Any

import pytest
import uvloop
from msgspec.structs import replace
from structlog.testing import capture_logs

from bots.playing import new_table, play
from inkognito.arena.table import bot_key
from inkognito.board.commands import EndMovement, UndoAllSteps, UndoStep
from inkognito.bots.bot import UNHURRIED, Bot, Budget
from inkognito.bots.kinds import KINDS, new_bot
from inkognito.bots.uniform import RARE, UniformBot
from inkognito.core.chance import key_of
from inkognito.core.events import Command, Event
from inkognito.core.seats import Seat
from inkognito.game import Game, new_game
from inkognito.server import thinking as thinking_module
from inkognito.server.thinking import MAKER, Thinking, at_random, place_of
from inkognito.server.worker import _ASK as ASK
from inkognito.server.worker import Answer, Memory, encoded, work
from inkognito.tables.effects import Think

PATIENT = 60.0
"""Seconds that no bot needs: who waits so long has failed the test."""

# --- bots that misbehave: made in the workers, by name --------------------------------------------


class Waiting(UniformBot):
    """Does nothing until there is a file."""

    def __init__(self, key: bytes, where: str) -> None:
        super().__init__(key)
        self.file = Path(where)

    def choose(self, options: tuple[Any, ...], budget: Budget = UNHURRIED) -> Any:
        self.before()
        return super().choose(options, budget)

    def interject(self, _options: tuple[Any, ...], _budget: Budget = UNHURRIED) -> None:
        self.before()

    def before(self) -> None:
        while not self.file.exists():
            sleep(0.002)


class Raising(Waiting):
    """Raises whenever it is asked."""

    def before(self) -> None:
        raise RuntimeError("red holds Agent X")


class RaisingOnce(Waiting):
    """Raises the first time."""

    def before(self) -> None:
        if not self.file.exists():
            self.file.touch()
            raise RuntimeError("red holds Agent X")


class Blind(Waiting):
    """Raises at whatever it sees."""

    def see(self, sighting: Event) -> None:
        raise RuntimeError(f"can't see {sighting}")


class Greedy(Waiting):
    """Wants what nobody may."""

    def choose(self, _options: tuple[Any, ...], _budget: Budget = UNHURRIED) -> Any:
        return UndoStep()


class Writing(Waiting):
    """Writes a certain note, whenever it may."""

    def choose(self, options: tuple[Any, ...], budget: Budget = UNHURRIED) -> Any:
        return self.interject(options, budget)

    def interject(self, options: tuple[Any, ...], _budget: Budget = UNHURRIED) -> Any:
        return options[-77]


class Silent(Waiting):
    """Wants nothing, where it must choose."""

    def choose(self, _options: tuple[Any, ...], _budget: Budget = UNHURRIED) -> Any:
        return None


class Deadly(Waiting):
    """Takes its worker with it."""

    def before(self) -> None:
        os._exit(3)


class DeadlyOnce(Waiting):
    """Takes its worker with it the first time."""

    def before(self) -> None:
        if not self.file.exists():
            self.file.touch()
            os._exit(3)


class EndlessOnce(Waiting):
    """Never answers the first time."""

    def before(self) -> None:
        if not self.file.exists():
            self.file.touch()
            sleep(PATIENT)


MISBEHAVING: dict[str, type[Waiting]] = {
    one.__name__: one
    for one in (
        *(Waiting, Raising, RaisingOnce, Blind, Greedy, Writing, Silent),
        *(Deadly, DeadlyOnce, EndlessOnce),
    )
}


def misbehaving(kind: str, game: str, seat: Seat, key: bytes) -> Bot:
    """A bot of a class given by name, with the path of its file; or one of ours."""
    if kind in KINDS:
        return new_bot(kind, game, seat, key)
    name, _, where = kind.partition(":")
    return MISBEHAVING[name](key, where)


FAULTY = "server.test_thinking:misbehaving"

# --- jobs and games -------------------------------------------------------------------------------


@pytest.fixture(autouse=True)
def nobody_left_behind() -> Iterator[None]:
    yield
    assert not active_children()


def job_of(game: Game, name: str, kind: Any, seat: Seat, table: str = "table") -> Think:
    """What the server asks of a bot that sits there."""
    return Think(
        table=table,
        seat=seat,
        kind=kind,
        game=name,
        key=bot_key(0, 0, seat),
        sightings=tuple(one.sighting for one in game.sightings(seat)),
        options=game.options(seat),
        decision=game.decision,
        is_free=name == "board" and seat != game.to_act[0],
    )


def a_job(kind: Any = "random", table: str = "table", seed: int = 1) -> Think:
    """The first decision of a card game."""
    game = new_game("card", 4, seed=seed)
    return job_of(game, "card", kind, game.to_act[0], table)


def a_free_job(kind: Any = "random") -> Think:
    """The Ambassador may write his note."""
    return job_of(new_game("board", 5, seed=1), "board", kind, "ambassador")


def in_process(job: Think) -> Command | None:
    """What a bot chooses here that has seen all this."""
    bot = new_bot(job.kind, job.game, job.seat, job.key)
    for sighting in job.sightings:
        bot.see(sighting)
    command: Command | None = (bot.interject if job.is_free else bot.choose)(job.options)
    return command


Asking = Callable[[Think], Awaitable[Command | None]]


async def play_through(
    ask: Asking, name: str, kind: str, table: dict[str, Any], seed: int
) -> list[Event]:
    """A whole game of bots that are asked as the server asks them."""
    game = new_table(name, table, seed)
    title = f"{name} {kind} {sorted(table.items())} {seed}"
    while game.outcome is None:
        waited_for, *others = game.to_act
        command = None
        if "ambassador" in others and name == "board":
            command = await ask(job_of(game, name, kind, "ambassador", title))
        if command is not None:
            game.play("ambassador", command)
            continue
        command = await ask(job_of(game, name, kind, waited_for, title))
        assert command is not None
        game.play(waited_for, command)
    return list(game.events)


def played_here(name: str, kind: str, table: dict[str, Any], seed: int) -> list[Event]:
    """The same game with bots in this process."""
    return list(play(new_table(name, table, seed), name, kind).events)


def with_workers(
    use: Callable[[Thinking], Awaitable[None]],
    workers: int = 1,
    seconds: float = PATIENT,
    loop: Callable[[], asyncio.AbstractEventLoop] = asyncio.new_event_loop,
    **options: Any,
) -> None:
    """Start workers, use them, close them."""

    async def run() -> None:
        thinking = Thinking(workers, seconds, **options)
        await thinking.start()
        try:
            await use(thinking)
        finally:
            await thinking.close()

    with asyncio.Runner(loop_factory=loop) as runner:
        runner.run(run())


# --- the same choices -----------------------------------------------------------------------------

GAMES = [
    (name, kind, {"players": players}, seed)
    for seed, (name, kind, players) in enumerate(
        (name, kind, players)
        for name in ("board", "card")
        for kind in KINDS
        for players in (3, 4, 5)
    )
]


@pytest.mark.parametrize("loop", [asyncio.new_event_loop, uvloop.new_event_loop])
def test_games_through_workers_are_the_games_of_bots_in_one_process(
    loop: Callable[[], asyncio.AbstractEventLoop],
) -> None:
    async def use(thinking: Thinking) -> None:
        games = await asyncio.gather(*(play_through(thinking.think, *one) for one in GAMES))
        assert games == [played_here(*one) for one in GAMES]

    with capture_logs() as logs:
        with_workers(use, workers=2, loop=loop)
    assert not logs


def test_a_bot_is_told_only_what_is_new_and_always_thinks_in_the_same_worker(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    told: dict[tuple[str, str], list[tuple[int, int]]] = {}

    def record(job: Think, start: int) -> bytes:
        told.setdefault((job.table, job.seat), []).append((start, len(job.sightings)))
        return encoded(job, start)

    async def use(thinking: Thinking) -> None:
        monkeypatch.setattr(thinking_module, "encoded", record)
        for seed in range(3):
            await play_through(thinking.think, "card", "random", {"players": 4}, seed)

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


def test_a_note_is_chosen_though_all_that_could_be_written_are_not_sent() -> None:
    free = a_free_job("Writing")
    owed = replace(free, options=(EndMovement(), *free.options), is_free=False)
    assert len(free.options) == 576
    assert len(encoded(owed, 0)) < 4000

    async def use(thinking: Thinking) -> None:
        assert await thinking.think(free) == free.options[-77]
        assert await thinking.think(owed) == free.options[-77]

    with capture_logs() as logs:
        with_workers(use, maker=FAULTY)
    assert not logs


# --- what workers remember ------------------------------------------------------------------------


def asked(memory: Memory, job: Think, start: int) -> Answer:
    return memory.answer(ASK.decode(encoded(job, start)))


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

    def record(job: Think, start: int) -> bytes:
        starts.append(start)
        return encoded(job, start)

    async def use(thinking: Thinking) -> None:
        # whoever asks believes that the worker forgets nobody
        monkeypatch.setattr(thinking._workers[0], "_remembered", 100)
        monkeypatch.setattr(thinking_module, "encoded", record)
        events = await play_through(thinking.think, name, "clerk", {"players": 4}, 5)
        assert events == played_here(name, "clerk", {"players": 4}, 5)

    with_workers(use, remembered=2)
    needed_all = [start for start, after in pairwise(starts) if not after]
    assert sum(start > 0 for start in needed_all) > 10


def test_whoever_asks_remembers_no_more_bots_than_the_worker() -> None:
    async def use(thinking: Thinking) -> None:
        for table in range(9):
            await thinking.think(a_job(table=f"table {table}"))
        assert [name[0] for name in thinking._workers[0]._told] == ["table 7", "table 8"]

    with_workers(use, remembered=2)


def test_a_bot_with_fewer_sightings_than_before_is_told_all() -> None:
    job = replace(a_job(), sightings=a_job().sightings * 3)
    jobs = [replace(job, sightings=job.sightings[:seen]) for seen in range(9, 0, -1)]

    async def use(thinking: Thinking) -> None:
        for fewer in jobs:
            assert await thinking.think(fewer) == in_process(fewer)

    with_workers(use)
    assert len({in_process(fewer) for fewer in jobs}) > 2


# --- bots that fail -------------------------------------------------------------------------------


def test_a_bot_that_fails_is_replaced_by_chance_and_nothing_but_kind_and_game_is_logged() -> None:
    kinds = ["Raising", "Blind", "Greedy", "Silent", "Unheard-of", "Raising"]

    async def use(thinking: Thinking) -> None:
        for kind in kinds:
            assert await thinking.think(a_job(kind)) == at_random(a_job(kind))
            # the worker has lived through it
            assert await thinking.think(a_job("clerk")) == in_process(a_job("clerk"))

    with capture_logs() as logs:
        with_workers(use, maker=FAULTY)
    assert logs == [
        {"event": "bot-failed", "kind": kind, "game": "card", "log_level": "warning"}
        for kind in kinds
    ]


def test_a_bot_that_fails_where_it_may_decline_declines() -> None:
    async def use(thinking: Thinking) -> None:
        assert await thinking.think(a_free_job("Raising")) is None

    with capture_logs() as logs:
        with_workers(use, maker=FAULTY)
    assert [line["event"] for line in logs] == ["bot-failed"]


def test_a_bot_that_has_failed_once_is_made_anew(tmp_path: Path) -> None:
    job = a_job(f"RaisingOnce:{tmp_path / 'raised'}")

    async def use(thinking: Thinking) -> None:
        assert await thinking.think(job) == at_random(job)
        assert await thinking.think(job) == in_process(a_job("random"))

    with capture_logs() as logs:
        with_workers(use, maker=FAULTY)
    assert len(logs) == 1


def test_chance_declares_nothing_and_takes_nothing_back_where_it_can() -> None:
    chosen = set()
    for seed in range(3):
        game = new_table("board", {"players": 5}, seed)
        for decision in count():
            job = job_of(game, "board", "random", game.to_act[0])
            command = at_random(job)
            assert command is not None
            assert command in job.options
            assert command == at_random(job)
            assert type(command) not in RARE or all(type(one) in RARE for one in job.options)
            chosen.add(type(command))
            game.play(game.to_act[0], command)
            if game.outcome is not None or decision > 300:
                break
    assert len(chosen) > 6


def test_chance_rather_takes_back_than_declares() -> None:
    undo = (UndoStep(), UndoAllSteps())
    notes = a_free_job().options
    chosen = {at_random(replace(a_job(), options=(*undo, *notes), decision=n)) for n in range(20)}
    assert chosen == set(undo)
    assert at_random(replace(a_job(), options=notes)) is None
    assert at_random(replace(a_job(), options=())) is None


def test_chance_depends_on_the_key_and_the_decision() -> None:
    job = a_job()
    assert len({at_random(replace(job, decision=n)) for n in range(30)}) == len(job.options)
    assert len({at_random(replace(job, key=key_of(n))) for n in range(30)}) == len(job.options)


# --- workers that die -----------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "often"), [("board", 23), ("card", 17)])
def test_killing_workers_in_the_middle_of_a_game_changes_nothing(name: str, often: int) -> None:
    numbers = count(1)

    async def use(thinking: Thinking) -> None:
        async def ask(job: Think) -> Command | None:
            number = next(numbers)
            thought = asyncio.create_task(thinking.think(job))
            if number % often == 0:
                # sometimes before it is asked, sometimes while it thinks
                for _ in range(number % 4):
                    await asyncio.sleep(0)
                for process in active_children():
                    process.kill()
            return await thought

        events = await play_through(ask, name, "clerk", {"players": 4}, 7)
        assert events == played_here(name, "clerk", {"players": 4}, 7)

    with capture_logs() as logs:
        with_workers(use)
    assert len(logs) >= 3
    assert {line["event"] for line in logs} == {"worker-lost"}
    assert {frozenset(line) for line in logs} == {frozenset(("event", "kind", "game", "log_level"))}


@pytest.mark.parametrize("kind", ["DeadlyOnce", "EndlessOnce"])
def test_a_bot_whose_worker_died_or_gave_no_answer_is_asked_once_more(
    kind: str, tmp_path: Path
) -> None:
    async def use(thinking: Thinking) -> None:
        chosen = await thinking.think(a_job(f"{kind}:{tmp_path / 'once'}"))
        assert chosen == in_process(a_job("random"))

    with capture_logs() as logs:
        with_workers(use, seconds=2.0, maker=FAULTY)
    assert [line["event"] for line in logs] == ["worker-lost"]


def test_where_workers_die_twice_chance_decides_and_other_bots_are_still_asked() -> None:
    jobs = [a_job("Deadly"), a_job("clerk"), a_job("clerk", "next", seed=2)]

    async def use(thinking: Thinking) -> None:
        chosen = await asyncio.gather(*map(thinking.think, jobs))
        assert chosen == [at_random(jobs[0]), *map(in_process, jobs[1:])]

    with capture_logs() as logs:
        with_workers(use, maker=FAULTY)
    assert [line["kind"] for line in logs] == ["Deadly"] * 2


def test_a_worker_does_not_hear_ctrl_c_not_even_while_it_starts() -> None:
    async def run() -> None:
        thinking = Thinking(1, PATIENT)
        starting = asyncio.create_task(thinking.start())
        while not active_children():
            await asyncio.sleep(0)
        (worker,) = active_children()
        assert worker.pid
        os.kill(worker.pid, signal.SIGINT)
        await starting
        os.kill(worker.pid, signal.SIGINT)
        assert await thinking.think(a_job("clerk")) == in_process(a_job("clerk"))
        assert active_children() == [worker]
        await thinking.close()

    with capture_logs() as logs:
        asyncio.run(run())
    assert not logs


def test_a_worker_ends_when_nobody_is_at_the_other_end() -> None:
    ours, theirs = socketpair()
    process = get_context("spawn").Process(target=work, args=(theirs, MAKER, 1))
    with ours, theirs:
        process.start()
    process.join()
    assert process.exitcode == 0


def test_workers_that_cannot_start_are_an_error_and_none_is_left() -> None:
    async def run() -> None:
        await Thinking(2, maker="inkognito.bots.kinds:nobody").start()

    with pytest.raises(ExceptionGroup) as caught:
        asyncio.run(run())
    assert caught.group_contains(EOFError)


# --- many at once ---------------------------------------------------------------------------------


def test_many_jobs_at_once_are_all_answered_and_in_order_by_each_worker() -> None:
    jobs = [a_job(KINDS[n % 3], f"table {n}", seed=n % 5) for n in range(300)]
    done: list[int] = []

    async def use(thinking: Thinking) -> None:
        async def one(number: int) -> Command | None:
            chosen = await thinking.think(jobs[number])
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

    async def use(thinking: Thinking) -> None:
        asked = [asyncio.create_task(thinking.think(job)) for job in jobs]
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
        told = [name[0] for name in thinking._workers[0]._told]
        assert told == ["table", *(f"table {n}" for n in range(9) if n not in (2, 6))]

    with_workers(use, maker=FAULTY)


def test_the_event_loop_goes_on_while_a_bot_thinks(tmp_path: Path) -> None:
    file = tmp_path / "go"
    events: list[str] = []
    slow = a_job(f"Waiting:{file}")
    tables = (a_job("clerk", f"table {n}") for n in count())
    others = [next(job for job in tables if place_of(job, 2) != place_of(slow, 2)) for _ in "abc"]

    async def use(thinking: Thinking) -> None:
        async def think_slowly() -> None:
            await thinking.think(slow)
            events.append("slow")

        thought = asyncio.create_task(think_slowly())
        for other in others:
            await thinking.think(other)
            events.append("other")
        file.touch()
        events.append("go")
        await thought

    with_workers(use, workers=2, maker=FAULTY)
    assert events == ["other", "other", "other", "go", "slow"]


def test_whoever_waits_at_closing_time_gets_nothing(tmp_path: Path) -> None:
    async def use(thinking: Thinking) -> None:
        jobs = [a_job(f"Waiting:{tmp_path / 'never'}"), a_job("clerk")]
        asked = [asyncio.create_task(thinking.think(job)) for job in jobs]
        await asyncio.sleep(0.01)
        await thinking.close()
        assert await asyncio.gather(*asked) == [None, None]
        assert await thinking.think(a_job("clerk")) is None

    with_workers(use, maker=FAULTY)


def test_a_job_that_cannot_be_sent_is_its_callers_fault_and_nobody_elses() -> None:
    async def use(thinking: Thinking) -> None:
        with pytest.raises(TypeError):
            await thinking.think(replace(a_job(), sightings=(object(),)))
        assert await thinking.think(a_job("clerk")) == in_process(a_job("clerk"))

    with_workers(use)
