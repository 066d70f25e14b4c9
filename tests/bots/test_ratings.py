"""The levels' ratings come with the package as the arena wrote them, and stars follow from them."""

import json
from importlib import resources

import pytest

from inkognito.bots.kinds import KINDS
from inkognito.bots.ratings import BASELINE, MOST_STARS, ratings_of, stars_of

GAMES = ("board", "card")


@pytest.mark.parametrize("game", GAMES)
def test_the_measured_ratings_say_how_they_were_measured(game: str) -> None:
    file = resources.files("inkognito.bots").joinpath("measured", f"{game}.json")
    measured = json.loads(file.read_text("utf-8"))
    kinds = measured["round_robin"].split(",")
    assert set(kinds) == set(ratings_of(game)) <= set(KINDS)
    assert measured["game"] == game
    assert measured["seed"] > 0
    assert len(measured["pairs"]) == len(kinds) * (len(kinds) - 1) // 2
    assert all(pair["games"] == measured["games"] for pair in measured["pairs"])


@pytest.mark.parametrize("game", GAMES)
def test_stars_go_with_ratings_from_one_to_five_and_the_baseline_has_none(game: str) -> None:
    stars, ratings = stars_of(game), ratings_of(game)
    assert set(stars) == set(ratings) - {BASELINE}
    assert (min(stars.values()), max(stars.values())) == (1, MOST_STARS)
    by_rating = sorted(stars, key=lambda kind: ratings[kind])
    assert [stars[kind] for kind in by_rating] == sorted(stars.values())


def test_a_game_that_was_not_measured_has_no_ratings() -> None:
    assert ratings_of("chess") == {}
    assert stars_of("chess") == {}
