"""Small networks on top of a player's weights that learn from won and lost games, with a critic.

A batch of compiled games is played. Choices of the actor that led to more than the critic expected
become likelier. Steps get smaller towards the end, and the numbers of the last batches are
averaged. Every batch draws from a generator of its own, so learning can stop after any of them and
go on later, with the same result. No files, no clock.
"""

from typing import Final

import numpy as np
from msgspec import Struct
from msgspec.structs import replace

from inkognito.card.editions import DEFAULT_EDITION, Edition
from inkognito.simulator.compiled.actor import ACTOR
from inkognito.simulator.compiled.inputs import STATE_INPUTS
from inkognito.simulator.compiled.play import played
from inkognito.simulator.compiled.toolchain import Record
from inkognito.simulator.facts import Floats
from inkognito.simulator.networks import FEATURES, fresh_numbers, stacked
from inkognito.training.against import LEARNER, drawn_match
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
    weights: tuple[float, ...]
    numbers: tuple[float, ...]
    mean: tuple[float, ...]
    spread: tuple[float, ...]
    summed: tuple[float, ...]
    critic: tuple[float, ...] = (0.0,) * STATE_INPUTS
    in_batch: int = GAMES_IN_BATCH
    score: float = 0.0
    """The share of games won in the last batch."""

    @property
    def games(self) -> int:
        """The games played so far."""
        return self.batch * self.in_batch

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

    @property
    def row(self) -> Floats:
        """The weights, and the networks as they are."""
        return np.array([*self.weights, *self.numbers])

    def learned(self) -> Floats:
        """Return the weights, and the networks averaged over the last batches."""
        count = self.batch - self.first_averaged
        if count <= 0:
            return self.row
        return np.concatenate([self.weights, np.array(self.summed) / count])


def apprenticed(
    seed: int, games: int, start: Floats, in_batch: int | None = None
) -> Apprenticeship:
    """Return the point from which learning begins: a player, who may have networks already."""
    numbers = start[FEATURES:] if len(start) > FEATURES else fresh_numbers(seed)
    zeros, size = (0.0,) * len(numbers), in_batch or GAMES_IN_BATCH
    return Apprenticeship(
        seed=seed,
        batches=-(-games // size),
        batch=0,
        weights=tuple(start[:FEATURES].tolist()),
        numbers=tuple(numbers.tolist()),
        mean=zeros,
        spread=zeros,
        summed=zeros,
        in_batch=size,
    )


def actor_of(progress: Apprenticeship, player: int = LEARNER) -> Record:
    """Return what notes the decisions of the player with this number, in an array."""
    found = np.zeros(1, ACTOR)
    found[0]["player"], found[0]["critic"] = player, progress.critic
    return found


def next_batch(
    progress: Apprenticeship, victim: Floats, edition: Edition = DEFAULT_EDITION
) -> Apprenticeship:
    """Return the progress after one more batch of games against the victim."""
    generator = generator_of(progress)
    actor, match = actor_of(progress), drawn_match(progress.in_batch, generator)
    rows = stacked([progress.row, victim])
    won = match.won(played(match.deals, match.seated, rows, actor=actor, edition=edition))
    return taught(progress, actor, float(won.mean()))


def generator_of(progress: Apprenticeship) -> np.random.Generator:
    """Return what draws the next batch."""
    return np.random.default_rng([progress.seed, progress.batch])


def taught(progress: Apprenticeship, actor: Record, score: float) -> Apprenticeship:
    """Return the progress after a batch: a step towards what the actor's notes teach."""
    correction = actor[0]["correction"] / max(int(actor[0]["studied"]), 1)
    after = _stepped(progress, actor[0]["gradient"] / progress.in_batch)
    critic = np.array(progress.critic) + CRITICS_STEP * correction
    return replace(after, critic=tuple(critic.tolist()), score=score)


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
