"""Everybody who watches a table, and what each of them is sent.

Numbers each viewer's sightings for himself, and says the same to all lines of one viewer at once.
"""

from collections.abc import Callable, Collection, Iterable, Iterator
from typing import Final

from msgspec import Struct

from inkognito.core.events import Event
from inkognito.core.seats import SEATS, SPECTATOR, Seat, Viewer
from inkognito.protocol.answers import TableView, Update, Welcome
from inkognito.protocol.terms import Person
from inkognito.tables import showing
from inkognito.tables.effects import Dismiss, Effect, Line, Send
from inkognito.tables.entries import Removed, Row
from inkognito.tables.names import unique_name
from inkognito.tables.table import Table
from inkognito.tables.talk import TalkStream
from inkognito.views.redact import Seen, is_public, redact

Effects = list[Effect]
VIEWERS: Final[tuple[Viewer, ...]] = (*SEATS, SPECTATOR)


class Guest(Struct, frozen=True):
    """Who is on a line; nobody in particular where `person` is None.

    `is_program` where he is known by a seat token.
    """

    person: Person | None
    name: str = ""
    is_program: bool = False


NOBODY: Final = Guest(None)


class Missed(Struct, frozen=True):
    """All that has happened, as far as a viewer may know it and has not seen it yet."""

    viewer: Viewer
    sightings: tuple[Seen, ...]


