"""How many rows one person may add to a table's log: enough for everybody who plays.

A turn's steps can be taken back and made again, and chairs, votes and switches can be changed back
and forth. The rules allow it, and each change is stored for ever. Nothing here refuses a change for
good, because taking a step back may be the only legal way on: it has to wait. Reads no clock.
"""

from math import ceil
from typing import Final

from inkognito.core.refusals import Refused
from inkognito.protocol.terms import Person
from inkognito.tables import entries as log
from inkognito.tables.table import Table

FREE_STEPS: Final = 200
"""The steps of one turn, those taken back included, that are made without waiting."""

STEP_WAITS: Final = 1_000
LONGEST_WAIT: Final = 10 * 60 * 1_000
"""After that each step waits this many milliseconds longer than the one before, up to the limit."""

FREE_ROWS: Final = 20_000
ROW_WAITS: Final = 10_000
"""In a log that is longer than any game needs, each row of a person comes at least this many
milliseconds after the one before: everybody who connects is sent what the log shows them."""

BURST: Final = 60
PER_CHANGE: Final = 10_000
"""A person may make this many changes beside the game at once, and one more after each of these
milliseconds."""


class RowLimits:
    """The limits of one table."""

    def __init__(self) -> None:
        self._spent: dict[Person, int] = {}
        """When the changes of each person are paid for."""

    def check(
        self, now: int, table: Table, person: Person, entries: tuple[log.AnyEntry, ...]
    ) -> None:
        """Count what a person's request would store; raise Refused if it has to wait."""
        if table.seq >= FREE_ROWS:
            _check_row(now, table)
        for entry in entries:
            if not isinstance(entry, log.Played):
                self._check_change(now, person)
                return
            if entry.is_step:
                _check_step(now, table)

    def _check_change(self, now: int, person: Person) -> None:
        spent = max(now, self._spent.get(person, 0)) + PER_CHANGE
        wait = spent - now - BURST * PER_CHANGE
        if wait > 0:
            raise Refused("too-fast", seconds=ceil(wait / 1_000))
        self._spent[person] = spent


def _check_row(now: int, table: Table) -> None:
    left = table.since + ROW_WAITS - now
    if left > 0:
        raise Refused("too-fast", seconds=ceil(left / 1_000))


def _check_step(now: int, table: Table) -> None:
    wait = min(LONGEST_WAIT, STEP_WAITS * max(0, table.steps - FREE_STEPS + 1))
    left = table.since + wait - now
    if left > 0 and wait > 0:
        raise Refused("too-many-steps", seconds=ceil(left / 1_000), steps=table.steps)
