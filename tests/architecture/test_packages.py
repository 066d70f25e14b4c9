"""Tests are imported as `tests.…`, so that no folder of tests takes the name of a module."""

import ast
import sys
from pathlib import Path

TESTS = Path(__file__).parents[1]
FOLDERS = {path.name for path in TESTS.iterdir() if path.is_dir()}


def test_the_folder_of_tests_is_on_no_path() -> None:
    assert TESTS not in map(Path, sys.path)


def test_tests_are_imported_by_their_full_names() -> None:
    for path in (*TESTS.rglob("*.py"), *(TESTS.parent / "bench").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            names = [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            names += [one.name for one in node.names] if isinstance(node, ast.Import) else []
            assert not {name.split(".")[0] for name in names} & FOLDERS, path
