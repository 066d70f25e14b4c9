"""Blocks at cards: whoever goes where two others stand keeps them from meeting.

A sly bot does so only where they are likely partners, and never in two rounds running: a table
where everybody blocks gets nowhere. A veteran remembers who has blocked.
"""

from collections.abc import Callable
from typing import Final

from inkognito.card.cards import LOCATIONS
from inkognito.card.state import NOBODY, NOTHING, NOWHERE, State, agents_in

LIKELY: Final = 0.55
"""How likely two others must be opponents to be kept apart."""

NEVER: Final = -1
_PAIR: Final = 2


def stand_together(state: State, place: int) -> bool:
    """Return whether two visitors are at a place, so that a third one would block them."""
    return state.at.count(place) == _PAIR


def blocker(before: State, after: State) -> int:
    """Return the visitor who has just gone where two others stood already, or NOBODY."""
    for visitor, place in enumerate(after.at):
        has_gone = before.at[visitor] == NOWHERE != place
        if has_gone and stand_together(before, place):
            return visitor
    return NOBODY


class MeantBlocks:
    """How often each visitor has blocked others in this deal, and could have gone elsewhere."""

    def __init__(self) -> None:
        self.by_visitor = list(NOTHING)

    def see(self, before: State, after: State) -> None:
        """Compare the position before a sighting with the one after it."""
        if after.game != before.game:
            self.by_visitor = list(NOTHING)
        visitor = blocker(before, after)
        if visitor != NOBODY and before.used[visitor].bit_count() < len(LOCATIONS) - 1:
            self.by_visitor[visitor] += 1


class Blocks:
    """The blocks of a sly bot. `worth` is the value of coming between two opponents."""

    def __init__(self, seat: int, worth: float) -> None:
        self._seat, self._worth = seat, worth
        self._last = NEVER
        """The round of the last block in this deal."""

    def see(self, before: State, after: State) -> None:
        """Compare the position before a sighting with the one after it."""
        if after.game != before.game:
            self._last = NEVER
        elif blocker(before, after) == self._seat:
            self._last = after.round

    def worths(self, state: State, partner: Callable[[int], float]) -> dict[int, float]:
        """Return the value of a block, by place; `partner` is how likely an agent is the partner.

        With four players, two others are opponents if the third is the partner.
        """
        if not self._worth or self._last == state.round - 1:
            return {}
        others = [agent for agent in agents_in(state.order) if agent != self._seat]
        found: dict[int, float] = {}
        for mate in others:
            one, two = (agent for agent in others if agent != mate)
            place, chance = state.at[one], partner(mate)
            is_pair = place == state.at[two] != NOWHERE and stand_together(state, place)
            if is_pair and chance >= LIKELY:
                found[place] = self._worth * chance
        return found
