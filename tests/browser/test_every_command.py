"""Every kind of command of both games is given by pressing what the page offers."""

from itertools import count
from random import Random
from typing import Any, get_args

import msgspec
import pytest

from inkognito import Game
from inkognito.board.commands import AnyCommand as BoardCommand
from inkognito.card.commands import AnyCommand as CardCommand
from inkognito.core.events import kebab
from inkognito.core.fillable import expanded
from inkognito.core.seats import Seat
from inkognito.random_play import choose_declaration
from tests.browser.autopilot import Autopilot, play, play_out
from tests.browser.conftest import Arrive
from tests.browser.gathering import gathered
from tests.browser.scene_line import NAMES, SceneLine
from tests.kit.browsing import Player
from tests.kit.card_lively import CARD_TABLES, lively_card_game, lively_card_move
from tests.kit.lively import TABLES, lively_choice, lively_game

KINDS = {
    "board": sorted(kebab(one.__name__) for one in get_args(BoardCommand)),
    "card": sorted(kebab(one.__name__) for one in get_args(CardCommand)),
}
ALL = [(game, kind) for game, kinds in KINDS.items() for kind in kinds]


def moment(game: str, kind: str) -> tuple[Game, Seat]:
    """A lively game at the moment when a seat may give such a command, and that seat."""
    tables: Any = TABLES if game == "board" else CARD_TABLES
    for seed in count():
        random = Random(seed)
        table = random.choice(tables)
        played = lively_game(table, random) if game == "board" else lively_card_game(table, random)
        for _ in range(120):
            for seat in played.to_act:
                if kind in kinds_of(played, seat):
                    return played, seat
            if not played.to_act:
                break
            go_on(played, game, kind, random)
    raise AssertionError


def go_on(played: Game, game: str, kind: str, random: Random) -> None:
    """Somebody does something; where a hand is to be answered, somebody offers one."""
    if game == "card":
        played.play(*lively_card_move(played, random))
        return
    seat = played.to_act[0]
    hands = choose_declaration(played.options(seat), random) if kind == "answer-hand" else None
    played.play(seat, hands or lively_choice(played, seat, random))


def kinds_of(played: Game, seat: Seat) -> set[str]:
    return {msgspec.to_builtins(one)["type"] for one in expanded(played.options(seat))}


@pytest.mark.parametrize(("game", "kind"), ALL)
def test_pressing_an_offered_option_sends_exactly_that_command(
    arrive: Arrive, game: str, kind: str
) -> None:
    played, seat = moment(game, kind)
    line = SceneLine(played, game, seat)
    player = arrive(NAMES[seat])
    line.show(player)
    pilot = Autopilot(player, wanted={kind}, haste=0)
    play([pilot], lambda: kind in {kebab(type(one).__name__) for one in line.taken})


ENDING = {"declare-mission", "declare-alone", "answer-hand", "declare-code"}
CAREFREE = {"red": "random", "yellow": "random"}


def test_in_a_real_board_game_pages_give_every_kind_of_command(arrive: Arrive) -> None:
    rules = {"placement": "choose", "repeats": "challenge"}
    settings = {"game": "board", "players": 5, "bots": CAREFREE, "rules": rules}
    people = gathered(settings, "blue", arrive("Berta"), arrive("Gino"), arrive("Abel"))
    wanted = set(KINDS["board"]) - ENDING
    pilots = [Autopilot(one, n, wanted=wanted, haste=0) for n, one in enumerate(people)]
    play(pilots, lambda: not wanted)
    wanted |= {"declare-mission", "answer-hand"}
    for pilot in pilots:
        pilot.partners = {"Berta", "Gino"}
    play_out(*pilots)
    assert set(KINDS["board"]) - taken_by(people) == {"declare-alone"}


def test_in_a_real_game_of_three_somebody_declares_alone(arrive: Arrive) -> None:
    bots = {"blue": "random", "green": "random"}
    [ada] = gathered({"game": "board", "players": 3, "bots": bots}, "red", arrive("Ada"))
    play_out(Autopilot(ada, wanted={"declare-alone"}))
    assert "declare-alone" in ada.kinds_taken()


def test_in_a_real_card_game_pages_give_every_kind_of_command(arrive: Arrive) -> None:
    settings = {"game": "card", "players": 3, "bots": {"red": "random"}}
    people = gathered(settings, "blue", arrive("Berta"), arrive("Gino"))
    wanted = set(KINDS["card"]) - ENDING
    pilots = [Autopilot(one, n, wanted=wanted) for n, one in enumerate(people)]
    play(pilots, lambda: not wanted)
    wanted |= {"declare-code"}
    play_out(*pilots)
    assert taken_by(people) == set(KINDS["card"])


def taken_by(people: list[Player]) -> set[str]:
    return set().union(*(player.kinds_taken() for player in people))
