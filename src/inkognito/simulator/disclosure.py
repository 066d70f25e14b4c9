"""What showing something tells a viewer, for many games at once, and what that is worth.

The same numbers as `bots.disclosure`, which says what they mean.
"""

from functools import cache
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from inkognito.simulator.facts import Floats
from inkognito.simulator.worlds import HANDS

IDENTITY, NUMBER, WHOLE = range(3)


@cache
def uncertainty() -> Floats:
    """Return, by mask of hands, the bits open about identity, number, and the whole hand."""
    masks = np.arange(1 << HANDS)
    inside = (masks[:, None] >> np.arange(HANDS) & 1).reshape(-1, 4, 4)
    count = inside.sum(axis=(1, 2))
    by_kind = (inside.sum(axis=1), inside.sum(axis=2))
    found = np.zeros((len(masks), 3))
    some = count > 0
    for kind, counts in enumerate(by_kind):
        chance = counts[some] / count[some][:, None]
        logs = np.log2(np.where(chance > 0, chance, 1.0))
        found[some, kind] = -(chance * logs).sum(axis=1)
    found[some, WHOLE] = np.log2(count[some])
    return found


class Discloses(Protocol):
    """How a player weighs what they tell."""

    def worth(
        self, before: NDArray[np.uint16], after: NDArray[np.uint16], partner: Floats, /
    ) -> Floats:
        """Return the value of each showing; `after` has one more axis than the others."""
        ...


class AllOrNothing:
    """Tell as much as possible from a probability of partnership on, and else as little."""

    def __init__(self, trust: float) -> None:
        self.trust = trust

    def worth(
        self, before: NDArray[np.uint16], after: NDArray[np.uint16], partner: Floats
    ) -> Floats:
        """Return the bits that are told: a gain if the viewer is trusted."""
        left = np.maximum(np.bitwise_count(after), 1)
        bits = np.log2(np.bitwise_count(before)[..., None] / left)
        return np.where(partner[..., None] >= self.trust, bits, -bits)


class ByKind:
    """Weigh each kind of card separately, and each viewer by how likely they are the partner."""

    def __init__(self, to_partner: tuple[float, ...], to_others: tuple[float, ...]) -> None:
        self.to_partner, self.to_others = np.array(to_partner), np.array(to_others)

    def worth(
        self, before: NDArray[np.uint16], after: NDArray[np.uint16], partner: Floats
    ) -> Floats:
        """Return the expected gain less the expected loss."""
        told = uncertainty()[before][..., None, :] - uncertainty()[after]
        trust = partner[..., None]
        weights = trust * self.to_partner - (1 - trust) * self.to_others
        return np.asarray((told * weights[..., None, :]).sum(axis=-1), dtype=np.float64)


class Evenly:
    """Show anything, all alike: a plain, truthful player."""

    def worth(
        self, _before: NDArray[np.uint16], after: NDArray[np.uint16], _partner: Floats
    ) -> Floats:
        """Return the same value for all."""
        return np.zeros(after.shape)
