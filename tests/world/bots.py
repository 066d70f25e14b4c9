"""The bots' processes, simulated: they think in this process, in a simulated time.

The pool and its workers are real, and so are the messages between them and the memory of bots.
"""

import asyncio
from collections.abc import Callable
from pkgutil import resolve_name
from typing import TypeAlias

from msgspec.msgpack import Decoder

from inkognito.server.bot_pool import BotPool
from inkognito.server.bot_worker import Memory, Told, WorkerJob, WorkerReply, encoded
from inkognito.tables.effects import Think

Seconds: TypeAlias = Callable[[Think], float]
Choose: TypeAlias = Callable[[Think, WorkerReply], WorkerReply]
"""Gets what a bot was asked and what it has chosen, and returns the choice that counts."""

_JOB = Decoder(WorkerJob)


class SimulatedBotProcess:
    """Stands for a worker's process."""

    def __init__(self, maker: str, remembered: int, seconds: Seconds, choose: Choose) -> None:
        self._memory = Memory(resolve_name(maker), remembered)
        self._seconds, self._choose = seconds, choose

    async def asked(self, job: Think, told: Told) -> WorkerReply:
        message = encoded(job, told)
        await asyncio.sleep(self._seconds(job))
        return self._choose(job, self._memory.answer(_JOB.decode(message)))

    async def end(self) -> None:
        """Nothing is left of it."""


def own_choice(_job: Think, reply: WorkerReply) -> WorkerReply:
    """Let the bot have what it has chosen."""
    return reply


def simulated_bots(seconds: Seconds, choose: Choose = own_choice) -> BotPool:
    """Return a pool whose bots take this long to think. They may raise OSError instead."""

    async def open_process(maker: str, remembered: int) -> SimulatedBotProcess:
        return SimulatedBotProcess(maker, remembered, seconds, choose)

    return BotPool(1, open_process=open_process)
