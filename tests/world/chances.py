"""Simulated chance: every draw follows from the seed and from what it is for.

Ids, secrets and seals are counted, not drawn from a common sequence: one more of a kind changes
none of another kind. A test may lay down the first ones.
"""

from collections.abc import Iterable
from hashlib import sha256
from random import Random

from inkognito.core.fairness import Seal


def random_for(seed: int, *purpose: object) -> Random:
    """Return a generator of its own for this purpose."""
    return Random(_bytes(seed, *purpose))


def _bytes(seed: int, *purpose: object) -> bytes:
    return sha256(repr((seed, *purpose)).encode()).digest()


class Chances:
    """The random source of one simulated server. It outlives the server's processes."""

    def __init__(self, seed: int, seals: Iterable[Seal] = ()) -> None:
        self._seed, self._seals = seed, list(seals)
        self._waits = random_for(seed, "waits")
        self._made = dict.fromkeys(("person", "secret", "table", "seal"), 0)

    def draw(self) -> float:
        """A waiting time, from 0 to 1."""
        return self._waits.random()

    def table_name(self) -> str:
        return self._next("table").hex()[:20]

    def seal(self) -> Seal:
        """The next seal that was laid down, or else one that follows from the seed."""
        seed = self._next("seal")
        return self._seals.pop(0) if self._seals else Seal(seed, sha256(seed).digest())

    def person(self) -> str:
        return self._next("person").hex()[:16]

    def secret(self) -> str:
        return self._next("secret").hex()

    def _next(self, what: str) -> bytes:
        self._made[what] += 1
        return _bytes(self._seed, what, self._made[what])
