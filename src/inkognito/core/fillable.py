"""Options that stand for many commands: the player fills in their fields. Knows no game."""

from collections.abc import Iterable
from typing import Any, ClassVar

from msgspec import Struct

from inkognito.core.events import Command, kebab


class Fillable(Struct, frozen=True, tag=kebab, forbid_unknown_fields=True, gc=False):
    """One option for many commands. It is not a command itself: every filling is one.

    `is_undo` and `is_declaration` say of all fillings what `Command` says of one.
    """

    is_undo: ClassVar[bool] = False
    is_declaration: ClassVar[bool] = False

    @property
    def fillings(self) -> tuple[Command, ...]:
        """All commands that this option stands for. Each is legal while the option is offered."""
        raise NotImplementedError


def expanded(options: Iterable[Any]) -> tuple[Any, ...]:
    """The options as commands only, in order: each fillable option by all of its fillings."""
    commands: list[Any] = []
    for option in options:
        commands += option.fillings if isinstance(option, Fillable) else (option,)
    return tuple(commands)
