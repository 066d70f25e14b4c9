"""The veteran on the board plays by learned weights; a sly bot plays as it did before them."""

import hashlib

import msgspec
import pytest
from msgspec.structs import asdict, replace

from inkognito import new_game
from inkognito.arena.table import bot_key, deal_seed, play_out
from inkognito.bots import board_weights
from inkognito.bots.board_bot import BoardBot
from inkognito.bots.board_weights import KINDS, WEIGHTS, manner_for, manner_of
from inkognito.bots.disclosure import ByKind
from inkognito.bots.manner import SLY_ON_THE_BOARD
from inkognito.games import game_module, new_bot
from inkognito.simulator.learning import Learning, Made

SLY_GAMES = {
    (3, 0): "3b407119016aaa17",
    (3, 1): "d0e9eddecc04caa2",
    (4, 0): "3671f1f7985d3e58",
    (4, 1): "d11502a24bc94b06",
    (5, 0): "4856a52bdecb5125",
    (5, 1): "79609d3d935888e7",
}
"""By number of players and game: the hash of all events, before there were weights to learn."""


@pytest.mark.parametrize(("players", "number"), SLY_GAMES)
def test_a_sly_bot_plays_as_before_there_were_weights_to_learn(players: int, number: int) -> None:
    game = new_game("board", players, seed=deal_seed(7, number), turn_limit=600)
    bots = {seat: new_bot("sly", "board", seat, bot_key(7, number, seat)) for seat in game.seats}
    play_out(game, bots, dict.fromkeys(game.seats, "sly"))
    events = msgspec.json.encode([(type(event).__name__, event) for event in game.events])
    assert hashlib.sha256(events).hexdigest()[:16] == SLY_GAMES[players, number]


def weights_of_a_sly_bot() -> dict[str, float]:
    sly = SLY_ON_THE_BOARD
    assert isinstance(sly.disclosure, ByKind)
    partner = zip(KINDS, sly.disclosure.to_partner, strict=True)
    others = zip(KINDS, sly.disclosure.to_others, strict=True)
    return {
        **{f"partner-{kind}": weight for kind, weight in partner},
        **{f"others-{kind}": weight for kind, weight in others},
        "decoy": sly.guile.decoy,
        "denial": sly.guile.denial,
        **{name.replace("_", "-"): weight for name, weight in asdict(sly.judgement).items()},
    }


def test_the_weights_of_a_sly_bot_make_a_sly_bot_with_foresight() -> None:
    assert manner_of(weights_of_a_sly_bot()) == replace(SLY_ON_THE_BOARD, foresight=True)


def test_no_weight_leaves_what_makes_sense() -> None:
    low = manner_of(dict.fromkeys(WEIGHTS, -9.0))
    assert low.guile.decoy == WEIGHTS["decoy"].least
    assert low.judgement.advance == 0.0
    high = manner_of(dict.fromkeys(WEIGHTS, 9.0))
    assert high.judgement.patience == WEIGHTS["patience"].most < 1
    assert high.judgement.candour == WEIGHTS["candour"].most < 1


def test_a_weight_that_was_not_learned_is_the_one_with_which_learning_begins() -> None:
    learned = {name: weight.start for name, weight in WEIGHTS.items() if name != "company"}
    assert manner_of(learned).judgement.company == WEIGHTS["company"].start


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("edition", ["ares-2013-en", "ares-2013-it"])
def test_a_veteran_plays_as_itself_at_all_tables(players: int, edition: str) -> None:
    assert game_module("board").plays_as("veteran", players, edition) == "veteran"
    game = new_game("board", players, seed=1, edition=edition)
    seat = game.seats[0]
    bot = new_bot("veteran", "board", seat, bytes(32))
    assert isinstance(bot, BoardBot)
    for seen in game.sightings(seat):
        bot.see(seen.sighting)
    assert bot._will.manner == manner_for(players, edition)
    assert bot._will.manner.foresight


def test_where_something_was_learned_it_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    learned = {name: weight.start + 1 for name, weight in WEIGHTS.items()}
    learning = Learning(3, "ares-2013-it", Made("", "", 0), learned)
    monkeypatch.setattr(board_weights, "learning_for", lambda *_table: learning)
    assert manner_for.__wrapped__(3, "ares-2013-it") == manner_of(learned)


def test_a_master_plays_like_a_veteran_and_the_arena_says_so() -> None:
    assert game_module("board").plays_as("master", 4, "ares-2013-en") == "veteran"
