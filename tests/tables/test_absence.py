"""People leave and come back, agree to pause or to give up, and play again."""

from random import Random
from typing import Any

import pytest

from inkognito.protocol import requests
from inkognito.tables import entries as log
from inkognito.tables.deadlines import CLOSING_TIME
from inkognito.tables.evolve import apply_row
from inkognito.tables.table import Table
from tests.kit.table_client import TAKEN, Client
from tests.kit.table_world import Process, World, begun, fingerprint, play_on, seated


def three_people(game: str = "card") -> tuple[Process, list[Client]]:
    process = Process(World(game, players=3))
    return process, begun(process, "ann", "bob", "cem")


def stand_ins(client: Client) -> dict[str, str]:
    return {c["seat"]: c["stand_in"] for c in client.table["chairs"] if c["stand_in"]}


# --- leaving --------------------------------------------------------------------------------------


def test_a_player_who_leaves_is_replaced_until_they_return() -> None:
    process, (ann, bob, cem) = three_people()
    assert process.ask(bob, requests.TakeBack) == "already-seated"
    assert process.ask(bob, requests.Leave) == TAKEN
    assert stand_ins(ann) == stand_ins(cem) == {"blue": "left"}
    assert process.ask(bob, requests.Leave) == "plays-for-you"
    seen = len(bob.seen)
    play_on(process, Random(1), until=lambda: process.session.table.seq > 18)
    assert len(bob.seen) > seen
    assert any(row.author == "bot-blue" for row in process.world.rows())
    assert process.ask(bob, requests.TakeBack) == TAKEN
    play_on(process, Random(1))
    assert process.session.table.status == "over"
    assert any(row.author == "bob" for row in process.world.rows(19))


def test_a_bot_that_was_asked_does_not_play_for_somebody_who_is_back() -> None:
    process, clients = three_people()
    one = next(client for client in clients if client.is_waited_for)
    assert process.ask(one, requests.Leave) == TAKEN
    assert process.asked[-1].kind == "clerk"
    assert process.ask(one, requests.TakeBack) == TAKEN
    process.pass_time(60_000)
    assert one.is_waited_for
    assert not [row for row in process.world.rows() if row.author.startswith("bot-")]
    assert process.ask(one, requests.Leave) == TAKEN
    process.sleep()
    assert [row for row in process.world.rows() if row.author.startswith("bot-")]


def test_when_the_host_leaves_another_player_is_host() -> None:
    process, (ann, bob, cem) = three_people()
    assert process.ask(bob, requests.Leave) == TAKEN
    assert process.ask(ann, requests.Leave) == TAKEN
    assert cem.table["host"] == "cem"
    assert process.ask(ann, requests.Remove, person="bob") == "not-the-host"


def test_when_everybody_has_left_bots_finish_the_game() -> None:
    process, clients = three_people()
    for client in clients:
        assert process.ask(client, requests.Leave) == TAKEN
    play_on(process, Random(1))
    assert process.session.table.status == "over"
    assert process.ask(clients[0], requests.Leave) == "is-over"


# --- votes ----------------------------------------------------------------------------------------


def test_all_players_must_agree_to_pause_to_resume_and_to_give_up() -> None:
    process, (ann, bob, cem) = three_people()
    one = next(client for client in (ann, bob, cem) if client.is_waited_for)
    for motion, status in (("pause", "paused"), ("resume", "playing"), ("abort", "aborted")):
        assert process.ask(ann, requests.Vote, motion=motion) == TAKEN
        assert process.ask(bob, requests.Vote, motion=motion) == TAKEN
        assert cem.table["votes"] == {motion: ["ann", "bob"]}
        assert cem.table["status"] != status
        assert process.ask(cem, requests.Vote, motion=motion) == TAKEN
        assert ann.table["status"] == status
        assert ann.table["votes"] == {}
        if status == "paused":
            assert one.options is None
            command = {"type": "decline", "what": "declaration"}
            assert process.ask(one, requests.Act, decision=1, command=command) == "is-paused"
            assert process.ask(ann, requests.Vote, motion="pause") == "is-paused"
        if status == "playing":
            assert one.is_waited_for
            assert process.ask(ann, requests.Vote, motion="resume") == "not-paused"
    assert process.ask(ann, requests.Vote, motion="pause") == "is-over"


