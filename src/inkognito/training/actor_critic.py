"""Another way to learn to beat a player: an actor with small networks, and a critic.

The actor plays a batch of games against the victim. Choices that led to more wins than the critic
expected become likelier. Every batch draws from a generator of its own, so learning can stop after
any of them and go on later, with the same result. No files, no clock.
"""

from typing import Final

import numpy as np
from msgspec import Struct
from msgspec.structs import replace

from inkognito.simulator.cast import Cast
from inkognito.simulator.course import play_out
from inkognito.simulator.facts import Facts, Floats, facts_of
from inkognito.simulator.learned import Learned
from inkognito.simulator.table import Table
from inkognito.training import league
from inkognito.training.apprentice import PAIR_INPUTS, PLACE_INPUTS, STATE_INPUTS, Apprentice, Note
from inkognito.training.league import AGAINST_PAST, LEARNER, PAST, drawn_deals, seating
from inkognito.training.network import Network, fresh_numbers

HIDDEN: Final = 16
STEP: Final = 0.02
CRITICS_STEP: Final = 2.0
INERTIA: Final = 0.9
SPREAD: Final = 0.99


class Apprenticeship(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that learning needs to go on: a checkpoint."""

    seed: int
    games_in_batch: int
    batch: int
    numbers: tuple[float, ...]
    mean: tuple[float, ...]
    spread: tuple[float, ...]
    critic: tuple[float, ...] = (0.0,) * STATE_INPUTS
    score: float = 0.0
    """The share of games won in the last batch."""

    @property
    def games(self) -> int:
        """The games played so far."""
        return self.batch * self.games_in_batch

    def networks(self) -> tuple[Network, Network]:
        """Return the networks for places and for pairs."""
        numbers, first = np.array(self.numbers), (PLACE_INPUTS + 2) * HIDDEN
        return Network(PLACE_INPUTS, numbers[:first]), Network(PAIR_INPUTS, numbers[first:])


def apprenticed(seed: int, games_in_batch: int = 1000) -> Apprenticeship:
    """Return the point from which learning begins: as the victim plays, with some chance."""
    generator = np.random.default_rng(seed)
    parts = [fresh_numbers(size, HIDDEN, generator) for size in (PLACE_INPUTS, PAIR_INPUTS)]
    numbers = tuple(np.concatenate(parts).tolist())
    zeros = (0.0,) * len(numbers)
    return Apprenticeship(seed, games_in_batch, 0, numbers, zeros, zeros)


def next_batch(progress: Apprenticeship, victim: Floats) -> Apprenticeship:
    """Return the progress after one more batch of games against the victim."""
    generator = np.random.default_rng([progress.seed, progress.batch])
    actor = Apprentice(victim, progress.networks(), generator)
    won = played(facts_of(4), actor, victim, progress.games_in_batch, generator)
    gradient, critic = _learned(progress, actor.notes, won)
    number, numbers = progress.batch + 1, np.array(progress.numbers)
    mean = INERTIA * np.array(progress.mean) + (1 - INERTIA) * gradient
    spread = SPREAD * np.array(progress.spread) + (1 - SPREAD) * gradient**2
    step = mean / (1 - INERTIA**number) / (np.sqrt(spread / (1 - SPREAD**number)) + 1e-8)
    return replace(
        progress,
        batch=number,
        numbers=tuple((numbers + STEP * step).tolist()),
        mean=tuple(mean.tolist()),
        spread=tuple(spread.tolist()),
        critic=tuple(critic.tolist()),
        score=float(won.mean()),
    )


def played(
    facts: Facts, two: Learned, victim: Floats, games: int, generator: np.random.Generator
) -> Floats:
    """Play games of two such players against two victims; return 1 for each win."""
    deals = drawn_deals(facts, games, AGAINST_PAST, generator)
    table = Table(facts, deals.hands, deals.first, league.ROUND_LIMIT)
    seated = seating(facts, deals, slice(None), AGAINST_PAST)
    seats = np.where(seated == PAST, 1, LEARNER)
    play_out(table, Cast([two, Learned(victim)], seats, generator))
    return np.asarray(table.winners[np.arange(games), deals.learner], dtype=np.float64)


def _learned(progress: Apprenticeship, notes: list[Note], won: Floats) -> tuple[Floats, Floats]:
    """Return in which direction the networks win more, and the critic after this batch."""
    critic, first = np.array(progress.critic), (PLACE_INPUTS + 2) * HIDDEN
    gradient, correction, count = np.zeros(len(progress.numbers)), np.zeros(len(critic)), 0
    for note in notes:
        surprise = won[note.games] - _sigmoid(note.state @ critic)
        wanted = -note.chances * surprise[:, None]
        wanted[np.arange(len(surprise)), note.chosen] += surprise
        part = slice(first) if note.options.shape[-1] == PLACE_INPUTS else slice(first, None)
        gradient[part] += note.network.derivatives(note.options, wanted)
        correction += surprise @ note.state
        count += len(surprise)
    return gradient / len(won), critic + CRITICS_STEP * correction / max(count, 1)


def _sigmoid(values: Floats) -> Floats:
    return np.asarray(1 / (1 + np.exp(-values)), dtype=np.float64)
