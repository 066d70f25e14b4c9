"""Bots think in worker processes, so that the event loop never computes for long.

Owns the processes, which of them is asked what, and what happens when one fails. Does not know how
bots think; `bot_worker` has the messages.
"""

import asyncio
import signal
from asyncio import Future, IncompleteReadError, Queue, StreamReader, StreamWriter, Task
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from multiprocessing.context import SpawnProcess
from socket import socket, socketpair
from typing import Any, Final, Protocol, TypeAlias
from zlib import crc32

import structlog
from msgspec import MsgspecError

from inkognito.core.chance import SeededChance
from inkognito.core.events import Command
from inkognito.core.fillable import expanded
from inkognito.core.gestures import Sign
from inkognito.server.bot_worker import (
    LENGTH_BYTES,
    NOTHING,
    Name,
    Told,
    WorkerReply,
    decoded_reply,
    encoded,
    framed,
    name_of,
    work,
)
from inkognito.server.logs import failure
from inkognito.tables.effects import Think

MAKER: Final = "inkognito.games:new_bot"
REMEMBERED: Final = 2000
"""How many bots a worker keeps."""

SECONDS_TO_START: Final = 60.0
SECONDS_TO_END: Final = 5.0
ATTEMPTS: Final = 2
LOST: Final = (OSError, IncompleteReadError, MsgspecError)
"""A worker has died, has not answered in time, or has answered something unreadable."""

_log = structlog.get_logger()


class BotPool:
    """All workers. The bot of a seat always thinks in the same one."""

    def __init__(
        self,
        workers: int,
        seconds: float = 5.0,
        *,
        maker: str = MAKER,
        remembered: int = REMEMBERED,
        open_process: "OpenProcess | None" = None,
    ) -> None:
        opening = open_process or _open_process
        self._workers = tuple(_Worker(seconds, maker, remembered, opening) for _ in range(workers))

    async def start(self) -> None:
        """Start the workers; they are ready afterwards."""
        try:
            async with asyncio.TaskGroup() as group:
                for worker in self._workers:
                    group.create_task(worker.start())
        except BaseException:
            await self.close()
            raise

    def start_soon(self) -> None:
        """Start the workers beside everything else; jobs wait for them."""
        for worker in self._workers:
            worker.start_soon()

    async def close(self) -> None:
        """End the workers. Jobs that still wait get no choice."""
        await asyncio.gather(*(worker.close() for worker in self._workers))

    async def think(self, job: Think) -> Command | None:
        """Return the bot's choice: one of the options, or None where it may decline."""
        return await self._workers[place_of(job, len(self._workers))].think(job)

    async def sign(self, job: Think) -> Sign | None:
        """Return the gesture that the bot makes, one of the options, or None."""
        sign: Any = await self.think(job)
        return sign if isinstance(sign, Sign) else None


def place_of(job: Think, workers: int) -> int:
    """Return which of the workers does the job: always the same for a seat of a table."""
    return crc32(f"{job.table} {job.seat}".encode()) % workers


