"""The log of one game: all events in their order, and what each viewer may see of them.

Append-only. Keeps no state (`game_state` does); holds the sealed seed, which a finished game's
record publishes.
"""

from collections.abc import Iterator, Mapping

from inkognito.core.events import Event
from inkognito.core.fairness import Seal
from inkognito.core.near import hint_at
from inkognito.core.refusals import Refused, echo
from inkognito.core.seats import SPECTATOR, Seat, Viewer
from inkognito.games import GameModule
from inkognito.record.format import Header, Proof, Record, written
from inkognito.record.upcast import VERSION
from inkognito.views.redact import Seen, redact, sightings


class GameLog:
    """The events of a game, one line for the opening and one for each command."""

    __slots__ = ("_lines", "entropy", "module", "seal", "seats")

    def __init__(
        self, module: GameModule, seats: tuple[Seat, ...], seal: Seal, entropy: Mapping[Seat, bytes]
    ) -> None:
        self.module, self.seal, self.entropy = module, seal, dict(entropy)
        self.seats = seats
        self._lines: list[tuple[Event, ...]] = []

    def __len__(self) -> int:
        """The number of lines."""
        return len(self._lines)

    @property
    def viewers(self) -> tuple[Viewer, ...]:
        """Everyone who may look: the seats, and a spectator."""
        return (*self.seats, SPECTATOR)

    def append(self, events: tuple[Event, ...]) -> None:
        """Add a line."""
        self._lines.append(events)

    @property
    def lines(self) -> tuple[tuple[Event, ...], ...]:
        """All events, line by line, secrets included."""
        return tuple(self._lines)

    @property
    def events(self) -> Iterator[Event]:
        """All events, secrets included: for records, never for a viewer."""
        return (event for events in self._lines for event in events)

    def events_after(self, line: int) -> Iterator[Event]:
        """The events since the log had this many lines, secrets included."""
        return (event for events in self._lines[line:] for event in events)

    def sightings(self, viewer: Viewer, start: int = 1) -> tuple[Seen, ...]:
        """Return all that this viewer was allowed to see, from their own number `start` on."""
        return tuple(self.replay_from(viewer, start))

    def replay_from(self, viewer: Viewer, start: int = 1) -> Iterator[Seen]:
        """Iterate over the same sightings, including those of lines appended meanwhile."""
        self._check_viewer(viewer)
        return sightings(self.events, viewer, start)

    def record(self, viewer: Viewer | None = None) -> str:
        """The game as a file: the whole, or one viewer's share. The seed is in it at the end."""
        lines = tuple(self._lines)
        if viewer is not None:
            self._check_viewer(viewer)
            lines = tuple(tuple(s for e in line if (s := redact(e, viewer))) for line in lines)
        entropy = {seat: value.hex() for seat, value in self.entropy.items()}
        header = Header("record", VERSION, self.module.name, viewer, self.seal.commitment, entropy)
        return written(Record(header, lines, self._proof()))

    def _proof(self) -> Proof | None:
        """The seed, once the game is over."""
        is_over = getattr(self._lines[-1][-1], "outcome", None) is not None
        return Proof(self.seal.seed.hex(), self.seal.salt.hex()) if is_over else None

    def _check_viewer(self, viewer: Viewer) -> None:
        if viewer not in self.viewers:
            hint = hint_at(viewer, self.viewers)
            raise Refused("unknown-viewer", name=echo(viewer), allowed=self.viewers, **hint)
