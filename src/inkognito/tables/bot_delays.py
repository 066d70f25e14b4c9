"""How long answers wait: times drawn from public distributions.

A bot's time depends on the table's pace, the kind of decision and the bot's level; never on cards,
on what was chosen, or on how many options there were. docs/protocol.md publishes it.
"""

from math import log
from typing import Final, TypeAlias

from msgspec import Struct

from inkognito.bots.kinds import BotKind
from inkognito.protocol.settings import Pace

DecisionKind: TypeAlias = str
"""The tag of the first option."""


class Delay(Struct, frozen=True):
    """At least `least` milliseconds, and `mean` more on average, but never more than `most`."""

    least: int
    mean: int
    most: int

    def wait(self, drawn: float) -> int:
        """The waiting time for a number drawn uniformly: exponential, cut off."""
        return min(self.most, self.least + int(-self.mean * log(1 - drawn)))

    def after(self, thinking: int) -> "Delay":
        """The same, begun this number of milliseconds later."""
        return Delay(self.least + thinking, self.mean, self.most + thinking)


class Weights(Struct, frozen=True):
    """The delays of one pace: for moves that need no thought, for most, and for showing cards."""

    light: Delay
    usual: Delay
    heavy: Delay


WEIGHTS: Final[dict[Pace, Weights]] = {
    "slow": Weights(Delay(600, 500, 9_000), Delay(1_200, 1_400, 9_000), Delay(1_800, 2_400, 9_000)),
    "normal": Weights(Delay(200, 250, 6_000), Delay(450, 700, 6_000), Delay(750, 1_300, 6_000)),
    "quick": Weights(Delay(50, 80, 1_500), Delay(100, 200, 1_500), Delay(150, 350, 1_500)),
}
"""Counted from the end of the thinking time."""

LIGHT: Final = frozenset(
    {"step", "undo-step", "end-movement", "end-turn", "shake-phantom", "decline"}
)
HEAVY: Final = frozenset({"show-cards", "choose-pair", "show-black-card", "play-location"})
"""By the kind of the first option; all others are usual."""

THINKING: Final[dict[BotKind, int]] = {
    "random": 50,
    "tourist": 250,
    "clerk": 250,
    "sly": 250,
    "veteran": 250,
    "master": 750,
}
"""By level: milliseconds in which it has decided. docs/bots.md says how they were measured."""

LONGEST_THINKING: Final = max(THINKING.values())
"""For levels that a game brings along."""

PASSING: Final[dict[Pace, Delay]] = {
    "slow": Delay(1_800, 700, 5_000),
    "normal": Delay(1_200, 500, 3_500),
    "quick": Delay(600, 250, 2_000),
}
"""When people's answers leave in decisions to pass in, counted from the beginning."""


GESTURING: Final[dict[Pace, Delay]] = {
    "slow": Delay(2_500, 5_000, 20_000),
    "normal": Delay(1_500, 3_000, 12_000),
    "quick": Delay(700, 1_500, 6_000),
}
"""When a bot makes a gesture, counted like its move from the beginning of the decision."""


def gesture_delay_for(pace: Pace, level: BotKind) -> Delay:
    """Return the distribution of the times of a bot's gestures."""
    return GESTURING[pace].after(THINKING.get(level, LONGEST_THINKING))


def delay_for(pace: Pace, level: BotKind, kind: DecisionKind) -> Delay:
    """Return the distribution of a bot's waiting times; its least lies above the thinking time."""
    weights = WEIGHTS[pace]
    delay = weights.light if kind in LIGHT else weights.heavy if kind in HEAVY else weights.usual
    return delay.after(THINKING.get(level, LONGEST_THINKING))
