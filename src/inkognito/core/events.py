"""What every event and command of both games is: a frozen, tagged record.

An event is a fact in the past tense; a command is an intent. Both carry names, never masks.
"""

import re
from typing import ClassVar

from msgspec import Struct


def kebab(class_name: str) -> str:
    """PieceStepped -> piece-stepped: the tag that a record carries on the wire."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", class_name).lower()


class Command(Struct, frozen=True, tag=kebab, forbid_unknown_fields=True, gc=False):
    """Something that a seat wants to do.

    `answers_decision` is false for the rare command that may be given at any moment and so answers
    no decision in particular.
    """

    answers_decision: ClassVar[bool] = True


class Event(Struct, frozen=True, tag=kebab, forbid_unknown_fields=True, gc=False):
    """Something that has happened.

    `ends_decision` is false for the rare event that leaves everybody else's choices as they were,
    so that nobody's answer goes stale by it.
    """

    ends_decision: ClassVar[bool] = True
