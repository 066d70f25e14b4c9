"""Compare a reader of sightings with the naive viewer, deal by deal."""

from functools import cache
from typing import Any, TypeAlias

import numpy as np
from numpy.testing import assert_allclose

from inkognito import Game
from inkognito.board.cards import CARDS as BOARD_CARDS
from inkognito.card.cards import CARDS as CARD_CARDS
from inkognito.core.seats import COLOURS, Viewer
from inkognito.deduction.board import BoardReader
from inkognito.deduction.card import CardReader
from inkognito.deduction.deals import deals
from inkognito.deduction.logic import Logic
from tests.oracle.naive_deduction import Deal, Hand, NaiveBoardViewer, NaiveCardViewer

Reader: TypeAlias = BoardReader | CardReader
Naive: TypeAlias = NaiveBoardViewer | NaiveCardViewer


def both_readings(kind: str, viewer: Viewer) -> tuple[Reader, Naive]:
    """The reader of a game for this viewer, and the naive one."""
    if kind == "board":
        return BoardReader(viewer), NaiveBoardViewer(viewer)
    return CardReader(viewer), NaiveCardViewer(viewer)


def faces_of(reader: Reader) -> tuple[str, ...]:
    """The names of the faces, in the order of their numbers."""
    return CARD_CARDS[reader.edition] if isinstance(reader, CardReader) else BOARD_CARDS[:12]


@cache
def hand_names(faces: tuple[str, ...]) -> tuple[Hand, ...]:
    """By number: the hand in names."""
    kinds = len(faces) // 4
    table = deals(kinds)
    return tuple(
        frozenset(faces[table.face_of(hand, kind)] for kind in range(kinds))
        for hand in range(table.hands)
    )


@cache
def deal_numbers(faces: tuple[str, ...]) -> dict[tuple[Hand, ...], int]:
    """The number of each deal, given as the hands by colour."""
    names = hand_names(faces)
    columns = deals(len(faces) // 4).hand_of.T.tolist()
    return {tuple(names[hand] for hand in hands): number for number, hands in enumerate(columns)}


def hands_in(deal: Deal) -> tuple[Hand, ...]:
    return tuple(deal[colour] for colour in COLOURS)


def mask_of(reader: Reader, found: list[Deal]) -> int:
    """The mask of deals given in names."""
    numbers = deal_numbers(faces_of(reader))
    return sum(1 << numbers[hands_in(deal)] for deal in found)


def check_logic(reader: Reader, naive: Naive) -> None:
    """The same deals are possible, and what is said of each colour is exactly what they share."""
    logic, faces = reader.notebook.logic, faces_of(reader)
    assert naive.deals
    assert logic.possible == mask_of(reader, naive.deals)
    assert logic.count == len(naive.deals)
    for number, colour in enumerate(COLOURS):
        hands = {deal[colour] for deal in naive.deals}
        check_colour(logic, number, hands, faces)
    assert logic.all_faces() == tuple(logic.can_hold(number) for number in range(4))


def check_colour(logic: Logic, colour: int, hands: set[Hand], faces: tuple[str, ...]) -> None:
    can, must = set().union(*hands), set.intersection(*map(set, hands))
    assert named(logic.can_hold(colour), faces) == can
    assert named(logic.must_hold(colour), faces) == must
    assert named(logic.can_have(colour), hand_names(faces)) == hands


def named(mask: int, names: tuple[Any, ...]) -> set[Any]:
    """What the bits of a mask stand for."""
    return {name for number, name in enumerate(names) if mask >> number & 1}


def check_exhaustion(reader: Reader, naive: Naive) -> None:
    """Each time that somebody had nothing left was noted, with exactly the hands that it allows.

    A viewer who remembers all sets learns nothing new from it: the sets say the same already.
    """
    evidence, everything = reader.notebook.logic.evidence, Logic(reader.notebook.deals)
    noted = [piece for piece in evidence if piece.source == "exhausted"]
    names = hand_names(faces_of(reader))
    assert [named(piece.hands, names) for piece in noted] == naive.exhausted
    for piece in evidence:
        if piece.source != "exhausted":
            everything.add(piece)
    assert everything.possible == reader.notebook.logic.possible


def check_belief(reader: Reader) -> None:
    """Belief is spread over exactly the possible deals, and every sum of it is 1."""
    belief, faces = reader.notebook.belief, faces_of(reader)
    names, numbers = hand_names(faces), deal_numbers(faces)
    weights = belief.weights()
    support = 0
    for hands in belief.hand_numbers[:, weights > 0].T.tolist():
        support |= 1 << numbers[tuple(names[hand] for hand in hands)]
    assert support == reader.notebook.logic.possible
    check_sums(reader)


def check_sums(reader: Reader) -> None:
    belief, kinds = reader.notebook.belief, reader.notebook.deals.kinds
    assert_allclose(belief.weights().sum(), 1)
    assert_allclose(belief.hands().sum(axis=1), np.ones(4))
    by_kind = belief.faces().reshape(4, kinds, 4)
    assert_allclose(by_kind.sum(axis=2), np.ones((4, kinds)))
    assert_allclose(by_kind.sum(axis=0), np.ones((kinds, 4)))
    for colour in range(4):
        assert_allclose(belief.types(colour).sum(), 1)
        assert named_faces(reader, colour) == named(
            reader.notebook.logic.can_hold(colour), faces_of(reader)
        )


def named_faces(reader: Reader, colour: int) -> set[str]:
    """The faces that belief does not hold impossible."""
    chances = reader.notebook.belief.faces()[colour]
    return {
        name for name, chance in zip(faces_of(reader), chances.tolist(), strict=True) if chance > 0
    }


def follow(game: Game, kind: str, viewer: Viewer, every: int = 1) -> tuple[Reader, Naive]:
    """Read a game as the viewer saw it; compare at regular intervals and at the end."""
    reader, naive = both_readings(kind, viewer)
    known, told = (0, 0), 0
    for seen in game.sightings(viewer):
        reader.see(seen.sighting)
        naive.see(seen.sighting)
        now = reader.notebook.logic.possible, len(naive.deals)
        told += now != known
        if now != known and told % every == 0:
            check_logic(reader, naive)
            check_belief(reader)
        known = now
    check_logic(reader, naive)
    check_belief(reader)
    check_exhaustion(reader, naive)
    return reader, naive
