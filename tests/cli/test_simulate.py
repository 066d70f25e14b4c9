"""`inkognito simulate`: what it prints, that it can be repeated, and how it refuses bad values."""

import json
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from inkognito.cli.main import main
from inkognito.cli.simulate import simulate
from tests.kit.limits import PATIENCE


def run(*words: str) -> Result:
    return CliRunner().invoke(main, words)


def simulated(*words: str) -> dict[str, Any]:
    """What `simulate --json` says."""
    result = run("simulate", "--json", *words)
    assert result.exit_code == 0, result.output
    summary: dict[str, Any] = json.loads(result.stdout)
    return summary


def without_seconds(summary: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in summary.items() if key != "seconds"}


def test_json_says_how_many_games_were_played_and_how_they_went() -> None:
    summary = simulated("--games", "3")
    assert summary["games"] == summary["finished"] == 3
    assert summary["draws"] <= 3
    assert summary["turns"] >= 3
    assert summary["actions"] > summary["turns"]
    assert summary["seconds"] >= 0
    assert sum(summary["outcomes"].values()) == 3


def test_json_is_one_line_and_nothing_else_is_printed() -> None:
    result = run("simulate", "--json", "--games", "2")
    assert result.stdout.count("\n") == 1
    assert result.stderr == ""


def test_without_json_a_table_names_the_game_and_its_numbers() -> None:
    result = run("simulate", "--games", "2", "--seed", "5", "--players", "3")
    assert result.exit_code == 0
    assert "3 players, seed 5" in result.stdout
    for row in ("Games", "Drawn", "Turns per game", "Questions per game", "Actions", "Seconds"):
        assert row in result.stdout


def test_the_same_seed_gives_the_same_games() -> None:
    words = ("--games", "3", "--seed", "11")
    assert without_seconds(simulated(*words)) == without_seconds(simulated(*words))


def test_different_seeds_give_different_games() -> None:
    played = [without_seconds(simulated("--games", "3", "--seed", seed)) for seed in "123"]
    assert played[0] != played[1] != played[2]


def test_negative_seeds_are_seeds_too() -> None:
    assert simulated("--games", "1", "--seed", "-4")["games"] == 1


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("--game", "board"),
        ("--players", "3"),
        ("--players", "4"),
        ("--players", "5"),
        ("--edition", "ares-2013-en"),
        ("--edition", "ares-2013-it"),
        ("--placement", "random"),
        ("--placement", "choose"),
        ("--repeats", "prevented"),
        ("--repeats", "challenge"),
        ("--phantom", "ares-2013"),
        ("--phantom", "classic-1988"),
        ("--turn-limit", "7"),
        ("--declare", "0.5"),
        ("--seed", "99"),
    ],
)
def test_every_option_is_taken(option: str, value: str) -> None:
    assert simulated("--games", "2", option, value)["finished"] == 2


def test_b16_a_game_that_reaches_the_turn_limit_is_a_draw() -> None:
    summary = simulated("--games", "3", "--turn-limit", "4", "--declare", "0")
    assert summary["draws"] == 3
    assert summary["turns"] == 3 * 4
    assert summary["outcomes"] == {"turn-limit": 3}


def test_players_who_always_declare_end_the_game_at_once() -> None:
    summary = simulated("--games", "3", "--declare", "1")
    assert summary["draws"] == 0
    assert summary["turns"] == 3


@pytest.mark.parametrize(
    "words",
    [
        ("--players", "2"),
        ("--players", "6"),
        ("--players", "four"),
        ("--games", "0"),
        ("--games", "-1"),
        ("--games", "many"),
        ("--seed", "x"),
        ("--turn-limit", "0"),
        ("--declare", "1.5"),
        ("--declare", "-0.1"),
        ("--game", "chess"),
        ("--edition", "mb-1988"),
        ("--placement", "none"),
        ("--repeats", "maybe"),
        ("--phantom", "blank"),
        ("--no-such-option",),
        ("surplus",),
        ("--seed",),
    ],
)
def test_a_bad_value_is_refused_with_a_message_and_code_2(words: tuple[str, ...]) -> None:
    result = run("simulate", *words)
    assert result.exit_code == 2
    assert "Error:" in result.stderr
    assert words[0] in result.stderr
    assert "Traceback" not in result.output
    assert isinstance(result.exception, SystemExit)


@pytest.mark.parametrize("option", ["edition", "placement", "repeats", "phantom", "game"])
def test_a_bad_choice_is_answered_with_the_choices(option: str) -> None:
    result = run("simulate", f"--{option}", "?")
    assert "is not" in result.stderr
    assert any(name in result.stderr for name in ("ares-2013", "random", "prevented", "board"))


# --- the card game ------------------------------------------------------------------------------


@pytest.mark.parametrize("players", ["3", "4", "5"])
@pytest.mark.parametrize("edition", ["ffg-2003", "abacus-1997"])
@pytest.mark.parametrize("match", ["single", "first-to-3"])
def test_the_card_game_is_played_at_every_table(players: str, edition: str, match: str) -> None:
    table = ("--players", players, "--edition", edition, "--match", match)
    summary = simulated("--game", "card", "--games", "2", "--round-limit", "9", *table)
    assert summary["games"] == summary["finished"] == sum(summary["outcomes"].values()) == 2
    assert summary["actions"] > summary["turns"] >= 2


def test_the_card_game_s_table_speaks_of_rounds() -> None:
    result = run("simulate", "--game", "card", "--games", "2", "--seed", "5")
    assert result.exit_code == 0
    for row in ("4 players, seed 5", "Rounds per game", "Pairs and questions per game"):
        assert row in result.stdout


