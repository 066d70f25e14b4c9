"""Convert stored data of older versions, step by step. Every later version reads old databases.

Everything stored has the version of its format beside it, in a column. To change a format, raise
VERSION and add a step that turns the old form into the new one. A field that is new, with a
default, or that is gone needs no step: fields that a stored type does not name are ignored.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

import msgspec

VERSION: Final = 3
"""Version 1 is what Inkognito 0.1 wrote, version 2 what 0.2 wrote.

Version 3 added the bots' pace, which was `normal` before, and the kinds of decisions to pass in.
"""

Step: TypeAlias = Callable[[Any], Any]
Steps: TypeAlias = Mapping[int, Step]


def _as_it_is(data: Any) -> Any:
    return data


def _listing_without_views(listing: Any) -> Any:
    """Version 1 stored listings as the lobby shows them, with names and presence."""
    chairs = [
        {name: value for name, value in chair.items() if name not in ("name", "present")}
        for chair in listing["chairs"]
    ]
    return {**listing, "chairs": chairs}


ENTRIES: Final[Steps] = {1: _as_it_is, 2: _as_it_is}
LISTING: Final[Steps] = {1: _listing_without_views, 2: _as_it_is}
TALK: Final[Steps] = {1: _as_it_is, 2: _as_it_is}
"""By version: the step to the next one."""

AUTHORS: Final[Mapping[int, Mapping[str, str]]] = {1: {"house": "server"}}
"""By version: authors of rows that are called otherwise now."""


def decoded(
    decoder: "msgspec.json.Decoder[Any]",
    data: bytes,
    version: int,
    steps: Steps,
    newest: int = VERSION,
) -> Any:
    """Decode data that was stored in this version."""
    if version == newest or all(steps[number] is _as_it_is for number in range(version, newest)):
        return decoder.decode(data)
    raw = msgspec.json.decode(data)
    for number in range(version, newest):
        raw = steps[number](raw)
    return msgspec.convert(raw, decoder.type)


def author_of(author: str, version: int) -> str:
    """Return the author of a row by the name that they have now."""
    for number in range(version, VERSION):
        author = AUTHORS.get(number, {}).get(author, author)
    return author
