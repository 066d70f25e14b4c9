"""Talk as it is stored: words and gestures, to whom, and from which chair."""

from typing import Any, Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from inkognito.core.seats import Seat, Viewer
from inkognito.protocol.terms import Gesture, Person
from inkognito.store.formats.upcast import TALK, VERSION, decoded
from inkognito.tables.talk import TalkRow


class StoredTalk(Struct, frozen=True, omit_defaults=True):
    """What was said; `text` and `gesture` are gone once it is deleted.

    `seen` is how many sightings each viewer had before it.
    """

    seat: Seat | None = None
    text: str | None = None
    gesture: Gesture | None = None
    to: Seat | None = None
    seen: dict[Viewer, int] = {}


_TALK: Final = msgspec.json.Decoder(StoredTalk)


def talk_values(table: str, said: TalkRow) -> dict[str, Any]:
    """Return the columns of a talk item."""
    body = StoredTalk(said.seat, said.text, said.gesture, said.to, dict(said.seen))
    return {
        "table_id": table,
        "place": said.place,
        "at": said.at,
        "person": said.person,
        "request_id": said.request_id,
        "body": msgspec.json.encode(body),
        "version": VERSION,
    }


def said_from(
    place: int, at: int, person: Person, request_id: str, body: bytes, version: int
) -> TalkRow:
    """Return the talk item with these columns."""
    kept: StoredTalk = decoded(_TALK, body, version, TALK)
    said = (kept.seat, kept.text, kept.gesture, kept.to, kept.seen)
    return TalkRow(place, at, person, request_id, *said)


def empty_values() -> dict[str, Any]:
    """Return the columns of an item of which nothing could be read."""
    return {"body": msgspec.json.encode(StoredTalk()), "version": VERSION}


def emptied(body: bytes, version: int) -> dict[str, Any]:
    """Return the columns of a deleted item. Who could see it stays: their numbers count it."""
    kept: StoredTalk = decoded(_TALK, body, version, TALK)
    empty = replace(kept, text=None, gesture=None)
    return {"body": msgspec.json.encode(empty), "version": VERSION}
