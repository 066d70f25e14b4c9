"""Learning can be repeated and interrupted, and a league seats the players that it says."""

import msgspec
import numpy as np
import pytest

from inkognito.simulator.facts import facts_of
from inkognito.simulator.moves import sides_of
from inkognito.simulator.weights import WEIGHTS, starting_weights
from inkognito.training import league
from inkognito.training.card_course import CardCourse
from inkognito.training.course import Rhythm
from inkognito.training.evolution import Progress, Settings, begun, next_generation
from inkognito.training.league import (
    AMONG_OTHERS,
    CLERKS,
    IN_TEAMS,
    LEARNER,
    PLAIN,
    SLYS,
    Matchup,
    drawn_deals,
    matchups_of,
    scored,
    seating,
)

SMALL = Settings(generations=3, pairs=1, games=4)


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Play short games."""
    monkeypatch.setattr(league, "ROUND_LIMIT", 3)


def learned(seed: int, generations: int = 3) -> Progress:
    progress = begun(3, "ffg-2003", seed, SMALL)
    for _ in range(generations):
        progress = next_generation(progress)
    return progress


def test_the_same_seed_gives_the_same_weights_and_another_seed_others() -> None:
    assert learned(1, 1) == learned(1, 1)
    assert learned(1, 1).learned() != learned(2, 1).learned()


def test_learning_goes_on_from_a_checkpoint_as_if_it_had_not_stopped() -> None:
    kept = msgspec.json.decode(msgspec.json.encode(learned(1, 2)), type=Progress)
    assert next_generation(kept) == learned(1)


def test_all_weights_are_learned_and_the_games_are_counted() -> None:
    progress = learned(1)
    assert progress.is_done
    assert progress.games == 2 * 1 * 4 * 3
    assert list(progress.learned().weights) == list(WEIGHTS)
    assert all(
        now != before for now, before in zip(progress.weights, starting_weights(), strict=True)
    )


def test_past_selves_and_exploiters_join_the_league(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(CardCourse, "rhythm", Rhythm(keep_every=2, exploit_every=3))
    progress = learned(1)
    start, kept, exploiter = progress.past
    assert start == tuple(starting_weights().tolist())
    assert kept not in (start, exploiter)


def test_partner_and_opponents_are_those_of_the_matchup() -> None:
    facts = facts_of(4)
    matchups = (Matchup(PLAIN, SLYS, 0.5), Matchup(LEARNER, CLERKS, 0.5))
    deals = drawn_deals(facts, 40, matchups, np.random.default_rng(1))
    seated = seating(facts, deals, slice(None), matchups)
    sides = sides_of(facts, deals.hands, deals.learner)
    for game in range(40):
        own = [one for one in range(4) if sides[game, one] and one != deals.learner[game]]
        others = [one for one in range(4) if not sides[game, one]]
        matchup = matchups[deals.matchup[game]]
        assert seated[game, deals.learner[game]] == LEARNER
        assert seated[game, own].tolist() == [matchup.partner]
        assert seated[game, others].tolist() == [matchup.others] * 2


@pytest.mark.parametrize("players", [3, 5])
def test_without_needed_partners_one_learner_sits_among_others(players: int) -> None:
    facts = facts_of(players)
    deals = drawn_deals(facts, 40, matchups_of(facts), np.random.default_rng(1))
    seated = seating(facts, deals, slice(None), matchups_of(facts))[:, list(facts.order)]
    assert ((seated == LEARNER).sum(axis=1) == 1).all()


def test_shares_of_matchups_add_up() -> None:
    for players in (3, 4, 5):
        assert sum(one.share for one in matchups_of(facts_of(players))) == pytest.approx(1)
    assert sum(one.share for one in AMONG_OTHERS) == pytest.approx(1)


def test_a_won_game_is_worth_more_than_a_lost_one_and_rounds_cost(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(league, "ROUND_LIMIT", 40)
    facts = facts_of(4)
    deals = drawn_deals(facts, 20, IN_TEAMS, np.random.default_rng(1))
    weights = np.tile(starting_weights(), (20, 1))
    score = scored(facts, weights, weights, deals, IN_TEAMS, np.random.default_rng(2))
    assert score.worth[score.won].min() > score.worth[~score.won].max()
    assert score.worth.max() < 1
