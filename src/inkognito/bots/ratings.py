"""How strong each level is: ratings that were measured by a round robin, and stars for people.

The files in `measured` are what `inkognito arena --round-robin` said with `--json`, one for each
game: with the seed, the settings and every pairing. docs/bots.md has the commands.
"""

from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Final

import msgspec
from msgspec import Struct

BASELINE: Final = "random"
"""It is measured like all others, but is no opponent: it has no stars."""

MOST_STARS: Final = 5


class _Rating(Struct, frozen=True):
    kind: str
    mu: float
    sigma: float


class _Measured(Struct, frozen=True):
    ratings: tuple[_Rating, ...]


@cache
def ratings_of(game: str) -> Mapping[str, float]:
    """Return the rating of each level that was measured in this game."""
    file = resources.files(__package__).joinpath("measured", f"{game}.json")
    if not file.is_file():
        return {}
    measured = msgspec.json.decode(file.read_bytes(), type=_Measured)
    return {one.kind: one.mu for one in measured.ratings}


def stars_of(game: str) -> Mapping[str, int]:
    """Return one star for the weakest opponent, five for the strongest, and between them by rating.

    Levels that were not measured have none.
    """
    ratings = {kind: one for kind, one in ratings_of(game).items() if kind != BASELINE}
    if not ratings:
        return {}
    low, high = min(ratings.values()), max(ratings.values())
    spread = (high - low) or 1.0
    return {
        kind: 1 + round((MOST_STARS - 1) * (one - low) / spread) for kind, one in ratings.items()
    }
