"""Random draws: every draw has an address (purpose and index), so asking again gives the same draw.

No generator position is stored, and nothing here reads the clock or the operating system.
"""

import hashlib
import hmac
from collections.abc import Mapping
from functools import cache
from itertools import permutations
from typing import Final, Protocol, TypeAlias, TypeVar

T = TypeVar("T")

KEY_BYTES: Final = 32
_SPAN: Final = 1 << 256

Draws: TypeAlias = Mapping[tuple[str, int], int]
"""Draws by address: purpose and index."""


class Chance(Protocol):
    """Source of the draws that the rules make."""

    def below(self, bound: int, purpose: str, index: int = 0) -> int:
        """Return a number from 0 to bound - 1, always the same for the same address."""
        ...


class SeededChance:
    """Draws by HMAC-SHA-256 over the address, keyed by a 256-bit seed; no modulo bias."""

    __slots__ = ("_keyed",)

    def __init__(self, key: bytes) -> None:
        if len(key) != KEY_BYTES:
            raise ValueError("the key of chance has 32 bytes")
        self._keyed = hmac.new(key, digestmod="sha256")

    def below(self, bound: int, purpose: str, index: int = 0) -> int:
        """Return a number from 0 to bound - 1; draws beyond the last full multiple are repeated."""
        limit = _SPAN - _SPAN % bound
        attempt = 0
        while True:
            draw = self._keyed.copy()
            draw.update(b"%s/%d/%d" % (purpose.encode(), index, attempt))
            word = int.from_bytes(draw.digest(), "big")
            if word < limit:
                return word % bound
            attempt += 1


def key_of(seed: int) -> bytes:
    """Return the 256-bit key for a small, memorable seed (simulations, tests, puzzles)."""
    return hashlib.sha256(b"inkognito seed %d" % seed).digest()


def shuffled(items: tuple[T, ...], chance: Chance, purpose: str, index: int = 0) -> tuple[T, ...]:
    """Return the items in one of their equally likely orders, by a single draw. For a few items."""
    orders = _orders(len(items))
    order = orders[chance.below(len(orders), purpose, index)]
    return tuple([items[place] for place in order])


def number_of_order(items: tuple[T, ...], wanted: tuple[T, ...]) -> int:
    """Return the draw by which `shuffled` gives the items in the wanted order."""
    return _orders(len(items)).index(tuple(items.index(item) for item in wanted))


class LaidChance:
    """Chance with some draws fixed beforehand, by their addresses; all others are drawn as ever."""

    __slots__ = ("_chance", "_laid")

    def __init__(self, chance: Chance, laid: Draws) -> None:
        self._chance, self._laid = chance, dict(laid)

    def below(self, bound: int, purpose: str, index: int = 0) -> int:
        """Return the draw that was laid at this address, or else a fresh one."""
        draw = self._laid.get((purpose, index))
        return self._chance.below(bound, purpose, index) if draw is None else draw


@cache
def _orders(size: int) -> tuple[tuple[int, ...], ...]:
    return tuple(permutations(range(size)))
