"""A veteran's networks learn among its own kind, against exploiters, and with strangers."""

import msgspec
import numpy as np
import pytest

from inkognito.card.editions import EDITIONS
from inkognito.simulator.facts import Ints
from inkognito.simulator.learning import Learning, Made
from inkognito.simulator.networks import (
    FEATURES,
    NUMBERS,
    PAIR_INPUTS,
    PLACE_INPUTS,
    WIDTH,
    Networks,
)
from inkognito.simulator.weights import WEIGHTS, starting_weights
from inkognito.training import network_league
from inkognito.training.against import LEARNER, drawn_match
from inkognito.training.network_league import (
    AGAINST_PAST,
    AMONG_ITSELF,
    MIXED,
    PLAIN,
    PULL,
    NetworkLeague,
    begun,
    next_step,
    pulled,
    seating,
)

GAMES = 40


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Learn from few games, in two epochs."""
    monkeypatch.setattr(network_league, "IN_BATCH", 20)
    monkeypatch.setattr(network_league, "EPOCHS", 2)
    monkeypatch.setattr(network_league, "EXPLOITERS_SHARE", 1.0)


def first(edition: str = "ffg-2003") -> NetworkLeague:
    weights = dict(zip(WEIGHTS, starting_weights().tolist(), strict=True))
    return begun(4, edition, 1, GAMES, Learning(4, edition, Made("", "", 0), weights))


@pytest.mark.parametrize("edition", EDITIONS)
def test_weights_stay_networks_learn_and_the_games_are_counted(edition: str) -> None:
    start = first(edition)
    done = next_step(next_step(start))
    assert done.is_done
    assert done.steps == (2, 2)
    assert done.games == 3 * GAMES
    learned = done.learned()
    assert list(learned.weights.values()) == starting_weights().tolist()
    assert list(learned.weights) == list(WEIGHTS)
    assert len(learned.networks) == NUMBERS
    assert any(learned.networks)


def test_networks_are_pulled_towards_adding_nothing() -> None:
    learner = next_step(first()).learner
    places = np.random.default_rng(1).random((1, 5, PLACE_INPUTS))
    pairs = np.random.default_rng(2).random((1, 9, PAIR_INPUTS))
    shown = np.zeros(1, np.intp)
    before, after = Networks(np.array(learner.numbers)), Networks(np.array(pulled(learner).numbers))
    share = 1 - PULL * learner.step
    assert 0 < share < 1
    assert after.places(shown, places) == pytest.approx(share * before.places(shown, places))
    assert after.pairs(shown, pairs) == pytest.approx(share * before.pairs(shown, pairs))


def test_every_step_pulls(monkeypatch: pytest.MonkeyPatch) -> None:
    one = next_step(first())
    monkeypatch.setattr(network_league, "PULL", 1 / one.learner.step)
    free = next_step(first()).learner
    options = np.random.default_rng(1).random((1, 5, PLACE_INPUTS))
    places = Networks(np.array(free.numbers)).places(np.zeros(1, np.intp), options)
    assert places == pytest.approx(np.zeros_like(places), abs=1e-9)


def test_a_past_self_and_an_exploiter_join_in_each_epoch() -> None:
    one = next_step(first())
    start, exploiter = one.past
    assert start == tuple(starting_weights().tolist())
    assert len(exploiter) == WIDTH
    assert exploiter[:FEATURES] == start
    two = next_step(one)
    assert two.past[:2] == one.past
    assert two.past[2] == tuple(one.learner.row.tolist())
    assert len(two.past) == 4


def test_learning_goes_on_from_a_checkpoint_as_if_it_had_not_stopped() -> None:
    one = next_step(first())
    kept = msgspec.json.decode(msgspec.json.encode(one), type=NetworkLeague)
    assert kept.plan == first().plan
    assert next_step(kept) == next_step(one)


def test_seats_are_those_of_the_three_kinds_of_games() -> None:
    generator = np.random.default_rng(1)
    match, past = drawn_match(4000, generator), 3
    seated, is_rival = seating(match, past, generator)
    own, is_learner = match.seated == LEARNER, seated == LEARNER
    everywhere = is_learner.all(axis=1)
    alone = ~is_rival & ~everywhere
    assert (is_learner[alone].sum(axis=1) == 1).all()
    assert (is_learner[alone] <= own[alone]).all()
    assert all(len(_others(row)) == 1 for row in seated[alone])
    for share, found in ((AGAINST_PAST, is_rival), (AMONG_ITSELF, everywhere)):
        assert found.mean() == pytest.approx(share, abs=0.03)
    assert (seated[alone] == 1).any(axis=1).mean() == pytest.approx(PLAIN, abs=0.03)


def test_against_past_players_the_partner_is_a_learner_or_a_past_player() -> None:
    generator = np.random.default_rng(2)
    match, past = drawn_match(4000, generator), 3
    seated, is_rival = seating(match, past, generator)
    own, against = match.seated[is_rival] == LEARNER, seated[is_rival]
    is_learner, players = against == LEARNER, set(range(3, 3 + past))
    assert all(len(set(row[~ours])) == 1 for row, ours in zip(against, own, strict=True))
    assert set(against[~own]) == set(against[own & ~is_learner]) == players
    assert (is_learner <= own).all()
    learners = is_learner.sum(axis=1)
    assert set(learners) == {1, 2}
    assert (learners == 1).mean() == pytest.approx(MIXED, abs=0.04)


def test_the_weights_alone_are_a_past_player_too() -> None:
    weights = starting_weights().tolist()
    before = Learning(
        4, "ffg-2003", Made("", "", 0), dict(zip(WEIGHTS, weights, strict=True)), (0.5,) * NUMBERS
    )
    start, bare = begun(4, "ffg-2003", 1, GAMES, before).past
    assert start == (*weights, *before.networks)
    assert bare == tuple(weights)


def _others(row: Ints) -> set[int]:
    return set(row.tolist()) - {LEARNER}
