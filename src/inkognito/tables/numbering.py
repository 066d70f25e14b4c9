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
        self._alike: list[tuple[int, list[Viewer]]] | None = None
        """The viewers who have had as many of those; None until they are needed again."""

    def add(self, table: Table, row: Row) -> dict[Viewer, tuple[Seen, ...]]:
        """Add the events of a row; `table` is the table after it. Return the new sightings."""
        events = row.events
        self._keep(table, events)
        return self._sightings(events)

    def load(self, table: Table, row: Row) -> None:
        """Add the events of a stored row: nobody is there to see them, so they are only counted."""
        events = row.events
        self._keep(table, events)
        for event in events:
            if is_public(event):
                self._open += 1
            else:
                self._count_covertly(event)

    def _count_covertly(self, event: Event) -> None:
        self._alike = None
        for viewer in VIEWERS:
            if redact(event, viewer) is not None:
                self._covert[viewer] += 1

    def _keep(self, table: Table, events: tuple[Event, ...]) -> None:
        if events and table.game is not None:
            if self.game is None:
                game = table.game
                self.game = GameLog(game.module, game.seats, table.seal, table.mixed_in)
            self.game.append(events)

    @property
    def counts(self) -> dict[Viewer, int]:
        """How many sightings each viewer has had."""
        return {viewer: self._open + covert for viewer, covert in self._covert.items()}

    def replay_from(self, viewer: Viewer, start: int) -> Iterator[Seen]:
        """Iterate over a viewer's sightings from a number on.

        After a restart most have seen everything: nothing is looked through for them.
        """
        if self.game is None or start > self._open + self._covert[viewer]:
            return iter(())
        return self.game.replay_from(viewer, start)

    def _sightings(self, events: Collection[Event]) -> dict[Viewer, tuple[Seen, ...]]:
        """Viewers who have seen as many sightings share the tuple of what all see alike."""
        if not all(map(is_public, events)):
            self._alike = None
            return {viewer: self._seen(viewer, events) for viewer in VIEWERS}
        before, self._open = self._open, self._open + len(events)
        sightings: dict[Viewer, tuple[Seen, ...]] = {}
        for covert, viewers in self._viewers_alike():
            first = before + covert + 1
            shared = tuple([Seen(n, one) for n, one in enumerate(events, first)])
            sightings.update(dict.fromkeys(viewers, shared))
        return sightings

    def _viewers_alike(self) -> list[tuple[int, list[Viewer]]]:
        if self._alike is None:
            counts = sorted(set(self._covert.values()))
            self._alike = [
                (count, [viewer for viewer in VIEWERS if self._covert[viewer] == count])
                for count in counts
            ]
        return self._alike

    def _seen(self, viewer: Viewer, events: Iterable[Event]) -> tuple[Seen, ...]:
        before = self._open + self._covert[viewer]
        sightings = [one for event in events if (one := redact(event, viewer)) is not None]
        self._covert[viewer] += len(sightings)
        return tuple([Seen(n, one) for n, one in enumerate(sightings, before + 1)])
