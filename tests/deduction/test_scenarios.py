"""A game saved as a scenario and loaded again: what was shown is not forgotten."""

from random import Random
from typing import Any

import pytest
from msgspec.structs import astuple

from inkognito import Game, load_scenario
from inkognito.board.commands import ShowCards
from inkognito.board.events import AmbassadorQuestioned, HandsDealt
from inkognito.card.events import HandsDealt as BlackHandsDealt
from inkognito.core.seats import COLOURS, Viewer
from tests.deduction.comparing import (
    both_readings,
    check_belief,
    check_logic,
    deal_numbers,
    faces_of,
    follow,
)
from tests.deduction.insisting import curious
from tests.kit.card_lively import CARD_TABLES, lively_card_game, lively_card_move, play_lively
from tests.kit.lively import TABLES, lively_choice, lively_game
from tests.oracle.naive_deduction import Hand, NaiveViewer


def true_hands(game: Game) -> tuple[Hand, ...]:
    """The hands of the last deal, by colour; the colour that nobody plays has what is left over."""
    dealt = [one for one in game.events if isinstance(one, HandsDealt | BlackHandsDealt)][-1]
    by_seat = {hand.seat: frozenset(map(str, astuple(hand)[1:])) for hand in dealt.hands}
    left_over = by_seat.get("aside") or by_seat.get("dummy") or frozenset()
    return tuple(by_seat.get(colour, left_over) for colour in COLOURS)


def read(game: Game, kind: str, viewer: Viewer) -> tuple[Any, NaiveViewer]:
    reader, naive = both_readings(kind, viewer)
    for seen in game.sightings(viewer):
        reader.see(seen.sighting)
        naive.see(seen.sighting)
    check_logic(reader, naive)
    check_belief(reader)
    return reader, naive


def check_saved(game: Game, kind: str) -> Game:
    """Save and load; every viewer considers the truth possible, and knows as much as before."""
    again = load_scenario(game.scenario(), kind, seed=1)
    for viewer in game.viewers:
        before, _ = read(game, kind, viewer)
        after, _ = read(again, kind, viewer)
        truth = deal_numbers(faces_of(before))[true_hands(game)]
        assert after.notebook.logic.possible >> truth & 1
        assert after.notebook.logic.possible == before.notebook.logic.possible
    return again


@pytest.mark.parametrize("number", range(0, len(TABLES), 4))
def test_a_saved_board_game_tells_each_viewer_what_they_were_shown(number: int) -> None:
    random = Random(number)
    game = lively_game(TABLES[number], random)
    for _ in range(600):
        game.play(game.to_act[0], lively_choice(game, game.to_act[0], random))
    again = check_saved(game, "board")
    for _ in range(600):
        again.play(again.to_act[0], lively_choice(again, again.to_act[0], random))
    for viewer in game.seats[:2]:
        read(again, "board", viewer)


@pytest.mark.parametrize("number", range(len(CARD_TABLES)))
def test_a_saved_card_game_tells_each_viewer_what_they_were_shown(number: int) -> None:
    random = Random(number)
    table = {**CARD_TABLES[number], "round_limit": None}
    again = check_saved(play_lively(lively_card_game(table, random), random, 400), "card")
    for _ in range(200):
        again.play(*lively_card_move(again, random))
    for viewer in again.viewers:
        read(again, "card", viewer)


def test_a_question_that_was_open_when_the_game_was_saved_is_still_known() -> None:
    """Only one card is left to show; the asker notes that nothing else was."""
    random = Random(0)
    game = lively_game({"players": 3}, random)
    while not (answers := single_cards(game)):
        curious(game, random)
    asker = [one for one in game.events if isinstance(one, AmbassadorQuestioned)][-1].seat
    again = load_scenario(game.scenario(), seed=1)
    again.play(again.to_act[0], answers[0])
    reader, naive = follow(again, "board", asker)
    assert len(naive.exhausted) == 1
    assert reader.notebook.logic.evidence[-1].source == "exhausted"


def single_cards(game: Game) -> list[ShowCards]:
    """The answers of one card that may be given now."""
    options = game.options(game.to_act[0])
    return [one for one in options if isinstance(one, ShowCards) and len(one.cards) == 1]
