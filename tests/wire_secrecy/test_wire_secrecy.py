"""No viewer can tell two worlds apart through the whole server, and planted leaks are found."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from statistics import median

import pytest
from msgspec.structs import replace

from tests.kit.postgres import Postgres
from tests.wire_secrecy.asking import Asked, hints_unseen
from tests.wire_secrecy.bot_waits import Wait, dependence, waits_in
from tests.wire_secrecy.comparing import Compared, LeakError, pairs_of
from tests.wire_secrecy.evenings import DEEDS, planned
from tests.wire_secrecy.leaks import HINT_LEAKS, LEAKS, a_field
from tests.wire_secrecy.sockets import Playing, compare_over_sockets, in_two_processes

SEEDS = range(20)
ENOUGH = 40
"""A planted leak must be found in this many evenings."""

WITH_HINTS = (*range(10), 200_015)
"""In the last one somebody makes a gesture just when somebody else has got a hint."""

SURPRISING = 4.0
"""Standard errors that chance exceeds once in 16,000 times."""


def test_nobody_can_tell_two_worlds_apart_by_any_byte_or_time() -> None:
    compared = _compare(SEEDS)
    assert len(compared) > 2 * len(SEEDS)
    assert median(one.items for one in compared) > 50
    assert min(one.bytes for one in compared) > 0
    assert sum(one.redrawn for one in compared) > len(compared)


def test_the_plans_cover_every_game_count_setting_and_deed() -> None:
    plans = [planned(seed) for seed in range(300)]
    assert {(plan.game, plan.settings["players"]) for plan in plans} == {
        (game, players) for game in ("board", "card") for players in (3, 4, 5)
    }
    assert {deed for plan in plans for _, deed in plan.deeds} == set(DEEDS)
    assert any("ambassador" in plan.people for plan in plans)
    assert any(plan.has_rematch for plan in plans)


def _compare(seeds: range) -> list[Compared]:
    return [one for seed in seeds for one in pairs_of(planned(seed))]


@pytest.mark.parametrize("leak", LEAKS)
def test_a_planted_leak_is_found(leak: str) -> None:
    # A client may notice what is missing before anything is compared.
    with LEAKS[leak](), pytest.raises(AssertionError):
        _compare(range(ENOUGH))


def test_nobody_can_tell_that_somebody_asks_the_coach() -> None:
    asked = _asked()
    assert min(one.hints for one in asked) > 0
    assert min(one.items for one in asked) > 50


@pytest.mark.parametrize("leak", HINT_LEAKS)
def test_a_hint_that_others_could_notice_is_found(leak: str) -> None:
    with HINT_LEAKS[leak](), pytest.raises(LeakError):
        _asked()


def _asked() -> list[Asked]:
    return [hints_unseen(seed) for seed in WITH_HINTS]


def test_real_sockets_carry_the_same_bytes(tmp_path: Path) -> None:
    assert min(compare_over_sockets(1, tmp_path, most=1)) > 10_000


def test_a_leak_over_real_sockets_is_found(tmp_path: Path) -> None:
    with a_field(), pytest.raises(LeakError):
        compare_over_sockets(1, tmp_path)


@pytest.fixture(scope="module")
def in_two() -> Iterator[Playing]:
    postgres = Postgres()
    yield partial(in_two_processes, postgres.fresh)
    postgres.stop()


def test_a_viewer_at_another_process_gets_the_same_bytes(tmp_path: Path, in_two: Playing) -> None:
    assert min(compare_over_sockets(1, tmp_path, in_two, most=1)) > 10_000


def test_a_leak_between_two_processes_is_found(tmp_path: Path, in_two: Playing) -> None:
    with a_field(), pytest.raises(LeakError):
        compare_over_sockets(1, tmp_path, in_two, most=1)


@pytest.fixture(scope="module")
def waits() -> list[Wait]:
    return [wait for seed in range(25) for wait in waits_in(seed)]


def test_bots_do_not_wait_longer_when_they_know_more(waits: list[Wait]) -> None:
    assert len(waits) > 500
    assert abs(dependence(waits, "deals")) < SURPRISING
    assert abs(dependence(waits, "options")) < SURPRISING


def test_bots_that_wait_by_what_they_know_are_found(waits: list[Wait]) -> None:
    longer = [
        replace(wait, milliseconds=wait.milliseconds + 100 * wait.deals.bit_length())
        for wait in waits
    ]
    assert abs(dependence(longer, "deals")) > SURPRISING
