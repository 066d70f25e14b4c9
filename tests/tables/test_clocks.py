"""Clocks: whose time runs, what a move gives back, and what happens when it is over."""

from random import Random
from typing import Any

import pytest

from inkognito.core.seats import Seat
from inkognito.protocol import requests
from inkognito.protocol.settings import ByCorrespondence, NoClock, PerDecision, PerPlayer
from inkognito.tables import clocks
from inkognito.tables import entries as log
from inkognito.tables.clocks import DAY, GRACE, SECOND
from tests.kit.table_client import TAKEN, Client
from tests.kit.table_world import Process, World, begun, fingerprint, play_on

DECISION = {"type": "per-decision", "seconds": 30}
PLAYER = {"type": "per-player", "seconds": 60, "increment": 5}
DAYS = {"type": "days", "days": 2}
FULL = {"per-decision": 30 * SECOND, "per-player": 60 * SECOND, "days": 2 * DAY}
CLOCKS = pytest.mark.parametrize("clock", [DECISION, PLAYER, DAYS], ids=lambda one: one["type"])


def three_people(clock: dict[str, Any], game: str = "card") -> tuple[Process, list[Client]]:
    process = Process(World(game, players=3, clock=clock))
    return process, begun(process, "ann", "bob", "cem")


def waited_for(clients: list[Client]) -> Client:
    return next(client for client in clients if client.is_waited_for)


def exchange(clock: dict[str, Any]) -> tuple[Process, Client, Client]:
    """A game that waits for two people at once."""
    for seed in range(50):
        process, clients = three_people(clock)
        play_on(process, Random(seed), until=lambda: len(process.session.table.running) == 2)  # noqa: B023
        choosing = [one for one in clients if one.is_waited_for]
        if len(choosing) == 2:
            return process, choosing[0], choosing[1]
    raise AssertionError("nobody meets anybody")


def times(client: Client) -> dict[str, int]:
    """The clocks as the client was last told."""
    assert client.turn is not None
    clocks: dict[str, int] = client.turn["clocks"]
    return clocks


def stand_ins(client: Client) -> dict[str, str]:
    """The chairs at which a bot plays for somebody, and why."""
    return {c["seat"]: c["stand_in"] for c in client.table["chairs"] if c["stand_in"]}


@CLOCKS
def test_clocks_run_only_for_the_seats_that_the_game_waits_for(
    clock: dict[str, Any],
) -> None:
    process, clients = three_people(clock)
    one, full = waited_for(clients), FULL[clock["type"]]
    assert times(one) == {"red": full, "blue": full, "green": full}
    process.pass_time(10 * SECOND)
    watcher = process.join(None)
    seat = one.seat or ""
    assert times(watcher) == {**times(one), seat: full - 10 * SECOND}
    assert process.choose(one, Random(1)) == TAKEN
    gained = full - 5 * SECOND if clock is PLAYER else full
    assert times(one) == {"red": full, "blue": full, "green": full} | {seat: gained}


def test_in_an_exchange_both_clocks_run_until_each_has_chosen() -> None:
    process, slow, quick = exchange(PLAYER)
    before = times(slow)
    process.pass_time(10 * SECOND)
    assert process.choose(quick, Random(1)) == TAKEN
    process.pass_time(7 * SECOND)
    assert process.choose(slow, Random(1)) == TAKEN
    spent = {slow.seat: 12 * SECOND, quick.seat: 5 * SECOND}
    after = {seat: time - spent.get(seat, 0) for seat, time in before.items()}
    assert times(slow) == after


def test_nobody_is_charged_while_a_bot_thinks() -> None:
    bots = {"blue": "random", "green": "random"}
    process = Process(World("card", players=3, clock=PLAYER, bots=bots), holds={"thoughts"})
    (ann,) = begun(process, "ann")
    while not process.thoughts:
        assert process.choose(ann, Random(1)) == TAKEN
    before = times(ann)
    process.pass_time(40 * SECOND)
    process.do(process.think(process.thoughts.popleft()))
    process.sleep()
    assert times(ann)["red"] == before["red"]


