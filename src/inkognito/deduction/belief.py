"""Belief: how likely each possible deal is, under a model of how people choose what to show.

Each player has a hidden *type* (`showing` defines them), and each showing is likelier with some
hands and some types. What a player shows depends only on their own hand and type, so a table of
hands by types for each colour holds everything, and the weight of a deal is a product. The result
is exact and joint: all possible deals are weighed, none is sampled.
"""

from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from inkognito.deduction.deals import PLAYED, Deals, deals_with

Numbers: TypeAlias = NDArray[np.float64]

FAINT: Final = 1e-60
"""The lowest value of a possible table entry, so that the product of four does not underflow."""


class Belief:
    """One viewer's beliefs about the deal and about every player's type."""

    __slots__ = ("_colours", "_deals", "_leaning", "_marginals", "_own", "_tables", "_weights")

    def __init__(self, deals: Deals, types: Numbers) -> None:
        self._deals = deals
        self._tables = np.tile(types, (PLAYED, deals.hands, 1))
        self._leaning = np.ones((PLAYED, deals.hands))
        self._own: NDArray[np.intp] | None = None
        self._colours = deals.hand_of
        self._weights: Numbers | None = None
        self._marginals: Numbers | None = None

    def take_hand(self, colour: int, hand: int) -> None:
        """Set the viewer's own hand, which leaves only the deals with it."""
        self._own = deals_with(self._deals.kinds, colour, hand)
        self._colours = self._deals.hand_of[:, self._own]
        self._forget_sums()

    def observe(self, colour: int, likelihood: Numbers) -> None:
        """Record an action of a colour, given its likelihood with each hand (and each type)."""
        table = self._tables[colour]
        table *= likelihood if likelihood.ndim > 1 else likelihood[:, None]
        highest = table.max()
        if highest > 0:  # notes by hand may contradict each other
            table /= highest
        table[(table > 0) & (table < FAINT)] = FAINT
        self._forget_sums()

    def lean(self, colour: int, factor: Numbers) -> None:
        """Weigh the colour's hands by a factor besides what was shown, instead of the last one.

        It must be positive: whatever else suggests a hand, no possible deal becomes impossible.
        """
        if not (factor > 0).all():
            raise ValueError("a factor of belief must be positive")
        self._leaning[colour] = factor
        self._forget_sums()

    def weights(self) -> Numbers:
        """Return the probability of each deal that the viewer's own hand allows, in their order."""
        if self._weights is None:
            plain = self._tables.sum(axis=2) * self._leaning
            weights = plain[0].take(self._colours[0])
            for colour in range(1, PLAYED):
                weights *= plain[colour].take(self._colours[colour])
            weights /= weights.sum()
            self._weights = weights
        return self._weights

    def chance_of(self, deal: int) -> float:
        """Return the probability of the deal with this number."""
        place = deal if self._own is None else int(np.searchsorted(self._own, deal))
        return float(self.weights()[place])

    @property
    def hand_numbers(self) -> NDArray[np.intp]:
        """By colour: the hand in each deal that the viewer's own hand allows, in their order."""
        return self._colours

    def hands(self) -> Numbers:
        """Return the probability of each hand, by colour and hand."""
        if self._marginals is None:
            weights, size = self.weights(), self._deals.hands
            self._marginals = np.stack(
                [np.bincount(numbers, weights, size) for numbers in self._colours]
            )
        return self._marginals

    def faces(self) -> Numbers:
        """Return the probability of each face, by colour and face."""
        kinds = self._deals.kinds
        by_kind = self.hands().reshape((PLAYED, *(PLAYED,) * kinds))
        # The first kind varies fastest in a hand's number, so it is the last axis.
        sums = [
            by_kind.sum(axis=tuple(axis for axis in range(1, kinds + 1) if axis != kinds - kind))
            for kind in range(kinds)
        ]
        return np.concatenate(sums, axis=1)

    def types(self, colour: int) -> Numbers:
        """Return the probability of each type for the colour."""
        table = self._tables[colour]
        totals = table.sum(axis=1)
        shares = table / np.where(totals > 0, totals, 1.0)[:, None]
        return np.asarray(self.hands()[colour] @ shares, dtype=np.float64)

    def table(self, colour: int) -> Numbers:
        """Return what the colour's own showings say, by hand and type, without the other hands."""
        return np.asarray(self._tables[colour], dtype=np.float64)

    def _forget_sums(self) -> None:
        self._weights = self._marginals = None


def entropy(chances: Numbers) -> float:
    """Return the uncertainty that is left, in bits."""
    some = chances[chances > 0]
    return float(-(some * np.log2(some)).sum())
