"""What may be exchanged: pure tables over faces. Knows no state, no seats and no history."""

from collections.abc import Mapping
from functools import cache
from itertools import combinations
from typing import Final

from inkognito.card.cards import CARDS, BlackHand, Card, Edition, Faces

PAIRS: Final[dict[Edition, int]] = {"ffg-2003": 12, "abacus-1997": 13}
"""How many truthful pairs a hand has."""


def is_truthful(faces: Faces, hand: BlackHand, edition: Edition) -> bool:
    """FFG: exactly one of the two is true. ABACUS: at least one is."""
    true = (faces & hand.truth).bit_count()
    return true == 1 if edition == "ffg-2003" else true >= 1


@cache
def legal_pairs(hand: BlackHand, edition: Edition) -> Mapping[Faces, tuple[Card, ...]]:
    """All truthful pairs by their faces: 12 of FFG, 13 of ABACUS."""
    cards = CARDS[edition]
    pairs = (
        (1 << one | 1 << other, (cards[one], cards[other]))
        for one, other in combinations(range(len(cards)), 2)
    )
    return {faces: pair for faces, pair in pairs if is_truthful(faces, hand, edition)}
