"""A request sent twice is accepted once, and a client that reconnects finds everything."""

from random import Random
from typing import Any, get_args

import msgspec
import pytest

from inkognito.board import commands as board
from inkognito.card import commands as card
from inkognito.core.events import kebab
from inkognito.core.refusals import Refused
from inkognito.protocol import requests
from inkognito.tables.audience import PRESENCE_EVERY, Participant
from inkognito.tables.handle_request import command_in
from tests.kit.table_client import TAKEN, Client
from tests.kit.table_world import Process, World, begun, play_on, seated, shown


def three_people(game: str = "card") -> tuple[Process, list[Client]]:
    process = Process(World(game, players=3))
    return process, begun(process, "ann", "bob", "cem")


def waited_for(clients: list[Client]) -> Client:
    return next(client for client in clients if client.is_waited_for)


# --- sent twice -----------------------------------------------------------------------------------


def test_the_same_request_on_the_same_connection_is_accepted_once() -> None:
    process, clients = three_people()
    one = waited_for(clients)
    name, data = one.choose(Random(1))
    process.hear(one, data)
    seq, seen = process.session.table.seq, len(one.seen)
    del one.verdicts[name]
    process.hear(one, data)
    assert one.verdicts[name] == TAKEN
    assert (process.session.table.seq, len(one.seen)) == (seq, seen)


def test_the_same_request_from_another_tab_is_accepted_once() -> None:
    process, clients = three_people()
    one = waited_for(clients)
    other = process.join(one.participant.person)
    name, data = one.choose(Random(1))
    process.hear(one, data)
    seq = process.session.table.seq
    process.hear(other, data)
    assert other.verdicts[name] == TAKEN
    assert process.session.table.seq == seq
    assert other.seen == one.seen


def test_the_same_request_after_a_restart_is_accepted_once() -> None:
    process, clients = three_people()
    one = waited_for(clients)
    name, data = one.choose(Random(1))
    process.hear(one, data)
    restarted = Process(process.world)
    restarted.join(one)
    del one.verdicts[name]
    restarted.hear(one, data)
    assert one.verdicts[name] == TAKEN
    assert restarted.session.table.seq == process.session.table.seq


def test_a_request_repeated_while_it_is_being_stored_is_accepted_once() -> None:
    process, clients = three_people()
    process.holds = frozenset({"rows"})
    one = waited_for(clients)
    other = process.join(one.participant.person)
    name, data = one.choose(Random(1))
    for client in (one, one, other):
        process.hear(client, data)
    seq = process.session.table.seq
    while process.rows:
        process.do(process.answer(process.rows.popleft()))
    assert process.session.table.seq == seq + 1
    assert one.verdicts[name] == other.verdicts[name] == TAKEN


def test_requests_of_two_people_with_the_same_ids_are_kept_apart() -> None:
    process = Process(World(players=3))
    ann, bob = process.join("ann"), process.join("bob")
    for client, seat in ((ann, "red"), (bob, "blue")):
        request = requests.Sit(id="same", seat=seat)  # type: ignore[arg-type]
        assert client.connection is not None
        process.do(process.session.receive(process.world.now, client.connection, request))
    assert process.session.table.seat_of("ann") == "red"
    assert process.session.table.seat_of("bob") == "blue"


def test_a_rejected_request_is_decided_again_when_repeated() -> None:
    process = Process(World(players=3))
    ann, bob = process.join("ann"), process.join("bob")
    assert process.ask(ann, requests.Sit, seat="red") == TAKEN
    name, data = bob.say(requests.Sit, seat="red")
    process.hear(bob, data)
    assert bob.verdicts[name] == "seat-taken"
    assert process.ask(ann, requests.Sit, seat="blue") == TAKEN
    process.hear(bob, data)
    assert bob.verdicts[name] == TAKEN


# --- late -----------------------------------------------------------------------------------------


def test_a_command_for_a_decision_that_has_passed_is_stale() -> None:
    process, clients = three_people()
    one = waited_for(clients)
    late, command = one.turn, (one.options or {})["commands"][0]
    assert late is not None
    assert process.choose(one, Random(1)) == TAKEN
    name, data = one.act(command, late["decision"])
    process.hear(one, data)
    assert one.verdicts[name] == "stale"


