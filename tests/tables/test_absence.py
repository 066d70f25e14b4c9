"""People leave and come back, agree to pause or to give up, and play again."""

from random import Random
from typing import Any

import pytest

from inkognito.protocol import wishes
from inkognito.tables import entries as log
from inkognito.tables.desk import CLOSING_TIME
from inkognito.tables.table import Table
from kit.table_client import TAKEN, Client
from kit.table_world import House, World, begun, fingerprint, play_on, seated


def three_people(game: str = "card") -> tuple[House, list[Client]]:
    house = House(World(game, players=3))
    return house, begun(house, "ann", "bob", "cem")


def stand_ins(client: Client) -> dict[str, str]:
    return {c["seat"]: c["stand_in"] for c in client.table["chairs"] if c["stand_in"]}


# --- leaving --------------------------------------------------------------------------------------


def test_whoever_leaves_is_replaced_until_he_takes_his_chair_back() -> None:
    house, (ann, bob, cem) = three_people()
    assert house.ask(bob, wishes.TakeBack) == "already-seated"
    assert house.ask(bob, wishes.Leave) == TAKEN
    assert stand_ins(ann) == stand_ins(cem) == {"blue": "left"}
    assert house.ask(bob, wishes.Leave) == "plays-for-you"
    seen = len(bob.seen)
    play_on(house, Random(1), until=lambda: house.desk.table.seq > 18)
    assert len(bob.seen) > seen
    assert any(row.author == "bot-blue" for row in house.world.rows())
    assert house.ask(bob, wishes.TakeBack) == TAKEN
    play_on(house, Random(1))
    assert house.desk.table.status == "over"
    assert any(row.author == "bob" for row in house.world.rows(19))


def test_a_bot_that_was_asked_does_not_play_for_somebody_who_is_back() -> None:
    house, clients = three_people()
    one = next(client for client in clients if client.is_waited_for)
    assert house.ask(one, wishes.Leave) == TAKEN
    assert house.asked[-1].kind == "clerk"
    assert house.ask(one, wishes.TakeBack) == TAKEN
    house.pass_time(60_000)
    assert one.is_waited_for
    assert not [row for row in house.world.rows() if row.author.startswith("bot-")]
    assert house.ask(one, wishes.Leave) == TAKEN
    house.sleep()
    assert [row for row in house.world.rows() if row.author.startswith("bot-")]


def test_when_the_host_leaves_somebody_who_plays_is_host() -> None:
    house, (ann, bob, cem) = three_people()
    assert house.ask(bob, wishes.Leave) == TAKEN
    assert house.ask(ann, wishes.Leave) == TAKEN
    assert cem.table["host"] == "cem"
    assert house.ask(ann, wishes.Remove, person="bob") == "not-the-host"


def test_when_everybody_has_left_bots_finish_the_game() -> None:
    house, clients = three_people()
    for client in clients:
        assert house.ask(client, wishes.Leave) == TAKEN
    play_on(house, Random(1))
    assert house.desk.table.status == "over"
    assert house.ask(clients[0], wishes.Leave) == "is-over"


# --- votes ----------------------------------------------------------------------------------------


def test_all_who_play_must_agree_to_pause_to_go_on_and_to_give_up() -> None:
    house, (ann, bob, cem) = three_people()
    one = next(client for client in (ann, bob, cem) if client.is_waited_for)
    for motion, status in (("pause", "paused"), ("resume", "playing"), ("abort", "aborted")):
        assert house.ask(ann, wishes.Vote, motion=motion) == TAKEN
        assert house.ask(bob, wishes.Vote, motion=motion) == TAKEN
        assert cem.table["votes"] == {motion: ["ann", "bob"]}
        assert cem.table["status"] != status
        assert house.ask(cem, wishes.Vote, motion=motion) == TAKEN
        assert ann.table["status"] == status
        assert ann.table["votes"] == {}
        if status == "paused":
            assert one.options is None
            command = {"type": "decline"}
            assert house.ask(one, wishes.Act, decision=1, command=command) == "is-paused"
            assert house.ask(ann, wishes.Vote, motion="pause") == "is-paused"
        if status == "playing":
            assert one.is_waited_for
            assert house.ask(ann, wishes.Vote, motion="resume") == "already-begun"
    assert house.ask(ann, wishes.Vote, motion="pause") == "is-over"


