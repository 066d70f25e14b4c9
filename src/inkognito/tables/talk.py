"""Table talk and gestures: a stream of its own beside the game, rate-limited and deletable."""

from collections.abc import Iterable, Iterator
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from inkognito.core.refusals import Refused
from inkognito.core.seats import Seat
from inkognito.protocol.messages import TalkItem
from inkognito.protocol.requests import MakeGesture, Say
from inkognito.protocol.settings import Gestures
from inkognito.protocol.terms import Gesture, Person

BURST: Final = 6
PER_WORDS: Final = 1_500
"""So many words at once, and one more after so many milliseconds."""


class Said(Struct, frozen=True):
    """Something said, as it is kept. `place` counts the table's talk; `seat` is the speaker's."""

    place: int
    at: int
    person: Person
    request_id: str
    seat: Seat | None
    text: str | None = None
    gesture: Gesture | None = None
    to: Seat | None = None


class TalkStream:
    """All that was said at a table. Each viewer's numbers count what he may see, without gaps."""

    def __init__(self, said: tuple[Said, ...] = ()) -> None:
        self._said = {one.place: one for one in sorted(said, key=lambda one: one.place)}
        self._request_ids = {(one.person, one.request_id) for one in said}
        self._spent: dict[Person, int] = {}

    def said(
        self, now: int, person: Person, seat: Seat | None, request: Say | MakeGesture, how: Gestures
    ) -> Said:
        """The words to keep; raises Refused where they are too many, or not how one talks here."""
        self._check_pace(now, person)
        place = next(reversed(self._said), 0) + 1
        if isinstance(request, Say):
            return Said(place, now, person, request.id, seat, text=_spoken(request.text))
        if seat is None:
            raise Refused("not-seated")
        if (how == "discreet") != (request.to is not None):
            raise Refused("gestures-are-open", gestures=how)
        return Said(place, now, person, request.id, seat, gesture=request.gesture, to=request.to)

    def unsaid(self, number: int, person: Person, seat: Seat | None, is_host: bool) -> Said:
        """The same words without what they said; `number` is as that person counts."""
        found = next((s for n, s in self._visible(seat) if n == number), None)
        if found is None or not (is_host or found.person == person):
            raise Refused("no-such-words", number=number)
        return emptied(found)

    def emptied(self, person: Person) -> list[Said]:
        """All words of somebody, without what they said; so they are kept from now on."""
        theirs = [emptied(one) for one in self._said.values() if one.person == person]
        for one in theirs:
            self.keep(one)
        return theirs

    def has_heard(self, person: Person, request: str) -> bool:
        """Whether these words were kept before."""
        return (person, request) in self._request_ids

    def keep(self, said: Said) -> None:
        """Take in words, new or deleted."""
        self._said[said.place] = said
        self._request_ids.add((said.person, said.request_id))

    def taken_in(self, said: Iterable[Said]) -> list[Said]:
        """Take in all that was said here and elsewhere; what was not known, or is otherwise now."""
        new = [one for one in said if self._said.get(one.place) != one]
        for one in new:
            self.keep(one)
        self._said = dict(sorted(self._said.items()))
        return new

    def give_back(self, person: Person) -> None:
        """Let somebody say as much more as he has just said in vain."""
        self._spent[person] = self._spent.get(person, 0) - PER_WORDS

    def heard(
        self, seat: Seat | None, names: dict[Person, str], after: int = 0
    ) -> tuple[TalkItem, ...]:
        """What a viewer may hear, from his own number on."""
        return tuple(
            words_of(number, said, names) for number, said in self._visible(seat) if number > after
        )

    def number_of(self, said: Said, seat: Seat | None) -> int | None:
        """The viewer's own number of these words; None where he can't hear them."""
        return next((n for n, s in self._visible(seat) if s.place == said.place), None)

    def _visible(self, seat: Seat | None) -> Iterator[tuple[int, Said]]:
        number = 0
        for said in self._said.values():
            if said.to is None or (seat is not None and seat in (said.to, said.seat)):
                number += 1
                yield number, said

    def _check_pace(self, now: int, person: Person) -> None:
        """A bucket that holds a burst and fills with time."""
        full = max(self._spent.get(person, 0), now - BURST * PER_WORDS) + PER_WORDS
        if full > now:
            raise Refused("too-fast")
        self._spent[person] = full


def emptied(said: Said) -> Said:
    """The same words without what they said. Who could hear them stays: it is what is counted."""
    return replace(said, text=None, gesture=None)


def words_of(number: int, said: Said, names: dict[Person, str]) -> TalkItem:
    """The words as a viewer hears them."""
    name = names.get(said.person, "")
    return TalkItem(number, said.at, said.person, name, said.text, said.gesture, said.to)


def _spoken(text: str) -> str:
    words = cleaned(text)
    if not words:
        raise Refused("unreadable", what="text")
    return words


def cleaned(text: str) -> str:
    """The text without what could disturb a screen: control characters, and space at the ends."""
    return "".join(c for c in text if c.isprintable() or c == "\n").strip()
