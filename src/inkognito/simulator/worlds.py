"""The deals that a player can't rule out, numbered from their own point of view.

With an own hand, 36 deals are left. Seen from the player they are always the same 36: the other
three colours in order, the partner's identity first and then the two others, the other three
numbers in order. So one set of tables serves every player and every hand. A *world* is a deal in
this numbering: worlds are sorted by code, then by who is the partner, and two worlds of the same
code and partner differ only in which opponent is who.
"""

from itertools import permutations
from typing import Final

import numpy as np

from inkognito.core.agents import partner_of
from inkognito.core.seats import AMBASSADOR_SEAT
from inkognito.simulator.facts import IDENTITY_OF, NUMBER_OF, Ints

OTHERS_COUNT: Final = 3
CODES: Final = 6
WORLDS: Final = 36
CLASSES: Final = CODES * OTHERS_COUNT
SEEN_HANDS: Final = OTHERS_COUNT**2
HANDS: Final = 16

OTHERS: Final[Ints] = np.array(
    [[seat for seat in range(AMBASSADOR_SEAT) if seat != own] for own in range(AMBASSADOR_SEAT)]
)
"""By seat: the other three colours."""

PLACE_OF: Final[Ints] = np.array(
    [
        [others.index(seat) if seat in others else 0 for seat in range(AMBASSADOR_SEAT + 1)]
        for others in OTHERS.tolist()
    ]
)
"""By seat and colour: which of the others the colour is; 0 for the seat itself and for the
Ambassador, where it means nothing."""


def _identities(own: int) -> list[int]:
    """Return the other identities: the partner's first."""
    partner = partner_of(own)
    return [partner, *(one for one in range(4) if one not in (own, partner))]


def _seen_hands() -> Ints:
    found = np.empty((HANDS, SEEN_HANDS), dtype=np.intp)
    for hand in range(HANDS):
        identities = _identities(int(IDENTITY_OF[hand]))
        numbers = [number for number in range(4) if number != NUMBER_OF[hand]]
        found[hand] = [one + 4 * number for number in numbers for one in identities]
    return found


HAND_OF: Final[Ints] = _seen_hands()
"""By own hand and seen hand (identity + 3 * number, as the player numbers them): the hand."""


def _worlds() -> Ints:
    codes = list(permutations(range(OTHERS_COUNT)))
    rows = []
    for who in permutations(range(OTHERS_COUNT)):
        for what in permutations(range(OTHERS_COUNT)):
            code = tuple(what[who.index(identity)] for identity in range(OTHERS_COUNT))
            hands = tuple(i + 3 * n for i, n in zip(who, what, strict=True))
            rows.append((codes.index(code), who.index(0), hands))
    rows.sort()
    return np.array([hands for _, _, hands in rows]).T.copy()


SEEN: Final[Ints] = _worlds()
"""By other and world: the seen hand."""


def _absolute_codes() -> Ints:
    orders = list(permutations(range(4)))
    found = np.empty((HANDS, CODES), dtype=np.intp)
    for hand in range(HANDS):
        identities = _identities(int(IDENTITY_OF[hand]))
        numbers = [number for number in range(4) if number != NUMBER_OF[hand]]
        for code, what in enumerate(permutations(range(OTHERS_COUNT))):
            full = [int(NUMBER_OF[hand])] * 4
            for identity, number in zip(identities, what, strict=True):
                full[identity] = numbers[number]
            found[hand, code] = orders.index(tuple(full))
    return found


FULL_CODE: Final[Ints] = _absolute_codes()
"""By own hand and code as the player numbers them: the number of the code among all 24 orders."""


ORDERS: Final[Ints] = np.array(list(permutations(range(4))))
"""By number of a code: the numbers of the four identities."""

_ORDER_NUMBER: Final[Ints] = np.full(4**4, -1)
_ORDER_NUMBER[ORDERS @ 4 ** np.arange(4)] = np.arange(len(ORDERS))


def code_of(hands: Ints) -> Ints:
    """Return the number of each deal's code among all 24, from the hand of each colour."""
    numbers = np.empty_like(hands)
    np.put_along_axis(numbers, IDENTITY_OF[hands], NUMBER_OF[hands], axis=1)
    return np.asarray(_ORDER_NUMBER[numbers @ 4 ** np.arange(4)], dtype=np.intp)
