"""Results by name: the games of a match that are over, and the points so far. Knows no rules."""

from typing import Any

from msgspec import Struct

from inkognito.core.seats import Seat


class FinishedGame(Struct, frozen=True):
    """One game that is over: its number in the match, who won and why, and the points after it."""

    number: int
    outcome: Any
    scores: dict[Seat, int] = {}


class Result(Struct, frozen=True):
    """The games that are over, in order, and everybody's points. A single game gives no points."""

    games: tuple[FinishedGame, ...]
    scores: dict[Seat, int] = {}


class Claim(Struct, frozen=True):
    """A declaration or a note: whose it was, and whether it was right."""

    seat: Seat
    is_right: bool


class Claims(Struct, frozen=True):
    """What was claimed in a finished game."""

    declaration: Claim | None = None
    note: Claim | None = None


def result_of(games: tuple[FinishedGame, ...]) -> Result | None:
    """The result of these games; None before the first one is over."""
    return Result(games, dict(games[-1].scores)) if games else None
