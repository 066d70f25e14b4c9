"""What a bot believes in the card game: how sure it is of the code, and the value of a meeting.

Reads the bot's notebook and the public position. Makes no decisions.
"""

from collections.abc import Callable
from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from inkognito.bots.bot import Likely
from inkognito.bots.will import likely
from inkognito.card.cards import CARDS, LOCATIONS, NUMBERS
from inkognito.card.editions import Number
from inkognito.card.legal import BOTH_BLACK_CARDS
from inkognito.card.state import State
from inkognito.core.agents import partner_of
from inkognito.deduction.belief import Numbers
from inkognito.deduction.card import HANDS, KINDS, CardReader
from inkognito.deduction.deals import ORDERS, PLAYED, deals, deals_with, mask_of
from inkognito.deduction.worth import information

CODES: Final = len(ORDERS)

NOTHING_DIRECT: Final = 1e-6
ANY_BITS: Final = 0.1
"""The value of a bit about the deal that says nothing about the code yet."""

_IDENTITIES: Final = np.array([hand.identity for hand in HANDS])
_NUMBERS: Final = np.array([hand.number for hand in HANDS])


def _codes() -> NDArray[np.intp]:
    """Return the number of each deal's code among all orders of the four numbers."""
    hand_of = deals(KINDS).hand_of
    codes = np.empty((deals(KINDS).count, PLAYED), dtype=np.intp)
    rows = np.arange(deals(KINDS).count)
    for colour in range(PLAYED):
        codes[rows, _IDENTITIES[hand_of[colour]]] = _NUMBERS[hand_of[colour]]
    index = {tuple(order): number for number, order in enumerate(ORDERS.tolist())}
    return np.array([index[tuple(code)] for code in codes.tolist()], dtype=np.intp)


CODE_OF: Final[NDArray[np.intp]] = _codes()
"""By deal: the number of its code."""

DEALS_WITH_CODE: Final = tuple(mask_of(np.isin(CODE_OF, code)) for code in range(CODES))
"""By code: the deals that have it."""

_BLACK: Final[tuple[Numbers, Numbers]] = (
    np.eye(PLAYED)[_IDENTITIES],
    np.eye(PLAYED)[_NUMBERS],
)
"""By kind: by hand and face, 1 where the black card shows that face."""


class CardMind:
    """The beliefs of one seat between two sightings; rebuilt when something was learned."""

    def __init__(self, reader: CardReader, has_partners: bool) -> None:
        self._reader, self._book = reader, reader.notebook
        self.seat = self._book.seat
        self.dummy = reader.dummy
        own = self._book.own_hand
        self.partner_face: int | None = None
        if has_partners and own is not None:
            self.partner_face = partner_of(HANDS[own].identity)
        self.faces = self._book.belief.faces()
        self.weights = self._book.belief.weights()
        self._classes = self._classes_of_deals()
        self._worths: dict[object, float] = {}
        self._knows_all = self._book.logic.count == 1

    def partner_chance(self, agent: int) -> float:
        """Return the probability that the agent is the partner; 0 where there are no partners."""
        if self.partner_face is None or agent >= PLAYED:
            return 0.0
        return float(self.faces[agent, self.partner_face])

    def believed(self) -> tuple[Likely, ...]:
        """Return the probability of every card of every colour."""
        return likely(CARDS[self._reader.edition], self.faces)

    # --- the code ---------------------------------------------------------------------------------

    def best_code(self, partner: int | None) -> tuple[int, float]:
        """Return the likeliest code and the probability that it (with the partner, if given) holds.

        The probability is exactly 1 if and only if it is certain.
        """
        weights = self.weights
        if partner is not None:
            hands = self._book.belief.hand_numbers[partner]
            weights = weights * (_IDENTITIES[hands] == self.partner_face)
        chances = np.bincount(self._codes(), weights, CODES)
        best = int(chances.argmax())
        if self._is_certain(best, partner):
            return best, 1.0
        return best, min(float(chances[best]), 0.999999)

    def _is_certain(self, code: int, partner: int | None) -> bool:
        possible, right = self._book.logic.possible, DEALS_WITH_CODE[code]
        if partner is not None and self.partner_face is not None:
            right &= self._book.deals.holding[partner][self.partner_face]
        return not possible & ~right

    def named(self, code: int) -> tuple[Number, ...]:
        """Return the code by names."""
        numbers = NUMBERS[self._reader.edition]
        return tuple(numbers[number] for number in ORDERS[code])

    # --- what answers are worth -------------------------------------------------------------------

    def pair_worth(self, agent: int) -> float:
        """Return the bits that a pair of the agent is expected to tell."""
        return self._worth(("pair", agent), agent, lambda: self._reader.forecast(agent))

    def black_worth(self, agent: int, shown: int) -> float:
        """Return the expected bits of a black card of the agent, given those already `shown`."""
        if shown == BOTH_BLACK_CARDS:
            return 0.0
        return self._worth(("black", agent, shown), agent, lambda: black_forecast(shown))

    def look_worth(self, kind: int) -> float:
        """Return the bits that the dummy's black card of that kind is expected to tell."""
        if self.dummy is None:
            return 0.0
        return self._worth(("look", kind), self.dummy, lambda: dummy_forecast(kind))

    def _worth(self, key: object, agent: int, forecast: Callable[[], Numbers]) -> float:
        found = 0.0 if self._knows_all else self._worths.get(key)
        if found is None:
            found = self._worths[key] = self._expected(agent, forecast())
        return found

    def _expected(self, agent: int, forecast: Numbers) -> float:
        """Return the bits about code and partner; if there are none, a fraction of any others."""
        hands = self._book.belief.hand_numbers[agent]
        found = information(self.weights, hands, self._classes, forecast)
        if found > NOTHING_DIRECT:
            return found
        return ANY_BITS * information(self.weights, hands, np.arange(len(self.weights)), forecast)

    # --- deals ------------------------------------------------------------------------------------

    def _codes(self) -> NDArray[np.intp]:
        return _codes_of(self.seat, self._book.own_hand)

    def _classes_of_deals(self) -> NDArray[np.intp]:
        """Return the class of each deal: its code, and who is the partner."""
        if self.partner_face is None:
            return self._codes()
        hands = self._book.belief.hand_numbers
        partners = (_IDENTITIES[hands] == self.partner_face).argmax(axis=0)
        return np.asarray(self._codes() * PLAYED + partners, dtype=np.intp)


@cache
def _codes_of(seat: int, own_hand: int | None) -> NDArray[np.intp]:
    """Return the code of each deal that the own hand allows."""
    if own_hand is None:
        return CODE_OF
    return CODE_OF[deals_with(KINDS, seat, own_hand)]


@cache
def black_forecast(shown: int) -> Numbers:
    """Return the probability of each black card, by hand, if those kinds were `shown` before."""
    kinds = [kind for kind in range(KINDS) if not shown >> kind & 1]
    return np.hstack([_BLACK[kind] / len(kinds) for kind in kinds])


def dummy_forecast(kind: int) -> Numbers:
    """Return 1, by hand and face, where the black card of that kind shows the face."""
    return _BLACK[kind]


def visit_chances(state: State, visitor: int) -> list[float]:
    """Return the probability that the visitor goes to each place, or has gone there, this round."""
    if state.at[visitor] >= 0:
        return [float(place == state.at[visitor]) for place in range(len(LOCATIONS))]
    left = [not state.used[visitor] >> place & 1 for place in range(len(LOCATIONS))]
    return [float(free) / sum(left) for free in left]
