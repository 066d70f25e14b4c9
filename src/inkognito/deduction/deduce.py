"""The front door of deduction: from one viewer's sightings to what they can know, by name.

    known = inkognito.deduce(game.sightings("red"))

`Deductions` answers in names what `logic`, `belief` and `proof` compute with numbers. It reads
sightings only, so it knows exactly as much as a person in that seat. docs/deduction.md explains it.
"""

from collections.abc import Iterable, Iterator
from typing import Any, Final, TypeAlias

from msgspec import Struct

from inkognito.board.cards import Hand as BoardHand
from inkognito.board.events import CardsShown, NoteWritten
from inkognito.board.events import GameOpened as BoardOpened
from inkognito.card.cards import Hand as CardHand
from inkognito.card.events import AmbassadorHid, BlackCardShown, PairShown
from inkognito.card.events import GameOpened as CardOpened
from inkognito.core.events import Event
from inkognito.core.refusals import Names, Refused, echo
from inkognito.core.seats import AMBASSADOR_SEAT, SEATS, SPECTATOR, Viewer
from inkognito.deduction.board import BoardReader
from inkognito.deduction.card import CardReader
from inkognito.deduction.deals import PLAYED
from inkognito.deduction.explain import Explanation, Holder
from inkognito.deduction.proof import Fact as NumberedFact
from inkognito.deduction.proof import proof_of
from inkognito.views import board, card
from inkognito.views.redact import Seen

Reader: TypeAlias = BoardReader | CardReader
Hand: TypeAlias = BoardHand | CardHand

_READERS: Final[dict[type[Event], type[Reader]]] = {
    BoardOpened: BoardReader,
    board.ScenarioSeen: BoardReader,
    CardOpened: CardReader,
    card.ScenarioSeen: CardReader,
}
"""By the first sighting of a game: who reads it."""


class Fact(Struct, frozen=True):
    """It is certain that the seat holds the card, or that it does not."""

    seat: Holder
    card: str
    holds: bool


