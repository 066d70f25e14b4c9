"""The model of how people choose what to show, and belief, for many games at once.

The same numbers as `deduction.showing` and `deduction.belief`, which say what they mean.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from inkognito.deduction.belief import FAINT
from inkognito.deduction.showing import CAREFUL_POWER, HABIT_POWER, PRIOR, TYPES, UNIFORM_SHARE
from inkognito.simulator.facts import PAIRS, Facts, Flags, Floats, Ints
from inkognito.simulator.table import Table
from inkognito.simulator.worlds import HANDS

EVEN, CAREFUL, FRANK, HABIT = range(len(TYPES))

HAND_BITS: Final[NDArray[np.uint16]] = (1 << np.arange(HANDS)).astype(np.uint16)
PAIR_BITS: Final[NDArray[np.uint32]] = (1 << np.arange(PAIRS)).astype(np.uint32)

_LEFT: Final[Floats] = np.maximum(np.arange(HANDS + 1), 0.5) / np.maximum(
    np.arange(HANDS + 1)[:, None], 1
)
BY_CARE: Final[Floats] = _LEFT**CAREFUL_POWER
BY_FRANKNESS: Final[Floats] = _LEFT**-CAREFUL_POWER
"""By hands before and hands after: the weight of a pair."""

_FACES: Final = np.array([(a, b) for a in range(8) for b in range(a + 1, 8)])
_OVERLAP: Final = (_FACES[:, None, :, None] == _FACES[None, :, None, :]).sum(axis=(2, 3))
BY_HABIT: Final[Floats] = np.vstack([np.exp(HABIT_POWER * _OVERLAP), np.ones(PAIRS)])
"""By last pair (or none) and pair."""


def are_fresh(shown: NDArray[np.uint32]) -> Flags:
    """Return, by pair, whether it is not in the mask."""
    return np.asarray((shown[..., None] & PAIR_BITS) == 0, dtype=bool)


def hands_in(masks: NDArray[np.uint16]) -> Flags:
    """Return, by hand, whether it is in the mask."""
    return np.asarray((masks[..., None] & HAND_BITS) != 0, dtype=bool)


def pair_weights(facts: Facts, known: NDArray[np.uint16], last: NDArray[np.int8]) -> Floats:
    """Return the weight of each pair, by type and pair."""
    before = np.bitwise_count(known)[:, None]
    after = np.bitwise_count(known[:, None] & facts.showing)
    weights = np.empty((len(known), len(TYPES), PAIRS))
    weights[:, EVEN] = 1.0
    weights[:, CAREFUL] = BY_CARE[before, after]
    weights[:, FRANK] = BY_FRANKNESS[before, after]
    weights[:, HABIT] = BY_HABIT[last]
    return weights


def chances(facts: Facts, fresh: Flags, weights: Floats) -> tuple[Floats, Floats]:
    """Return the probability per unit of weight (by type and hand) and per pair (by hand)."""
    allowed = weights * fresh[:, None, :]
    legal = facts.legal.T.astype(np.float64)
    totals = (allowed.reshape(-1, PAIRS) @ legal).reshape(len(fresh), len(TYPES), HANDS)
    return inverse(totals), inverse(fresh.astype(np.float64) @ legal)


def inverse(numbers: Floats) -> Floats:
    """Return 1 divided by each number, and 0 for 0."""
    return np.divide(1.0, numbers, out=np.zeros_like(numbers), where=numbers > 0)


def likelihood(
    facts: Facts, pair: Ints, fresh: Flags, known: NDArray[np.uint16], last: NDArray[np.int8]
) -> Floats:
    """Return the likelihood of each game's pair, by type and hand."""
    weights = pair_weights(facts, known, last)
    by_weight, uniform = chances(facts, fresh, weights)
    rows = np.arange(len(pair))
    mixed = (1 - UNIFORM_SHARE) * by_weight * weights[rows, :, pair][:, :, None]
    mixed += (UNIFORM_SHARE * uniform)[:, None, :]
    mixed *= facts.legal.T[pair][:, None, :]
    return mixed


def observe(table: Table, games: Ints, viewer: Ints, colour: Ints, seen: Floats) -> None:
    """Let viewers record actions of colours, given their likelihood by hand (and type)."""
    if seen.ndim == 2:
        seen = seen[:, None, :]
    beliefs = table.beliefs[games, viewer, colour] * seen
    highest = beliefs.max(axis=(1, 2), keepdims=True)
    beliefs /= np.where(highest > 0, highest, 1.0)
    beliefs[(beliefs > 0) & (beliefs < FAINT)] = FAINT
    table.beliefs[games, viewer, colour] = beliefs
    table.plain[games, viewer, colour] = beliefs.sum(axis=1)
    table.stale[games, viewer] = True


def forget(table: Table, games: Ints, viewer: Ints, colour: Ints) -> None:
    """Let viewers forget everything about colours."""
    table.beliefs[games, viewer, colour] = PRIOR[:, None]
    table.plain[games, viewer, colour] = PRIOR.sum()
    table.stale[games, viewer] = True


def learn_pair(table: Table, games: Ints, viewer: Ints, shower: Ints, pair: Ints) -> None:
    """Let viewers read the pairs that were shown to them. The pairs are not kept yet."""
    facts = table.facts
    shown = table.shown[games, shower, viewer]
    fresh = are_fresh(shown)
    repeated = ~fresh[np.arange(len(games)), pair]
    if repeated.any():
        again = np.flatnonzero(repeated)
        exhausted = ~(facts.legal[None] & fresh[again][:, None, :]).any(axis=2)
        likely = np.asarray(exhausted, dtype=np.float64)
        observe(table, games[again], viewer[again], shower[again], likely)
        fresh[again] = True
    known, last = table.known[games, shower, viewer], table.last[games, shower, viewer]
    seen = likelihood(facts, pair, fresh, known, last)
    observe(table, games, viewer, shower, seen)
