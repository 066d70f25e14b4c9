"""What an answer is worth before it is given: how many bits it is expected to tell."""

import numpy as np
from numpy.typing import NDArray

from inkognito.deduction.belief import Numbers


def information(
    weights: Numbers, hands: NDArray[np.intp], classes: NDArray[np.intp], forecast: Numbers
) -> float:
    """The bits that an answer is expected to tell about the class of the true deal.

    By deal: its weight, the answerer's hand, its class. `forecast` says by hand and answer how
    likely the answer is.
    """
    size, count = len(forecast), int(classes.max()) + 1
    by_hand = np.bincount(hands * count + classes, weights, size * count).reshape(size, count)
    joint = by_hand.T @ forecast
    total = joint.sum()
    if total <= 0:
        return 0.0
    joint /= total
    return _bits(joint.sum(axis=0)) + _bits(joint.sum(axis=1)) - _bits(joint)


def _bits(chances: Numbers) -> float:
    """The entropy of a table of chances."""
    with_floor = np.maximum(chances, 1e-300)
    return float(-np.vdot(chances, np.log2(with_floor)))
