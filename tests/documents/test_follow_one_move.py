"""docs/follow-one-move.md: at most 20 steps, each a file and a function that are there."""

import ast
import re
from pathlib import Path

import pytest

DOCS = Path(__file__).parents[2] / "docs"
TEXT = (DOCS / "follow-one-move.md").read_text("utf-8")
STEPS = re.findall(r"^(\d+)\. \[[^\]]+\]\(([^)]+)\) `([^`]+)`:", TEXT, re.MULTILINE)
PACKAGES = re.findall(r"^\| (`.+?) \|", TEXT, re.MULTILINE)


def names_in_python(path: Path) -> set[str]:
    """All functions of a module, and all methods with the name of their class."""
    names = set()
    for node in ast.parse(path.read_text("utf-8")).body:
        if isinstance(node, ast.FunctionDef):
            names.add(node.name)
        elif isinstance(node, ast.ClassDef):
            methods = (one for one in node.body if isinstance(one, ast.FunctionDef))
            names |= {f"{node.name}.{method.name}" for method in methods}
    return names


def names_in_typescript(path: Path) -> set[str]:
    """All functions and methods that are declared at the start of a line."""
    declared = r"^\s*(?:export )?(?:async )?(?:function )?(#?\w+)\("
    return set(re.findall(declared, path.read_text("utf-8"), re.MULTILINE))


def test_a_move_takes_at_most_20_steps_and_they_are_counted() -> None:
    numbered = re.findall(r"^(\d+)\. ", TEXT, re.MULTILINE)
    assert [int(number) for number in numbered] == list(range(1, len(numbered) + 1))
    assert len(STEPS) == len(numbered), "each step names a file and a function"
    assert 10 < len(STEPS) <= 20


@pytest.mark.parametrize(("number", "file", "function"), STEPS)
def test_each_step_is_a_function_in_its_file(number: str, file: str, function: str) -> None:
    path = DOCS / file
    known = names_in_python(path) if path.suffix == ".py" else names_in_typescript(path)
    assert function in known, number


def test_every_package_has_its_row() -> None:
    source = DOCS.parent / "src/inkognito"
    named = {name.strip("/`") for row in PACKAGES for name in row.split(", ")}
    packages = {path.parent.name for path in source.glob("*/__init__.py")}
    modules = {path.name for path in source.glob("*.py")} - {"__init__.py", "__main__.py"}
    assert named - {"locales"} == packages | modules
