"""The project's files agree: bounds of dependencies, version, changelog and lock files."""

import ast
import re
import tomllib
from importlib.metadata import version
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

import inkognito

SRC = Path(inkognito.__file__).parent
ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
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


def test_the_changelog_begins_with_this_version() -> None:
    newest = re.search(r"^## (\S+)", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert newest
    assert newest[1] == PROJECT["version"] == version("inkognito")


LOCKS = ["requirements.txt", "requirements-server.txt", "web/package-lock.json"]


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_file_names_no_registry(lock: str) -> None:
    lines = (ROOT / lock).read_text("utf-8").splitlines()
    assert not [line for line in lines if re.search(r"https?://\S+\.(whl|tgz|tar)|index-url", line)]
    assert not [line for line in lines if '"resolved"' in line]


def test_the_workflow_tests_every_version_of_python_that_the_project_claims() -> None:
    workflow = (ROOT / ".github/workflows/ci.yml").read_text("utf-8")
    claimed = re.findall(r"Python :: (3\.\d+)", "\n".join(PROJECT["classifiers"]))
    tested = re.search(r"python: \[(.+)\]", workflow)
    assert tested
    assert tested[1].replace('"', "").split(", ") == claimed
    assert PROJECT["requires-python"] == f">={claimed[0]}"
    assert all((ROOT / path).is_dir() for path in re.findall(r"\btests/\w+", workflow))


def locked(name: str) -> dict[str, str]:
    """Return the packages of a lock file, with versions and markers, and their hashes."""
    parts = re.split(r"^(?=[a-z0-9])", (ROOT / name).read_text("utf-8"), flags=re.MULTILINE)
    return {part.split(" ")[0]: part for part in parts if "==" in part}


def test_the_documented_installation_has_hashes_and_nothing_for_development() -> None:
    server, everything = locked("requirements-server.txt"), locked("requirements.txt")
    assert all("--hash=sha256:" in one for one in server.values())
    assert set(server) < set(everything), "of the same versions"
    names = {one.split("==")[0].lower().replace(".", "-") for one in server}
    wanted = {Requirement(one).name.lower().replace(".", "-") for one in PROJECT["dependencies"]}
    assert wanted <= names
    assert {"pytest", "mypy", "playwright", "schemathesis"}.isdisjoint(names)
    said = (ROOT / "docs/self-hosting.md").read_text("utf-8")
    assert "pip install --require-hashes -r requirements-server.txt" in said
    image = (ROOT / "Dockerfile").read_text("utf-8")
    installs = re.findall(r"pip install (.+)$", image, re.MULTILINE)
    assert len(installs) == 2
    assert all("--require-hashes" in one or "--no-deps" in one for one in installs)


def test_every_proxy_asks_for_tls_from_now_on() -> None:
    said = (ROOT / "docs/self-hosting.md").read_text("utf-8")
    blocks = re.findall(r"```(?:nginx|caddy)\n(.*?)```", said, re.DOTALL)
    assert len(blocks) == 3
    for block in (*blocks, (ROOT / "compose.cluster.yaml").read_text("utf-8")):
        assert "Strict-Transport-Security" in block, block