def test_nobody_is_charged_while_the_game_is_paused() -> None:
    process, clients = three_people(PLAYER)
    one = waited_for(clients)
    process.pass_time(10 * SECOND)
    for client in clients:
        assert process.ask(client, requests.Vote, motion="pause") == TAKEN
    assert process.wake_at is None
    before = times(one)
    process.pass_time(1_000 * SECOND)
    for client in clients:
        assert process.ask(client, requests.Vote, motion="resume") == TAKEN
    assert times(one) == before
    assert times(one)[one.seat or ""] == 50 * SECOND


@CLOCKS
def test_no_clock_is_charged_while_the_table_is_not_loaded(
    clock: dict[str, Any],
) -> None:
    process, clients = three_people(clock)
    one = waited_for(clients)
    process.pass_time(10 * SECOND)
    for client in clients:
        process.ask(client, requests.Mute, person="bob", muted=True)
    process.world.now += 30 * DAY
    again = Process(process.world)
    again.join(one)
    assert times(one)[one.seat or ""] == FULL[clock["type"]] - 10 * SECOND
    assert not stand_ins(one)


@CLOCKS
def test_when_time_is_over_a_bot_takes_over_and_everybody_sees_it(clock: dict[str, Any]) -> None:
    process, clients = three_people(clock)
    one, watcher = waited_for(clients), process.join(None)
    decision = (one.turn or {})["decision"]
    process.pass_time(FULL[clock["type"]] - 1)
    assert not stand_ins(watcher)
    process.pass_time(1)
    assert all(stand_ins(client) == {one.seat: "time"} for client in (*clients, watcher))
    assert one.options is None
    entry = process.world.rows()[-1].entries[0]
    assert isinstance(entry, log.TakenOver)
    assert (entry.seat, entry.decision) == (one.seat, decision)
    assert process.ask(one, requests.Act, decision=decision, command={}) == "plays-for-you"
    play_on(process, Random(1), until=lambda: (one.turn or {})["decision"] != decision)


def test_a_player_who_returns_gets_full_time_for_the_decision() -> None:
    process, clients = three_people(DECISION)
    one = waited_for(clients)
    process.pass_time(30 * SECOND)
    assert process.ask(one, requests.TakeBack) == TAKEN
    assert not stand_ins(one)
    assert times(one)[one.seat or ""] == 30 * SECOND
    assert one.is_waited_for
    process.pass_time(20 * SECOND)
    assert process.choose(one, Random(1)) == TAKEN


HURRIED = {"type": "per-decision", "seconds": 10}


def test_a_player_who_returns_gets_thirty_seconds_where_a_decision_has_fewer() -> None:
    process, clients = three_people(HURRIED)
    one = waited_for(clients)
    process.pass_time(10 * SECOND)
    assert process.ask(one, requests.TakeBack) == TAKEN
    assert times(one)[one.seat or ""] == GRACE
    process.pass_time(GRACE - 1)
    assert not stand_ins(one)
    assert Process(process.world).session.table.clocks == process.session.table.clocks
    assert process.choose(one, Random(1)) == TAKEN
    assert times(one)[one.seat or ""] == 10 * SECOND


def test_the_thirty_seconds_wait_for_the_next_decision_of_a_player_who_returns_early() -> None:
    process, clients = three_people(HURRIED)
    one = next(client for client in clients if not client.is_waited_for)
    assert process.ask(one, requests.Leave) == TAKEN
    assert process.ask(one, requests.TakeBack) == TAKEN
    play_on(process, Random(1), until=lambda: one.is_waited_for)
    assert times(one)[one.seat or ""] == GRACE


def test_the_game_waits_for_bots_too_but_their_clocks_stand_still() -> None:
    bots = {"blue": "random", "green": "random"}
    process = Process(World("card", players=3, clock=PLAYER, bots=bots), holds={"thoughts"})
    (ann,) = begun(process, "ann")
    play_on(process, Random(1), until=lambda: bool(process.thoughts))
    assert process.session.table.game is not None
    assert ann.turn is not None
    assert ann.turn["running"]
    assert ann.turn["running"] == list(process.session.table.game.waits_for)
    before = times(ann)
    process.pass_time(5 * SECOND)
    assert times(process.join("ann")) == before


def test_nobody_is_waited_for_in_a_pause() -> None:
    process, clients = three_people(PLAYER)
    for one in clients:
        assert process.ask(one, requests.Vote, motion="pause") == TAKEN
    assert (clients[0].turn or {})["running"] == []


