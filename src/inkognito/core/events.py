"""Base types of the events and commands of both games: frozen, tagged records.

An event is a fact in the past tense; a command is an intent. Both carry names, never masks.
"""

import re
from typing import ClassVar

from msgspec import Struct


def kebab(class_name: str) -> str:
    """Return the tag that a record carries on the wire: PieceStepped -> piece-stepped."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", class_name).lower()


class Command(Struct, frozen=True, tag=kebab, forbid_unknown_fields=True, gc=False):
    """Something that a seat wants to do.

    A class of commands says what is special about it:

    - `answers_decision` is false for the rare command that may be sent at any moment and so answers
      no decision in particular.
    - `is_step`: one of the steps of a longer decision, or its undoing; it earns no extra time.
    - `is_undo`: takes a step back. `is_declaration`: may end the game. Random play avoids both.
    """

    answers_decision: ClassVar[bool] = True
    is_step: ClassVar[bool] = False
    is_undo: ClassVar[bool] = False
    is_declaration: ClassVar[bool] = False


class Event(Struct, frozen=True, tag=kebab, forbid_unknown_fields=True, gc=False):
    """Something that has happened.

    `ends_decision` is false for the rare event that leaves everyone else's choices unchanged, so
    that nobody's answer becomes stale.
    """

    ends_decision: ClassVar[bool] = True
