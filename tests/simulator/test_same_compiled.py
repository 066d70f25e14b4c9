"""Compiled games are the simulator's: same deal and draws, same choices, same ends."""

import pytest

from inkognito.card.editions import EDITIONS, Edition
from tests.simulator.compiled_games import compare, compare_actors, compare_networks

GAMES = 150


@pytest.mark.parametrize("edition", list(EDITIONS))
def test_learned_players_choose_alike(edition: Edition) -> None:
    repeated = compare(GAMES, edition, seed=1)
    assert repeated.compared > 100 * GAMES
    assert repeated.close_calls <= repeated.compared / 10_000


def test_players_with_networks_choose_alike() -> None:
    repeated = compare_networks(GAMES, seed=2)
    assert repeated.compared > 100 * GAMES
    assert repeated.close_calls <= repeated.compared / 10_000


@pytest.mark.parametrize("in_all_seats", [False, True])
def test_actors_choose_and_learn_alike(in_all_seats: bool) -> None:
    repeated = compare_actors(GAMES, seed=2, in_all_seats=in_all_seats)
    assert repeated.compared > 100 * GAMES
    assert repeated.close_calls <= repeated.compared / 10_000