def test_a_vote_can_be_taken_back_and_outlasts_moves() -> None:
    house, (ann, bob, cem) = three_people()
    assert house.ask(ann, wishes.Vote, motion="abort") == TAKEN
    assert house.ask(bob, wishes.Vote, motion="abort") == TAKEN
    assert house.ask(ann, wishes.Vote, motion="abort", agree=False) == TAKEN
    assert house.ask(cem, wishes.Vote, motion="abort") == TAKEN
    assert ann.table["votes"] == {"abort": ["bob", "cem"]}
    one = next(client for client in (ann, bob, cem) if client.is_waited_for)
    assert house.choose(one, Random(1)) == TAKEN
    assert all(client.table["votes"] == {"abort": ["bob", "cem"]} for client in (ann, bob, cem))
    assert house.ask(ann, wishes.Vote, motion="abort") == TAKEN
    assert all(client.table["status"] == "aborted" for client in (ann, bob, cem))


def test_those_for_whom_a_bot_plays_do_not_vote() -> None:
    house, (ann, bob, cem) = three_people()
    assert house.ask(cem, wishes.Leave) == TAKEN
    assert house.ask(ann, wishes.Vote, motion="pause") == TAKEN
    assert house.ask(cem, wishes.Vote, motion="pause") == "plays-for-you"
    assert house.ask(bob, wishes.Vote, motion="pause") == TAKEN
    assert cem.table["status"] == "paused"
    assert house.ask(house.join("zoe"), wishes.Vote, motion="resume") == "not-seated"


def test_bots_neither_play_nor_vote_while_the_game_is_paused() -> None:
    bots = {"blue": "random", "green": "random"}
    house = House(World("card", players=3, bots=bots))
    (ann,) = begun(house, "ann")
    while ann.is_waited_for:
        assert house.choose(ann, Random(1)) == TAKEN
    assert house.ask(ann, wishes.Vote, motion="pause") == TAKEN
    seq = house.desk.table.seq
    house.pass_time(60_000)
    assert house.desk.table.seq == seq
    assert house.ask(ann, wishes.Vote, motion="resume") == TAKEN
    house.pass_time(6_000)
    assert house.desk.table.seq > seq + 1


# --- another game ---------------------------------------------------------------------------------


def finished(house: House) -> House:
    play_on(house, Random(1))
    assert house.desk.table.status == "over"
    return house


def test_a_rematch_keeps_everyone_and_gets_a_seed_of_its_own() -> None:
    house = House(World("card", players=4, bots={"yellow": "random"}))
    ann, bob, cem = begun(house, "ann", "bob", "cem")
    assert house.ask(ann, wishes.OfferRematch) == "not-over"
    finished(house)
    assert house.ask(house.join("zoe"), wishes.OfferRematch) == "not-seated"
    assert house.ask(bob, wishes.OfferRematch) == TAKEN
    name = ann.table["rematch"]
    assert name == bob.table["rematch"] == cem.table["rematch"]
    row = house.world.others[name]
    new, old = Table(name), house.desk.table
    new.apply(row)
    assert (new.host, new.status, new.settings) == ("bob", "gathering", old.settings)
    assert {s: (c.person, c.bot) for s, c in new.chairs.items()} == {
        s: (c.person, c.bot) for s, c in old.chairs.items()
    }
    assert new.seal != old.seal
    assert not any(chair.ready for chair in new.chairs.values())
    assert house.ask(ann, wishes.OfferRematch) == "already-begun"
    assert len(house.openings) == 1


def test_a_rematch_that_two_people_want_at_once_is_opened_once() -> None:
    house, (ann, bob, _) = three_people()
    finished(house)
    house.holds = frozenset({"openings"})
    asked = [(client, *client.say(wishes.OfferRematch)) for client in (ann, bob)]
    for client, _, data in asked:
        house.hear(client, data)
    (opening,) = house.openings
    house.do(house.desk.rematch_opened(house.world.now, opening.row.table))
    assert [client.verdicts[name] for client, name, _ in asked] == [TAKEN, "already-begun"]
    assert len(house.openings) == 1


def test_a_rematch_that_cannot_be_opened_can_be_asked_for_again() -> None:
    house, (ann, *_) = three_people()
    finished(house)
    house.holds = frozenset({"openings"})
    name, data = ann.say(wishes.OfferRematch)
    house.hear(ann, data)
    house.do(house.desk.failed(house.world.now))
    assert ann.verdicts[name] == "try-again"
    house.holds = frozenset()
    house.hear(ann, data)
    assert ann.verdicts[name] == TAKEN


