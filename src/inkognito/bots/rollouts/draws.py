"""Chance for many worlds: rows that continue the same sampled world draw the same numbers.

So two options are compared with the same luck, and their difference varies less.
"""

import numpy as np

from inkognito.bots.rollouts.tables import Whole
from inkognito.deduction.belief import Numbers


class Chances:
    """A generator whose draws are fixed by its seed and the order of the calls."""

    def __init__(self, seed: int, worlds: int) -> None:
        self._generator = np.random.Generator(np.random.PCG64(seed))
        self._worlds = worlds

    def draw(self, base: Whole, count: int) -> Numbers:
        """Return numbers from 0 to 1 for each row, by the sampled world that it continues."""
        return np.asarray(self._generator.random((self._worlds, count))[base])
