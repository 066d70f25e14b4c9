"""The next row of a table's log, and the table after it: computed before the row is stored."""

from msgspec import Struct

from inkognito.core.seats import Seat
from inkognito.tables import clocks
from inkognito.tables import entries as log
from inkognito.tables.evolve import apply_row
from inkognito.tables.table import Table


class NextRow(Struct, frozen=True, gc=False):
    """A row that is not stored yet, and the table as it will be."""

    row: log.Row
    after: Table
    is_move: bool
    """Whether the row is a move in a game that goes on, so that nothing else changes."""


def next_row(
    table: Table,
    now: int,
    author: str,
    request_id: str,
    entries: tuple[log.AnyEntry, ...],
    run: str = "",
) -> NextRow:
    """Return the row that these entries make, with the clocks charged up to now."""
    at = max(now, table.since)
    left = _clocks_after(table, at - table.since, entries)
    row = log.Row(table.id, table.seq + 1, at, author, request_id, entries, left, run)
    return NextRow(row, apply_row(table, row), row.is_move)


def _clocks_after(table: Table, elapsed: int, entries: tuple[log.AnyEntry, ...]) -> dict[Seat, int]:
    clock = table.settings.clock
    left = clocks.charged(table.clocks, table.running, elapsed) if table.clocks else {}
    for entry in entries:
        if isinstance(entry, log.Played):
            if left and not (entry.by_bot or entry.is_step):
                left = clocks.rewarded(clock, left, entry.seat)
        elif isinstance(entry, log.Began):
            left = clocks.at_start(clock, table.settings.seats)
        elif isinstance(entry, log.HandedBack):
            left = clocks.with_grace(left, entry.seat)
    return left
