"""When bots answer: drawn by the kind of decision, independent of cards and choices."""

from collections.abc import Iterator
from typing import Any

import pytest

from inkognito.core.events import kebab
from inkognito.core.seats import DEFAULT_SEATS
from inkognito.protocol.requests import Begin
from inkognito.tables.bot_delays import DELAYS, TICK, USUAL, next_tick, wait_for
from inkognito.tables.effects import Think
from tests.kit.table_world import Luck, Process, World


class Measured(Luck):
    """The same draw each time, counted."""

    drawn = 0

    def draw(self) -> float:
        self.drawn += 1
        return 0.5


def bots_at(
    game: str, seed: int, *holds: str, fast: bool = False, **settings: Any
) -> tuple[Process, Measured]:
    """A table of bots whose host has just begun the game."""
    bots = dict.fromkeys(DEFAULT_SEATS[4], "random")
    world = World(game, seed, players=4, bots=bots, **settings)
    luck = world.luck = Measured(seed)
    process = Process(world, holds, fast_bots=fast)
    process.ask(process.join("ann"), Begin)
    return process, luck


def kind_of(think: Think) -> str:
    return kebab(type(think.options[0]).__name__)


@pytest.mark.parametrize("game", ["board", "card"])
def test_the_waiting_time_depends_on_the_kind_of_decision_alone(game: str) -> None:
    waits: dict[str, set[int]] = {}
    for seed in (1, 2, 3):
        process, luck = bots_at(game, seed)
        for think, wait in alone(process):
            waits.setdefault(kind_of(think), set()).add(wait)
        assert luck.drawn == len(process.asked), "one draw for each decision"
    assert waits == {kind: {wait_for(kind, 0.5)} for kind in waits}
    assert len(waits) > 2


def test_a_decision_with_one_option_takes_as_long_as_one_with_many() -> None:
    process, _ = bots_at("card", 1, rules={"round_limit": 12})
    waits = {(kind_of(think), len(think.options)): wait for think, wait in alone(process)}
    places = {size: wait for (kind, size), wait in waits.items() if kind == "play-location"}
    assert min(places) == 1 < len(places)
    assert set(places.values()) == {wait_for("play-location", 0.5)}


def alone(process: Process) -> Iterator[tuple[Think, int]]:
    """The decisions of one bot alone, and how long each took."""
    while process.session.table.status == "playing":
        asked_at, think, game = process.world.now, process.asked[-1], process.session.table.game
        is_alone = game is not None and game.to_act == (think.seat,)
        process.sleep()
        row = process.world.rows()[-1]
        if is_alone:
            assert row.author == f"bot-{think.seat}"
            yield think, row.at - asked_at


def test_an_answer_that_comes_late_is_released_at_the_next_tick() -> None:
    process, _ = bots_at("card", 1, "thoughts")
    for late in (1, TICK - 1, TICK, 10 * TICK + 7):
        think, seq = process.thoughts.popleft(), process.session.table.seq
        due = process.world.now + wait_for(kind_of(think), 0.5)
        process.pass_time(due + late - process.world.now)
        assert process.session.table.seq == seq
        answered_at = process.world.now
        process.do(process.think(think))
        process.sleep()
        row = process.world.rows()[-1]
        assert row.seq == seq + 1
        assert row.at == next_tick(answered_at)
        assert row.at % TICK == 0
        assert answered_at < row.at <= answered_at + TICK


def test_an_answer_that_comes_early_waits_for_its_time() -> None:
    process, _ = bots_at("card", 1, "thoughts")
    think, seq = process.thoughts.popleft(), process.session.table.seq
    due = process.world.now + wait_for(kind_of(think), 0.5)
    process.pass_time(100)
    process.do(process.think(think))
    process.pass_time(due - process.world.now - 1)
    assert process.session.table.seq == seq
    process.pass_time(1)
    assert process.session.table.seq == seq + 1


def test_an_answer_to_an_old_decision_and_a_second_answer_are_ignored() -> None:
    process, _ = bots_at("card", 1, "thoughts")
    think, seq = process.thoughts.popleft(), process.session.table.seq
    for _ in range(2):
        process.do(process.think(think))
    process.do(
        process.session.thought(process.world.now, think.seat, think.decision - 1, think.options[0])
    )
    process.sleep()
    assert process.session.table.seq == seq + 1


def test_fast_bots_answer_at_once_and_draw_nothing() -> None:
    process, luck = bots_at("card", 1, fast=True)
    begun_at = process.world.now
    process.pass_time(0)
    assert process.session.table.status == "over"
    assert process.world.now == begun_at
    assert luck.drawn == 0


@pytest.mark.parametrize("kind", [*DELAYS, "anything-else"])
def test_waiting_times_lie_between_their_bounds_and_grow_with_the_draw(kind: str) -> None:
    pace = DELAYS.get(kind, USUAL)
    times = [wait_for(kind, drawn / 1_000) for drawn in range(1_000)]
    assert times == sorted(times)
    assert times[0] == pace.least
    assert max(times) <= pace.most
    assert abs(sum(times) / 1_000 - pace.least - pace.mean) < 0.1 * pace.mean
