"""What leaves a table is public or the receiver's own; the seed never leaves it."""

import hashlib
from functools import partial
from random import Random
from typing import Any

import msgspec
import pytest

from inkognito.core.seats import DEFAULT_SEATS
from inkognito.protocol import requests
from inkognito.protocol.messages import TableView, Turn
from inkognito.tables.bot_turns import bot_key
from tests.kit.table_client import TAKEN, Client
from tests.kit.table_world import Process, World, over_the_wire, play_on, seated, shown

ENTROPY = {"ann": "a11ce0a11ce0", "bob": "b0bb0bb0bb0b"}
KNOWN = {
    "welcome": {"version", "viewer", "person", "table", "sightings", "turn", "options", "talk"}
    | {"passing"},
    "update": {"accepted", "sightings", "turn", "options", "table", "passing"},
    "talk": {"items", "accepted"},
    "accepted": {"id"},
    "rejected": {"id", "code", "params"},
}
"""All that a message may hold: whatever comes to be new needs its check here."""


def played(game: str, players: int, seed: int) -> tuple[Process, list[Client]]:
    """A game of two people and bots, with spectators and some requests that are refused."""
    bots = dict.fromkeys(DEFAULT_SEATS[players][2:], "random")
    process = Process(World(game, seed, players=players, bots=bots), fast_bots=True)
    clients = [*seated(process, "ann", "bob"), process.join("zoe"), process.join(None)]
    for client in clients[:2]:
        entropy = ENTROPY[client.participant.person or ""]
        assert process.ask(client, requests.SetReady, entropy=entropy) == TAKEN
    assert process.ask(clients[0], requests.Begin) == TAKEN
    random = Random(seed)
    for seq in range(10, 1_000, 5):
        play_on(process, random, until=partial(is_after, process, seq))
        if process.session.table.status == "over":
            break
        for client in clients[:2]:
            process.ask(client, requests.Act, decision=1, command={"type": "end-turn"})
            process.join(client)
    return process, clients


def is_after(process: Process, seq: int) -> bool:
    return process.session.table.seq > seq


def secrets_of(process: Process) -> dict[str, str]:
    """All that nobody may learn before the end, as it would look on the connection."""
    world, table = process.world, process.session.table
    secret = [world.seal.seed, world.seal.salt, *(bot_key(table, seat) for seat in table.chairs)]
    secret.append(hashlib.sha256(world.seal.seed).digest())
    return {one.hex(): "seed, salt or key" for one in secret}


@pytest.mark.parametrize("game", ["board", "card"])
@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_byte_sent_is_public_or_the_receivers_own(game: str, players: int) -> None:
    process, clients = played(game, players, seed=players)
    for client in clients:
        own = shown(process, client)
        others = {value for person, value in ENTROPY.items() if person != client.participant.person}
        for data in client.received:
            text = data.decode()
            assert not [one for one in (*secrets_of(process), *others) if one in text]
            check_message(msgspec.json.decode(data), own, client)


def check_message(message: dict[str, Any], own: list[Any], client: Client) -> None:
    """Each part of a message is of a public type, or what this client has seen and may do."""
    assert message.keys() - {"type"} <= KNOWN[message["type"]]
    for one in message.get("sightings", ()):
        assert one == {"number": one["number"], "sighting": own[one["number"] - 1]}
    for name, kind in (("table", TableView), ("turn", Turn)):
        if name in message:
            again = over_the_wire(msgspec.convert(message[name], kind))
            assert again == message[name]
    if "options" in message:
        assert client.seat is not None
        assert client.seat in message["turn"]["to_act"]
        assert client.seat in message["turn"]["running"] or message["options"]["note"]


@pytest.mark.parametrize("game", ["board", "card"])
def test_public_messages_do_not_depend_on_the_deal(game: str) -> None:
    views = []
    for seed in (1, 2):
        bots = dict.fromkeys(DEFAULT_SEATS[4][1:], "random")
        process = Process(World(game, seed, players=4, bots=bots), fast_bots=True)
        (ann,) = seated(process, "ann")
        process.ask(ann, requests.SetReady)
        process.ask(ann, requests.Begin)
        views.append({**ann.table, "commitment": ""})
    assert views[0] == views[1]


@pytest.mark.parametrize("game", ["board", "card"])
def test_a_bot_is_given_the_sightings_and_options_of_its_own_seat_alone(game: str) -> None:
    bots = dict.fromkeys(DEFAULT_SEATS[5][1:], "random")
    process = Process(World(game, players=5, bots=bots), holds={"thoughts"})
    (ann,) = seated(process, "ann")
    process.ask(ann, requests.SetReady)
    process.ask(ann, requests.Begin)
    session, random, thoughts = process.session, Random(3), 0
    while session.table.status == "playing":
        while process.thoughts:
            think, thoughts = process.thoughts.popleft(), thoughts + 1
            assert session.game_log is not None
            seen = tuple(one.sighting for one in session.game_log.sightings(think.seat))
            assert think.sightings == seen
            assert session.table.game is not None
            assert think.options == session.table.game.options(think.seat)
            process.do(process.think(think))
        if ann.is_waited_for:
            process.choose(ann, random)
        else:
            process.sleep()
    assert thoughts > 20
