"""Whatever bots and workers do wrong, every table gets a choice, and no process is left behind."""

import asyncio
import os
import signal
from itertools import count
from multiprocessing import active_children, get_context
from pathlib import Path
from socket import socketpair

import pytest
from msgspec.structs import replace
from structlog.testing import capture_logs

from inkognito.board.commands import (
    DeclareAlone,
    DeclareMission,
    UndoAllSteps,
    UndoStep,
    WriteNote,
)
from inkognito.board.note_option import NoteOption
from inkognito.core.chance import key_of
from inkognito.core.events import Command
from inkognito.server.bot_pool import MAKER, BotPool, at_random
from inkognito.server.bot_worker import work
from inkognito.tables.effects import Think
from tests.bots.playing import new_table
from tests.server.http_requests import (
    a_free_job,
    a_job,
    in_process,
    job_of,
    play_through,
    played_here,
    with_workers,
)
from tests.server.misbehaving import FAULTY, PATIENT

pytestmark = pytest.mark.usefixtures("no_process_left")


# --- bots that fail -------------------------------------------------------------------------------


def test_a_failing_bot_is_replaced_and_only_kind_game_and_frames_are_logged() -> None:
    kinds = ["Raising", "Blind", "Greedy", "Silent", "Unheard-of", "Raising"]

    async def use(thinking: BotPool) -> None:
        for kind in kinds:
            assert await thinking.think(a_job(kind)) == at_random(a_job(kind))
            # the worker has lived through it
            assert await thinking.think(a_job("clerk")) == in_process(a_job("clerk"))

    with capture_logs() as logs:
        with_workers(use, maker=FAULTY)
    assert [(line["event"], line["kind"], line["game"]) for line in logs] == [
        ("bot-failed", kind, "card") for kind in kinds
    ]
    for line in logs:
        assert line.keys() == {"event", "kind", "game", "log_level", "error", "frames"}
        assert line["frames"]


def test_a_bot_that_fails_where_it_may_decline_declines() -> None:
    async def use(thinking: BotPool) -> None:
        assert await thinking.think(a_free_job("Raising")) is None

    with capture_logs() as logs:
        with_workers(use, maker=FAULTY)
    assert [connection["event"] for connection in logs] == ["bot-failed"]


def test_a_bot_that_failed_once_is_rebuilt(tmp_path: Path) -> None:
    job = a_job(f"RaisingOnce:{tmp_path / 'raised'}")

    async def use(thinking: BotPool) -> None:
        assert await thinking.think(job) == at_random(job)
        assert await thinking.think(job) == in_process(a_job("random"))

    with capture_logs() as logs:
        with_workers(use, maker=FAULTY)
    assert len(logs) == 1


RARE = (UndoStep, UndoAllSteps, DeclareMission, DeclareAlone, WriteNote, NoteOption)


def is_rare(command: Command) -> bool:
    return isinstance(command, RARE)


def test_a_random_choice_avoids_declarations_and_undo() -> None:
    chosen = set()
    for seed in range(3):
        game = new_table("board", {"players": 5}, seed)
        for decision in count():
            job = job_of(game, "board", "random", game.to_act[0])
            command = at_random(job)
            assert command is not None
            assert command in job.options
            assert command == at_random(job)
            assert not is_rare(command) or all(map(is_rare, job.options))
            chosen.add(type(command))
            game.play(game.to_act[0], command)
            if game.outcome is not None or decision > 300:
                break
    assert len(chosen) > 6


def test_a_random_choice_prefers_undo_to_a_declaration() -> None:
    undo = (UndoStep(), UndoAllSteps())
    notes = a_free_job().options
    chosen = {at_random(replace(a_job(), options=(*undo, *notes), decision=n)) for n in range(20)}
    assert chosen == set(undo)
    assert at_random(replace(a_job(), options=notes)) is None
    assert at_random(replace(a_job(), options=())) is None


def test_a_random_choice_depends_on_the_key_and_the_decision() -> None:
    job = a_job()
    assert len({at_random(replace(job, decision=n)) for n in range(30)}) == len(job.options)
    assert len({at_random(replace(job, key=key_of(n))) for n in range(30)}) == len(job.options)


# --- workers that die -----------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "often"), [("board", 23), ("card", 17)])
def test_killing_workers_in_the_middle_of_a_game_changes_nothing(name: str, often: int) -> None:
    numbers = count(1)

    async def use(thinking: BotPool) -> None:
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
    assert logs
    assert {connection["event"] for connection in logs} == {"worker-lost"}
    assert {frozenset(connection) for connection in logs} == {
        frozenset(("event", "kind", "game", "log_level", "error", "frames"))
    }


@pytest.mark.parametrize("kind", ["DeadlyOnce", "EndlessOnce"])
def test_a_bot_whose_worker_died_or_gave_no_answer_is_asked_once_more(
    kind: str, tmp_path: Path
) -> None:
    async def use(thinking: BotPool) -> None:
        chosen = await thinking.think(a_job(f"{kind}:{tmp_path / 'once'}"))
        assert chosen == in_process(a_job("random"))

    with capture_logs() as logs:
        with_workers(use, seconds=5.0, maker=FAULTY)
    assert [connection["event"] for connection in logs] == ["worker-lost"]


def test_when_workers_die_twice_the_choice_is_random_and_other_bots_are_still_asked() -> None:
    jobs = [a_job("Deadly"), a_job("clerk"), a_job("clerk", "next", seed=2)]

    async def use(thinking: BotPool) -> None:
        chosen = await asyncio.gather(*map(thinking.think, jobs))
        assert chosen == [at_random(jobs[0]), *map(in_process, jobs[1:])]

    with capture_logs() as logs:
        with_workers(use, maker=FAULTY)
    assert [connection["kind"] for connection in logs] == ["Deadly"] * 2


def test_a_worker_ignores_ctrl_c_even_while_it_starts() -> None:
    async def run() -> None:
        thinking = BotPool(1, PATIENT)
        starting = asyncio.create_task(thinking.start())
        async with asyncio.timeout(PATIENT):
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


def test_a_worker_ends_when_its_connection_is_closed() -> None:
    ours, theirs = socketpair()
    process = get_context("spawn").Process(target=work, args=(theirs, MAKER, 1))
    with ours, theirs:
        process.start()
    process.join(PATIENT)
    assert process.exitcode == 0


def test_workers_that_cannot_start_are_an_error_and_none_is_left() -> None:
    async def run() -> None:
        await BotPool(2, maker="inkognito.games:nobody").start()

    with pytest.raises(ExceptionGroup) as caught:
        asyncio.run(run())
    assert caught.group_contains(EOFError)