def test_whoever_was_removed_is_not_in_the_rematch() -> None:
    house, (ann, *_) = three_people()
    assert house.ask(ann, wishes.Remove, person="bob") == TAKEN
    finished(house)
    assert house.ask(ann, wishes.OfferRematch) == TAKEN
    (opening,) = house.openings
    seated_again = [e.person for e in opening.row.entries if isinstance(e, log.Sat)]
    assert seated_again == ["ann", "cem"]


# --- closing --------------------------------------------------------------------------------------


def is_closed(house: House) -> bool:
    return house.desk.table.is_closed


def closed_table(**settings: Any) -> tuple[House, Client]:
    """A game of one person and bots that nobody has looked at for long, in somebody's turn."""
    house = House(World("card", players=3, bots={"blue": "random", "green": "random"}, **settings))
    (ann,) = begun(house, "ann")
    play_on(house, Random(1), until=lambda: ann.is_waited_for)
    house.part(ann)
    house.pass_time(CLOSING_TIME)
    return house, ann


def test_a_table_without_anybody_closes_and_opens_when_a_player_comes() -> None:
    house, ann = closed_table()
    assert is_closed(house)
    assert house.desk.is_idle
    assert house.wake_at is None
    house.join(None)
    assert is_closed(house), "somebody who looks on opens nothing"
    house.join(ann)
    assert not is_closed(house)
    play_on(house, Random(1))
    assert house.desk.table.status == "over"


def test_a_closed_table_opens_after_a_restart_as_well() -> None:
    house, ann = closed_table()
    again = House(house.world)
    assert again.desk.is_idle
    again.join(ann)
    assert not is_closed(again)
    assert fingerprint(again.desk.table) == fingerprint(house.world.table())


def test_nobody_pays_for_the_time_while_the_table_is_closed() -> None:
    clock = {"type": "per-player", "seconds": 7_200}
    house, ann = closed_table(clock=clock)
    house.pass_time(24 * 3_600_000)
    house.join(ann)
    assert ann.turn is not None
    assert ann.turn["clocks"]["red"] >= 7_200_000 - CLOSING_TIME - 60_000
    assert not stand_ins(ann)


def test_a_closed_table_opens_for_its_host_and_for_whoever_sits_down() -> None:
    for person in ("ann", "bob"):
        house = House(World("card", players=3))
        house.pass_time(CLOSING_TIME)
        assert is_closed(house)
        client = house.join(person)
        assert is_closed(house) == (person == "bob")
        assert house.ask(client, wishes.Sit, seat="red") == TAKEN
        assert not is_closed(house)


def test_a_table_that_is_looked_at_does_not_close_and_one_by_correspondence_never() -> None:
    house, _ = three_people()
    house.pass_time(10 * CLOSING_TIME)
    assert not is_closed(house)
    slow = House(World("card", players=3, clock={"type": "days", "days": 3}))
    for client in begun(slow, "ann", "bob", "cem"):
        slow.part(client)
    slow.pass_time(10 * CLOSING_TIME)
    assert not is_closed(slow)


def test_a_table_that_closes_in_one_process_while_people_sit_in_another_goes_on() -> None:
    here, ann = closed_table()
    here.pass_time(0)
    there = House(here.world)
    there.join(ann)
    here.do(here.desk.catch_up(here.world.now, here.world.rows(here.desk.table.seq)))
    assert not is_closed(here)
    here.pass_time(CLOSING_TIME)
    assert is_closed(here), "nobody is here, and nothing has come from there"
    there.do(there.desk.catch_up(there.world.now, there.world.rows(there.desk.table.seq)))
    assert not is_closed(there)
    here.do(here.desk.catch_up(here.world.now, here.world.rows(here.desk.table.seq)))
    seq = here.desk.table.seq
    here.pass_time(CLOSING_TIME - 1)
    assert here.desk.table.seq == seq
    assert fingerprint(here.desk.table) == fingerprint(there.desk.table)


@pytest.mark.parametrize("status", ["gathering", "over"])
def test_a_table_at_which_nothing_runs_can_be_forgotten(status: str) -> None:
    house = House(World("card", players=3))
    clients = seated(house, "ann") if status == "gathering" else begun(house, "ann", "bob", "cem")
    assert not house.desk.is_idle
    play_on(house, Random(1))
    for client in clients:
        house.part(client)
    assert house.desk.is_idle
