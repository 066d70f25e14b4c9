"""A veteran's networks learn among its own kind and with others as partners and opponents."""

from collections.abc import Callable

import msgspec
import numpy as np
import pytest

from inkognito.card.editions import EDITIONS
from inkognito.simulator.facts import Flags, Ints
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
    ALLIED,
    ALLIES,
    AMONG_ITSELF,
    PLAIN,
    PULL,
    WITH_OTHER,
    NetworkLeague,
    begun,
    next_step,
    pulled,
    seating,
)

GAMES = 40
BASIC_WEIGHTS = starting_weights().tolist()
OWN_WEIGHTS = [round(one + 0.01, 4) for one in BASIC_WEIGHTS]


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Learn from few games, in two epochs."""
    monkeypatch.setattr(network_league, "IN_BATCH", 20)
    monkeypatch.setattr(network_league, "EPOCHS", 2)
    monkeypatch.setattr(network_league, "EXPLOITERS_SHARE", 1.0)
    monkeypatch.setattr(network_league, "ALLIES_SHARE", 0.5)


def before(networks: tuple[float, ...] = (), edition: str = "ffg-2003") -> Learning:
    """What was learned before: other weights than all learning begins with."""
    weights = dict(zip(WEIGHTS, OWN_WEIGHTS, strict=True))
    return Learning(4, edition, Made("", "", 0), weights, networks)


def fresh(edition: str = "ffg-2003") -> NetworkLeague:
    return begun(4, edition, 1, GAMES, before(edition=edition))


def first(edition: str = "ffg-2003") -> NetworkLeague:
    """The progress when all allies have learned, and the learner begins."""
    progress = fresh(edition)
    while progress.ally is not None:
        progress = next_step(progress)
    return progress


@pytest.mark.parametrize("edition", EDITIONS)
def test_weights_stay_networks_learn_and_the_games_are_counted(edition: str) -> None:
    start = first(edition)
    done = next_step(next_step(start))
    assert done.is_done
    assert done.steps == (2 + ALLIES, 2 + ALLIES)
    assert done.games == 3 * GAMES + ALLIES * GAMES // 2
    learned = done.learned()
    assert list(learned.weights.values()) == OWN_WEIGHTS
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
    assert start == tuple(OWN_WEIGHTS)
    assert len(exploiter) == WIDTH
    assert exploiter[:FEATURES] == start
    two = next_step(one)
    assert two.past[:2] == one.past
    assert two.past[2] == tuple(one.learner.row.tolist())
    assert len(two.past) == 4


def test_before_the_learner_its_allies_learn_apart_from_it_and_from_each_other() -> None:
    start = fresh()
    progress, seen = start, []
    while progress.ally is not None:
        seen.append((progress.steps, progress.games))
        assert progress.ally.is_apart
        assert progress.ally.past == ((*progress.ally.learner.weights,),)
        assert progress.learner == start.learner
        progress = next_step(progress)
    assert seen == [((n, 2 + ALLIES), n * GAMES // 2) for n in range(ALLIES)]
    assert len(set(progress.allies)) == ALLIES
    assert all(len(one) == WIDTH and any(one[FEATURES:]) for one in progress.allies)
    bases = [list(one[:FEATURES]) for one in progress.allies]
    assert bases == [OWN_WEIGHTS, BASIC_WEIGHTS] * (ALLIES // 2)


@pytest.mark.parametrize("start", [fresh, first])
def test_learning_goes_on_from_a_checkpoint_as_if_it_had_not_stopped(
    start: Callable[[], NetworkLeague],
) -> None:
    one = next_step(start())
    kept = msgspec.json.decode(msgspec.json.encode(one), type=NetworkLeague)
    assert kept.plan == fresh().plan
    assert next_step(kept) == next_step(one)


PAST = 3
"""Past players at the tables of the tests below."""


def seats_of(kind: str) -> tuple[Ints, Flags, Flags]:
    """Who sits in each game of this kind, which seats are LEARNER's, and which are of its team."""
    generator = np.random.default_rng(1)
    match = drawn_match(8000, generator)
    seated, is_rival = seating(match, PAST, ALLIES, generator)
    is_alone = (seated == 1).any(axis=1) | (seated == 2).any(axis=1)
    rows = {"rivals": is_rival, "alone": is_alone, "itself": ~is_rival & ~is_alone}[kind]
    shares = {"rivals": AGAINST_PAST, "itself": AMONG_ITSELF}
    share = shares.get(kind, 1 - AGAINST_PAST - AMONG_ITSELF)
    assert rows.mean() == pytest.approx(share, abs=0.03)
    return seated[rows], seated[rows] == LEARNER, match.seated[rows] == LEARNER


def test_alone_the_learner_has_a_stranger_as_its_partner_against_such() -> None:
    seated, is_learner, own = seats_of("alone")
    assert (is_learner.sum(axis=1) == 1).all()
    assert (is_learner <= own).all()
    assert all(len(_others(row)) == 1 for row in seated)
    assert (seated == 1).any(axis=1).mean() == pytest.approx(PLAIN, abs=0.03)


def test_against_past_players_its_partner_is_a_learner_an_ally_or_a_past_player() -> None:
    seated, is_learner, own = seats_of("rivals")
    assert all(len(set(row[~ours])) == 1 for row, ours in zip(seated, own, strict=True))
    assert set(seated[~own]) == set(range(3, 3 + PAST))
    assert (is_learner <= own).all()
    allies = seated[own & ~is_learner]
    assert set(allies) == set(range(3, 3 + PAST + ALLIES))
    assert (allies >= 3 + PAST).mean() == pytest.approx(ALLIED, abs=0.03)
    learners = is_learner.sum(axis=1)
    assert set(learners) == {1, 2}
    assert (learners == 1).mean() == pytest.approx(WITH_OTHER, abs=0.03)


def test_among_itself_the_learner_sits_in_all_seats() -> None:
    _, is_learner, _ = seats_of("itself")
    assert is_learner.all()


def test_in_the_league_of_an_ally_other_partners_are_past_players_only() -> None:
    generator = np.random.default_rng(3)
    seated, _ = seating(drawn_match(4000, generator), PAST, 0, generator)
    assert set(seated.ravel()) == set(range(3 + PAST))


def test_the_weights_alone_are_a_past_player_too() -> None:
    networks = (0.5,) * NUMBERS
    start, bare = begun(4, "ffg-2003", 1, GAMES, before(networks)).past
    assert start == (*OWN_WEIGHTS, *networks)
    assert bare == tuple(OWN_WEIGHTS)


def _others(row: Ints) -> set[int]:
    return set(row.tolist()) - {LEARNER}
