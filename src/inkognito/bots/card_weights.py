"""The weights of the veteran at cards, in the order that the simulator gives them."""

from functools import cache
from typing import Final

import numpy as np

from inkognito.bots.learnings import learning_for
from inkognito.simulator.facts import Floats
from inkognito.simulator.learning import Learning
from inkognito.simulator.weights import WEIGHTS

GAME: Final = "card"


def learning_of(players: int, edition: str) -> Learning | None:
    """Return what was learned for this number of players and edition; None if nothing was."""
    return learning_for(GAME, players, edition)


@cache
def weights_for(players: int, edition: str) -> Floats | None:
    """Return the weights in their order; None if nothing was learned.

    A feature that was not there yet when the weights were learned counts nothing.
    """
    learning = learning_of(players, edition)
    if learning is None:
        return None
    return np.array([learning.weights.get(name, 0.0) for name in WEIGHTS])
