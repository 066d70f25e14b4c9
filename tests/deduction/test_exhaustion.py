"""A player without a fresh set reveals that by their answer: B10 and C3 as evidence."""

from random import Random
from typing import get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from inkognito.board.cards import BUILDS, LETTERS
from inkognito.board.events import CardsShown
from inkognito.card.cards import NUMBERS
from inkognito.card.editions import Edition
from inkognito.core.agents import IDENTITIES
from inkognito.core.events import Event
from inkognito.core.seats import Viewer
from inkognito.deduction.board import BoardReader
from inkognito.deduction.card import CardReader
from tests.deduction.comparing import (
    both_readings,
    check_belief,
    check_exhaustion,
    check_logic,
    faces_of,
    follow,
    hand_names,
    named,
)
from tests.deduction.insisting import always_together, curious
from tests.deduction.showings import (
    FIDDLEBOTTOMS_HAND,
    About,
    board_answers,
    board_opening,
    card_answers,
    card_opening,
    in_order,
    pair_shown,
    question,
    shown,
    truthful_pairs,
)
from tests.kit.card_lively import lively_card_game
from tests.kit.lively import lively_game

EDITIONS: tuple[Edition, ...] = get_args(Edition)
BLUE = 1


def compared(kind: str, sightings: list[Event], viewer: Viewer = "red") -> int:
    """Compare after each of these sightings; how often somebody had nothing left."""
    reader, naive = both_readings(kind, viewer)
    for sighting in sightings:
        reader.see(sighting)
        naive.see(sighting)
        check_logic(reader, naive)
    check_belief(reader)
    check_exhaustion(reader, naive)
    return len(naive.exhausted)


# --- by hand --------------------------------------------------------------------------------------


def test_a_single_card_after_three_pairs_says_that_no_pair_was_left() -> None:
    reader = BoardReader("red")
    pairs = (("fiddlebottom", "bubble"), ("fiddlebottom", "zsazsa"), ("fiddlebottom", "x"))
    for sighting in board_opening():
        reader.see(sighting)
    for pair in pairs:
        reader.see(question("identity", True))
        reader.see(shown(*pair))
    reader.see(question("build", False))
    reader.see(shown("short", "fat", "zsazsa"))
    assert named(reader.notebook.logic.must_hold(BLUE), faces_of(reader)) == {"fiddlebottom"}
    reader.see(question("identity", True))
    reader.see(shown("fiddlebottom"))
    sources = [piece.source for piece in reader.notebook.logic.evidence]
    assert sources.count("exhausted") == 1


def test_b10_two_cards_instead_of_three_say_that_all_fifteen_sets_were_shown() -> None:
    reader = BoardReader("red")
    answers = list(board_answers(FIDDLEBOTTOMS_HAND, [("identity", False)] * 16, seed=1))
    for sighting in (*board_opening(), *answers):
        reader.see(sighting)
    assert isinstance(answers[-1], CardsShown)
    assert len(answers[-1].cards) == 2
    last = reader.notebook.logic.evidence[-1]
    assert last.source == "exhausted"
    assert named(last.hands, hand_names(faces_of(reader))) == {
        frozenset(("fiddlebottom", "tall", letter)) for letter in LETTERS
    }


def test_with_challenges_fewer_cards_are_a_penalty_and_say_nothing_of_what_was_left() -> None:
    sightings = [
        *board_opening(repeats="challenge"),
        question("identity", True),
        shown("fiddlebottom", "bubble"),
        question("identity", True),
        shown("fiddlebottom", "bubble"),
        CardsShown("blue", ("red",), ("fiddlebottom",), replacement=True),
    ]
    assert compared("board", sightings) == 0


@pytest.mark.parametrize("edition", EDITIONS)
def test_c3_a_pair_that_comes_again_says_that_all_pairs_have_been_shown(edition: Edition) -> None:
    hand = frozenset(("fiddlebottom", NUMBERS[edition][0]))
    pairs = truthful_pairs(edition, hand)
    reader = CardReader("red")
    for sighting in card_opening(edition):
        reader.see(sighting)
    for pair in (*pairs, pairs[0]):
        reader.see(pair_shown(*in_order(pair)))
    assert reader.notebook.logic.evidence[-1].source == "exhausted"
    assert named(reader.notebook.logic.must_hold(BLUE), faces_of(reader)) == hand


def test_the_ambassadors_player_learns_nothing_from_the_number_of_cards_passed_on() -> None:
    """The Ambassador's player does not know everything that the asker has been shown."""
    sightings: list[Event] = [*board_opening()[:1]]
    for cards in (("fiddlebottom", "bubble"), ("fiddlebottom", "zsazsa"), ("fiddlebottom",)):
        sightings.append(question("identity", True))
        sightings.append(CardsShown("blue", ("ambassador", "red"), cards))
    assert compared("board", sightings, "ambassador") == 0


hands = st.tuples(*map(st.sampled_from, (IDENTITIES[:3], BUILDS[:3], LETTERS[:3]))).map(frozenset)
questions = st.lists(st.tuples(st.sampled_from(("identity", "build")), st.booleans()), max_size=8)


@settings(max_examples=40)
@given(hands, questions, st.integers(0, 99))
def test_whatever_is_asked_the_ladder_tells_what_the_rules_say(
    hand: frozenset[str], asked: list[tuple[About, bool]], seed: int
) -> None:
    first: list[tuple[About, bool]] = [("build", True)] * 4
    sightings = [*board_opening(), *board_answers(hand, first + asked, seed)]
    assert compared("board", sightings) >= 1


@settings(max_examples=20)
@given(st.sampled_from(EDITIONS), st.integers(0, 2), st.integers(0, 2), st.integers(0, 99))
def test_whatever_is_exchanged_repeats_tell_what_the_rules_say(
    edition: Edition, identity: int, number: int, seed: int
) -> None:
    hand = frozenset((IDENTITIES[identity], NUMBERS[edition][number]))
    sightings = [*card_opening(edition), *card_answers(edition, hand, 15, seed)]
    assert compared("card", sightings) >= 1


# --- in games that are played ---------------------------------------------------------------------


@pytest.mark.parametrize("repeats", ["prevented", "challenge"])
@pytest.mark.parametrize("players", [3, 4, 5])
def test_sets_run_out_in_board_games_with_many_questions(players: int, repeats: str) -> None:
    random = Random(players)
    game = lively_game({"players": players, "repeats": repeats}, random)
    for _ in range(2500):
        curious(game, random)
    found = [follow(game, "board", viewer, 9)[1].exhausted for viewer in game.viewers[:2]]
    assert any(found) == (repeats == "prevented")


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [3, 4, 5])
def test_pairs_run_out_in_card_games_of_two_who_always_meet(players: int, edition: str) -> None:
    random = Random(players)
    game = lively_card_game({"players": players, "edition": edition}, random)
    for _ in range(900):
        always_together(game, random)
    found = [follow(game, "card", viewer)[1].exhausted for viewer in game.viewers]
    assert any(found)
