"""The documentation site builds without a dead link, and its menu names every page."""

import subprocess
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from build_docs import CONFIG, SECONDS, DeadLink, build, pages, place_of, stage

ROOT = Path(__file__).parents[2]


def named(menu: Any) -> Iterator[str]:
    """Yield the pages of a menu and of the menus in it."""
    for entry in menu:
        for below in entry.values():
            if isinstance(below, str):
                yield below
            else:
                yield from named(below)


def test_the_menu_names_every_page_once() -> None:
    config = tomllib.loads((ROOT / CONFIG).read_text("utf-8"))
    there = [place_of(page) for page in pages(ROOT)]
    alone = [place for place in there if not place.startswith("decisions/0")]
    assert sorted(named(config["project"]["nav"])) == sorted(alone)


def test_the_site_builds_without_a_dead_link(tmp_path: Path) -> None:
    stage(ROOT, tmp_path / "build/docs")
    (tmp_path / CONFIG).write_bytes((ROOT / CONFIG).read_bytes())
    built = build(tmp_path)
    assert built.returncode == 0, built.stdout + built.stderr
    for page in pages(ROOT):
        assert (tmp_path / "build/site" / place_of(page)).with_suffix(".html").is_file()


def test_a_link_to_nothing_is_found(tmp_path: Path) -> None:
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs/page.md").write_text("[there](../src/nothing.py)", "utf-8")
    with pytest.raises(DeadLink, match=r"docs/page\.md links to \.\./src/nothing\.py"):
        stage(tmp_path, tmp_path / "site")


@pytest.mark.parametrize("hangs", [1, 2])
def test_a_build_that_does_not_end_is_tried_once_more(
    hangs: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried: list[float] = []

    def run(command: list[str], *, timeout: float, **_: Any) -> "subprocess.CompletedProcess[str]":
        tried.append(timeout)
        if len(tried) <= hangs:
            raise subprocess.TimeoutExpired(command, timeout)
        return subprocess.CompletedProcess(command, 0, "", "")

    monkeypatch.setattr(subprocess, "run", run)
    if hangs == 1:
        assert build(tmp_path).returncode == 0
    else:
        with pytest.raises(subprocess.TimeoutExpired):
            build(tmp_path)
    assert tried == [SECONDS] * 2
