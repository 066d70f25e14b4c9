"""One game as one record. Owns its fields and nothing else: the other modules change them."""

from typing import Final

import numpy as np

from inkognito.deduction.showing import TYPES
from inkognito.simulator.compiled.rules import AGENTS, TOLD
from inkognito.simulator.facts import PAIRS, PLACES, VISITORS
from inkognito.simulator.worlds import CLASSES, CODES, HANDS, OTHERS_COUNT, SEEN_HANDS, WORLDS

KINDS: Final = len(TYPES)
FACES: Final = 8

GAME: Final = np.dtype(
    [
        ("key", np.uint64),
        ("round", np.int64),
        ("first", np.int64),
        ("hands", np.int64, (AGENTS,)),
        ("seated", np.int64, (AGENTS,)),
        ("used", np.int64, (VISITORS,)),
        ("at", np.int64, (VISITORS,)),
        ("shown", np.int64, (AGENTS, AGENTS)),
        ("last", np.int64, (AGENTS, AGENTS)),
        ("known", np.int64, (AGENTS, AGENTS)),
        ("told", np.int64, (AGENTS, AGENTS)),
        ("black", np.int64, (AGENTS, AGENTS)),
        ("beliefs", np.float64, (AGENTS, AGENTS, KINDS, HANDS)),
        ("plain", np.float64, (AGENTS, AGENTS, HANDS)),
        ("liked", np.float64, (AGENTS, AGENTS, KINDS, PAIRS)),
        ("by_weight", np.float64, (AGENTS, AGENTS, KINDS, HANDS)),
        ("uniform", np.float64, (AGENTS, AGENTS, HANDS)),
        ("sees_anew", np.int8, (AGENTS,)),
        ("worlds", np.float64, (AGENTS, WORLDS)),
        ("classes", np.float64, (AGENTS, CLASSES)),
        ("codes", np.float64, (AGENTS, CODES)),
        ("partners", np.float64, (AGENTS, OTHERS_COUNT)),
        ("certain_with", np.int8, (AGENTS, OTHERS_COUNT)),
        ("sure", np.float64, (AGENTS,)),
        ("knows_all", np.int8, (AGENTS,)),
        ("weighs_anew", np.int8, (AGENTS,)),
        ("pair_bits", np.float64, (AGENTS, AGENTS)),
        ("black_bits", np.float64, (AGENTS, AGENTS)),
        ("declarer", np.int64),
        ("is_right", np.bool_),
        ("winners", np.int8, (AGENTS,)),
        ("blocks", np.int64, (AGENTS,)),
        ("meant", np.int64, (AGENTS,)),
        ("decisions", np.int64),
        ("values", np.float64, (PAIRS,)),
        ("told_bits", np.float64, (PAIRS, 2 * TOLD)),
        ("chances", np.float64, (VISITORS, PLACES)),
        ("only", np.float64, (VISITORS, PLACES)),
        ("likelihood", np.float64, (KINDS, HANDS)),
        ("all_by_weight", np.float64, (KINDS, HANDS)),
        ("all_uniform", np.float64, (HANDS,)),
        ("viewers_hands", np.float64, (SEEN_HANDS,)),
        ("fresh", np.float64, (PAIRS,)),
        ("shares", np.float64, (KINDS,)),
        ("next_pair", np.float64, (SEEN_HANDS, PAIRS)),
        ("next_face", np.float64, (SEEN_HANDS, FACES)),
        ("answers", np.float64, (PAIRS,)),
    ]
)
"""Fields have the names and meanings of `Table`, by seat, by agent and viewer, or by viewer and
colour. Those that a table computes when they are needed are kept here:

- `seated`: the number of the player in each seat.
- `liked`: by viewer, shower, type and pair: the weight of the pair that the shower shows next.
- `by_weight`, `uniform`: the probability per unit of weight, and per pair, by the shower's hand.
- `worlds` to `knows_all`: by seat, what `Eyes` tells; old where `sees_anew`.
- `pair_bits`, `black_bits`: by seat and colour, as in `Table.bits`; old where `weighs_anew`.
- `decisions`: how many there were. From `values` on: what one decision needs while it is made.
"""
