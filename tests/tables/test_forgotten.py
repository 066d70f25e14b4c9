"""People who are deleted leave no ghost: their chair is played, and somebody else is host."""

from itertools import permutations
from random import Random

import pytest

from inkognito.protocol import requests
from inkognito.tables.entries import HostChanged
from tests.kit.table_client import TAKEN
from tests.kit.table_world import Process, World, begun, play_on, seated


def deleted(process: Process, *people: str) -> None:
    for person in people:
        process.do(process.session.forget(process.world.now, person))
        process.world.names.pop(person, None)


def test_a_host_without_a_chair_who_is_deleted_leaves_another_host() -> None:
    process = Process(World("card", players=3, host="zoe"))
    ann, _ = seated(process, "ann", "bob")
    process.join("zoe")
    deleted(process, "zoe")
    assert ann.table["host"] == "ann"


def test_a_paused_table_whose_host_was_deleted_can_be_resumed_by_the_others() -> None:
    process = Process(World("card", players=3))
    ann, bob, cem = clients = begun(process, "ann", "bob", "cem")
    for client in clients:
        assert process.ask(client, requests.Vote, motion="pause") == TAKEN
    for client in clients:
        process.part(client)
    process = Process(process.world)  # it was asleep, and is loaded for somebody who comes
    deleted(process, "ann")
    process.join(bob)
    process.join(cem)
    assert bob.table["host"] == "bob"
    assert {one["seat"]: one["stand_in"] for one in bob.table["chairs"]}["red"] == "left"
    for client in (bob, cem):
        assert process.ask(client, requests.Vote, motion="resume") == TAKEN
    play_on(process, Random(1))
    assert process.session.table.status == "over"
    assert ann.table["host"] == "ann", "they were not told of it any more"


def test_a_host_whom_a_bot_replaces_already_can_be_deleted_too() -> None:
    process = Process(World("card", players=3))
    ann, bob, cem = begun(process, "ann", "bob", "cem")
    for client in (bob, cem, ann):
        assert process.ask(client, requests.Leave) == TAKEN
    assert process.session.table.host == "ann"
    deleted(process, "ann")
    assert process.session.table.host == "bob"


@pytest.mark.parametrize("order", list(permutations(("ann", "bob", "cem"))))
def test_whoever_is_deleted_in_whatever_order_somebody_left_is_host(order: tuple[str, ...]) -> None:
    process = Process(World("card", players=3))
    begun(process, "ann", "bob", "cem")
    for number, person in enumerate(order, 1):
        deleted(process, person)
        left = set(order[number:])
        assert process.session.table.host in left or not left
    assert process.session.table.host == ""


def test_where_nobody_is_left_the_next_to_sit_down_is_host() -> None:
    process = Process(World("card", players=3))
    seated(process, "ann")
    deleted(process, "ann")
    assert process.session.table.host == ""
    dan = process.join("dan")
    assert process.ask(dan, requests.Sit, seat="blue") == TAKEN
    assert dan.table["host"] == "dan"
    eve = process.join("eve")
    assert process.ask(eve, requests.Sit, seat="red") == TAKEN
    assert dan.table["host"] == "dan"


def test_somebody_else_who_is_deleted_changes_no_host_and_nothing_happens_twice() -> None:
    process = Process(World("card", players=3))
    ann, bob = seated(process, "ann", "bob")
    deleted(process, "bob", "bob", "zoe")
    assert ann.table["host"] == "ann"
    assert bob.dismissed_for == "forgotten"
    hosts = [one for row in process.world.rows() for one in row.entries]
    assert not [one for one in hosts if isinstance(one, HostChanged)]


def test_at_a_table_whose_game_is_over_nothing_is_stored_for_a_deleted_person() -> None:
    process = Process(World("card", players=3))
    clients = begun(process, "ann", "bob", "cem")
    for client in clients:
        assert process.ask(client, requests.Vote, motion="abort") == TAKEN
    rows = len(process.world.rows())
    deleted(process, "ann")
    assert len(process.world.rows()) == rows
    assert clients[0].dismissed_for == "forgotten"


def test_a_deleted_player_who_is_not_the_host_leaves_their_chair() -> None:
    process = Process(World("card", players=3))
    seated(process, "ann", "bob")
    process.join("zoe")
    rows = len(process.world.rows())
    deleted(process, "zoe")
    assert len(process.world.rows()) == rows, "who only watched has left nothing"
    deleted(process, "bob")
    assert process.session.table.seat_of("bob") is None
    assert len(process.world.rows()) == rows + 1
