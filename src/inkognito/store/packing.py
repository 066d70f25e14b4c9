"""How rows, listings and words are packed for the database. A listing is kept without names.

Names have one place, `names`, and are put in when a listing is read: so a name that is changed or
deleted there is changed or deleted everywhere.
"""

from collections.abc import Mapping
from typing import Any, Final, TypeAlias

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import replace

from inkognito.core.game_name import GameName
from inkognito.core.seats import Seat
from inkognito.protocol.messages import ChairView, LobbyTable
from inkognito.protocol.terms import Gesture, Person
from inkognito.record.format import events_in
from inkognito.record.upcast import VERSION
from inkognito.tables import entries as log
from inkognito.tables.entries import HostChanged, Opened, Row
from inkognito.tables.talk import Said

_LISTING: Final = msgspec.json.Decoder(LobbyTable)


class _Began(Struct, frozen=True, tag="began", omit_defaults=True):
    """How `Began` is stored: its events as JSON, in the format of this version."""

    events: Raw
    version: int = 1


class _Played(Struct, frozen=True, tag="played", omit_defaults=True):
    """How `Played` is stored."""

    seat: Seat
    events: Raw
    by_bot: bool = False
    is_last: bool = False
    is_step: bool = False
    version: int = 1


_StoredEntry: TypeAlias = (
    log.Opened
    | log.Sat
    | log.StoodUp
    | log.ChairSet
    | log.BecameReady
    | log.Removed
    | log.Muted
    | log.HostChanged
    | _Began
    | _Played
    | log.TakenOver
    | log.HandedBack
    | log.Voted
    | log.Carried
    | log.RematchOpened
    | log.Closed
    | log.Reopened
)

_ENTRIES: Final = msgspec.json.Decoder(tuple[_StoredEntry, ...])
_CLOCKS: Final = msgspec.json.Decoder(dict[Seat, int])
_encode: Final = msgspec.json.Encoder().encode


def packed_entries(entries: tuple[log.AnyEntry, ...]) -> bytes:
    """Encode entries; the events in them get the version of their format."""
    return _encode([_stored(entry) for entry in entries])


def _stored(entry: log.AnyEntry) -> _StoredEntry:
    match entry:
        case log.Played(seat, events, by_bot, is_last, is_step):
            return _Played(seat, Raw(_encode(events)), by_bot, is_last, is_step, VERSION)
        case log.Began(events):
            return _Began(Raw(_encode(events)), VERSION)
        case _:
            return entry


def game_in(first_row: bytes) -> GameName:
    """Return the game of the table whose log begins with these entries."""
    (opened, *_) = _ENTRIES.decode(first_row)
    if not isinstance(opened, Opened):
        raise AssertionError("a log begins with the opening of its table")
    return opened.settings.game


def entries_in(packed: bytes, game: GameName) -> tuple[log.AnyEntry, ...]:
    """Decode entries as they were stored by this version or an older one."""
    return tuple([_entry(entry, game) for entry in _ENTRIES.decode(packed)])


def _entry(entry: _StoredEntry, game: GameName) -> log.AnyEntry:
    match entry:
        case _Played(seat, events, by_bot, is_last, is_step, version):
            return log.Played(seat, events_in(events, game, version), by_bot, is_last, is_step)
        case _Began(events, version):
            return log.Began(events_in(events, game, version))
        case _:
            return entry


def row_from(
    game: GameName,
    table: str,
    seq: int,
    at: int,
    author: str,
    request_id: str,
    entries: bytes,
    clocks: bytes,
) -> Row:
    """A row of the log of a table that plays this game."""
    return Row(
        table, seq, at, author, request_id, entries_in(entries, game), _CLOCKS.decode(clocks)
    )


def row_values(row: Row) -> dict[str, Any]:
    """A row of the log as it is stored."""
    return {
        "table_id": row.table,
        "seq": row.seq,
        "at": row.at,
        "author": row.author,
        "request_id": row.request_id,
        "entries": packed_entries(row.entries),
        "clocks": _encode(row.clocks),
    }


def table_values(row: Row, listing: LobbyTable, is_closed: bool) -> dict[str, Any]:
    """What the lobby wants to know of a table after this row, as it is stored."""
    return {
        "id": row.table,
        "game": listing.settings.game,
        "status": listing.status,
        "visibility": listing.settings.visibility,
        "is_closed": is_closed,
        "created": row.at,
        "updated": row.at,
        "host": _host_in(row),
        "listing": msgspec.json.encode(_nameless(listing)),
    }


def listing_from(packed: bytes, host: Person | None, names: Mapping[Person, str]) -> LobbyTable:
    """The listing with the names that people have now."""
    listing = _LISTING.decode(packed)
    chairs = tuple(
        chair if chair.person is None else replace(chair, name=names.get(chair.person, ""))
        for chair in listing.chairs
    )
    return replace(listing, host=names.get(host or "", ""), chairs=chairs)


def _nameless(listing: LobbyTable) -> LobbyTable:
    return replace(listing, host="", chairs=tuple(map(_nameless_chair, listing.chairs)))


def _nameless_chair(chair: ChairView) -> ChairView:
    return chair if chair.person is None else replace(chair, name="")


def _host_in(row: Row) -> Person | None:
    """Who is host from this row on; None where it does not change."""
    hosts = [entry.host for entry in row.entries if isinstance(entry, Opened | HostChanged)]
    return hosts[-1] if hosts else None


class _Body(Struct, frozen=True, omit_defaults=True):
    """What is said, to whom, and from which chair."""

    seat: Seat | None
    text: str | None
    gesture: Gesture | None
    to: Seat | None


_BODY: Final = msgspec.json.Decoder(_Body)


def talk_values(table: str, said: Said) -> dict[str, Any]:
    """Talk as it is stored."""
    body = _Body(said.seat, said.text, said.gesture, said.to)
    return {
        "table_id": table,
        "place": said.place,
        "at": said.at,
        "person": said.person,
        "request_id": said.request_id,
        "body": msgspec.json.encode(body),
    }


def said_from(place: int, at: int, person: Person, request: str, body: bytes) -> Said:
    """Talk as it was stored."""
    kept = _BODY.decode(body)
    return Said(place, at, person, request, kept.seat, kept.text, kept.gesture, kept.to)


def emptied(body: bytes) -> bytes:
    """The same words without what they said. Who could hear them stays: it is what is counted."""
    return msgspec.json.encode(replace(_BODY.decode(body), text=None, gesture=None))
