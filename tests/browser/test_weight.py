"""The client is light until the first decision, by the size of its compressed scripts.

Counted are the files that are fetched from the start page to a table on a phone, with everything
that they import at once. What comes later, with `import()`, is not counted.
"""

import gzip
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.browser.conftest import ROOT

ASSETS = ROOT / "src" / "inkognito" / "client" / "assets"
IMPORTED = re.compile(r"(?:from|import)[\"'`]\./([\w.-]+\.js)[\"'`]")
START = ("start", "en")
TABLE = (*START, "TableScreen")
LIMITS = {
    "start page": (65, START),
    "board game": (145, (*TABLE, "BoardGame", "en_board", "place_names")),
    "card game": (110, (*TABLE, "CardGame", "en_card")),
}
"""In kB, and the first files."""


def named(name: str) -> Path:
    """The file of this name, which is followed by a hash of eight characters."""
    (found,) = ASSETS.glob(f"{name}-{'?' * 8}.js")
    return found


def fetched(names: tuple[str, ...]) -> Iterator[Path]:
    """These files, and what they import, once each."""
    waiting, seen = [named(name) for name in names], set[Path]()
    while waiting:
        one = waiting.pop()
        if one not in seen:
            seen.add(one)
            waiting += [ASSETS / name for name in IMPORTED.findall(one.read_text("utf-8"))]
            yield one


@pytest.mark.usefixtures("client")
@pytest.mark.parametrize("where", LIMITS)
def test_the_scripts_until_the_first_decision_are_light(where: str) -> None:
    limit, names = LIMITS[where]
    weights = {one.name: len(gzip.compress(one.read_bytes(), 9)) for one in fetched(names)}
    assert sum(weights.values()) <= limit * 1_000, weights
    assert any(name.startswith("start-") for name in weights)
