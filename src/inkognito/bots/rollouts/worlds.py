"""Many worlds at once: hands, policies, and what everybody has seen, as arrays by world.

Owns the arrays and what a seat can conclude in each world. Makes no choices.
"""

from dataclasses import dataclass

import numpy as np

from inkognito.bots.rollouts.tables import (
    ALL_HANDS,
    AMBASSADOR,
    BY_OCTET,
    CODES,
    DEALS,
    HANDS_LEFT,
    IDENTITY_OF,
    OTHERS,
    PLACE_OF,
    WITH_CODE,
    WITH_PARTNER,
    Bits,
    Flags,
    Masks,
    Whole,
)
from inkognito.card.editions import Edition
from inkognito.deduction.belief import Numbers
from inkognito.deduction.deals import PLAYED

NO_TEAM = -1
ALL_DEALS = np.uint64((1 << DEALS) - 1)
_DEALS = BY_OCTET.reshape(-1)
"""One row, because that is looked up fastest."""


@dataclass
class Worlds:
    """The worlds; every array has one row for each.

    `known[shower, viewer]` are the hands of the shower that the viewer can't rule out by what they
    were shown, `shown` the pairs by number, `black` the kinds of black cards. `base` is the number
    of the sampled world that a row continues. `team` is the team that has won.
    """

    edition: Edition
    base: Whole
    hands: Whole
    policy: Whole
    known: Masks
    shown: Whole
    black: Whole
    used: Whole
    at: Whole
    code: Whole
    team: Whole

    def __len__(self) -> int:
        """The number of worlds."""
        return len(self.base)

    def taken(self, rows: Whole) -> "Worlds":
        """Return copies of these rows."""
        return Worlds(
            self.edition,
            *(getattr(self, name)[rows] for name in tuple(self.__dataclass_fields__)[1:]),
        )

    # --- what a seat can conclude -----------------------------------------------------------------

    def possible(self, rows: Whole, seats: Whole) -> Bits:
        """Return the deals that each of these seats can't rule out."""
        own = self.hands[rows, seats] * (2 * 256 * (PLAYED - 1))
        left = ALL_DEALS
        for place in range(PLAYED - 1):
            seen = self.known[rows, OTHERS[seats, place], seats]
            at = own + 2 * 256 * place
            left = left & (_DEALS.take(at + (seen & 255)) | _DEALS.take(at + 256 + (seen >> 8)))
        return np.asarray(left)

    def partner_chance(self, rows: Whole, seats: Whole, others: Whole, left: Bits) -> Numbers:
        """Return how likely each of the others is the seat's partner, of the deals left to it."""
        own = self.hands[rows, seats]
        with_them = left & WITH_PARTNER[own, PLACE_OF[seats, others]]
        return np.asarray(np.bitwise_count(with_them) / np.maximum(np.bitwise_count(left), 1))

    def is_certain(self, rows: Whole, seats: Whole, others: Whole, left: Bits) -> Flags:
        """Return whether the seat is sure of the code, and that the other is its partner."""
        own = self.hands[rows, seats]
        right = WITH_CODE[own, self.code[rows]] & WITH_PARTNER[own, PLACE_OF[seats, others]]
        return np.asarray((left & ~right) == 0)


def new_worlds(edition: Edition, hands: Whole, policy: Whole, used: Whole) -> Worlds:
    """Return worlds with these hands in which nobody has been shown anything."""
    count = len(hands)
    return Worlds(
        edition=edition,
        base=np.arange(count),
        hands=hands,
        policy=policy,
        known=np.full((count, PLAYED, PLAYED), ALL_HANDS, dtype=np.uint16),
        shown=np.zeros((count, PLAYED, PLAYED), dtype=np.int64),
        black=np.zeros((count, PLAYED, PLAYED), dtype=np.int64),
        used=np.tile(used, (count, 1)),
        at=np.full((count, AMBASSADOR + 1), -1, dtype=np.int64),
        code=_codes(hands),
        team=np.full(count, NO_TEAM, dtype=np.int64),
    )


def _codes(hands: Whole) -> Whole:
    """Return the code of each deal, looked up from the first seat's point of view."""
    rest = hands[:, 1:, None] == HANDS_LEFT[hands[:, 0]]
    return np.asarray(CODES[hands[:, 0], rest.all(axis=1).argmax(axis=1)])


def teams(hands: Whole) -> Whole:
    """Return the team of each hand."""
    return np.asarray(IDENTITY_OF[hands] >> 1)
