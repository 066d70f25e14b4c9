"""The small networks that a learned player may have on top of its weights.

One adds to the value of each place, the other to that of each pair. A player's numbers lie in one
row: the weights of its features, then the numbers of both networks; a row without networks is
shorter. Each network has one hidden layer of softsigns.
"""

from collections.abc import Sequence
from typing import Final

import numpy as np

from inkognito.simulator.facts import Floats, Ints
from inkognito.simulator.weights import LATE, WEIGHTS

PLACE_INPUTS: Final = 15
PAIR_INPUTS: Final = 15
HIDDEN: Final = 16
TEMPERATURE: Final = 0.05
"""What a network says counts this much. An option that is worth this much less is chosen e times
less often while a player learns."""

VERY_LATE: Final = 2.0
"""Games are never later than this, in units of `LATE` rounds."""

PAIRS_START: Final = (PLACE_INPUTS + 2) * HIDDEN
NUMBERS: Final = PAIRS_START + (PAIR_INPUTS + 2) * HIDDEN
"""The networks' numbers in one row, those for places first: the weights of each input, by hidden
unit; the bias of each hidden unit; its weight in the sum."""

FEATURES: Final = len(WEIGHTS)
WIDTH: Final = FEATURES + NUMBERS
"""The length of a row with networks."""


class Network:
    """One network for all games, or one for each: `numbers` has a row, or a row for each game."""

    def __init__(self, inputs: int, numbers: Floats) -> None:
        rows = np.atleast_2d(numbers)
        size = inputs * HIDDEN
        self.into = rows[:, :size].reshape(-1, inputs, HIDDEN)
        self.bias, self.out = rows[:, size : size + HIDDEN], rows[:, size + HIDDEN :]

    def values(self, options: Floats) -> Floats:
        """Return the value of each option: the inputs by game, option and input."""
        hidden = softsign(options @ self.into + self.bias[:, None])
        return np.asarray((hidden @ self.out[:, :, None])[..., 0])


class Networks:
    """The networks of one player."""

    def __init__(self, numbers: Floats) -> None:
        self._rows = np.atleast_2d(numbers)

    def places(self, games: Ints, options: Floats) -> Floats:
        """Return what is added to the value of each place in these games."""
        return TEMPERATURE * Network(PLACE_INPUTS, self._of(games)[:, :PAIRS_START]).values(options)

    def pairs(self, games: Ints, options: Floats) -> Floats:
        """Return what is added to the value of each pair in these games."""
        return TEMPERATURE * Network(PAIR_INPUTS, self._of(games)[:, PAIRS_START:]).values(options)

    def _of(self, games: Ints) -> Floats:
        return self._rows if len(self._rows) == 1 else self._rows[games]


def softsign(values: Floats) -> Floats:
    """Return a number between -1 and 1 for each value."""
    return np.asarray(values / (1 + np.abs(values)))


def lateness(number: int) -> float:
    """Return how late a round is, as networks see it."""
    return min(number / LATE, VERY_LATE)


def fresh_numbers(seed: int) -> Floats:
    """Return the numbers of networks that have learned nothing: they leave all values alone."""
    generator = np.random.default_rng(seed)
    return np.concatenate([_fresh(inputs, generator) for inputs in (PLACE_INPUTS, PAIR_INPUTS)])


def _fresh(inputs: int, generator: np.random.Generator) -> Floats:
    """Return the numbers of a network that gives everything the value 0."""
    into = generator.normal(0, inputs**-0.5, inputs * HIDDEN)
    return np.concatenate([into, np.zeros(2 * HIDDEN)])


def restrained(numbers: Floats, share: float) -> Floats:
    """Return the numbers of networks that add this share of what these add to each value."""
    found = numbers.copy()
    for end in (PAIRS_START, NUMBERS):
        found[end - HIDDEN : end] *= share
    return found


def stacked(rows: Sequence[Floats]) -> Floats:
    """Return rows of players with and without networks as one array."""
    width = max(len(row) for row in rows)
    return np.stack([np.pad(row, (0, width - len(row))) for row in rows])
