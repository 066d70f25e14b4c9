"""What the documents say is true: examples run, files load, links lead somewhere."""

import doctest
import json
import re
from pathlib import Path

import pytest

from inkognito import load_scenario
from inkognito.board import scenario
from inkognito.board.rules import Rules
from inkognito.bots.kinds import KINDS
from inkognito.card import scenario as card_scenario
from inkognito.card.rules import Rules as CardRules
from inkognito.record.schema import schema

ROOT = Path(__file__).parents[2]
DOCUMENTS = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]


@pytest.mark.parametrize(
    ("document", "examples"),
    [("README.md", 14), ("docs/bots.md", 6), ("docs/deduction.md", 14), ("docs/scenario.md", 12)],
)
def test_the_examples_run(
    document: str, examples: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    failed, tried = doctest.testfile(str(ROOT / document), module_relative=False)
    assert tried >= examples
    assert not failed


def test_every_kind_of_bot_is_documented() -> None:
    text = (ROOT / "docs/bots.md").read_text("utf-8")
    assert all(f"| `{kind}` |" in text for kind in KINDS)


def test_the_scenario_in_the_documents_loads() -> None:
    text = (ROOT / "docs/scenario.md").read_text("utf-8")
    board, card = re.findall(r"```toml\n(.*?)```", text, re.DOTALL)
    assert load_scenario(board).to_act == ("green",)
    assert load_scenario(card).to_act == ("red", "blue")


def test_every_field_phase_and_option_of_a_scenario_is_documented() -> None:
    text = (ROOT / "docs/scenario.md").read_text("utf-8")
    for module in (scenario, card_scenario):
        for name in (*module.Scenario.__struct_fields__, *module.PHASE_NAMES):
            assert f"`{name}`" in text, name
    for rules in (Rules, CardRules):
        assert all(f"`{name}`" in text for name in rules.__struct_fields__)


def test_the_glossary_is_short_and_in_alphabetical_order() -> None:
    text = (ROOT / "docs/glossary.md").read_text("utf-8")
    words = re.findall(r"^\| (?!word \|)([\w -]+) \| .+ \| \[.+\) \|$", text, re.MULTILINE)
    assert 0 < len(words) <= 40
    assert words == sorted(words, key=str.lower)
    assert len(words) == text.count("\n| ") - 1, "every row names its place in the code"


def test_the_schema_of_the_game_file_is_current() -> None:
    written = (ROOT / "docs/record.schema.json").read_text("utf-8")
    assert json.loads(written) == json.loads(json.dumps(schema())), "run `make schema`"


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_links_lead_somewhere(document: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)", document.read_text("utf-8")):
        if not target.startswith("http"):
            assert (document.parent / target).exists(), target


@pytest.mark.parametrize(
    ("game", "document", "letter", "count"),
    [("board", "rules", "b", 22), ("card", "card-rules", "c", 12)],
)
def test_every_ruling_has_a_test_of_its_number(
    game: str, document: str, letter: str, count: int
) -> None:
    text = (ROOT / f"docs/{document}.md").read_text("utf-8").lower()
    rulings = set(re.findall(rf"\*\*{letter}(\d+)", text))
    files = (ROOT / "tests/rules" / game).glob("*.py")
    tests = "".join(path.read_text("utf-8") for path in files)
    assert len(rulings) == count
    assert rulings - set(re.findall(rf"def test_{letter}(\d+)_", tests)) == set()
