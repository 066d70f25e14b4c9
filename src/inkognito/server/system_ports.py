"""What a server takes from outside its process: the time, and randomness.

Everything random and every time in the server comes through these ports, so that a whole server can
run in a simulated world. The database, the network and the bots' processes are ports of their own.
"""

import random
import secrets
import time
from collections.abc import Callable
from typing import Final, Protocol

from msgspec import Struct

from inkognito.core.chance import KEY_BYTES
from inkognito.core.fairness import Seal
from inkognito.tables.ports import RandomSource

FASTEST: Final = 0.1
"""By this part a steady clock may run faster or slower than time passes."""


SECOND: Final = 1_000_000_000
MILLISECOND: Final = 1_000_000
"""In nanoseconds."""

AGREEMENT: Final = 2 * MILLISECOND
"""Clocks agree if they differ by no more than this: their times are cut off to milliseconds."""


class Clock(Protocol):
    """A source of the time."""

    def __call__(self) -> int:
        """Milliseconds since 1970."""
        ...


def nanoseconds(seconds: float) -> int:
    """Return the time of a monotonic clock without the errors of sums of fractions."""
    return round(seconds * SECOND)


def system_clock() -> int:
    """The time of the operating system, in milliseconds."""
    return time.time_ns() // 1_000_000


class SteadyClock:
    """A clock without jumps. It never goes back, and follows the other clock step by step.

    An operator or a time service may set the system's clock ahead or back. Tables would then take
    hours off the players' clocks, or stand still until the old time comes again. This clock runs at
    most a tenth faster or slower than time passes, until it agrees with the other one again.
    """

    def __init__(self, clock: Clock, monotonic: Callable[[], float]) -> None:
        self._clock, self._monotonic = clock, monotonic
        self._read_at = nanoseconds(monotonic())
        # Whole milliseconds: their fractions are those of the monotonic clock.
        self._ahead = (clock() - self._read_at // MILLISECOND) * MILLISECOND

    def __call__(self) -> int:
        """Milliseconds since 1970.

        While the clocks agree, the time does not depend on how often it was read before.
        """
        read_at = int(self._monotonic() * SECOND + 0.5)  # as `nanoseconds`, which takes longer
        behind = self._clock() * MILLISECOND - read_at - self._ahead
        if not -AGREEMENT <= behind <= AGREEMENT:
            most = int((read_at - self._read_at) * FASTEST)
            self._ahead += max(-most, min(most, behind))
        self._read_at = read_at
        return (read_at + self._ahead) // MILLISECOND


class ServerRandomSource(RandomSource, Protocol):
    """The random source of tables, and of the guests' ids and secrets."""

    def person(self) -> str:
        """Return the id of a new guest."""
        ...

    def secret(self) -> str:
        """Return a secret that nobody can guess."""
        ...


class SystemRandomSource:
    """Random draws from the operating system."""

    def __init__(self) -> None:
        self._random = random.SystemRandom()

    def draw(self) -> float:
        """A number from 0 to 1, 1 excluded."""
        return self._random.random()

    def table_name(self) -> str:
        """The name of a new table, which nobody can guess."""
        return secrets.token_hex(10)

    def seal(self) -> Seal:
        """The sealed seed of a new game."""
        return Seal(secrets.token_bytes(KEY_BYTES), secrets.token_bytes(KEY_BYTES))

    def person(self) -> str:
        """The id of a new guest."""
        return secrets.token_hex(8)

    def secret(self) -> str:
        """A secret with 256 random bits."""
        return secrets.token_urlsafe(32)


class Ports(Struct, frozen=True):
    """The time and the randomness of one server. `monotonic` are seconds that never go back.

    `thread_seconds` are those that a thread has computed.
    """

    clock: Clock
    monotonic: Callable[[], float]
    random: ServerRandomSource
    thread_seconds: Callable[[], float] = time.thread_time


def system_ports() -> Ports:
    """Return the time and the randomness of the operating system."""
    return Ports(system_clock, time.monotonic, SystemRandomSource())
