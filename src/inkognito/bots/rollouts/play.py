"""Play worlds on, round by round, to the end of the game."""

from collections.abc import Sequence
from typing import Final

import numpy as np

from inkognito.bots.rollouts.draws import Chances
from inkognito.bots.rollouts.meetings import Meetings
from inkognito.bots.rollouts.places import Places, meetings_in
from inkognito.bots.rollouts.tables import PLACES, Whole
from inkognito.bots.rollouts.worlds import NO_TEAM, Worlds
from inkognito.deduction.belief import Numbers
from inkognito.deduction.deals import PLAYED

MOST_ROUNDS: Final = 14
FEW: Final = 0.03
"""When no more than this share of the games is undecided, they count as drawn."""


class Imagined:
    """Worlds that are all in the same round of the same game, and are played on together."""

    def __init__(self, worlds: Worlds, chances: Chances, first: int, round_number: int) -> None:
        self.worlds, self.meetings = worlds, Meetings(worlds, chances)
        self._chances, self._first, self._round = chances, first, round_number

    def undecided(self) -> Whole:
        """Return the rows in which nobody has won yet."""
        return np.asarray((self.worlds.team == NO_TEAM).nonzero()[0])

    def play_round(self, to_play: Sequence[int], chosen: Whole | None = None) -> None:
        """Let these agents go, turn the Ambassador's stack, and play the meetings.

        `chosen` are the places of the first of them, if they are given.
        """
        rows = self.undecided()
        places = Places(self.worlds, self._chances, rows)
        for turn, seat in enumerate(to_play):
            if turn == 0 and chosen is not None:
                places.put(seat, chosen)
            else:
                places.go(seat)
        places.turn_stack()
        self.meetings.meet(*meetings_in(self.worlds, self._order(), rows))

    def play_on(self, rounds: int = MOST_ROUNDS) -> None:
        """Finish the present round, and play this number of rounds after it."""
        for _ in range(rounds):
            if len(self.undecided()) <= FEW * len(self.worlds):
                return
            self._begin_round()
            self.play_round(self._order())

    def won_by(self, team: int) -> Numbers:
        """Return 1 where the team has won, 0 where the other has, a half where it is open."""
        won = (self.worlds.team == team).astype(np.float64)
        return np.where(self.worlds.team == NO_TEAM, 0.5, won)

    def _order(self) -> list[int]:
        return [(self._first + turn) % PLAYED for turn in range(PLAYED)]

    def _begin_round(self) -> None:
        """Begin the next round; after five all take their places back."""
        self._first = (self._first + 1) % PLAYED
        self._round += 1
        self.worlds.at[:] = -1
        if (self._round - 1) % PLACES == 0:
            self.worlds.used[:] = 0