def test_two_tabs_answer_one_decision_and_the_first_counts() -> None:
    process, clients = three_people()
    one = waited_for(clients)
    other = process.join(one.participant.person)
    random = Random(5)
    (first, sent_first), (second, sent_second) = one.choose(random), other.choose(random)
    seq = process.session.table.seq
    process.hear(other, sent_second)
    process.hear(one, sent_first)
    assert (other.verdicts[second], one.verdicts[first]) == (TAKEN, "stale")
    assert process.session.table.seq == seq + 1
    assert one.seen == other.seen == shown(process, one)


def test_commands_in_any_order_are_taken_once_or_refused() -> None:
    process, clients = three_people("board")
    random, log = Random(3), list[tuple[Client, str, bytes]]()
    for _ in range(40):
        one = waited_for(clients)
        name, data = one.choose(random, declare=0)
        log.append((one, name, data))
        for client, _, old in random.sample(log, min(3, len(log))):
            process.hear(client, old)
        process.hear(one, data)
    taken = [(row.author, row.request_id) for row in process.world.rows()]
    assert len(taken) == len(set(taken))
    assert {name for _, name, _ in log} <= {request for _, request in taken}
    assert all(client.verdicts[name] == TAKEN for client, name, _ in log)


def test_a_command_that_cannot_be_read_is_refused_to_its_sender_only() -> None:
    process, clients = three_people()
    one, before = waited_for(clients), [len(client.received) for client in clients]
    unreadable: tuple[Any, ...] = ({"type": "fly"}, 7, {"type": "play-location"}, [[]], "x" * 300)
    for command in unreadable:
        name, data = one.act(command)
        process.hear(one, data)
        assert one.verdicts[name] == "unreadable"
    others = [len(client.received) - n for client, n in zip(clients, before, strict=True)]
    assert sorted(others) == [0, 0, 5]


def test_what_can_not_be_read_is_told_in_200_characters_at_most() -> None:
    table = three_people()[0].session.table
    command = {"type": "play-location", "location": "rialto", "x" * 300: 1}
    with pytest.raises(Refused) as refused:
        command_in(table, msgspec.json.encode(command))
    assert len(str(refused.value.refusal.params["what"])) == 200


def test_nobody_acts_for_another_seat() -> None:
    process, clients = three_people()
    one = waited_for(clients)
    command = (one.options or {})["commands"][0]
    for other in (client for client in clients if client is not one):
        name, data = other.act(command)
        process.hear(other, data)
        assert other.verdicts[name] == "not-your-decision"
    watcher = process.join("zoe")
    assert process.ask(watcher, requests.Act, decision=1, command=command) == "not-seated"


# --- coming back ----------------------------------------------------------------------------------

FIVE: dict[str, dict[str, Any]] = {
    "board": {"placement": "choose", "repeats": "challenge", "turn_limit": 60},
    "card": {"round_limit": 8},
}
EVERY_KIND = {
    game: {kebab(kind.__name__) for kind in get_args(module.AnyCommand)} - {"write-note"}
    for game, module in (("board", board), ("card", card))
}