def test_the_same_seed_gives_the_same_card_games() -> None:
    words = ("--game", "card", "--games", "3", "--seed", "11")
    assert without_seconds(simulated(*words)) == without_seconds(simulated(*words))
    assert simulated(*words)["actions"] != simulated(*words, "--seed", "12")["actions"]


def test_a_card_game_that_reaches_the_round_limit_is_a_draw() -> None:
    words = ("--game", "card", "--games", "3", "--round-limit", "4", "--declare", "0")
    summary = simulated(*words)
    assert summary["draws"] == 3
    assert summary["turns"] == 3 * 4
    assert summary["outcomes"] == {"round-limit": 3}


def test_a_card_game_has_a_round_limit_of_60_unless_another_is_given() -> None:
    summary = simulated("--game", "card", "--games", "1", "--declare", "0")
    assert summary["turns"] == 60


def test_a_match_of_the_card_game_ends_when_somebody_has_won_it() -> None:
    words = ("--game", "card", "--match", "first-to-3", "--games", "3", "--declare", "1")
    assert simulated(*words)["outcomes"] == {"match-won": 3}


@pytest.mark.parametrize(
    ("game", "option", "value"),
    [
        ("card", "--edition", "ares-2013-en"),
        ("card", "--placement", "random"),
        ("card", "--repeats", "prevented"),
        ("card", "--phantom", "ares-2013"),
        ("card", "--turn-limit", "5"),
        ("card", "--round-limit", "1000001"),
        ("board", "--edition", "ffg-2003"),
        ("board", "--match", "single"),
        ("board", "--round-limit", "5"),
        ("board", "--turn-limit", "1000001"),
    ],
)
@pytest.mark.parametrize("language", ["en", "it", "de"])
def test_an_option_of_the_other_game_or_out_of_range_is_refused(
    game: str, option: str, value: str, language: str
) -> None:
    result = run("simulate", "--game", game, option, value, "--lang", language)
    assert (result.exit_code, result.stdout) == (2, "")
    assert option[2:].replace("-", "_") in result.stderr.replace("\n", "")
    assert isinstance(result.exception, SystemExit)


@pytest.mark.parametrize(
    "words",
    [("--match", "best-of-9"), ("--round-limit", "0"), ("--round-limit", "x"), ("--lang", "fr")],
)
def test_a_bad_value_of_the_card_game_is_refused(words: tuple[str, ...]) -> None:
    result = run("simulate", "--game", "card", *words)
    assert (result.exit_code, result.stdout) == (2, "")
    assert words[0] in result.stderr
    assert isinstance(result.exception, SystemExit)


def test_the_table_speaks_three_languages() -> None:
    words = ("simulate", "--game", "card", "--games", "1", "--lang")
    assert (
        len({run(*words, language).stdout.split("\n")[0] for language in ("en", "it", "de")}) == 3
    )


# --- records ------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["board", "card"])
def test_records_of_all_games_are_written_and_true(game: str, tmp_path: Path) -> None:
    folder = tmp_path / "made" / "for" / "it"
    words = ("--game", game, "--players", "3", "--games", "3", "--seed", "8")
    simulated(*words, "--records", str(folder))
    paths = sorted(folder.iterdir())
    assert [path.name for path in paths] == [f"{game}-3-8-{number}.jsonl" for number in range(3)]
    for path in paths:
        assert run("verify", str(path)).exit_code == 0
        assert run("replay", str(path)).exit_code == 0


def test_the_same_seed_writes_the_same_records(tmp_path: Path) -> None:
    for name in ("one", "two"):
        simulated("--game", "card", "--games", "2", "--records", str(tmp_path / name))
    one, two = (
        [path.read_bytes() for path in sorted((tmp_path / name).iterdir())]
        for name in ("one", "two")
    )
    assert one == two
    assert len(set(one)) == 2


def test_records_need_a_folder_that_can_be_written(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("not a folder", "utf-8")
    for place in (file, file / "below"):
        result = run("simulate", "--games", "1", "--records", str(place))
        assert (result.exit_code, result.stdout) == (2, "")
        assert "Error:" in result.stderr
        assert isinstance(result.exception, SystemExit)
    assert file.read_text("utf-8") == "not a folder"


# --- the command itself -------------------------------------------------------------------------


def test_an_unknown_command_is_refused() -> None:
    result = run("conquer")
    assert result.exit_code == 2
    assert "conquer" in result.stderr


@pytest.mark.parametrize("flag", ["--help", "-h"])
def test_help_of_the_group_lists_the_commands(flag: str) -> None:
    result = run(flag)
    assert result.exit_code == 0
    assert "simulate" in result.stdout


@pytest.mark.parametrize("flag", ["--help", "-h"])
def test_help_of_simulate_lists_every_option(flag: str) -> None:
    result = run("simulate", flag)
    assert result.exit_code == 0
    for option in simulate.params:
        assert option.opts[0] in result.stdout


def test_the_version_is_told() -> None:
    result = run("--version")
    assert result.exit_code == 0
    assert version("inkognito") in result.stdout


def script(*words: str) -> subprocess.CompletedProcess[str]:
    """Run the installed `inkognito` itself."""
    command = [str(Path(sys.executable).with_name("inkognito")), *words]
    return subprocess.run(  # noqa: S603 - our own command, with our own words
        command, capture_output=True, text=True, check=False, timeout=PATIENCE
    )


def test_the_installed_command_plays() -> None:
    done = script("simulate", "--games", "1", "--json")
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout)["games"] == 1


def test_the_installed_command_refuses() -> None:
    done = script("simulate", "--games", "none")
    assert done.returncode == 2
    assert "--games" in done.stderr
    assert "Traceback" not in done.stderr
