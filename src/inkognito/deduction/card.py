"""Read the sightings of the card game as evidence about the deal.

docs/deduction.md lists what counts as evidence, and what is left out.
"""

from collections.abc import Callable
from functools import cache
from itertools import combinations
from typing import Any, Final, cast

import numpy as np
from numpy.typing import NDArray

from inkognito.card.cards import (
    CARD_INDEX,
    CARDS,
    BlackHand,
    Card,
    Faces,
    Hand,
    faces_of,
    hands_by_colour,
    named_hand,
)
from inkognito.card.editions import DEFAULT_EDITION, Edition
from inkognito.card.events import BlackCardShown, DummySeen, GameOpened, GameScored, PairShown
from inkognito.card.shows import is_truthful, legal_pairs
from inkognito.core.events import Event
from inkognito.core.seats import COLOURS, SEAT_INDEX, SPECTATOR, Seat, Viewer
from inkognito.deduction.belief import Numbers
from inkognito.deduction.cost import Cost, costs
from inkognito.deduction.deals import Hands, deals
from inkognito.deduction.evidence import Source
from inkognito.deduction.explain import Explanation, Holder, explain_card, holders
from inkognito.deduction.notebook import Heed, Notebook, heed_all
from inkognito.deduction.proof import Proof
from inkognito.deduction.showing import Menu
from inkognito.views.card import HandDealt, HandsDealtFaceDown, ScenarioSeen, SeenBlack

