"""Tables over hands and deals for many worlds at once. Pure facts of the card game, as arrays.

A player who knows their own hand has 36 deals left: the bits of one number. What they have seen of
each other player is a mask of 16 hands, so the deals that are left to them cost a few look-ups.
"""

from functools import cache
from itertools import permutations
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from inkognito.card.editions import Edition
from inkognito.deduction.belief import Numbers
from inkognito.deduction.card import HANDS, menu
from inkognito.deduction.deals import ORDERS, PLAYED

Whole: TypeAlias = NDArray[np.int64]
Masks: TypeAlias = NDArray[np.uint16]
Bits: TypeAlias = NDArray[np.uint64]
Flags: TypeAlias = NDArray[np.bool_]

SIZE: Final = len(HANDS)
ALL_HANDS: Final = (1 << SIZE) - 1
PLACES: Final = 5
AMBASSADOR: Final = PLAYED
OTHERS: Final[Whole] = np.array([[s for s in range(PLAYED) if s != v] for v in range(PLAYED)])
"""By seat: the other three."""

PLACE_OF: Final[Whole] = np.array(
    [[sum(o < s for o in range(PLAYED) if o != v) for s in range(PLAYED)] for v in range(PLAYED)]
)
"""By seat and another seat: its place among the other three."""

IDENTITY_OF: Final[Whole] = np.array([hand.identity for hand in HANDS])
NUMBER_OF: Final[Whole] = np.array([hand.number for hand in HANDS])


def _hands_left() -> Whole:
    """Return, by own hand, other seat and deal, the hand of that seat."""
    left = np.empty((SIZE, PLAYED - 1, 36), dtype=np.int64)
    for own, hand in enumerate(HANDS):
        identities = [face for face in range(PLAYED) if face != hand.identity]
        numbers = [face for face in range(PLAYED) if face != hand.number]
        deals = [
            np.add(one, np.multiply(PLAYED, other))
            for one in permutations(identities)
            for other in permutations(numbers)
        ]
        left[own] = np.array(deals).T
    return left


HANDS_LEFT: Final[Whole] = _hands_left()
DEALS: Final = HANDS_LEFT.shape[2]


def bits_of(chosen: Flags) -> Bits:
    """Return the bits of the chosen deals; deals are on the last axis."""
    powers = np.uint64(1) << np.arange(DEALS, dtype=np.uint64)
    return np.asarray((chosen * powers).sum(axis=-1, dtype=np.uint64))


def _deals_by_octet() -> Bits:
    """Return, by own hand, other seat, half of a mask and its octet, the deals that are left."""
    octets = np.arange(256)[:, None]
    halves = []
    for half in range(2):
        within = HANDS_LEFT[:, :, None, :] - 8 * half
        inside = (within >= 0) & (within < 8)
        halves.append(bits_of(inside & (octets >> np.clip(within, 0, 7) & 1 == 1)))
    return np.stack(halves, axis=2)


BY_OCTET: Final[Bits] = _deals_by_octet()


def _codes() -> Whole:
    """Return, by own hand and deal, the number of the code."""
    index = {tuple(order): number for number, order in enumerate(ORDERS.tolist())}
    codes = np.empty((SIZE, DEALS), dtype=np.int64)
    for own in range(SIZE):
        hands = np.vstack([np.full((1, DEALS), own), HANDS_LEFT[own]])
        order = IDENTITY_OF[hands].argsort(axis=0)
        numbers = np.take_along_axis(NUMBER_OF[hands], order, axis=0)
        codes[own] = [index[tuple(code)] for code in numbers.T.tolist()]
    return codes


CODES: Final[Whole] = _codes()
WITH_CODE: Final[Bits] = np.stack(
    [bits_of(np.equal(CODES, code)) for code in range(len(ORDERS))], axis=1
)
"""By own hand and code: the deals that have it."""

WITH_PARTNER: Final[Bits] = bits_of(IDENTITY_OF[HANDS_LEFT] == (IDENTITY_OF ^ 1)[:, None, None])
"""By own hand and other seat: the deals in which that seat is the partner."""

COMPATIBLE: Final[Masks] = np.array(
    [
        sum(
            1 << other
            for other in range(SIZE)
            if IDENTITY_OF[other] != IDENTITY_OF[own] and NUMBER_OF[other] != NUMBER_OF[own]
        )
        for own in range(SIZE)
    ],
    dtype=np.uint16,
)
"""By own hand: the hands that others may have."""

BLACK: Final[Masks] = np.array(
    [
        [
            sum(1 << other for other in range(SIZE) if faces[other] == faces[own])
            for faces in (IDENTITY_OF, NUMBER_OF)
        ]
        for own in range(SIZE)
    ],
    dtype=np.uint16,
)
"""By hand and kind: the hands that have the same black card of that kind."""

FREE: Final[Flags] = (np.arange(32)[:, None] >> np.arange(PLACES) & 1) == 0
"""By mask of places played: whether each place is left."""

SPREAD: Final[Numbers] = FREE / np.maximum(FREE.sum(axis=1), 1)[:, None]
"""By mask of places played: the probability of each place, if all that are left are alike."""


@cache
def _members() -> Numbers:
    """By mask of hands: 1 for each hand in it."""
    return (np.arange(ALL_HANDS + 1)[:, None] >> np.arange(SIZE) & 1).astype(np.float64)


def _entropies(counts: Numbers) -> Numbers:
    """Return the entropy of each row of small counts."""
    whole = counts.astype(np.int8)
    by_count = np.arange(SIZE + 1) * np.log2(np.maximum(np.arange(SIZE + 1), 1))
    totals = np.maximum(counts.sum(axis=1), 1)
    return np.asarray(np.log2(totals) - by_count[whole].sum(axis=1) / totals)


@cache
def open_bits() -> Numbers:
    """Return the bits open about the identity, the number and the hand, by mask of hands."""
    members = _members()
    kinds = [members @ np.eye(PLAYED)[faces] for faces in (IDENTITY_OF, NUMBER_OF)]
    hands = np.log2(np.maximum(members.sum(axis=1), 1))
    return np.stack([*map(_entropies, kinds), hands])


@cache
def pair_bits(edition: Edition) -> Numbers:
    """Return, by mask of hands, the bits that any pair is expected to tell about the hand."""
    legal = menu(edition).legal
    counts = _members() @ legal
    whole, each = counts.astype(np.int16), int(legal.sum(axis=1).max())
    by_count = np.arange(SIZE + 1) * np.log2(np.maximum(np.arange(SIZE + 1), 1))
    totals = np.maximum(counts.sum(axis=1), 1)
    spread = np.log2(totals) - by_count[whole].sum(axis=1) / totals
    return np.asarray(np.maximum(spread - np.log2(each), 0.0))


@cache
def legal_pairs(edition: Edition) -> Whole:
    """Return, by hand, the numbers of its legal pairs on the menu."""
    return np.array([row.nonzero()[0] for row in menu(edition).legal])


@cache
def showing(edition: Edition) -> Masks:
    """Return, by pair, the hands that may show it."""
    return np.array(menu(edition).showing, dtype=np.uint16)
