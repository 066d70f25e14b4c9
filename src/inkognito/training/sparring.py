"""Compiled games of a learner and its partner against past selves and exploiters.

They are quick, so that a league can have opponents that learned long only to beat the learner.
Against them only winning counts. Among equals, games should be short and peaceful.
"""

from typing import Final

import numpy as np

from inkognito.card.editions import Edition
from inkognito.simulator.compiled.play import Results, played
from inkognito.simulator.facts import Floats
from inkognito.training import exploiter
from inkognito.training.against import LEARNER, Match, drawn_match, repeated
from inkognito.training.course import Outcome
from inkognito.training.league import BLOCK_COST, ROUND_COST, WRONG_COST

TRIALS: Final = 2000
"""Games of each exploiter that joined before, to see which of them the next one begins as."""


def sparred(
    tried: Floats, past: Floats, games: int, generator: np.random.Generator, edition: Edition
) -> Outcome:
    """Let individuals play; the first half of them plays the same games as the second."""
    half = len(tried) // 2 * games
    match = repeated(drawn_match(half, generator), 2)
    opponent = np.tile(generator.integers(len(past), size=half), 2)[:, None] + len(tried)
    individual = np.repeat(np.arange(len(tried)), games)[:, None]
    seated = np.where(match.seated == LEARNER, individual, opponent)
    results = played(match.deals, seated, np.vstack([tried, past]), edition=edition)
    won = match.won(results)
    return Outcome(worth_of(match, results).reshape(len(tried), -1), won.reshape(len(tried), -1))


def worth_of(match: Match, results: Results) -> Floats:
    """Return what each game was worth to the learners: a win, and nothing wrong said.

    Rounds and blocks cost nothing here: whoever is harried has to answer.
    """
    own, rows = match.seated == LEARNER, np.arange(len(results.declarer))
    wrong = (results.declarer >= 0) & own[rows, results.declarer] & ~results.is_right
    return np.asarray(match.won(results) - WRONG_COST * wrong / 2)


def costs_among_equals(
    tried: Floats, games: int, generator: np.random.Generator, edition: Edition
) -> Floats:
    """Return what rounds and blocks cost each individual, which plays all four seats itself."""
    match = repeated(drawn_match(len(tried) // 2 * games, generator), 2)
    individual = np.repeat(np.arange(len(tried)), games)[:, None]
    seated = np.full_like(match.seated, individual)
    results = played(match.deals, seated, tried, edition=edition)
    costs: Floats = _costs(results).reshape(len(tried), -1).mean(axis=1)
    return costs


def _costs(results: Results) -> Floats:
    """Return what the rounds, and the blocks of two of the four, cost in each game."""
    blocks = results.blocks.sum(axis=1) / 2
    return np.asarray(ROUND_COST * results.length + BLOCK_COST * blocks)


def learned_exploiter(
    victim: Floats, past: Floats, games: int, generator: np.random.Generator, edition: Edition
) -> Floats:
    """Return weights that have learned only to beat the victim.

    They begin as those of the past that beat it most often, so exploiters learn longer and longer.
    """
    start = past[wins_of(past, victim, generator, edition).argmax()]
    progress = exploiter.begun(int(generator.integers(1 << 31)), games, start)
    while not progress.is_done:
        progress = exploiter.next_generation(progress, victim, edition)
    return progress.learned()


def wins_of(
    weights: Floats, victim: Floats, generator: np.random.Generator, edition: Edition
) -> Floats:
    """Return the share of games that each row of weights wins against the victim."""
    match = drawn_match(TRIALS, generator)
    seated = np.where(match.seated == LEARNER, 0, 1)
    shares = [
        match.won(played(match.deals, seated, np.stack([row, victim]), edition=edition)).mean()
        for row in weights
    ]
    return np.array(shares)
