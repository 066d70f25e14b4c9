"""The cards of the board game, as names, numbers and masks. Knows no rule about showing them.

A *face* is what a card says: an identity, a build or a mission letter. A *card* is a face in a
player's colour ("tall"), or grey, from their secret hand ("grey-tall"). Mission cards are always
grey and are named by their letter alone. A mask of faces has one bit for each of the 12 faces.
"""

from typing import Final, Literal, TypeAlias, get_args

from msgspec import Struct

from inkognito.core.agents import IDENTITIES, Identity
from inkognito.core.refusals import Names
from inkognito.core.seats import COLOURS, Colour

Build = Literal["tall", "short", "fat", "thin"]
Letter = Literal["A", "B", "C", "D"]
About = Literal["identity", "build"]
Card = Literal[
    "fiddlebottom",
    "bubble",
    "zsazsa",
    "x",
    "tall",
    "short",
    "fat",
    "thin",
    "A",
    "B",
    "C",
    "D",
    "grey-fiddlebottom",
    "grey-bubble",
    "grey-zsazsa",
    "grey-x",
    "grey-tall",
    "grey-short",
    "grey-fat",
    "grey-thin",
]
Faces: TypeAlias = int

BUILDS: Final[tuple[Build, ...]] = get_args(Build)
LETTERS: Final[tuple[Letter, ...]] = get_args(Letter)
ABOUTS: Final[tuple[About, ...]] = get_args(About)
CARDS: Final[tuple[Card, ...]] = get_args(Card)

IDENTITY_INDEX: Final = Names("unknown-identity", IDENTITIES)
BUILD_INDEX: Final = Names("unknown-build", BUILDS)
LETTER_INDEX: Final = Names("unknown-card", LETTERS)
ABOUT_INDEX: Final = Names("unknown-question", ABOUTS)
CARD_INDEX: Final = Names("unknown-card", CARDS)

IDENTITY, BUILD = range(2)
"""What a question is about."""

IDENTITY_FACES: Final[Faces] = 0x00F
BUILD_FACES: Final[Faces] = 0x0F0
MISSION_FACES: Final[Faces] = 0xF00
FACES: Final = 12


class SecretHand(Struct, frozen=True, gc=False):
    """One hand of three grey cards, as numbers."""

    identity: int
    build: int
    letter: int

    @property
    def truth(self) -> Faces:
        """The faces that count as true: identity and build, never the mission (B8)."""
        return 1 << self.identity | 1 << (4 + self.build)

    @property
    def grey(self) -> Faces:
        """The faces of all three grey cards."""
        return self.truth | 1 << (8 + self.letter)


class Hand(Struct, frozen=True, forbid_unknown_fields=True):
    """One hand of three grey cards, as names; `seat` is "aside" for the hand that nobody holds."""

    seat: Colour | Literal["aside"]
    identity: Identity
    build: Build
    mission: Letter


def named_hand(seat: Colour | Literal["aside"], hand: SecretHand) -> Hand:
    """The hand in names."""
    return Hand(seat, IDENTITIES[hand.identity], BUILDS[hand.build], LETTERS[hand.letter])


def secret_hand(hand: Hand) -> SecretHand:
    """The hand in numbers."""
    return SecretHand(
        IDENTITY_INDEX[hand.identity], BUILD_INDEX[hand.build], LETTER_INDEX[hand.mission]
    )


def hands_by_colour(hands: tuple[Hand, ...]) -> tuple[SecretHand, ...]:
    """The hands in the order of the colours; the one set aside stands for the colour left out."""
    by_seat = {hand.seat: secret_hand(hand) for hand in hands}
    return tuple(
        by_seat[colour] if colour in by_seat else by_seat["aside"] for colour in COLOURS if by_seat
    )


def face_of(card: int) -> int:
    """The face of a card, both as numbers (B9: a grey card has the face of the coloured one)."""
    return card if card < FACES else card - FACES


def is_grey(card: int) -> bool:
    """Whether the card is one of the twelve grey ones."""
    return card >= FACES - 4


def card_of(face: int, grey: bool) -> Card:
    """The card with that face; a mission card is grey either way."""
    return CARDS[face + FACES] if grey and face < FACES - 4 else CARDS[face]


def in_order(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """The cards in the order in which events list them: identities, builds, mission."""
    return tuple(sorted(cards, key=lambda card: face_of(CARD_INDEX[card])))


def faces_of(cards: tuple[Card, ...]) -> Faces:
    """The mask of the cards' faces."""
    faces = 0
    for card in cards:
        faces |= 1 << face_of(CARD_INDEX[card])
    return faces
