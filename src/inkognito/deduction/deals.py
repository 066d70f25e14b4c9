"""All possible deals, enumerated: the worlds that every deduction is about.

A deal gives each of the four colours one face of every kind, and each face once: 24 ways for each
kind, 13,824 deals in the board game (identity, build, letter), 576 in the card game (identity,
number). With three players the colour that nobody plays has the hand set aside, or the dummy's.

A *hand* is a number too: its face of the first kind, plus 4 times that of the second, and so on. A
set of hands is a mask with one bit for each hand; a set of deals is a (long) mask with one bit for
each deal.
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
"""The number of hands in a deal, and of faces in a kind."""

ORDERS: Final = np.array(tuple(permutations(range(PLAYED))), dtype=np.intp)


class Deals:
    """The deals of a game with this number of kinds, and the hands and faces in each of them."""

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
        """By colour and face: the deals in which the colour holds it."""
        self._with: tuple[Hands, ...] = tuple(
            sum(1 << hand for hand in range(self.hands) if self.face_of(hand, face // 4) == face)
            for face in range(PLAYED * kinds)
        )
        self._where: dict[tuple[int, Hands], DealMask] = {}

    def where(self, colour: int, hands: Hands) -> DealMask:
        """Return the deals in which the colour has one of these hands."""
        found = self._where.get((colour, hands))
        if found is None:
            allowed = np.array([hands >> hand & 1 for hand in range(self.hands)], dtype=bool)
            found = self._where[colour, hands] = mask_of(allowed[self.hand_of[colour]])
        return found

    def face_of(self, hand: int, kind: int) -> int:
        """Return the face of that kind in a hand; faces are numbered through all kinds."""
        return PLAYED * kind + (hand >> 2 * kind) % PLAYED

    def hands_with(self, face: int) -> Hands:
        """Return the hands that have this face."""
        return self._with[face]


def mask_of(chosen: NDArray[np.bool_]) -> DealMask:
    """Return the mask of the chosen deals."""
    return int.from_bytes(np.packbits(chosen, bitorder="little").tobytes(), "little")


def deals_in(mask: DealMask, count: int) -> NDArray[np.intp]:
    """Return the numbers of the deals in a mask over `count` deals."""
    octets = np.frombuffer(mask.to_bytes((count + 7) // 8, "little"), dtype=np.uint8)
    return np.flatnonzero(np.unpackbits(octets, bitorder="little"))


@cache
def deals(kinds: int) -> Deals:
    """Return the deals of a game with this number of kinds."""
    return Deals(kinds)


@cache
def deals_with(kinds: int, colour: int, hand: int) -> NDArray[np.intp]:
    """Return the numbers of the deals in which the colour has that hand."""
    return np.flatnonzero(deals(kinds).hand_of[colour] == hand)
