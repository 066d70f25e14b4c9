"""The client's folders import in one direction, and only games/ tells one game from another."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

SRC = Path(__file__).parents[2] / "web/src"
FILES = sorted(path for path in SRC.rglob("*") if path.suffix in {".ts", ".svelte"})

LAYERS = (
    {"wire", "fold", "state", "speech", "worker"},
    {"art", "map", "kit", "styles"},
    {"shell"},
    {"panels"},
    {"games"},
    {"screens"},
    {"App.svelte", "main.ts", "toml.d.ts"},
)
"""From the bottom up. A folder imports from lower layers and from its own."""

RANK = {folder: rank for rank, folders in enumerate(LAYERS) for folder in folders}

IMPORTS = re.compile(r"""(?:\bfrom\s+|\bimport\s*\(?\s*)["'](\.[^"']*)["']""")
CLASSES = re.compile(r"""\bclass(?:=|:)["'{\[]?[^>\n]*""")
LATER = re.compile(r"(?<!typeof )\bimport\(\"")
FETCHED = re.compile(r"(?:fetchNow|fetchCode|new Fetched)\(\s*\(\) => import\(\"")
AWAITED = re.compile(r"^await ", re.MULTILINE)
AT_FIRST = {"main.ts", "speech/languages.ts"}
"""What the page begins with, and the texts, which are asked for again by whoever needs them."""

GAME_NAMES = re.compile(r"""["'`](?:board|card)["'`]""")
NAMED = {"wire/messages.ts", "wire/values.ts"}
"""Where games are listed, not compared."""


def name_of(path: Path) -> str:
    return path.relative_to(SRC).as_posix()


def folder_of(path: Path) -> str:
    return path.relative_to(SRC).parts[0]


def imported_by(path: Path) -> Iterator[Path]:
    """The files of the client that are imported, with or without their endings."""
    for address in IMPORTS.findall(path.read_text("utf-8")):
        target = (path.parent / address).resolve()
        if target.is_relative_to(SRC):
            yield target


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_a_folder_imports_only_from_layers_below_it(path: Path) -> None:
    rank = RANK[folder_of(path)]
    above = [name_of(one) for one in imported_by(path) if RANK[folder_of(one)] > rank]
    assert not above


@pytest.mark.parametrize("game", ["board", "card"])
def test_one_game_never_imports_another(game: str) -> None:
    others = {one for one in ("board", "card") if one != game}
    for path in FILES:
        if path.is_relative_to(SRC / "games" / game):
            targets = [one.relative_to(SRC).parts[:2] for one in imported_by(path)]
            assert not [one for one in targets if one[0] == "games" and one[-1] in others]


@pytest.mark.parametrize(
    "path",
    [one for one in FILES if folder_of(one) != "games" and name_of(one) not in NAMED],
    ids=name_of,
)
def test_no_other_folder_compares_or_names_a_game(path: Path) -> None:
    script = CLASSES.sub("", path.read_text("utf-8"))
    assert not GAME_NAMES.findall(script)


def test_every_folder_has_a_layer() -> None:
    assert {one.name for one in SRC.iterdir()} == RANK.keys()


@pytest.mark.parametrize(
    "path", [one for one in FILES if name_of(one) not in AT_FIRST], ids=name_of
)
def test_what_is_fetched_later_can_be_asked_for_again(path: Path) -> None:
    script = path.read_text("utf-8")
    assert len(FETCHED.findall(script)) == len(LATER.findall(script))
    assert not AWAITED.search(script), "a module whose evaluation has failed stays broken"
