"""How bots fare with a puzzle: the share of them that find its answer in the game it comes from."""

import hashlib
from collections.abc import Sequence
from functools import partial
from typing import Final

import numpy as np

from inkognito.bots.memory import Memory
from inkognito.bots.will import Will
from inkognito.core.events import Event
from inkognito.core.seats import Seat
from inkognito.game_state import GameState
from inkognito.games import new_bot
from inkognito.posing.puzzle import Holds, Kind, Posed
from inkognito.posing.rules import PuzzleRules

BOTS: Final = 6
"""So many bots of each kind try a puzzle."""


class Trial:
    """A puzzle for bots: its question, the game as it was then, and what the viewer had seen."""

    def __init__(
        self,
        rules: PuzzleRules,
        kind: Kind,
        posed: Posed,
        now: GameState,
        viewer: Seat,
        seen: Sequence[Event],
    ) -> None:
        self._rules, self._posed, self._now = rules, posed, now
        self._viewer, self._seen = viewer, seen
        self._solved_by = self._guess if kind == "who" else self._play

    def share(self, level: str) -> float:
        """Return the share of bots of that level that find the answer."""
        tries = [self._solved_by(level, _key(level, number)) for number in range(BOTS)]
        return round(sum(tries) / BOTS, 2)

    def _guess(self, level: str, key: bytes) -> float:
        """Return 1 if the likeliest option is right; less where others are as likely."""
        will = Will(key, self._rules.manners[level])
        memory = Memory(partial(self._rules.reader, self._viewer), will)
        for sighting in self._seen:
            will.has_seen()
            memory.see(sighting)
        reader = memory.reader
        chances = reader.notebook.belief.faces()[reader.holders.index(self._posed.about)]
        worth = [
            float(np.prod([chances[reader.faces.index(card)] for card in option.cards]))
            for option in self._posed.options
            if isinstance(option, Holds)
        ]
        best = [place for place, one in enumerate(worth) if one >= max(worth) - 1e-9]
        return (self._posed.solution.right in best) / len(best)

    def _play(self, level: str, key: bytes) -> float:
        """Return 1 if the bot plays the answer."""
        bot = new_bot(level, self._now.module.name, self._viewer, key)
        for sighting in self._seen:
            bot.see(sighting)
        right = self._posed.options[self._posed.solution.right]
        return float(self._rules.plays(bot, self._now, self._viewer, right))


def _key(level: str, number: int) -> bytes:
    return hashlib.sha256(f"inkognito puzzles {level} {number}".encode()).digest()
