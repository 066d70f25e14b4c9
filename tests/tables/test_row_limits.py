"""The log of a table grows only as fast as people play, and nobody is kept from playing on."""

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from inkognito.protocol.requests import Mute, SetPassing, Vote
from inkognito.tables import row_limits
from inkognito.tables.audience import PRESENCE_EVERY
from inkognito.tables.row_limits import (
    BURST,
    FREE_STEPS,
    LONGEST_WAIT,
    PER_CHANGE,
    ROW_WAITS,
    STEP_WAITS,
)
from tests.kit.table_client import Client
from tests.kit.table_world import Process, World, begun, play_on

Option = dict[str, Any]


def at_the_first_steps() -> tuple[Process, Client]:
    """A board game in which a person has the choice of steps."""
    process = Process(World("board", players=3))
    clients = begun(process, "ann", "bob", "cem")

    def has_steps(client: Client) -> bool:
        return client.is_waited_for and bool(named(client, "step"))

    play_on(process, Random(1), lambda: any(map(has_steps, clients)), declare=0)
    return process, next(filter(has_steps, clients))


def named(client: Client, kind: str) -> list[Option]:
    assert client.options is not None
    return [one for one in client.options["commands"] if one["type"] == kind]


def to_and_fro(process: Process, client: Client) -> str | None:
    """Take a step back if there is one, or make one."""
    [command, *_] = named(client, "undo-step") or named(client, "step")
    name, data = client.act(command)
    process.hear(client, data)
    return client.verdicts.get(name)


def test_steps_that_are_taken_back_again_and_again_have_to_wait() -> None:
    process, client = at_the_first_steps()
    assert {to_and_fro(process, client) for _ in range(FREE_STEPS)} == {"taken"}
    assert to_and_fro(process, client) == "too-many-steps"
    assert client.params == {"seconds": 1, "steps": FREE_STEPS}
    for extra in range(1, 6):
        process.pass_time(STEP_WAITS * extra - 1)
        assert to_and_fro(process, client) == "too-many-steps"
        process.pass_time(1)
        assert to_and_fro(process, client) == "taken"
    assert process.world.table().steps == FREE_STEPS + 5, "the log tells how many"


def test_the_wait_has_an_end_and_so_has_the_log() -> None:
    process, client = at_the_first_steps()
    process.session._log.table = replace(process.session.table, steps=1_000_000)
    assert to_and_fro(process, client) == "too-many-steps"
    assert client.params["seconds"] == LONGEST_WAIT // 1_000
    process.pass_time(LONGEST_WAIT)
    assert to_and_fro(process, client) == "taken"


def test_the_next_turn_begins_afresh_and_everybody_can_go_on() -> None:
    process, client = at_the_first_steps()
    for _ in range(FREE_STEPS):
        to_and_fro(process, client)
    process.pass_time(STEP_WAITS)
    moves = 0
    while process.session.table.steps and moves < 200:
        if client.is_waited_for:
            process.choose(client, Random(moves), declare=0)
        process.pass_time(10_000)
        moves += 1
    assert process.session.table.steps == 0
    play_on(process, Random(2), lambda: process.session.table.seq > FREE_STEPS + 300)


def test_a_log_that_is_longer_than_any_game_grows_slowly(monkeypatch: pytest.MonkeyPatch) -> None:
    process, client = at_the_first_steps()
    monkeypatch.setattr(row_limits, "FREE_ROWS", process.session.table.seq + 1)
    assert to_and_fro(process, client) == "taken"
    for _ in range(3):
        assert to_and_fro(process, client) == "too-fast"
        assert client.params == {"seconds": ROW_WAITS // 1_000}
        process.pass_time(ROW_WAITS)
        assert to_and_fro(process, client) == "taken"


@pytest.mark.parametrize("what", ["mute", "vote", "passing"])
def test_changes_beside_the_game_are_limited(what: str) -> None:
    process = Process(World("card", players=3))
    ann, bob, _ = begun(process, "ann", "bob", "cem")
    kind = process.session.table.game.module.passes  # type: ignore[union-attr]
    ways: dict[str, Any] = {
        "mute": lambda on: process.ask(ann, Mute, person="bob", muted=on),
        "vote": lambda on: process.ask(ann, Vote, motion="pause", agree=on),
        "passing": lambda on: process.ask(ann, SetPassing, kind=next(iter(kind)), passes=on),
    }
    process.pass_time(BURST * PER_CHANGE)
    change = ways[what]
    assert {change(number % 2 == 0) for number in range(BURST)} == {"taken"}
    assert change(True) == "too-fast"
    assert ann.params == {"seconds": PER_CHANGE // 1_000}
    assert process.ask(bob, Vote, motion="pause", agree=True) == "taken", "others are free"
    process.pass_time(PER_CHANGE)
    assert change(True) == "taken"


def test_a_move_is_no_change_beside_the_game() -> None:
    process = Process(World("card", players=3))
    ann, *_ = begun(process, "ann", "bob", "cem")
    for number in range(BURST + 5):
        process.ask(ann, Vote, motion="pause", agree=bool(number % 2))
    play_on(process, Random(3))
    assert process.session.table.status == "over"


# --- presence -------------------------------------------------------------------------------------


def heard(client: Client, before: int) -> list[bytes]:
    return client.received[before:]


def test_strangers_and_second_tabs_are_not_announced() -> None:
    process = Process(World("card", players=3))
    ann, *_ = begun(process, "ann", "bob", "cem")
    process.pass_time(PRESENCE_EVERY)
    before = len(ann.received)
    stranger, second = process.join(None), process.join("bob")
    process.part(stranger)
    process.part(second)
    process.pass_time(PRESENCE_EVERY)
    assert heard(ann, before) == []


def test_comings_and_goings_are_shown_together() -> None:
    process = Process(World("card", players=3))
    ann, *_ = begun(process, "ann", "bob", "cem")
    process.pass_time(PRESENCE_EVERY)
    before = len(ann.received)
    for name in ("dan", "eva", "fay"):
        process.join(name)
    zoe = process.join("zoe")
    process.part(zoe)
    assert len(heard(ann, before)) == 1, "the first at once"
    process.pass_time(PRESENCE_EVERY)
    assert len(heard(ann, before)) == 2
    assert [one["person"] for one in ann.table["onlookers"]] == ["dan", "eva", "fay"]
    process.pass_time(10 * PRESENCE_EVERY)
    assert len(heard(ann, before)) == 2
