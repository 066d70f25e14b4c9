"""A viewer who has seen more than the log holds, as after a restore, is told and begins afresh."""

from copy import deepcopy
from itertools import count
from random import Random

import pytest

from inkognito.protocol import requests
from inkognito.tables.runs import Runs
from inkognito.tables.table_session import TableSession
from tests.kit.table_client import TAKEN, Client
from tests.kit.table_world import Process, World, begun, play_on, shown

RUNS = (f"run-{number}" for number in count(1))


def moves(process: Process, number: int, seed: int) -> None:
    """Let people make this many moves."""
    end = process.session.table.seq + number
    play_on(process, Random(seed), until=lambda: process.session.table.seq >= end, declare=0)


def restarted(process: Process, *clients: Client, world: World | None = None) -> Process:
    """End the process and start another one, perhaps on an older copy; the clients reconnect."""
    for client in clients:
        process.part(client)
    again = Process(world or process.world, run=next(RUNS))
    for client in clients:
        again.join(client)
    return again


def playing(game: str = "card") -> tuple[Process, list[Client]]:
    process = Process(World(game, players=3), run=next(RUNS))
    return process, begun(process, "ann", "bob", "cem")


@pytest.mark.parametrize("game", ["board", "card"])
def test_after_a_restore_everybody_begins_afresh_and_plays_to_the_end(game: str) -> None:
    process, clients = playing(game)
    spectator = process.join("zoe")
    moves(process, 4, seed=1)
    backup = deepcopy(process.world)
    moves(process, 6, seed=2)
    process = restarted(process, *clients, spectator, world=backup)
    assert [one.times_afresh for one in (*clients, spectator)] == [1, 1, 1, 1]
    for client in (*clients, spectator):
        assert client.seen == shown(process, client)
    play_on(process, Random(3))
    assert process.session.table.status == "over"
    for client in (*clients, spectator):
        assert client.seen == shown(process, client)


def test_somebody_who_comes_when_the_others_have_played_on_is_not_fooled_by_the_numbers() -> None:
    process, clients = playing("board")
    zoe = process.join("zoe")
    moves(process, 4, seed=1)
    backup = deepcopy(process.world)
    moves(process, 12, seed=2)
    process.part(zoe)
    old = list(zoe.seen)
    process = restarted(process, *clients, world=backup)
    play_on(process, Random(7))
    assert len(shown(process, zoe)) > len(old)
    process.join(zoe)
    assert zoe.times_afresh == 1
    assert zoe.seen == shown(process, zoe)
    assert zoe.seen[: len(old)] != old


def test_a_viewer_who_had_not_seen_what_was_undone_goes_on_as_always() -> None:
    process, (ann, bob, cem) = playing()
    moves(process, 4, seed=1)
    process.part(cem)
    backup = deepcopy(process.world)
    moves(process, 1, seed=2)
    process = restarted(process, ann, bob, world=backup)
    process.join(cem)
    assert cem.times_afresh == 0
    assert ann.times_afresh == bob.times_afresh == 1


@pytest.mark.parametrize("seed", range(6))
def test_restarts_alone_never_let_anybody_begin_afresh(seed: int) -> None:
    random = Random(seed)
    process, clients = playing("card")
    while process.session.table.status == "playing":
        moves(process, random.randrange(1, 6), seed=seed)
        away = random.sample(clients, random.randrange(3))
        for client in away:
            process.part(client)
        process = restarted(process, *(one for one in clients if one not in away))
        for client in away:
            process.join(client)
    assert [client.times_afresh for client in clients] == [0, 0, 0]


def test_what_another_process_stored_is_of_its_run() -> None:
    here, clients = playing()
    there = Process(here.world, run="there")
    ann, bob, cem = clients
    here.part(ann)
    there.join(ann)
    assert there.ask(ann, requests.Leave) == TAKEN
    here.do(here.session.catch_up(here.world.now, here.world.rows(here.session.table.seq)))
    assert bob.run == cem.run == ann.run == "there"
    again = restarted(here, bob, cem)
    assert bob.times_afresh == cem.times_afresh == 0
    assert again.session.table.seq == here.session.table.seq


def test_a_row_of_one_seat_alone_tells_nobody_else_that_it_is_there() -> None:
    process, clients = playing("card")
    process = restarted(process, *clients)
    ann, bob, _ = clients
    kind = next(iter(process.session.table.game.module.passes))  # type: ignore[union-attr]
    before = [len(one.received) for one in clients]
    assert process.ask(ann, requests.SetPassing, kind=kind, passes=True) == TAKEN
    assert [len(one.received) for one in clients[1:]] == before[1:]
    run = bob.run
    assert process.ask(ann, requests.Leave) == TAKEN
    assert bob.run == ann.run != run


def test_a_run_that_the_log_does_not_know_is_another_log() -> None:
    runs = Runs()
    runs.change_to("one", {"spectator": 0})
    runs.change_to("two", {"spectator": 5})
    assert runs.includes("one", 5, "spectator", 9)
    assert not runs.includes("one", 6, "spectator", 9)
    assert runs.includes("two", 9, "spectator", 9)
    assert not runs.includes("two", 10, "spectator", 9)
    assert not runs.includes("three", 1, "spectator", 9)
    assert runs.includes("", 9, "spectator", 9), "a client that names no run is believed"


def test_rows_of_older_versions_belong_to_no_run() -> None:
    process = Process(World("card", players=3))
    ann, bob, cem = clients = begun(process, "ann", "bob", "cem")
    moves(process, 3, seed=1)
    assert {one.run for one in clients} == {""}
    process = restarted(process, ann, bob, cem)
    moves(process, 3, seed=1)
    assert {one.run for one in clients} != {""}
    assert [one.times_afresh for one in clients] == [0, 0, 0]
    assert isinstance(process.session, TableSession)
