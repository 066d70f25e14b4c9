"""Listings as they are stored: what the lobby says of a table, without names.

Names have one place, the table `names`, and are put in when a listing is read: a name that is
changed or deleted there is changed or deleted everywhere.
"""

from collections.abc import Mapping
from typing import Any, Final

import msgspec
from msgspec import Struct

from inkognito.bots.kinds import BotKind
from inkognito.core.seats import Seat
from inkognito.protocol.messages import ChairView, LobbyTable
from inkognito.protocol.terms import Absence, Person, Status
from inkognito.store.formats.settings import StoredSettings, settings_from, stored_settings
from inkognito.store.formats.upcast import LISTING, VERSION, decoded
from inkognito.tables.deadlines import closing_time
from inkognito.tables.entries import HostChanged, Opened, Row


class StoredChair(Struct, frozen=True, omit_defaults=True):
    """Who had a chair when the listing was stored."""

    seat: Seat
    person: Person | None = None
    bot: BotKind | None = None
    ready: bool = False
    stand_in: Absence | None = None


class StoredListing(Struct, frozen=True):
    """A table as the lobby lists it, without names."""

    table: str
    settings: StoredSettings
    status: Status
    chairs: tuple[StoredChair, ...]
    at: int


_LISTING: Final = msgspec.json.Decoder(StoredListing)


def table_values(row: Row, listing: LobbyTable, is_closed: bool) -> dict[str, Any]:
    """Return the columns that list a table after this row."""
    return {
        "id": row.table,
        "game": listing.settings.game,
        "status": listing.status,
        "visibility": listing.settings.visibility,
        "is_closed": is_closed,
        "created": row.at,
        "updated": row.at,
        "host": _host_in(row),
        "listing": msgspec.json.encode(_stored(listing)),
        "version": VERSION,
        "alarm": _first_alarm(row, listing),
        "asleep": None,
    }


def listing_from(
    packed: bytes, version: int, host: Person | None, names: Mapping[Person, str], commitment: str
) -> LobbyTable:
    """Return the listing with the names that people have now. Nobody is known to be present.

    The commitment has its place in the log, so that tables of all versions have one.
    """
    stored: StoredListing = decoded(_LISTING, packed, version, LISTING)
    return LobbyTable(
        table=stored.table,
        settings=settings_from(stored.settings),
        status=stored.status,
        host=names.get(host or "", ""),
        chairs=tuple(_chair_view(chair, names) for chair in stored.chairs),
        at=stored.at,
        commitment=commitment,
    )


def _stored(listing: LobbyTable) -> StoredListing:
    chairs = tuple(
        StoredChair(chair.seat, chair.person, chair.bot, chair.ready, chair.stand_in)
        for chair in listing.chairs
    )
    settings = stored_settings(listing.settings)
    return StoredListing(listing.table, settings, listing.status, chairs, listing.at)


def _chair_view(chair: StoredChair, names: Mapping[Person, str]) -> ChairView:
    return ChairView(
        seat=chair.seat,
        person=chair.person,
        name=None if chair.person is None else names.get(chair.person, ""),
        bot=chair.bot,
        ready=chair.ready,
        present=False,
        stand_in=chair.stand_in,
    )


def _first_alarm(row: Row, listing: LobbyTable) -> int | None:
    """Return when a new table closes if nobody ever comes."""
    return row.at + closing_time(listing.settings) if row.seq == 1 else None


def _host_in(row: Row) -> Person | None:
    """Return who is host from this row on, or None if it does not change that."""
    hosts = [entry.host for entry in row.entries if isinstance(entry, Opened | HostChanged)]
    return hosts[-1] if hosts else None
