"""Dispatch of commands to their handlers, in both games.

A command with fields of the wrong type can come only from a Python caller. Well-formed commands pay
nothing for the check: a command is checked against its type only after its handler failed.
"""

from collections.abc import Callable, Mapping
from typing import Any, get_args, get_origin

import msgspec

from inkognito.core.chance import Chance
from inkognito.core.event_table import check_complete
from inkognito.core.events import Command
from inkognito.core.fields import name_field
from inkognito.core.refusals import Refused


def decider(
    handlers: Mapping[Any, Callable[..., Any]], commands: Any
) -> Callable[[Any, int, Any, Chance], Any]:
    """Return the game's `decide`: it returns the events of a seat's command or raises Refused.

    `commands` is the union of the game's commands: each must have a handler.
    """
    check_complete("handler for the command", handlers, get_args(commands))
    taking_lists = {kind: _taking_lists(kind, handler) for kind, handler in handlers.items()}

    def decide(state: Any, seat: int, command: Any, chance: Chance) -> Any:
        handler = taking_lists.get(type(command))
        if handler is None:
            raise Refused("unknown-command", name=type(command).__name__)
        try:
            return handler(state, seat, command, chance)
        except (TypeError, AttributeError, RecursionError):
            _refuse_malformed(command)
            raise
        except Refused as refused:
            name_field(refused, command)
            raise

    return decide


def _taking_lists(kind: Any, handler: Callable[..., Any]) -> Callable[..., Any]:
    """Return the handler with lists turned into tuples first, if the command has any tuples."""
    names = [one.name for one in msgspec.structs.fields(kind) if get_origin(one.type) is tuple]
    if not names:
        return handler

    def handle(state: Any, seat: int, command: Any, chance: Chance) -> Any:
        for name in names:
            value = getattr(command, name)
            if type(value) is list:
                command = msgspec.structs.replace(command, **{name: tuple(value)})
        return handler(state, seat, command, chance)

    return handle


def _refuse_malformed(command: Command) -> None:
    try:
        msgspec.convert(msgspec.to_builtins(command), type(command))
    except (msgspec.ValidationError, TypeError, RecursionError):
        refused = Refused("malformed", name=type(command).__name__)
        name_field(refused, command)
        raise refused from None
