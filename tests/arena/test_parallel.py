"""Games over several processes: the same results in the same order, and no process left behind."""

import multiprocessing
import pickle
import signal

import pytest

from inkognito.arena import parallel
from inkognito.arena.line_ups import Duel, Rotation, RoundRobin
from inkognito.arena.parallel import all_played
from inkognito.arena.table import Setting
from inkognito.core.refusals import Refused
from inkognito.games import new_bot

DUEL = Duel(("random", "random"), ("random", "random"))
SHORT = Setting("card", 4, seed=1, options={"round_limit": 2})


def test_two_workers_play_what_one_plays_in_the_same_order() -> None:
    contest = Rotation(("random", "random", "random"))
    setting = Setting("card", 3, seed=1, options={"round_limit": 3})
    alone = list(all_played(contest, setting, 33, workers=1))
    assert alone == list(all_played(contest, setting, 33, workers=2))
    assert [played.number for played in alone] == list(range(33))


@pytest.mark.parametrize("games", [1, 2, 7, 100, 4000])
@pytest.mark.parametrize("workers", [2, 3, 64])
def test_the_chunks_hold_every_game_once_and_in_order(games: int, workers: int) -> None:
    chunks = parallel._chunks(range(games), workers)
    assert [number for chunk in chunks for number in chunk] == list(range(games))
    assert all(0 < len(chunk) <= parallel.MOST_IN_A_CHUNK for chunk in chunks)


def test_an_error_in_a_worker_is_raised_where_the_results_are_read() -> None:
    setting = Setting("card", 4, seed=1, options={"edition": "none"})
    with pytest.raises(Refused) as caught:
        list(all_played(DUEL, setting, 2, workers=2))
    assert caught.value.code == "bad-option"
    assert not multiprocessing.active_children()


def test_stopping_early_leaves_no_worker_behind_and_can_be_interrupted_again() -> None:
    before = signal.getsignal(signal.SIGINT)
    games = all_played(DUEL, SHORT, 2000, workers=2)
    assert next(games).number == 0
    assert signal.getsignal(signal.SIGINT) is before
    games.close()
    assert not multiprocessing.active_children()


def test_a_worker_plays_no_more_games_at_closing_time(monkeypatch: pytest.MonkeyPatch) -> None:
    closing_time = multiprocessing.get_context("spawn").Event()
    monkeypatch.setattr(parallel.Worker, "closing_time", closing_time)
    assert len(parallel._chunk(DUEL, SHORT, range(3), new_bot)) == 3
    closing_time.set()
    assert parallel._chunk(DUEL, SHORT, range(3), new_bot) == []


@pytest.mark.parametrize("contest", [DUEL, Rotation(("a", "b", "c")), RoundRobin(("a", "b"))])
def test_a_contest_can_be_sent_to_a_worker(contest: Duel | Rotation | RoundRobin) -> None:
    assert pickle.loads(pickle.dumps(contest)) == contest  # noqa: S301 - our own bytes
