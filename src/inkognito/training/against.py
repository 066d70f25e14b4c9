"""Compiled games of a team against one opponent, its victim: for those who learn to beat it."""

import numpy as np
from msgspec import Struct

from inkognito.simulator.compiled.play import Deals, Results
from inkognito.simulator.facts import IDENTITY_OF, Flags, Ints
from inkognito.simulator.table import dealt

LEARNER, VICTIM = range(2)


class Match(Struct, frozen=True):
    """Deals, and for each seat whether LEARNER or VICTIM sits there; partners are of one kind."""

    deals: Deals
    seated: Ints

    def won(self, results: Results) -> Flags:
        """Return for each game whether the learner's team has won."""
        return np.asarray((results.winners & (self.seated == LEARNER)).any(axis=1), dtype=bool)


def drawn_match(count: int, generator: np.random.Generator) -> Match:
    """Draw the games of a match."""
    hands = dealt(count, generator)
    first = generator.integers(hands.shape[1], size=count)
    keys = generator.integers(1 << 63, size=count).astype(np.uint64)
    teams = IDENTITY_OF[hands] // len(("one", "partner"))
    own = generator.integers(len(("one", "other")), size=(count, 1))
    return Match(Deals(hands, first, keys), np.where(teams == own, LEARNER, VICTIM))


def repeated(match: Match, times: int) -> Match:
    """Return the same games several times: all of them, and then all of them again."""
    deals = match.deals
    return Match(
        deals=Deals(
            hands=np.tile(deals.hands, (times, 1)),
            first=np.tile(deals.first, times),
            keys=np.tile(deals.keys, times),
        ),
        seated=np.tile(match.seated, (times, 1)),
    )
