"""What plays the games that a bot learns from, whichever game it is."""

from collections.abc import Mapping
from typing import Protocol

import numpy as np
from msgspec import Struct

from inkognito.simulator.facts import Flags, Floats


class Outcome(Struct, frozen=True):
    """What the games were worth, and whether they were won; by individual and game."""

    worth: Floats
    won: Flags


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
