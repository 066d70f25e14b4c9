"""All deals that there could be, enumerated: the worlds that every deduction is about.

A deal gives each of the four colours one face of every kind, each face once: 24 ways for each kind,
13,824 deals in the board game (identity, build, letter), 576 in the card game (identity, number).
With three players the colour that nobody plays has the hand set aside, or the dummy's.

A *hand* is a number too: its face of the first kind, plus 4 times that of the second, and so on. A
set of hands is a mask with one bit for each; a set of deals is a (long) mask with one bit for each.
"""

from functools import cache
from itertools import permutations
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from inkognito.core.seats import COLOURS

Hands: TypeAlias = int
"""A mask of hands."""

DealMask: TypeAlias = int
"""A mask of deals."""

PLAYED: Final = len(COLOURS)
"""How many hands a deal has, and how many faces a kind."""

ORDERS: Final = np.array(tuple(permutations(range(PLAYED))), dtype=np.intp)


class Deals:
    """The deals of a game with so many kinds of cards, and where each hand and face is in them."""

    __slots__ = ("_where", "_with", "all", "count", "hand_of", "hands", "holding", "kinds")

    def __init__(self, kinds: int) -> None:
        self.kinds = kinds
        self.hands = PLAYED**kinds
        self.count = len(ORDERS) ** kinds
        self.all: DealMask = (1 << self.count) - 1
        number = np.arange(self.count)
        faces = [ORDERS[number // len(ORDERS) ** kind % len(ORDERS)] for kind in range(kinds)]
        hands = np.sum([face * PLAYED**kind for kind, face in enumerate(faces)], axis=0)
        self.hand_of: NDArray[np.intp] = np.ascontiguousarray(hands.T)
        """By colour and deal: the hand."""
        self.holding: tuple[tuple[DealMask, ...], ...] = tuple(
            tuple(mask_of(face[:, colour] == value) for face in faces for value in range(PLAYED))
            for colour in range(PLAYED)
        )
        """By colour and face: the deals in which he holds it."""
        self._with: tuple[Hands, ...] = tuple(
            sum(1 << hand for hand in range(self.hands) if self.face_of(hand, face // 4) == face)
            for face in range(PLAYED * kinds)
        )
        self._where: dict[tuple[int, Hands], DealMask] = {}

    def where(self, colour: int, hands: Hands) -> DealMask:
        """The deals in which the colour has one of these hands."""
        found = self._where.get((colour, hands))
        if found is None:
            allowed = np.array([hands >> hand & 1 for hand in range(self.hands)], dtype=bool)
            found = self._where[colour, hands] = mask_of(allowed[self.hand_of[colour]])
        return found

    def face_of(self, hand: int, kind: int) -> int:
        """The face of that kind in a hand, counted through all kinds."""
        return PLAYED * kind + (hand >> 2 * kind) % PLAYED

    def hands_with(self, face: int) -> Hands:
        """The hands that have this face."""
        return self._with[face]


def mask_of(chosen: NDArray[np.bool_]) -> DealMask:
    """The mask of the deals that are chosen."""
    return int.from_bytes(np.packbits(chosen, bitorder="little").tobytes(), "little")


@cache
def deals(kinds: int) -> Deals:
    """The deals of a game with so many kinds of cards."""
    return Deals(kinds)


@cache
def deals_with(kinds: int, colour: int, hand: int) -> NDArray[np.intp]:
    """The numbers of the deals in which the colour has that hand."""
    return np.flatnonzero(deals(kinds).hand_of[colour] == hand)
