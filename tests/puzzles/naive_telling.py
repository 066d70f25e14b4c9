"""What questions and answers of a puzzle tell, counted one by one by a plain reading of the rules.

Shares the names of cards and the shape of sightings with the engine, and nothing of its deduction.
Hands and deals that differ in mission letters only count as one, as in the puzzles.
"""

from collections.abc import Iterable
from itertools import combinations, product
from typing import Any, TypeAlias

from tests.oracle.card_editions import NUMBERS, TRUE_CARDS
from tests.oracle.naive_deduction import BUILDS, IDENTITIES, LETTERS, Deal

Cards: TypeAlias = frozenset[str]
"""A set that is shown, or a hand without its letter; by faces."""

KINDS = {"identity": IDENTITIES, "build": BUILDS}


def faces(cards: Iterable[str]) -> Cards:
    """The faces of cards: a grey card has that of its coloured twin."""
    return frozenset(card.removeprefix("grey-") for card in cards)


def sets_of(about: str, is_pair: bool) -> list[Cards]:
    """Two cards of the kind asked, and with three cards also one of the other kind."""
    pairs = [frozenset(two) for two in combinations(KINDS[about], 2)]
    if is_pair:
        return pairs
    [other] = [cards for kind, cards in KINDS.items() if kind != about]
    return [two | {one} for two, one in product(pairs, other)]


def is_fresh(cards: Cards, before: list[Cards]) -> bool:
    """No set is shown twice, and no pair that a set of three has contained."""
    return cards not in before and not any(len(cards) == 2 and cards < one for one in before)


def shown_to(seen: Any, shower: str, viewer: str) -> list[tuple[str, ...]]:
    """What this player has shown that viewer."""
    return [one.cards for one in seen.shown if one.seat == shower and viewer in viewers(one)]


def viewers(shown: Any) -> tuple[str, ...]:
    """The card game names one viewer, the board game a list."""
    return (shown.to,) if isinstance(shown.to, str) else shown.to


# --- the deciding question ------------------------------------------------------------------------


def left_by_question(viewer: str, seen: Any, deals: list[Deal], asks: Any) -> float:
    """Deals left on average if every fresh and true set is as likely as another."""
    is_pair = asks.through_ambassador or viewer == "ambassador"
    before = [faces(cards) for cards in shown_to(seen, asks.agent, viewer)]
    fresh = [one for one in sets_of(asks.about, is_pair) if is_fresh(one, before)]
    plain = {tuple(frozenset(hand - set(LETTERS)) for hand in deal.values()) for deal in deals}
    place = list(deals[0]).index(asks.agent)
    hands = [deal[place] for deal in plain]
    expected = 0.0
    for hand in hands:
        true = [one for one in fresh if one & hand]
        after = [sum(bool(one & other) for other in hands) for one in true]
        expected += sum(after) / len(true)
    return expected / len(hands)


# --- the answer that tells least ------------------------------------------------------------------


class Answering:
    """Somebody who has to answer: what they may show, and what the asker can't rule out."""

    def __init__(self, kept: Any) -> None:
        seen: Any = kept.sighting
        self._edition: str = seen.rules.edition
        self._is_board = kept.game == "board"
        before = shown_to(seen, kept.viewer, kept.about)
        second = BUILDS if self._is_board else NUMBERS[self._edition]
        own = {getattr(seen.hand, field) for field in seen.hand.__struct_fields__}
        self._own = frozenset(own & {*IDENTITIES, *second})
        black = [] if self._is_board else seen.black
        proved = {
            *(card[5:] for cards in before for card in cards if card.startswith("grey-")),
            *(one.card for one in black if one.seat == kept.viewer and kept.about in viewers(one)),
        }
        self.hands = [
            hand
            for hand in map(frozenset, product(IDENTITIES, second))
            if proved <= hand and all(self._is_true(faces(cards), hand) for cards in before)
        ]
        self.sets = [
            one
            for one in (self._asked(seen, kept) if self._is_board else self._pairs(second))
            if self._is_true(one, self._own) and is_fresh(one, [faces(cards) for cards in before])
        ]

    def left(self, cards: Cards) -> int:
        """How many hands could have shown this, of those that the asker can't rule out."""
        return sum(self._is_true(cards, hand) for hand in self.hands)

    def _is_true(self, cards: Cards, hand: frozenset[str]) -> bool:
        true = len(cards & hand)
        return true > 0 if self._is_board else true in TRUE_CARDS[self._edition]

    def _asked(self, seen: Any, kept: Any) -> list[Cards]:
        is_pair = seen.question.piece == "ambassador" or kept.about == "ambassador"
        return sets_of(seen.question.about, is_pair)

    def _pairs(self, second: tuple[str, ...]) -> list[Cards]:
        return [frozenset(two) for two in combinations((*IDENTITIES, *second), 2)]
