"""The shape of data: everything in it that does not fit a type, field by field.

msgspec stops at the first error; authors who write a file by hand want to see all of them. Knows
types, not meanings. A problem's `field` is the path to the value, such as `hands[2].number`.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec import inspect

from inkognito.core.near import hint_at
from inkognito.core.refusals import Problem, echo


def shape_problems(data: object, kind: type[Any]) -> Iterator[Problem]:
    """Find everything in the data that does not fit the type."""
    return _problems(data, inspect.type_info(kind), "")


def _problems(value: Any, kind: inspect.Type, path: str) -> Iterator[Problem]:
    match kind:
        case inspect.StructType():
            yield from _struct(value, kind, path)
        case inspect.VarTupleType():
            yield from _items(value, kind.item_type, path)
        case inspect.DictType():
            yield from _entries(value, kind, path)
        case inspect.UnionType():
            yield from _one_of(value, kind, path)
        case _:
            if not _fits(value, kind):
                yield misfit(value, allowed_by(kind), path)


def _one_of(value: Any, kind: inspect.UnionType, path: str) -> Iterator[Problem]:
    """Names of one kind or another, or a single type that may be left out."""
    if value is None and kind.includes_none:
        return
    types = [one for one in kind.types if not isinstance(one, inspect.NoneType)]
    if len(types) == 1:
        yield from _problems(value, types[0], path)
    elif not any(_fits(value, one) for one in types):
        yield misfit(value, tuple(name for one in types for name in allowed_by(one)), path)


def _struct(value: Any, kind: inspect.StructType, path: str) -> Iterator[Problem]:
    if not isinstance(value, Mapping):
        yield misfit(value, ("table",), path)
        return
    fields = {field.name: field for field in kind.fields}
    for name in value:
        if name not in fields:
            hint = hint_at(name, fields)
            yield Problem("field-unknown", hint, field=_within(path, echo(name)))
    for name, field in fields.items():
        if name in value:
            yield from _problems(value[name], field.type, _within(path, name))
        elif field.required:
            yield Problem("field-missing", field=_within(path, name))


def _items(value: Any, kind: inspect.Type, path: str) -> Iterator[Problem]:
    if not isinstance(value, list | tuple):
        yield misfit(value, ("list",), path)
        return
    for number, item in enumerate(value):
        yield from _problems(item, kind, f"{path}[{number}]")


def _entries(value: Any, kind: inspect.DictType, path: str) -> Iterator[Problem]:
    if not isinstance(value, Mapping):
        yield misfit(value, ("table",), path)
        return
    for key, item in value.items():
        if not _fits(key, kind.key_type):
            hint = hint_at(key, allowed_by(kind.key_type))
            yield Problem("field-unknown", hint, field=_within(path, echo(key)))
        else:
            yield from _problems(item, kind.value_type, _within(path, key))


def misfit(value: object, allowed: tuple[str, ...], path: str) -> Problem:
    """Say that the value can't stand at that path, and what can."""
    hint = hint_at(value, allowed)
    return Problem("value-bad", {"given": echo(value), "allowed": allowed, **hint}, field=path)


def _fits(value: object, kind: inspect.Type) -> bool:
    match kind:
        case inspect.LiteralType():
            return isinstance(value, str | int) and any(
                value == one and type(value) is type(one) for one in kind.values
            )
        case inspect.IntType():
            return type(value) is int and not (
                (kind.ge is not None and value < kind.ge)
                or (kind.le is not None and value > kind.le)
            )
        case inspect.BoolType():
            return isinstance(value, bool)
        case inspect.StrType():
            return isinstance(value, str)
    return True


def allowed_by(kind: inspect.Type) -> tuple[str, ...]:
    """What may stand where the type is asked for, as words."""
    match kind:
        case inspect.LiteralType():
            return tuple(map(str, kind.values))
        case inspect.IntType():
            return (f"{kind.ge}..{kind.le}",)
        case inspect.BoolType():
            return ("true", "false")
    return ("text",)


def _within(path: str, name: str) -> str:
    return f"{path}.{name}" if path else name
