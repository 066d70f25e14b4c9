"""`inkognito arena --results`: a long run goes on where it stopped."""

from pathlib import Path

import pytest

from inkognito.cli import arena as command
from tests.cli.arena_command import CARD, DUEL, LANGUAGES, held, run


def test_a_run_that_was_cut_off_goes_on_where_it_stopped(tmp_path: Path) -> None:
    file = tmp_path / "results"
    words = (*CARD, "--teams", "random:random", "--seed", "3")
    whole = held(*words, "--games", "6")
    held(*words, "--games", "4", "--results", f"{file}")
    written = file.read_bytes()
    file.write_bytes(written[:-5])
    assert held(*words, "--games", "6", "--results", f"{file}") == whole
    lines = file.read_bytes().splitlines()
    assert len(lines) == 1 + 6
    assert lines[:5] == written.splitlines()[:5]


def test_results_that_are_all_there_are_not_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "results"
    words = (*CARD, *DUEL, "--results", f"{file}")
    first = held(*words)
    monkeypatch.setattr(command, "new_bot", None)
    assert held(*words) == first


@LANGUAGES
def test_a_file_of_another_contest_is_left_alone(tmp_path: Path, language: str) -> None:
    file = tmp_path / "results"
    held(*CARD, *DUEL, "--results", f"{file}")
    before = file.read_bytes()
    result = run(*CARD, *DUEL, "--seed", "9", "--results", f"{file}", "--lang", language)
    assert result.exit_code == 2
    assert "results" in result.output
    assert file.read_bytes() == before
