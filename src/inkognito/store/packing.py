"""How rows, listings and words are packed for the database. A listing is kept without names.

Names have one place, `names`, and are put in when a listing is read: so a name that is changed or
deleted there is changed or deleted everywhere.
"""

from collections.abc import Mapping
from typing import Any, Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from inkognito.core.seats import Seat
from inkognito.protocol.messages import ChairView, LobbyTable
from inkognito.protocol.terms import Gesture, Person
from inkognito.tables.entries import HostChanged, Opened, Row, packed
from inkognito.tables.talk import Said

_LISTING: Final = msgspec.json.Decoder(LobbyTable)


def row_values(row: Row) -> dict[str, Any]:
    """A row of the log as it is stored."""
    entries, clocks = packed(row)
    return {
        "table_id": row.table,
        "seq": row.seq,
        "at": row.at,
        "author": row.author,
        "request_id": row.request_id,
        "entries": entries,
        "clocks": clocks,
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
