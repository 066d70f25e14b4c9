"""What may be exchanged: pure tables over faces. Knows no state, no seats and no history."""

from collections.abc import Mapping
from functools import cache
from itertools import combinations
from typing import Final

from inkognito.card.cards import CARDS, BlackHand, Card, Faces
from inkognito.card.editions import EDITIONS, Edition

TRUE_CARDS: Final[dict[str, tuple[int, ...]]] = {"exactly-one": (1,), "at-least-one": (1, 2)}
"""How many cards of a pair may be true, by the edition's fact."""


def is_truthful(faces: Faces, hand: BlackHand, edition: Edition) -> bool:
    """Whether as many of the two cards are true as the edition asks for."""
    return (faces & hand.truth).bit_count() in TRUE_CARDS[EDITIONS[edition].truth]


@cache
def legal_pairs(hand: BlackHand, edition: Edition) -> Mapping[Faces, tuple[Card, ...]]:
    """All truthful pairs by their faces: 12 of FFG, 13 of ABACUS."""
    cards = CARDS[edition]
    pairs = (
        (1 << one | 1 << other, (cards[one], cards[other]))
        for one, other in combinations(range(len(cards)), 2)
    )
    return {faces: pair for faces, pair in pairs if is_truthful(faces, hand, edition)}


PAIRS: Final[dict[Edition, int]] = {
    edition: len(legal_pairs(BlackHand(0, 0), edition)) for edition in EDITIONS
}
"""How many truthful pairs a hand has."""
