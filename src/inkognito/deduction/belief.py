"""Belief: how likely each possible deal is, under a model of how people choose what to show.

People differ: each player has a *type* that nobody knows (`showing` says which there are), and
each showing is likelier with some hands and some types. What a player shows depends on his own hand
and type alone, so a table of hands by types for each colour holds everything, and a deal's weight
is a product. Exact and joint: all possible deals are weighed, none is sampled.
"""

from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from inkognito.deduction.deals import PLAYED, Deals, deals_with

Numbers: TypeAlias = NDArray[np.float64]

FAINT: Final = 1e-60
"""No table entry that is possible falls below this: the product of four is still a number."""


class Belief:
    """One viewer's beliefs about the deal and about everybody's type."""

    __slots__ = ("_colours", "_deals", "_marginals", "_own", "_tables", "_weights")

    def __init__(self, deals: Deals, types: Numbers) -> None:
        self._deals = deals
        self._tables = np.tile(types, (PLAYED, deals.hands, 1))
        self._own: NDArray[np.intp] | None = None
        self._colours = deals.hand_of
        self._weights: Numbers | None = None
        self._marginals: Numbers | None = None

    def take_hand(self, colour: int, hand: int) -> None:
        """The viewer has this hand: only the deals with it are left."""
        self._own = deals_with(self._deals.kinds, colour, hand)
        self._colours = self._deals.hand_of[:, self._own]
        self._forget_sums()

    def observe(self, colour: int, likelihood: Numbers) -> None:
        """The colour has done something that is so likely with each hand (and each type)."""
        table = self._tables[colour]
        table *= likelihood if likelihood.ndim > 1 else likelihood[:, None]
        table /= table.max()
        table[(table > 0) & (table < FAINT)] = FAINT
        self._forget_sums()

    def weights(self) -> Numbers:
        """The probability of each deal that the viewer's own hand allows, in their order."""
        if self._weights is None:
            plain = self._tables.sum(axis=2)
            weights = plain[0].take(self._colours[0])
            for colour in range(1, PLAYED):
                weights *= plain[colour].take(self._colours[colour])
            weights /= weights.sum()
            self._weights = weights
        return self._weights

    @property
    def hand_numbers(self) -> NDArray[np.intp]:
        """By colour: the hand in each deal that the viewer's own hand allows, in their order."""
        return self._colours

    def hands(self) -> Numbers:
        """By colour and hand: how likely he has it."""
        if self._marginals is None:
            weights, size = self.weights(), self._deals.hands
            self._marginals = np.stack(
                [np.bincount(numbers, weights, size) for numbers in self._colours]
            )
        return self._marginals

    def faces(self) -> Numbers:
        """By colour and face: how likely he has it."""
        kinds = self._deals.kinds
        by_kind = self.hands().reshape((PLAYED, *(PLAYED,) * kinds))
        # The first kind is the fastest in a hand's number, so it is the last axis.
        sums = [
            by_kind.sum(axis=tuple(axis for axis in range(1, kinds + 1) if axis != kinds - kind))
            for kind in range(kinds)
        ]
        return np.concatenate(sums, axis=1)

    def types(self, colour: int) -> Numbers:
        """How likely the colour is of each type."""
        table = self._tables[colour]
        totals = table.sum(axis=1)
        shares = table / np.where(totals > 0, totals, 1.0)[:, None]
        return np.asarray(self.hands()[colour] @ shares, dtype=np.float64)

    def table(self, colour: int) -> Numbers:
        """By hand and type: what the colour's own showings say, leaving aside the other hands."""
        return np.asarray(self._tables[colour], dtype=np.float64)

    def _forget_sums(self) -> None:
        self._weights = self._marginals = None


def entropy(chances: Numbers) -> float:
    """How much is still unknown, in bits."""
    some = chances[chances > 0]
    return float(-(some * np.log2(some)).sum())
