"""Who plays in which seat of which game: hands each decision to its player, and draws.

A player gives the value of every option; one of the best is drawn, as bots do.
"""

from collections.abc import Callable, Sequence
from typing import Final, Protocol

import numpy as np

from inkognito.simulator.course import drawn_places
from inkognito.simulator.facts import NOBODY, Floats, Ints
from inkognito.simulator.table import Table

CLOSE: Final = 0.02
"""Options whose values differ by no more than this are equally good, and one is drawn."""


class Player(Protocol):
    """A way to play: the value of every option, game by game. `codes` returns the choice."""

    def places(self, table: Table, games: Ints, seats: Ints, /) -> Floats:
        """Return the value of each place."""
        ...

    def codes(self, table: Table, games: Ints, seats: Ints, others: Ints, /) -> Ints:
        """Return the code to declare, or NOBODY."""
        ...

    def pairs(self, table: Table, games: Ints, seats: Ints, viewers: Ints, /) -> Floats:
        """Return the value of showing each pair."""
        ...

    def names(self, table: Table, games: Ints, seats: Ints, /) -> Floats:
        """Return the value of naming each agent; the last option is to decline."""
        ...

    def blacks(self, table: Table, games: Ints, seats: Ints, askers: Ints, /) -> Floats:
        """Return the value of showing each black card."""
        ...

    def looks(self, table: Table, games: Ints, seats: Ints, /) -> Floats:
        """Return the value of looking at each black card of the dummy."""
        ...


class Cast:
    """Players by number, and the number of the player in each seat of each game."""

    def __init__(
        self, players: Sequence[Player], seated: Ints, generator: np.random.Generator
    ) -> None:
        self.players, self.seated, self.generator = players, seated, generator

    def places(self, table: Table, games: Ints, seats: Ints) -> Ints:
        """Return where to go."""
        return self._chosen(games, seats, lambda p, rows: p.places(table, games[rows], seats[rows]))

    def codes(self, table: Table, games: Ints, seats: Ints, others: Ints) -> Ints:
        """Return the codes to declare."""
        said = np.full(len(games), NOBODY)
        for number, rows in self._groups(games, seats):
            given = (games[rows], seats[rows], others[rows])
            said[rows] = self.players[number].codes(table, *given)
        return said

    def pairs(self, table: Table, games: Ints, seats: Ints, viewers: Ints) -> Ints:
        """Return the pairs to show."""
        return self._chosen(
            games, seats, lambda p, rows: p.pairs(table, games[rows], seats[rows], viewers[rows])
        )

    def names(self, table: Table, games: Ints, seats: Ints) -> Ints:
        """Return the agents to ask."""
        named = self._chosen(games, seats, lambda p, rows: p.names(table, games[rows], seats[rows]))
        return np.where(named == len(("red", "blue", "green", "yellow")), NOBODY, named)

    def blacks(self, table: Table, games: Ints, seats: Ints, askers: Ints) -> Ints:
        """Return the black cards to show."""
        return self._chosen(
            games, seats, lambda p, rows: p.blacks(table, games[rows], seats[rows], askers[rows])
        )

    def looks(self, table: Table, games: Ints, seats: Ints) -> Ints:
        """Return the dummy's cards to look at."""
        return self._chosen(games, seats, lambda p, rows: p.looks(table, games[rows], seats[rows]))

    def stacks(self, table: Table, games: Ints, visitor: int) -> Ints:
        """Return random places of a stack."""
        return drawn_places(table, games, visitor, self.generator)

    def _groups(self, games: Ints, seats: Ints) -> list[tuple[int, Ints]]:
        """Return the numbers of the players who decide, each with the rows of their decisions."""
        numbers = self.seated[games, seats]
        return [(int(one), np.flatnonzero(numbers == one)) for one in np.unique(numbers)]

    def _chosen(self, games: Ints, seats: Ints, values: Callable[[Player, Ints], Floats]) -> Ints:
        chosen = np.empty(len(games), dtype=np.intp)
        for number, rows in self._groups(games, seats):
            chosen[rows] = drawn(values(self.players[number], rows), self.generator)
        return chosen


def drawn(values: Floats, generator: np.random.Generator) -> Ints:
    """Return one of the best options of each row, at random."""
    good = values >= values.max(axis=1, keepdims=True) - CLOSE
    return np.asarray((good * (generator.random(values.shape) + 1)).argmax(axis=1), dtype=np.intp)
