"""How a bot makes up its mind: by its manner, with draws of its own, and so that it can say why."""

from collections.abc import Callable, Sequence
from typing import Any, Final, Protocol, TypeAlias, TypeVar

from inkognito.bots.bot import Draws, Likely, Reason, Weighed, Why
from inkognito.bots.manner import Manner
from inkognito.core.events import Command
from inkognito.core.seats import COLOURS
from inkognito.deduction.belief import Numbers

CLOSE: Final = 0.02
"""Options that differ by no more are as good as each other, and one is drawn."""

Options: TypeAlias = tuple[Any, ...]
C = TypeVar("C", bound=Command)
Weights: TypeAlias = Sequence[tuple[C, float]]


class Mind(Protocol):
    """What a bot thinks between two sightings."""

    def believed(self) -> tuple[Likely, ...]:
        """How likely it holds every card of every colour."""
        ...


class Will:
    """One bot's will. Every draw is settled by its purpose and by how much the bot has seen."""

    def __init__(self, key: bytes, manner: Manner) -> None:
        self.manner = manner
        self._draws = Draws(key)
        self._why: Callable[[], Why] = lambda: Why("nothing-yet")

    def has_seen(self) -> None:
        """One more sighting."""
        self._draws.seen += 1

    def remembers(self, _sighting: int) -> bool:
        """Whether it keeps in mind what it is seeing now."""
        return self._draws.happens(self.manner.memory, "memory")

    def is_absent_minded(self) -> bool:
        """Whether it takes the next choice without weighing it."""
        return not self._draws.happens(self.manner.attention, "attention")

    def any_of(self, options: Sequence[C]) -> C:
        """Any of the options."""
        return self.settle("absent-minded", [(option, 0.0) for option in options])

    def settle(self, code: Reason, weighed: Weights[C], mind: Mind | None = None) -> C:
        """One of the best options; `mind` is what they were weighed by."""
        best = max(worth for _, worth in weighed)
        good = [option for option, worth in weighed if worth >= best - CLOSE]
        self._why = lambda: Why(code, mind.believed() if mind else (), _ranked(weighed))
        chosen: C = self._draws.one_of(good, code)
        return chosen

    def why(self) -> Why:
        """The reason of the last choice."""
        return self._why()


def likely(cards: Sequence[str], faces: Numbers) -> tuple[Likely, ...]:
    """The chances of faces, by colour and name."""
    return tuple(
        Likely(colour, card, round(float(chance), 4))
        for colour, row in zip(COLOURS, faces, strict=True)
        for card, chance in zip(cards, row, strict=True)
    )


def _ranked(weighed: Weights[Any]) -> tuple[Weighed, ...]:
    ranked = sorted(weighed, key=lambda one: -one[1])
    return tuple(Weighed(command, round(float(worth), 4)) for command, worth in ranked)
