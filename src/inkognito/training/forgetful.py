"""A forgetful player, for many games at once: reasons like the clerk, but forgets and misjudges.

Much like the tourist of `bots.manner`, with its temperature, trust and readiness to declare. What
it forgets is everything about one player, as often as a tourist forgets half of its notes.
"""

from typing import Final

import numpy as np

from inkognito.bots.disclosure import AllOrNothing
from inkognito.bots.manner import TOURIST
from inkognito.core.seats import AMBASSADOR_SEAT
from inkognito.simulator import disclosure
from inkognito.simulator.facts import Floats, Ints
from inkognito.simulator.reasoner import Reasoner
from inkognito.simulator.showing import forget
from inkognito.simulator.table import Table

SIGHTINGS: Final = 8
"""Sightings in a round, about."""

FORGETS: Final = 1 - 0.5 ** (SIGHTINGS / TOURIST.half_life)
"""The probability that everything about one player is forgotten in a round."""


class Forgetful(Reasoner):
    """A tourist of the simulator. Draws from the generator that it is given."""

    def __init__(self, generator: np.random.Generator) -> None:
        shows = TOURIST.disclosure
        trust = shows.trust if isinstance(shows, AllOrNothing) else 1.0
        super().__init__(disclosure.AllOrNothing(trust), TOURIST.sure)
        self._generator = generator

    def places(self, table: Table, games: Ints, seats: Ints) -> Floats:
        """Return the value of each place, misjudged, after something was forgotten."""
        self._forget(table, games, seats)
        return self._misjudged(super().places(table, games, seats))

    def pairs(self, table: Table, games: Ints, seats: Ints, viewers: Ints) -> Floats:
        """Return the value of each pair, misjudged."""
        return self._misjudged(super().pairs(table, games, seats, viewers))

    def blacks(self, table: Table, games: Ints, seats: Ints, askers: Ints) -> Floats:
        """Return the value of showing each black card, misjudged."""
        return self._misjudged(super().blacks(table, games, seats, askers))

    def names(self, table: Table, games: Ints, seats: Ints) -> Floats:
        """Return the value of naming each agent, misjudged."""
        return self._misjudged(super().names(table, games, seats))

    def looks(self, table: Table, games: Ints, seats: Ints) -> Floats:
        """Return the value of looking at each black card of the dummy, misjudged."""
        return self._misjudged(super().looks(table, games, seats))

    def _misjudged(self, values: Floats) -> Floats:
        """Return values so that the best is drawn as a softmax of the true ones draws."""
        return values + TOURIST.temperature * self._generator.gumbel(size=values.shape)

    def _forget(self, table: Table, games: Ints, seats: Ints) -> None:
        gone = self._generator.random((len(games), AMBASSADOR_SEAT)) < FORGETS
        rows, colours = gone.nonzero()
        forget(table, games[rows], seats[rows], colours)
