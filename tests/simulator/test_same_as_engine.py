"""The simulator plays the same game as the engine: same deal and choices, same events."""

from itertools import product

import pytest

from inkognito.card.editions import EDITIONS, Edition
from inkognito.card.events import GameOpened, GameScored, HandsDealt, MatchEnded
from tests.simulator.scripts import Script, Scripted, at_random, played, table_of
from tests.simulator.telling import Telling

GAMES = 40


def compare(scripts: list[Script]) -> int:
    """Play the scripts in the simulator and compare everything; return the number of events."""
    telling = Telling(table_of(scripts), Scripted(scripts))
    telling.play()
    compared = 0
    for number, script in enumerate(scripts):
        opened, dealt, *course = script.events
        *course, scored, ended = course
        assert isinstance(opened, GameOpened)
        assert isinstance(dealt, HandsDealt)
        assert isinstance(scored, GameScored)
        assert isinstance(ended, MatchEnded)
        assert telling.events[number] == course
        assert telling.hands(number) == dealt.hands == scored.hands
        assert set(telling.winners(number)) == set(scored.result.winners)
        right = scored.result.reason == "code-right"
        assert bool(telling.table.is_right[number]) is right
        assert int(telling.table.length[number]) == len(script.rounds)
        compared += len(script.events)
    return compared


@pytest.mark.parametrize(("players", "edition"), list(product((3, 4, 5), EDITIONS)))
def test_random_games_have_the_same_events(players: int, edition: Edition) -> None:
    scripts = [played(players, edition, seed, at_random(seed)) for seed in range(GAMES)]
    assert compare(scripts) > 20 * GAMES
