"""A table's options, checked one by one."""

from collections.abc import Mapping
from typing import TypeVar

from msgspec import Struct, ValidationError, convert

from inkognito.core.refusals import Refused, echo

R = TypeVar("R", bound=Struct)


def checked(
    rules: type[R],
    options: Mapping[str, object],
    choices: Mapping[str, tuple[str, ...]],
    otherwise: str,
) -> R:
    """The rules with these options; None stands for the default.

    `choices` names what may be chosen, for the refusal; `otherwise` the range of what is no choice.
    """
    given = {name: value for name, value in options.items() if value is not None}
    for name, value in given.items():
        if name not in rules.__struct_fields__:
            raise Refused("unknown-option", option=name, allowed=rules.__struct_fields__)
        try:
            convert({name: value}, rules)
        except ValidationError:
            allowed = choices.get(name, (otherwise,))
            raise Refused("bad-option", option=name, given=echo(value), allowed=allowed) from None
    return convert(given, rules)
