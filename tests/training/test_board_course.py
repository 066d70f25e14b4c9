"""The board game is learned at real tables: the same deals for all, and the same seed the same."""

from functools import partial

import numpy as np
import pytest

from inkognito.arena.judging import Claim, Played
from inkognito.arena.line_ups import Duel, Rotation
from inkognito.training import board_course
from inkognito.training.board_course import (
    ALONE,
    IN_TEAMS,
    LEARNER,
    WRONG_COST,
    BoardCourse,
    _worth,
)
from inkognito.training.evolution import Settings, begun, next_generation

EDITION = "ares-2013-en"
ended = partial(Played, number=0, line_up=0, length=20)


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Play short games."""
    monkeypatch.setattr(board_course, "TURN_LIMIT", 8)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_same_seed_gives_the_same_weights(players: int) -> None:
    start = begun(players, EDITION, 1, Settings(1, pairs=1, games=2), game="board")
    one, other = next_generation(start), next_generation(start)
    assert one == other
    assert one.weights != start.weights
    assert list(one.learned().weights) == list(BoardCourse.names)


def test_every_individual_plays_the_same_games() -> None:
    course = BoardCourse(4, EDITION)
    tried = np.stack([course.start, course.start])
    outcome = course.played(tried, course.start[None], 3, np.random.default_rng(1))
    assert outcome.worth.shape == (2, 3)
    assert outcome.worth[0].tolist() == outcome.worth[1].tolist()


def test_matchups_occur_as_often_as_their_shares_say() -> None:
    course = BoardCourse(4, EDITION)
    contests = [course._contest(number / 20, against_past=False) for number in range(20)]
    assert sum(one == Duel((LEARNER, LEARNER), ("sly", "sly")) for one in contests) == 10
    assert course._contest(0.5, against_past=True) == Duel((LEARNER, LEARNER), ("past", "past"))
    for matchups in (IN_TEAMS, ALONE):
        assert sum(one.share for one in matchups) == pytest.approx(1)


def test_without_needed_partners_one_learner_sits_among_others() -> None:
    contest = BoardCourse(3, EDITION)._contest(0.0, against_past=False)
    assert contest == Rotation((LEARNER, "sly", "sly"))


def test_a_won_game_is_worth_most_and_a_wrong_declaration_least() -> None:
    won = _worth(ended(winners=(0, 1), declaration=Claim(0, True)))
    lost = _worth(ended(winners=(2, 3), declaration=Claim(2, True)))
    wrong = _worth(ended(winners=(2, 3), declaration=Claim(0, False)))
    assert won > lost > wrong
    assert lost - wrong == pytest.approx(WRONG_COST)
    assert _worth(ended(winners=(0, 1), declaration=None)) < 1
