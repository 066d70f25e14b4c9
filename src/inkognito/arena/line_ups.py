"""Who sits where in game number n, so that the luck of deal and seat is the same for all.

A line-up is a row of chairs, each with a kind of bot. A contest says for every game number which
deal is played and which chair takes which seat. The arena is the referee: it may read the deal.
Knows no rules and plays nothing.
"""

from collections.abc import Sequence
from functools import cache
from itertools import combinations
from typing import Final, Protocol, TypeAlias

from msgspec import Struct

from inkognito.core.agents import IDENTITIES, Identity, team_of
from inkognito.core.seats import SEAT_INDEX, SEATS, Seat

Kinds: TypeAlias = tuple[str, ...]
Chairs: TypeAlias = dict[Seat, int]
"""The number of the chair at each seat."""

GAMES_PER_DEAL: Final = 2
"""Two teams play every deal twice, with sides swapped."""


class Dealt(Protocol):
    """What the referee reads of a hand, in either game."""

    @property
    def seat(self) -> str:
        """The seat that holds it."""
        ...

    @property
    def identity(self) -> Identity:
        """The identity of the hand."""
        ...


class Contest(Protocol):
    """A schedule of games, numbered from 0."""

    @property
    def line_ups(self) -> tuple[Kinds, ...]:
        """The line-ups that play; most contests have one."""
        ...

    @property
    def games_per_deal(self) -> int:
        """The number of games in a row that a line-up plays with the same deal."""
        ...

    def line_up(self, number: int) -> int:
        """Return which of the line-ups plays the game."""
        ...

    def deal(self, number: int) -> int:
        """Return the number of the deal that is played."""
        ...

    def chairs(self, number: int, seats: tuple[Seat, ...], hands: Sequence[Dealt]) -> Chairs:
        """Return which chair of the line-up sits at each seat."""
        ...


class Duel(Struct, frozen=True):
    """Two teams of two: chairs 0 and 1 against chairs 2 and 3. The deal says who are partners."""

    first: tuple[str, str]
    second: tuple[str, str]

    @property
    def line_ups(self) -> tuple[Kinds, ...]:
        """The one line-up."""
        return ((*self.first, *self.second),)

    @property
    def games_per_deal(self) -> int:
        """Two: each side once."""
        return GAMES_PER_DEAL

    def line_up(self, _number: int) -> int:
        """Return the only line-up."""
        return 0

    def deal(self, number: int) -> int:
        """Return the deal: games 2k and 2k + 1 share one."""
        return number // GAMES_PER_DEAL

    def chairs(self, number: int, _seats: tuple[Seat, ...], hands: Sequence[Dealt]) -> Chairs:
        """Swap sides with every game, and the partners within a team from deal to deal."""
        deal, side = divmod(number, GAMES_PER_DEAL)
        sides = partners_in(hands)
        first = _turned(sides[side], deal & 1)
        # Not in step with the first team, so that all four pairings of two mixed teams occur.
        second = _turned(sides[1 - side], deal >> 1 & 1)
        return {seat: chair for chair, seat in enumerate(first + second)}


class Rotation(Struct, frozen=True):
    """Every seat for itself: the line-up rotates through all seats with every deal."""

    kinds: Kinds

    @property
    def line_ups(self) -> tuple[Kinds, ...]:
        """The one line-up."""
        return (self.kinds,)

    @property
    def games_per_deal(self) -> int:
        """The number of seats."""
        return len(self.kinds)

    def line_up(self, _number: int) -> int:
        """Return the only line-up."""
        return 0

    def deal(self, number: int) -> int:
        """Return the deal, which is the same for a whole rotation."""
        return number // len(self.kinds)

    def chairs(self, number: int, seats: tuple[Seat, ...], _hands: Sequence[Dealt]) -> Chairs:
        """Move every chair on by one seat with every game."""
        return {seats[(chair + number) % len(seats)]: chair for chair in range(len(self.kinds))}


class RoundRobin(Struct, frozen=True):
    """Each kind's team plays a duel with each other kind's, all with the same deals.

    The pairings alternate deal by deal, so that no pairing's games come last.
    """

    kinds: Kinds

    @property
    def line_ups(self) -> tuple[Kinds, ...]:
        """One for each pairing."""
        return tuple(duel.line_ups[0] for duel in _duels(self.kinds))

    @property
    def games_per_deal(self) -> int:
        """Two: each side once."""
        return GAMES_PER_DEAL

    def line_up(self, number: int) -> int:
        """Return the number of the pairing."""
        return number // GAMES_PER_DEAL % len(_duels(self.kinds))

    def deal(self, number: int) -> int:
        """Return the deal, which is the same for both games of all pairings."""
        return number // (GAMES_PER_DEAL * len(_duels(self.kinds)))

    def chairs(self, number: int, seats: tuple[Seat, ...], hands: Sequence[Dealt]) -> Chairs:
        """Return the chairs as in the pairing's own duel."""
        own_number = GAMES_PER_DEAL * self.deal(number) + number % GAMES_PER_DEAL
        return _duels(self.kinds)[self.line_up(number)].chairs(own_number, seats, hands)


def partners_in(hands: Sequence[Dealt]) -> tuple[tuple[Seat, ...], tuple[Seat, ...]]:
    """Return the partners: the holders of Fiddlebottom and Bubble, and those of Zsa Zsa and X."""
    teams: tuple[list[Seat], list[Seat]] = ([], [])
    for hand in hands:
        team = team_of(IDENTITIES.index(hand.identity))
        teams[team].append(SEATS[SEAT_INDEX[hand.seat]])
    return tuple(teams[0]), tuple(teams[1])


def _turned(partners: tuple[Seat, ...], turn: int) -> tuple[Seat, ...]:
    return partners[::-1] if turn else partners


@cache
def _duels(kinds: Kinds) -> tuple[Duel, ...]:
    return tuple(Duel((one, one), (other, other)) for one, other in combinations(kinds, 2))
