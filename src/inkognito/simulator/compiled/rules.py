"""What is fixed before a deal, as one record: the tables of `facts` and `telling`."""

from functools import cache
from typing import Final

import numpy as np

from inkognito.card.editions import DEFAULT_EDITION, Edition
from inkognito.simulator.compiled.toolchain import Record
from inkognito.simulator.facts import MOST_MEETINGS, PAIRS, PLACES, VISITORS, facts_of
from inkognito.simulator.learned import kinds_of_pairs
from inkognito.simulator.telling import open_bits
from inkognito.simulator.worlds import HANDS

AGENTS: Final = 4
MEETING_COLUMNS: Final = 6
TOLD: Final = 4
"""What a showing tells about: identity, number, hand and team."""

RULES: Final = np.dtype(
    [
        ("turns", np.int64, (AGENTS, AGENTS)),
        ("next_first", np.int64, (AGENTS,)),
        ("meetings", np.int8, (AGENTS, PLACES**VISITORS, MOST_MEETINGS, MEETING_COLUMNS)),
        ("legal", np.float64, (HANDS, PAIRS)),
        ("may_show", np.float64, (PAIRS, HANDS)),
        ("legal_mask", np.int64, (HANDS,)),
        ("showing", np.int64, (PAIRS,)),
        ("kinds", np.int64, (PAIRS,)),
        ("open_bits", np.float32, (1 << HANDS, TOLD)),
    ]
)
"""The names are those of `Facts`. `may_show` is `legal` by pair and hand; `legal_mask` has the
pairs of a hand as bits; `kinds` and `open_bits` are what `learned` and `telling` compute."""


@cache
def rules_of(edition: Edition = DEFAULT_EDITION) -> Record:
    """Return the rules for four players, as the only element of an array."""
    facts, found = facts_of(AGENTS, edition), np.zeros(1, RULES)
    rules = found[0]
    rules["turns"], rules["next_first"] = facts.turns, facts.next_first
    rules["meetings"] = facts.meetings
    rules["legal"], rules["may_show"] = facts.legal, facts.legal.T
    rules["legal_mask"] = facts.legal @ (1 << np.arange(PAIRS))
    rules["showing"] = facts.showing
    rules["kinds"] = kinds_of_pairs(facts)
    rules["open_bits"] = open_bits()
    return found
