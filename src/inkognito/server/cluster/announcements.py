"""Announcements to all members: what concerns every process, as names of things to read again.

PostgreSQL carries at most 8000 bytes and keeps none for a member that is away, so an announcement
holds no data: each member reads the store, and reads everything again after it has been away.
"""

from collections.abc import Mapping
from typing import Final, TypeAlias

import msgspec
from msgspec import Struct

from inkognito.core.events import kebab
from inkognito.protocol.terms import Person


class Announcement(Struct, frozen=True, tag=kebab):
    """Something that happened at the member `by`."""

    by: str


class Freed(Announcement, frozen=True):
    """Buckets are free."""


class ListingChanged(Announcement, frozen=True):
    """Public tables are new, have changed, or are gone."""

    tables: tuple[str, ...]


class Renamed(Announcement, frozen=True):
    """A guest has a new name."""

    person: Person


class Forgotten(Announcement, frozen=True):
    """A guest was deleted."""

    person: Person


class SignedOut(Announcement, frozen=True):
    """A device of a guest was revoked."""

    person: Person


AnyAnnouncement: TypeAlias = Freed | ListingChanged | Renamed | Forgotten | SignedOut

MOST_TABLES: Final = 100
"""The most tables in one announcement; their names stay far below the size limit."""

_DECODER: Final[msgspec.json.Decoder[AnyAnnouncement]] = msgspec.json.Decoder(AnyAnnouncement)


def written(announcement: AnyAnnouncement) -> str:
    """Return the announcement as text."""
    return msgspec.json.encode(announcement).decode()


def read(text: str) -> AnyAnnouncement | None:
    """Return the announcement; None for one that only other versions understand."""
    try:
        return _DECODER.decode(text)
    except msgspec.MsgspecError:
        return None


def listings(by: str, changed: Mapping[str, None]) -> list[ListingChanged]:
    """Return the announcements of these tables, each of a size that fits."""
    tables = tuple(changed)
    return [
        ListingChanged(by, tables[start : start + MOST_TABLES])
        for start in range(0, len(tables), MOST_TABLES)
    ]
