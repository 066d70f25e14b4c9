"""An actor with networks begins as its victim, learns, and can be interrupted and repeated."""

import msgspec
import numpy as np
import pytest

from inkognito.simulator.facts import facts_of
from inkognito.simulator.learned import WEIGHTS, Learned, starting_weights
from inkognito.training import actor_critic, evolution, league
from inkognito.training.actor_critic import Apprenticeship, apprenticed, next_batch, played
from inkognito.training.apprentice import Apprentice
from inkognito.training.evolution import Settings, begun, next_against
from inkognito.training.network import Network, fresh_numbers

GAMES = 30


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Play short games."""
    monkeypatch.setattr(league, "ROUND_LIMIT", 12)


def test_the_derivatives_of_a_network_are_the_slopes_of_its_values() -> None:
    generator = np.random.default_rng(1)
    numbers = fresh_numbers(3, 4, generator) + generator.normal(0, 0.5, 20)
    options = generator.normal(0, 1, (6, 2, 3)).astype(np.float32)
    wanted = generator.normal(0, 1, (6, 2))
    slopes = Network(3, numbers).derivatives(options, wanted)
    for place in range(len(numbers)):
        either = [numbers + sign * 1e-5 * (np.arange(20) == place) for sign in (1, -1)]
        up, down = ((Network(3, one).values(options) * wanted).sum() for one in either)
        assert slopes[place] == pytest.approx((up - down) / 2e-5, abs=1e-5)


def test_an_actor_that_has_learned_nothing_plays_like_its_victim() -> None:
    results = []
    for networks in (False, True):
        generator = np.random.default_rng(2)
        player = Learned(starting_weights())
        if networks:
            player = Apprentice(starting_weights(), apprenticed(1).networks(), generator)
            player.learns = False
        results.append(played(facts_of(4), player, starting_weights(), GAMES, generator))
    assert np.array_equal(results[0], results[1])


def test_a_batch_can_be_repeated_and_learning_goes_on_from_a_checkpoint() -> None:
    one = next_batch(apprenticed(1, GAMES), starting_weights())
    kept = msgspec.json.decode(msgspec.json.encode(one), type=Apprenticeship)
    two, again = (next_batch(progress, starting_weights()) for progress in (one, kept))
    assert two == again
    assert two.games == 2 * GAMES
    assert two.numbers != one.numbers != apprenticed(1, GAMES).numbers
    assert any(two.critic)


def test_choices_that_won_become_likelier(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a reward for being alone with somebody, the actor learns to go where that is likely."""
    monkeypatch.setattr(league, "ROUND_LIMIT", 1)
    shares: list[float] = []

    def rewarded(*given: object) -> np.ndarray[tuple[int], np.dtype[np.float64]]:
        played(*given)  # type: ignore[arg-type]
        actor = given[1]
        assert isinstance(actor, Apprentice)
        wins = np.zeros(100)
        for note in actor.notes:
            if note.options.shape[1] == 5:
                alone = note.options[np.arange(len(note.games)), note.chosen, 0]
                wins[note.games] += alone
        shares.append(wins.mean())
        return wins

    monkeypatch.setattr(actor_critic, "played", rewarded)
    progress = apprenticed(3, 100)
    for _ in range(25):
        progress = next_batch(progress, starting_weights())
    assert np.mean(shares[-5:]) > np.mean(shares[:5])


def test_an_exploiter_learns_from_its_victims_weights_by_evolution() -> None:
    victim = dict(zip(WEIGHTS, starting_weights().tolist(), strict=True))
    progress = begun(4, "ffg-2003", 1, Settings(generations=2, pairs=1, games=4), victim)
    after = next_against(progress, starting_weights())
    assert after.generation == 1
    assert after.past == progress.past
    assert after.weights != progress.weights
    assert next_against(progress, starting_weights()) == after
    assert evolution.next_generation(progress).weights != after.weights
