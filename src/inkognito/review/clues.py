"""Clues: pieces of evidence in names, as a review tells them."""

from collections.abc import Sequence

from msgspec import Struct

from inkognito.deduction.evidence import Evidence, Source
from inkognito.deduction.explain import Holder


class Clue(Struct, frozen=True):
    """One piece of evidence: why it is certain, in which turn it was seen, whose cards, and which.

    Turn 0 is before the first.
    """

    code: Source
    turn: int
    seat: Holder
    cards: tuple[str, ...]


def clue_of(piece: Evidence, holders: Sequence[Holder], turns: Sequence[int]) -> Clue:
    """Return the evidence in names; `turns` gives the turn by the number of a sighting."""
    return Clue(piece.source, turns[piece.sighting], holders[piece.colour], piece.cards)
