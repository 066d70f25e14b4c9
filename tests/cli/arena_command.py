"""Runs `inkognito arena` inside the test, also with bots whose results are known."""

import json
from typing import Any

import pytest
from click.testing import CliRunner, Result

from inkognito.arena.table import Setting
from inkognito.cli import arena as command
from inkognito.cli import arena_contest
from inkognito.cli.main import main
from tests.arena.cheats import KINDS, maker_for

LANGUAGES = pytest.mark.parametrize("language", ["en", "it", "de"])
CARD = ("--game", "card", "--round-limit", "3", "--workers", "1")
DUEL = ("--teams", "random:random", "--games", "2")


def run(*words: str) -> Result:
    return CliRunner().invoke(main, ("arena", *words))


def held(*words: str) -> dict[str, Any]:
    """What `arena --json` says, without its seconds."""
    result = run("--json", *words)
    assert result.exit_code == 0, result.output
    report: dict[str, Any] = json.loads(result.stdout)
    assert report.pop("seconds") >= 0
    return report


def cheating(monkeypatch: pytest.MonkeyPatch, contest: Any, setting: Setting, games: int) -> None:
    """Let the command know the bots of the tests, which know how this contest is dealt."""
    monkeypatch.setattr(arena_contest, "KINDS", tuple(KINDS))
    monkeypatch.setattr(command, "new_bot", maker_for(contest, setting, games))
