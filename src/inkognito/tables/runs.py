"""The runs of servers that wrote a table's log, and how far each of them came.

After a restore the log is shorter than what some viewers have seen, and goes on differently. A
viewer who reconnects names the run of the last row that they have, so that the server notices.
Rows that concern one seat alone do not count: nobody else may learn that they are there.
"""

from collections.abc import Mapping

from inkognito.core.seats import Viewer


class Runs:
    """The runs of one table's log. `last` wrote its last row."""

    def __init__(self) -> None:
        self.last = ""
        self._ends: dict[str, Mapping[Viewer, int]] = {}
        """By run before the last one: how many sightings each viewer had had at its end."""

    def change_to(self, run: str, counts: Mapping[Viewer, int]) -> None:
        """The next row is of another run; `counts` are all sightings before it."""
        self._ends[self.last], self.last = counts, run

    def includes(self, run: str, number: int, viewer: Viewer, count: int) -> bool:
        """Return whether the viewer's sighting of this number, seen in this run, is in the log.

        `count` is how many sightings they have had by now. Viewers who name no run are believed.
        """
        if number > count:
            return False
        if run in ("", self.last):
            return True
        end = self._ends.get(run)
        return end is not None and number <= end[viewer]