class Deductions:
    """What one viewer can know of the deal, and what they may believe.

    Seats are the four colours; with three players the fourth hand is "aside" (board game) or
    "dummy" (card game). Cards are faces: "x", "tall", "A", "13".
    """

    def __init__(self, reader: Reader, viewer: Viewer) -> None:
        self.viewer = viewer
        self._reader = reader
        self._logic = reader.notebook.logic
        self._belief = reader.notebook.belief
        self._holders = Names("unknown-seat", reader.holders)
        self._cards = Names("unknown-card", reader.faces)

    @property
    def seats(self) -> tuple[Holder, ...]:
        """Whose hands this is about."""
        return self._reader.holders

    @property
    def cards(self) -> tuple[str, ...]:
        """All cards that a hand may have."""
        return self._reader.faces

    # --- possible deals ---------------------------------------------------------------------------

    @property
    def count(self) -> int:
        """How many deals are possible."""
        return self._logic.count

    def deals(self) -> Iterator[tuple[Hand, ...]]:
        """The possible deals, one by one: everybody's hand, in the order of `seats`."""
        return (self._deal(number) for number in self._numbers())

    def likely_deals(self, most: int = 10) -> list[tuple[float, tuple[Hand, ...]]]:
        """The most likely deals with their probabilities, the likeliest first."""
        hands, weights = self._belief.hand_numbers, self._belief.weights()
        best = (-weights).argsort(kind="stable")[:most]
        return [
            (float(weights[place]), self._named(hands[:, place]))
            for place in best
            if weights[place] > 0
        ]

    # --- certain facts ----------------------------------------------------------------------------

    def holds(self, seat: str, card: str) -> bool | None:
        """True or False where it is certain whether the seat holds the card, else None."""
        holding = self._logic.deals.holding[self._holders[seat]][self._cards[card]]
        possible = self._logic.possible
        if not possible & holding:
            return False
        return None if possible & ~holding else True

    def can_hold(self, seat: str) -> tuple[str, ...]:
        """The cards that the seat may still hold."""
        faces = self._logic.can_hold(self._holders[seat])
        return tuple(card for face, card in enumerate(self.cards) if faces >> face & 1)

    @property
    def facts(self) -> tuple[Fact, ...]:
        """All that is certain, seat by seat; a card that is certain comes before those ruled out.

        What the viewer holds is in it too.
        """
        found = [
            Fact(seat, card, holds)
            for seat in self.seats
            for card in self.cards
            if (holds := self.holds(seat, card)) is not None
        ]
        return tuple(sorted(found, key=lambda fact: (self._holders[fact.seat], not fact.holds)))

    # --- beliefs ----------------------------------------------------------------------------------

    def belief(self, seat: str, card: str) -> float:
        """How likely it is that the seat holds the card, from 0 to 1."""
        return float(self._belief.faces()[self._holders[seat]][self._cards[card]])

    def beliefs(self, seat: str) -> dict[str, float]:
        """By card: how likely the seat holds it."""
        chances = self._belief.faces()[self._holders[seat]]
        return {card: float(chances[face]) for face, card in enumerate(self.cards)}

    # --- proofs -----------------------------------------------------------------------------------

    def proof(self, seat: str, card: str) -> Explanation | None:
        """Why it is certain that the seat holds the card, or that it does not; None if it isn't.

        `Speech(language).explanation` tells it in sentences.
        """
        holds = self.holds(seat, card)
        if holds is None:
            return None
        fact = NumberedFact(self._holders[seat], self._cards[card], holds)
        proof = proof_of(self._logic, fact)
        return None if proof is None else self._reader.explained(proof)

    def __repr__(self) -> str:
        certain = sum(fact.holds for fact in self.facts)
        return f"Deductions(viewer={self.viewer!r}, count={self.count}, certain_cards={certain})"

    def _numbers(self) -> Iterator[int]:
        """The numbers of the possible deals."""
        left = self._logic.possible
        while left:
            lowest = left & -left
            yield lowest.bit_length() - 1
            left ^= lowest

    def _deal(self, number: int) -> tuple[Hand, ...]:
        return self._named(self._logic.deals.hand_of[:, number])

    def _named(self, hands: Any) -> tuple[Hand, ...]:
        return tuple(
            self._reader.hand(self.seats[colour], int(hands[colour])) for colour in range(PLAYED)
        )


def deduce(sightings: Iterable[Seen | Event], viewer: Viewer | None = None) -> Deductions:
    """What follows from one viewer's sightings, of either game, from the first one on.

    The sightings say who the viewer is: the seat with a hand in them, or the Ambassador's player
    if they include something that only that player sees. Otherwise the viewer is a spectator.
    """
    seen = [one.sighting if isinstance(one, Seen) else one for one in sightings]
    kind = _READERS.get(type(seen[0])) if seen else None
    if kind is None:
        first = type(seen[0]).__name__ if seen else "nothing"
        raise Refused("not-from-the-start", first=first)
    if viewer is not None and viewer not in (*SEATS, SPECTATOR):
        raise Refused("unknown-viewer", name=echo(viewer), allowed=(*SEATS, SPECTATOR))
    whose = viewer or _viewer_of(seen)
    reader = kind(whose)
    for sighting in seen:
        reader.see(sighting)
    return Deductions(reader, whose)


def _viewer_of(seen: list[Event]) -> Viewer:
    for sighting in seen:
        hand = getattr(sighting, "hand", None)
        if isinstance(hand, BoardHand | CardHand):
            return hand.seat  # type: ignore[return-value]
    return SEATS[AMBASSADOR_SEAT] if any(map(_is_ambassadors, seen)) else SPECTATOR


def _is_ambassadors(sighting: Event) -> bool:
    """Whether only the Ambassador's player, of those without a hand, can have seen this."""
    if isinstance(sighting, board.ScenarioSeen):
        return bool(sighting.shown or sighting.note)
    if isinstance(sighting, card.ScenarioSeen):
        return bool(sighting.shown or sighting.black or sighting.hidden)
    return isinstance(
        sighting, CardsShown | NoteWritten | AmbassadorHid | PairShown | BlackCardShown
    )
