"""A viewer's notebook: what is certain, what is likely, and who they saw show what to whom.

Knows neither game: `board` and `card` read the sightings and write the notes.
"""

from collections.abc import Callable
from typing import TypeAlias

import numpy as np

from inkognito.core.seats import SEAT_INDEX, SPECTATOR, Viewer
from inkognito.deduction.belief import Belief, Numbers
from inkognito.deduction.deals import Deals, Hands
from inkognito.deduction.evidence import Evidence, Source
from inkognito.deduction.logic import Logic
from inkognito.deduction.showing import PRIOR

Faces: TypeAlias = int
Heed: TypeAlias = Callable[[int], bool]

ONLOOKER = -1
"""A viewer without a seat."""


def heed_all(_sighting: int) -> bool:
    """Remember every sighting."""
    return True


class Notebook:
    """Everything that one viewer has noted about one deal."""

    def __init__(self, deals: Deals, viewer: Viewer, heed: Heed = heed_all) -> None:
        self.deals, self.viewer = deals, viewer
        self.seat = ONLOOKER if viewer == SPECTATOR else SEAT_INDEX[viewer]
        self.own_hand: int | None = None
        self._heed = heed
        self.learned = 0
        """Grows when something is learned; callers may cache results until it changes."""
        self._everything: Hands = (1 << deals.hands) - 1
        self.start()

    def start(self) -> None:
        """Start an empty notebook for a new deal."""
        self.logic, self.belief = Logic(self.deals), Belief(self.deals, PRIOR)
        self.own_hand = None
        self.learned += 1
        self.shown: dict[tuple[int, int], list[Faces]] = {}
        """By shower and viewer: the sets that the owner of this notebook saw, in order."""
        self.known: dict[tuple[int, int], Hands] = {}
        """By shower and viewer: the hands that those sets leave possible."""
        self._claimed: set[tuple[int, int]] = set()
        """The colours and faces of claims that were weighed."""

    def take_hand(self, number: int, hand: int, cards: tuple[str, ...]) -> None:
        """Note the viewer's own hand, card by card."""
        for kind, card in enumerate(cards):
            hands = self.deals.hands_with(self.deals.face_of(hand, kind))
            self.logic.add(Evidence(number, "own", self.seat, (card,), hands))
        self.own_hand = hand
        self.belief.take_hand(self.seat, hand)
        self.learned += 1

    def note(
        self, number: int, source: Source, colour: int, cards: tuple[str, ...], hands: Hands
    ) -> bool:
        """Note certain evidence unless it is forgotten. Return whether it was noted."""
        if not self._heed(number):
            return False
        self.logic.add(Evidence(number, source, colour, cards, hands))
        self.learned += 1
        return True

    def believe(self, number: int, colour: int, likelihood: Numbers) -> None:
        """Note the likelihood of the colour's action by hand, unless it is forgotten."""
        if self._heed(number):
            self.belief.observe(colour, likelihood)

    def weigh_claim(self, colour: int, face: int, weight: float) -> None:
        """Multiply the odds that the colour has the face that it claims to have.

        The same claim counts once. Nothing becomes certain or impossible by it.
        """
        if colour == self.seat or (colour, face) in self._claimed:
            return
        self._claimed.add((colour, face))
        claimed = self.deals.hands_with(face)
        has_it = [bool(claimed >> hand & 1) for hand in range(self.deals.hands)]
        self.belief.observe(colour, np.where(has_it, weight, 1.0))
        self.learned += 1

    def shown_before(self, shower: int, viewer: int) -> list[Faces]:
        """Return the sets that the shower has shown to the viewer, as far as the owner saw them."""
        return self.shown.setdefault((shower, viewer), [])

    def known_before(self, shower: int, viewer: int) -> Hands:
        """Return the hands of the shower that those sets leave possible."""
        return self.known.get((shower, viewer), self._everything)

    def keep(self, shower: int, viewers: tuple[int, ...], faces: Faces, hands: Hands) -> None:
        """Remember that the shower has shown this set, which only these hands may show."""
        for viewer in viewers:
            self.shown_before(shower, viewer).append(faces)
            self.known[shower, viewer] = self.known_before(shower, viewer) & hands
