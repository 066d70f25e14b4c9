"""Compiled games of a learner and its partner against past selves and exploiters.

They are quick, so that a league can have opponents that learned long only to beat the learner.
"""

import numpy as np

from inkognito.card.editions import Edition
from inkognito.simulator.compiled.play import Results, played
from inkognito.simulator.facts import Flags, Floats
from inkognito.training import exploiter
from inkognito.training.against import LEARNER, Match, drawn_match, repeated
from inkognito.training.course import Outcome
from inkognito.training.league import BLOCK_COST, ROUND_COST, WRONG_COST


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
    worth = worth_of(match, results, won)
    return Outcome(worth.reshape(len(tried), -1), won.reshape(len(tried), -1))


def worth_of(match: Match, results: Results, won: Flags) -> Floats:
    """Return what each game was worth to the learners; what one of two has caused counts half."""
    own, rows = match.seated == LEARNER, np.arange(len(won))
    wrong = (results.declarer >= 0) & own[rows, results.declarer] & ~results.is_right
    blocks = (results.blocks * own).sum(axis=1)
    costs = ROUND_COST * results.length + (BLOCK_COST * blocks + WRONG_COST * wrong) / 2
    return np.asarray(won - costs)


def learned_exploiter(
    victim: Floats, games: int, generator: np.random.Generator, edition: Edition
) -> Floats:
    """Return weights that have learned only to beat the victim, beginning as the victim itself."""
    progress = exploiter.begun(int(generator.integers(1 << 31)), games, victim)
    while not progress.is_done:
        progress = exploiter.next_generation(progress, victim, edition)
    return progress.learned()