class Audience:
    """The lines to a table and who is on them."""

    def __init__(self, table: Table, version: str) -> None:
        self._table, self._version = table, version
        self.lines: dict[Line, Guest] = {}
        self.names: dict[Person, str] = {}
        self.talk = TalkStream()
        self._viewers: dict[Viewer, list[Line]] | None = None
        self._open = 0
        """How many events all have seen alike."""
        self._covert: dict[Viewer, int] = dict.fromkeys(VIEWERS, 0)
        """How many sightings each viewer has had of events that not all see alike."""

    # --- who is there -----------------------------------------------------------------------------

    def join(self, line: Line, guest: Guest) -> None:
        """Somebody is on this line from now on."""
        self.lines[line], self._viewers = guest, None

    def leave(self, line: Line) -> bool:
        """Whether somebody was on the line; not any more."""
        self._viewers = None
        return self.lines.pop(line, None) is not None

    def seat_of(self, guest: Guest) -> Seat | None:
        """The guest's seat at this table."""
        return self._table.seat_of(guest.person)

    def call(self, guest: Guest) -> None:
        """Call the guest by his name, or by one like it if somebody else has it here.

        Once the game has begun, everybody keeps the name that he has.
        """
        is_called = guest.person in self.names and self._table.status != "gathering"
        if guest.person is not None and not is_called:
            others = [name for person, name in self.names.items() if person != guest.person]
            self.names[guest.person] = unique_name(guest.name, others)

    @property
    def present(self) -> frozenset[Person]:
        """All people on a line."""
        return frozenset(guest.person for guest in self.lines.values() if guest.person is not None)

    def _by_viewer(self) -> dict[Viewer, list[Line]]:
        """The lines of each viewer; they are the same until somebody comes, goes or sits down."""
        if self._viewers is None:
            self._viewers = self._sorted()
        return self._viewers

    def _sorted(self) -> dict[Viewer, list[Line]]:
        table = self._table
        seats = {chair.person: seat for seat, chair in table.chairs.items() if chair.person}
        for person in table.banned:
            seats.pop(person, None)
        viewers: dict[Viewer, list[Line]] = {}
        for line, guest in self.lines.items():
            viewers.setdefault(seats.get(guest.person or "", SPECTATOR), []).append(line)
        return viewers

    # --- what they are sent -----------------------------------------------------------------------

    def retold(self, guest: Guest, after: int) -> tuple[Viewer, Iterator[Seen]]:
        """As whom the guest looks on, and one by one what he has missed, up to the last."""
        viewer, game = self.seat_of(guest) or SPECTATOR, self._table.game
        return viewer, iter(()) if game is None else game.retold(viewer, after + 1)

    def welcome(
        self, now: int, guest: Guest, after: int, talk_after: int, missed: Missed | None
    ) -> Welcome:
        """How the table stands, and what the guest has missed, if that is known for his seat."""
        seat = self.seat_of(guest)
        viewer: Viewer = seat or SPECTATOR
        if missed is None or missed.viewer != viewer:
            missed = Missed(viewer, tuple(self.retold(guest, after)[1]))
        return Welcome(
            version=self._version,
            viewer=viewer,
            person=guest.person,
            table=showing.view_of(self._table, self.names, self.present),
            sightings=missed.sightings,
            turn=showing.turn_of(self._table, now),
            options=showing.options_of(self._table, viewer),
            talk=self.talk.heard(seat, self.names, talk_after),
        )

    def count(self, events: Collection[Event]) -> None:
        """Number events that nobody was there to see."""
        self._sightings(events)

    def show_row(self, now: int, row: Row, events: tuple[Event, ...], line: Line | None) -> Effects:
        """To everybody what he may see of a row; `line` is told that its wish was taken."""
        if row.is_move:
            return self._show(now, row, events, line, None)
        self._viewers = None
        view = showing.view_of(self._table, self.names, self.present)
        effects = self._show(now, row, events, line, view)
        return effects if self._table.game is None else effects + self._removals(row)

    def _show(
        self,
        now: int,
        row: Row,
        events: tuple[Event, ...],
        line: Line | None,
        view: TableView | None,
    ) -> Effects:
        """Who sees the same, and has nothing to choose, is sent the very same message."""
        turn, sightings = showing.turn_of(self._table, now), self._sightings(events)
        effects: Effects = []
        alike: dict[int, tuple[tuple[Seen, ...], list[Line]]] = {}
        for viewer, lines in self._by_viewer().items():
            seen, others = sightings[viewer], lines
            options = showing.options_of(self._table, viewer)
            if line in lines:
                effects.append(Send((line,), Update(row.wish, seen, turn, options, view)))
                others = [one for one in lines if one != line]
            if options is None:
                alike.setdefault(id(seen), (seen, []))[1].extend(others)
            elif others:
                effects.append(Send(tuple(others), Update(None, seen, turn, options, view)))
        for seen, lines in alike.values():
            if lines:
                effects.append(Send(tuple(lines), Update(None, seen, turn, None, view)))
        return effects

    def _removals(self, row: Row) -> Effects:
        """Who is removed from a game was his seat till now, and must come again as an onlooker."""
        removed = {entry.person for entry in row.entries if isinstance(entry, Removed)}
        return self.dismiss(lambda guest: guest.person in removed, "removed") if removed else []

    def dismiss(self, is_meant: Callable[[Guest], bool], why: str) -> Effects:
        """Nobody is on these lines any more, and they end."""
        lines = tuple(line for line, guest in self.lines.items() if is_meant(guest))
        for line in lines:
            self.join(line, NOBODY)
        return [Dismiss(lines, why)] if lines else []

    def show_table(self, but: Line | None = None) -> Effects:
        """To everybody how the table looks now."""
        lines = tuple(line for line in self.lines if line != but)
        if not lines:
            return []
        view = showing.view_of(self._table, self.names, self.present)
        return [Send(lines, Update(table=view))]

    def forget(self, person: Person) -> Effects:
        """Somebody was deleted: his name goes, and so does he."""
        self.names.pop(person, None)
        effects = self.dismiss(lambda guest: guest.person == person, "forgotten")
        return effects + self.show_table()

    # --- numbering --------------------------------------------------------------------------------

    def _sightings(self, events: Collection[Event]) -> dict[Viewer, tuple[Seen, ...]]:
        """What each viewer sees of new events, with his own next numbers.

        Whoever has seen as much as others shares with them what all see alike.
        """
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