class _Worker:
    """A queue of jobs, done one after the other by a process that can be replaced."""

    def __init__(
        self, seconds: float, maker: str, remembered: int, open_process: "OpenProcess"
    ) -> None:
        self._seconds, self._maker, self._remembered = seconds, maker, remembered
        self._open_process = open_process
        self._jobs: Queue[tuple[Think, Future[Command | None]]] = Queue()
        self._told: OrderedDict[Name, Told] = OrderedDict()
        self._process: BotProcess | None = None
        self._task: Task[None] | None = None
        self._is_closed = False

    async def start(self) -> None:
        """Open the process, and start on the queue."""
        await self._opened()
        self._task = asyncio.create_task(self._work_off())

    def start_soon(self) -> None:
        """Open the process and work off the queue. If it does not open, the first job retries."""
        self._task = asyncio.create_task(self._open_and_work_off())

    async def _open_and_work_off(self) -> None:
        try:
            await self._opened()
        except Exception as error:  # noqa: BLE001 - whatever it is, the first job tries again
            _log.warning("worker-lost", **failure(error))
        await self._work_off()

    async def close(self) -> None:
        """End the process; jobs that wait get no choice."""
        self._is_closed = True
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])
        while not self._jobs.empty():
            _settle(self._jobs.get_nowait()[1], None)
        await self._end()

    async def think(self, job: Think) -> Command | None:
        """Queue the job and wait for its answer; the caller may stop waiting."""
        if self._is_closed:
            return None
        waiting: Future[Command | None] = asyncio.get_running_loop().create_future()
        self._jobs.put_nowait((job, waiting))
        return await waiting

    async def _work_off(self) -> None:
        while True:
            job, waiting = await self._jobs.get()
            if waiting.done():
                continue
            try:
                _settle(waiting, await self._choice(job))
            except Exception as fault:  # noqa: BLE001 - the caller gets it
                if not waiting.done():
                    waiting.set_exception(fault)
            finally:
                _settle(waiting, None)

    # --- one job ----------------------------------------------------------------------------------

    async def _choice(self, job: Think) -> Command | None:
        for _ in range(ATTEMPTS):
            try:
                answer = await self._asked(job)
            except LOST as error:
                _log.warning("worker-lost", kind=job.kind, game=job.game, **failure(error))
                await self._end()
            else:
                return self._understood(job, answer)
        return at_random(job)

    def _understood(self, job: Think, answer: WorkerReply) -> Command | None:
        if answer.result == "failed":
            self._told.pop(name_of(job), None)
            where = {"error": answer.error, "frames": list(answer.frames)}
            _log.warning("bot-failed", kind=job.kind, game=job.game, **where)
            return at_random(job)
        self._remember(job)
        chosen: Command | None = None
        if answer.result == "chosen":
            chosen = expanded(job.options)[answer.choice]
        return chosen

    async def _asked(self, job: Think) -> WorkerReply:
        process = await self._opened()
        told = self._told.get(name_of(job), NOTHING)
        async with asyncio.timeout(self._seconds):
            # not what was sent: another game by now, or gestures have changed, so send everything
            answer = await process.asked(job, told if told.is_part_of(job) else NOTHING)
            return answer if answer.result != "need-all" else await process.asked(job, NOTHING)

    def _remember(self, job: Think) -> None:
        """Keep only the last bots, as the worker does."""
        name = name_of(job)
        self._told[name] = Told(len(job.sightings), job.heard)
        self._told.move_to_end(name)
        if len(self._told) > self._remembered:
            self._told.popitem(last=False)

    # --- its process ------------------------------------------------------------------------------

    async def _opened(self) -> "BotProcess":
        if self._process is None:
            self._process = await self._open_process(self._maker, self._remembered)
        return self._process

    async def _end(self) -> None:
        process, self._process = self._process, None
        self._told.clear()
        if process is not None:
            await process.end()


class BotProcess(Protocol):
    """What a worker needs of its process."""

    async def asked(self, job: Think, told: Told) -> WorkerReply:
        """Return its answer to this job; it is told what is new since `told`."""
        ...

    async def end(self) -> None:
        """End it, whatever it does."""
        ...


OpenProcess: TypeAlias = Callable[[str, int], Awaitable[BotProcess]]
"""Opens a process for the maker of bots with this name, which remembers this many bots."""


class _Process:
    """One process and the connection to it."""

    def __init__(self, process: SpawnProcess, reader: StreamReader, writer: StreamWriter) -> None:
        self._process, self._reader, self._writer = process, reader, writer

    async def start(self, its_end: socket) -> None:
        """Start it, and wait until it is ready."""
        with its_end, _interrupts_blocked():
            self._process.start()
        async with asyncio.timeout(SECONDS_TO_START):
            await self._answer()

    async def asked(self, job: Think, told: Told) -> WorkerReply:
        """What it answers to this job, told what is new since `told`."""
        self._writer.write(framed(encoded(job, told)))
        await self._writer.drain()
        return await self._answer()

    async def end(self) -> None:
        """Kill it: it has nothing to lose."""
        is_started = self._process.pid is not None
        if is_started:
            self._process.kill()
        self._writer.close()
        with suppress(OSError):
            await self._writer.wait_closed()
        if is_started:
            await asyncio.to_thread(self._process.join, SECONDS_TO_END)

    async def _answer(self) -> WorkerReply:
        length = int.from_bytes(await self._reader.readexactly(LENGTH_BYTES), "big")
        return decoded_reply(await self._reader.readexactly(length))


async def _open_process(maker: str, remembered: int) -> _Process:
    ours, theirs = socketpair()
    with theirs:
        # spawned, not forked: a fork copies locks that other threads hold, and differs by system
        process = get_context("spawn").Process(
            target=work, args=(theirs, maker, remembered), daemon=True
        )
        opened = _Process(process, *await asyncio.open_connection(sock=ours))
        try:
            await opened.start(theirs)
        except BaseException:
            await opened.end()
            raise
    return opened


@contextmanager
def _interrupts_blocked() -> Iterator[None]:
    """A process started meanwhile ignores Ctrl-C, even before it can block it itself."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _settle(waiting: "Future[Command | None]", command: Command | None) -> None:
    if not waiting.done():
        waiting.set_result(command)


def at_random(job: Think) -> Command | None:
    """Choose for a bot that fails: any option but a declaration, or None where it may decline."""
    if job.is_free:
        return None
    tame = [one for one in job.options if not (one.is_undo or one.is_declaration)]
    tame = tame or [one for one in job.options if not one.is_declaration]
    if not tame:
        return None
    chosen: Command = tame[SeededChance(job.key).below(len(tame), "instead", job.decision)]
    return chosen
