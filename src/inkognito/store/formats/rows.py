"""Rows of a table's log as they are stored.

Entries are facts and are stored as they are, but for what belongs to others: settings have a stored
type, and the game's events are written in the format of records, with the version of that format.
"""

from typing import Any, Final, TypeAlias, cast

import msgspec
from msgspec import Raw, Struct

from inkognito.core.fairness import Seal
from inkognito.core.game_name import GameName
from inkognito.core.seats import Seat
from inkognito.protocol.terms import Person
from inkognito.record.format import events_in
from inkognito.record.upcast import VERSION as RECORD_VERSION
from inkognito.store.formats.settings import StoredSettings, settings_from, stored_settings
from inkognito.store.formats.upcast import ENTRIES, VERSION, author_of, decoded
from inkognito.tables import entries as log
from inkognito.tables.entries import Row


class StoredOpened(Struct, frozen=True, tag="opened", omit_defaults=True):
    """How `Opened` is stored."""

    settings: StoredSettings
    host: Person
    seed: str
    salt: str
    after: str | None = None


class StoredBegan(Struct, frozen=True, tag="began", omit_defaults=True):
    """How `Began` is stored: its events as JSON, in the record format of this version."""

    events: Raw
    version: int = 1


class StoredPlayed(Struct, frozen=True, tag="played", omit_defaults=True, gc=False):
    """How `Played` is stored."""

    seat: Seat
    events: Raw
    by_bot: bool = False
    is_last: bool = False
    is_step: bool = False
    version: int = 1


StoredEntry: TypeAlias = (
    StoredOpened
    | log.Sat
    | log.StoodUp
    | log.ChairSet
    | log.BecameReady
    | log.PaceSet
    | log.PassingSet
    | log.Removed
    | log.Muted
    | log.HostChanged
    | StoredBegan
    | StoredPlayed
    | log.TakenOver
    | log.HandedBack
    | log.Voted
    | log.Carried
    | log.LessonStepTaken
    | log.RematchOpened
    | log.Closed
    | log.Reopened
)

_ENTRIES: Final = msgspec.json.Decoder(tuple[StoredEntry, ...])
_CLOCKS: Final = msgspec.json.Decoder(dict[Seat, int])
_encode: Final = msgspec.json.Encoder().encode

NO_CLOCKS: Final = b"{}"


def row_values(row: Row) -> dict[str, Any]:
    """Return the columns of a row, in their order, but for its checksum."""
    return {
        "table_id": row.table,
        "seq": row.seq,
        "at": row.at,
        "author": row.author,
        "request_id": row.request_id,
        "entries": packed_entries(row.entries),
        "clocks": _encode(row.clocks) if row.clocks else NO_CLOCKS,
        "version": VERSION,
        "run": row.run,
    }


def row_from(
    game: GameName,
    table: str,
    seq: int,
    at: int,
    author: str,
    request_id: str,
    entries: bytes,
    clocks: bytes,
    version: int,
    run: str,
    _chain: bytes | None = None,
) -> Row:
    """Return the row with these columns, at a table that plays this game."""
    return Row(
        table,
        seq,
        at,
        author_of(author, version),
        request_id,
        entries_in(entries, game, version),
        _CLOCKS.decode(clocks) if clocks != NO_CLOCKS else {},
        run,
    )


def packed_entries(entries: tuple[log.AnyEntry, ...]) -> bytes:
    """Encode entries; the events in them get the version of their format."""
    return _encode([_stored(entry) for entry in entries])


def _stored(entry: log.AnyEntry) -> StoredEntry:
    """Return the entry to encode. Events are encoded in their place, as the JSON that they are."""
    if isinstance(entry, log.Played):  # most are
        as_json = cast("Raw", entry.events)
        return StoredPlayed(
            entry.seat, as_json, entry.by_bot, entry.is_last, entry.is_step, RECORD_VERSION
        )
    match entry:
        case log.Began(events):
            return StoredBegan(cast("Raw", events), RECORD_VERSION)
        case log.Opened(settings, host, seed, salt, after):
            return StoredOpened(stored_settings(settings), host, seed, salt, after)
        case _:
            return entry


def game_in(first_row: bytes, version: int) -> GameName:
    """Return the game of the table whose log begins with these entries."""
    return _opening(first_row, version).settings.game


def commitment_in(first_row: bytes, version: int) -> str:
    """Return the commitment of the table whose log begins with these entries."""
    opened = _opening(first_row, version)
    return Seal(bytes.fromhex(opened.seed), bytes.fromhex(opened.salt)).commitment


def _opening(first_row: bytes, version: int) -> StoredOpened:
    (opened, *_) = decoded(_ENTRIES, first_row, version, ENTRIES)
    if not isinstance(opened, StoredOpened):
        raise AssertionError("a log begins with the opening of its table")
    return opened


def entries_in(packed: bytes, game: GameName, version: int = VERSION) -> tuple[log.AnyEntry, ...]:
    """Decode entries that were stored in this version."""
    return tuple([_entry(entry, game) for entry in decoded(_ENTRIES, packed, version, ENTRIES)])


def _entry(entry: StoredEntry, game: GameName) -> log.AnyEntry:
    match entry:
        case StoredPlayed(seat, events, by_bot, is_last, is_step, version):
            return log.Played(seat, events_in(events, game, version), by_bot, is_last, is_step)
        case StoredBegan(events, version):
            return log.Began(events_in(events, game, version))
        case StoredOpened(settings, host, seed, salt, after):
            return log.Opened(settings_from(settings), host, seed, salt, after)
        case _:
            return entry
