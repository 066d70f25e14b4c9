"""Convert older records to this version, event by event. Every later version reads old records.

To change an event, raise VERSION, add a step here that turns the old form into the new one, and
keep the old golden records.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

VERSION: Final = 1

RawEvent: TypeAlias = dict[str, Any]
Step: TypeAlias = Callable[[RawEvent], RawEvent]

STEPS: Final[Mapping[int, Step]] = {}
"""By version: the step that turns an event of that version into the next one."""


def upcast(
    event: RawEvent, version: int, steps: Mapping[int, Step] = STEPS, newest: int = VERSION
) -> RawEvent:
    """Return the event in the form of the newest version."""
    for number in range(version, newest):
        event = steps[number](event)
    return event