def test_time_may_be_over_twice_in_one_decision() -> None:
    process, clients = three_people(DECISION)
    one = waited_for(clients)
    for _ in range(3):
        process.pass_time(30 * SECOND)
        assert stand_ins(one) == {one.seat: "time"}
        assert process.ask(one, requests.TakeBack) == TAKEN


def test_a_player_without_time_is_replaced_in_each_of_their_turns() -> None:
    process, clients = three_people(PLAYER)
    one = waited_for(clients)
    process.pass_time(60 * SECOND)
    assert process.ask(one, requests.TakeBack) == TAKEN
    process.sleep()
    assert stand_ins(one) == {one.seat: "time"}


def test_both_players_who_run_out_of_time_in_an_exchange_are_replaced() -> None:
    process, one, other = exchange(DECISION)
    process.pass_time(30 * SECOND)
    assert stand_ins(one) == {one.seat: "time", other.seat: "time"}


def test_a_move_that_is_being_stored_when_time_is_over_counts() -> None:
    process, clients = three_people(DECISION)
    one = waited_for(clients)
    process.holds = frozenset({"rows"})
    process.pass_time(29 * SECOND)
    name, data = one.choose(Random(1))
    process.hear(one, data)
    process.pass_time(29 * SECOND)
    assert len(process.rows) == 1
    process.do(process.answer(process.rows.popleft()))
    assert one.verdicts[name] == TAKEN
    assert not stand_ins(one)


def test_time_that_is_over_here_does_nothing_after_the_move_was_made_elsewhere() -> None:
    here, clients = three_people(DECISION)
    one = waited_for(clients)
    there = Process(here.world)
    here.part(one)
    there.join(one)
    here.holds = frozenset({"rows"})
    here.pass_time(30 * SECOND)
    late = here.rows.popleft()
    assert isinstance(late.row.entries[0], log.TakenOver)
    assert there.choose(one, Random(1)) == TAKEN
    here.do(here.answer(late))
    assert not here.rows
    assert not stand_ins(one)
    assert fingerprint(here.session) == fingerprint(there.session)


def test_bots_finish_a_timed_game_in_which_nobody_moves() -> None:
    process, clients = three_people({"type": "per-decision", "seconds": 1}, "card")
    for _ in range(500):
        if process.session.table.status == "over":
            break
        process.sleep()
    assert process.session.table.status == "over"
    assert len(stand_ins(clients[0])) == 3


@pytest.mark.parametrize("game", ["board", "card"])
def test_clocks_never_run_for_others_or_below_zero_in_whole_games(game: str) -> None:
    process, clients = three_people({"type": "per-player", "seconds": 900, "increment": 0}, game)
    random, spent = Random(4), dict.fromkeys(("red", "blue", "green"), 0)
    while process.session.table.status == "playing":
        one, begun_at = waited_for(clients), process.world.now
        running = (one.turn or {})["running"]
        process.pass_time(random.randrange(3 * SECOND))
        assert process.choose(one, random) == TAKEN
        waited = process.world.now - begun_at
        spent |= {seat: spent[seat] + waited for seat in running}
    assert times(clients[0]) == {seat: 900 * SECOND - time for seat, time in spent.items()}


def test_only_clocks_that_run_are_charged_and_no_time_comes_back() -> None:
    left: dict[Seat, int] = {"red": 10 * SECOND, "blue": 10 * SECOND}
    assert clocks.charged(left, ["red", "green"], 3 * SECOND) == left | {"red": 7 * SECOND}
    assert clocks.charged(left, ["red"], 60 * SECOND)["red"] == 0
    assert clocks.charged(left, ["red"], -SECOND) == left


@pytest.mark.parametrize("clock", [PerDecision(30), PerPlayer(60, 5), ByCorrespondence(2)])
def test_a_seat_without_a_clock_gets_none_for_its_decision(clock: Any) -> None:
    left: dict[Seat, int] = {"red": 10 * SECOND}
    assert clocks.rewarded(clock, left, "blue") == left
    assert clocks.started(clock, left, ["blue"]) == left


def test_without_a_time_limit_there_are_no_clocks() -> None:
    assert clocks.full(NoClock()) == 0
    assert clocks.at_start(NoClock(), ["red"]) == {}
    assert clocks.first_timeout({}, ["red"]) is None
    assert clocks.first_timeout({"red": 5, "blue": 3, "green": 1}, ["red", "blue"]) == ("blue", 3)
