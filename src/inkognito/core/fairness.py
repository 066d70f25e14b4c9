"""Fair chance: a secret seed, its commitment before play, and the key of all draws.

docs/fairness.md explains it, so that anybody can check a game with tools of his own.
"""

import hashlib
import hmac
from collections.abc import Mapping
from typing import Final

from msgspec import Struct

from inkognito.core.chance import KEY_BYTES, SeededChance
from inkognito.core.seats import Seat

_COMMITMENT: Final = b"inkognito commitment 1"
_ENTROPY: Final = b"inkognito entropy 1"
_SALT: Final = b"inkognito salt 1"


class Seal(Struct, frozen=True, forbid_unknown_fields=True):
    """A seed with its salt. Both stay secret until the game is over."""

    seed: bytes
    salt: bytes

    @property
    def commitment(self) -> str:
        """What is published before play: it binds to the seed and tells nothing about it."""
        return hashlib.sha256(_COMMITMENT + self.salt + self.seed).hexdigest()

    def chance(self, entropy: Mapping[Seat, bytes] | None = None) -> SeededChance:
        """All draws of the game, with what the players have mixed in."""
        return SeededChance(mixed(self.seed, entropy or {}))

    def __repr__(self) -> str:
        return f"Seal(commitment={self.commitment!r})"

    def is_well_formed(self) -> bool:
        """Whether seed and salt have their full length."""
        return len(self.seed) == KEY_BYTES == len(self.salt)


def sealed(seed: bytes, salt: bytes | None = None) -> Seal:
    """A seal for a given seed; without a salt of its own it gets one that follows from the seed."""
    return Seal(seed, hmac.digest(seed, _SALT, "sha256") if salt is None else salt)


def mixed(seed: bytes, entropy: Mapping[Seat, bytes]) -> bytes:
    """The key of the draws: the seed, and each player's entropy in the order of their names."""
    parts = [_ENTROPY]
    for name in sorted(entropy):
        parts += [name.encode(), hashlib.sha256(entropy[name]).digest()]
    return hmac.digest(seed, b"\0".join(parts), "sha256")
