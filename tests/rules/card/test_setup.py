"""Set-up: seats, the deal of the black cards, the first player and the five places (C1)."""

from collections import Counter
from typing import Any

import pytest

from inkognito import Game, Refused, new_game
from inkognito.card.cards import LOCATIONS, Hand
from inkognito.card.commands import PlayLocation
from inkognito.card.events import GameOpened, HandsDealt, RoundBegan
from inkognito.card.rules import Rules
from inkognito.core.agents import IDENTITIES
from inkognito.core.seats import DEFAULT_SEATS, Seat
from inkognito.views.card import HandDealt, HandsDealtFaceDown
from tests.kit.scenes import position

PLAYERS = (3, 4, 5)
NUMBERS = {"ffg-2003": {"13", "24", "47", "36"}, "abacus-1997": {"52", "11", "0", "29"}}


def opening(game: Game) -> tuple[GameOpened, HandsDealt, RoundBegan]:
    opened, dealt, began = game.events
    assert isinstance(opened, GameOpened)
    assert isinstance(dealt, HandsDealt)
    assert isinstance(began, RoundBegan)
    return opened, dealt, began


def hands_of(**options: Any) -> tuple[Hand, ...]:
    return opening(new_game("card", **options))[1].hands


# --- seats and options --------------------------------------------------------------------------


@pytest.mark.parametrize("players", PLAYERS)
def test_three_four_or_five_play(players: int) -> None:
    game = new_game("card", players, seed=0)
    assert game.seats == DEFAULT_SEATS[players]
    assert opening(game)[0] == GameOpened(DEFAULT_SEATS[players], Rules())


@pytest.mark.parametrize("players", [0, 1, 2, 6])
def test_no_other_number_of_players_is_possible(players: int) -> None:
    with pytest.raises(Refused) as refused:
        new_game("card", players)
    assert refused.value.code == "bad-option"


@pytest.mark.parametrize(
    "seats",
    [("red", "blue"), ("red", "blue", "blue"), ("red", "blue", "green", "ambassador")],
)
def test_seats_are_three_or_four_colours_or_all_with_the_ambassador(seats: Any) -> None:
    with pytest.raises(Refused) as refused:
        new_game("card", seats=seats)
    assert refused.value.code == "bad-seats"


def test_seats_keep_the_order_in_which_they_are_given() -> None:
    seats: tuple[Seat, ...] = ("yellow", "ambassador", "red", "green", "blue")
    assert new_game("card", seats=seats).seats == seats


def test_without_a_word_the_edition_is_ffg_one_game_and_no_limit() -> None:
    assert opening(new_game("card"))[0].rules == Rules("ffg-2003", "single", None)


# --- the deal -----------------------------------------------------------------------------------


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("edition", NUMBERS)
def test_four_hands_hold_each_identity_and_each_number_of_the_edition_once(
    edition: str, players: int
) -> None:
    hands = hands_of(players=players, edition=edition, seed=3)
    assert len(hands) == 4
    assert {hand.identity for hand in hands} == set(IDENTITIES)
    assert {hand.number for hand in hands} == NUMBERS[edition]


@pytest.mark.parametrize(
    ("seats", "holders"),
    [
        (("red", "blue", "green"), {"red", "blue", "green", "dummy"}),
        (("yellow", "red", "green"), {"yellow", "red", "green", "dummy"}),
        (("red", "blue", "green", "yellow"), {"red", "blue", "green", "yellow"}),
        (("ambassador", "red", "blue", "green", "yellow"), {"red", "blue", "green", "yellow"}),
    ],
)
def test_each_agent_gets_a_hand_the_dummy_too_but_never_the_ambassador(
    seats: Any, holders: set[str]
) -> None:
    assert {hand.seat for hand in hands_of(seats=seats, seed=1)} == holders


def test_identity_and_number_are_dealt_independently_of_each_other() -> None:
    pairs = {(h.identity, h.number) for seed in range(60) for h in hands_of(seed=seed)}
    assert len(pairs) == 16


def test_all_players_see_their_own_hand_and_no_other() -> None:
    game = new_game("card", 5, seed=2)
    own = {hand.seat: hand for hand in opening(game)[1].hands}
    for viewer in game.viewers:
        seen = game.sightings(viewer)[1].sighting
        if viewer in own:
            assert seen == HandDealt(1, own[viewer])
        else:
            assert seen == HandsDealtFaceDown(1)


# --- first player and places --------------------------------------------------------------------


@pytest.mark.parametrize("players", PLAYERS)
def test_chance_picks_the_first_player_among_the_agents(players: int) -> None:
    firsts = Counter(opening(new_game("card", players, seed=s))[2].first for s in range(80))
    assert set(firsts) == set(DEFAULT_SEATS[players]) - {"ambassador"}
    assert min(firsts.values()) > 5


@pytest.mark.parametrize(("players", "phase"), [(3, "playing"), (4, "playing"), (5, "hiding")])
def test_the_first_round_begins_with_the_first_player_or_the_ambassadors_card(
    players: int, phase: str
) -> None:
    game = new_game("card", players, seed=5)
    first = opening(game)[2].first
    assert position(game)["phase"] == phase
    assert game.to_act == (("ambassador",) if players == 5 else (first,))


@pytest.mark.parametrize("players", PLAYERS)
def test_c1_everybody_has_the_same_five_places(players: int) -> None:
    five = {"rialto", "san-marco", "arsenale", "accademia", "ca-d-oro"}
    assert set(LOCATIONS) == five
    game = new_game("card", players, seed=5)
    for _ in range(2):
        seat = game.to_act[0]
        assert {command.location for command in game.options(seat)} == five
        game.play(seat, PlayLocation("rialto"))
