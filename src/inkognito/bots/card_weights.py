"""The weights of the veteran at cards. They lie beside this module.

One file for each number of players and edition: `weights/card-PLAYERS-EDITION.json`.
"""

from functools import cache
from importlib import resources

import msgspec
import numpy as np

from inkognito.simulator.facts import Floats
from inkognito.simulator.learned import WEIGHTS
from inkognito.simulator.learning import Learning


@cache
def learning_of(players: int, edition: str) -> Learning | None:
    """Return what was learned for so many players and this edition; None if nothing was."""
    name = f"card-{players}-{edition}.json"
    file = resources.files(__package__).joinpath("weights", name)
    if not file.is_file():
        return None
    return msgspec.json.decode(file.read_bytes(), type=Learning)


@cache
def weights_for(players: int, edition: str) -> Floats | None:
    """Return the weights in their order; None if nothing was learned."""
    learning = learning_of(players, edition)
    if learning is None:
        return None
    return np.array([learning.weights[name] for name in WEIGHTS])
