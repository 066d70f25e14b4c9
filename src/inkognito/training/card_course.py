"""Learning the card game: the league plays in the simulator, many games at once."""

from collections.abc import Mapping
from typing import Final, cast

import numpy as np

from inkognito.card.editions import Edition
from inkognito.simulator.facts import Floats, facts_of
from inkognito.simulator.weights import WEIGHTS, starting_weights
from inkognito.training.course import Outcome, Rhythm
from inkognito.training.league import (
    AGAINST_PAST,
    Deals,
    Matchup,
    drawn_deals,
    matchups_of,
    scored,
)

SCALES: Final = {"meet": 0.06, "ask": 0.06, "look": 0.06, "block": 0.06, "later": 0.03}
"""How far weights are disturbed, by the first word of their names; all others by 0.1."""


class CardCourse:
    """Games of the card game, for one number of players and edition."""

    game: Final = "card"
    names: Final[tuple[str, ...]] = tuple(WEIGHTS)
    scale: Final[Floats] = np.array([SCALES.get(name.split("-")[0], 0.1) for name in WEIGHTS])

    def __init__(self, players: int, edition: str) -> None:
        self._edition = cast("Edition", edition)
        self._facts = facts_of(players, self._edition)

    @property
    def start(self) -> Floats:
        """The weights with which learning begins."""
        return starting_weights()

    @property
    def effort(self) -> Mapping[str, int]:
        """As much as the settings say."""
        return {}

    @property
    def rhythm(self) -> Rhythm:
        """How often somebody joins the league."""
        return Rhythm()

    def games_each(self, games: int) -> int:
        """Return how many games an individual plays in a generation."""
        return games

    def exploiter(
        self, _victim: Floats, _past: Floats, _generator: np.random.Generator
    ) -> Floats | None:
        """Let the league find exploiters."""
        return None

    def played(
        self,
        tried: Floats,
        past: Floats,
        games: int,
        generator: np.random.Generator,
        against_past: bool = False,
    ) -> Outcome:
        """Let every individual play the same deals."""
        matchups = AGAINST_PAST if against_past else matchups_of(self._facts)
        deals = repeated(drawn_deals(self._facts, games, matchups, generator), len(tried))
        return self._in_league(tried, past, deals, matchups, generator)

    def _in_league(
        self,
        tried: Floats,
        past: Floats,
        deals: Deals,
        matchups: tuple[Matchup, ...],
        generator: np.random.Generator,
    ) -> Outcome:
        """Let the individuals play these deals, one after the other the same number of them."""
        own = np.repeat(tried, len(deals.first) // len(tried), axis=0)
        others = past[generator.integers(len(past), size=len(own))]
        score = scored(self._facts, own, others, deals, matchups, generator)
        return Outcome(score.worth.reshape(len(tried), -1), score.won.reshape(len(tried), -1))


def repeated(deals: Deals, times: int) -> Deals:
    """Return the same deals several times: all of them, and then all of them again."""
    return Deals(
        hands=np.tile(deals.hands, (times, 1)),
        first=np.tile(deals.first, times),
        learner=np.tile(deals.learner, times),
        matchup=np.tile(deals.matchup, times),
    )