KINDS: Final = 2
HANDS: Final[tuple[BlackHand, ...]] = tuple(
    BlackHand(number % 4, number // 4) for number in range(16)
)
"""All hands, by their number."""


def number_of(hand: BlackHand) -> int:
    """Return the number of a hand."""
    return hand.identity + 4 * hand.number


@cache
def hands_showing(faces: Faces, edition: Edition) -> Hands:
    """Return the hands that may show this pair."""
    return sum(
        1 << number for number, hand in enumerate(HANDS) if is_truthful(faces, hand, edition)
    )


@cache
def menu(edition: Edition) -> Menu:
    """Return all pairs that may be shown."""
    sets = [1 << one | 1 << other for one, other in combinations(range(8), 2)]
    return Menu(sets, [hands_showing(faces, edition) for faces in sets], len(HANDS))


def hands_exhausted(before: list[Faces], edition: Edition) -> Hands:
    """Return the hands that have no fresh pair left (C3)."""
    return sum(
        1 << number
        for number, hand in enumerate(HANDS)
        if legal_pairs(hand, edition).keys() <= set(before)
    )


class CardReader:
    """Fold the sightings of one viewer of a card game into their notebook."""

    def __init__(self, viewer: Viewer = SPECTATOR, heed: Heed = heed_all) -> None:
        self.notebook = Notebook(deals(KINDS), viewer, heed)
        self.seats: tuple[Seat, ...] = ()
        self.edition: Edition = DEFAULT_EDITION
        self.dummy: int | None = None
        self._number = 0

    def see(self, sighting: Event) -> None:
        """Read the viewer's next sighting."""
        self._number += 1
        handler = _READERS.get(type(sighting))
        if handler is not None:
            handler(self, sighting)

    def fresh(self, shower: int, viewer: int) -> NDArray[np.bool_]:
        """Return, by set of the menu, whether the shower has not shown it to the viewer yet."""
        sets = menu(self.edition).sets
        fresh = np.ones(len(sets), dtype=bool)
        for faces in self.notebook.shown_before(shower, viewer):
            fresh[menu(self.edition).index[faces]] = False
        return fresh

    def forecast(self, agent: int) -> Numbers:
        """Return, by hand and pair, how likely the agent would show it to this viewer."""
        book = self.notebook
        before = book.shown_before(agent, book.seat)
        return menu(self.edition).forecast(
            book.belief.table(agent),
            self.fresh(agent, book.seat),
            book.known_before(agent, book.seat),
            before[-1] if before else None,
        )

    def cost_of(self, viewer: int, answers: tuple[tuple[Card, ...], ...]) -> tuple[Cost, ...]:
        """Return how much each answer would tell the viewer about the notebook's owner."""
        known = self.notebook.known_before(self.notebook.seat, viewer)
        return costs(known, [self.hands_for(cards) for cards in answers])

    def hands_for(self, cards: tuple[Card, ...]) -> Hands:
        """Return the hands that may show this pair, or this one black card."""
        if len(cards) == 1:
            return self._hands_with(cards[0])
        return hands_showing(faces_of(cards, self.edition), self.edition)

    # --- in names -------------------------------------------------------------------------------

    @property
    def faces(self) -> tuple[str, ...]:
        """The faces by name, in the order of their numbers."""
        return CARDS[self.edition]

    @property
    def holders(self) -> tuple[Holder, ...]:
        """By colour: who holds its hand."""
        return holders(self.seats, "dummy")

    def hand(self, holder: Holder, number: int) -> Hand:
        """The hand with that number."""
        return named_hand(cast("Any", holder), HANDS[number], self.edition)

    def explained(self, proof: Proof) -> Explanation:
        """The proof in names."""
        return explain_card(proof, self.seats, self.edition)

    # --- what sightings say -----------------------------------------------------------------------

    def _opened(self, sighting: GameOpened) -> None:
        self.edition = sighting.rules.edition
        self._find_dummy(sighting.seats)

    def _find_dummy(self, seats: tuple[Seat, ...]) -> None:
        self.seats = seats
        absent = [number for number, colour in enumerate(COLOURS) if colour not in seats]
        self.dummy = absent[0] if absent else None

    def _dealt(self, sighting: HandDealt) -> None:
        self.notebook.start()
        self._take(sighting.hand)

    def _take(self, hand: Hand) -> None:
        index = CARD_INDEX[self.edition]
        number = index[hand.identity] + 4 * (index[hand.number] - 4)
        self.notebook.take_hand(self._number, number, (hand.identity, hand.number))

    def _dealt_face_down(self, _sighting: HandsDealtFaceDown) -> None:
        self.notebook.start()

    def _pair(self, sighting: PairShown) -> None:
        shower, viewer = SEAT_INDEX[sighting.seat], SEAT_INDEX[sighting.to]
        self._read_pair(shower, viewer, sighting.cards)

    def _read_pair(self, shower: int, viewer: int, cards: tuple[Card, ...]) -> None:
        book, faces = self.notebook, faces_of(cards, self.edition)
        showing = hands_showing(faces, self.edition)
        if shower != book.seat:
            self._learn_pair(shower, viewer, cards, faces)
        book.keep(shower, (viewer,), faces, showing)

    def _learn_pair(self, shower: int, viewer: int, cards: tuple[Card, ...], faces: Faces) -> None:
        book, number = self.notebook, self._number
        before, fresh = book.shown_before(shower, viewer), self.fresh(shower, viewer)
        book.note(number, "shown", shower, cards, hands_showing(faces, self.edition))
        if faces in before:
            exhausted = hands_exhausted(before, self.edition)
            book.note(number, "exhausted", shower, cards, exhausted)
            book.believe(number, shower, by_hand(exhausted))
            fresh = np.ones_like(fresh)
        known, last = book.known_before(shower, viewer), before[-1] if before else None
        book.believe(number, shower, menu(self.edition).likelihood(faces, fresh, known, last))

    def _black(self, sighting: BlackCardShown) -> None:
        shower = SEAT_INDEX[sighting.seat]
        viewers = tuple(SEAT_INDEX[viewer] for viewer in sighting.to)
        self._read_black(shower, viewers, sighting.card)

    def _read_black(self, shower: int, viewers: tuple[int, ...], card: Card) -> None:
        book, hands = self.notebook, self._hands_with(card)
        if shower == book.seat:
            for viewer in viewers:
                book.known[shower, viewer] = book.known_before(shower, viewer) & hands
        else:
            self._fact("black", shower, card)

    def _dummy_seen(self, sighting: DummySeen) -> None:
        if self.dummy is not None:
            self._fact("black", self.dummy, sighting.card)

    def _scored(self, sighting: GameScored) -> None:
        for colour, hand in enumerate(hands_by_colour(sighting.hands, self.edition)):
            number = number_of(hand)
            cards = tuple(CARDS[self.edition][f] for f in (hand.identity, 4 + hand.number))
            self.notebook.note(self._number, "revealed", colour, cards, 1 << number)
            self.notebook.believe(self._number, colour, by_hand(1 << number))

    def _scenario(self, sighting: ScenarioSeen) -> None:
        self.edition = sighting.rules.edition
        self._find_dummy(sighting.seats)
        if sighting.hand is not None:
            self._take(sighting.hand)
        for shown in sighting.shown:
            self._read_pair(SEAT_INDEX[shown.seat], SEAT_INDEX[shown.to], shown.cards)
        for black in sighting.black:
            self._read_seen_black(black)

    def _read_seen_black(self, black: SeenBlack) -> None:
        if black.seat != "dummy":
            self._read_black(SEAT_INDEX[black.seat], (SEAT_INDEX[black.to],), black.card)
        elif self.dummy is not None:
            self._fact("black", self.dummy, black.card)

    def _fact(self, source: Source, colour: int, card: Card) -> None:
        hands = self._hands_with(card)
        self.notebook.note(self._number, source, colour, (card,), hands)
        self.notebook.believe(self._number, colour, by_hand(hands))

    def _hands_with(self, card: Card) -> Hands:
        return self.notebook.deals.hands_with(CARD_INDEX[self.edition][card])


@cache
def by_hand(hands: Hands) -> Numbers:
    """Return 1 for each of these hands and 0 for the others."""
    return np.array([float(hands >> number & 1) for number in range(len(HANDS))])


_READERS: Final[dict[type[Event], Callable[[CardReader, Any], None]]] = {
    GameOpened: CardReader._opened,
    ScenarioSeen: CardReader._scenario,
    HandDealt: CardReader._dealt,
    HandsDealtFaceDown: CardReader._dealt_face_down,
    PairShown: CardReader._pair,
    BlackCardShown: CardReader._black,
    DummySeen: CardReader._dummy_seen,
    GameScored: CardReader._scored,
}
"""The sightings that carry evidence about the deal; all others are ignored."""
