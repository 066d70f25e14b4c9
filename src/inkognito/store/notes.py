"""Notes: what nobody waits for is collected in memory, and written with the next heartbeat.

In a transaction of its own, a note would let everybody wait who stores something at that moment: by
a millisecond they could tell that somebody had asked the coach. The heartbeat is written anyway, at
the same times, whether anything was noted or not.
"""

from collections.abc import Callable
from typing import Generic, TypeAlias, TypeVar

from sqlalchemy import Connection

Key = TypeVar("Key")
Write: TypeAlias = Callable[[Connection, dict[Key, int]], None]
"""Writes notes, in any thread, and executes the same statements for none. Twice does no harm."""


class Notes(Generic[Key]):
    """Numbers by key, which only grow, until they are written."""

    def __init__(self, write: Write[Key]) -> None:
        self.write = write
        self._noted: dict[Key, int] = {}

    def note(self, key: Key, number: int) -> None:
        """Remember the number; the highest one counts."""
        self._noted[key] = max(number, self._noted.get(key, number))

    def waiting(self) -> dict[Key, int]:
        """Return a copy of everything that is not written yet."""
        return dict(self._noted)

    def written(self, noted: dict[Key, int]) -> None:
        """Drop these notes, which are durable now; what has grown meanwhile still waits."""
        for key, number in noted.items():
            if self._noted.get(key) == number:
                del self._noted[key]
