"""Who meets whom, and what a meeting gives. Pure tables over where everybody has gone.

A meeting is a place with exactly two visitors; with five players also the Ambassador's with
exactly two agents. Tables in play meet the same patterns of places again: the latest are kept.
"""

from functools import lru_cache
from itertools import combinations
from typing import Final, Literal, TypeAlias

from inkognito.card.state import (
    ASKING,
    EXCHANGING,
    LOOKING,
    ByVisitor,
    Meeting,
    Phase,
    agents_in,
    dummy_in,
    turn_order,
)
from inkognito.core.seats import AMBASSADOR_SEAT, SEAT_INDEX, Seat

VisitorKind: TypeAlias = Literal["agent", "ambassador", "dummy"]
"""What a visitor is, as far as meetings depend on it. An agent is played by somebody."""


PATTERNS_KEPT: Final = 4_096
"""About 1.5 MB. With every order of the seats there are more than a million patterns."""


@lru_cache(maxsize=PATTERNS_KEPT)
def meetings_of(order: tuple[int, ...], first: int, at: ByVisitor) -> tuple[Meeting, ...]:
    """All meetings of a round in the order in which they are resolved (C2)."""
    everybody = (*turn_order(order, first), AMBASSADOR_SEAT)
    found = []
    for place in dict.fromkeys(at[visitor] for visitor in everybody):
        visitors = tuple(visitor for visitor in everybody if at[visitor] == place)
        agents = tuple(v for v in visitors if v in agents_in(order))
        if _is_meeting(order, visitors, agents):
            asked = _entitled(order, visitors, agents)
            found.append(Meeting(place, visitors, agents, asked, _phase(visitors, agents)))
    return tuple(found)


def kinds_that_meet(seats: tuple[Seat, ...]) -> tuple[tuple[VisitorKind, ...], ...]:
    """Every group of visitors that meets where nobody else is, as sorted kinds of visitors.

    The client's labels come from it: a group that is not listed has no meeting.
    """
    order = tuple(SEAT_INDEX[seat] for seat in seats)
    everybody = tuple(range(AMBASSADOR_SEAT + 1))
    groups = (group for size in everybody for group in combinations(everybody, size + 1))
    return tuple(
        dict.fromkeys(
            tuple(sorted(_kind(order, visitor) for visitor in group))
            for group in groups
            if _is_meeting(order, group, tuple(v for v in group if v in agents_in(order)))
        )
    )


def _kind(order: tuple[int, ...], visitor: int) -> VisitorKind:
    if visitor == AMBASSADOR_SEAT:
        return "ambassador"
    return "dummy" if visitor == dummy_in(order) else "agent"


def _five_play(order: tuple[int, ...]) -> bool:
    return AMBASSADOR_SEAT in order


def _is_meeting(order: tuple[int, ...], visitors: tuple[int, ...], agents: tuple[int, ...]) -> bool:
    if len(visitors) == 2:
        return bool(agents)
    return (
        _five_play(order)
        and len(visitors) == 3
        and len(agents) == 2
        and AMBASSADOR_SEAT in visitors
    )


def _entitled(
    order: tuple[int, ...], visitors: tuple[int, ...], agents: tuple[int, ...]
) -> tuple[int, ...]:
    """Who may declare there, in the order in which they are asked (C5, C6, C9)."""
    if _five_play(order):
        return visitors if len(visitors) == 2 else (AMBASSADOR_SEAT,)
    with_partners = len(agents_in(order)) == AMBASSADOR_SEAT
    return () if with_partners and len(agents) < 2 else agents


def _phase(visitors: tuple[int, ...], agents: tuple[int, ...]) -> Phase:
    """What the meeting gives when nobody declares."""
    if len(agents) == 2:
        return EXCHANGING
    return ASKING if AMBASSADOR_SEAT in visitors else LOOKING
