"""`inkognito arena`: tables for people, pictures, help, and the installed command."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from inkognito.arena.line_ups import Rotation, RoundRobin
from inkognito.arena.table import Setting
from inkognito.bots import veteran
from inkognito.cli.arena import arena
from tests.cli.arena_command import CARD, DUEL, LANGUAGES, cheating, held, run
from tests.kit.limits import PATIENCE


@LANGUAGES
@pytest.mark.parametrize(
    "words",
    [
        ("--teams", "random:random", "--games", "2"),
        ("--cross", "random+random:random+random", "--games", "2"),
        ("--seats", "random+random+random+random", "--games", "4"),
    ],
)
def test_without_json_tables_say_it_in_three_languages(
    language: str, words: tuple[str, ...]
) -> None:
    result = run(*CARD, *words, "--lang", language)
    assert (result.exit_code, result.stderr) == (0, "")
    assert {"en": "Games", "it": "Partite", "de": "Spiele"}[language] in result.stdout
    assert "95" in result.stdout
    assert "random" in result.stdout


@LANGUAGES
def test_a_round_robin_s_tables_hold_scores_and_ratings(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    setting = Setting("card", 4, seed=0, options={"round_limit": 200})
    cheating(monkeypatch, RoundRobin(("seer", "random")), setting, 2)
    words = ("--game", "card", "--round-limit", "200", "--workers", "1", "--games", "2")
    result = run(*words, "--round-robin", "seer,random", "--lang", language)
    assert result.exit_code == 0
    assert {"en": "Rating", "it": "Valutazione", "de": "Wertung"}[language] in result.stdout
    assert "1.000" in result.stdout
    assert "0.000" in result.stdout


def test_notes_are_told_where_there_are_any(monkeypatch: pytest.MonkeyPatch) -> None:
    setting = Setting("board", 5, seed=0, options={"turn_limit": 3})
    cheating(monkeypatch, Rotation(("scribbler",) * 5), setting, 5)
    words = ("--players", "5", "--turn-limit", "3", "--games", "5", "--workers", "1")
    result = run(*words, "--seats", "+".join(["scribbler"] * 5))
    assert "scribbler: notes" in result.stdout
    assert "5, 5 of them wrong" in result.stdout
    assert "Notes" not in run(*CARD, *DUEL).stdout


@LANGUAGES
def test_kinds_that_have_learned_nothing_are_named_with_those_that_play_for_them(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(veteran, "learning_of", lambda *_: None)
    monkeypatch.setattr(veteran, "weights_for", lambda *_: None)
    three = ("--players", "3", "--seats", "veteran+random+random", "--games", "3")
    assert held(*CARD, *three)["plays_as"] == {"veteran": "sly"}
    said = run(*CARD, *three, "--lang", language).output
    assert "veteran" in said.splitlines()[0]
    assert "sly" in said.splitlines()[0]


def test_a_round_robin_is_drawn_and_nothing_else_is(tmp_path: Path) -> None:
    picture = tmp_path / "levels.svg"
    words = (*CARD, "--games", "2", "--plot", f"{picture}")
    assert run(*words, "--round-robin", "random,clerk").exit_code == 0
    assert picture.read_text("utf-8").startswith("<svg")
    picture.unlink()
    refused = run(*words, "--teams", "random:clerk")
    assert refused.exit_code == 2
    assert "--round-robin" in refused.output
    assert not picture.exists()


def test_help_lists_every_option() -> None:
    result = run("--help")
    assert result.exit_code == 0
    for option in arena.params:
        assert option.opts[0] in result.stdout


def test_the_installed_command_plays_on_several_cores() -> None:
    words = ["arena", *CARD[:-1], "2", *DUEL, "--json"]
    done = subprocess.run(  # noqa: S603 - our own command, with our own words
        [str(Path(sys.executable).with_name("inkognito")), *words],
        capture_output=True,
        text=True,
        check=False,
        timeout=2 * PATIENCE,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout)["games"] == 2
