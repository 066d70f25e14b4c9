"""How a bot chooses: by its manner, with its own draws, and with a reason that it can report."""

from collections.abc import Callable, Sequence
from typing import Any, Final, Protocol, TypeAlias, TypeVar

from inkognito.bots.bot import Draws, Likely, Reason, Weighed, Why
from inkognito.bots.manner import Manner
from inkognito.core.events import Command
from inkognito.core.seats import COLOURS
from inkognito.deduction.belief import Numbers

CLOSE: Final = 0.02
"""Options whose values differ by no more than this are equally good, and one is drawn."""

Options: TypeAlias = tuple[Any, ...]
C = TypeVar("C", bound=Command)
Weights: TypeAlias = Sequence[tuple[C, float]]


class Mind(Protocol):
    """What a bot believes between two sightings."""

    def believed(self) -> tuple[Likely, ...]:
        """Return the probability of every card of every colour."""
        ...


class Will:
    """How one bot chooses. Each draw is fixed by its purpose and the number of sightings read."""

    def __init__(self, key: bytes, manner: Manner) -> None:
        self.manner = manner
        self._draws = Draws(key)
        self._why: Callable[[], Why] = lambda: Why("nothing-yet")

    def has_seen(self) -> None:
        """Count one more sighting."""
        self._draws.seen += 1

    def remembers(self, _sighting: int) -> bool:
        """Return whether the bot remembers what it sees now."""
        return self._draws.happens(self.manner.memory, "memory")

    def is_absent_minded(self) -> bool:
        """Return whether the bot makes the next choice without evaluating it."""
        return not self._draws.happens(self.manner.attention, "attention")

    def any_of(self, options: Sequence[C]) -> C:
        """Return any of the options."""
        return self.settle("absent-minded", [(option, 0.0) for option in options])

    def settle(self, code: Reason, weighed: Weights[C], mind: Mind | None = None) -> C:
        """Return one of the best options; `mind` is the source of their values."""
        best = max(worth for _, worth in weighed)
        good = [option for option, worth in weighed if worth >= best - CLOSE]
        self._why = lambda: Why(code, mind.believed() if mind else (), _ranked(weighed))
        chosen: C = self._draws.one_of(good, code)
        return chosen

    def why(self) -> Why:
        """Return the reason for the last choice."""
        return self._why()


def likely(cards: Sequence[str], faces: Numbers) -> tuple[Likely, ...]:
    """Return the probabilities of faces, by colour and name."""
    return tuple(
        Likely(colour, card, round(float(chance), 4))
        for colour, row in zip(COLOURS, faces, strict=True)
        for card, chance in zip(cards, row, strict=True)
    )


def _ranked(weighed: Weights[Any]) -> tuple[Weighed, ...]:
    ranked = sorted(weighed, key=lambda one: -one[1])
    return tuple(Weighed(command, round(float(worth), 4)) for command, worth in ranked)
