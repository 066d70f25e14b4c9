"""Commands whose fields are not even of the right kind: only a caller from Python can send one."""

import msgspec

from inkognito.core.events import Command
from inkognito.core.refusals import Refused


def refuse_malformed(command: Command) -> None:
    """Refuse the command if it does not fit its own type."""
    try:
        msgspec.convert(msgspec.to_builtins(command), type(command))
    except (msgspec.ValidationError, TypeError, RecursionError):
        raise Refused("malformed", name=type(command).__name__) from None
