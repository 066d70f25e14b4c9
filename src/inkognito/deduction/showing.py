"""A model of how people choose what to show: a mixture of types, over all sets of a question.

Knows neither game: a *menu* lists the sets for one kind of question and the hands that may show
each. A type gives each set a weight; a player of that type chooses in proportion to the weights
among the sets that are legal and fresh with their hand. Each type includes a small uniform share,
so that no legal set is ever considered impossible.
"""

from collections.abc import Sequence
from typing import Final, Literal, TypeAlias, get_args

import numpy as np
from numpy.typing import NDArray

from inkognito.deduction.belief import Numbers
from inkognito.deduction.deals import Hands

Type = Literal["even", "careful", "frank", "creature-of-habit"]
"""even: any set. careful: the set that tells least. frank: the set that tells most.
creature-of-habit: the set that is most like the one before.
"""

TYPES: Final[tuple[Type, ...]] = get_args(Type)
PRIOR: Final[Numbers] = np.array([0.40, 0.35, 0.05, 0.20])
CAREFUL_POWER: Final = 16.0
HABIT_POWER: Final = 1.5
UNIFORM_SHARE: Final = 0.05

MOST_KEPT: Final = 20_000
"""The size of the cache of weights."""

Faces: TypeAlias = int


class Menu:
    """All sets that may be shown in answer to one kind of question, by any player."""

    __slots__ = ("_liked", "_overlaps", "hands", "index", "legal", "sets", "showing")

    def __init__(self, sets: Sequence[Faces], showing: Sequence[Hands], hands: int) -> None:
        self.sets, self.hands = tuple(sets), hands
        self.showing = tuple(showing)
        """For each set: the hands that may show it."""
        self.index = {faces: number for number, faces in enumerate(sets)}
        self.legal: Numbers = np.array(
            [[float(allowed >> hand & 1) for allowed in showing] for hand in range(hands)]
        )
        """By hand and set: 1 where the set is legal."""
        self._liked: dict[tuple[Hands, Faces | None], Numbers] = {}
        self._overlaps = np.array(
            [[float((one & other).bit_count()) for other in sets] for one in sets]
        )

    def weights(self, known: Hands, last: Faces | None) -> Numbers:
        """Return the weight of each set, by set and type.

        `known` are the hands that the viewer can't rule out so far; `last` is the last set shown.
        """
        liked = self._liked.get((known, last))
        if liked is None:
            if len(self._liked) >= MOST_KEPT:
                self._liked.clear()
            liked = self._liked[known, last] = self._weigh(known, last)
        return liked

    def _weigh(self, known: Hands, last: Faces | None) -> Numbers:
        before = max(known.bit_count(), 1)
        left = np.array([max((known & one).bit_count(), 0.5) for one in self.showing]) / before
        weights = np.ones((len(self.sets), len(TYPES)))
        weights[:, 1] = left**CAREFUL_POWER
        weights[:, 2] = left**-CAREFUL_POWER
        if last is not None and last in self.index:
            weights[:, 3] = np.exp(HABIT_POWER * self._overlaps[self.index[last]])
        return weights

    def chances(self, fresh: NDArray[np.bool_], weights: Numbers) -> tuple[Numbers, Numbers]:
        """Return the probability per unit of weight (by hand and type) and per set (by hand).

        Both are zero for hands that have no fresh set to show.
        """
        allowed = self.legal * fresh
        return _inverse(allowed @ weights), _inverse(allowed.sum(axis=1))

    def likelihood(
        self, faces: Faces, fresh: NDArray[np.bool_], known: Hands, last: Faces | None
    ) -> Numbers:
        """Return the likelihood of this set, by hand and type."""
        weights, number = self.weights(known, last), self.index[faces]
        by_weight, uniform = self.chances(fresh, weights)
        mixed = (1 - UNIFORM_SHARE) * by_weight * weights[number]
        mixed += (UNIFORM_SHARE * uniform)[:, None]
        return np.asarray(mixed * self.legal[:, number : number + 1], dtype=np.float64)

    def forecast(
        self, table: Numbers, fresh: NDArray[np.bool_], known: Hands, last: Faces | None
    ) -> Numbers:
        """Return the probability of each set, by hand and set.

        `table` gives the weight of each type, by hand and type.
        """
        weights = self.weights(known, last)
        by_weight, uniform = self.chances(fresh, weights)
        types = table * _inverse(table.sum(axis=1))[:, None]
        mixed = (1 - UNIFORM_SHARE) * ((types * by_weight) @ weights.T)
        mixed += (UNIFORM_SHARE * uniform)[:, None]
        return np.asarray(mixed * self.legal * fresh, dtype=np.float64)


def _inverse(numbers: Numbers) -> Numbers:
    return np.divide(1.0, numbers, out=np.zeros_like(numbers), where=numbers > 0)
