"""The review of a finished game: what each player could have known, and which choices cost most.

Owns the records of a review. They hold seats, never names of people; `course` makes them. A review
is stored (`store.formats.reviews`): a change here needs a new version there.
"""

from typing import Any, Literal

from msgspec import Struct

from inkognito.core.game_name import GameName
from inkognito.core.seats import Seat
from inkognito.deduction.explain import Holder
from inkognito.games.judging import CostKind, Costly, MomentKind
from inkognito.review.clues import Clue

KnownWhat = Literal["holding", "partner", "aim", "win"]
"""What became certain: who holds a card, who the partner is, what to do, or that a win is open."""


class Point(Struct, frozen=True):
    """After a turn or round (0 is before the first): the number of deals that were possible for a
    seat, and how likely the true deal was to it.
    """

    turn: int
    deals: int
    belief: float


class Moment(Struct, frozen=True):
    """Something that happened: in which turn, by whom, towards whom.

    `at` is the number of events of the game up to it.
    """

    kind: MomentKind
    turn: int
    at: int
    seat: str
    to: str | None = None


class Known(Struct, frozen=True):
    """The first moment at which something was certain for a seat.

    - `sighting`: the number of the sighting that made it certain. `at`: that of events up to it.
    - `seat`, `card`: who holds which card. For a partner, who it is and their agent.
    - `aim`: what the seat must do, as a record of its game.
    - `declare`, `steps`: the declaration that would have won, and the commands before it.
    - `clues`: evidence that proves it.
    - `acted`: the turn in which the seat acted on it; null if it never did.
    """

    what: KnownWhat
    turn: int
    sighting: int
    at: int
    seat: Holder | None = None
    card: str | None = None
    aim: Any = None
    declare: Any = None
    steps: tuple[Any, ...] = ()
    clues: tuple[Clue, ...] = ()
    acted: int | None = None


class CostlyMove(Struct, frozen=True):
    """A choice that cost much: when it was made, and what would have been better."""

    turn: int
    at: int
    sighting: int
    move: Costly


class Summary(Struct, frozen=True):
    """A seat's game in a few numbers, for three sentences.

    - `partner`, `aim`, `win`: the turns since which they were certain.
    - `declared`: the turn in which the seat declared. `won`: whether it won.
    - `costly`, `turn`, `other`: the costliest move, if there is one.
    """

    partner: int | None
    aim: int | None
    win: int | None
    declared: int | None
    won: bool
    costly: CostKind | None = None
    turn: int | None = None
    other: Seat | None = None


class SeatReview(Struct, frozen=True):
    """The review of one seat: its knowledge by turns, what it could have known, costly moves."""

    seat: Seat
    points: tuple[Point, ...]
    known: tuple[Known, ...]
    costly: tuple[CostlyMove, ...]
    summary: Summary


class DealReview(Struct, frozen=True):
    """The review of one deal: a board game has one, a match of the card game one for each game.

    `turning`: the turn in which the winner's win was decided, as far as that can be said. `hands`:
    everybody's cards, as they lay open in the end.
    """

    deal: int
    turns: int
    winners: tuple[Seat, ...]
    turning: int | None
    hands: tuple[Any, ...]
    moments: tuple[Moment, ...]
    seats: tuple[SeatReview, ...]


class Review(Struct, frozen=True):
    """The review of a finished game or match."""

    game: GameName
    deals: tuple[DealReview, ...]
