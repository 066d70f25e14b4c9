"""The cost of an answer, counted by hand: how many hands the viewer can't rule out."""

from typing import Any

import pytest

from inkognito.board.events import AgentQuestioned, CardsShown
from inkognito.card.editions import Edition
from inkognito.card.events import BlackCardShown, PairShown
from inkognito.deduction.board import BoardReader
from inkognito.deduction.card import CardReader
from inkognito.deduction.cost import Cost
from tests.deduction.showings import board_opening, card_opening

BLUE, GREEN = 1, 2


def card_reader(edition: Edition = "ffg-2003") -> CardReader:
    reader = CardReader("red")
    for sighting in card_opening(edition):
        reader.see(sighting)
    return reader


def board_reader() -> BoardReader:
    reader = BoardReader("red")
    for sighting in board_opening():
        reader.see(sighting)
    return reader


CARD_COSTS: tuple[tuple[Edition, Any, int], ...] = (
    ("ffg-2003", ("x", "bubble"), 8),
    ("ffg-2003", ("x", "13"), 6),
    ("ffg-2003", ("13", "36"), 8),
    ("abacus-1997", ("x", "bubble"), 8),
    ("abacus-1997", ("x", "52"), 7),
    ("abacus-1997", ("x", "29"), 7),
)
"""FFG: of 4 x 4 hands 3 have the identity alone, 3 the number alone; ABACUS: 1 more has both."""


@pytest.mark.parametrize(("edition", "pair", "left"), CARD_COSTS)
def test_a_first_pair_in_the_card_game(edition: Edition, pair: Any, left: int) -> None:
    assert card_reader(edition).cost_of(BLUE, (pair,)) == (Cost(16, left),)


def test_a_second_pair_costs_less_only_to_a_viewer_of_the_first() -> None:
    reader = card_reader()
    reader.see(PairShown("red", "blue", ("x", "bubble")))
    pairs: Any = (("x", "zsazsa"), ("x", "13"), ("bubble", "36"))
    assert reader.cost_of(BLUE, pairs) == (Cost(8, 4), Cost(8, 4), Cost(8, 4))
    assert reader.cost_of(GREEN, pairs) == (Cost(16, 8), Cost(16, 6), Cost(16, 6))


def test_a_black_card_leaves_four_hands_in_the_card_game() -> None:
    reader = card_reader()
    reader.see(BlackCardShown("red", ("ambassador", "blue"), "identity", "x"))
    assert reader.cost_of(BLUE, (("x", "13"),)) == (Cost(4, 3),)


BOARD_COSTS: tuple[tuple[Any, int], ...] = (
    (("x", "bubble", "thin"), 40),
    (("x", "thin", "fat"), 40),
    (("x", "bubble"), 32),
    (("x", "thin"), 28),
    (("x",), 16),
    (("bubble", "grey-thin"), 16),
    (("bubble", "grey-x", "grey-thin"), 4),
    (("x", "D"), 4),
    (("x", "thin", "D"), 7),
)
"""Of 4 x 4 identities and builds, 10 have one of two identities or the build; 4 letters each."""


@pytest.mark.parametrize(("cards", "left"), BOARD_COSTS)
def test_a_first_answer_in_the_board_game(cards: Any, left: int) -> None:
    assert board_reader().cost_of(BLUE, (cards,)) == (Cost(64, left),)


def test_a_set_shown_to_several_counts_as_told_to_all_of_them() -> None:
    reader = board_reader()
    reader.see(AgentQuestioned("blue", "red", "red-tall", "identity"))
    reader.see(CardsShown("red", ("ambassador", "blue"), ("bubble", "x")))
    for viewer in (BLUE, 4):
        assert reader.cost_of(viewer, (("zsazsa", "x"), ("x",))) == (Cost(32, 16), Cost(32, 16))
    assert reader.cost_of(GREEN, (("x",),)) == (Cost(64, 16),)


def test_a_single_card_tells_though_it_does_not_count_as_shown() -> None:
    reader = board_reader()
    reader.see(CardsShown("red", ("blue",), ("x",)))
    assert reader.cost_of(BLUE, (("x", "thin"),)) == (Cost(16, 16),)
