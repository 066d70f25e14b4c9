"""What a showing tells a viewer who knows their own cards, for many games at once."""

from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from inkognito.core.seats import AMBASSADOR_SEAT
from inkognito.simulator.disclosure import uncertainty
from inkognito.simulator.eyes import Eyes
from inkognito.simulator.facts import IDENTITY_OF, NUMBER_OF, Floats, Ints
from inkognito.simulator.worlds import HAND_OF, HANDS, PLACE_OF, SEEN, SEEN_HANDS

APART: Final[NDArray[np.uint16]] = (
    (
        ((IDENTITY_OF[:, None] != IDENTITY_OF) & (NUMBER_OF[:, None] != NUMBER_OF))
        << np.arange(HANDS)
    )
    .sum(axis=1)
    .astype(np.uint16)
)
"""By hand: the mask of the hands that somebody else may have."""

_HAS_PARTNERS_FACE: Final = np.arange(SEEN_HANDS) % 3 == 0
"""By seen hand: whether it has the partner's identity."""


@cache
def open_bits() -> Floats:
    """Return, by mask of hands, the bits open about identity, number, hand and team."""
    masks = np.arange(1 << HANDS)
    inside = (masks[:, None] >> np.arange(HANDS) & 1).reshape(-1, 4, 4).sum(axis=1)
    count = np.maximum(inside.sum(axis=1), 1)
    chance = inside[:, :2].sum(axis=1) / count
    rest = 1 - chance
    logs = [one * np.log2(np.where(one > 0, one, 1.0)) for one in (chance, rest)]
    team = np.where(inside.sum(axis=1) > 0, -(logs[0] + logs[1]), 0.0)
    return np.concatenate([uncertainty(), team[:, None]], axis=1).astype(np.float32)


def told_by_viewer(
    eyes: Eyes,
    seats: Ints,
    viewers: Ints,
    before: NDArray[np.uint16],
    after: NDArray[np.uint16],
) -> tuple[Floats, Floats]:
    """Return the bits told by each showing: to the partner, and to others; by what they are about.

    Each of the viewer's hands counts as much as the seat believes in it.
    """
    chances = viewers_hands(eyes, seats, viewers)
    apart = APART[HAND_OF[eyes.own]]
    apart = np.where(viewers[:, None] < AMBASSADOR_SEAT, apart, np.uint16(0xFFFF))
    bits = open_bits()
    told = bits[before[:, None] & apart][:, None] - bits[after[:, :, None] & apart[:, None]]
    with_partner = chances * _HAS_PARTNERS_FACE * eyes.facts.has_partners
    alone = chances - with_partner
    return (
        np.einsum("nh,nohk->nok", with_partner, told),
        np.einsum("nh,nohk->nok", alone, told),
    )


def viewers_hands(eyes: Eyes, seats: Ints, viewers: Ints) -> Floats:
    """Return how likely the viewer has each hand, as the seat numbers them.

    The Ambassador has none: for them the first hand that is not the partner's stands in.
    """
    place = PLACE_OF[seats, viewers]
    cells = np.arange(len(eyes))[:, None] * SEEN_HANDS + SEEN[place]
    found = np.bincount(cells.ravel(), eyes.worlds.ravel(), len(eyes) * SEEN_HANDS)
    chances = found.reshape(len(eyes), SEEN_HANDS)
    nobody = np.arange(SEEN_HANDS) == 1
    return np.where(viewers[:, None] < AMBASSADOR_SEAT, chances, nobody)
