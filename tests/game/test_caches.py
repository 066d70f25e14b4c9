"""Nothing that is kept between games grows with the number of games."""

import functools
import sys
from itertools import permutations
from random import Random
from typing import Any

from inkognito.core.fairness import Seal
from inkognito.core.seats import DEFAULT_SEATS
from inkognito.game import new_game
from inkognito.random_play import take_action

GAMES = 60
MOST_KEPT_FOR_EVER = 1_500
"""What is kept without a limit must come from fewer combinations than this in that many games."""


def caches() -> list[Any]:
    """All caches of our own functions that have been imported.

    The garbage collector may not list them: a server that ran before has taken them out of it.
    """
    wrapper = type(functools.cache(len))
    modules = [one for name, one in sys.modules.items() if name.startswith("inkognito.")]
    found = [one for module in modules for one in vars(module).values() if isinstance(one, wrapper)]
    return [one for one in found if one.__module__.startswith("inkognito.")]


def sizes() -> dict[str, int]:
    """How much is in each cache that has no limit; other tests may have filled some."""
    unlimited = [one for one in caches() if one.cache_info().maxsize is None]
    return {f"{one.__module__}.{one.__name__}": one.cache_info().currsize for one in unlimited}


def played(kind: str, number: int) -> None:
    """Play a game with the seats in an order of its own."""
    orders = list(permutations(DEFAULT_SEATS[4]))
    seed = Seal(bytes([number]) * 32, bytes(32))
    game = new_game(kind, seats=orders[number % len(orders)], seed=seed)
    random = Random(number)
    for _ in range(300):
        if game.result is not None:
            return
        take_action(game, random)


def test_caches_without_a_limit_stay_small_over_many_games() -> None:
    before = sizes()
    for number in range(GAMES):
        played("card", number)
        played("board", number)
    after = sizes()
    assert len(after) > 20, "the caches were not found"
    grown = {name: size - before.get(name, 0) for name, size in after.items()}
    assert {name: more for name, more in grown.items() if more > MOST_KEPT_FOR_EVER} == {}
