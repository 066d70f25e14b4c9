"""From a game's event table to what each viewer sees of each event. Closed by default.

The event table names the audience of every event. For each event that is not public, the game's
view says here what everybody else sees instead; the program does not start while one is missing.
"""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias, TypeVar, get_args

from msgspec import Struct

from inkognito.core.event_table import EventRow, Rows, check_complete
from inkognito.core.events import Event
from inkognito.core.seats import Viewer
from inkognito.views.public import public

E = TypeVar("E", bound=Event)

Redaction: TypeAlias = Callable[[Any, Viewer], Event]
"""What the viewer sees of the event."""


class Covert(Struct, frozen=True):
    """What a viewer outside the audience sees of an event: one of these sightings."""

    sightings: tuple[type[Event], ...]
    redact: Redaction


def redactions(
    rows: Rows[E], covert: Mapping[type[E], Covert], sightings: Any
) -> dict[type[E], Redaction]:
    """How each event is redacted; `sightings` is the union of all that any viewer may see."""
    secret = [event for event, row in rows.items() if not row.is_public]
    check_complete("sighting for those outside the audience", covert, secret)
    seen = {event for event, row in rows.items() if row.is_seen}
    unseen = {sighting for one in covert.values() for sighting in one.sightings}
    check_complete("event or redaction for the sighting", seen | unseen, get_args(sightings))
    return {
        event: public if row.is_public else _redaction(row, covert[event])
        for event, row in rows.items()
    }


def _redaction(row: EventRow, covert: Covert) -> Redaction:
    audience, covertly = row.audience, covert.redact

    def redaction(event: Event, viewer: Viewer) -> Event:
        return event if viewer in audience(event) else covertly(event, viewer)

    return redaction
