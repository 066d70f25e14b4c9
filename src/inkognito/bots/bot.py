"""What a bot is: a fold over the sightings of its seat that can choose among options.

A bot never holds a game. Rebuilt from the same sightings it is the same bot: its draws come from
a generator of its own, addressed by how much it has seen.
"""

from typing import Any, Final, Literal, Protocol

from msgspec import Struct

from inkognito.core.chance import SeededChance
from inkognito.core.events import Command, Event


class Budget(Struct, frozen=True, gc=False):
    """How long a decision may take. A bot plans by it; it never looks at a clock."""

    seconds: float


UNHURRIED: Final = Budget(seconds=1.0)

Reason = Literal[
    "nothing-yet",
    "at-random",
    "absent-minded",
    "only-option",
    "tells-partner",
    "tells-little",
    "asks-for-most",
    "expects-most-there",
    "not-sure-enough",
    "sure-of-the-code",
    "looks-for-most",
    "places-anyhow",
    "shakes",
    "goes-for-most",
    "moves-others",
    "stands-still",
    "objects",
    "sends-where-useful",
    "ends-turn",
    "sure-of-the-mission",
    "takes-the-hand",
    "knows-who-they-are",
]
"""Why a bot may have chosen as it did; for people each has a sentence."""


class Weighed(Struct, frozen=True):
    """An option that a bot has weighed, and what it expected of it."""

    command: Command
    worth: float


class Likely(Struct, frozen=True):
    """How likely a bot holds it that a seat has a card."""

    seat: str
    card: str
    chance: float


class Why(Struct, frozen=True):
    """Why a bot has chosen as it did: a code, what it believed before, what it weighed."""

    code: Reason
    believed: tuple[Likely, ...] = ()
    weighed: tuple[Weighed, ...] = ()


class Bot(Protocol):
    """A player of any game."""

    def see(self, sighting: Event) -> None:
        """Take in the next sighting of the bot's own seat."""
        ...

    def choose(self, options: tuple[Any, ...], budget: Budget = UNHURRIED) -> Any:
        """The option to take, where the game waits for the bot."""
        ...

    def interject(self, options: tuple[Any, ...], budget: Budget = UNHURRIED) -> Any | None:
        """Something to do where the game waits for somebody else; mostly nothing."""
        ...

    def why(self) -> Why:
        """The reason of the last choice."""
        ...


class Draws:
    """A bot's own generator: every draw has an address, so a rebuilt bot draws the same."""

    __slots__ = ("_chance", "seen")

    def __init__(self, key: bytes) -> None:
        self._chance = SeededChance(key)
        self.seen = 0

    def below(self, bound: int, purpose: str) -> int:
        """A number from 0 to bound - 1, settled by the purpose and how much has been seen."""
        return self._chance.below(bound, purpose, self.seen)

    def happens(self, chance: float, purpose: str) -> bool:
        """Whether something of this chance happens."""
        return self.below(1_000_000, purpose) < chance * 1_000_000

    def one_of(self, items: tuple[Any, ...] | list[Any], purpose: str) -> Any:
        """One of the items, each as likely as the other."""
        return items[0] if len(items) == 1 else items[self.below(len(items), purpose)]
