"""Sent twice, taken once; and whoever comes back finds everything as it was."""

from random import Random
from typing import Any, get_args

import pytest

from inkognito.board import commands as board
from inkognito.card import commands as card
from inkognito.core.events import kebab
from inkognito.protocol import wishes
from inkognito.tables.audience import Guest
from kit.table_client import TAKEN, Client
from kit.table_world import House, World, begun, play_on, seated, shown


def three_people(game: str = "card") -> tuple[House, list[Client]]:
    house = House(World(game, players=3))
    return house, begun(house, "ann", "bob", "cem")


def waited_for(clients: list[Client]) -> Client:
    return next(client for client in clients if client.is_waited_for)


# --- sent twice -----------------------------------------------------------------------------------


def test_the_same_wish_on_the_same_line_is_taken_once() -> None:
    house, clients = three_people()
    one = waited_for(clients)
    name, data = one.choose(Random(1))
    house.hear(one, data)
    seq, seen = house.desk.table.seq, len(one.seen)
    del one.verdicts[name]
    house.hear(one, data)
    assert one.verdicts[name] == TAKEN
    assert (house.desk.table.seq, len(one.seen)) == (seq, seen)


def test_the_same_wish_from_another_tab_is_taken_once() -> None:
    house, clients = three_people()
    one = waited_for(clients)
    other = house.join(one.guest.person)
    name, data = one.choose(Random(1))
    house.hear(one, data)
    seq = house.desk.table.seq
    house.hear(other, data)
    assert other.verdicts[name] == TAKEN
    assert house.desk.table.seq == seq
    assert other.seen == one.seen


def test_the_same_wish_after_a_restart_is_taken_once() -> None:
    house, clients = three_people()
    one = waited_for(clients)
    name, data = one.choose(Random(1))
    house.hear(one, data)
    restarted = House(house.world)
    restarted.join(one)
    del one.verdicts[name]
    restarted.hear(one, data)
    assert one.verdicts[name] == TAKEN
    assert restarted.desk.table.seq == house.desk.table.seq


def test_wishes_sent_twice_while_the_first_is_being_stored_are_taken_once() -> None:
    house, clients = three_people()
    house.holds = frozenset({"rows"})
    one = waited_for(clients)
    other = house.join(one.guest.person)
    name, data = one.choose(Random(1))
    for client in (one, one, other):
        house.hear(client, data)
    seq = house.desk.table.seq
    while house.rows:
        house.do(house.answer(house.rows.popleft()))
    assert house.desk.table.seq == seq + 1
    assert one.verdicts[name] == other.verdicts[name] == TAKEN


def test_people_with_the_same_ids_do_not_take_each_others_wishes() -> None:
    house = House(World(players=3))
    ann, bob = house.join("ann"), house.join("bob")
    for client, seat in ((ann, "red"), (bob, "blue")):
        wish = wishes.Sit(id="same", seat=seat)  # type: ignore[arg-type]
        assert client.line is not None
        house.do(house.desk.receive(house.world.now, client.line, wish))
    assert house.desk.table.seat_of("ann") == "red"
    assert house.desk.table.seat_of("bob") == "blue"


def test_a_wish_that_was_refused_is_decided_anew_when_it_comes_again() -> None:
    house = House(World(players=3))
    ann, bob = house.join("ann"), house.join("bob")
    assert house.ask(ann, wishes.Sit, seat="red") == TAKEN
    name, data = bob.say(wishes.Sit, seat="red")
    house.hear(bob, data)
    assert bob.verdicts[name] == "seat-taken"
    assert house.ask(ann, wishes.Sit, seat="blue") == TAKEN
    house.hear(bob, data)
    assert bob.verdicts[name] == TAKEN


# --- late -----------------------------------------------------------------------------------------


def test_a_command_for_a_decision_that_has_passed_is_stale() -> None:
    house, clients = three_people()
    one = waited_for(clients)
    late, command = one.turn, (one.options or {})["commands"][0]
    assert late is not None
    assert house.choose(one, Random(1)) == TAKEN
    name, data = one.act(command, late["decision"])
    house.hear(one, data)
    assert one.verdicts[name] == "stale"


def test_two_tabs_answer_one_decision_and_the_first_counts() -> None:
    house, clients = three_people()
    one = waited_for(clients)
    other = house.join(one.guest.person)
    random = Random(5)
    (first, sent_first), (second, sent_second) = one.choose(random), other.choose(random)
    seq = house.desk.table.seq
    house.hear(other, sent_second)
    house.hear(one, sent_first)
    assert (other.verdicts[second], one.verdicts[first]) == (TAKEN, "stale")
    assert house.desk.table.seq == seq + 1
    assert one.seen == other.seen == shown(house, one)


def test_commands_in_any_order_are_taken_once_or_refused() -> None:
    house, clients = three_people("board")
    random, log = Random(3), list[tuple[Client, str, bytes]]()
    for _ in range(40):
        one = waited_for(clients)
        name, data = one.choose(random, declare=0)
        log.append((one, name, data))
        for client, _, old in random.sample(log, min(3, len(log))):
            house.hear(client, old)
        house.hear(one, data)
    taken = [(row.author, row.wish) for row in house.world.rows()]
    assert len(taken) == len(set(taken))
    assert {name for _, name, _ in log} <= {wish for _, wish in taken}
    assert all(client.verdicts[name] == TAKEN for client, name, _ in log)


