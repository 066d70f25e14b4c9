"""Learning the board game: the league plays at the tables of the arena, one game after the other.

A game of sly bots takes a tenth of a second there, and few weights are learned, so a simulator of
its own would not pay. A draw is worth nothing; turns and wrong declarations cost a little.
"""

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
from msgspec import Struct

from inkognito.arena.judging import Played
from inkognito.arena.line_ups import Contest, Duel, Rotation
from inkognito.arena.table import Setting, played
from inkognito.bots.board_bot import BoardBot
from inkognito.bots.board_weights import WEIGHTS, manner_of
from inkognito.bots.bot import Bot
from inkognito.bots.manner import Manner
from inkognito.core.seats import Seat
from inkognito.deduction.deals import PLAYED
from inkognito.games import new_bot
from inkognito.simulator.facts import Floats
from inkognito.training.course import Outcome, Rhythm

TURN_COST: Final = 0.002
WRONG_COST: Final = 0.5
TURN_LIMIT: Final = 200

LEARNER: Final = "learner"
PAST: Final = "past"


class Matchup(Struct, frozen=True):
    """A kind of game: who is the learner's partner, who are all others, and how often it occurs."""

    partner: str
    others: str
    share: float


IN_TEAMS: Final = (
    Matchup(LEARNER, "sly", 0.5),
    Matchup(LEARNER, PAST, 0.2),
    Matchup(LEARNER, "clerk", 0.15),
    Matchup("sly", "sly", 0.15),
)
ALONE: Final = (Matchup("sly", "sly", 0.75), Matchup(PAST, PAST, 0.25))
AGAINST_PAST: Final = (Matchup(LEARNER, PAST, 1.0),)


class BoardCourse:
    """Games of the board game, for one number of players and edition."""

    game: Final = "board"
    names: Final[tuple[str, ...]] = tuple(WEIGHTS)
    start: Final[Floats] = np.array([weight.start for weight in WEIGHTS.values()])
    scale: Final[Floats] = np.array([weight.scale for weight in WEIGHTS.values()])
    effort: Final[Mapping[str, int]] = {"pairs": 12, "games": 8}

    rhythm: Final = Rhythm()

    def __init__(self, players: int, edition: str) -> None:
        self._players, self._edition = players, edition

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
        """Let every individual play the same deals against the same others."""
        options = {"edition": self._edition, "turn_limit": TURN_LIMIT}
        setting = Setting(self.game, self._players, int(generator.integers(1 << 31)), options)
        others = past[generator.integers(len(past), size=games)]
        contests = [self._contest(one / games, against_past) for one in range(games)]
        results = [
            [
                played(contests[one], setting, one, _Maker(_manner(own), _manner(others[one])))
                for one in range(games)
            ]
            for own in tried
        ]
        worth = np.array([[_worth(one) for one in row] for row in results])
        won = np.array([[0 in one.winners for one in row] for row in results])
        return Outcome(worth, won)

    def _contest(self, point: float, against_past: bool) -> Contest:
        """Return who plays in the game at this point of all, so that each matchup has its share."""
        in_teams = self._players == PLAYED
        matchups = AGAINST_PAST if against_past else IN_TEAMS if in_teams else ALONE
        edges = np.cumsum([one.share for one in matchups])
        found = int(np.searchsorted(edges, point, side="right"))
        matchup = matchups[min(found, len(matchups) - 1)]
        if in_teams:
            return Duel((LEARNER, matchup.partner), (matchup.others, matchup.others))
        return Rotation((LEARNER, *[matchup.others] * (self._players - 1)))


class _Maker(Struct, frozen=True):
    """Makes the bots of a game: the learner, a past self, or a level."""

    learner: Manner
    past: Manner

    def __call__(self, kind: str, game: str, seat: Seat, key: bytes) -> Bot:
        """Return the bot for a seat."""
        own = {LEARNER: self.learner, PAST: self.past}.get(kind)
        return new_bot(kind, game, seat, key) if own is None else BoardBot(seat, key, own)


def _manner(weights: Any) -> Manner:
    return manner_of(dict(zip(WEIGHTS, weights.tolist(), strict=True)))


def _worth(game: Played) -> float:
    """Return what a game was worth to the learner, who sits on the first chair."""
    claim = game.declaration
    is_wrong = claim is not None and claim.chair == 0 and not claim.right
    return (0 in game.winners) - TURN_COST * game.length - WRONG_COST * is_wrong
