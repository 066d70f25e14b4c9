"""Proofs: why a fact is certain, from as little evidence as possible.

A proof is minimal: if any piece is removed, the rest no longer proves the fact.
"""

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from msgspec import Struct

from inkognito.deduction.deals import DealMask
from inkognito.deduction.evidence import Evidence
from inkognito.deduction.logic import Logic

SHORTEST_TRIED: Final = 3
"""Search for the shortest proof up to this many pieces; beyond that, take any minimal one."""


class Fact(Struct, frozen=True, gc=False):
    """A colour holds a face, or does not."""

    colour: int
    face: int
    holds: bool = True


class Proof(Struct, frozen=True):
    """A fact with the evidence that proves it, in the order of the sightings."""

    fact: Fact
    evidence: tuple[Evidence, ...]


def proof_of(logic: Logic, fact: Fact) -> Proof | None:
    """Return why the fact is certain, or None if it is not."""
    evidence = evidence_against(logic, _deals_against(logic, fact))
    return None if evidence is None else Proof(fact, evidence)


def evidence_against(logic: Logic, against: DealMask) -> tuple[Evidence, ...] | None:
    """Return why none of these deals is possible, or None if one is."""
    if logic.possible & against:
        return None
    pieces = _telling(logic, against)
    chosen = _shortest(logic, pieces, against)
    if chosen is None:
        chosen = _minimal(logic, pieces, against)
    return tuple(chosen)


def proves(logic: Logic, evidence: Sequence[Evidence], fact: Fact) -> bool:
    """Return whether this evidence alone makes the fact certain."""
    return not _left(logic, evidence, _deals_against(logic, fact))


def _deals_against(logic: Logic, fact: Fact) -> DealMask:
    holding = logic.deals.holding[fact.colour][fact.face]
    return logic.deals.all & ~holding if fact.holds else holding


def _left(logic: Logic, evidence: Sequence[Evidence], against: DealMask) -> DealMask:
    for piece in evidence:
        against &= logic.deals.where(piece.colour, piece.hands)
    return against


def _telling(logic: Logic, against: DealMask) -> list[Evidence]:
    """Return the evidence that rules anything out, without pieces that an earlier one implies."""
    pieces: list[Evidence] = []
    for piece in logic.evidence:
        is_known = any(
            piece.colour == other.colour and not other.hands & ~piece.hands for other in pieces
        )
        if not is_known and against & ~logic.deals.where(piece.colour, piece.hands):
            pieces.append(piece)
    return pieces


def _shortest(logic: Logic, pieces: list[Evidence], against: DealMask) -> list[Evidence] | None:
    for size in range(SHORTEST_TRIED + 1):
        for some in combinations(pieces, size):
            if not _left(logic, some, against):
                return list(some)
    return None


def _minimal(logic: Logic, pieces: list[Evidence], against: DealMask) -> list[Evidence]:
    """Remove the pieces that are not needed, the weakest first."""
    where = logic.deals.where
    weakest_first = sorted(pieces, key=lambda piece: -where(piece.colour, piece.hands).bit_count())
    chosen = list(pieces)
    for piece in weakest_first:
        rest = [one for one in chosen if one is not piece]
        if not _left(logic, rest, against):
            chosen = rest
    return chosen
