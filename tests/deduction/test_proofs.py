"""Proofs: every certain fact has one, it proves the fact, and no piece of it can be spared."""

from random import Random
from typing import Any

import pytest

from inkognito.card.cards import CARDS, Hand
from inkognito.core.seats import COLOURS
from inkognito.deduction.card import CardReader
from inkognito.deduction.deals import deals
from inkognito.deduction.evidence import Evidence
from inkognito.deduction.logic import Logic
from inkognito.deduction.proof import SHORTEST_TRIED, Fact, Proof, proof_of, proves
from tests.deduction.comparing import Reader, both_readings, faces_of
from tests.deduction.showings import card_opening, pair_shown
from tests.kit.card_lively import CARD_TABLES, lively_card_game, play_lively
from tests.kit.lively import TABLES, lively_choice, lively_game
from tests.oracle.naive_deduction import Deal

FFG = CARDS["ffg-2003"]
BLUE, GREEN = 1, 2
OWN_FACTS = 12 + 3 * 3
"""Facts that follow from a viewer's three cards: 12 about the viewer, 3 about each other player."""


def all_facts(kinds: int) -> list[Fact]:
    return [
        Fact(colour, face, holds)
        for colour in range(4)
        for face in range(4 * kinds)
        for holds in (True, False)
    ]


def is_true(fact: Fact, deal: Deal, faces: tuple[str, ...]) -> bool:
    return (faces[fact.face] in deal[COLOURS[fact.colour]]) == fact.holds


def check_proofs(reader: Reader, possible: list[Deal]) -> int:
    """How many facts are certain; each is proved by as little as it takes."""
    logic, faces, proved = reader.notebook.logic, faces_of(reader), 0
    for fact in all_facts(logic.deals.kinds):
        proof = proof_of(logic, fact)
        assert (proof is not None) == all(is_true(fact, deal, faces) for deal in possible)
        if proof is not None:
            check_minimal(logic, proof, fact)
            proved += 1
    return proved


def check_minimal(logic: Logic, proof: Proof, fact: Fact) -> None:
    evidence = proof.evidence
    assert proof.fact == fact
    assert [piece for piece in logic.evidence if piece in evidence] == list(evidence)
    assert proves(logic, evidence, fact)
    for number in range(len(evidence)):
        assert not proves(logic, (*evidence[:number], *evidence[number + 1 :]), fact)


def read(kind: str, game: Any, viewer: Any) -> tuple[Reader, list[Deal]]:
    reader, naive = both_readings(kind, viewer)
    for seen in game.sightings(viewer):
        reader.see(seen.sighting)
        naive.see(seen.sighting)
    return reader, naive.deals


@pytest.mark.parametrize("number", range(0, len(TABLES), 5))
def test_every_certain_fact_of_a_board_game_is_proved_by_as_little_as_it_takes(number: int) -> None:
    random = Random(number)
    game = lively_game(TABLES[number], random)
    for _ in range(700):
        game.play(game.to_act[0], lively_choice(game, game.to_act[0], random))
    agents = [seat for seat in game.seats if seat != "ambassador"]
    for agent in agents[:3]:
        assert check_proofs(*read("board", game, agent)) >= OWN_FACTS
    assert check_proofs(*read("board", game, "spectator")) == 0


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("number", range(len(CARD_TABLES)))
def test_every_certain_fact_of_a_card_game_is_proved_by_as_little_as_it_takes(
    number: int, seed: int
) -> None:
    random = Random(f"{number}-{seed}")
    table = {**CARD_TABLES[number], "round_limit": None}
    game = play_lively(lively_card_game(table, random), random, 250)
    proved = [check_proofs(*read("card", game, viewer)) for viewer in game.viewers]
    assert max(proved) > 20, "at least one viewer knows more than their own two cards"
    assert proved[-1] == 0, "a spectator knows nothing"


# --- by hand --------------------------------------------------------------------------------------


def card_reader(number: str, *pairs: tuple[str, str]) -> CardReader:
    """Red, with this number, has been shown these pairs by Blue."""
    reader = CardReader("red")
    opening = card_opening(hand=Hand("red", "x", number))  # type: ignore[arg-type]
    for sighting in (*opening, *(pair_shown(*pair) for pair in pairs)):
        reader.see(sighting)
    return reader


def cited(proof: Proof | None) -> list[tuple[int, str, str, tuple[str, ...]]]:
    assert proof is not None
    return [
        (piece.sighting, piece.source, COLOURS[piece.colour], piece.cards)
        for piece in proof.evidence
    ]


def test_blue_showed_fiddlebottom_and_13_and_13_is_mine_so_blue_is_fiddlebottom() -> None:
    reader = card_reader("13", ("bubble", "24"), ("fiddlebottom", "13"))
    fact = Fact(BLUE, FFG.index("fiddlebottom"))
    assert cited(proof_of(reader.notebook.logic, fact)) == [
        (2, "own", "red", ("13",)),
        (4, "shown", "blue", ("fiddlebottom", "13")),
    ]


def test_a_fact_that_is_only_likely_has_no_proof() -> None:
    logic = card_reader("24", ("fiddlebottom", "13")).notebook.logic
    assert proof_of(logic, Fact(BLUE, FFG.index("fiddlebottom"))) is None
    assert proof_of(logic, Fact(BLUE, FFG.index("fiddlebottom"), holds=False)) is None


def test_a_card_somebody_must_hold_is_proved_by_the_cards_of_the_others() -> None:
    reader = card_reader("13", ("fiddlebottom", "13"))
    assert cited(proof_of(reader.notebook.logic, Fact(GREEN, 0, holds=False))) == [
        (2, "own", "red", ("13",)),
        (3, "shown", "blue", ("fiddlebottom", "13")),
    ]


def test_of_two_proofs_the_shorter_is_given_and_of_two_alike_the_earlier() -> None:
    reader = card_reader("13", ("fiddlebottom", "13"), ("fiddlebottom", "bubble"))
    reader.notebook.note(7, "black", BLUE, ("fiddlebottom",), deals(2).hands_with(0))
    reader.notebook.note(8, "black", BLUE, ("fiddlebottom",), deals(2).hands_with(0))
    proof = proof_of(reader.notebook.logic, Fact(BLUE, 0))
    assert cited(proof) == [(7, "black", "blue", ("fiddlebottom",))]


def test_the_same_evidence_twice_is_cited_once() -> None:
    logic = Logic(deals(2))
    for _ in range(2):
        logic.add(Evidence(1, "black", BLUE, ("fiddlebottom",), deals(2).hands_with(0)))
    assert len(cited(proof_of(logic, Fact(BLUE, 0)))) == 1


def test_a_proof_from_more_pieces_than_are_tried_is_still_minimal() -> None:
    """Everybody but Yellow is known by elimination, one number at a time."""
    logic = Logic(deals(2))
    not_13, table = deals(2).hands_with(4), deals(2)
    everything = (1 << table.hands) - 1
    for number, face in enumerate((0, 1, 2)):
        for colour in (BLUE, GREEN):
            hands = everything & ~table.hands_with(face)
            logic.add(Evidence(number, "shown", colour, (FFG[face],), hands))
    logic.add(Evidence(9, "shown", 0, ("13",), everything & ~not_13))
    logic.add(Evidence(9, "shown", BLUE, ("x",), everything & ~table.hands_with(3) | not_13))
    fact = Fact(BLUE, 4)
    proof = proof_of(logic, fact)
    assert proof is not None
    assert len(proof.evidence) > SHORTEST_TRIED
    check_minimal(logic, proof, fact)
