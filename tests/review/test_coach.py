"""The coach tells what an answer tells to whom, and names one alternative of each value."""

from collections.abc import Sequence
from typing import Any

import pytest

from inkognito.core.fillable import expanded
from inkognito.core.seats import Seat
from inkognito.game import Game, new_game
from inkognito.review.coach import Hint, hint_for, shown
from inkognito.review.sheet import SheetReader

KEY = bytes(32)
MOST_MOVES = 200


def hint_at(game: Game, seat: Seat, ahead: Sequence[Any] = ()) -> Hint:
    module, options = game.module, expanded(game.options(seat))
    bot = shown(module.bots["clerk"](seat, KEY), [one.sighting for one in game.sightings(seat)])
    assert module.reading is not None
    sheet = SheetReader(module.reading, seat)
    sheet.see(tuple(game.events))
    return hint_for(bot, sheet, options, game.decision, 3, ahead)


def to_an_answer(game: Game, kind: str) -> Seat:
    """Play what the coach advises until somebody owes an answer; return their seat."""
    for _ in range(MOST_MOVES):
        seat = game.to_act[0]
        options = expanded(game.options(seat))
        if any(type(one).__struct_config__.tag == kind for one in options):
            return seat
        game.play(seat, hint_at(game, seat).move)
    raise AssertionError(f"nobody was asked in {MOST_MOVES} moves")


@pytest.mark.parametrize(("name", "kind"), [("board", "show-cards"), ("card", "choose-pair")])
def test_a_hint_for_an_answer_says_what_it_tells_to_whom(name: str, kind: str) -> None:
    game = new_game(name, 4, seed=3)
    seat = to_an_answer(game, kind)
    hint = hint_at(game, seat)
    assert hint.cost is not None
    assert hint.to in game.seats
    assert hint.to != seat
    values = [one.less for one in hint.alternatives]
    assert values == sorted(set(values)), "the best first, one of each value"


def test_a_hint_is_about_what_comes_next_where_the_code_is_not_named() -> None:
    game = new_game("card", 4, seed=3)
    seat = to_an_answer(game, "declare-code")
    ahead = game.ahead(seat)
    hint = hint_at(game, seat, ahead)
    assert hint.move in ahead
    assert hint.reason != "not-sure-enough"
    assert hint_at(game, seat).reason == "not-sure-enough", "nobody can know the code so early"
