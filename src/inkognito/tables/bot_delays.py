"""When a bot's answer is released: at a time drawn from a public distribution.

The time depends on the kind of decision alone, never on cards, on what was chosen, or on how many
options there were. docs/protocol.md publishes it.
"""

from math import log
from typing import Final

from msgspec import Struct

TICK: Final = 250
"""Milliseconds: an answer that comes late is released at the next tick."""


class Delay(Struct, frozen=True):
    """At least `least` milliseconds, and `mean` more on average, but never more than `most`."""

    least: int
    mean: int
    most: int = 6_000

    def wait(self, drawn: float) -> int:
        """The waiting time for a number drawn uniformly: exponential, cut off."""
        return min(self.most, self.least + int(-self.mean * log(1 - drawn)))


QUICK: Final = Delay(450, 250)
USUAL: Final = Delay(700, 700)
SLOW: Final = Delay(1_000, 1_300)

DELAYS: Final[dict[str, Delay]] = {
    "step": QUICK,
    "undo-step": QUICK,
    "end-movement": QUICK,
    "end-turn": QUICK,
    "shake-phantom": QUICK,
    "decline": QUICK,
    "show-cards": SLOW,
    "choose-pair": SLOW,
    "show-black-card": SLOW,
    "play-location": SLOW,
}
"""By the kind of the first option."""


def wait_for(kind: str, drawn: float) -> int:
    """Return how long the answer to a decision of this kind takes."""
    return DELAYS.get(kind, USUAL).wait(drawn)


def next_tick(now: int) -> int:
    """Return when an answer that is late is released."""
    return -(-(now + 1) // TICK) * TICK