def test_a_vote_can_be_taken_back_and_outlasts_moves() -> None:
    process, (ann, bob, cem) = three_people()
    assert process.ask(ann, requests.Vote, motion="abort") == TAKEN
    assert process.ask(bob, requests.Vote, motion="abort") == TAKEN
    assert process.ask(ann, requests.Vote, motion="abort", agree=False) == TAKEN
    assert process.ask(cem, requests.Vote, motion="abort") == TAKEN
    assert ann.table["votes"] == {"abort": ["bob", "cem"]}
    one = next(client for client in (ann, bob, cem) if client.is_waited_for)
    assert process.choose(one, Random(1)) == TAKEN
    assert all(client.table["votes"] == {"abort": ["bob", "cem"]} for client in (ann, bob, cem))
    assert process.ask(ann, requests.Vote, motion="abort") == TAKEN
    assert all(client.table["status"] == "aborted" for client in (ann, bob, cem))


def test_players_replaced_by_a_bot_do_not_vote() -> None:
    process, (ann, bob, cem) = three_people()
    assert process.ask(cem, requests.Leave) == TAKEN
    assert process.ask(ann, requests.Vote, motion="pause") == TAKEN
    assert process.ask(cem, requests.Vote, motion="pause") == "plays-for-you"
    assert process.ask(bob, requests.Vote, motion="pause") == TAKEN
    assert cem.table["status"] == "paused"
    assert process.ask(process.join("zoe"), requests.Vote, motion="resume") == "not-seated"


def test_a_game_is_not_resumed_that_is_not_paused() -> None:
    process, (ann, bob, cem) = three_people()
    assert process.ask(ann, requests.Vote, motion="resume") == "not-paused"
    for one in (ann, bob, cem):
        assert process.ask(one, requests.Vote, motion="pause") == TAKEN
    assert process.ask(ann, requests.Vote, motion="pause") == "is-paused"


def test_bots_neither_play_nor_vote_while_the_game_is_paused() -> None:
    bots = {"blue": "random", "green": "random"}
    process = Process(World("card", players=3, bots=bots))
    (ann,) = begun(process, "ann")
    while ann.is_waited_for:
        assert process.choose(ann, Random(1)) == TAKEN
    assert process.ask(ann, requests.Vote, motion="pause") == TAKEN
    seq = process.session.table.seq
    process.pass_time(60_000)
    assert process.session.table.seq == seq
    assert process.ask(ann, requests.Vote, motion="resume") == TAKEN
    process.pass_time(6_000)
    assert process.session.table.seq > seq + 1


# --- another game ---------------------------------------------------------------------------------


def finished(process: Process) -> Process:
    play_on(process, Random(1))
    assert process.session.table.status == "over"
    return process


def test_a_rematch_keeps_everyone_and_gets_a_seed_of_its_own() -> None:
    process = Process(World("card", players=4, bots={"yellow": "random"}))
    ann, bob, cem = begun(process, "ann", "bob", "cem")
    assert process.ask(ann, requests.OfferRematch) == "not-over"
    finished(process)
    assert process.ask(process.join("zoe"), requests.OfferRematch) == "not-seated"
    assert process.ask(bob, requests.OfferRematch) == TAKEN
    name = ann.table["rematch"]
    assert name == bob.table["rematch"] == cem.table["rematch"]
    row = process.world.others[name]
    new, old = apply_row(Table(name), row), process.session.table
    assert (new.host, new.status, new.settings) == ("bob", "gathering", old.settings)
    assert {s: (c.person, c.bot) for s, c in new.chairs.items()} == {
        s: (c.person, c.bot) for s, c in old.chairs.items()
    }
    assert new.seal != old.seal
    assert not any(chair.ready for chair in new.chairs.values())
    assert process.ask(ann, requests.OfferRematch) == "already-begun"
    assert len(process.openings) == 1


