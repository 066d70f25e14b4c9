"""The real time and randomness that tables need from outside."""

import random
import secrets
import time
from typing import Protocol

from inkognito.core.chance import KEY_BYTES
from inkognito.core.fairness import Seal


class Clock(Protocol):
    """A source of the time."""

    def __call__(self) -> int:
        """Milliseconds since 1970."""
        ...


def system_clock() -> int:
    """The time of the operating system, in milliseconds."""
    return time.time_ns() // 1_000_000


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
