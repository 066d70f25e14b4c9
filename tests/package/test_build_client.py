"""The client is built when its sources change, not otherwise; what fails leaves the old one."""

import gzip
import importlib.util
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.kit.limits import PATIENCE

ROOT = Path(__file__).parents[2]
BUILD = """
const fs = require("node:fs"), out = process.argv[process.argv.indexOf("--outDir") + 1];
fs.mkdirSync(out + "/assets", { recursive: true });
fs.writeFileSync(out + "/index.html", fs.readFileSync("page.html"));
fs.writeFileSync(out + "/assets/app-1.js", "export {};\\n".repeat(50));
fs.writeFileSync(out + "/assets/face.woff2", "wOF2");
fs.appendFileSync("../runs.txt", (process.env.NODE_EXTRA_CA_CERTS ?? "") + "\\n");
"""
"""What stands for Vite here: it takes the same argument and makes files of the same kinds."""


def load() -> Any:
    """The script at the root of the project, which is in no package."""
    spec = importlib.util.spec_from_file_location("build_client", ROOT / "build_client.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


build_client = load()


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A project with a client that needs no packages."""
    package = {"name": "tiny", "version": "1.0.0", "scripts": {"build": "node build.cjs"}}
    lock = {"name": "tiny", "version": "1.0.0", "lockfileVersion": 3, "packages": {"": package}}
    files = {
        "web/package.json": json.dumps(package),
        "web/package-lock.json": json.dumps(lock),
        "web/build.cjs": BUILD,
        "web/page.html": "<!doctype html>one",
        "web/tests/a.test.ts": "",
        "src/inkognito/locales/en/names.ftl": "name = name",
        "src/inkognito/board/venice.toml": "",
    }
    for name, content in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(content, "utf-8")
    return tmp_path


def runs(tree: Path) -> int:
    return len((tree / "runs.txt").read_text().splitlines())


def test_a_client_is_built_once_and_text_is_packed(tree: Path) -> None:
    assert build_client.build(tree)
    client = tree / "src/inkognito/client"
    assert (client / "index.html").read_text() == "<!doctype html>one"
    script = (client / "assets/app-1.js").read_bytes()
    assert gzip.decompress((client / "assets/app-1.js.gz").read_bytes()) == script
    assert (client / "assets/app-1.js.br").stat().st_size < len(script) / 5
    assert not list(client.glob("assets/face.woff2.*"))
    assert build_client.is_current(tree)
    assert not build_client.build(tree)
    assert runs(tree) == 1
    assert not list((tree / "build").iterdir())


@pytest.mark.parametrize(
    ("name", "counts"),
    [
        ("web/page.html", True),
        ("web/src/new.ts", True),
        ("src/inkognito/locales/en/names.ftl", True),
        ("src/inkognito/board/venice.toml", True),
        ("web/tests/a.test.ts", False),
        ("web/node_modules/some/index.js", False),
        ("src/inkognito/game.py", False),
    ],
)
def test_a_changed_source_makes_the_built_client_outdated(
    tree: Path, name: str, counts: bool
) -> None:
    build_client.build(tree)
    (tree / name).parent.mkdir(parents=True, exist_ok=True)
    (tree / name).write_text("something else", "utf-8")
    assert build_client.is_current(tree) != counts
    assert build_client.build(tree) == counts


def test_a_build_that_fails_says_why_and_leaves_what_was_there(tree: Path) -> None:
    build_client.build(tree)
    (tree / "web/build.cjs").write_text('console.error("no such gondola"); process.exit(3)')
    with pytest.raises(build_client.CannotBuild, match="no such gondola"):
        build_client.build(tree)
    assert (tree / "src/inkognito/client/index.html").read_text() == "<!doctype html>one"
    assert not build_client.is_current(tree)


def test_a_build_that_never_ends_is_ended(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tree / "web/build.cjs").write_text("setInterval(() => {}, 1000)")
    monkeypatch.setattr(build_client, "SECONDS_TO_BUILD", 4)
    with pytest.raises(build_client.CannotBuild, match="more than 4 seconds"):
        build_client.build(tree)


def test_a_build_that_makes_no_page_has_failed(tree: Path) -> None:
    (tree / "web/build.cjs").write_text("")
    with pytest.raises(build_client.CannotBuild, match="no page"):
        build_client.build(tree)


def test_certificates_of_the_environment_reach_node(
    tree: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NODE_EXTRA_CA_CERTS", "/etc/ssl/ours.pem")
    build_client.build(tree)
    assert (tree / "runs.txt").read_text().split() == ["/etc/ssl/ours.pem"]


def test_packages_are_fetched_again_only_where_the_lock_file_has_changed(tree: Path) -> None:
    lock = {"packages": {"": {}, "node_modules/a": {"version": "1.0.0"}}}
    lock["packages"]["node_modules/b"] = {"version": "2.0.0", "optional": True}  # type: ignore[dict-item]
    (tree / "web/package-lock.json").write_text(json.dumps(lock))
    there = tree / "web/node_modules/.package-lock.json"
    there.parent.mkdir()
    assert not build_client._is_installed(tree / "web")
    for version, is_there in (("0.9.0", False), ("1.0.0", True)):
        there.write_text(json.dumps({"packages": {"node_modules/a": {"version": version}}}))
        assert build_client._is_installed(tree / "web") == is_there


def test_without_a_web_folder_the_script_ends_with_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "build_client.py").write_bytes((ROOT / "build_client.py").read_bytes())
    done = subprocess.run(  # noqa: S603 - our own script
        [sys.executable, tmp_path / "build_client.py"],
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )
    assert done.returncode == 1
    assert "The browser client can't be built" in done.stderr
    assert "Traceback" not in done.stderr
