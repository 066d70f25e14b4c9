"""Where everybody goes, in many worlds at once, and who meets whom there."""

from collections.abc import Sequence
from typing import Final

import numpy as np

from inkognito.bots.rollouts.draws import Chances
from inkognito.bots.rollouts.meetings import AT_RANDOM, CLOSE, NEVER, black_worth
from inkognito.bots.rollouts.policies import RANDOM_SHARE
from inkognito.bots.rollouts.tables import (
    AMBASSADOR,
    COMPATIBLE,
    FREE,
    OTHERS,
    PLACES,
    SPREAD,
    WITH_CODE,
    WITH_PARTNER,
    Whole,
    open_bits,
    pair_bits,
)
from inkognito.bots.rollouts.worlds import Worlds
from inkognito.deduction.belief import Numbers
from inkognito.deduction.deals import PLAYED

WINNING: Final = 100.0
TELLING: Final = 0.0625
"""What telling the partner is worth, and telling others costs, by bit that they don't know."""

_SEATS: Final[Whole] = np.arange(PLAYED)
_THERE: Final = np.eye(PLACES)
_VISITORS: Final = [[one for one in range(AMBASSADOR + 1) if one != seat] for seat in range(PLAYED)]


class Places:
    """Lets the visitors go to places in one round. Nobody learns anything meanwhile."""

    def __init__(self, worlds: Worlds, chances: Chances, rows: Whole) -> None:
        self._worlds, self._rows, self._chances = worlds, rows, chances
        self._worths = meeting_worths(worlds, rows)
        self._visits = self._expected()

    def go(self, seat: int) -> None:
        """Let the seat go where it expects most."""
        worlds, rows = self._worlds, self._rows
        worth = self._expected_worth(seat)
        drawn = self._chances.draw(worlds.base[rows], PLACES + 1)
        absent = drawn[:, 0] < RANDOM_SHARE[worlds.policy[rows, seat]]
        worth += drawn[:, 1:] * np.where(absent, AT_RANDOM, CLOSE)[:, None]
        worth[~FREE[worlds.used[rows, seat]]] = NEVER
        self.put(seat, worth.argmax(axis=1))

    def put(self, visitor: int, places: Whole) -> None:
        """The visitor goes to these places."""
        self._worlds.at[self._rows, visitor] = places
        self._worlds.used[self._rows, visitor] |= np.int64(1) << places
        self._visits[:, visitor] = _THERE[places]

    def turn_stack(self) -> None:
        """The Ambassador goes to any of the places left."""
        free = FREE[self._worlds.used[self._rows, AMBASSADOR]]
        drawn = self._chances.draw(self._worlds.base[self._rows], PLACES) * free
        self.put(AMBASSADOR, drawn.argmax(axis=1))

    def _expected(self) -> Numbers:
        """Return how likely each visitor is at each place, by world, visitor and place."""
        at = self._worlds.at[self._rows]
        there, anywhere = _THERE[at], SPREAD[self._worlds.used[self._rows]]
        return np.where((at >= 0)[:, :, None], there, anywhere)

    def _expected_worth(self, seat: int) -> Numbers:
        """Return the value of each place, where exactly one other visitor must be."""
        comes = [self._visits[:, visitor] for visitor in _VISITORS[seat]]
        away = [1 - one for one in comes]
        worth = [self._worths[:, seat, visitor, None] for visitor in _VISITORS[seat]]
        one = worth[0] * comes[0] * away[1] + worth[1] * comes[1] * away[0]
        other = worth[2] * comes[2] * away[3] + worth[3] * comes[3] * away[2]
        return np.asarray(one * away[2] * away[3] + other * away[0] * away[1])


def meeting_worths(worlds: Worlds, rows: Whole) -> Numbers:
    """Return the value of being alone with each other visitor, by world, seat and visitor."""
    hands, known = worlds.hands[rows], worlds.known[rows]
    left = worlds.possible(np.repeat(rows, PLAYED), np.tile(_SEATS, len(rows)))
    left = left.reshape(len(rows), PLAYED, 1)
    with_them, right = WITH_PARTNER[hands], WITH_CODE[hands, worlds.code[rows, None]][..., None]
    partner = np.bitwise_count(left & with_them) / np.maximum(np.bitwise_count(left), 1)
    certain = (left & ~(with_them & right)) == 0
    seen = known[:, OTHERS, _SEATS[:, None]] & COMPATIBLE[hands][..., None]
    told = open_bits()[2].take(known[:, _SEATS[:, None], OTHERS])
    worths = np.zeros((len(rows), PLAYED, AMBASSADOR + 1))
    worths[:, _SEATS[:, None], OTHERS] = (
        pair_bits(worlds.edition).take(seen)
        + TELLING * (2 * partner - 1) * told
        + WINNING * certain
    )
    shown = worlds.black[rows][:, OTHERS, _SEATS[:, None]]
    worths[:, :, AMBASSADOR] = black_worth(seen, shown).max(axis=2)
    return worths


def meetings_in(worlds: Worlds, order: Sequence[int], rows: Whole) -> tuple[Whole, Whole, Whole]:
    """Return the meetings of a round in the order of C2: rows, ones and others; two at most."""
    at, turn = worlds.at[rows], np.array(order)
    same = at[:, :, None] == at[:, None, :]
    meets = (same.sum(axis=2) == 2)[:, turn]  # everybody is where they are themselves
    same[:, range(AMBASSADOR + 1), range(AMBASSADOR + 1)] = False
    mates = same.argmax(axis=2)[:, turn]
    found: list[tuple[Whole, Whole, Whole]] = []
    for _ in range(2):
        which = meets.any(axis=1).nonzero()[0]
        place = meets[which].argmax(axis=1)
        one, other = turn[place], mates[which, place]
        found.append((rows[which], one, other))
        meets[which] &= (turn != one[:, None]) & (turn != other[:, None])
    first, second = found
    return (
        np.concatenate([first[0], second[0]]),
        np.concatenate([first[1], second[1]]),
        np.concatenate([first[2], second[2]]),
    )
