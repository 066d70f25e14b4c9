"""A proof in names: who, which card, and what was seen of it."""

from inkognito.board.cards import CARDS
from inkognito.card.cards import CARDS as CARD_CARDS
from inkognito.card.cards import Hand
from inkognito.card.events import DummySeen
from inkognito.card.events import GameOpened as CardOpened
from inkognito.card.rules import Rules
from inkognito.core.seats import DEFAULT_SEATS
from inkognito.deduction.board import BoardReader
from inkognito.deduction.card import CardReader
from inkognito.deduction.deals import deals
from inkognito.deduction.evidence import Evidence
from inkognito.deduction.explain import Explanation, Step, explain_board, explain_card
from inkognito.deduction.proof import Fact, Proof, proof_of
from inkognito.views.card import HandDealt
from tests.deduction.showings import board_opening, card_opening, pair_shown, shown

BLUE, YELLOW = 1, 3
FOUR, THREE = DEFAULT_SEATS[4], DEFAULT_SEATS[3]


def test_a_proof_about_the_card_game_names_seats_and_cards_of_its_edition() -> None:
    reader = CardReader("red")
    opening = card_opening("abacus-1997", Hand("red", "x", "52"))
    for sighting in (*opening, pair_shown("fiddlebottom", "52")):
        reader.see(sighting)
    proof = proof_of(reader.notebook.logic, Fact(BLUE, 0))
    assert proof is not None
    assert explain_card(proof, FOUR, "abacus-1997") == Explanation(
        "blue",
        "fiddlebottom",
        True,
        (Step("own", 2, "red", ("52",)), Step("shown", 3, "blue", ("fiddlebottom", "52"))),
    )


def test_the_colour_that_nobody_plays_is_the_dummy() -> None:
    reader = CardReader("red")
    reader.see(CardOpened(THREE, Rules()))
    reader.see(HandDealt(1, Hand("red", "x", "13")))
    reader.see(DummySeen("red", "number", "36"))
    fact = Fact(YELLOW, CARD_CARDS["ffg-2003"].index("24"), holds=False)
    proof = proof_of(reader.notebook.logic, fact)
    assert proof is not None
    steps = (Step("black", 3, "dummy", ("36",)),)
    assert explain_card(proof, THREE, "ffg-2003") == Explanation("dummy", "24", False, steps)


def test_a_proof_about_the_board_game_names_grey_cards_and_the_hand_set_aside() -> None:
    reader = BoardReader("red")
    for sighting in (*board_opening(), shown("bubble", "grey-tall", "A")):
        reader.see(sighting)
    proof = proof_of(reader.notebook.logic, Fact(YELLOW, CARDS.index("tall"), holds=False))
    assert proof is not None
    steps = (Step("grey", 3, "blue", ("grey-tall",)),)
    assert explain_board(proof, THREE) == Explanation("aside", "tall", False, steps)


def test_a_mission_card_is_named_by_its_letter() -> None:
    evidence = Evidence(7, "mission", BLUE, ("B",), deals(3).hands_with(CARDS.index("B")))
    proof = Proof(Fact(BLUE, CARDS.index("B")), (evidence,))
    steps = (Step("mission", 7, "blue", ("B",)),)
    assert explain_board(proof, FOUR) == Explanation("blue", "B", True, steps)
