"""How bots fare with a puzzle: the share of them that find its answer.

Tourists and clerks try it in the game that it comes from, and have forgotten what they forget. The
better levels forget nothing, and try the position alone, again after their play has changed.
"""

import hashlib
from collections.abc import Sequence
from functools import partial
from typing import Final

import numpy as np
from msgspec.structs import replace

from inkognito.bots.memory import Memory
from inkognito.bots.will import Will
from inkognito.core.chance import SeededChance
from inkognito.core.events import Event
from inkognito.core.seats import Seat
from inkognito.deduction.deals import deals_in
from inkognito.game_state import GameState
from inkognito.games import game_module, new_bot, puzzle_rules_of
from inkognito.posing.puzzle import Effort, Holds, Kind, Posed
from inkognito.posing.rules import PuzzleRules
from inkognito.puzzles.shelf import Kept

BOTS: Final = 6
"""The number of bots of each kind that try a puzzle."""


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


def tried_again(kept: Kept) -> Kept:
    """Return the puzzle with how the better levels fare with it today."""
    trial = _trial_at(kept)
    effort: Effort = replace(
        kept.effort,
        sly=trial.share("sly"),
        veteran=trial.share("veteran"),
        master=trial.share("master"),
    )
    return replace(kept, effort=effort)


def _trial_at(kept: Kept) -> Trial:
    """Return a trial of the position, with a deal that it leaves possible."""
    rules, module = puzzle_rules_of(kept.game), game_module(kept.game)
    view = rules.view(kept.viewer, (kept.sighting,))
    logic = view.reader.notebook.logic
    deal = int(deals_in(logic.possible, logic.deals.count)[0])
    hands = tuple(rules.hands[number] for number in logic.deals.hand_of[:, deal].tolist())
    now = GameState(module, SeededChance(bytes(32)), replace(view.state, hands=hands))
    posed = Posed(kept.options, kept.solution, kept.about, kept.effort.distractors)
    return Trial(rules, kept.kind, posed, now, kept.viewer, (kept.sighting,))


def _key(level: str, number: int) -> bytes:
    return hashlib.sha256(f"inkognito puzzles {level} {number}".encode()).digest()
