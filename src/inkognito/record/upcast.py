"""Older records, brought up to this version event by event. A record replays for ever.

Whoever changes an event raises VERSION, adds a step here that turns the old form into the new one,
and keeps the old golden records.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

VERSION: Final = 1

RawEvent: TypeAlias = dict[str, Any]
Step: TypeAlias = Callable[[RawEvent], RawEvent]

STEPS: Final[Mapping[int, Step]] = {}
"""By version: how an event of that version looks in the next one."""


def upcast(
    event: RawEvent, version: int, steps: Mapping[int, Step] = STEPS, newest: int = VERSION
) -> RawEvent:
    """The event as this version writes it."""
    for number in range(version, newest):
        event = steps[number](event)
    return event
