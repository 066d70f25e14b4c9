"""Connections come and go: strays change nothing, and those who are told to go are told why."""

from random import Random
from typing import Any

import pytest

from inkognito.protocol import requests
from inkognito.protocol.messages import Welcome
from inkognito.tables.audience import Participant
from inkognito.tables.effects import Disconnect, Send
from inkognito.tables.numbering import Backlog
from tests.kit.table_client import TAKEN, Client
from tests.kit.table_world import Process, World, begun, play_on, seated

STRANGE = 10**9
"""A connection that nobody has."""


def test_a_connection_that_is_not_here_can_neither_ask_nor_leave() -> None:
    process = Process(World("card", players=3))
    seated(process, "ann")
    seen = process.session.table
    assert process.session.receive(process.world.now, STRANGE, requests.StandUp("1")) == []
    assert process.session.disconnect(process.world.now, STRANGE) == []
    assert process.session.table is seen


def test_a_rematch_that_nobody_waits_for_any_more_is_not_stored() -> None:
    process = Process(World("card", players=3))
    begun(process, "ann", "bob", "cem")
    assert process.session.rematch_opened(process.world.now, "elsewhere") == []
    assert process.session.table.rematch is None


def test_somebody_who_was_never_here_has_no_name_to_change() -> None:
    process = Process(World("card", players=3))
    seated(process, "ann")
    assert process.session.rename(Participant("zoe", "Zoe")) == []
    assert "zoe" not in process.session.audience.names
    assert process.session.rename(Participant("ann", "Anna")) != []
    assert process.session.audience.names["ann"] == "Anna"


def test_sightings_that_were_read_before_are_sent_unless_they_are_another_viewers() -> None:
    process = Process(World("card", players=3))
    ann, bob, _ = begun(process, "ann", "bob", "cem")
    session, now = process.session, process.world.now
    viewer, seen = session.replay_from(ann.participant, 0)
    backlog = Backlog(viewer, tuple(seen)[:1])
    assert session.welcome(now, ann.participant, 0, 0, backlog).sightings == backlog.sightings
    theirs = session.welcome(now, bob.participant, 0, 0, backlog).sightings
    assert theirs == tuple(session.replay_from(bob.participant, 0)[1])
    assert len(theirs) > 1


def test_somebody_who_says_nothing_of_what_they_have_seen_is_sent_everything() -> None:
    process = Process(World("card", players=3))
    ann, _, _ = begun(process, "ann", "bob", "cem")
    assert process.ask(ann, requests.Say, text="Buona sera") == TAKEN
    effects = process.session.connect(process.world.now, STRANGE, ann.participant)
    (welcome,) = [
        one.message for one in effects if isinstance(one, Send) and isinstance(one.message, Welcome)
    ]
    assert [one.number for one in welcome.sightings] == list(range(1, len(ann.seen) + 1))
    assert len(welcome.talk) == 1
    assert not welcome.afresh


def test_somebody_who_comes_back_is_sent_what_is_behind_the_last_that_they_saw() -> None:
    process = Process(World("card", players=3))
    ann, _, _ = begun(process, "ann", "bob", "cem")
    for after in range(len(ann.seen) + 1):
        _, seen = process.session.replay_from(ann.participant, after)
        assert [one.number for one in seen] == list(range(after + 1, len(ann.seen) + 1))


def tabs_and_program(process: Process) -> tuple[list[Client], Client]:
    """Two tabs of Ann and one of Bob, and a program that plays for Ann."""
    tabs = [process.join("ann"), process.join("ann"), process.join("bob")]
    program = Client("ann")
    program.participant = Participant("ann", "Ann", is_program=True)
    return tabs, process.join(program)


def dismissed(effects: Any) -> dict[int, str]:
    return {
        connection: effect.why
        for effect in effects
        if isinstance(effect, Disconnect)
        for connection in effect.connections
    }


def test_revoked_seat_tokens_end_the_programs_that_use_them_and_nobody_else() -> None:
    process = Process(World("card", players=3))
    _, program = tabs_and_program(process)
    assert dismissed(process.session.revoke("bob")) == {}
    assert dismissed(process.session.revoke("abe")) == {}
    assert dismissed(process.session.revoke("ann")) == {program.connection: "revoked"}


def test_a_revoked_device_signs_out_all_tabs_of_its_person_and_nobody_else() -> None:
    process = Process(World("card", players=3))
    (one, two, other), _ = tabs_and_program(process)
    assert dismissed(process.session.sign_out("ann")) == dict.fromkeys(
        (one.connection, two.connection), "signed-out"
    )
    assert dismissed(process.session.sign_out("bob")) == {other.connection: "signed-out"}


def test_a_game_that_was_given_up_has_no_turn_and_keeps_its_names() -> None:
    process = Process(World("card", players=3))
    clients = begun(process, "ann", "bob", "cem")
    assert process.session.turn == 1
    assert process.session.rename(Participant("ann", "Anna")) == []
    for client in clients:
        assert process.ask(client, requests.Vote, motion="abort") == TAKEN
    assert process.session.rename(Participant("ann", "Anna")) == [], "names stay as they were"
    assert process.session.turn is None


@pytest.mark.parametrize(("game", "begins"), [("card", "round-began"), ("board", "turn-began")])
def test_the_turn_of_a_table_is_the_last_one_that_has_begun(game: str, begins: str) -> None:
    process = Process(World(game, players=3))
    ann, *_ = begun(process, "ann", "bob", "cem")

    def turns() -> int:
        return [one["type"] for one in ann.seen].count(begins)

    play_on(process, Random(1), until=lambda: turns() == 3, declare=0)
    assert turns() == process.session.turn == 3


def test_a_welcome_is_afresh_only_where_it_is_asked_for() -> None:
    process = Process(World("card", players=3))
    ann, *_ = begun(process, "ann", "bob", "cem")
    for asked, afresh in (((), False), ((False,), False), ((True,), True)):
        welcome = process.session.welcome(process.world.now, ann.participant, 0, 0, None, *asked)
        assert welcome.afresh == afresh
