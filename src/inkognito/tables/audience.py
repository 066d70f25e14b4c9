"""Everybody who watches a table, and what each of them is sent.

Numbers each viewer's sightings for himself, and says the same to all lines of one viewer at once.
"""

from collections.abc import Iterable
from typing import Final

from msgspec import Struct

from inkognito.core.events import Event
from inkognito.core.seats import SEATS, SPECTATOR, Seat, Viewer
from inkognito.protocol.answers import Talk, Update, Welcome
from inkognito.protocol.terms import Person
from inkognito.tables import showing
from inkognito.tables.effects import Effect, Line, Send
from inkognito.tables.entries import Played, Row
from inkognito.tables.names import unique_name
from inkognito.tables.table import Table
from inkognito.tables.talk import Said, TalkStream, words_of
from inkognito.views.redact import Seen, redact

Effects = list[Effect]
VIEWERS: Final[tuple[Viewer, ...]] = (*SEATS, SPECTATOR)


class Guest(Struct, frozen=True):
    """Who is on a line; nobody in particular where `person` is None."""

    person: Person | None
    name: str = ""


class Audience:
    """The lines to a table and who is on them."""

    def __init__(self, table: Table, version: str) -> None:
        self._table, self._version = table, version
        self.lines: dict[Line, Guest] = {}
        self.names: dict[Person, str] = {}
        self.talk = TalkStream()
        self._counts: dict[Viewer, int] = dict.fromkeys(VIEWERS, 0)

    # --- who is there -----------------------------------------------------------------------------

    def seat_of(self, guest: Guest) -> Seat | None:
        """The guest's seat at this table."""
        return self._table.seat_of(guest.person)

    def call(self, guest: Guest) -> None:
        """Call the guest by his name, or by one like it if somebody else has it here."""
        if guest.person is not None:
            others = [name for person, name in self.names.items() if person != guest.person]
            self.names[guest.person] = unique_name(guest.name, others)

    @property
    def present(self) -> frozenset[Person]:
        """All people on a line."""
        return frozenset(guest.person for guest in self.lines.values() if guest.person is not None)

    def _by_viewer(self) -> dict[Viewer, list[Line]]:
        seats = {chair.person: seat for seat, chair in self._table.chairs.items() if chair.person}
        viewers: dict[Viewer, list[Line]] = {}
        for line, guest in self.lines.items():
            viewers.setdefault(seats.get(guest.person or "", SPECTATOR), []).append(line)
        return viewers

    # --- what they are sent -----------------------------------------------------------------------

    def welcome(self, now: int, guest: Guest, after: int, talk_after: int) -> Welcome:
        """How the table stands, and what the guest has missed."""
        seat, game = self.seat_of(guest), self._table.game
        viewer: Viewer = seat or SPECTATOR
        return Welcome(
            version=self._version,
            viewer=viewer,
            person=guest.person,
            table=showing.view_of(self._table, self.names, self.present),
            sightings=() if game is None else game.sightings(viewer, after + 1),
            turn=showing.turn_of(self._table, now),
            options=showing.options_of(self._table, seat),
            talk=self.talk.heard(seat, self.names, talk_after),
        )

    def count(self, events: Iterable[Event]) -> None:
        """Number events that nobody was there to see."""
        for viewer in VIEWERS:
            self._seen(viewer, events)

    def show_row(self, now: int, row: Row, events: tuple[Event, ...], line: Line | None) -> Effects:
        """To everybody what he may see of a row; `line` is told that its wish was taken."""
        turn = showing.turn_of(self._table, now)
        is_move = all(isinstance(entry, Played) and not entry.is_last for entry in row.entries)
        view = None if is_move else showing.view_of(self._table, self.names, self.present)
        effects: Effects = []
        sightings = {viewer: self._seen(viewer, events) for viewer in VIEWERS}
        for viewer, lines in self._by_viewer().items():
            seen = sightings[viewer]
            options = showing.options_of(self._table, None if viewer == SPECTATOR else viewer)
            others = tuple([one for one in lines if one != line])
            if others:
                effects.append(Send(others, Update(None, seen, turn, options, view)))
            if line is not None and len(others) < len(lines):
                effects.append(Send((line,), Update(row.wish, seen, turn, options, view)))
        return effects

    def show_table(self, but: Line | None = None) -> Effects:
        """To everybody how the table looks now."""
        lines = tuple(line for line in self.lines if line != but)
        if not lines:
            return []
        view = showing.view_of(self._table, self.names, self.present)
        return [Send(lines, Update(table=view))]

    def forget(self, person: Person) -> Effects:
        """Somebody was deleted: his name goes, and all that he has said."""
        self.names.pop(person, None)
        said = self.talk.emptied(person)
        return self.show_table() + [one for words in said for one in self.show_words(words)]

    def show_words(self, said: Said, line: Line | None = None, wish: str | None = None) -> Effects:
        """To everybody who may hear them, words that are new or deleted, by his own number."""
        effects: Effects = []
        for one, guest in self.lines.items():
            number = self.talk.number_of(said, self.seat_of(guest))
            if number is not None:
                words = words_of(number, said, self.names)
                effects.append(Send((one,), Talk((words,), wish if one == line else None)))
        return effects

    def _seen(self, viewer: Viewer, events: Iterable[Event]) -> tuple[Seen, ...]:
        """What the viewer sees of new events, with his own next numbers."""
        number, seen = self._counts[viewer], []
        for event in events:
            sighting = redact(event, viewer)
            if sighting is not None:
                number += 1
                seen.append(Seen(number, sighting))
        self._counts[viewer] = number
        return tuple(seen)
