"""Buckets of tables, and how many of them each process should hold. Arithmetic only.

Every process computes the same from the same holdings, so processes that look at the same time
rarely want the same bucket. Knows no database and no table.
"""

from collections.abc import Mapping
from typing import Final, TypeAlias
from zlib import crc32

from msgspec import Struct

BUCKETS: Final = 64
"""Never changes: processes of different versions share the tables of one database."""

MOST_GIVEN: Final = 8
"""Buckets that a process gives back at once, so that not all clients reconnect together."""

Holdings: TypeAlias = Mapping[str, frozenset[int]]
"""By member: the buckets that it holds."""


class Moves(Struct, frozen=True):
    """What a member does next: free buckets to take, and buckets of its own to give back."""

    take: tuple[int, ...] = ()
    give: tuple[int, ...] = ()


def bucket_of(table: str) -> int:
    """Return the bucket of a table: the same in every process and version."""
    return crc32(table.encode()) % BUCKETS


def fair_shares(holdings: Holdings) -> dict[str, int]:
    """Return how many buckets each member should hold.

    Where they can't be divided evenly, those who hold the most have one more: nothing moves
    between members whose numbers differ by one.
    """
    each, left_over = divmod(BUCKETS, len(holdings))
    by_size = sorted(holdings, key=lambda member: (-len(holdings[member]), member))
    return {member: each + (rank < left_over) for rank, member in enumerate(by_size)}


def moves_of(me: str, holdings: Holdings, leaving: frozenset[int] = frozenset()) -> Moves:
    """Return what this member does next; `leaving` are its buckets that it gives back already."""
    if me not in holdings:
        return Moves()
    shares = fair_shares(holdings)
    mine = holdings[me]
    surplus = len(mine) - shares[me] - len(mine & leaving)
    if surplus > 0:
        return Moves(give=tuple(sorted(mine - leaving)[-min(surplus, MOST_GIVEN) :]))
    return Moves(take=_dealt(holdings, shares)[me])


def _dealt(holdings: Holdings, shares: Mapping[str, int]) -> dict[str, tuple[int, ...]]:
    """Deal the free buckets to the members who lack some."""
    free = sorted(set(range(BUCKETS)).difference(*holdings.values()))
    dealt, start = {}, 0
    for member in sorted(holdings):
        end = start + max(0, shares[member] - len(holdings[member]))
        dealt[member] = tuple(free[start:end])
        start = end
    return dealt