def come_back(process: Process, client: Client) -> None:
    """End the connection, come back with more or less of what was seen, and find the same."""
    before = (client.seen[:], client.options, client.turn, client.seat)
    process.part(client)
    process.join(client)
    assert (client.seen, client.options, client.turn, client.seat) == before
    fresh = process.join(client.participant.person)
    assert (fresh.seen, fresh.options, fresh.turn, fresh.seat) == before
    process.part(fresh)
    half = Client(client.participant.person)
    half.viewer, half.seen = client.viewer, client.seen[: len(client.seen) // 2]
    process.join(half)
    assert (half.seen, half.options, half.turn, half.seat) == before
    process.part(half)


@pytest.mark.parametrize("game", ["board", "card"])
def test_a_player_who_reconnects_in_any_decision_continues_there(game: str) -> None:
    met: set[str] = set()
    for seed in range(12):
        players = (3, 4, 5)[seed % 3]
        process = Process(World(game, seed, players=players, rules=FIVE[game]))
        clients = begun(process, *("ann", "bob", "cem", "dot", "eve")[:players])
        random = Random(seed)
        while process.session.table.status == "playing":
            one = waited_for(clients)
            offered = {command["type"] for command in (one.options or {})["commands"]}
            if offered - met:
                come_back(process, one)
                met |= offered
            assert process.choose(one, random, declare=0.004) == TAKEN
        assert all(client.seen == shown(process, client) for client in clients)
        if met >= EVERY_KIND[game]:
            break
    assert met == EVERY_KIND[game]


def test_an_ambassador_who_reconnects_may_still_write_the_note() -> None:
    process = Process(World("board", players=5))
    *_, eve = begun(process, "ann", "bob", "cem", "dot", "eve")
    play_on(process, Random(1), until=lambda: process.session.table.seq > 25)
    come_back(process, eve)
    assert eve.options is not None
    assert eve.options["note"]
    builds = ("tall", "short", "fat", "thin")
    agents = ("fiddlebottom", "bubble", "x", "zsazsa")
    colours = ("red", "blue", "green", "yellow")
    people = zip(colours, agents, builds, strict=True)
    note = {colour: {"identity": agent, "build": build} for colour, agent, build in people}
    late = eve.turn
    play_on(process, Random(1), until=lambda: eve.turn != late)
    assert late is not None
    name, data = eve.act({"type": "write-note", "note": note}, late["decision"])
    decision, seq = eve.turn, process.session.table.seq
    process.hear(eve, data)
    process.hear(eve, data)
    assert eve.verdicts[name] == TAKEN, "a note answers no decision"
    assert process.session.table.seq == seq + 1
    assert (eve.turn or {})["decision"] == (decision or {})["decision"]
    assert eve.options is None or not eve.options["note"]


# --- names ----------------------------------------------------------------------------------------


def names(client: Client) -> list[str]:
    """What everybody with a chair is called."""
    return [chair["name"] for chair in client.table["chairs"] if chair["person"]]


def test_a_new_name_is_shown_at_once_while_the_table_is_set_up() -> None:
    process = Process(World("card", players=3))
    ann, bob = seated(process, "ann", "bob")
    process.do(process.session.rename(Participant("bob", "Beppe")))
    assert names(ann) == names(bob) == ["Ann", "Beppe"]
    process.do(process.session.rename(Participant("bob", "ann")))
    assert names(ann) == ["Ann", "ann 2"]
    process.do(process.session.rename(Participant("dan", "Dante")))
    assert names(ann) == ["Ann", "ann 2"]


def test_people_who_come_back_keep_names_that_an_earlier_version_took_for_different() -> None:
    process = Process(World("card", players=3))
    seated(process, "ann", "bob")
    process.world.names |= {"ann": "Zoé", "bob": "Zoë"}
    again = Process(process.world)
    ann = again.join(Client("ann", "Zoé"))
    again.join(Client("bob", "Zoë"))
    assert names(ann) == ["Zoé", "Zoë"]
    again.join(Client("cem", "Zoe"))
    again.pass_time(PRESENCE_EVERY)
    assert [one["name"] for one in ann.table["onlookers"]] == ["Zoe 2"]


def test_names_do_not_change_once_the_game_has_begun() -> None:
    process, (ann, bob, _) = three_people()
    process.join(Client("zoe", "Zoe"))
    process.do(process.session.rename(Participant("bob", "Beppe")))
    process.part(bob)
    process.join(Client("bob", "Beppe"))
    process.join(Client("zoe", "Carla"))
    process.pass_time(PRESENCE_EVERY)
    assert names(ann) == ["Ann", "Bob", "Cem"]
    assert [one["name"] for one in ann.table["onlookers"]] == ["Zoe"]
    later = Process(process.world)
    assert names(later.join(Client("bob", "Beppe"))) == ["Ann", "Bob", "Cem"]