def test_a_rematch_that_two_people_want_at_once_is_opened_once() -> None:
    process, (ann, bob, _) = three_people()
    finished(process)
    process.holds = frozenset({"openings"})
    asked = [(client, *client.say(requests.OfferRematch)) for client in (ann, bob)]
    for client, _, data in asked:
        process.hear(client, data)
    (opening,) = process.openings
    process.do(process.session.rematch_opened(process.world.now, opening.row.table))
    assert [client.verdicts[name] for client, name, _ in asked] == [TAKEN, "already-begun"]
    assert len(process.openings) == 1


def test_a_rematch_that_cannot_be_opened_can_be_asked_for_again() -> None:
    process, (ann, *_) = three_people()
    finished(process)
    process.holds = frozenset({"openings"})
    name, data = ann.say(requests.OfferRematch)
    process.hear(ann, data)
    process.do(process.session.failed(process.world.now))
    assert ann.verdicts[name] == "try-again"
    process.holds = frozenset()
    process.hear(ann, data)
    assert ann.verdicts[name] == TAKEN


def test_a_removed_player_is_not_in_the_rematch() -> None:
    process, (ann, *_) = three_people()
    assert process.ask(ann, requests.Remove, person="bob") == TAKEN
    finished(process)
    assert process.ask(ann, requests.OfferRematch) == TAKEN
    (opening,) = process.openings
    seated_again = [e.person for e in opening.row.entries if isinstance(e, log.Sat)]
    assert seated_again == ["ann", "cem"]


# --- closing --------------------------------------------------------------------------------------


def is_closed(process: Process) -> bool:
    return process.session.table.is_closed


def closed_table(**settings: Any) -> tuple[Process, Client]:
    """A game of one person and bots that nobody has looked at for long, in somebody's turn."""
    process = Process(
        World("card", players=3, bots={"blue": "random", "green": "random"}, **settings)
    )
    (ann,) = begun(process, "ann")
    play_on(process, Random(1), until=lambda: ann.is_waited_for)
    process.part(ann)
    process.pass_time(CLOSING_TIME)
    return process, ann


def test_an_empty_table_closes_and_reopens_when_a_player_connects() -> None:
    process, ann = closed_table()
    assert is_closed(process)
    assert process.session.is_idle
    assert process.wake_at is None
    process.join(None)
    assert is_closed(process), "somebody who looks on opens nothing"
    process.join(ann)
    assert not is_closed(process)
    play_on(process, Random(1))
    assert process.session.table.status == "over"


def test_a_closed_table_opens_after_a_restart_as_well() -> None:
    process, ann = closed_table()
    again = Process(process.world)
    assert again.session.is_idle
    again.join(ann)
    assert not is_closed(again)
    assert fingerprint(again.session) == fingerprint(process.world.session())


def test_no_clock_is_charged_while_the_table_is_closed() -> None:
    clock = {"type": "per-player", "seconds": 7_200}
    process, ann = closed_table(clock=clock)
    process.pass_time(24 * 3_600_000)
    process.join(ann)
    assert ann.turn is not None
    assert ann.turn["clocks"]["red"] >= 7_200_000 - CLOSING_TIME - 60_000
    assert not stand_ins(ann)


def test_a_closed_table_reopens_when_the_host_returns_or_somebody_sits_down() -> None:
    for person in ("ann", "bob"):
        process = Process(World("card", players=3))
        process.pass_time(CLOSING_TIME)
        assert is_closed(process)
        client = process.join(person)
        assert is_closed(process) == (person == "bob")
        assert process.ask(client, requests.Sit, seat="red") == TAKEN
        assert not is_closed(process)


