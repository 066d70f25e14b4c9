"""The passport of a deduction sheet: which missions each team of the board game may still have.

Knows what is possible, from whatever logic it is given; not what a mission asks for.
"""

from itertools import permutations
from typing import Final

from msgspec import Struct

from inkognito.board.cards import LETTERS
from inkognito.core.agents import IDENTITIES, Identity, partner_of, team_of
from inkognito.deduction.board import HANDS
from inkognito.deduction.deals import PLAYED, DealMask
from inkognito.deduction.explain import Holder
from inkognito.deduction.logic import Logic

_FIRST_LETTER: Final = 8
"""The face of the first letter: identities and builds come before it."""


class PairMissions(Struct, frozen=True):
    """If these two are the team's first and second agent, its code is one of these ("B-D").

    There is none where one of the two was set aside: then the other is alone, and flees.
    """

    first: Holder
    second: Holder
    codes: tuple[str, ...]


class TeamMissions(Struct, frozen=True):
    """The pairs that may be this team; `mine` if the viewer knows that it is their own team."""

    first: Identity
    second: Identity
    mine: bool
    pairs: tuple[PairMissions, ...]


def missions_left(
    logic: Logic, holders: tuple[Holder, ...], own: int | None
) -> tuple[TeamMissions, ...]:
    """What is possible for both teams; `holders` by colour, `own` is the viewer's hand."""
    own_team = None if own is None else team_of(HANDS[own].identity)
    return tuple(
        TeamMissions(
            first=IDENTITIES[first],
            second=IDENTITIES[partner_of(first)],
            mine=team_of(first) == own_team,
            pairs=_pairs(logic, holders, first),
        )
        for first in range(0, len(IDENTITIES), 2)
    )


def _pairs(logic: Logic, holders: tuple[Holder, ...], first: int) -> tuple[PairMissions, ...]:
    holding = logic.deals.holding
    found = []
    for one, other in permutations(range(PLAYED), 2):
        possible = logic.possible & holding[one][first] & holding[other][partner_of(first)]
        if possible:
            pair = (holders[one], holders[other])
            codes = () if "aside" in pair else _codes(logic, possible, one, other)
            found.append(PairMissions(*pair, codes))
    return tuple(found)


def _codes(logic: Logic, possible: DealMask, one: int, other: int) -> tuple[str, ...]:
    holding = logic.deals.holding
    return tuple(
        f"{LETTERS[mine]}-{LETTERS[yours]}"
        for mine, yours in permutations(range(len(LETTERS)), 2)
        if possible & holding[one][_FIRST_LETTER + mine] & holding[other][_FIRST_LETTER + yours]
    )
