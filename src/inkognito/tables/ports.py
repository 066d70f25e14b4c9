"""What a table needs from outside: random draws. The time is an argument; all else is an effect."""

from typing import Protocol

from inkognito.core.fairness import Seal


class RandomSource(Protocol):
    """The source of waiting times, names of tables and seeds."""

    def draw(self) -> float:
        """A number from 0 to 1, 1 excluded."""
        ...

    def table_name(self) -> str:
        """Return the name of a new table, which nobody can guess."""
        ...

    def seal(self) -> Seal:
        """The sealed seed of a new game."""
        ...
