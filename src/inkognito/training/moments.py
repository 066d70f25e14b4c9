"""Adam: the direction of a step, from the running mean and spread of all gradients."""

from typing import Final

import numpy as np
from msgspec import Struct

from inkognito.simulator.facts import Floats

INERTIA: Final = 0.9
SPREAD: Final = 0.99
"""How slowly the mean and the spread of the gradients change."""


class Moments(Struct, frozen=True):
    """The running mean and spread of all gradients, and the direction that follows from them."""

    mean: Floats
    spread: Floats
    direction: Floats


def moments_after(
    mean: tuple[float, ...] | Floats,
    spread: tuple[float, ...] | Floats,
    gradient: Floats,
    number: int,
) -> Moments:
    """Return the moments after one more gradient; its number counts from 1."""
    new_mean = INERTIA * np.array(mean) + (1 - INERTIA) * gradient
    new_spread = SPREAD * np.array(spread) + (1 - SPREAD) * gradient**2
    size = np.sqrt(new_spread / (1 - SPREAD**number)) + 1e-8
    return Moments(new_mean, new_spread, new_mean / (1 - INERTIA**number) / size)
