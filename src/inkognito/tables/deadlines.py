"""When a table must act without being asked: a clock that runs out, and a table left by everybody.

Says when, and whether it still holds. Reads no clock and stores nothing.
"""

from typing import Final, TypeAlias

from inkognito.core.seats import Seat
from inkognito.protocol.settings import ByCorrespondence, Settings
from inkognito.tables import clocks
from inkognito.tables import entries as log
from inkognito.tables.clocks import DAY
from inkognito.tables.scheduled_passes import PASSER
from inkognito.tables.stream import Queued
from inkognito.tables.table import Table

CLOCK: Final = "clock"
SERVER: Final = "server"
"""The authors of rows that nobody asks for: timeouts; closing and reopening."""

CLOSING_TIME: Final = 30 * 60 * 1_000
"""A table closes after this many milliseconds without a connection."""

LONG_CLOSING_TIME: Final = 30 * DAY
"""A table for a game by correspondence that is not being played closes after this many."""

AutomaticEntry: TypeAlias = log.TakenOver | log.Closed | log.Reopened | log.RematchOpened


class Deadlines:
    """What the table waits for. `empty_since` is None while somebody is connected."""

    def __init__(self) -> None:
        self.empty_since: int | None = 0

    def next(self, table: Table) -> int | None:
        """Return the time of the next deadline."""
        timeout = _timeout(table) if table.clocks else None
        closing = self._closing(table)
        return closing if timeout is None else earlier(timeout[1], closing)

    def due(self, now: int, table: Table) -> Queued[AutomaticEntry] | None:
        """Return the request that the table makes itself now: the timeout goes first."""
        timeout = _timeout(table)
        if timeout is not None and timeout[1] <= now:
            over = _taken_over(table, timeout[0])
            return Queued(CLOCK, f"{over.decision}-{over.seat}-{table.seq}", over)
        closing = self._closing(table)
        return by_server(table, log.Closed()) if closing is not None and closing <= now else None

    def is_due(self, now: int, table: Table, entry: AutomaticEntry) -> bool:
        """Return whether the entry still holds, after another process was quicker."""
        if isinstance(entry, log.TakenOver):
            timeout = _timeout(table)
            is_over = timeout is not None and timeout[1] <= now
            return is_over and timeout is not None and entry == _taken_over(table, timeout[0])
        if isinstance(entry, log.Closed):
            closing = self._closing(table)
            return closing is not None and closing <= now
        if isinstance(entry, log.Reopened):
            return table.is_closed
        return table.rematch is None

    def _closing(self, table: Table) -> int | None:
        """When the table closes if nobody connects; games by correspondence stay open."""
        if self.empty_since is None or table.is_closed or table.status in ("over", "aborted"):
            return None
        if is_by_correspondence(table.settings) and table.status == "playing":
            return None
        return self.empty_since + closing_time(table.settings)


def is_by_correspondence(settings: Settings) -> bool:
    """Return whether players have days for each decision."""
    return isinstance(settings.clock, ByCorrespondence)


def closing_time(settings: Settings) -> int:
    """Return after how many milliseconds without a connection a table closes."""
    return LONG_CLOSING_TIME if is_by_correspondence(settings) else CLOSING_TIME


def since_for(table: Table, alarm: int) -> int | None:
    """Return since when the clocks run if the first of them runs out at this time."""
    timeout = _timeout(table)
    return None if timeout is None else alarm - (timeout[1] - table.since)


def earlier(one: int | None, other: int | None) -> int | None:
    """Return the earlier of two times; None is no time at all."""
    if one is None or other is None:
        return other if one is None else one
    return min(one, other)


def by_server(table: Table, entry: log.Closed | log.Reopened) -> Queued[AutomaticEntry]:
    """Return the server's own request to store this entry."""
    return Queued(SERVER, f"{table.seq + 1}", entry)


def is_by_person(row: log.Row) -> bool:
    """Return whether the row shows that somebody is there, perhaps connected elsewhere."""
    is_automatic = row.author in (CLOCK, SERVER) or row.author.startswith(("bot-", PASSER))
    return not is_automatic or any(type(entry) is log.Reopened for entry in row.entries)


def _timeout(table: Table) -> tuple[Seat, int] | None:
    """Whose clock runs out first, and when."""
    if not table.clocks or table.is_closed:
        return None
    first = clocks.first_timeout(table.clocks, table.running)
    return None if first is None else (first[0], table.since + first[1])


def _taken_over(table: Table, seat: Seat) -> log.TakenOver:
    return log.TakenOver(seat, "time", 0 if table.game is None else table.game.decision)
