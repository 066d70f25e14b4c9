"""Blocks at cards: a bot that goes where two opponents stand keeps them from meeting.

It does so only where they are likely partners, and never in two rounds running: a table where
everybody blocks gets nowhere.
"""

from collections.abc import Callable
from typing import Final

from inkognito.card.cards import LOCATION_INDEX
from inkognito.card.events import LocationPlayed
from inkognito.card.state import State, agents_in
from inkognito.core.events import Event
from inkognito.core.seats import SEATS
from inkognito.views.card import HandDealt

LIKELY: Final = 0.55
"""How likely two others must be opponents to be kept apart."""

NEVER: Final = -1
_PAIR: Final = 2


class Blocks:
    """The blocks of one seat. `worth` is the value of coming between two opponents."""

    def __init__(self, seat: int, worth: float) -> None:
        self._seat, self._worth = seat, worth
        self._last = NEVER
        """The round of the last block in this deal."""

    def see(self, state: State, sighting: Event) -> None:
        """Read a sighting, before the position changes by it."""
        if type(sighting) is HandDealt:
            self._last = NEVER
        elif type(sighting) is LocationPlayed and sighting.visitor == SEATS[self._seat]:
            is_block = state.at.count(LOCATION_INDEX[sighting.location]) == _PAIR
            self._last = state.round if is_block else self._last

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
            is_pair = place >= 0 and place == state.at[two] and state.at.count(place) == _PAIR
            if is_pair and chance >= LIKELY:
                found[place] = self._worth * chance
        return found
