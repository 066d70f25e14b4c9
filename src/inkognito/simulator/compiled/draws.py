"""Random draws with an address: the game, the round, the kind of decision, the seat and the option.

A draw depends on nothing else. So players that differ a little meet the same luck in the same game,
and a game can be repeated from its key.
"""

from typing import Any, Final

import numpy as np

from inkognito.simulator.compiled.toolchain import compiled

PLACE, CODE, PAIR, NAME, BLACK, STACK = range(6)
"""Kinds of decisions. A seat makes each at most once in a round."""

_KINDS: Final = 8
_SEATS: Final = 8
_OPTIONS: Final = 32
ONE_OF_ALL: Final = _OPTIONS - 1
"""The option under which a draw among all options is addressed."""

_STRIDE: Final = np.uint64(0x9E3779B97F4A7C15)
_FIRST: Final = np.uint64(0xBF58476D1CE4E5B9)
_SECOND: Final = np.uint64(0x94D049BB133111EB)


@compiled
def draw(key: Any, now: Any, kind: Any, seat: Any, option: Any) -> Any:
    """Return the draw at an address, from 0 to 1; `key` is the game's (SplitMix64)."""
    place = ((now * _KINDS + kind) * _SEATS + seat) * _OPTIONS + option + 1
    mixed = key + np.uint64(place) * _STRIDE
    mixed = (mixed ^ (mixed >> np.uint64(30))) * _FIRST
    mixed = (mixed ^ (mixed >> np.uint64(27))) * _SECOND
    mixed = mixed ^ (mixed >> np.uint64(31))
    return np.float64(mixed >> np.uint64(11)) * 2.0**-53
