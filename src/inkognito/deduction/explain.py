"""Explanations: a proof in names, ready to be put into words.

Owns the step from numbers to names. The catalogues have a sentence for each code used here.
"""

from typing import Literal

from msgspec import Struct

from inkognito.board.cards import CARDS as BOARD_CARDS
from inkognito.card.cards import CARDS
from inkognito.card.editions import Edition
from inkognito.core.seats import COLOURS, Colour, Seat
from inkognito.deduction.evidence import Evidence, Source
from inkognito.deduction.proof import Proof

Absent = Literal["aside", "dummy"]
"""The holder of the hand of the colour that nobody plays."""

Holder = Colour | Absent


class Step(Struct, frozen=True):
    """One piece of evidence: why it is certain, the sighting, whose cards, and which."""

    code: Source
    sighting: int
    seat: Holder
    cards: tuple[str, ...]


class Explanation(Struct, frozen=True):
    """Why it is certain that a seat holds a card, or does not."""

    seat: Holder
    card: str
    holds: bool
    steps: tuple[Step, ...]


def explain_board(proof: Proof, seats: tuple[Seat, ...]) -> Explanation:
    """Return a proof about the board game with these seats, in names."""
    return _explained(proof, BOARD_CARDS, holders(seats, "aside"))


def explain_card(proof: Proof, seats: tuple[Seat, ...], edition: Edition) -> Explanation:
    """Return a proof about the card game with these seats, in names."""
    return _explained(proof, CARDS[edition], holders(seats, "dummy"))


def holders(seats: tuple[Seat, ...], absent: Absent) -> tuple[Holder, ...]:
    """Return the holder of each colour's hand."""
    return tuple(colour if colour in seats else absent for colour in COLOURS)


def _explained(proof: Proof, cards: tuple[str, ...], whose: tuple[Holder, ...]) -> Explanation:
    fact = proof.fact
    steps = tuple(_step(piece, whose) for piece in proof.evidence)
    return Explanation(whose[fact.colour], cards[fact.face], fact.holds, steps)


def _step(piece: Evidence, whose: tuple[Holder, ...]) -> Step:
    return Step(piece.source, piece.sighting, whose[piece.colour], piece.cards)
