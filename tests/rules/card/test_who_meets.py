"""Which visitors of a place meet: every composition, for every number of players.

The client's labels come from `kinds_that_meet`, so it must agree with what the engine does.
"""

from collections.abc import Iterator
from itertools import combinations

import pytest

from inkognito.card.cards import LOCATIONS
from inkognito.card.meetings import VisitorKind, kinds_that_meet, meetings_of
from inkognito.core.seats import AMBASSADOR_SEAT, DEFAULT_SEATS, SEAT_INDEX
from inkognito.games.card_client import CLIENT

VISITORS = range(AMBASSADOR_SEAT + 1)
BY_THE_RULES: dict[int, set[tuple[VisitorKind, ...]]] = {
    3: {("agent", "agent"), ("agent", "ambassador"), ("agent", "dummy")},
    4: {("agent", "agent"), ("agent", "ambassador")},
    5: {("agent", "agent"), ("agent", "ambassador"), ("agent", "agent", "ambassador")},
}
GROUPS = [(players, group) for players in DEFAULT_SEATS for group in range(1, 1 << len(VISITORS))]


def order_of(players: int) -> tuple[int, ...]:
    return tuple(SEAT_INDEX[seat] for seat in DEFAULT_SEATS[players])


def kinds(players: int, visitors: tuple[int, ...]) -> tuple[str, ...]:
    order = order_of(players)
    names = (
        "ambassador" if v == AMBASSADOR_SEAT else "agent" if v in order else "dummy"
        for v in visitors
    )
    return tuple(sorted(names))


def elsewhere(others: tuple[int, ...]) -> Iterator[dict[int, int]]:
    """The others are all alone, or, if they are two, together."""
    places = range(1, len(LOCATIONS))
    yield dict(zip(others, places, strict=False))
    for pair in combinations(others, 2):
        rest = [one for one in others if one not in pair]
        yield dict.fromkeys(pair, 1) | dict(zip(rest, places[1:], strict=False))


@pytest.mark.parametrize("players", DEFAULT_SEATS)
def test_the_table_says_what_the_rules_say(players: int) -> None:
    assert set(kinds_that_meet(DEFAULT_SEATS[players])) == BY_THE_RULES[players]
    assert CLIENT.tables["CARD_MEETINGS"].rows[players] == kinds_that_meet(DEFAULT_SEATS[players])


@pytest.mark.parametrize(("players", "group"), GROUPS)
def test_the_engine_meets_exactly_those_in_the_table(players: int, group: int) -> None:
    here = tuple(v for v in VISITORS if group >> v & 1)
    others = tuple(v for v in VISITORS if v not in here)
    is_listed = kinds(players, here) in kinds_that_meet(DEFAULT_SEATS[players])
    order = order_of(players)
    for away in elsewhere(others):
        at = tuple(away.get(visitor, 0) for visitor in VISITORS)
        for first in (seat for seat in order if seat != AMBASSADOR_SEAT):
            met = [one for one in meetings_of(order, first, at) if one.place == 0]
            assert len(met) == is_listed
            assert all(set(one.visitors) == set(here) for one in met)
