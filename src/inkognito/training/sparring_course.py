"""Learning the card game where partners are needed: in a league of bots, and in sparring.

In the league the learner meets bots of all kinds, also as partners. In sparring, two learners meet
past selves and exploiters in compiled games, which need the extra `train`.
"""

from collections.abc import Mapping
from typing import Final

import numpy as np

from inkognito.simulator.facts import Floats
from inkognito.training.card_course import CardCourse, repeated
from inkognito.training.course import Outcome, Rhythm
from inkognito.training.league import AMONG_OTHERS, Deals, drawn_deals
from inkognito.training.sparring import costs_among_equals, learned_exploiter, sparred

SPARRING: Final = 0.6
"""The share of sparring in what a generation was worth."""

QUICKER: Final = 4
"""The games of sparring, and among equals, for each game in the league, which takes longer."""


class SparringCourse(CardCourse):
    """Games of the card game for four players, in one edition."""

    @property
    def effort(self) -> Mapping[str, int]:
        """Many individuals, each of which meets its own deals."""
        return {"pairs": 60, "games": 10}

    @property
    def rhythm(self) -> Rhythm:
        """Exploiters learn long, and join together with a past self."""
        return Rhythm(keep_every=30, exploit_every=30, exploiter_games=300_000)

    def games_each(self, games: int) -> int:
        """Return how many games an individual plays in a generation, sparring included."""
        return games * (1 + 2 * QUICKER)

    def exploiter(
        self, victim: Floats, past: Floats, generator: np.random.Generator
    ) -> Floats | None:
        """Return weights that have learned to beat these."""
        games = self.rhythm.exploiter_games
        return learned_exploiter(victim, past, games, generator, self._edition)

    def played(
        self,
        tried: Floats,
        past: Floats,
        games: int,
        generator: np.random.Generator,
        against_past: bool = False,
    ) -> Outcome:
        """Let every individual and its opposite play the same deals."""
        quick = sparred(tried, past, games * QUICKER, generator, self._edition)
        if against_past:
            return quick
        deals = drawn_deals(self._facts, len(tried) // 2 * games, AMONG_OTHERS, generator)
        deals = repeated(_shuffled(deals, generator), 2)
        slow = self._in_league(tried, past, deals, AMONG_OTHERS, generator)
        worth = SPARRING * quick.worth.mean(axis=1) + (1 - SPARRING) * slow.worth.mean(axis=1)
        worth -= costs_among_equals(tried, games * QUICKER, generator, self._edition)
        return Outcome(worth[:, None], quick.won)


def _shuffled(deals: Deals, generator: np.random.Generator) -> Deals:
    """Return the deals in another order, so that each individual meets all matchups."""
    order = generator.permutation(len(deals.first))
    return Deals(
        hands=deals.hands[order],
        first=deals.first[order],
        learner=deals.learner[order],
        matchup=deals.matchup[order],
    )
