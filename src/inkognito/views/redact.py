"""From events to sightings, for all games. Closed by default.

Each game's table is complete, or the program does not start (see `redactions`). An event of an
unknown class is never shown to anybody. The registry of games hands in the tables of further games.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from msgspec import Struct

from inkognito.core.events import Event
from inkognito.core.seats import Viewer
from inkognito.views import board, card
from inkognito.views.public import public
from inkognito.views.redactions import Redaction

_REDACTIONS: Final[dict[Any, Redaction]] = {}
_PUBLIC: Final[set[Any]] = set()


def add_redactions(redactions: Mapping[Any, Redaction]) -> None:
    """Add a game's table; raises ValueError where an event of it is redacted otherwise already."""
    for event, redaction in redactions.items():
        if _REDACTIONS.setdefault(event, redaction) is not redaction:
            raise ValueError(f"{event.__name__} has another redaction already")
        if redaction is public:
            _PUBLIC.add(event)


class Seen(Struct, frozen=True, gc=False):
    """A sighting with its number, which counts only what this viewer has seen: 1, 2, 3, ..."""

    number: int
    sighting: Any


def redact(event: Event, viewer: Viewer) -> Event | None:
    """Return what the viewer sees of the event, or None."""
    redaction = _REDACTIONS.get(type(event))
    if redaction is None:
        raise LookupError(f"nobody has said who sees {type(event).__name__}")
    seen: Event | None = redaction(event, viewer)
    return seen


def is_public(event: Event) -> bool:
    """Whether everybody sees the event as it is, so that it can be sent to all at once."""
    return type(event) in _PUBLIC


def sightings(events: Iterable[Event], viewer: Viewer, start: int = 1) -> Iterator[Seen]:
    """Yield what the viewer has seen of these events, from their own number `start` on."""
    number = 0
    for event in events:
        seen = redact(event, viewer)
        if seen is not None:
            number += 1
            if number >= start:
                yield Seen(number, seen)


add_redactions(board.REDACTIONS)
add_redactions(card.REDACTIONS)
