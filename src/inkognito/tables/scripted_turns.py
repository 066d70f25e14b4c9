"""The other seats at the table of a lesson: the script plays for them, at the pace of bots.

Knows when the next scripted command is due. What it is follows from the course of the lesson.
"""

from typing import Final

from msgspec import Struct

from inkognito.core.events import Command
from inkognito.core.fillable import expanded
from inkognito.core.seats import Seat
from inkognito.tables.bot_delays import Delay
from inkognito.tables.ports import RandomSource
from inkognito.tables.table import Table

PAUSE: Final = Delay(900, 200, 1_500)
"""Time to see what has just happened, and to read who acts next."""

RETRY_AFTER: Final = 1_000
"""A command that was not stored is released again after this many milliseconds."""


class ScriptedTurns:
    """The script of one table: at most one command is due at a time."""

    def __init__(self, random: RandomSource, fast: bool) -> None:
        self._random, self._fast = random, fast
        self._planned: tuple[int, int] | None = None
        """The step that the script plays next, and when."""

    def next_release(self, now: int, table: Table) -> int | None:
        """Return when the script plays next; None while it has nothing to play."""
        scripted = _scripted(table)
        if scripted is None:
            self._planned = None
        elif self._planned is None or self._planned[0] != scripted.step:
            self._planned = scripted.step, now + self._pause()
        return None if self._planned is None else self._planned[1]

    def released(self, now: int, table: Table) -> list[tuple[Seat, int, Command]]:
        """Return the scripted command if its time has come, with its seat and decision."""
        due, scripted = self.next_release(now, table), _scripted(table)
        if due is None or due > now or scripted is None:
            return []
        self._planned = scripted.step, now + RETRY_AFTER
        return [(scripted.seat, scripted.decision, scripted.command)]

    def _pause(self) -> int:
        return 0 if self._fast else PAUSE.wait(self._random.draw())


class _Scripted(Struct, frozen=True):
    """The command that the script plays in a step of the lesson."""

    step: int
    seat: Seat
    decision: int
    command: Command


def _scripted(table: Table) -> _Scripted | None:
    """The command of the script in this step, if it can be played."""
    course, game = table.course, table.game
    if course is None or game is None or table.status != "playing" or table.is_closed:
        return None
    seat = course.scripted_seat
    if seat is None or seat not in game.to_act:
        return None
    command = course.scripted(expanded(game.options(seat)))
    return None if command is None else _Scripted(course.at, seat, game.decision, command)
