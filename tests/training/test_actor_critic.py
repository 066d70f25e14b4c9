"""An actor with networks begins as its victim, learns, and can be interrupted and repeated."""

import msgspec
import numpy as np
import pytest

from inkognito.simulator.compiled.play import played
from inkognito.simulator.networks import FEATURES, HIDDEN, NUMBERS, Network, stacked
from inkognito.simulator.weights import WEIGHTS, starting_weights
from inkognito.training import actor_critic
from inkognito.training.actor_critic import (
    Apprenticeship,
    apprenticed,
    next_batch,
)
from inkognito.training.against import drawn_match
from tests.simulator.apprentice import derivatives

GAMES = 30


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Learn from few games at once."""
    monkeypatch.setattr(actor_critic, "GAMES_IN_BATCH", GAMES)


def test_the_derivatives_of_a_network_are_the_slopes_of_its_values() -> None:
    generator = np.random.default_rng(1)
    count = (3 + 2) * HIDDEN
    numbers = generator.normal(0, 0.5, count)
    options = generator.normal(0, 1, (6, 2, 3))
    wanted = generator.normal(0, 1, (6, 2))
    slopes = derivatives(Network(3, numbers), options, wanted)
    for place in range(count):
        either = [numbers + sign * 1e-5 * (np.arange(count) == place) for sign in (1, -1)]
        up, down = ((Network(3, one).values(options) * wanted).sum() for one in either)
        assert slopes[place] == pytest.approx((up - down) / 2e-5, abs=1e-5)


def test_an_actor_that_has_learned_nothing_plays_like_its_victim() -> None:
    match, weights = drawn_match(GAMES, np.random.default_rng(2)), starting_weights()
    begun = apprenticed(1, GAMES, weights)
    plain = match.won(played(match.deals, match.seated, np.stack([weights, weights])))
    rows = stacked([begun.learned(), weights])
    assert np.array_equal(match.won(played(match.deals, match.seated, rows)), plain)


def test_learning_begins_with_the_networks_that_a_player_has() -> None:
    row = np.concatenate([starting_weights(), np.arange(NUMBERS)])
    assert np.array_equal(apprenticed(1, GAMES, row).learned(), row)


def test_a_batch_can_be_repeated_and_learning_goes_on_from_a_checkpoint() -> None:
    begun = apprenticed(1, 2 * GAMES, starting_weights())
    one = next_batch(begun, starting_weights())
    kept = msgspec.json.decode(msgspec.json.encode(one), type=Apprenticeship)
    two, again = (next_batch(progress, starting_weights()) for progress in (one, kept))
    assert two == again
    assert two.games == 2 * GAMES
    assert two.is_done
    assert not one.is_done
    assert two.numbers != one.numbers != begun.numbers
    assert any(two.critic)


def test_steps_get_smaller_and_the_last_numbers_are_averaged() -> None:
    progress, steps, numbers = apprenticed(1, 10 * GAMES, starting_weights()), [], []
    while not progress.is_done:
        steps.append(progress.step)
        progress = next_batch(progress, starting_weights())
        numbers.append(progress.numbers)
    assert steps == sorted(steps, reverse=True)
    assert np.allclose(progress.learned()[FEATURES:], np.mean(numbers[8:], axis=0))


def test_an_actor_learns_to_beat_a_victim_to_whom_everything_is_alike(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(actor_critic, "GAMES_IN_BATCH", 500)
    victim, scores = np.zeros(len(WEIGHTS)), list[float]()
    progress = apprenticed(3, 20_000, victim)
    while not progress.is_done:
        progress = next_batch(progress, victim)
        scores.append(progress.score)
    assert np.mean(scores[-10:]) > np.mean(scores[:10]) + 0.05
