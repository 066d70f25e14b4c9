"""A game before its deal: nothing was played, shown or believed yet."""

from functools import cache

import numpy as np

from inkognito.card.editions import Edition
from inkognito.deduction.showing import PRIOR
from inkognito.simulator.compiled.game import GAME
from inkognito.simulator.compiled.rules import AGENTS, rules_of
from inkognito.simulator.compiled.showing import keep_chances
from inkognito.simulator.compiled.toolchain import Record, compiled
from inkognito.simulator.facts import NOBODY
from inkognito.simulator.table import ALL_HANDS, NO_PAIR, NOWHERE


@cache
def new_game(edition: Edition) -> Record:
    """Return a game before its deal, as the only element of an array."""
    found = np.zeros(1, GAME)
    game = found[0]
    game["round"], game["declarer"] = 1, NOBODY
    game["at"], game["last"] = NOWHERE, NO_PAIR
    game["known"] = game["told"] = ALL_HANDS
    game["beliefs"], game["plain"] = PRIOR[:, None], PRIOR.sum()
    game["sees_anew"] = game["weighs_anew"] = True
    _keep_all_chances(rules_of(edition), found)
    return found


@compiled
def _keep_all_chances(rules: Record, games: Record) -> None:
    for viewer in range(AGENTS):
        for shower in range(AGENTS):
            keep_chances(rules[0], games[0], viewer, shower)
