"""What one viewer knows of a position: their reader, and the position without others' secrets.

Made of sightings only. Knows no game and no kind of puzzle.
"""

from collections.abc import Callable, Sequence
from typing import Any

from inkognito.core.events import Event
from inkognito.core.seats import SEAT_INDEX, Seat
from inkognito.deduction.evidence import Evidence
from inkognito.deduction.explain import Step
from inkognito.deduction.notebook import Heed, heed_all
from inkognito.deduction.proof import Fact, Proof


class View:
    """What one seat can know. `see` brings it up to date."""

    def __init__(
        self,
        reader: Callable[[Seat, Heed], Any],
        empty: Any,
        after: Callable[[Any, Event], Any],
        viewer: Seat,
        sightings: Sequence[Event],
    ) -> None:
        self.viewer, self.seat = viewer, SEAT_INDEX[viewer]
        self.reader = reader(viewer, heed_all)
        self.state = empty
        self._after = after
        for sighting in sightings:
            self.see(sighting)

    def see(self, sighting: Event) -> None:
        """Read the next sighting."""
        self.reader.see(sighting)
        self.state = self._after(self.state, sighting)

    def steps(self, evidence: tuple[Evidence, ...]) -> tuple[Step, ...]:
        """Return the evidence in names."""
        steps: tuple[Step, ...] = self.reader.explained(Proof(Fact(0, 0), evidence)).steps
        return steps
