"""Four at cards learn in sparring too: against past selves, and exploiters that learned long."""

import numpy as np
import pytest

from inkognito.card.editions import EDITIONS, Edition
from inkognito.simulator.compiled.play import Results
from inkognito.simulator.weights import INDEX, WEIGHTS, starting_weights
from inkognito.training import exploiter, league
from inkognito.training.against import LEARNER, drawn_match
from inkognito.training.course import Rhythm
from inkognito.training.evolution import Settings, begun, next_generation
from inkognito.training.league import ROUND_COST, WRONG_COST
from inkognito.training.sparring import (
    costs_among_equals,
    learned_exploiter,
    sparred,
    worth_of,
)
from inkognito.training.sparring_course import QUICKER, SparringCourse

SMALL = Settings(generations=2, pairs=2, games=3)


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Play few and short games."""
    monkeypatch.setattr(league, "ROUND_LIMIT", 3)
    monkeypatch.setattr(exploiter, "PAIRS", 3)
    monkeypatch.setattr(exploiter, "GAMES", 5)
    monkeypatch.setattr(exploiter, "GAMES_IN_GENERATION", 30)
    rhythm = Rhythm(keep_every=2, exploit_every=2, exploiter_games=60)
    monkeypatch.setattr(SparringCourse, "rhythm", rhythm)


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_same_seed_gives_the_same_weights_and_an_exploiter_joins(edition: Edition) -> None:
    start = begun(4, edition, 1, SMALL)
    one, other = (next_generation(next_generation(start)) for _ in range(2))
    assert one == other
    assert list(one.learned().weights) == list(WEIGHTS)
    own, past, exploits = one.past
    assert len({own, past, exploits}) == 3
    assert one.games == 2 * (2 * 2 * 3 * (1 + 2 * QUICKER)) + 60


def test_an_individual_and_its_opposite_play_the_same_games() -> None:
    weights = starting_weights()
    tried, past = np.tile(weights, (4, 1)), weights[None]
    outcome = sparred(tried, past, 5, np.random.default_rng(1), "ffg-2003")
    assert outcome.worth.shape == outcome.won.shape == (4, 5)
    assert outcome.worth[0].tolist() == outcome.worth[2].tolist()
    assert outcome.worth[1].tolist() == outcome.worth[3].tolist()
    assert outcome.worth[0].tolist() != outcome.worth[1].tolist()


def test_only_winning_counts_and_ones_own_wrong_declarations_cost() -> None:
    match = drawn_match(2, np.random.default_rng(3))
    own = [int(np.flatnonzero(row == LEARNER)[0]) for row in match.seated]
    other = [int(np.flatnonzero(row != LEARNER)[0]) for row in match.seated]
    blocks = np.zeros((2, 4), dtype=np.intp)
    blocks[0, own[0]], blocks[1, other[1]] = 2, 2
    winners = np.zeros((2, 4), dtype=bool)
    winners[1] = match.seated[1] == LEARNER
    results = Results(
        winners=winners,
        declarer=np.array([own[0], other[1]]),
        is_right=np.array([False, False]),
        length=np.array([10, 20]),
        blocks=blocks,
        log=np.zeros((2, 0, 4), dtype=np.intp),
        decisions=np.zeros(2, dtype=np.intp),
    )
    worth = worth_of(match, results)
    assert worth.tolist() == [-WRONG_COST / 2, 1]


def test_rounds_and_blocks_cost_among_equals() -> None:
    tried, generator = np.tile(starting_weights(), (2, 1)), np.random.default_rng(3)
    one, other = costs_among_equals(tried, 5, generator, "ffg-2003")
    assert one == other > 5 * ROUND_COST
    harrying = tried.copy()
    harrying[:, [INDEX["block-anyone"], INDEX["block-partners"]]] = 3.0
    assert costs_among_equals(harrying, 5, np.random.default_rng(3), "ffg-2003")[0] > one


def test_an_exploiter_learns_from_as_many_games_as_it_is_given() -> None:
    victim = starting_weights()
    found = learned_exploiter(victim, victim[None], 60, np.random.default_rng(1), "ffg-2003")
    assert found.shape == victim.shape
    assert not np.array_equal(found, victim)
