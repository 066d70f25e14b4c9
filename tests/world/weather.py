"""What goes wrong in a storm, and how often: drawn from the seed, and counted.

Each world has some of the faults and not others, so that each is also met without the rest.
"""

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Literal, get_args

from msgspec import Struct

from inkognito.tables.effects import Think
from tests.world.disk import Fate, Operation
from tests.world.network import Way

CrashKind = Literal["before", "after", "torn"]
"""Before a write, after it, or in the middle of it."""

CRASHES: tuple[CrashKind, ...] = get_args(CrashKind)
MESSAGES = ("disk I/O error", "attempt to write a readonly database", "database is locked")
Contents = dict[str, bytes]
Crash = Callable[[str, Contents, Contents], None]
"""Told of the process that crashes in a write, and of the files before and after the write.

Both are empty where only the process dies and the files stay what they are.
"""


class Weather(Struct, frozen=True):
    """How bad it is: chances of a fault in each message or operation, and seconds between others.

    A time of 0 means never. Without `is_reordered`, a lost message ends its connection as TCP does.
    """

    lost: float = 0.0
    doubled: float = 0.0
    late: float = 0.0
    is_reordered: bool = False
    connections_break: float = 0.0
    kills: float = 0.0
    stops: float = 0.0
    power_losses: float = 0.0
    crashes_in_writes: float = 0.0
    slow_disk: float = 0.0
    failing_writes: float = 0.0
    failing_reads: float = 0.0
    full_disk: float = 0.0
    clock_jumps: float = 0.0
    failing_bots: float = 0.0


RANGES: dict[str, tuple[float, float]] = {
    "lost": (0.002, 0.03),
    "doubled": (0.01, 0.05),
    "late": (0.01, 0.1),
    "connections_break": (5.0, 60.0),
    "kills": (5.0, 90.0),
    "stops": (10.0, 90.0),
    "power_losses": (10.0, 90.0),
    "crashes_in_writes": (0.01, 0.08),
    "slow_disk": (0.02, 0.2),
    "failing_writes": (0.01, 0.1),
    "failing_reads": (0.01, 0.05),
    "full_disk": (20.0, 90.0),
    "clock_jumps": (5.0, 60.0),
    "failing_bots": (0.01, 0.1),
}
"""By fault: how mild and how bad it may be."""


def drawn_weather(random: Random) -> Weather:
    """Draw which faults there are, and how bad each is."""
    share = random.choice((0.15, 0.4, 0.7))
    drawn = {
        fault: random.uniform(*bounds)
        for fault, bounds in RANGES.items()
        if random.random() < share
    }
    return Weather(is_reordered=random.random() < 0.3, **drawn)


class Faults:
    """Everything that goes wrong, until `is_calm`. Counts what it has done."""

    def __init__(self, weather: Weather, random: Random, crash: Crash) -> None:
        self.weather, self._random, self._crash = weather, random, crash
        self.is_calm = False
        self.is_full = False
        self.happened: Counter[str] = Counter()

    def strikes(self, fault: str, chance: float) -> bool:
        """Whether it happens this time; if so, count it."""
        if self.is_calm or not chance or self._random.random() >= chance:
            return False
        self.happened[fault] += 1
        return True

    def pause(self, mean: float) -> float:
        """Draw a time until something happens again."""
        return self._random.expovariate(1 / mean)

    # --- the disk ---------------------------------------------------------------------------------

    def fate(self, operation: Operation) -> Fate:
        weather, slow = self.weather, 0.0
        if operation != "fetch" and self.strikes("slow disk", weather.slow_disk):
            slow = self.pause(0.7)
        if operation != "write":
            is_failing = self.strikes("failed read", weather.failing_reads)
            return Fate(before=0.0005 + slow, error="before" if is_failing else "")
        if self.is_full and not self.is_calm:
            self.happened["full disk"] += 1
            return Fate(error="before", message="database or disk is full")
        if self.strikes("failed write", weather.failing_writes):
            when: Literal["before", "after"] = "after" if self._random.random() < 0.3 else "before"
            return Fate(error=when, message=self._random.choice(MESSAGES))
        how: CrashKind = self._random.choice(CRASHES)
        if self.strikes(f"crash in a write: {how}", weather.crashes_in_writes):
            return Fate(crash=how)
        return Fate(before=0.0005 + slow)

    def crash(self, process: str, before: Contents, after: Contents) -> None:
        self._crash(process, before, after)

    # --- bots -------------------------------------------------------------------------------------

    def thinking(self, _job: Think) -> float:
        if self.strikes("failing bot", self.weather.failing_bots):
            raise OSError("the bot's process died")
        return 0.02


class StormyRoute:
    """The way between one visitor and the servers."""

    def __init__(self, faults: Faults, random: Random) -> None:
        self._faults, self._random = faults, random

    def delays(self, _way: Way) -> tuple[float, ...]:
        faults, weather = self._faults, self._faults.weather
        delay = self._random.uniform(0.005, 0.03)
        if faults.strikes("lost message", weather.lost):
            return ()
        if faults.strikes("late message", weather.late):
            delay += self._random.expovariate(1.0)
        if weather.is_reordered and faults.strikes("doubled message", weather.doubled):
            return (delay, delay + self._random.expovariate(2.0))
        return (delay,)

    def is_ordered(self) -> bool:
        return self._faults.is_calm or not self._faults.weather.is_reordered

    def seconds_to_notice(self) -> float:
        return self._random.uniform(0.5, 30.0)
