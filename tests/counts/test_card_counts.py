"""How many commands there are in a few fixed scenes of the card game: engine and oracle agree."""

import tomllib
from itertools import product
from typing import Any

import msgspec
import pytest

from inkognito import Game
from inkognito.card.cards import CARDS, KINDS, LOCATIONS, NUMBERS, BlackHand
from inkognito.card.commands import (
    ChoosePair,
    DeclareCode,
    Decline,
    LookAtDummy,
    NameAgent,
    PlayLocation,
    ShowBlackCard,
)
from inkognito.card.scenario import Scenario
from inkognito.card.shows import legal_pairs
from tests.kit.card_scenes import card_scene, meeting
from tests.oracle.naive_card import legal_commands

EDITIONS = ("ffg-2003", "abacus-1997")
FOURTH = {3: "dummy", 4: "yellow", 5: "yellow"}


def counted(game: Game, seat: Any) -> dict[type[Any], int]:
    """How many commands of each kind the seat has; engine and oracle must say the same ones."""
    legal = legal_commands(msgspec.convert(tomllib.loads(game.scenario()), Scenario), seat)
    options = game.options(seat)
    assert (set(options), len(options)) == (legal, len(legal))
    counts: dict[type[Any], int] = {}
    for option in options:
        counts[type(option)] = counts.get(type(option), 0) + 1
    return counts


def met(*here: str, phase: str, players: int = 4, **fields: Any) -> Game:
    """These meet at the Rialto, and nobody else meets."""
    everybody = ("red", "blue", "green", FOURTH[players], "ambassador")
    rest = [visitor for visitor in everybody if visitor not in here]
    apart = dict(zip(rest, ("arsenale", "accademia", "san-marco"), strict=False))
    visits = dict.fromkeys(here, "rialto") | apart
    return meeting(visits, "rialto", phase, players=players, **fields)


def black(*shown: str) -> list[dict[str, str]]:
    """Black cards that red was shown, each as "green number"."""
    return [{"seat": s, "to": "red", "kind": kind} for s, kind in map(str.split, shown)]


# --- pieces -------------------------------------------------------------------------------------


def test_there_are_5_places_2_kinds_and_8_faces() -> None:
    assert (len(LOCATIONS), len(KINDS)) == (5, 2)
    assert {len(CARDS[edition]) for edition in NUMBERS} == {8}


@pytest.mark.parametrize(("edition", "count"), [("ffg-2003", 12), ("abacus-1997", 13)])
def test_each_of_the_16_hands_has_12_pairs_by_ffg_and_13_by_abacus(
    edition: Any, count: int
) -> None:
    hands = [BlackHand(*numbers) for numbers in product(range(4), repeat=2)]
    assert [len(legal_pairs(hand, edition)) for hand in hands] == [count] * 16


# --- places -------------------------------------------------------------------------------------


@pytest.mark.parametrize("rounds_before", range(5))
def test_a_place_less_in_each_round(rounds_before: int) -> None:
    played = dict.fromkeys(
        ("red", "blue", "green", "yellow", "ambassador"), LOCATIONS[:rounds_before]
    )
    game = card_scene(round=rounds_before + 1, played=played)
    assert counted(game, "red") == {PlayLocation: 5 - rounds_before}
    assert counted(game, "blue") == {}


def test_the_ambassadors_player_has_5_places_and_then_none() -> None:
    game = card_scene("hiding", players=5)
    assert counted(game, "ambassador") == {PlayLocation: 5}
    assert counted(game, "red") == {}
    game.play("ambassador", PlayLocation("rialto"))
    assert counted(game, "ambassador") == {}
    assert counted(game, "red") == {PlayLocation: 5}


# --- declarations -------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("players", "here", "asked"),
    [
        (3, ("red", "dummy"), "red"),
        (3, ("red", "ambassador"), "red"),
        (3, ("red", "blue"), "red"),
        (4, ("red", "blue"), "red"),
        (5, ("red", "ambassador"), "red"),
        (5, ("red", "blue", "ambassador"), "ambassador"),
    ],
)
def test_24_codes_or_none(players: int, here: Any, asked: str, edition: str) -> None:
    game = met(*here, phase="declaring", players=players, edition=edition)
    for seat in game.seats:
        expected = {DeclareCode: 24, Decline: 1} if seat == asked else {}
        assert counted(game, seat) == expected


# --- exchanges ----------------------------------------------------------------------------------

PAIRS = (("fiddlebottom", "bubble"), ("fiddlebottom", "24"), ("x", "36"))
PAIRS_BY_ABACUS = (("fiddlebottom", "bubble"), ("fiddlebottom", "29"), ("x", "29"))


@pytest.mark.parametrize(
    ("edition", "pairs", "counts"),
    [("ffg-2003", PAIRS, (12, 11, 10, 9)), ("abacus-1997", PAIRS_BY_ABACUS, (13, 12, 11, 10))],
    ids=EDITIONS,
)
@pytest.mark.parametrize("viewer", ["blue", "ambassador"])
def test_a_pair_less_with_each_that_was_shown(
    edition: str, pairs: Any, counts: tuple[int, ...], viewer: str
) -> None:
    here = ("red", "blue") if viewer == "blue" else ("red", "blue", "ambassador")
    for before, count in enumerate(counts):
        shown = [{"seat": "red", "to": viewer, "cards": cards} for cards in pairs[:before]]
        game = met(*here, phase="exchanging", players=5, edition=edition, shown=shown)
        assert counted(game, "red") == {ChoosePair: count}
        assert counted(game, "blue") == {ChoosePair: counts[0]}


def test_a_seat_that_has_chosen_has_no_options_left() -> None:
    chosen = [{"seat": "red", "cards": ["fiddlebottom", "24"]}]
    game = met("red", "blue", phase="exchanging", chosen=chosen)
    assert (counted(game, "red"), counted(game, "blue")) == ({}, {ChoosePair: 12})


# --- black cards --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "shown", "count"),
    [
        (3, (), 2),
        (4, (), 3),
        (5, (), 3),
        (4, ("green identity",), 3),
        (4, ("green identity", "green number"), 2),
        (3, ("green identity", "green number", "blue number", "blue identity"), 0),
    ],
)
def test_agents_who_can_be_named(players: int, shown: tuple[str, ...], count: int) -> None:
    game = met("red", "ambassador", phase="asking", players=players, black=black(*shown))
    expected = {NameAgent: count, Decline: 1} if count else {Decline: 1}
    assert counted(game, "red") == expected


@pytest.mark.parametrize(("shown", "count"), [((), 2), (("green number",), 1)])
def test_black_cards_that_can_be_shown(shown: tuple[str, ...], count: int) -> None:
    game = met("red", "ambassador", phase="showing", named="green", black=black(*shown))
    assert counted(game, "green") == {ShowBlackCard: count}
    assert counted(game, "red") == {}


def test_both_cards_of_the_dummy_can_be_looked_at() -> None:
    game = met("red", "dummy", phase="looking", players=3)
    assert counted(game, "red") == {LookAtDummy: 2, Decline: 1}
