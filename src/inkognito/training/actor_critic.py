"""Another way to learn to beat a player: an actor with small networks, and a critic.

The actor plays a batch of compiled games against the victim. Choices that led to more wins than the
critic expected become likelier. Steps get smaller towards the end, and the numbers of the last
batches are averaged. Every batch draws from a generator of its own, so learning can stop after any
of them and go on later, with the same result. No files, no clock.
"""

from typing import Final

import numpy as np
from msgspec import Struct
from msgspec.structs import replace

from inkognito.simulator.compiled.actor import ACTOR, HIDDEN
from inkognito.simulator.compiled.inputs import PAIR_INPUTS, PLACE_INPUTS, STATE_INPUTS
from inkognito.simulator.compiled.play import played
from inkognito.simulator.compiled.toolchain import Record
from inkognito.simulator.facts import Flags, Floats
from inkognito.training.against import LEARNER, Match, drawn_match
from inkognito.training.moments import moments_after

GAMES_IN_BATCH: Final = 2000
FIRST_STEP: Final = 0.02
LAST_STEP: Final = 0.001
CRITICS_STEP: Final = 2.0
AVERAGED: Final = 0.2
"""The share of batches at the end over which the numbers are averaged."""


class Apprenticeship(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that learning needs to go on: a checkpoint."""

    seed: int
    batches: int
    batch: int
    numbers: tuple[float, ...]
    mean: tuple[float, ...]
    spread: tuple[float, ...]
    summed: tuple[float, ...]
    critic: tuple[float, ...] = (0.0,) * STATE_INPUTS
    score: float = 0.0
    """The share of games won in the last batch."""

    @property
    def games(self) -> int:
        """The games played so far."""
        return self.batch * GAMES_IN_BATCH

    @property
    def is_done(self) -> bool:
        """Whether all batches are over."""
        return self.batch >= self.batches

    @property
    def first_averaged(self) -> int:
        """The batch from which on numbers are averaged."""
        return int(self.batches * (1 - AVERAGED))

    @property
    def step(self) -> float:
        """How far the next step goes."""
        return FIRST_STEP + (LAST_STEP - FIRST_STEP) * self.batch / self.batches

    def learned(self) -> Floats:
        """Return the networks' numbers, averaged over the last batches."""
        count = self.batch - self.first_averaged
        return np.array(self.summed) / count if count > 0 else np.array(self.numbers)


def apprenticed(seed: int, games: int) -> Apprenticeship:
    """Return the point from which learning begins: as the victim plays, with some chance."""
    generator = np.random.default_rng(seed)
    parts = [_fresh_numbers(size, generator) for size in (PLACE_INPUTS, PAIR_INPUTS)]
    numbers = tuple(np.concatenate(parts).tolist())
    zeros = (0.0,) * len(numbers)
    return Apprenticeship(seed, -(-games // GAMES_IN_BATCH), 0, numbers, zeros, zeros, zeros)


def _fresh_numbers(inputs: int, generator: np.random.Generator) -> Floats:
    """Return the numbers of a network that gives everything the value 0."""
    into = generator.normal(0, inputs**-0.5, inputs * HIDDEN)
    return np.concatenate([into, np.zeros(2 * HIDDEN)])


def actor_with(numbers: Floats, critic: Floats, *, learns: bool) -> Record:
    """Return an actor with these networks, which sits where the learner does."""
    found = np.zeros(1, ACTOR)
    actor = found[0]
    actor["player"], actor["learns"] = LEARNER, learns
    actor["numbers"], actor["critic"] = numbers, critic
    return found


def played_with(actor: Record, victim: Floats, match: Match) -> Flags:
    """Play a match of two such actors, on top of the victim's weights, and say which were won."""
    return match.won(played(match.deals, match.seated, np.stack([victim, victim]), actor=actor))


def next_batch(progress: Apprenticeship, victim: Floats) -> Apprenticeship:
    """Return the progress after one more batch of games against the victim."""
    generator = np.random.default_rng([progress.seed, progress.batch])
    critic = np.array(progress.critic)
    actor = actor_with(np.array(progress.numbers), critic, learns=True)
    won = played_with(actor, victim, drawn_match(GAMES_IN_BATCH, generator))
    correction = actor[0]["correction"] / max(int(actor[0]["studied"]), 1)
    after = _stepped(progress, actor[0]["gradient"] / len(won))
    critic = critic + CRITICS_STEP * correction
    return replace(after, critic=tuple(critic.tolist()), score=float(won.mean()))


def _stepped(progress: Apprenticeship, gradient: Floats) -> Apprenticeship:
    """Return the progress after a step in the direction in which the networks win more."""
    number = progress.batch + 1
    moments = moments_after(progress.mean, progress.spread, gradient, number)
    numbers = np.array(progress.numbers) + progress.step * moments.direction
    counts = progress.batch >= progress.first_averaged
    return replace(
        progress,
        batch=number,
        numbers=tuple(numbers.tolist()),
        mean=tuple(moments.mean.tolist()),
        spread=tuple(moments.spread.tolist()),
        summed=tuple((np.array(progress.summed) + counts * numbers).tolist()),
    )
