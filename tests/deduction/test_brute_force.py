"""Logic is sound and complete: in random games it agrees with brute force over all deals."""

from random import Random
from typing import Any

import pytest

from inkognito import Game
from inkognito.board.cards import CARDS
from inkognito.board.events import CardsShown
from inkognito.card.cards import CARDS as CARD_CARDS
from inkognito.card.events import PairShown
from inkognito.deduction.deals import deals
from tests.deduction.comparing import deal_numbers, follow, hands_in
from tests.kit.card_lively import CARD_TABLES, lively_card_game, play_lively
from tests.kit.lively import TABLES, lively_choice, lively_game
from tests.oracle.card_editions import NUMBERS
from tests.oracle.naive_deduction import BUILDS, IDENTITIES, LETTERS, all_deals

ACTIONS = 900
WITHOUT_A_HAND = ("ambassador", "spectator")


def named(table: dict[str, Any]) -> str:
    return "-".join(str(value) for value in table.values())


def played(table: dict[str, Any], random: Random) -> Game:
    """A lively board game, some way on."""
    game = lively_game(table, random)
    for _ in range(ACTIONS):
        if game.to_act:
            seat = game.to_act[0]
            game.play(seat, lively_choice(game, seat, random))
    return game


def test_the_deals_are_all_ways_to_give_everybody_one_card_of_each_kind() -> None:
    board = deal_numbers(CARDS[:12])
    assert board.keys() == {hands_in(deal) for deal in all_deals(IDENTITIES, BUILDS, LETTERS)}
    assert len(board) == deals(3).count == 24**3
    for edition, cards in CARD_CARDS.items():
        card = deal_numbers(cards)
        assert card.keys() == {hands_in(deal) for deal in all_deals(IDENTITIES, NUMBERS[edition])}
        assert len(card) == deals(2).count == 24**2


@pytest.mark.parametrize("table", TABLES, ids=named)
def test_the_deals_that_a_viewer_of_the_board_game_holds_possible_are_those_that_are(
    table: dict[str, Any],
) -> None:
    game = played(table, Random(named(table)))
    assert any(isinstance(event, CardsShown) for event in game.events)
    for viewer in game.viewers:
        follow(game, "board", viewer, every=7 if viewer in WITHOUT_A_HAND else 1)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("table", CARD_TABLES, ids=named)
def test_the_deals_that_a_viewer_of_the_card_game_holds_possible_are_those_that_are(
    table: dict[str, Any], seed: int
) -> None:
    random = Random(f"{named(table)}-{seed}")
    game = play_lively(lively_card_game(table, random), random, 300, declare=0.01)
    assert any(isinstance(event, PairShown) for event in game.events)
    for viewer in game.viewers:
        follow(game, "card", viewer)
