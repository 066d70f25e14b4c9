"""What somebody at a real table has noted: the game, their own cards, and who showed them what.

Owns the shape of the notes. A game says how they are read (`Noting`): as the sightings that the
player would have had here. Knows no game.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

from inkognito.core.events import Event
from inkognito.core.game_name import GameName
from inkognito.core.refusals import Refused
from inkognito.core.seats import SEAT_INDEX, Colour, Seat, check_seats

MOST_ENTRIES: Final = 120
LONGEST_CARD: Final = 20

CardName = Annotated[str, Meta(max_length=LONGEST_CARD)]


class Entry(Struct, frozen=True, forbid_unknown_fields=True):
    """Cards that somebody showed: to me, or I to somebody.

    `black` are the secret cards of the card game; the dummy's are looked at. The Ambassador's
    player also notes what they pass on: `to` is then whoever asked.
    """

    seat: Colour | Literal["dummy"]
    to: Seat
    cards: Annotated[tuple[CardName, ...], Meta(min_length=1, max_length=3)]
    through_ambassador: bool = False
    black: bool = False


class Notes(Struct, frozen=True, forbid_unknown_fields=True):
    """All that was noted. `hand` is empty for the Ambassador's player, who has none."""

    game: GameName
    edition: Annotated[str, Meta(max_length=40)]
    seats: Annotated[tuple[Seat, ...], Meta(max_length=5)]
    me: Seat
    hand: Annotated[tuple[CardName, ...], Meta(max_length=3)]
    entries: Annotated[tuple[Entry, ...], Meta(max_length=MOST_ENTRIES)] = ()


class Showable(Struct, frozen=True):
    """A set that may be shown, and how many hands it leaves the viewer."""

    cards: tuple[str, ...]
    left: int


class MayShow(Struct, frozen=True):
    """What may be shown to somebody who asks this; first the sets that tell least.

    `about` is null where nothing in particular is asked; through the Ambassador, that is a black
    card. Without `sets`, they can't ask this any more. `smaller`: no fresh set is left, so the
    answer may be a smaller one, or in the card game a repeated one.
    """

    to: Seat
    about: str | None
    through_ambassador: bool
    smaller: bool
    sets: tuple[Showable, ...]


class Noting(Struct, frozen=True):
    """How one game reads notes.

    - `opening`: the sightings before the first entry: the table, and the hand.
    - `shown`: the sighting of an entry.
    - `may_show`: from the notes, their reader and another seat, what may still be shown to it.
    """

    opening: Callable[[Notes, Any], tuple[Event, Event]]
    shown: Callable[[Notes, Any, Entry], Event]
    may_show: Callable[[Notes, Any, Seat], Iterator[MayShow]]

    def sightings(self, notes: Notes, rules: Any) -> tuple[Event, ...]:
        """Return what the player would have seen; raise Refused where notes can't be read."""
        check_seats(notes.seats)
        if notes.me not in notes.seats:
            raise Refused("not-a-chair", seat=notes.me, allowed=notes.seats)
        for entry in notes.entries:
            _check(notes, entry)
        shown = (self.shown(notes, rules, entry) for entry in notes.entries)
        return (*self.opening(notes, rules), *shown)

    def all_that_may_be_shown(self, notes: Notes, reader: Any) -> tuple[MayShow, ...]:
        """Return what the player may show to each of the others; nothing if they have no cards."""
        if notes.me == "ambassador":
            return ()
        others = (seat for seat in notes.seats if seat != notes.me)
        return tuple(one for seat in others for one in self.may_show(notes, reader, seat))


def _check(notes: Notes, entry: Entry) -> None:
    """Refuse an entry about somebody who is not there, or that this player can't have seen."""
    there = (*notes.seats, "dummy") if len(notes.seats) == 3 else notes.seats
    is_seen = notes.me in (entry.seat, entry.to, "ambassador")
    if entry.seat not in there or entry.seat == entry.to or not is_seen:
        raise Refused("unknown-seat", name=entry.seat, allowed=notes.seats)
    if entry.to not in notes.seats:
        raise Refused("unknown-seat", name=entry.to, allowed=notes.seats)


def showable(reader: Any, to: Seat, sets: tuple[tuple[Any, ...], ...]) -> tuple[Showable, ...]:
    """Return these sets, with what each leaves the viewer; those that tell least come first."""
    costs = reader.cost_of(SEAT_INDEX[to], sets)
    told = [Showable(cards, cost.after) for cards, cost in zip(sets, costs, strict=True)]
    return tuple(sorted(told, key=lambda one: -one.left))


def check_names(tables: tuple[Mapping[str, int], ...], names: tuple[str, ...]) -> None:
    """Refuse a name that is not in its table; the tables know with which code."""
    for table, name in zip(tables, names, strict=True):
        table[name]
