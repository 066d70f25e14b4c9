"""Check the options of a table one by one."""

from collections.abc import Mapping
from typing import TypeVar

from msgspec import Struct, ValidationError, convert, inspect
from msgspec.structs import fields

from inkognito.core.near import hint_at
from inkognito.core.refusals import Refused, echo

R = TypeVar("R", bound=Struct)


class RuleOption(Struct, frozen=True):
    """An option of a game's rules: its default, and the names or the numbers that are allowed.

    `choices` are all allowed names. An option without them is a number from `least` to `most`.
    """

    name: str
    default: str | int | None
    choices: tuple[str, ...] = ()
    least: int | None = None
    most: int | None = None


def rule_options(
    rules: type[Struct], choices: Mapping[str, tuple[str, ...]]
) -> tuple[RuleOption, ...]:
    """Return the options of these rules, in their order."""
    return tuple(
        RuleOption(field.name, field.default, choices.get(field.name, ()), *_limits(field.type))
        for field in fields(rules)
    )


def _limits(kind: object) -> tuple[int | None, int | None]:
    described = inspect.type_info(kind)
    parts = described.types if isinstance(described, inspect.UnionType) else (described,)
    numbers = [part for part in parts if isinstance(part, inspect.IntType)]
    return (numbers[0].ge, numbers[0].le) if numbers else (None, None)


def checked(
    rules: type[R],
    options: Mapping[str, object],
    choices: Mapping[str, tuple[str, ...]],
    otherwise: str,
) -> R:
    """Return the rules with these options; None stands for the default.

    `choices` lists the allowed values, for the refusal; `otherwise` is the range of an option that
    has no list of values.
    """
    given = {name: value for name, value in options.items() if value is not None}
    for name, value in given.items():
        if name not in rules.__struct_fields__:
            known = rules.__struct_fields__
            raise Refused("unknown-option", option=name, allowed=known, **hint_at(name, known))
        try:
            convert({name: value}, rules)
        except ValidationError:
            allowed = choices.get(name, (otherwise,))
            raise Refused(
                "bad-option",
                option=name,
                given=echo(value),
                allowed=allowed,
                **hint_at(value, allowed),
            ) from None
    return convert(given, rules)
