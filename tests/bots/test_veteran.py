"""The veteran plays by weights that ship with the package, and like a sly bot where none do."""

from importlib import resources

import pytest

from inkognito import new_game
from inkognito.bots import veteran as veterans
from inkognito.bots.card_weights import learning_of, weights_for
from inkognito.card.editions import EDITIONS
from inkognito.core.seats import Seat
from inkognito.games import game_module, new_bot
from inkognito.simulator.networks import FEATURES, WIDTH
from inkognito.simulator.weights import WEIGHTS

MOST_BYTES = 200_000
KEY = bytes(32)


def choice(kind: str, players: int, edition: str, seed: int) -> object:
    """What the first seat that acts does."""
    game = new_game("card", players, seed=seed, edition=edition)
    seat: Seat = game.to_act[0]
    bot = new_bot(kind, "card", seat, KEY)
    for seen in game.sightings(seat):
        bot.see(seen.sighting)
    return bot.choose(game.options(seat)), bot.why()


def test_the_weights_for_four_say_how_they_were_made() -> None:
    learning = learning_of(4, "ffg-2003")
    assert learning is not None
    assert learning.weights.keys() == set(WEIGHTS)
    assert learning.made.command.startswith("inkognito train --game card --players 4")
    assert learning.made.games_in_all > 100_000


def test_all_weights_that_ship_are_small_and_complete() -> None:
    files = list(resources.files("inkognito.bots").joinpath("weights").iterdir())
    assert sum(len(file.read_bytes()) for file in files) <= MOST_BYTES
    for file in (one for one in files if one.name.startswith("card-")):
        _, players, edition = file.name.removesuffix(".json").split("-", 2)
        weights = weights_for(int(players), edition)
        assert weights is not None
        assert len(weights) in (FEATURES, WIDTH)


@pytest.mark.parametrize(("players", "edition"), [(3, "ffg-2003"), (4, "abacus-1997")])
def test_where_nothing_was_learned_it_plays_like_a_sly_bot_and_says_so(
    players: int, edition: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(veterans, "learning_of", lambda *_: None)
    monkeypatch.setattr(veterans, "weights_for", lambda *_: None)
    assert game_module("card").plays_as("veteran", players, edition) == "sly"
    for seed in range(5):
        veteran, sly = (choice(kind, players, edition, seed) for kind in ("veteran", "sly"))
        assert veteran == sly


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [3, 4, 5])
def test_where_it_has_learned_it_plays_as_itself(players: int, edition: str) -> None:
    assert game_module("card").plays_as("veteran", players, edition) == "veteran"
    assert game_module("card").plays_as("clerk", 3, "ffg-2003") == "clerk"


def test_before_it_has_seen_anything_it_has_no_reason() -> None:
    assert new_bot("veteran", "card", "red", KEY).why().code == "nothing-yet"