def test_a_table_with_spectators_does_not_close_and_a_correspondence_game_never_does() -> None:
    process, _ = three_people()
    process.pass_time(10 * CLOSING_TIME)
    assert not is_closed(process)
    slow = Process(World("card", players=3, clock={"type": "days", "days": 3}))
    for client in begun(slow, "ann", "bob", "cem"):
        slow.part(client)
    slow.pass_time(10 * CLOSING_TIME)
    assert not is_closed(slow)


def test_a_table_that_closes_in_one_process_while_people_sit_in_another_goes_on() -> None:
    here, ann = closed_table()
    here.pass_time(0)
    there = Process(here.world)
    there.join(ann)
    here.do(here.session.catch_up(here.world.now, here.world.rows(here.session.table.seq)))
    assert not is_closed(here)
    here.pass_time(CLOSING_TIME)
    assert is_closed(here), "nobody is here, and nothing has come from there"
    there.do(there.session.catch_up(there.world.now, there.world.rows(there.session.table.seq)))
    assert not is_closed(there)
    here.do(here.session.catch_up(here.world.now, here.world.rows(here.session.table.seq)))
    seq = here.session.table.seq
    here.pass_time(CLOSING_TIME - 1)
    assert here.session.table.seq == seq
    assert fingerprint(here.session) == fingerprint(there.session)


@pytest.mark.parametrize("status", ["gathering", "over"])
def test_a_table_without_pending_work_can_be_unloaded(status: str) -> None:
    process = Process(World("card", players=3))
    clients = (
        seated(process, "ann") if status == "gathering" else begun(process, "ann", "bob", "cem")
    )
    assert not process.session.is_idle
    play_on(process, Random(1))
    for client in clients:
        process.part(client)
    assert process.session.is_idle


def test_when_the_host_leaves_the_next_in_order_of_seats_is_host() -> None:
    process = Process(World("card", players=3))
    ann, _, _ = begun(process, "ann", "bob", "cem")
    assert process.ask(ann, requests.Leave) == TAKEN
    assert process.session.table.host == "bob"


def test_who_has_voted_and_left_stands_in_nobodys_way() -> None:
    process = Process(World("card", players=3))
    ann, bob, cem = begun(process, "ann", "bob", "cem")
    assert process.ask(ann, requests.Vote, motion="pause") == TAKEN
    assert process.ask(ann, requests.Leave) == TAKEN
    for client in (bob, cem):
        assert process.ask(client, requests.Vote, motion="pause") == TAKEN
    assert process.session.table.status == "paused"


def test_who_agrees_again_when_the_last_who_did_not_has_left_carries_the_motion() -> None:
    process = Process(World("card", players=3))
    ann, bob, cem = begun(process, "ann", "bob", "cem")
    for client in (ann, bob):
        assert process.ask(client, requests.Vote, motion="pause") == TAKEN
    assert process.ask(cem, requests.Leave) == TAKEN
    assert ann.table["status"] == "playing"
    assert process.ask(ann, requests.Vote, motion="pause") == TAKEN
    assert ann.table["status"] == "paused"


def test_when_somebody_else_leaves_the_host_stays_whatever_they_are_called() -> None:
    for name in ("ann", "zoe"):
        process = Process(World("card", players=3, host="mia"))
        _, mia, leaving = clients = seated(process, "bob", "mia", name)
        for client in clients:
            assert process.ask(client, requests.SetReady, entropy="c0ffee") == TAKEN
        assert process.ask(mia, requests.Begin) == TAKEN
        assert process.ask(leaving, requests.Leave) == TAKEN
        assert process.session.table.host == "mia"


def test_a_paused_game_can_be_given_up() -> None:
    process, clients = three_people()
    for motion in ("pause", "abort"):
        for client in clients:
            assert process.ask(client, requests.Vote, motion=motion) == TAKEN
    assert process.session.table.status == "aborted"
