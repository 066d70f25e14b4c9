"""The value of an answer before it is given: its expected information, in bits."""

import numpy as np
from numpy.typing import NDArray

from inkognito.deduction.belief import Numbers


def information(
    weights: Numbers,
    hands: NDArray[np.intp],
    classes: NDArray[np.intp],
    forecast: Numbers,
    candid: Numbers | None = None,
) -> float:
    """Return the expected information of an answer about the class of the true deal, in bits.

    `weights`, `hands` and `classes` give, for each deal, its weight, the answerer's hand and its
    class. `forecast` gives the probability of each answer, by hand and answer. `candid` gives, by
    hand, the probability that the whole hand is shown instead.
    """
    size, count = len(forecast), int(classes.max()) + 1
    sums = np.bincount(hands * count + classes, weights, size * count)
    by_class: Numbers = np.asarray(sums, dtype=np.float64).reshape(size, count).T
    joint = by_class @ forecast if candid is None else _with_candid(by_class, forecast, candid)
    total = joint.sum()
    if total <= 0:
        return 0.0
    joint /= total
    return _bits(joint.sum(axis=0)) + _bits(joint.sum(axis=1)) - _bits(joint)


def _with_candid(by_class: Numbers, forecast: Numbers, candid: Numbers) -> Numbers:
    (candid_hands,) = np.nonzero(candid)
    usual = by_class @ (forecast * (1 - candid)[:, None])
    return np.hstack([usual, by_class[:, candid_hands] * candid[candid_hands]])


def _bits(chances: Numbers) -> float:
    """Return the entropy of a table of probabilities."""
    with_floor = np.maximum(chances, 1e-300)
    return float(-np.vdot(chances, np.log2(with_floor)))
