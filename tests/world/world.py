"""The world: one seed, one clock, a disk, processes and visitors, and what they leave behind."""

import asyncio
from collections.abc import Callable, Coroutine, Iterable, Mapping
from contextlib import ExitStack
from itertools import count
from random import Random
from typing import Any, TypeVar
from unittest.mock import patch

from inkognito.core.chance import Chance
from inkognito.core.fairness import Seal
from inkognito.core.seats import Seat
from inkognito.server.settings import ServerSettings
from inkognito.server.system_ports import Ports
from tests.world.bots import Choose, Seconds, own_choice
from tests.world.capture import captured_logs
from tests.world.chances import Chances, random_for
from tests.world.disk import Calm, Disk, DiskFaults
from tests.world.loops import SimulatedLoop, Time
from tests.world.network import Line, Route, Way
from tests.world.observed import LogLine
from tests.world.process import Process
from tests.world.visitors import Visitor

T = TypeVar("T")

START = 1_700_000_000_000
"""The wall clock when the world begins, in milliseconds."""

ROUNDING = 1e-6
"""Milliseconds: a time that is a whole millisecond must not be taken for the one before."""

Deals = Callable[[Seal, Mapping[Seat, bytes]], Chance]
"""Gives the draws of a game in place of its seal."""


class GoodRoute:
    """A network on which everything arrives once and in order, each message in its own time."""

    def __init__(self, random: Random, least: float = 0.005, most: float = 0.03) -> None:
        self._random, self._least, self._most = random, least, most

    def delays(self, _way: Way) -> tuple[float, ...]:
        return (self._random.uniform(self._least, self._most),)

    def is_ordered(self) -> bool:
        return True

    def seconds_to_notice(self) -> float:
        return 0.0


class World:
    """Everything under one seed. Use it as a context, and `run` a story in it.

    `seals`, `commitment` and `deals` lay down what games are dealt and what is published of them,
    so that two worlds may differ in nothing but what is hidden.
    """

    def __init__(
        self,
        seed: int,
        *,
        settings: ServerSettings | None = None,
        seals: Iterable[Seal] = (),
        commitment: str | None = None,
        deals: Deals | None = None,
        faults: DiskFaults | None = None,
        thinking: Seconds = lambda _: 0.02,
        choosing: Choose = own_choice,
    ) -> None:
        self.seed, self.time = seed, Time()
        self.settings = settings or ServerSettings()
        self.chances = Chances(seed, seals)
        self.faults: DiskFaults = faults or Calm()
        self.thinking, self.choosing = thinking, choosing
        self.jumped = 0
        """How far the wall clock was set ahead or back, in milliseconds."""
        self.processes: list[Process] = []
        self.visitors: list[Visitor] = []
        self.lines: dict[str, list[Line]] = {}
        self.log_lines: list[LogLine] = []
        self.problems: list[dict[str, Any]] = []
        self.outside = SimulatedLoop(self.time, "outside", self.problems.append)
        self._numbers = count(1)
        self._commitment, self._deals = commitment, deals
        self._stack = ExitStack()
        self.disk = Disk()

    def __enter__(self) -> "World":
        self._stack.callback(self.disk.close)
        self._stack.enter_context(captured_logs(self.logged))
        if self._commitment is not None:
            shown = property(lambda _seal: self._commitment)
            self._stack.enter_context(patch.object(Seal, "commitment", shown))
        if self._deals is not None:
            deals = self._deals

            def chance(seal: Seal, entropy: Mapping[Seat, bytes] | None = None) -> Chance:
                return deals(seal, entropy or {})

            self._stack.enter_context(patch.object(Seal, "chance", chance))
        return self

    def __exit__(self, *_: object) -> None:
        self.outside.kill()
        for process in self.processes:
            process.kill()
            process.abandon()
        self._stack.close()

    def run(self, story: Coroutine[Any, Any, T]) -> T:
        """Run a story to its end. Time stands still as long as anything can happen at once."""
        with self.outside.running():
            task = self.outside.create_task(story)
        self.time.run_until(task.done)
        assert not self.problems, self.problems
        return task.result()

    # --- time and logs ----------------------------------------------------------------------------

    def clock(self) -> int:
        """The wall clock, in milliseconds since 1970."""
        return START + int(self.time.now * 1_000 + ROUNDING) + self.jumped

    def monotonic(self) -> float:
        """Seconds since the world began."""
        return self.time.now

    def logged(self, text: str) -> None:
        """A server logged a line."""
        loop = asyncio._get_running_loop()
        if isinstance(loop, SimulatedLoop) and not loop.is_dead:
            self.log_lines.append(LogLine(self.time.now, loop.name, text))

    # --- servers ----------------------------------------------------------------------------------

    def launch(self) -> Process:
        """Start a process; it is not up yet."""
        loop = SimulatedLoop(self.time, f"server-{next(self._numbers)}", self.problems.append)
        ports = Ports(self.clock, self.monotonic, self.chances, lambda: 0.0)
        process = Process(
            loop, self.settings, ports, self.disk, self.faults, self.thinking, self.choosing
        )
        self.processes.append(process)
        return process

    async def start(self) -> Process:
        """Start a process and wait until it is up."""
        process = self.launch()
        while not process.is_up:
            assert not process.has_ended, process.problem()
            await asyncio.sleep(0.001)
        return process

    def kill(self, process: Process) -> None:
        """Kill a process: its memory is gone, and its connections break."""
        process.kill()
        for line in self.lines.pop(process.name, ()):
            line.break_off()
        self.processes.remove(process)
        contents = {} if self.processes else self.disk.contents()
        process.abandon()
        if contents:  # closing the last connection has tidied up what a killed process leaves
            self.disk.replace_by(contents)

    def reachable(self, _visitor: Visitor) -> Process | None:
        """Return the process that a visitor reaches now."""
        return next((one for one in self.processes if one.is_up), None)

    # --- visitors ---------------------------------------------------------------------------------

    def visitor(self, name: str, route: Route | None = None) -> Visitor:
        """Return somebody without a cookie: a stranger."""
        route = route or GoodRoute(random_for(self.seed, "route", name, len(self.visitors)))
        visitor = Visitor(self, name, route)
        self.visitors.append(visitor)
        return visitor

    async def guest(self, name: str, route: Route | None = None) -> Visitor:
        """Return somebody who became a guest of the server."""
        return await self.visitor(name, route).comes_in()