def test_a_command_that_cannot_be_read_is_refused_to_its_sender_only() -> None:
    house, clients = three_people()
    one, before = waited_for(clients), [len(client.received) for client in clients]
    unreadable: tuple[Any, ...] = ({"type": "fly"}, 7, {"type": "play-location"}, [[]], "x" * 300)
    for command in unreadable:
        name, data = one.act(command)
        house.hear(one, data)
        assert one.verdicts[name] == "unreadable"
    others = [len(client.received) - n for client, n in zip(clients, before, strict=True)]
    assert sorted(others) == [0, 0, 5]


def test_nobody_acts_for_another_seat() -> None:
    house, clients = three_people()
    one = waited_for(clients)
    command = (one.options or {})["commands"][0]
    for other in (client for client in clients if client is not one):
        name, data = other.act(command)
        house.hear(other, data)
        assert other.verdicts[name] == "not-your-decision"
    looker = house.join("zoe")
    assert house.ask(looker, wishes.Act, decision=1, command=command) == "not-seated"


# --- coming back ----------------------------------------------------------------------------------

FIVE: dict[str, dict[str, Any]] = {
    "board": {"placement": "choose", "repeats": "challenge", "turn_limit": 60},
    "card": {"round_limit": 8},
}
EVERY_KIND = {
    game: {kebab(kind.__name__) for kind in get_args(module.AnyCommand)} - {"write-note"}
    for game, module in (("board", board), ("card", card))
}


def come_back(house: House, client: Client) -> None:
    """End the line, come back with more or less of what was seen, and find the same."""
    before = (client.seen[:], client.options, client.turn, client.seat)
    house.part(client)
    house.join(client)
    assert (client.seen, client.options, client.turn, client.seat) == before
    fresh = house.join(client.guest.person)
    assert (fresh.seen, fresh.options, fresh.turn, fresh.seat) == before
    house.part(fresh)
    half = Client(client.guest.person)
    half.viewer, half.seen = client.viewer, client.seen[: len(client.seen) // 2]
    house.join(half)
    assert (half.seen, half.options, half.turn, half.seat) == before
    house.part(half)


@pytest.mark.parametrize("game", ["board", "card"])
def test_whoever_comes_back_in_any_kind_of_decision_goes_on_where_he_was(game: str) -> None:
    met: set[str] = set()
    for seed in range(12):
        players = (3, 4, 5)[seed % 3]
        house = House(World(game, seed, players=players, rules=FIVE[game]))
        clients = begun(house, *("ann", "bob", "cem", "dot", "eve")[:players])
        random = Random(seed)
        while house.desk.table.status == "playing":
            one = waited_for(clients)
            offered = {command["type"] for command in (one.options or {})["commands"]}
            if offered - met:
                come_back(house, one)
                met |= offered
            assert house.choose(one, random, declare=0.004) == TAKEN
        assert all(client.seen == shown(house, client) for client in clients)
        if met >= EVERY_KIND[game]:
            break
    assert met == EVERY_KIND[game]


def test_the_ambassador_who_comes_back_may_still_write_his_note() -> None:
    house = House(World("board", players=5))
    *_, eve = begun(house, "ann", "bob", "cem", "dot", "eve")
    play_on(house, Random(1), until=lambda: house.desk.table.seq > 25)
    come_back(house, eve)
    assert eve.options is not None
    assert eve.options["note"]
    builds = ("tall", "short", "fat", "thin")
    agents = ("fiddlebottom", "bubble", "x", "zsazsa")
    colours = ("red", "blue", "green", "yellow")
    people = zip(colours, agents, builds, strict=True)
    note = {colour: {"identity": agent, "build": build} for colour, agent, build in people}
    late = eve.turn
    play_on(house, Random(1), until=lambda: eve.turn != late)
    assert late is not None
    name, data = eve.act({"type": "write-note", "note": note}, late["decision"])
    decision, seq = eve.turn, house.desk.table.seq
    house.hear(eve, data)
    house.hear(eve, data)
    assert eve.verdicts[name] == TAKEN, "a note answers no decision"
    assert house.desk.table.seq == seq + 1
    assert (eve.turn or {})["decision"] == (decision or {})["decision"]
    assert eve.options is None or not eve.options["note"]


# --- names ----------------------------------------------------------------------------------------


def names(client: Client) -> list[str]:
    """What everybody with a chair is called."""
    return [chair["name"] for chair in client.table["chairs"] if chair["person"]]


def test_a_new_name_is_shown_at_once_while_the_table_is_set_up() -> None:
    house = House(World("card", players=3))
    ann, bob = seated(house, "ann", "bob")
    house.do(house.desk.rename(Guest("bob", "Beppe")))
    assert names(ann) == names(bob) == ["Ann", "Beppe"]
    house.do(house.desk.rename(Guest("bob", "ann")))
    assert names(ann) == ["Ann", "ann 2"]
    house.do(house.desk.rename(Guest("dan", "Dante")))
    assert names(ann) == ["Ann", "ann 2"]


def test_once_the_game_has_begun_everybody_keeps_his_name() -> None:
    house, (ann, bob, _) = three_people()
    house.join(Client("zoe", "Zoe"))
    house.do(house.desk.rename(Guest("bob", "Beppe")))
    house.part(bob)
    house.join(Client("bob", "Beppe"))
    house.join(Client("zoe", "Carla"))
    assert names(ann) == ["Ann", "Bob", "Cem"]
    assert [one["name"] for one in ann.table["onlookers"]] == ["Zoe"]
    later = House(house.world)
    assert names(later.join(Client("bob", "Beppe"))) == ["Ann", "Bob", "Cem"]
