"""A forgetful player keeps to the rules, forgets about players, and errs by little."""

import numpy as np
import pytest

from inkognito.deduction.showing import PRIOR
from inkognito.simulator.cast import Cast
from inkognito.simulator.course import play_out, play_round
from inkognito.simulator.facts import PLACES_LEFT, facts_of
from inkognito.simulator.table import Table, new_tables
from inkognito.training import forgetful
from inkognito.training.forgetful import Forgetful

GAMES = 40


def played(players: int, rounds: int) -> Table:
    generator = np.random.default_rng(1)
    table = new_tables(facts_of(players), GAMES, generator)
    cast = Cast([Forgetful(generator)], np.zeros((GAMES, 5), dtype=np.intp), generator)
    for _ in range(rounds):
        play_round(table, cast)
    return table


def are_open(table: Table) -> np.ndarray[tuple[int, ...], np.dtype[np.bool_]]:
    """By viewer and colour, whether the viewer knows nothing about the colour."""
    return np.asarray((table.beliefs == PRIOR[:, None]).all(axis=(3, 4)))


@pytest.mark.parametrize("players", [3, 4, 5])
def test_games_of_forgetful_players_end(players: int) -> None:
    generator = np.random.default_rng(1)
    table = new_tables(facts_of(players), GAMES, generator)
    play_out(table, Cast([Forgetful(generator)], np.zeros((GAMES, 5), dtype=np.intp), generator))
    assert (table.declarer >= 0).mean() > 0.9


def test_they_forget_everything_about_one_player_at_a_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(forgetful, "FORGETS", 0.0)
    remembered = are_open(played(4, 4)).mean()
    monkeypatch.setattr(forgetful, "FORGETS", 0.5)
    assert are_open(played(4, 4)).mean() > remembered + 0.1


def test_they_misjudge_but_never_choose_what_is_forbidden() -> None:
    table = played(4, 2)
    games, seats = np.arange(GAMES), np.zeros(GAMES, dtype=np.intp)
    player = Forgetful(np.random.default_rng(2))
    one, two = (player.places(table, games, seats) for _ in range(2))
    assert (one != two).any()
    chosen = one.argmax(axis=1)
    assert PLACES_LEFT[table.used[games, seats], chosen].all()
