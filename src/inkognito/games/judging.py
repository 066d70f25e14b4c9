"""What a review asks of a game: what a seat had to do, whether it could win, what a choice cost.

Knows no game: `board_judging` and `card_judging` fill it in, and the game's module hands it on. It
reads the states of finished games, secrets included, so nothing of it is for a game in progress.
"""

from collections.abc import Callable, Mapping
from typing import Any, Literal, TypeAlias

from msgspec import Struct

from inkognito.core.events import Command
from inkognito.core.seats import Seat
from inkognito.deduction.deals import DealMask
from inkognito.deduction.reading import Reader

MomentKind = Literal["meeting", "question", "answer", "forced", "left", "declaration"]
"""What happened: a forced answer is one that only a player without a fresh set may give."""

CostKind = Literal["answer", "question", "meeting-left", "step-away", "win-left"]
"""What was costly: an answer, a question that tells little, a meeting that was left, steps away
from the mission, or a win that was not declared.
"""

Readers: TypeAlias = Mapping[int, Reader]
"""By seat: what each player has read so far."""


Marked: TypeAlias = tuple[MomentKind, str, str | None]
"""What happened, who did it, and towards whom."""


class Aim(Struct, frozen=True):
    """What a seat must do, as a record of its game, and all deals in which it must do that."""

    what: Any
    deals: DealMask


class Win(Struct, frozen=True):
    """A win that was certain: the declaration, the commands that lead to it, if any, and all deals
    in which it is right.
    """

    declare: Command
    deals: DealMask
    steps: tuple[Command, ...] = ()


class Choice(Struct, frozen=True):
    """A command of a seat, in the position before it, and what everybody could know then."""

    state: Any
    seat: int
    command: Command
    readers: Readers

    @property
    def reader(self) -> Reader:
        """What the seat itself has read."""
        return self.readers[self.seat]


class Costly(Struct, frozen=True):
    """What a choice cost, and what would have been better.

    - `other`: who saw the answer, or who was asked; none where it concerns no one else.
    - `before`, `after`, `best`: the number of possible deals (for steps, the distance from the
      goal): before the choice, after it, and after the better one. For questions, `after` and
      `best` are what the model of the players expects.
    - `hindsight`: the player could not know at the time that the other one was better.
    - `cost`: the difference in bits, to compare choices of different kinds.
    """

    kind: CostKind
    other: Seat | None
    done: tuple[Any, ...]
    better: tuple[Any, ...]
    before: float
    after: float
    best: float
    hindsight: bool
    cost: float


class Judging(Struct, frozen=True, kw_only=True):
    """How one game is judged.

    - `moment`: what an event is, if it is worth a mark. `met`: the seats that it brings together.
    - `has_partner`: whether the seat has a partner to find, by state and seat.
    - `aim`: what the seat must do, if it is certain. `win`: a win that is certain and open now.
    - `distance`: the number of steps from the aim in a state; None where steps do not count.
    - `declares`: who declares with this event, if anybody.
    - `cost`: what a choice cost; None where nothing would have been better.
    - `noting`: the seat that wins by a note about everybody, and does not declare.
    """

    moment: Callable[[Any], Marked | None]
    met: Callable[[Any], tuple[Seat, ...]]
    has_partner: Callable[[Any, int], bool]
    aim: Callable[[Any, Reader], Aim | None]
    win: Callable[[Any, Reader], Win | None]
    distance: Callable[[Any, Reader], int | None]
    declares: Callable[[Any], Seat | None]
    cost: Callable[[Choice], Costly | None]
    noting: Seat | None = None
