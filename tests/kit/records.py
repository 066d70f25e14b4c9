"""Game files as JSON that tests can change, and the result of verifying them."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any, TypeAlias

from inkognito.record.format import BrokenRecord, read
from inkognito.record.verify import verify
from tests.golden.recorded import WHOLE, Golden, recorded

Parts: TypeAlias = list[Any]
"""The lines of a file as JSON; line n has the index n - 1."""

BOARD = recorded("board-3-ares-2013-en-random-challenge-classic-1988")
BOARD_CHOSEN = recorded("board-4-ares-2013-it-choose-challenge-ares-2013")
CARD = recorded("card-3-ffg-2003-single")
MATCH = recorded("card-5-abacus-1997-first-to-3")
WRONG = "record-line-wrong"

FREE_STEPS = {
    BOARD.name: [3, 14, 19, 20, 24, 25],
    BOARD_CHOSEN.name: [21, 25, 38, 43, 45, 49, 50, 56, 57, 62, 63],
    CARD.name: [],
    MATCH.name: [],
}
"""Lines, counted from 0, with a step that nothing later depends on."""

FREE_ORDER = {
    BOARD.name: [3, 8, 14, 19, 24],
    BOARD_CHOSEN.name: [7, 13, 14, 19, 20, 25, 33, 38, 43, 44, 49, 50, 55, 56, 61, 62],
    CARD.name: [],
    MATCH.name: [],
}
"""Lines, counted from 0, with a step that could as well have come after the next one."""


def parts_of(text: str) -> Parts:
    return [json.loads(line) for line in text.splitlines()]


def text_of(parts: Parts) -> str:
    """Return the text of a file with these lines, in canonical form."""
    spelt = (json.dumps(part, ensure_ascii=False, separators=(",", ":")) for part in parts)
    return "".join(line + "\n" for line in spelt)


def golden(game: Golden, viewer: str = WHOLE) -> Parts:
    return parts_of(game[viewer].decode())


def told(parts: Parts) -> tuple[str, object] | None:
    """Return what is wrong with the file and in which line, or None."""
    content = text_of(parts).encode()
    try:
        verdict = verify(read(content), content)
    except BrokenRecord as broken:
        return broken.problem.code, broken.problem.params["line"]
    assert verdict.is_true == (verdict.problem is None)
    if verdict.problem is None:
        return None
    return verdict.problem.code, verdict.problem.params.get("line")


def events_of(parts: Parts, kind: str) -> list[tuple[int, dict[str, Any]]]:
    """Return all events of a kind, each with the number of its line."""
    lines = [(n, part) for n, part in enumerate(parts, start=1) if isinstance(part, list)]
    return [(n, event) for n, line in lines for event in line if event["type"] == kind]


def swap(event: dict[str, Any], field: str, one: int, other: int, part: str) -> None:
    """Swap one part of two items of a list field."""
    things = event[field]
    things[one][part], things[other][part] = things[other][part], things[one][part]


def leaves(value: Any) -> Iterator[tuple[Any, Any]]:
    """Yield every leaf of the line: its container and its key there."""
    pairs = value.items() if isinstance(value, dict) else enumerate(value)
    for key, inner in pairs:
        if isinstance(inner, dict | list) and inner:
            yield from leaves(inner)
        else:
            yield value, key


def edited(parts: Parts, random: Random) -> tuple[Parts, int]:
    """Return the file with one value replaced by another one of the file, and its line's index."""
    copy: Parts = json.loads(json.dumps(parts))
    place = random.randrange(len(copy))
    holder, key = random.choice(list(leaves(copy[place]) if copy[place] else [(copy, place)]))
    old = holder[key]
    pool = [held[inner] for part in parts for held, inner in leaves(part)]
    near: list[Any] = [None, 0, [], ""]
    if type(old) is int:
        near = [old + 1, old - 1, -old - 1, 2**40, 2**70]
    alike = [value for value in pool if type(value) is type(old)] or [None, "", 1]
    new = old
    while new == old and type(new) is type(old):
        new = random.choice(random.choice((near, alike, alike, alike)))
    holder[key] = new
    return copy, place
