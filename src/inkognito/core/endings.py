"""How games end, for their review: the facts of an ending, and the decisions that led to it.

Knows no rules and no deduction: a game's module fills it in, and `review` reads it.
"""

from collections.abc import Callable
from typing import Any, Literal, TypeAlias

from msgspec import Struct

from inkognito.core.seats import Colour, Seat

Claimed = Literal["declaration", "hand", "note"]
"""What was decided: to declare, to take an offered hand or not, or what to write on the note."""

Telling: TypeAlias = tuple[Colour | Literal["aside", "dummy"], str, bool]
"""A fact about the deal: whose hand, which card, and whether it is in that hand."""


class Decision(Struct, frozen=True):
    """A claim that was right or wrong, as the deal had it.

    - `events`: how many events of the log had happened when it was made.
    - `is_right`: whether it would have been right, from all hands in the order of the colours.
    - `telling`: facts from which its maker could have seen that it was wrong, the plainest first.
    """

    what: Claimed
    seat: Seat
    events: int
    is_right: Callable[[tuple[Any, ...]], bool]
    telling: tuple[Telling, ...] = ()


class GameEnding(Struct, frozen=True):
    """The end of one game: its facts, as a record of that game, and the decisions behind it."""

    facts: Any
    decisions: tuple[Decision, ...] = ()
