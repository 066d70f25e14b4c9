"""The players' clocks, in milliseconds. Reads no clock: the caller passes the time."""

from collections.abc import Iterable, Mapping
from typing import Final

from inkognito.core.seats import Seat
from inkognito.protocol.settings import (
    ByCorrespondence,
    NoClock,
    PerDecision,
    PerPlayer,
    TimeControl,
)

SECOND: Final = 1_000
DAY: Final = 86_400 * SECOND
GRACE: Final = 30 * SECOND
"""The least time on the clock of a player who takes their chair back."""


def full(clock: TimeControl) -> int:
    """Return the time of a seat at the beginning; 0 without a time limit."""
    match clock:
        case PerDecision(seconds=seconds) | PerPlayer(seconds=seconds):
            return seconds * SECOND
        case ByCorrespondence(days=days):
            return days * DAY
        case NoClock():
            return 0


def at_start(clock: TimeControl, seats: Iterable[Seat]) -> dict[Seat, int]:
    """Return all clocks at the beginning."""
    if isinstance(clock, NoClock):
        return {}
    return {seat: full(clock) for seat in seats}


def charged(clocks: Mapping[Seat, int], running: Iterable[Seat], elapsed: int) -> dict[Seat, int]:
    """Return the clocks after some time has passed on those that run."""
    left = dict(clocks)
    for seat in running:
        if seat in left:
            left[seat] = max(0, left[seat] - max(0, elapsed))
    return left


def rewarded(clock: TimeControl, clocks: Mapping[Seat, int], seat: Seat) -> dict[Seat, int]:
    """Return the clocks after a seat has decided: plus its increment, or full for the next time."""
    left = dict(clocks)
    if seat in left:
        left[seat] = (
            left[seat] + clock.increment * SECOND if isinstance(clock, PerPlayer) else full(clock)
        )
    return left


def with_grace(clocks: Mapping[Seat, int], seat: Seat) -> dict[Seat, int]:
    """Return the clocks after a player has come back: with time for at least one decision."""
    return {one: max(left, GRACE) if one == seat else left for one, left in clocks.items()}


def started(
    clock: TimeControl, clocks: Mapping[Seat, int], seats: Iterable[Seat]
) -> dict[Seat, int]:
    """Return the clocks when these begin to run: with time per decision, each begins in full.

    A player who has just come back may have more than that: their grace.
    """
    left = dict(clocks)
    if not isinstance(clock, PerPlayer):
        left |= {seat: max(full(clock), left[seat]) for seat in seats if seat in left}
    return left


def first_timeout(clocks: Mapping[Seat, int], running: Iterable[Seat]) -> tuple[Seat, int] | None:
    """Return whose clock runs out first, and after how long; None if no clock runs."""
    times = [(clocks[seat], seat) for seat in running if seat in clocks]
    if not times:
        return None
    left, seat = min(times)
    return seat, left
