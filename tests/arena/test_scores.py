"""Scores: the value of a win, a shared win and a draw, and the uncertainty of a share."""

import pytest

from inkognito.arena.judging import Claim, Played
from inkognito.arena.line_ups import Duel, Rotation, RoundRobin
from inkognito.arena.parallel import all_played
from inkognito.arena.reports import crosstable, duel_report, kinds_report, rotation_report
from inkognito.arena.scores import Claims, Tally, tallied, wilson
from inkognito.arena.table import Setting
from tests.arena.cheats import maker_for


def result(*winners: int, length: int = 10, line_up: int = 0, **claims: Claim) -> Played:
    return Played(0, line_up, winners, length, claims.get("declaration"), claims.get("note"))


def tally(kinds: str, *games: Played) -> Tally:
    counted = Tally(tuple(kinds))
    for played in games:
        counted.add(played)
    return counted


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [
        # R. G. Newcombe, Statistics in Medicine 17 (1998), p. 861, method 3
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (5, 10, 0.2366, 0.7634),
        (10, 10, 0.7225, 1.0),
    ],
)
def test_the_wilson_interval_has_its_known_values(
    won: int, games: int, low: float, high: float
) -> None:
    share = wilson(won, games)
    assert share.value == won / games
    assert (share.low, share.high) == pytest.approx((low, high), abs=0.00005)


def test_the_wilson_interval_is_the_same_seen_from_the_other_side() -> None:
    one, other = wilson(3.5, 20), wilson(16.5, 20)
    assert (one.low, one.high) == pytest.approx((1 - other.high, 1 - other.low))
    assert 0 < one.low < one.value < one.high < 1


def test_more_games_make_a_share_surer() -> None:
    widths = [(share := wilson(games / 4, games)).high - share.low for games in (8, 80, 800)]
    assert widths == sorted(widths, reverse=True)


def test_a_team_s_win_counts_one_and_a_draw_a_half() -> None:
    counted = tally("aabb", result(0, 1), result(0, 1), result(2, 3), result())
    assert counted.share(0, 1).value == (1 + 1 + 0 + 0.5) / 4
    assert counted.share(2, 3).value == (0 + 0 + 1 + 0.5) / 4
    assert (counted.games, counted.draws, counted.mean_length) == (4, 1, 10)


def test_winners_share_a_win_and_all_share_a_draw() -> None:
    counted = tally("abc", result(0), result(1, 2), result())
    credit = [chair.credit for chair in counted.chairs]
    assert credit == pytest.approx([1 + 1 / 3, 1 / 2 + 1 / 3, 1 / 2 + 1 / 3])
    assert [chair.wins for chair in counted.chairs] == [1, 1, 1]


def test_shares_of_all_chairs_make_one() -> None:
    counted = tally("abcde", result(4), result(0, 1, 4), result(), result(0, 1, 2, 3))
    assert sum(counted.share(chair).value for chair in range(5)) == pytest.approx(1)


def test_claims_are_counted_for_their_chair_and_its_kind() -> None:
    right, wrong = Claim(0, right=True), Claim(3, right=False)
    note = Claim(4, right=False)
    games = (
        result(0, declaration=right),
        result(1, declaration=wrong, note=note),
        result(1, declaration=wrong),
    )
    counted = tally("abaac", *games)
    assert counted.declarations(0, 3) == Claims(made=3, wrong=2)
    assert counted.declarations(1, 2) == Claims()
    assert kinds_report([counted]) == {
        "a": {"declarations": 3, "wrong_declarations": 2, "notes": 0, "wrong_notes": 0},
        "b": {"declarations": 0, "wrong_declarations": 0, "notes": 0, "wrong_notes": 0},
        "c": {"declarations": 0, "wrong_declarations": 0, "notes": 1, "wrong_notes": 1},
    }


def test_the_crosstable_has_both_sides_of_every_pairing() -> None:
    contest = RoundRobin(("a", "b", "c"))
    games = [result(0, 1), result(0, 1, line_up=1), result(line_up=2)]
    assert crosstable(tallied(contest, games)) == {
        ("a", "b"): 1,
        ("b", "a"): 0,
        ("a", "c"): 1,
        ("c", "a"): 0,
        ("b", "c"): 0.5,
        ("c", "b"): 0.5,
    }


# --- whole contests with a known end ------------------------------------------------------------


@pytest.mark.parametrize(("kind", "score"), [("seer", 1.0), ("fool", 0.0)])
def test_knowing_the_code_wins_all_and_naming_a_wrong_one_wins_none(
    kind: str, score: float
) -> None:
    contest = Duel((kind, kind), ("random", "random"))
    setting = Setting("card", 4, seed=6, options={"round_limit": 200})
    (counted,) = tallied(
        contest, all_played(contest, setting, 8, maker=maker_for(contest, setting, 8))
    )
    report = duel_report(counted)
    assert (report["score"], report["games"], report["draws"]) == (score, 8, 0)
    assert report["declarations"] == 8
    assert report["wrong_declarations"] == (0 if score else 8)
    assert report["kinds"]["random"]["declarations"] == 0


def test_a_fools_partner_loses_with_the_fool() -> None:
    contest = Duel(("random", "fool"), ("random", "random"))
    setting = Setting("board", 4, seed=6, options={"turn_limit": 20})
    games = all_played(contest, setting, 8, maker=maker_for(contest, setting, 8))
    (counted,) = tallied(contest, games)
    assert [chair.wins for chair in counted.chairs] == [0, 0, 8, 8]
    assert [chair.declarations.wrong for chair in counted.chairs] == [0, 8, 0, 0]


@pytest.mark.parametrize("players", [3, 5])
def test_knowing_the_code_gives_a_larger_share_than_the_others(players: int) -> None:
    contest = Rotation(("random",) * (players - 1) + ("sage",))
    setting = Setting("card", players, 2, {"round_limit": 200, "edition": "abacus-1997"})
    games = all_played(contest, setting, players, maker=maker_for(contest, setting, players))
    report = rotation_report(tallied(contest, games)[0])
    assert [chair["share"] for chair in report["chairs"]] == [0] * (players - 1) + [1]
    assert report["chairs"][-1]["wins"] == report["games"] == players
    assert report["equal_share"] == pytest.approx(1 / players, abs=1e-6)
