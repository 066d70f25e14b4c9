"""What has been shown in this deal, in order, as far as one seat knows: a fold of its sightings.

Of what others show each other a seat sees only that it happened. The worlds that a bot imagines
draw it anew.
"""

from collections.abc import Callable
from typing import Any, Final

from msgspec import Struct

from inkognito.card.cards import KIND_INDEX, Card, faces_of
from inkognito.card.editions import DEFAULT_EDITION, Edition
from inkognito.card.events import (
    BlackCardShown,
    Declined,
    GameOpened,
    MeetingBegan,
    PairShown,
)
from inkognito.core.events import Event
from inkognito.core.seats import AMBASSADOR_SEAT, SEAT_INDEX
from inkognito.deduction.card import menu
from inkognito.views.card import (
    BlackCardShownCovertly,
    HandDealt,
    PairShownCovertly,
    ScenarioSeen,
)

UNSEEN: Final = -1


class Shown(Struct, frozen=True, gc=False):
    """A pair by its number on the menu, or a black card by its kind; `UNSEEN` if others saw it."""

    shower: int
    viewer: int
    what: int
    is_black: bool = False


class NotDeclared(Struct, frozen=True, gc=False):
    """A seat met another one alone and did not declare."""

    seat: int
    other: int


class History:
    """The showings of the present deal."""

    def __init__(self) -> None:
        self.steps: list[Shown | NotDeclared] = []
        self._edition: Edition = DEFAULT_EDITION
        self._present: tuple[int, ...] = ()

    def see(self, sighting: Event) -> None:
        """Read the next sighting."""
        handler = _READERS.get(type(sighting))
        if handler is not None:
            handler(self, sighting)

    def _opened(self, sighting: GameOpened) -> None:
        self._edition = sighting.rules.edition

    def _dealt(self, _sighting: HandDealt) -> None:
        self.steps = []

    def _meeting(self, sighting: MeetingBegan) -> None:
        self._present = tuple(SEAT_INDEX[one] for one in sighting.visitors if one != "dummy")

    def _declined(self, sighting: Declined) -> None:
        others = [one for one in self._present if one != SEAT_INDEX[sighting.seat]]
        if sighting.what == "declaration" and others:
            self.steps.append(NotDeclared(SEAT_INDEX[sighting.seat], others[0]))

    def _pair(self, sighting: PairShown) -> None:
        self._add_pair(sighting.seat, sighting.to, sighting.cards)

    def _covert_pair(self, sighting: PairShownCovertly) -> None:
        self._add(sighting.seat, sighting.to, UNSEEN)

    def _black(self, sighting: BlackCardShown) -> None:
        self._add(sighting.seat, sighting.to[0], KIND_INDEX[sighting.kind], is_black=True)

    def _covert_black(self, sighting: BlackCardShownCovertly) -> None:
        self._add(sighting.seat, sighting.to[0], UNSEEN, is_black=True)

    def _scenario(self, sighting: ScenarioSeen) -> None:
        self._edition = sighting.rules.edition
        for pair in sighting.shown:
            self._add_pair(pair.seat, pair.to, pair.cards)
        for covert in sighting.shown_covertly:
            self._add(covert.seat, covert.to, UNSEEN)
        for black in sighting.black:
            if black.seat != "dummy":
                self._add(black.seat, black.to, KIND_INDEX[black.kind], is_black=True)
        for hidden in sighting.black_covertly:
            self._add(hidden.seat, hidden.to, UNSEEN, is_black=True)

    def _add_pair(self, seat: str, to: str, cards: tuple[Card, ...]) -> None:
        self._add(seat, to, menu(self._edition).index[faces_of(cards, self._edition)])

    def _add(self, seat: str, to: str, what: int, *, is_black: bool = False) -> None:
        if SEAT_INDEX[to] != AMBASSADOR_SEAT:
            self.steps.append(Shown(SEAT_INDEX[seat], SEAT_INDEX[to], what, is_black))


_READERS: Final[dict[type[Event], Callable[[History, Any], None]]] = {
    GameOpened: History._opened,
    ScenarioSeen: History._scenario,
    HandDealt: History._dealt,
    MeetingBegan: History._meeting,
    Declined: History._declined,
    PairShown: History._pair,
    PairShownCovertly: History._covert_pair,
    BlackCardShown: History._black,
    BlackCardShownCovertly: History._covert_black,
}
"""The sightings that say who was shown something."""
