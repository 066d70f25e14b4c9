"""Evolution strategies: weights are disturbed in pairs, and move towards those that do better.

A generation is one step: a number of disturbances, each also with the opposite sign, all play the
same deals; only their order counts. Every generation draws from a generator of its own, so learning
can stop after any of them and go on later, with the same result. No files, no clock.
"""

from collections.abc import Mapping
from typing import Final

import numpy as np
from msgspec import Struct
from msgspec.structs import replace

from inkognito.simulator.facts import Floats
from inkognito.training.course import Course, Learned
from inkognito.training.courses import course_of
from inkognito.training.moments import moments_after

EXPLOIT_FOR: Final = 3
"""The generations that an exploiter learns in the league."""

AVERAGED: Final = 0.5
"""The share of generations at the end over which the weights are averaged."""

PULL: Final = 0.002
"""How strongly the weights are pulled back to where they began, so that no private code arises."""


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """How much is played, and how far each step goes, relative to a disturbance."""

    generations: int = 60
    pairs: int = 12
    games: int = 160
    step: float = 0.3


class Progress(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that learning needs to go on: a checkpoint."""

    players: int
    edition: str
    seed: int
    settings: Settings
    generation: int
    weights: tuple[float, ...]
    mean: tuple[float, ...]
    spread: tuple[float, ...]
    summed: tuple[float, ...]
    past: tuple[tuple[float, ...], ...]
    score: float = 0.0
    """The share of games won in the last generation."""
    game: str = "card"

    @property
    def plan(self) -> tuple[object, ...]:
        """What is the same in all checkpoints of one run."""
        return (self.game, self.players, self.edition, self.seed, self.settings, self.past[0])

    @property
    def steps(self) -> tuple[int, int]:
        """The steps done, and all."""
        return self.generation, self.settings.generations

    @property
    def course(self) -> Course:
        """What plays the games."""
        return course_of(self.game, self.players, self.edition)

    @property
    def is_done(self) -> bool:
        """Whether all generations are over."""
        return self.generation >= self.settings.generations

    @property
    def own_games(self) -> int:
        """The games of all generations so far."""
        return self._each * self.generation

    @property
    def games(self) -> int:
        """The games played so far in a league, those of exploiters included."""
        rhythm = self.course.rhythm
        exploiters = self.generation // rhythm.exploit_every
        return self.own_games + exploiters * (rhythm.exploiter_games or self._each * EXPLOIT_FOR)

    @property
    def _each(self) -> int:
        """The games of one generation."""
        return 2 * self.settings.pairs * self.course.games_each(self.settings.games)

    def learned(self) -> Learned:
        """Return the weights by name, averaged over the last generations."""
        first = int(self.settings.generations * (1 - AVERAGED))
        count = max(self.generation - first, 1)
        averaged = np.array(self.summed) / count if self.generation > first else self.weights
        named = zip(self.course.names, averaged, strict=True)
        return Learned({name: round(float(weight), 4) for name, weight in named})


def begun(
    players: int,
    edition: str,
    seed: int,
    settings: Settings,
    learned: Mapping[str, float] | None = None,
    game: str = "card",
) -> Progress:
    """Return the point from which learning begins: the usual one, or what was learned before."""
    course = course_of(game, players, edition)
    usual = dict(zip(course.names, course.start.tolist(), strict=True))
    start = tuple((usual | dict(learned or {}))[name] for name in course.names)
    zeros = (0.0,) * len(start)
    return Progress(
        players=players,
        edition=edition,
        seed=seed,
        settings=settings,
        generation=0,
        weights=start,
        mean=zeros,
        spread=zeros,
        summed=zeros,
        past=(start,),
        game=game,
    )


def next_generation(progress: Progress) -> Progress:
    """Return the progress after one more generation in the league."""
    course, generator = progress.course, _generator(progress)
    weights, settings = np.array(progress.weights), progress.settings
    gradient, score = _gradient(course, weights, np.array(progress.past), settings, generator)
    gradient -= PULL * (weights - course.start) / course.scale
    after = _stepped(progress, gradient, score)
    number, weights = after.generation, np.array(after.weights)
    joined = _joined(course, progress.past, weights, number, settings, generator)
    return replace(after, past=joined)


def _generator(progress: Progress) -> np.random.Generator:
    return np.random.default_rng([progress.seed, progress.generation])


def _stepped(progress: Progress, gradient: Floats, score: float) -> Progress:
    """Return the progress after a step."""
    settings, number = progress.settings, progress.generation + 1
    moments = moments_after(progress.mean, progress.spread, gradient, number)
    weights = np.array(progress.weights) + settings.step * progress.course.scale * moments.direction
    late = progress.generation >= int(settings.generations * (1 - AVERAGED))
    return replace(
        progress,
        generation=number,
        weights=tuple(weights.tolist()),
        mean=tuple(moments.mean.tolist()),
        spread=tuple(moments.spread.tolist()),
        summed=tuple((np.array(progress.summed) + late * weights).tolist()),
        score=score,
    )


def _joined(
    course: Course,
    past: tuple[tuple[float, ...], ...],
    weights: Floats,
    number: int,
    settings: Settings,
    generator: np.random.Generator,
) -> tuple[tuple[float, ...], ...]:
    """Return the league's other learners, with those that join it now."""
    if number % course.rhythm.keep_every == 0:
        past = (*past, tuple(weights.tolist()))
    if number % course.rhythm.exploit_every == 0:
        found = course.exploiter(weights, np.array(past), generator)
        if found is None:
            found = _exploiter(course, weights, settings, generator)
        past = (*past, tuple(found.tolist()))
    return past


def _exploiter(
    course: Course, weights: Floats, settings: Settings, generator: np.random.Generator
) -> Floats:
    """Return weights that have learned, from the start, only to beat these."""
    own = course.start
    for _ in range(EXPLOIT_FOR):
        gradient, _ = _gradient(course, own, weights[None], settings, generator, True)
        own = own + settings.step * course.scale * np.sign(gradient)
    return own


def _gradient(
    course: Course,
    weights: Floats,
    past: Floats,
    settings: Settings,
    generator: np.random.Generator,
    against_past: bool = False,
) -> tuple[Floats, float]:
    """Return the direction in which the weights do better, and the share of games won."""
    one_side = generator.standard_normal((settings.pairs, len(weights)))
    noise = np.concatenate([one_side, -one_side])
    tried = weights + course.scale * noise
    outcome = course.played(tried, past, settings.games, generator, against_past)
    worth = outcome.worth.mean(axis=1)
    ranks = worth.argsort(kind="stable").argsort(kind="stable") / (len(tried) - 1) - 0.5
    return (ranks[:, None] * noise).mean(axis=0), float(outcome.won.mean())
