"""An edition is a row of facts: everything but its table and its names reads the facts.

So a new edition touches six files that people write: the table, the names in three languages, the
rules document, and a test of the rules. `make types schema golden` writes the others.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import get_args

import pytest

from inkognito.board import editions as board_editions
from inkognito.card import editions as card_editions
from inkognito.speech import LANGUAGES

ROOT = Path(__file__).parents[2]
FOLDERS = ("src/inkognito", "web/src")
WRITTEN = {".css", ".ftl", ".html", ".py", ".svelte", ".toml", ".ts"}
GENERATED = {"web/src/wire/messages.ts", "web/src/wire/values.ts"}
CLIENT = "src/inkognito/client/"
"""The built client."""

GAMES = [
    pytest.param(board_editions, "docs/rules.md", id="board"),
    pytest.param(card_editions, "docs/card-rules.md", id="card"),
]
MOST_FILES = 6


def sources() -> Iterator[tuple[str, str]]:
    """The files that people write, and what they say."""
    for folder in FOLDERS:
        for path in sorted((ROOT / folder).rglob("*")):
            name = path.relative_to(ROOT).as_posix()
            is_written = path.suffix in WRITTEN and name not in GENERATED
            if is_written and not name.startswith(CLIENT):
                yield name, path.read_text("utf-8")


SOURCES = dict(sources())


def names(edition: str, text: str) -> bool:
    """Whether the text names the edition, and not only something that begins like it."""
    return re.search(rf"(?<![a-z0-9]){re.escape(edition)}(?![a-z0-9])", text) is not None


@pytest.mark.parametrize(("editions", "document"), GAMES)
def test_every_edition_has_a_row_of_facts(editions: ModuleType, document: str) -> None:
    assert tuple(editions.EDITIONS) == get_args(editions.Edition)
    assert editions.DEFAULT_EDITION in editions.EDITIONS
    rules = (ROOT / document).read_text("utf-8")
    assert all(names(edition, rules) for edition in editions.EDITIONS)


@pytest.mark.parametrize(("editions", "document"), GAMES)
def test_only_its_table_and_the_names_name_an_edition(editions: ModuleType, document: str) -> None:
    table = Path(str(editions.__file__)).relative_to(ROOT).as_posix()
    allowed = {table, *(f"src/inkognito/locales/{one}/names.ftl" for one in LANGUAGES)}
    for edition in editions.EDITIONS:
        found = {path for path, text in SOURCES.items() if names(edition, text)}
        assert found == allowed, "read a fact of the edition instead of its name"
    assert len(allowed | {document, "a test of the rules"}) <= MOST_FILES


def test_no_message_selects_on_the_edition() -> None:
    catalogues = {path: text for path, text in SOURCES.items() if path.endswith(".ftl")}
    assert catalogues
    assert not [path for path, text in catalogues.items() if "$edition" in text]


def test_an_edition_is_found_by_its_whole_name() -> None:
    assert names("ares-2013-en", "edition-ares-2013-en-about = …")
    assert not names("ares-2013", "ares-20131")
