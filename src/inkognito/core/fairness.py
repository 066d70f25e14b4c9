"""Fair random draws: a secret seed, its commitment before play, and the key of all draws.

docs/fairness.md explains it, so that anyone can check a game with tools of their own.
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
        """The hash that is published before play: it binds to the seed and doesn't reveal it."""
        return hashlib.sha256(_COMMITMENT + self.salt + self.seed).hexdigest()

    def chance(self, entropy: Mapping[Seat, bytes] | None = None) -> SeededChance:
        """Return all draws of the game, with the entropy that the players contributed."""
        return SeededChance(mixed(self.seed, entropy or {}))

    def __repr__(self) -> str:
        return f"Seal(commitment={self.commitment!r})"

    def is_well_formed(self) -> bool:
        """Return whether seed and salt have their full length."""
        return len(self.seed) == KEY_BYTES == len(self.salt)


def sealed(seed: bytes, salt: bytes | None = None) -> Seal:
    """Return a seal for a given seed. Without a salt, derive one from the seed."""
    return Seal(seed, hmac.digest(seed, _SALT, "sha256") if salt is None else salt)


def mixed(seed: bytes, entropy: Mapping[Seat, bytes]) -> bytes:
    """Return the key of the draws: the seed, then each player's entropy in alphabetical order."""
    parts = [_ENTROPY]
    for name in sorted(entropy):
        parts += [name.encode(), hashlib.sha256(entropy[name]).digest()]
    return hmac.digest(seed, b"\0".join(parts), "sha256")
