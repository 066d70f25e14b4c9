"""What may be shown: pure tables over faces. Knows no state, no seats and no history.

A question asks for three cards (of an agent met) or for a pair (through, or by, the Ambassador).
When nothing fresh is left, or as the penalty for a repeat, fewer are owed: two, or one true card.
Each of these is a *form*, and each form has a table of shapes: how many identity, build and
mission cards.
"""

from enum import IntEnum
from functools import cache
from itertools import combinations, product
from typing import Final, TypeAlias

from inkognito.board.cards import (
    BUILD,
    BUILD_FACES,
    FACES,
    IDENTITY,
    IDENTITY_FACES,
    MISSION_FACES,
    Card,
    Faces,
    SecretHand,
    card_of,
)


class Form(IntEnum):
    """How much an answer owes."""

    THREE = 0
    PAIR = 1
    TWO_OF_THREE = 2
    ONE_TRUE = 3


THREE, PAIR, TWO_OF_THREE, ONE_TRUE = Form


Shape: TypeAlias = tuple[int, int, int]
"""How many identity, build and mission cards."""

_IDENTITY_SHAPES: Final[dict[Form, frozenset[Shape]]] = {
    THREE: frozenset({(2, 1, 0), (1, 1, 1), (2, 0, 1)}),
    PAIR: frozenset({(2, 0, 0), (1, 0, 1)}),
    TWO_OF_THREE: frozenset({(2, 0, 0), (1, 1, 0)}),
    ONE_TRUE: frozenset({(1, 0, 0)}),
}

SHAPES: Final[dict[tuple[int, Form], frozenset[Shape]]] = {
    **{(IDENTITY, form): shapes for form, shapes in _IDENTITY_SHAPES.items()},
    **{
        (BUILD, form): frozenset((second, first, mission) for first, second, mission in shapes)
        for form, shapes in _IDENTITY_SHAPES.items()
    },
}
"""By what the question is about and the form: a question about the build swaps the two kinds."""


def shape_of(faces: Faces) -> Shape:
    """How many cards of each kind."""
    return (
        (faces & IDENTITY_FACES).bit_count(),
        (faces & BUILD_FACES).bit_count(),
        (faces & MISSION_FACES).bit_count(),
    )


def has_shape(faces: Faces, about: int, form: Form) -> bool:
    """Whether these are the kinds of cards asked for (B8: the mission card may replace one)."""
    return shape_of(faces) in SHAPES[about, form]


def has_mission(faces: Faces) -> bool:
    """Whether a mission card is among them."""
    return faces > BUILD_FACES | IDENTITY_FACES


def is_truthful(faces: Faces, hand: SecretHand) -> bool:
    """Whether at least one card is true, and no other player's mission card is among them."""
    return bool(faces & hand.truth) and not faces & MISSION_FACES & ~hand.grey


@cache
def legal_faces(about: int, form: Form, hand: SecretHand) -> tuple[Faces, ...]:
    """All truthful sets of that form, by face: 25 for three cards, 4 for a pair."""
    sizes = {sum(shape) for shape in SHAPES[about, form]}
    sets = (
        sum(1 << face for face in faces)
        for size in sizes
        for faces in combinations(range(FACES), size)
    )
    return tuple(f for f in sets if has_shape(f, about, form) and is_truthful(f, hand))


@cache
def legal_shows(
    about: int, form: Form, hand: SecretHand
) -> tuple[tuple[Faces, tuple[Card, ...]], ...]:
    """All ways to lay such a set down: each true card in colour or in grey."""
    return tuple(
        (faces, cards)
        for faces in legal_faces(about, form, hand)
        for cards in _variants(faces, hand)
    )


def _variants(faces: Faces, hand: SecretHand) -> tuple[tuple[Card, ...], ...]:
    shown = [face for face in range(FACES) if faces >> face & 1]
    choices = [(False, True) if hand.truth >> face & 1 else (False,) for face in shown]
    return tuple(
        tuple(card_of(face, grey) for face, grey in zip(shown, greys, strict=True))
        for greys in product(*choices)
    )


def is_fresh(faces: Faces, form: Form, shown_before: tuple[Faces, ...]) -> bool:
    """Whether these were not shown before: a set of three as a set, a pair also inside a set."""
    if form is PAIR:
        return all(faces & ~before for before in shown_before)
    return faces not in shown_before
