"""The value of each pair and each black card to a viewer: as in `simulator.learned`."""

from typing import Final

import numpy as np

from inkognito.simulator.compiled.eyes import see
from inkognito.simulator.compiled.rules import TOLD
from inkognito.simulator.compiled.toolchain import Record, compiled
from inkognito.simulator.facts import PAIRS, Floats, Ints
from inkognito.simulator.moves import same_face
from inkognito.simulator.reasoner import NOT_ALLOWED
from inkognito.simulator.telling import APART
from inkognito.simulator.weights import SHOW, TELL
from inkognito.simulator.worlds import (
    HAND_OF,
    HANDS,
    OTHERS_COUNT,
    PLACE_OF,
    SEEN,
    SEEN_HANDS,
    WORLDS,
)

TO_OTHERS: Final = TOLD
"""In what a showing tells, columns from here on are for others than the partner."""

BLACK_KINDS: Final = 2


def _black_masks() -> Ints:
    kinds = [same_face(np.arange(HANDS), np.full(HANDS, kind)) for kind in range(BLACK_KINDS)]
    return np.stack([kind @ (1 << np.arange(HANDS)) for kind in kinds], axis=1)


BLACK_MASKS: Final[Ints] = _black_masks()
"""By hand and kind: the mask of the hands with the same black card."""


@compiled
def allowed_pairs(rules: Record, game: Record, seat: int, viewer: int) -> int:
    """Return the mask of the pairs that the seat may show: truthful and fresh, or all (C3)."""
    legal = rules.legal_mask[game.hands[seat]]
    fresh = legal & ~game.shown[seat, viewer]
    return int(fresh if fresh else legal)


@compiled
def value_pairs(rules: Record, game: Record, seat: int, viewer: int, weights: Floats) -> None:
    """Compute the value of each pair, into `values`, and what it tells, into `told_bits`."""
    see(game, seat)
    viewers_hands(game, seat, viewer)
    values, told = game.values, game.told_bits
    before, allowed = game.told[seat, viewer], allowed_pairs(rules, game, seat, viewer)
    partner = game.partners[seat, PLACE_OF[seat, viewer]]
    for pair in range(PAIRS):
        values[pair] = NOT_ALLOWED
        if allowed >> pair & 1:
            tell(rules, game, seat, before, before & rules.showing[pair], told[pair])
            kind = SHOW + rules.kinds[pair]
            shown = weights[kind] * partner + weights[kind + 3] * (1 - partner)
            values[pair] = shown + worth_of_telling(game, seat, weights, told[pair])


@compiled
def value_blacks(rules: Record, game: Record, seat: int, asker: int, weights: Floats) -> None:
    """Compute the value of each black card, into `values`."""
    see(game, seat)
    viewers_hands(game, seat, asker)
    values, told = game.values, game.told_bits[0]
    before = game.told[seat, asker]
    for kind in range(BLACK_KINDS):
        values[kind] = NOT_ALLOWED
        if not game.black[seat, asker] >> kind & 1:
            after = before & BLACK_MASKS[game.hands[seat], kind]
            tell(rules, game, seat, before, after, told)
            values[kind] = worth_of_telling(game, seat, weights, told)


@compiled
def viewers_hands(game: Record, seat: int, viewer: int) -> None:
    """Compute how likely the viewer has each hand, as the seat numbers them."""
    chances = game.viewers_hands
    chances[:] = 0.0
    place = PLACE_OF[seat, viewer]
    for world in range(WORLDS):
        chances[SEEN[place, world]] += game.worlds[seat, world]


@compiled
def tell(rules: Record, game: Record, seat: int, before: int, after: int, told: Floats) -> None:
    """Compute the bits that a showing tells: to the partner, and to others."""
    chances = game.viewers_hands
    told[:] = 0.0
    for seen in range(SEEN_HANDS):
        if chances[seen] > 0:
            apart = np.int64(APART[HAND_OF[game.hands[seat], seen]])
            column = 0 if seen % OTHERS_COUNT == 0 else TO_OTHERS
            for about in range(TOLD):
                bits = rules.open_bits[before & apart, about]
                bits -= rules.open_bits[after & apart, about]
                told[column + about] += chances[seen] * np.float64(bits)


@compiled
def worth_of_telling(game: Record, seat: int, weights: Floats, told: Floats) -> float:
    """Return what it is worth to tell these bits."""
    worth, sure = 0.0, game.sure[seat]
    for about in range(TOLD):
        gain = weights[TELL + about] + weights[TELL + TOLD + about] * sure
        loss = weights[TELL + 2 * TOLD + about] + weights[TELL + 3 * TOLD + about] * sure
        worth += gain * told[about] + loss * told[TO_OTHERS + about]
    return worth
