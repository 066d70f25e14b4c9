"""What plays the games that a bot learns from, whichever game it is."""

from collections.abc import Mapping
from typing import Protocol

import numpy as np
from msgspec import Struct

from inkognito.simulator.facts import Flags, Floats


class Learned(Struct, frozen=True):
    """What was learned: weights by name, and the numbers of networks on top of them, if any."""

    weights: dict[str, float]
    networks: tuple[float, ...] = ()


class Run(Protocol):
    """How far learning is, with everything that it needs to go on."""

    @property
    def plan(self) -> tuple[object, ...]:
        """What is the same in all checkpoints of one run."""
        ...

    @property
    def steps(self) -> tuple[int, int]:
        """The steps done, and all."""
        ...

    @property
    def is_done(self) -> bool:
        """Whether all steps are done."""
        ...

    @property
    def games(self) -> int:
        """The games played so far."""
        ...

    def learned(self) -> Learned:
        """Return what was learned."""
        ...


class Outcome(Struct, frozen=True):
    """What the games were worth, and whether they were won; by individual and game."""

    worth: Floats
    won: Flags


class Rhythm(Struct, frozen=True):
    """Generations after which a past self, or a fresh exploiter, joins the league.

    `exploiter_games` are the games from which an exploiter learns; 0 if it learns in the league,
    from some generations of its own.
    """

    keep_every: int = 5
    exploit_every: int = 15
    exploiter_games: int = 0


class Course(Protocol):
    """Plays games with weights that are tried: for one game, number of players and edition."""

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the weights, in their order."""
        ...

    @property
    def start(self) -> Floats:
        """The weights with which learning begins."""
        ...

    @property
    def scale(self) -> Floats:
        """How far each weight is disturbed."""
        ...

    @property
    def effort(self) -> Mapping[str, int]:
        """How much is played in a generation, if not as the settings say: pairs and games."""
        ...

    @property
    def rhythm(self) -> Rhythm:
        """How often somebody joins the league."""
        ...

    def games_each(self, games: int) -> int:
        """Return how many games an individual plays in a generation; the settings say `games`."""
        ...

    def exploiter(
        self, victim: Floats, past: Floats, generator: np.random.Generator
    ) -> Floats | None:
        """Return weights that have learned to beat these; None to let the league find them.

        They may begin as one of the past selves and exploiters.
        """
        ...

    def played(
        self,
        tried: Floats,
        past: Floats,
        games: int,
        generator: np.random.Generator,
        against_past: bool = False,
    ) -> Outcome:
        """Let every individual (a row of `tried`) play the same deals, so that luck evens out.

        The others are the members of a league, or only past selves (the rows of `past`).
        """
        ...
