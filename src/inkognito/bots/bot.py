"""The interface of a bot: a fold over the sightings of its seat that chooses among options.

A bot never has access to the game object. A bot rebuilt from the same sightings makes the same
choices: its draws come from its own generator, addressed by the number of sightings read.
"""

from typing import Any, Final, Literal, Protocol

from msgspec import Struct

from inkognito.core.chance import SeededChance
from inkognito.core.events import Command, Event


class Budget(Struct, frozen=True, gc=False):
    """How long a decision may take. A bot plans with it and never reads a clock."""

    seconds: float


UNHURRIED: Final = Budget(seconds=1.0)
SERVED: Final = Budget(seconds=0.5)
"""What a server gives its bots for each decision."""

_FINE: Final = 1_000_000
"""How many different shares can be drawn."""

Reason = Literal[
    "nothing-yet",
    "at-random",
    "absent-minded",
    "only-option",
    "tells-partner",
    "tells-little",
    "hides-what-counts",
    "asks-for-most",
    "expects-most-there",
    "not-sure-enough",
    "sure-of-the-code",
    "looks-for-most",
    "places-anyhow",
    "shakes",
    "goes-for-most",
    "misleads",
    "sees-the-end",
    "moves-others",
    "hinders",
    "stands-still",
    "has-to-move-on",
    "takes-back",
    "slips-away",
    "nothing-to-ask",
    "objects",
    "sends-where-useful",
    "ends-turn",
    "sure-of-the-mission",
    "takes-the-hand",
    "knows-who-they-are",
    "plays-it-out",
    "finds-nothing-better",
]
"""The codes of reasons for a choice. The catalogues have a sentence for each."""


Measure = Literal["bits", "wins"]
"""What the values of options are: bits that the bot hopes to learn, or the share of games won."""


class Weighed(Struct, frozen=True):
    """An option that a bot has evaluated, and its expected value."""

    command: Command
    worth: float


class Likely(Struct, frozen=True):
    """The probability, as a bot believes it, that a seat has a card."""

    seat: str
    card: str
    chance: float


Policy = Literal["plain", "clerk", "sly", "veteran", "forgetful"]
"""A way to play that a bot may see in others, people included; the catalogues describe each."""


class Suspected(Struct, frozen=True):
    """The probability, as a bot believes it, that a seat plays in this way."""

    seat: str
    policy: Policy
    chance: float


class Why(Struct, frozen=True):
    """Why a bot chose an option: a code, what it believed before, and the values of the options.

    `suspected` is how it thought that others play, if it thought about that.
    """

    code: Reason
    believed: tuple[Likely, ...] = ()
    weighed: tuple[Weighed, ...] = ()
    measure: Measure = "bits"
    suspected: tuple[Suspected, ...] = ()


class Bot(Protocol):
    """A player of either game."""

    def see(self, sighting: Event) -> None:
        """Read the next sighting of the bot's own seat."""
        ...

    def choose(self, options: tuple[Any, ...], budget: Budget = UNHURRIED) -> Any:
        """Return the option to choose, when the game waits for the bot."""
        ...

    def interject(self, options: tuple[Any, ...], budget: Budget = UNHURRIED) -> Any | None:
        """Return a command to send while the game waits for another seat, usually None."""
        ...

    def why(self) -> Why:
        """Return the reason for the last choice."""
        ...


class Draws:
    """A bot's own generator: every draw has an address, so a rebuilt bot draws the same."""

    __slots__ = ("_chance", "seen")

    def __init__(self, key: bytes) -> None:
        self._chance = SeededChance(key)
        self.seen = 0

    def below(self, bound: int, purpose: str) -> int:
        """Return a number from 0 to bound - 1, fixed by the purpose and the number of sightings."""
        return self._chance.below(bound, purpose, self.seen)

    def happens(self, chance: float, purpose: str) -> bool:
        """Return True with this probability."""
        return self.below(1_000_000, purpose) < chance * 1_000_000

    def share(self, purpose: str, at: int) -> float:
        """Return a number above 0 and below 1, fixed by the purpose and the address."""
        return (self._chance.below(_FINE, purpose, at) + 0.5) / _FINE

    def one_of(self, items: tuple[Any, ...] | list[Any], purpose: str) -> Any:
        """Return one of the items, all equally likely."""
        return items[0] if len(items) == 1 else items[self.below(len(items), purpose)]
