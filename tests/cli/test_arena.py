"""`inkognito arena`: what it prints, that it can be repeated, and how it refuses bad contests."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from inkognito.arena.line_ups import Duel, Rotation, RoundRobin
from inkognito.arena.parallel import all_played
from inkognito.arena.table import Setting
from inkognito.bots import veteran
from inkognito.cli import arena as command
from inkognito.cli.arena import arena
from inkognito.cli.main import main
from inkognito.games import new_bot
from tests.arena.cheats import KINDS, maker_for
from tests.kit.limits import PATIENCE

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
    """Let the command know the bots of the tests, for this contest."""
    monkeypatch.setattr(command, "KINDS", tuple(KINDS))
    monkeypatch.setattr(command, "new_bot", maker_for(contest, setting, games))


# --- two teams ----------------------------------------------------------------------------------


def test_a_duel_is_told_from_the_first_team_s_side(monkeypatch: pytest.MonkeyPatch) -> None:
    setting = Setting("card", 4, seed=7, options={"round_limit": 200})
    cheating(monkeypatch, Duel(("fool", "fool"), ("seer", "seer")), setting, 4)
    words = ("--game", "card", "--players", "4", "--round-limit", "200", "--workers", "1")
    report = held(*words, "--teams", "fool:seer", "--games", "4", "--seed", "7")
    assert report["score"] == 0
    assert report["wrong_declarations"] == report["declarations"] > 0
    assert report["kinds"]["seer"]["wrong_declarations"] == 0
    declared = sum(kind["declarations"] for kind in report["kinds"].values())
    assert (report["games"], report["draws"], declared) == (4, 0, 4)
    assert 0 <= report["low"] <= report["score"] <= report["high"] <= 1
    assert 1 <= report["mean_length"] <= 200


def test_the_report_of_a_duel_is_enough_to_repeat_it() -> None:
    report = held(*CARD, *DUEL, "--seed", "5", "--edition", "abacus-1997")
    none = {"declarations": 0, "wrong_declarations": 0, "notes": 0, "wrong_notes": 0}
    assert report == {
        "game": "card",
        "players": 4,
        "teams": "random:random",
        "games": 2,
        "seed": 5,
        "options": {"edition": "abacus-1997", "round_limit": 3},
        "budget": 0.05,
        "score": 0.5,
        "low": pytest.approx(0.0945, abs=1e-4),
        "high": pytest.approx(0.9055, abs=1e-4),
        "draws": 2,
        "mean_length": 3,
        "declarations": 0,
        "wrong_declarations": 0,
        "kinds": {"random": none},
    }


def test_teams_are_a_cross_of_equals(monkeypatch: pytest.MonkeyPatch) -> None:
    setting = Setting("card", 4, seed=0, options={"round_limit": 30})
    cheating(monkeypatch, Duel(("seer", "seer"), ("fool", "fool")), setting, 4)
    words = ("--game", "card", "--round-limit", "30", "--games", "4", "--workers", "1")
    teams = held(*words, "--teams", "seer:fool")
    cross = held(*words, "--cross", "seer+seer:fool+fool")
    assert (teams.pop("teams"), cross.pop("cross")) == ("seer:fool", "seer+seer:fool+fool")
    assert teams == cross


def test_a_team_may_be_mixed(monkeypatch: pytest.MonkeyPatch) -> None:
    setting = Setting("board", 4, seed=0, options={"turn_limit": 20})
    cheating(monkeypatch, Duel(("random", "fool"), ("random", "random")), setting, 8)
    words = ("--turn-limit", "20", "--games", "8", "--workers", "1")
    report = held(*words, "--cross", "random+fool:random+random")
    assert (report["score"], report["wrong_declarations"], report["draws"]) == (0, 8, 0)


# --- by seat, and round robin -------------------------------------------------------------------


def test_a_tournament_by_seat_tells_every_chair_s_share(monkeypatch: pytest.MonkeyPatch) -> None:
    setting = Setting("card", 3, seed=2, options={"round_limit": 200})
    cheating(monkeypatch, Rotation(("fool", "random", "random")), setting, 6)
    words = ("--game", "card", "--players", "3", "--round-limit", "200", "--workers", "1")
    report = held(*words, "--seats", "fool+random+random", "--games", "6", "--seed", "2")
    assert (report["seats"], report["games"], report["draws"]) == ("fool+random+random", 6, 0)
    assert report["equal_share"] == pytest.approx(1 / 3, abs=1e-6)
    assert [chair["kind"] for chair in report["chairs"]] == ["fool", "random", "random"]
    assert [chair["share"] for chair in report["chairs"]] == [0, 0.5, 0.5]
    assert [chair["wins"] for chair in report["chairs"]] == [0, 6, 6]
    assert [chair["wrong_declarations"] for chair in report["chairs"]] == [6, 0, 0]
    assert all(chair["low"] <= chair["share"] <= chair["high"] for chair in report["chairs"])


def test_the_ambassador_s_seat_is_among_those_that_are_gone_round(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    setting = Setting("board", 5, seed=2, options={"turn_limit": 5})
    cheating(monkeypatch, Rotation(("scribe",) * 2 + ("random",) * 3), setting, 5)
    words = ("--players", "5", "--turn-limit", "5", "--games", "5", "--seed", "2")
    report = held(*words, "--seats", "scribe+scribe+random+random+random", "--workers", "1")
    assert [chair["wins"] for chair in report["chairs"]] == [1, 1, 0, 0, 0]
    assert report["kinds"]["scribe"]["notes"] == 2
    assert report["kinds"]["scribe"]["wrong_notes"] == 0
    assert report["draws"] == 3


def test_a_round_robin_has_all_pairs_and_ranks_the_kinds(monkeypatch: pytest.MonkeyPatch) -> None:
    setting = Setting("card", 4, seed=1, options={"round_limit": 200})
    cheating(monkeypatch, RoundRobin(("fool", "random", "seer")), setting, 12)
    words = ("--game", "card", "--round-limit", "200", "--seed", "1", "--workers", "1")
    report = held(*words, "--round-robin", "fool,random,seer", "--games", "4")
    pairs = {(pair["first"], pair["second"]): pair for pair in report["pairs"]}
    assert list(pairs) == [("fool", "random"), ("fool", "seer"), ("random", "seer")]
    assert {pair["games"] for pair in pairs.values()} == {report["games"]} == {4}
    assert pairs["fool", "random"]["score"] == pairs["random", "seer"]["score"] == 0
    assert [rating["kind"] for rating in report["ratings"]] == ["seer", "random", "fool"]
    assert set(report["kinds"]) == {"fool", "random", "seer"}


# --- the same again -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    "contest", [("--teams", "random:random"), ("--seats", "random+random+random+random")]
)
def test_the_same_seed_gives_the_same_numbers_with_any_number_of_workers(
    contest: tuple[str, ...],
) -> None:
    words = ("--turn-limit", "6", "--games", "8", *contest)
    assert held(*words, "--workers", "1") == held(*words, "--workers", "2")


def test_without_a_word_about_workers_all_cores_work(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def listening(
        contest: Any, setting: Any, total: int, workers: int, maker: Any, start: int
    ) -> Any:
        asked.append(workers)
        return all_played(contest, setting, total, 1, maker, start)

    monkeypatch.setattr(command, "all_played", listening)
    held(*CARD[:-2], *DUEL)
    assert asked == [os.cpu_count()]


@pytest.mark.parametrize(
    ("words", "options"),
    [
        (
            ("--players", "3", "--seats", "random+random+random", "--games", "3"),
            {
                "edition": "ares-2013-en",
                "repeats": "prevented",
                "phantom": "ares-2013",
                "turn_limit": 450,
            },
        ),
        (("--game", "card", *DUEL), {"edition": "ffg-2003", "round_limit": 60}),
    ],
)
def test_limits_are_150_turns_for_each_player_and_60_rounds_unless_others_are_given(
    words: tuple[str, ...], options: dict[str, Any]
) -> None:
    report = held(*words, "--workers", "1")
    assert report["options"] == options
    assert report["mean_length"] == options.get("turn_limit", 60)


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("--edition", "ares-2013-it"),
        ("--repeats", "challenge"),
        ("--phantom", "classic-1988"),
        ("--turn-limit", "5"),
    ],
)
def test_every_option_of_the_rules_is_taken(option: str, value: str) -> None:
    report = held("--turn-limit", "4", *DUEL, option, value, "--workers", "1")
    assert str(report["options"][option[2:].replace("-", "_")]) == value


# --- tables for people --------------------------------------------------------------------------


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


# --- what is refused ----------------------------------------------------------------------------

BAD: list[tuple[tuple[str, ...], tuple[str, ...]]] = [
    ((), ("--teams", "--cross", "--seats", "--round-robin")),
    (("--teams", "random:random", "--seats", "random+random+random+random"), ("--round-robin",)),
    (("--teams", "random"), ("--teams",)),
    (("--teams", "random:random:random"), ("--teams",)),
    (("--teams", "random:random", "--players", "3"), ("--teams",)),
    (("--teams", "random:ghost"), ("ghost", "random")),
    (("--teams", ""), ("--teams",)),
    (("--teams", ":"), ("random",)),
    (("--cross", "random:random"), ("--cross",)),
    (("--cross", "random+random:random+random+random"), ("--cross",)),
    (("--cross", "random+random:random+ghost"), ("ghost",)),
    (("--cross", "random+random:random+random", "--players", "5"), ("--cross",)),
    (("--seats", "random+random+random"), ("--seats", "4", "3")),
    (("--seats", "random+random+random+random", "--players", "5"), ("--seats", "4", "5")),
    (("--seats", "random+random+random+ghost"), ("ghost",)),
    (("--round-robin", "random"), ("--round-robin",)),
    (("--round-robin", "random,random"), ("--round-robin",)),
    (("--round-robin", "random,ghost"), ("ghost",)),
    (("--round-robin", "random,ghost", "--players", "3"), ("--round-robin",)),
    (("--teams", "random:random", "--games", "3"), ("--games", "2")),
    (("--seats", "random+random+random+random", "--games", "6"), ("--games", "4")),
    (("--teams", "random:random", "--edition", "ffg-2003"), ("edition",)),
    (("--teams", "random:random", "--round-limit", "9"), ("round_limit",)),
    (("--teams", "random:random", "--turn-limit", "1000001"), ("turn_limit",)),
    (("--teams", "random:random", "--game", "card", "--phantom", "ares-2013"), ("phantom",)),
    (("--teams", "random:random", "--game", "card", "--repeats", "prevented"), ("repeats",)),
]


@LANGUAGES
@pytest.mark.parametrize(("words", "told"), BAD)
def test_a_contest_that_cannot_be_is_refused_with_the_reason(
    words: tuple[str, ...], told: tuple[str, ...], language: str
) -> None:
    result = run(*words, "--lang", language, "--workers", "1")
    assert (result.exit_code, result.stdout) == (2, "")
    assert isinstance(result.exception, SystemExit)
    reason = result.stderr.split("Error:")[1]
    assert all(word in reason for word in told), reason


@pytest.mark.parametrize("number", range(len(BAD)))
def test_the_reason_is_given_in_the_language_asked_for(number: int) -> None:
    words, _ = BAD[number]
    reasons = {run(*words, "--lang", language).stderr for language in ("en", "it", "de")}
    assert len(reasons) == 3


@pytest.mark.parametrize(
    "words",
    [
        ("--workers", "0"),
        ("--games", "0"),
        ("--players", "6"),
        ("--placement", "choose"),
        ("--match", "single"),
    ],
)
def test_a_bad_value_is_refused(words: tuple[str, ...]) -> None:
    result = run(*DUEL, *words)
    assert (result.exit_code, result.stdout) == (2, "")
    assert words[0] in result.stderr


def test_ctrl_c_ends_it_without_a_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    closed: list[bool] = []

    def interrupted(*given: Any) -> Iterator[Any]:
        try:
            yield from all_played(*given)
            raise KeyboardInterrupt
        finally:
            closed.append(True)

    monkeypatch.setattr(command, "all_played", interrupted)
    result = run(*CARD, *DUEL)
    assert (result.exit_code, closed) == (1, [True])
    assert "Aborted" in result.stderr
    assert "Traceback" not in result.output


# --- the command itself -------------------------------------------------------------------------


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


# --- results in a file --------------------------------------------------------------------------


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


def test_the_budget_reaches_the_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    budgets = set()

    def watched(kind: str, game: str, seat: Any, key: bytes) -> Any:
        bot = new_bot(kind, game, seat, key)
        choose = bot.choose

        def noting(options: tuple[Any, ...], budget: Any) -> Any:
            budgets.add(budget.seconds)
            return choose(options, budget)

        monkeypatch.setattr(bot, "choose", noting)
        return bot

    monkeypatch.setattr(command, "new_bot", watched)
    held(*CARD, *DUEL, "--budget", "0.125")
    assert budgets == {0.125}


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


def test_a_veteran_that_has_learned_plays_as_itself() -> None:
    four = ("--teams", "veteran:random", "--games", "2")
    assert "plays_as" not in held(*CARD, *four)


# --- pictures -----------------------------------------------------------------------------------


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
