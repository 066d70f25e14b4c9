"""The game's log at a table, and each viewer's own numbers for what they see of it.

Numbers have no gaps: a gap would reveal that something was hidden.
"""

from collections.abc import Collection, Iterable, Iterator
from typing import Final

from msgspec import Struct

from inkognito.core.events import Event
from inkognito.core.seats import SEATS, SPECTATOR, Viewer
from inkognito.game_log import GameLog
from inkognito.tables.entries import Row
from inkognito.tables.table import Table
from inkognito.views.redact import Seen, is_public, redact

VIEWERS: Final[tuple[Viewer, ...]] = (*SEATS, SPECTATOR)


class Backlog(Struct, frozen=True):
    """What a viewer who connects has not seen yet."""

    viewer: Viewer
    sightings: tuple[Seen, ...]


class Numbering:
    """What every viewer sees, numbered. `game` is None before the game has begun."""

    def __init__(self) -> None:
        self.game: GameLog | None = None
        self._open = 0
        """How many events all viewers have seen alike."""
        self._covert: dict[Viewer, int] = dict.fromkeys(VIEWERS, 0)
        """How many sightings each viewer has had of the other events."""

    def add(self, table: Table, row: Row) -> dict[Viewer, tuple[Seen, ...]]:
        """Add the events of a row; `table` is the table after it. Return the new sightings."""
        events = row.events
        if events and table.game is not None:
            if self.game is None:
                game = table.game
                self.game = GameLog(game.module, game.seats, table.seal, table.mixed_in)
            self.game.append(events)
        return self._sightings(events)

    @property
    def counts(self) -> dict[Viewer, int]:
        """How many sightings each viewer has had."""
        return {viewer: self._open + covert for viewer, covert in self._covert.items()}

    def replay_from(self, viewer: Viewer, start: int) -> Iterator[Seen]:
        """Iterate over a viewer's sightings from a number on."""
        return iter(()) if self.game is None else self.game.replay_from(viewer, start)

    def _sightings(self, events: Collection[Event]) -> dict[Viewer, tuple[Seen, ...]]:
        """Viewers who have seen as many sightings share the tuple of what all see alike."""
        if not all(map(is_public, events)):
            return {viewer: self._seen(viewer, events) for viewer in VIEWERS}
        before, self._open = self._open, self._open + len(events)
        shared = {
            covert: tuple([Seen(n, one) for n, one in enumerate(events, before + covert + 1)])
            for covert in set(self._covert.values())
        }
        return {viewer: shared[covert] for viewer, covert in self._covert.items()}

    def _seen(self, viewer: Viewer, events: Iterable[Event]) -> tuple[Seen, ...]:
        before = self._open + self._covert[viewer]
        sightings = [one for event in events if (one := redact(event, viewer)) is not None]
        self._covert[viewer] += len(sightings)
        return tuple([Seen(n, one) for n, one in enumerate(sightings, before + 1)])
