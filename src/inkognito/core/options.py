"""Check the options of a table one by one."""

from collections.abc import Mapping
from typing import TypeVar

from msgspec import Struct, ValidationError, convert

from inkognito.core.near import hint_at
from inkognito.core.refusals import Refused, echo

R = TypeVar("R", bound=Struct)


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
