"""How a bot chooses: by its manner, with its own draws, and with a reason that it can report."""

from collections.abc import Callable, Sequence
from itertools import accumulate
from math import exp, inf, log, log2
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

    @property
    def seen(self) -> int:
        """The number of sightings read."""
        return self._draws.seen

    def has_seen(self) -> None:
        """Count one more sighting."""
        self._draws.seen += 1

    def remembers_for(self, sighting: int) -> float:
        """Return for how many further sightings the bot remembers this one."""
        half_life = self.manner.half_life
        return inf if half_life == inf else -half_life * log2(self._draws.share("memory", sighting))

    def misjudgement(self, purpose: str, since: int) -> float:
        """Return by how much the bot misjudges a value, from a certain sighting on.

        Values that are misjudged in this way and then compared give the choice of `settle`: the
        likelier, the more they are worth.
        """
        if not self.manner.temperature:
            return 0.0
        return -self.manner.temperature * log(-log(self._draws.share(purpose, since)))

    def settle(self, code: Reason, weighed: Weights[C], mind: Mind | None = None) -> C:
        """Return one of the options, by their values; `mind` is the source of these.

        Without temperature it is one of the best. With some, worse ones are less likely the worse
        they are, and the reason says that something better was overlooked.
        """
        best = max(worth for _, worth in weighed)
        if self.manner.temperature:
            chosen, worth = self._drawn(code, weighed, best)
            code = _named(code, worth, best)
        else:
            good = [option for option, worth in weighed if worth >= best - CLOSE]
            chosen = self._draws.one_of(good, code)
        self._why = lambda: Why(code, mind.believed() if mind else (), _ranked(weighed))
        return chosen

    def _drawn(self, purpose: str, weighed: Weights[C], best: float) -> tuple[C, float]:
        sums = list(
            accumulate(exp((worth - best) / self.manner.temperature) for _, worth in weighed)
        )
        drawn = self._draws.share(purpose, self.seen) * sums[-1]
        return next(one for one, reached in zip(weighed, sums, strict=True) if reached > drawn)

    def why(self) -> Why:
        """Return the reason for the last choice."""
        return self._why()


def _named(code: Reason, worth: float, best: float) -> Reason:
    """Return the reason for a choice, given its worth and that of the best option."""
    return code if worth >= best - CLOSE else "absent-minded"


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
