"""People's names: without characters that could deceive, and unique at a table."""

import unicodedata
from collections.abc import Iterable
from itertools import count
from typing import Final

from inkognito.core.refusals import Refused

LONGEST_NAME: Final = 24
_HARMLESS: Final = frozenset({"Zs"})


def cleaned_name(name: str) -> str:
    """Return the name as it is shown; raise Refused if it is then empty or too long."""
    normal = unicodedata.normalize("NFKC", name[: 8 * LONGEST_NAME])
    # Remove the Unicode categories C and Z except plain spaces: controls, joiners, reversals.
    shown = "".join(
        " " if unicodedata.category(c) in _HARMLESS else c
        for c in normal
        if unicodedata.category(c) in _HARMLESS or unicodedata.category(c)[0] not in "CZ"
    )
    words = " ".join(shown.split())
    if not words or len(words) > LONGEST_NAME or unicodedata.category(words[0])[0] == "M":
        raise Refused("bad-name", longest=LONGEST_NAME)
    return words


def unique_name(name: str, others: Iterable[str]) -> str:
    """Return the name, with a number appended if somebody else has it already."""
    taken = {other.casefold() for other in others}
    if name.casefold() not in taken:
        return name
    numbered = (f"{name} {number}" for number in count(2))
    return next(one for one in numbered if one.casefold() not in taken)
