"""A storm: servers that crash and fight, a failing disk, a bad network, and people who play on.

`Storm.pass_over` lets it rage for a while, then lets everything calm down, and lets the people play
to the end. What must hold afterwards is in `laws`.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any

from inkognito.core.seats import DEFAULT_SEATS
from inkognito.tables.table_session import TableSession
from tests.kit.table_world import fingerprint
from tests.world.chances import random_for
from tests.world.patient import PatientTab, comes_in, opens
from tests.world.people import Player
from tests.world.playing import LIMITS
from tests.world.process import Process
from tests.world.torn import torn
from tests.world.visitors import Visitor
from tests.world.weather import Contents, Faults, StormyRoute, Weather, drawn_weather
from tests.world.world import World

CLOCKS: tuple[dict[str, Any], ...] = (
    {"type": "none"},
    {"type": "per-decision", "seconds": 20},
    {"type": "per-player", "seconds": 120, "increment": 5},
    {"type": "days", "days": 1},
)
JUMPS = (1_000, 60_000, 3_600_000, 86_400_000)
"""How far the wall clock jumps, in milliseconds, ahead or back."""

LONGEST_CALM = 1_800.0
"""Seconds within which every game must end once nothing goes wrong any more."""


class StormWorld(World):
    """A world in which visitors reach any of the servers that are up."""

    random: Random

    def reachable(self, _visitor: Visitor) -> Process | None:
        up = [process for process in self.processes if process.is_up]
        return self.random.choice(up) if up else None


class Storm:
    """One table of people and bots in bad weather."""

    def __init__(
        self,
        seed: int,
        weather: Weather | None = None,
        processes: int | None = None,
        calm: float = LONGEST_CALM,
    ) -> None:
        self.seed, self.random, self._calm = seed, random_for(seed, "storm"), calm
        weather = weather or drawn_weather(self.random)
        self.faults = Faults(weather, random_for(seed, "faults"), self._crash)
        self.wanted_processes = processes or (2 if self.random.random() < 0.35 else 1)
        self.lasts = self.random.uniform(20.0, 240.0)
        self.world = StormWorld(seed, faults=self.faults, thinking=self.faults.thinking)
        self.world.random = random_for(seed, "reaching")
        self.game = self.random.choice(("board", "card"))
        self.players = self.random.choice((3, 4, 5))
        self.table = ""
        self.people: list[Player] = []
        self.tabs: list[PatientTab] = []
        self.fighters: list[tuple[Any, ...]] = []
        """How the servers that fought saw the table when the fight was over."""
        self._living: list[asyncio.Task[None]] = []

    def settings(self) -> dict[str, Any]:
        """The settings of the table: two people, and bots on the other chairs."""
        bots = dict.fromkeys(DEFAULT_SEATS[self.players][2:], "random")
        choose = self.random.choice
        return {
            "game": self.game,
            "players": self.players,
            "rules": LIMITS[self.game],
            "bots": bots,
            "clock": choose(CLOCKS),
            "gestures": choose(("open", "discreet")),
            "visibility": choose(("link", "public")),
            "pace": choose(("normal", "quick")),
        }

    # --- what happens -----------------------------------------------------------------------------

    async def pass_over(self) -> None:
        """Live through the storm and play to the end."""
        self._begin(self._keep_up_servers())
        for name, what in TROUBLES.items():
            seconds = getattr(self.faults.weather, name)
            if seconds:
                self._begin(self._now_and_then(seconds, what))
        await self._gather()
        await self._until(lambda: self.is_over, self.lasts)
        await self.calm_down()
        await self._until(lambda: self.is_over, self._calm)
        await self._come_once_more()

    async def _gather(self) -> None:
        seats = (*DEFAULT_SEATS[self.players][:2], None, None)
        visitors = [self._visitor(name) for name in ("Ann", "Bob", "Zoe")]
        for visitor in visitors:
            await comes_in(visitor)
        self.table = await opens(visitors[0], self.settings())
        visitors.insert(2, visitors[1])  # Bob has a second tab, in which they only watch
        for number, (visitor, seat) in enumerate(zip(visitors, seats, strict=True)):
            tab = PatientTab(visitor, self.table, random_for(self.seed, "tab", number))
            self.tabs.append(tab)
            self._begin(tab.live())
            player = Player(tab, seat, random_for(self.seed, "player", number))
            self.people.append(player)
            self._begin(player.live())

    def _visitor(self, name: str) -> Visitor:
        return self.world.visitor(name, StormyRoute(self.faults, random_for(self.seed, name)))

    @property
    def is_over(self) -> bool:
        """Whether both players know that the game has ended."""
        ended = ("over", "aborted")
        return len(self.tabs) > 1 and all(tab.status in ended for tab in self.tabs[:2])

    async def calm_down(self) -> None:
        """From now on nothing goes wrong; of servers that fought, a new one takes over.

        Tables have no numbers: whoever was shown them out of order must come once more.
        """
        self.faults.is_calm = True
        for tab in self.tabs if self.faults.weather.is_reordered else ():
            tab.restart()
        for player in self.people:
            player.is_well_behaved = True
        if self.wanted_processes > 1:
            self.wanted_processes = 1
            self.fighters = [fingerprint(one) for one in self._sessions()]
            for process in tuple(self.world.processes):
                self.world.kill(process)

    def _sessions(self) -> list[TableSession]:
        """Return the table as each server has it in memory."""
        services = [one.services for one in self.world.processes if one.services is not None]
        found = [one.host.loaded(self.table) for one in services]
        return [one for one in found if one is not None]

    async def _come_once_more(self) -> None:
        """Everybody reconnects, and sees what there is to see."""
        comings = [tab.comings for tab in self.tabs]
        for tab in self.tabs:
            tab.restart()
        await self._until(
            lambda: (
                all(tab.comings > old for tab, old in zip(self.tabs, comings, strict=True))
                and not any(tab.client.unanswered for tab in self.tabs)
            ),
            60.0,
        )
        await asyncio.sleep(3.0)

    def end(self) -> None:
        """Stop everything that lives here."""
        for task in self._living:
            task.cancel()

    # --- servers ----------------------------------------------------------------------------------

    async def _keep_up_servers(self) -> None:
        """Start a server in place of each that has ended, as a supervisor does."""
        while True:
            for process in tuple(self.world.processes):
                if process.has_ended:
                    self.world.kill(process)
            for _ in range(self.wanted_processes - len(self.world.processes)):
                self.world.launch()
            await asyncio.sleep(self.random.uniform(0.1, 1.5))

    def _crash(self, name: str, before: Contents, after: Contents) -> None:
        """A process dies in a write; where the files are given, the power is lost with it."""
        if before:
            self._lose_power(before, after)
            return
        for process in tuple(self.world.processes):
            if process.name == name:
                self.world.kill(process)

    def _lose_power(self, before: Contents, after: Contents) -> None:
        for process in tuple(self.world.processes):
            self.world.kill(process)
        self.world.disk.replace_by(torn(before, after, self.random))

    # --- troubles ---------------------------------------------------------------------------------

    async def _now_and_then(self, seconds: float, what: "Callable[[Storm], bool]") -> None:
        while not self.faults.is_calm:
            await asyncio.sleep(self.faults.pause(seconds))
            if not self.faults.is_calm and what(self):
                self.faults.happened[what.__name__.strip("_").replace("_", " ")] += 1

    def _kill(self) -> bool:
        if self.world.processes:
            self.world.kill(self.random.choice(self.world.processes))
            return True
        return False

    def _stop(self) -> bool:
        up = [process for process in self.world.processes if process.is_up]
        if up:
            self.random.choice(up).stop()
        return bool(up)

    def _power_loss(self) -> bool:
        contents = self.world.disk.contents()
        self._lose_power(contents, contents)
        return True

    def _broken_connection(self) -> bool:
        tab = self.random.choice(self.tabs) if self.tabs else None
        if tab is None or tab.line is None:
            return False
        tab.line.break_off()
        return True

    def _full(self) -> bool:
        self.faults.is_full = True
        asyncio.get_running_loop().call_later(self.faults.pause(8.0), self._has_room)
        return False  # the writes that fail are counted

    def _has_room(self) -> None:
        self.faults.is_full = False

    def _clock_jump(self) -> bool:
        self.world.jumped += self.random.choice(JUMPS) * self.random.choice((-1, 1))
        return True

    # --- tasks ------------------------------------------------------------------------------------

    def _begin(self, work: Any) -> None:
        self._living.append(asyncio.get_running_loop().create_task(work))

    async def _until(self, is_so: Callable[[], bool], seconds: float) -> None:
        """Wait for a condition, and no longer; whatever fails meanwhile is raised here."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while not is_so():
                    self._raise_failures()
                    await asyncio.sleep(0.25)

    def _raise_failures(self) -> None:
        for task in self._living:
            if task.done() and not task.cancelled():
                task.result()


TROUBLES: "dict[str, Callable[[Storm], bool]]" = {
    "kills": Storm._kill,
    "stops": Storm._stop,
    "power_losses": Storm._power_loss,
    "connections_break": Storm._broken_connection,
    "full_disk": Storm._full,
    "clock_jumps": Storm._clock_jump,
}
"""By kind of weather: what happens now and then."""
