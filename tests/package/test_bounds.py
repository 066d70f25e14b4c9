"""Dependencies whose internals are used have an upper bound."""

import ast
import tomllib
from importlib.metadata import version
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

import inkognito

SRC = Path(inkognito.__file__).parent
PROJECT = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text("utf-8"))[
    "project"
]
INTERNALS = {"uvicorn.protocols": "uvicorn"}
"""Modules that promise nothing from one release to the next, and the packages that have them."""


def imported() -> set[str]:
    """Return the names of all modules that our own import from."""
    trees = (ast.parse(path.read_text("utf-8")) for path in SRC.rglob("*.py"))
    nodes = (node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.ImportFrom))
    return {node.module or "" for node in nodes}


def requirement(package: str) -> Requirement:
    wanted = map(Requirement, PROJECT["dependencies"])
    return next(one for one in wanted if one.name == package)


@pytest.mark.parametrize(("module", "package"), INTERNALS.items())
def test_a_package_whose_internals_are_subclassed_has_an_upper_bound(
    module: str, package: str
) -> None:
    assert any(name.startswith(module) for name in imported()), "the bound may go now"
    bounds = requirement(package).specifier
    assert any(one.operator == "<" for one in bounds), package
    assert version(package) in bounds


@pytest.mark.parametrize("method", ["run_asgi", "data_received", "send_receive_event_to_app"])
def test_the_methods_of_uvicorn_that_are_overridden_exist(method: str) -> None:
    assert method in vars(WebSocketsSansIOProtocol)
