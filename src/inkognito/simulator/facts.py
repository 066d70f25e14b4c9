"""What is fixed before a deal: seats, legal pairs, and who meets whom, as tables of numbers.

Everything is derived from the rules of `card` and `deduction`, nothing is written down again.
A *pair* is the number of a set of two faces in the menu of all 28.
"""

from functools import cache
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from inkognito.card.cards import LOCATIONS
from inkognito.card.editions import DEFAULT_EDITION, EDITIONS, Edition
from inkognito.card.meetings import meetings_of
from inkognito.card.state import EXCHANGING, Meeting, agents_in, dummy_in, turn_order
from inkognito.core.seats import AMBASSADOR_SEAT, DEFAULT_SEATS, SEAT_INDEX
from inkognito.deduction.card import HANDS, menu

Ints: TypeAlias = NDArray[np.intp]
Flags: TypeAlias = NDArray[np.bool_]
Floats: TypeAlias = NDArray[np.float64]

PLACES: Final = len(LOCATIONS)
VISITORS: Final = AMBASSADOR_SEAT + 1
PAIRS: Final = 28
MOST_MEETINGS: Final = 2
NOBODY: Final = -1
"""No agent; in a choice: decline."""

AGENT_A, AGENT_B, ASKED_A, ASKED_B, WITH_AMBASSADOR, GIVES = range(6)
"""The columns of a meeting: its one or two agents, who may declare in this order, whether the
Ambassador is there, and what it gives; NOBODY where there is none."""

NO_MEETING, EXCHANGE, QUESTION, LOOK = range(4)
"""What a meeting gives."""

IDENTITY_OF: Final[Ints] = np.array([hand.identity for hand in HANDS])
NUMBER_OF: Final[Ints] = np.array([hand.number for hand in HANDS])
PLACES_LEFT: Final[Flags] = np.array(
    [[not used >> place & 1 for place in range(PLACES)] for used in range(1 << PLACES)]
)
"""By mask of used places, and place."""


class Facts:
    """One number of players and one edition. Seats sit in the order in which they are given."""

    def __init__(self, order: tuple[int, ...], edition: Edition) -> None:
        self.order, self.edition = order, edition
        self.agents = agents_in(order)
        self.dummy = dummy_in(order)
        self.five_play = AMBASSADOR_SEAT in order
        self.needs_partner = len(order) == AMBASSADOR_SEAT
        in_teams = EDITIONS[edition].five_play == "in-teams"
        self.has_partners = self.needs_partner or (self.five_play and in_teams)
        self.circle = turn_order(order, self.agents[0])
        self.next_first = self._next_first()
        pairs = menu(edition)
        self.faces: Ints = np.array(pairs.sets, dtype=np.intp)
        """By pair: the mask of its two faces."""
        self.showing: NDArray[np.uint16] = np.array(pairs.showing, dtype=np.uint16)
        """By pair: the mask of the hands that may show it."""
        self.legal: Flags = pairs.legal > 0
        """By hand and pair."""
        self.meetings = _meetings(order)
        self.turns: Ints = np.array(
            [self._turns(first) for first in range(AMBASSADOR_SEAT)], dtype=np.intp
        )
        """By first player: who goes when; the Ambassador is not in it."""

    def _turns(self, first: int) -> tuple[int, ...]:
        return turn_order(self.order, first if first in self.agents else self.agents[0])

    def _next_first(self) -> Ints:
        following = np.full(AMBASSADOR_SEAT, NOBODY)
        for number, agent in enumerate(self.agents):
            following[agent] = self.agents[(number + 1) % len(self.agents)]
        return following


@cache
def facts_of(players: int, edition: Edition = DEFAULT_EDITION) -> Facts:
    """Return the facts for this number of players in their usual seats."""
    return facts_at(tuple(SEAT_INDEX[seat] for seat in DEFAULT_SEATS[players]), edition)


@cache
def facts_at(order: tuple[int, ...], edition: Edition) -> Facts:
    """Return the facts for these seats."""
    return Facts(order, edition)


def pattern_of(at: Ints) -> Ints:
    """Return the number of the pattern of places, from the place of each visitor (last axis)."""
    return np.asarray(at @ PLACES ** np.arange(VISITORS), dtype=np.intp)


@cache
def _meetings(order: tuple[int, ...]) -> NDArray[np.int8]:
    """By first player and pattern: up to two meetings, in their order (C2)."""
    table = np.full((AMBASSADOR_SEAT, PLACES**VISITORS, MOST_MEETINGS, 6), NOBODY, dtype=np.int8)
    table[..., GIVES] = NO_MEETING
    for first in agents_in(order):
        for pattern in range(PLACES**VISITORS):
            at = tuple(pattern // PLACES**visitor % PLACES for visitor in range(VISITORS))
            for number, meeting in enumerate(meetings_of.__wrapped__(order, first, at)):
                table[first, pattern, number] = _row(meeting)
    return table


def _row(meeting: Meeting) -> tuple[int, ...]:
    agents = (*meeting.agents, NOBODY)[:2]
    asked = (*meeting.entitled, NOBODY, NOBODY)[:2]
    with_ambassador = AMBASSADOR_SEAT in meeting.visitors
    alone = QUESTION if with_ambassador else LOOK
    gives = EXCHANGE if meeting.phase is EXCHANGING else alone
    return (*agents, *asked, int(with_ambassador), gives)
