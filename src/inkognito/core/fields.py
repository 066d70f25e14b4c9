"""Find the field of a command that a refusal is about. Reads only the command itself."""

from collections.abc import Iterator
from typing import Any, Final

import msgspec
from msgspec import Struct

from inkognito.core.events import Command
from inkognito.core.refusals import Refused, echo
from inkognito.core.shapes import shape_problems

_DEEPEST: Final = 4


def name_field(refused: Refused, command: Command) -> None:
    """Add the field to a refusal of something that can't be read, such as `cards[1]`."""
    code, params = refused.code, refused.refusal.params
    if code == "malformed":
        field = _misfit_in(command)
    elif code.startswith("unknown-"):
        field = _field_with(command, params.get("name"))
    else:
        return
    if field:
        refused.add(field=field)


def _misfit_in(command: Command) -> str:
    """Return the first field that does not fit the command's type."""
    data: dict[str, Any] = {}
    for name in command.__struct_fields__:
        try:
            data[name] = msgspec.to_builtins(getattr(command, name))
        except (TypeError, ValueError, RecursionError):
            return name
    misfit = next(shape_problems(data, type(command)), None)
    return "" if misfit is None else misfit.field


def _field_with(command: Command, name: object) -> str:
    """Return the first field that holds this name, as a refusal echoes it."""
    return next((path for path, value in _values(command, "", 0) if echo(value) == name), "")


def _values(value: object, path: str, depth: int) -> Iterator[tuple[str, object]]:
    """Yield every single value inside, with its path."""
    if depth > _DEEPEST:
        return
    if isinstance(value, Struct):
        for name in value.__struct_fields__:
            within = f"{path}.{name}" if path else name
            yield from _values(getattr(value, name), within, depth + 1)
    elif isinstance(value, list | tuple):
        for number, item in enumerate(value):
            yield from _values(item, f"{path}[{number}]", depth + 1)
    else:
        yield path, value
