"""What a table needs from outside: random. Time comes with every message, the rest are effects."""

from typing import Protocol

from inkognito.core.fairness import Seal


class RandomSource(Protocol):
    """Where waiting times, names of tables and seeds come from."""

    def draw(self) -> float:
        """A number from 0 to 1, 1 excluded."""
        ...

    def table_name(self) -> str:
        """The name of a new table, which nobody can guess."""
        ...

    def seal(self) -> Seal:
        """The sealed seed of a new game."""
        ...
