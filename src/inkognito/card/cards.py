"""The cards of the card game, as names, numbers and masks. Knows no rule about showing them.

A face is an identity or a number. Coloured cards are shown in exchanges; the two black cards of a
hand are true. A mask of faces has one bit for each of the eight faces of an edition.
"""

from functools import cache
from typing import Final, Literal, TypeAlias, get_args

from msgspec import Struct

from inkognito.card.editions import EDITIONS, Edition, Number
from inkognito.core.agents import IDENTITIES, Identity
from inkognito.core.refusals import Names
from inkognito.core.seats import COLOURS, Colour

Card = Literal[Identity, Number]
CardKind = Literal["identity", "number"]
Location = Literal["rialto", "san-marco", "arsenale", "accademia", "ca-d-oro"]
Visitor = Literal["red", "blue", "green", "yellow", "ambassador", "dummy"]
"""A visitor of places: a seat, or with three players the dummy."""

Faces: TypeAlias = int

KINDS: Final[tuple[CardKind, ...]] = get_args(CardKind)
LOCATIONS: Final[tuple[Location, ...]] = get_args(Location)
NUMBERS: Final[dict[Edition, tuple[Number, ...]]] = {
    edition: facts.numbers for edition, facts in EDITIONS.items()
}

IDENTITY_INDEX: Final = Names("unknown-identity", IDENTITIES)
KIND_INDEX: Final = Names("unknown-question", KINDS)
LOCATION_INDEX: Final = Names("unknown-location", LOCATIONS)
NUMBER_INDEX: Final[dict[Edition, Names]] = {
    edition: Names("unknown-card", numbers) for edition, numbers in NUMBERS.items()
}
CARDS: Final[dict[Edition, tuple[Card, ...]]] = {
    edition: (*IDENTITIES, *numbers) for edition, numbers in NUMBERS.items()
}
CARD_INDEX: Final[dict[Edition, Names]] = {
    edition: Names("unknown-card", cards) for edition, cards in CARDS.items()
}

IDENTITY, NUMBER = range(2)
"""The two kinds of black cards."""


class BlackHand(Struct, frozen=True, gc=False):
    """One hand of two black cards, as numbers."""

    identity: int
    number: int

    @property
    def truth(self) -> Faces:
        """The faces that are true."""
        return 1 << self.identity | 16 << self.number


class Hand(Struct, frozen=True, forbid_unknown_fields=True):
    """One hand of two black cards, as names; `seat` is "dummy" for the agent that nobody plays."""

    seat: Colour | Literal["dummy"]
    identity: Identity
    number: Number


def named_hand(seat: Colour | Literal["dummy"], hand: BlackHand, edition: Edition) -> Hand:
    """The hand in names."""
    return Hand(seat, IDENTITIES[hand.identity], NUMBERS[edition][hand.number])


def hands_by_colour(hands: tuple[Hand, ...], edition: Edition) -> tuple[BlackHand, ...]:
    """The hands in the order of the colours; the dummy's stands for the colour left out."""
    by_seat = {
        hand.seat: BlackHand(IDENTITY_INDEX[hand.identity], NUMBER_INDEX[edition][hand.number])
        for hand in hands
    }
    return tuple(by_seat[c] if c in by_seat else by_seat["dummy"] for c in COLOURS)


def face_name(kind: int, hand: BlackHand, edition: Edition) -> Card:
    """What the black card of that kind says."""
    return IDENTITIES[hand.identity] if kind == IDENTITY else NUMBERS[edition][hand.number]


def faces_of(cards: tuple[Card, ...], edition: Edition) -> Faces:
    """The mask of the cards' faces."""
    index = CARD_INDEX[edition]
    faces = 0
    for card in cards:
        faces |= 1 << index[card]
    return faces


@cache
def cards_of(faces: Faces, edition: Edition) -> tuple[Card, ...]:
    """The cards with these faces, identities first."""
    return tuple(card for face, card in enumerate(CARDS[edition]) if faces >> face & 1)
