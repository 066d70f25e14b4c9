"""People's names: without characters that could deceive, and told apart at a table."""

import unicodedata
from collections.abc import Iterable
from itertools import count
from typing import Final

from inkognito.core.refusals import Refused

LONGEST_NAME: Final = 24

_INVISIBLE: Final = frozenset(
    {0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0}
    | {*range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)}
)
"""Letters, marks and signs that show nothing: fillers, joiners, variation selectors."""

_LOOK_ALIKES: Final = str.maketrans(
    # Cyrillic, Greek and others that look like a Latin letter, and that letter
    "авекмнорстухьѕіјһԁԛԝгѵαβγεηικμνορτυχωıłøđħ01",  # noqa: RUF001
    "abekmhopctyxbsijhdqwrvabyenikmvoptuxwiiodhoi",
)


def cleaned_name(name: str) -> str:
    """Return the name as it is shown; raise Refused if it is then empty or too long."""
    normal = unicodedata.normalize("NFKC", name[: 8 * LONGEST_NAME])
    shown = unicodedata.normalize("NFKC", "".join(map(_shown, normal)))  # what was apart may join
    words = " ".join(shown.split())
    if not words or len(words) > LONGEST_NAME or unicodedata.category(words[0])[0] == "M":
        raise Refused("bad-name", longest=LONGEST_NAME)
    return words


def unique_name(name: str, others: Iterable[str]) -> str:
    """Return the name, with a number appended if somebody else has one that looks like it."""
    taken = set(map(_look, others))
    if _look(name) not in taken:
        return name
    numbered = (f"{name} {number}" for number in count(2))
    return next(one for one in numbered if _look(one) not in taken)


def _shown(character: str) -> str:
    """Remove what shows nothing or turns the line round: controls, joiners, reversals, fillers."""
    category = unicodedata.category(character)
    if category == "Zs":
        return " "
    return "" if category[0] in "CZ" or ord(character) in _INVISIBLE else character


def _look(name: str) -> str:
    """Return what a hasty reader sees: without case, accents and the alphabet of a letter."""
    plain = unicodedata.normalize("NFD", name.casefold().replace("l", "i"))
    letters = "".join(c for c in plain if unicodedata.category(c) != "Mn")
    return letters.translate(_LOOK_ALIKES)
