"""What the Ambassador's player believes, for many games at once: no own hand, 576 deals."""

from functools import cached_property
from typing import Final

import numpy as np

from inkognito.core.seats import AMBASSADOR_SEAT
from inkognito.deduction.deals import deals
from inkognito.deduction.showing import TYPES, UNIFORM_SHARE
from inkognito.simulator.eyes import ANY_BITS, NOTHING_DIRECT, information
from inkognito.simulator.facts import PAIRS, Facts, Flags, Floats, Ints
from inkognito.simulator.showing import are_fresh, chances, inverse, pair_weights
from inkognito.simulator.table import Table
from inkognito.simulator.worlds import HANDS, ORDERS, code_of

_HAND_OF: Final[Ints] = deals(2).hand_of
"""By colour and deal."""

_CODE: Final[Ints] = code_of(_HAND_OF.T)
_BY_CODE: Final[Ints] = np.argsort(_CODE, kind="stable")
_SORTED: Final[Ints] = np.ascontiguousarray(_HAND_OF[:, _BY_CODE])
"""By colour and deal, where deals are sorted by their code."""


class AmbassadorsEyes:
    """The beliefs of the Ambassador's player in each of some games."""

    def __init__(self, table: Table, games: Ints) -> None:
        self.facts: Facts = table.facts
        self.plain = table.plain[games, AMBASSADOR_SEAT]
        self.beliefs = table.beliefs[games, AMBASSADOR_SEAT]
        self.shown = table.shown[games, :, AMBASSADOR_SEAT]
        self.last = table.last[games, :, AMBASSADOR_SEAT]
        self.known = table.known[games, :, AMBASSADOR_SEAT]

    def __len__(self) -> int:
        return len(self.plain)

    @cached_property
    def deals(self) -> Floats:
        """The probability of each deal, sorted by code."""
        weights = self.plain[:, 0, _SORTED[0]]
        for colour in range(1, AMBASSADOR_SEAT):
            weights = weights * self.plain[:, colour, _SORTED[colour]]
        return np.asarray(weights / weights.sum(axis=1, keepdims=True), dtype=np.float64)

    @cached_property
    def codes(self) -> Floats:
        """The probability of each of the 24 codes."""
        summed = self.deals.reshape(len(self), len(ORDERS), -1).sum(axis=2)
        return np.asarray(summed, dtype=np.float64)

    @cached_property
    def knows_code(self) -> Flags:
        """Whether the code is certain."""
        possible = (self.deals > 0).reshape(len(self), len(ORDERS), -1).any(axis=2)
        return np.asarray(possible.sum(axis=1) == 1, dtype=bool)

    def pair_bits(self, agent: int) -> Floats:
        """Return the bits that a pair of the agent is expected to tell."""
        forecast = self._pair_forecast(agent)
        found = information(self._by_hand(agent, self.deals) @ forecast)
        few = np.flatnonzero(found <= NOTHING_DIRECT)
        if len(few):
            each = self.deals[few][:, :, None] * np.take(forecast[few], _SORTED[agent], axis=1)
            found[few] = ANY_BITS * information(each)
        knows_all = (self.deals > 0).sum(axis=1) == 1
        return np.where(knows_all, 0.0, found)

    def _by_hand(self, agent: int, weights: Floats) -> Floats:
        """Return the weights by code and the agent's hand."""
        size = len(ORDERS) * HANDS
        columns = (np.arange(len(_CODE)) // (len(_CODE) // len(ORDERS))) * HANDS + _SORTED[agent]
        cells = np.arange(len(self))[:, None] * size + columns
        summed = np.bincount(cells.ravel(), weights.ravel(), size * len(self))
        shape = (len(self), len(ORDERS), HANDS)
        return np.asarray(summed.reshape(shape), dtype=np.float64)

    def _pair_forecast(self, agent: int) -> Floats:
        """Return the probability of each pair of the agent, by hand and pair."""
        fresh = are_fresh(self.shown[:, agent])
        weights = pair_weights(self.facts, self.known[:, agent], self.last[:, agent])
        by_weight, uniform = chances(self.facts, fresh, weights)
        beliefs = self.beliefs[:, agent]
        share = beliefs * inverse(beliefs.sum(axis=1, keepdims=True)) * by_weight
        mixed = np.empty((len(self), HANDS, PAIRS))
        mixed[:] = (UNIFORM_SHARE * uniform)[:, :, None]
        for kind in range(len(TYPES)):
            mixed += (1 - UNIFORM_SHARE) * share[:, kind, :, None] * weights[:, kind, None, :]
        mixed *= self.facts.legal * fresh[:, None, :]
        return mixed
