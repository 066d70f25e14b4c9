"""How a command finds its handler, in both games.

A command whose fields are not even of the right kind can come only from a caller in Python. It
costs nothing on the way of the others: it is looked at only when a handler trips over it.
"""

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from inkognito.core.chance import Chance
from inkognito.core.events import Command
from inkognito.core.refusals import Refused


def decider(handlers: Mapping[Any, Callable[..., Any]]) -> Callable[[Any, int, Any, Chance], Any]:
    """The game's `decide`: what happens when a seat gives a command; or it raises Refused."""

    def decide(state: Any, seat: int, command: Any, chance: Chance) -> Any:
        handler = handlers.get(type(command))
        if handler is None:
            raise Refused("unknown-command", name=type(command).__name__)
        try:
            return handler(state, seat, command, chance)
        except (TypeError, AttributeError, RecursionError):
            _refuse_malformed(command)
            raise

    return decide


def _refuse_malformed(command: Command) -> None:
    try:
        msgspec.convert(msgspec.to_builtins(command), type(command))
    except (msgspec.ValidationError, TypeError, RecursionError):
        raise Refused("malformed", name=type(command).__name__) from None
