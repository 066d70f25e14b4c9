"""What the documents say is true: examples run, files load, links lead somewhere."""

import doctest
import re
from pathlib import Path

import pytest

from inkognito import load_scenario
from inkognito.board.rules import Rules
from inkognito.board.scenario import PHASE_NAMES, Scenario

ROOT = Path(__file__).parents[2]
DOCUMENTS = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]


def test_the_readme_runs() -> None:
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert tried >= 10
    assert not failed


def test_the_scenario_in_the_documents_loads() -> None:
    text = (ROOT / "docs/scenario.md").read_text("utf-8")
    (example,) = re.findall(r"```toml\n(.*?)```", text, re.DOTALL)
    assert load_scenario(example).to_act == ("green",)


def test_every_field_phase_and_option_of_a_scenario_is_documented() -> None:
    text = (ROOT / "docs/scenario.md").read_text("utf-8")
    for name in (*Scenario.__struct_fields__, *PHASE_NAMES, *Rules.__struct_fields__):
        assert f"`{name}`" in text, name


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_links_lead_somewhere(document: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)", document.read_text("utf-8")):
        if not target.startswith("http"):
            assert (document.parent / target).exists(), target


def test_every_ruling_has_a_test_of_its_number() -> None:
    rulings = set(re.findall(r"\*\*B(\d+)", (ROOT / "docs/rules.md").read_text("utf-8")))
    tests = "".join(path.read_text("utf-8") for path in (ROOT / "tests/rules/board").glob("*.py"))
    tested = set(re.findall(r"def test_b(\d+)_", tests))
    assert len(rulings) == 22
    assert rulings - tested == set()
