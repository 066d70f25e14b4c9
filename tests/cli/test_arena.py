"""`inkognito arena`: the contests, what they report, and that they can be repeated."""

import os
from typing import Any

import pytest

from inkognito.arena.line_ups import Duel, Rotation, RoundRobin
from inkognito.arena.parallel import all_played
from inkognito.arena.table import Setting
from inkognito.cli import arena as command
from inkognito.games import new_bot
from tests.cli.arena_command import CARD, DUEL, cheating, held

# --- two teams ------------------------------------------------------------------------------------


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


# --- by seat, and round robin ---------------------------------------------------------------------


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


# --- the same again -------------------------------------------------------------------------------


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


# --- the bots -------------------------------------------------------------------------------------


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


def test_a_veteran_that_has_learned_plays_as_itself() -> None:
    four = ("--teams", "veteran:random", "--games", "2")
    assert "plays_as" not in held(*CARD, *four)
