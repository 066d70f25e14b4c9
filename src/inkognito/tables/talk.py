"""Table talk and gestures: a log of its own beside the game's, rate-limited and redactable.

Decides what may be said and numbers what each viewer sees. Stores and sends nothing.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from inkognito.core.gestures import Heard
from inkognito.core.refusals import Refused
from inkognito.core.seats import SPECTATOR, Seat, Viewer
from inkognito.protocol.messages import TalkItem
from inkognito.protocol.requests import LONGEST_WORDS, MakeGesture, Say
from inkognito.protocol.terms import Gesture, Person
from inkognito.tables.table import bot_author

BURST: Final = 6
PER_ITEM: Final = 1_500
"""A person may send this many items at once, and one more after each of these milliseconds."""


class TalkRow(Struct, frozen=True):
    """A talk item as it is stored. `place` counts the table's talk; `seat` is the speaker's.

    `seen` is how many sightings each viewer had before it; empty in rows of earlier versions.
    """

    place: int
    at: int
    person: Person
    request_id: str
    seat: Seat | None
    text: str | None = None
    gesture: Gesture | None = None
    to: Seat | None = None
    seen: Mapping[Viewer, int] = {}

    def redacted(self) -> "TalkRow":
        """Return the row without its content. Who could see it stays: their numbers count it."""
        return replace(self, text=None, gesture=None)

    def is_visible_to(self, seat: Seat | None) -> bool:
        """Return whether a viewer in this seat, or in none, may see it."""
        return self.to is None or (seat is not None and seat in (self.to, self.seat))

    def item(self, number: int, seat: Seat | None, names: dict[Person, str]) -> TalkItem:
        """Return the item as a viewer gets it, by their own numbers."""
        name, after = names.get(self.person, ""), self.seen.get(seat or SPECTATOR)
        is_bot = self.seat is not None and self.person == bot_author(self.seat)
        said = (self.text, self.gesture, self.to, after, self.seat if is_bot else None)
        return TalkItem(number, self.at, self.person, name, *said)

    def heard_by(self, seat: Seat) -> Heard | None:
        """Return the gesture as a bot in this seat sees it; None if it can't, or is none.

        Before the game, people may still change their chairs. Nothing counts until it begins.
        """
        after = self.seen.get(seat, 0)
        if self.gesture is None or self.seat is None or not after or not self.is_visible_to(seat):
            return None
        return Heard(after, self.seat, self.gesture)


class TalkLog:
    """The talk of a table. Each viewer's numbers count what they may see, without gaps.

    What an item costs hardly depends on how many there are.
    """

    def __init__(self, rows: Iterable[TalkRow] = ()) -> None:
        self._rows = {row.place: row for row in sorted(rows, key=lambda row: row.place)}
        self._places = list(self._rows)
        self._gestures = self._places_of_gestures()
        self._hidden: dict[Seat | None, list[int]] = {}
        """By seat that was asked for: the places of what it may not see, in order."""
        self._spent: dict[Person, int] = {}

    def __iter__(self) -> Iterator[TalkRow]:
        return iter(self._rows.values())

    def next_row(
        self, now: int, person: Person, seat: Seat | None, request: Say | MakeGesture
    ) -> TalkRow:
        """Return the row to store; raise Refused if it comes too fast or says nothing."""
        if self._spent_with_one_more(now, person) > now:
            raise Refused("too-fast")
        place = next(reversed(self._rows), 0) + 1
        if isinstance(request, Say):
            return TalkRow(place, now, person, request.id, seat, text=_checked(request.text))
        return TalkRow(place, now, person, request.id, seat, gesture=request.gesture, to=request.to)

    def deleted_row(self, number: int, person: Person, seat: Seat | None, is_host: bool) -> TalkRow:
        """Return the redacted row; `number` is as that person counts."""
        index = self._index_of(number, seat)
        found = self._rows[self._places[index]] if index < len(self._places) else None
        if number < 1 or found is None or not (is_host or found.person == person):
            raise Refused("no-such-talk", number=number)
        return found.redacted()

    def keep(self, row: TalkRow) -> None:
        """Add a row, or put its redacted form in its place."""
        if row.place not in self._rows:
            self._spent[row.person] = self._spent_with_one_more(row.at, row.person)
            self._add(row)
        self._rows[row.place] = row

    def redact(self, person: Person) -> list[TalkRow]:
        """Redact all rows of a person, and return them."""
        theirs = [row.redacted() for row in self._rows.values() if row.person == person]
        self._rows |= {row.place: row for row in theirs}
        return theirs

    def catch_up(self, rows: Iterable[TalkRow]) -> list[TalkRow]:
        """Add all rows of the table's talk; return those that are new or have changed."""
        new = [row for row in rows if self._rows.get(row.place) != row]
        self._rows = dict(sorted((self._rows | {row.place: row for row in new}).items()))
        self._places, self._hidden = list(self._rows), {}
        self._gestures = self._places_of_gestures()
        return new

    def items(
        self, seat: Seat | None, names: dict[Person, str], after: int = 0
    ) -> tuple[TalkItem, ...]:
        """Return what a viewer may see, behind their own number `after`."""
        start = self._index_of(after + 1, seat)
        places = (self._places[index] for index in range(start, len(self._places)))
        rows = (self._rows[place] for place in places)
        shown = (row for row in rows if row.is_visible_to(seat))
        return tuple(row.item(n, seat, names) for n, row in enumerate(shown, after + 1))

    def heard_by(self, seat: Seat) -> tuple[Heard, ...]:
        """Return the gestures that a bot in this seat has seen in the game, in order."""
        heard = (self._rows[place].heard_by(seat) for place in self._gestures)
        return tuple(one for one in heard if one is not None)

    def number_of(self, row: TalkRow, seat: Seat | None) -> int | None:
        """Return the viewer's own number of this row; None where they can't see it."""
        return self._count_to(row.place, seat) if row.is_visible_to(seat) else None

    def _add(self, row: TalkRow) -> None:
        """Enter the place of a new row, which comes after all others."""
        self._places.append(row.place)
        if row.gesture is not None:
            self._gestures.append(row.place)
        for seat, hidden in self._hidden.items():
            if not row.is_visible_to(seat):
                hidden.append(row.place)

    def _places_of_gestures(self) -> list[int]:
        return [row.place for row in self._rows.values() if row.gesture is not None]

    def _count_to(self, place: int, seat: Seat | None) -> int:
        """Return how many rows the viewer may see up to this place."""
        if seat not in self._hidden:
            rows = self._rows.values()
            self._hidden[seat] = [row.place for row in rows if not row.is_visible_to(seat)]
        return bisect_right(self._places, place) - bisect_right(self._hidden[seat], place)

    def _index_of(self, number: int, seat: Seat | None) -> int:
        """Return the index of the place that has this number for the viewer."""
        return bisect_left(self._places, number, key=lambda place: self._count_to(place, seat))

    def _spent_with_one_more(self, now: int, person: Person) -> int:
        """A bucket that holds a burst and fills with time: where it stands after one more item."""
        return max(self._spent.get(person, 0), now - BURST * PER_ITEM) + PER_ITEM


def _checked(text: str) -> str:
    if len(text) > LONGEST_WORDS:
        raise Refused("too-long", longest=LONGEST_WORDS)
    shown = cleaned(text)
    if not shown:
        raise Refused("unreadable", what="text")
    return shown


def cleaned(text: str) -> str:
    """Return the text without control characters, and without space at its ends."""
    return "".join(c for c in text if c.isprintable() or c == "\n").strip()
