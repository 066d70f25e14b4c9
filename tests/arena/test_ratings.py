"""Ratings: winners rise, losers fall, and the same games give the same table."""

import pytest

from inkognito.arena.judging import Played
from inkognito.arena.line_ups import RoundRobin
from inkognito.arena.ratings import rated

THREE = RoundRobin(("a", "b", "c"))
A_B, A_C, B_C = range(3)


def won(line_up: int, *winners: int) -> Played:
    return Played(0, line_up, winners, 10)


def test_one_win_moves_both_teams_as_openskill_says() -> None:
    first, second = rated(RoundRobin(("a", "b")), [won(A_B, 2, 3)])
    assert (first.kind, second.kind) == ("b", "a")
    assert (first.mu, second.mu) == pytest.approx((26.964295, 23.035705), abs=1e-6)
    assert first.sigma == second.sigma == pytest.approx(8.177963, abs=1e-6)
    assert first.ordinal == pytest.approx(first.mu - 3 * first.sigma)


def test_a_draw_between_equals_moves_nobody() -> None:
    first, second = rated(RoundRobin(("a", "b")), [won(A_B)])
    assert first.mu == second.mu == pytest.approx(25)


def test_kinds_are_ranked_by_what_they_have_won_against_each_other() -> None:
    games = [won(A_B, 2, 3), won(A_C, 2, 3), won(B_C, 2, 3)] * 10
    assert [rating.kind for rating in rated(THREE, games)] == ["c", "b", "a"]


def test_the_same_games_give_the_same_ratings() -> None:
    games = [won(A_B, 0, 1), won(A_C), won(B_C, 2, 3), won(A_B, 2, 3)] * 5
    assert rated(THREE, games) == rated(THREE, games)
    assert rated(THREE, games) != rated(THREE, games[::-1])


def test_a_bot_that_has_not_played_keeps_its_first_rating() -> None:
    ratings = {rating.kind: rating for rating in rated(THREE, [won(A_B, 0, 1)])}
    assert (ratings["c"].mu, ratings["c"].sigma) == pytest.approx((25, 25 / 3))
