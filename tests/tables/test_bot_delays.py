"""When bots answer: drawn by pace, kind of decision and level, whatever they hold or choose."""

from collections.abc import Iterator
from typing import Any, get_args

import pytest

from inkognito.bots.kinds import KINDS
from inkognito.core.events import kebab
from inkognito.core.seats import DEFAULT_SEATS
from inkognito.protocol.requests import Begin, SetPace
from inkognito.protocol.settings import Pace
from inkognito.tables.bot_delays import HEAVY, LIGHT, THINKING, WEIGHTS, delay_for
from inkognito.tables.effects import Think
from tests.kit.table_client import TAKEN
from tests.kit.table_world import Luck, Process, World


class Measured(Luck):
    """The same draw each time, counted."""

    drawn = 0

    def draw(self) -> float:
        self.drawn += 1
        return 0.5


def bots_at(
    game: str,
    seed: int,
    *holds: str,
    fast: bool = False,
    level: str = "random",
    **settings: Any,
) -> tuple[Process, Measured]:
    """A table of bots whose host has just begun the game."""
    bots = dict.fromkeys(DEFAULT_SEATS[4], level)
    world = World(game, seed, players=4, bots=bots, **settings)
    luck = world.luck = Measured(seed)
    process = Process(world, holds, fast_bots=fast)
    process.ask(process.join("ann"), Begin)
    return process, luck


def kind_of(think: Think) -> str:
    return kebab(type(think.options[0]).__name__)


PACES: tuple[Pace, ...] = get_args(Pace)
FIRST_OPTIONS = {
    "board": {"place-figures", "shake-phantom", "step", "undo-step", "end-movement", "end-turn"}
    | {"question-agent", "question-through-ambassador", "expel", "show-cards", "answer-hand"},
    "card": {"play-location", "declare-code", "choose-pair", "name-agent", "show-black-card"},
}
"""All kinds of decisions. A decision is called by its first option."""


@pytest.mark.parametrize("pace", PACES)
@pytest.mark.parametrize("game", ["board", "card"])
def test_the_waiting_time_depends_on_pace_kind_and_level_alone(game: str, pace: Pace) -> None:
    """Worlds with other cards, other choices and other options: for every kind of decision."""
    waits: dict[str, set[int]] = {}
    rules = {"board": {"turn_limit": 30, "placement": "choose"}, "card": {"round_limit": 12}}
    for seed in (1, 2, 3, 4):
        process, luck = bots_at(game, seed, pace=pace, rules=rules[game])
        for think, wait in alone(process):
            waits.setdefault(kind_of(think), set()).add(wait)
        assert luck.drawn == len(process.asked), "one draw for each decision"
    assert waits == {kind: {delay_for(pace, "random", kind).wait(0.5)} for kind in waits}
    assert set(waits) >= FIRST_OPTIONS[game] - RARE


RARE = {"answer-hand", "undo-step", "end-movement", "choose-pair"}
"""Bots that play at random never declare; pairs are chosen by two at once."""


@pytest.mark.parametrize("level", KINDS)
def test_every_level_has_its_own_times_which_do_not_depend_on_the_cards(level: str) -> None:
    waits: dict[str, set[int]] = {}
    for seed in (1, 2):
        process, _ = bots_at("card", seed, level=level)
        for think, wait in alone(process):
            waits.setdefault(kind_of(think), set()).add(wait)
    assert waits == {kind: {delay_for("normal", level, kind).wait(0.5)} for kind in waits}
    assert len(waits) >= 2


@pytest.mark.parametrize("game", ["board", "card"])
def test_another_pace_holds_from_the_next_decision_on(game: str) -> None:
    process, _ = bots_at(game, 1)
    process.sleep()
    (host,) = process.clients.values()
    assert process.ask(host, SetPace, pace="slow") == TAKEN
    process.sleep()
    asked_at, think = process.world.now, process.asked[-1]
    process.sleep()
    wait = process.world.rows()[-1].at - asked_at
    assert wait == delay_for("slow", "random", kind_of(think)).wait(0.5)


def test_a_decision_with_one_option_takes_as_long_as_one_with_many() -> None:
    process, _ = bots_at("card", 1, rules={"round_limit": 12})
    waits = {(kind_of(think), len(think.options)): wait for think, wait in alone(process)}
    places = {size: wait for (kind, size), wait in waits.items() if kind == "play-location"}
    assert min(places) == 1 < len(places)
    assert set(places.values()) == {delay_for("normal", "random", "play-location").wait(0.5)}


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


def test_the_time_of_a_late_answer_is_drawn_again_and_does_not_follow_the_thinking() -> None:
    """Whenever the answer comes within a wait, it leaves at the same time."""
    process, _ = bots_at("card", 1, "thoughts")
    for lateness in (1, 40, 200, 400):
        think, seq = process.thoughts.popleft(), process.session.table.seq
        wait = delay_for("normal", "random", kind_of(think)).wait(0.5)
        due = process.world.now + wait
        process.pass_time(wait + lateness)
        assert process.session.table.seq == seq
        process.do(process.think(think))
        process.sleep()
        row = process.world.rows()[-1]
        assert (row.seq, row.at) == (seq + 1, due + wait)


def test_an_answer_that_is_late_by_several_waits_leaves_after_the_last_of_them() -> None:
    process, _ = bots_at("card", 1, "thoughts")
    think, asked_at = process.thoughts.popleft(), process.world.now
    wait = delay_for("normal", "random", kind_of(think)).wait(0.5)
    process.pass_time(3 * wait + 1)
    process.do(process.think(think))
    process.sleep()
    assert process.world.rows()[-1].at == asked_at + 4 * wait


def test_an_answer_that_comes_early_waits_for_its_time() -> None:
    process, _ = bots_at("card", 1, "thoughts")
    think, seq = process.thoughts.popleft(), process.session.table.seq
    due = process.world.now + delay_for("normal", "random", kind_of(think)).wait(0.5)
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


@pytest.mark.parametrize("pace", PACES)
@pytest.mark.parametrize("level", [*KINDS, "brought-along"])
@pytest.mark.parametrize("kind", [*sorted(LIGHT | HEAVY), "anything-else"])
def test_waiting_times_lie_between_their_bounds_and_grow_with_the_draw(
    pace: Pace, level: str, kind: str
) -> None:
    delay = delay_for(pace, level, kind)
    times = [delay.wait(drawn / 1_000) for drawn in range(1_000)]
    assert times == sorted(times)
    assert times[0] == delay.least > THINKING.get(level, max(THINKING.values()))
    assert max(times) <= delay.most
    assert abs(sum(times) / 1_000 - delay.least - delay.mean) < 0.1 * delay.mean


@pytest.mark.parametrize("level", KINDS)
@pytest.mark.parametrize("kind", ["step", "choose-pair", "anything-else"])
def test_a_quicker_pace_is_quicker_for_every_decision(level: str, kind: str) -> None:
    slow, normal, quick = (delay_for(pace, level, kind) for pace in PACES)
    for drawn in (0.0, 0.5, 0.9):
        assert slow.wait(drawn) > normal.wait(drawn) > quick.wait(drawn)


def test_every_level_and_every_pace_has_its_times() -> None:
    assert set(THINKING) == set(KINDS)
    assert set(WEIGHTS) == set(PACES)
