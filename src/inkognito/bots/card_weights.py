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
    """Return the weights in their order, then those of networks; None if nothing was learned."""
    learning = learning_of(players, edition)
    return None if learning is None else row_of(learning)


def row_of(learning: Learning) -> Floats:
    """Return what was learned as one row.

    A feature that was not there yet when the weights were learned counts nothing.
    """
    weights = [learning.weights.get(name, 0.0) for name in WEIGHTS]
    return np.array([*weights, *learning.networks])
