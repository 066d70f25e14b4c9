"""What leaves a table is public, or the receiver's own; the seed leaves it never."""

import hashlib
from functools import partial
from random import Random
from typing import Any

import msgspec
import pytest

from inkognito.core.seats import DEFAULT_SEATS
from inkognito.protocol import wishes
from inkognito.protocol.answers import TableView, Turn
from inkognito.tables.thinkers import bot_key
from kit.table_client import TAKEN, Client
from kit.table_world import House, World, on_the_line, play_on, seated, shown

ENTROPY = {"ann": "a11ce0a11ce0", "bob": "b0bb0bb0bb0b"}
KNOWN = {
    "welcome": {"version", "viewer", "person", "table", "sightings", "turn", "options", "talk"},
    "update": {"accepted", "sightings", "turn", "options", "table"},
    "talk": {"words", "accepted"},
    "accepted": {"id"},
    "denied": {"id", "code", "params"},
}
"""All that a message may hold: whatever comes to be new needs its check here."""


def played(game: str, players: int, seed: int) -> tuple[House, list[Client]]:
    """A game of two people and bots, with spectators and some wishes that are refused."""
    bots = dict.fromkeys(DEFAULT_SEATS[players][2:], "random")
    house = House(World(game, seed, players=players, bots=bots), fast_bots=True)
    clients = [*seated(house, "ann", "bob"), house.join("zoe"), house.join(None)]
    for client in clients[:2]:
        entropy = ENTROPY[client.guest.person or ""]
        assert house.ask(client, wishes.BeReady, entropy=entropy) == TAKEN
    assert house.ask(clients[0], wishes.Begin) == TAKEN
    random = Random(seed)
    for seq in range(10, 1_000, 5):
        play_on(house, random, until=partial(is_after, house, seq))
        if house.desk.table.status == "over":
            break
        for client in clients[:2]:
            house.ask(client, wishes.Act, decision=1, command={"type": "end-turn"})
            house.join(client)
    return house, clients


def is_after(house: House, seq: int) -> bool:
    return house.desk.table.seq > seq


def secrets_of(house: House) -> dict[str, str]:
    """All that nobody may learn before the end, as it would look on the line."""
    world, table = house.world, house.desk.table
    secret = [world.seal.seed, world.seal.salt, *(bot_key(table, seat) for seat in table.chairs)]
    secret.append(hashlib.sha256(world.seal.seed).digest())
    return {one.hex(): "seed, salt or key" for one in secret}


@pytest.mark.parametrize("game", ["board", "card"])
@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_byte_sent_is_public_or_the_receivers_own(game: str, players: int) -> None:
    house, clients = played(game, players, seed=players)
    for client in clients:
        own = shown(house, client)
        others = {value for person, value in ENTROPY.items() if person != client.guest.person}
        for data in client.received:
            text = data.decode()
            assert not [one for one in (*secrets_of(house), *others) if one in text]
            check_message(msgspec.json.decode(data), own, client)


def check_message(message: dict[str, Any], own: list[Any], client: Client) -> None:
    """Each part of a message is of a public type, or what this client has seen and may do."""
    assert message.keys() - {"type"} <= KNOWN[message["type"]]
    for one in message.get("sightings", ()):
        assert one == {"number": one["number"], "sighting": own[one["number"] - 1]}
    for name, kind in (("table", TableView), ("turn", Turn)):
        if name in message:
            again = on_the_line(msgspec.convert(message[name], kind))
            assert again == message[name]
    if "options" in message:
        assert client.seat is not None
        assert client.seat in message["turn"]["to_act"]
        assert client.seat in message["turn"]["running"] or message["options"]["note"]


@pytest.mark.parametrize("game", ["board", "card"])
def test_what_everybody_is_sent_of_the_table_does_not_depend_on_the_deal(game: str) -> None:
    views = []
    for seed in (1, 2):
        bots = dict.fromkeys(DEFAULT_SEATS[4][1:], "random")
        house = House(World(game, seed, players=4, bots=bots), fast_bots=True)
        (ann,) = seated(house, "ann")
        house.ask(ann, wishes.BeReady)
        house.ask(ann, wishes.Begin)
        views.append({**ann.table, "commitment": ""})
    assert views[0] == views[1]


@pytest.mark.parametrize("game", ["board", "card"])
def test_a_bot_is_given_the_sightings_and_options_of_its_own_seat_alone(game: str) -> None:
    bots = dict.fromkeys(DEFAULT_SEATS[5][1:], "random")
    house = House(World(game, players=5, bots=bots), holds={"thoughts"})
    (ann,) = seated(house, "ann")
    house.ask(ann, wishes.BeReady)
    house.ask(ann, wishes.Begin)
    table, random, thoughts = house.desk.table, Random(3), 0
    while table.status == "playing":
        while house.thoughts:
            think, thoughts = house.thoughts.popleft(), thoughts + 1
            assert table.game is not None
            seen = tuple(one.sighting for one in table.game.sightings(think.seat))
            assert think.sightings == seen
            assert think.options == table.game.options(think.seat)
            house.do(house.think(think))
        if ann.is_waited_for:
            house.choose(ann, random)
        else:
            house.sleep()
    assert thoughts > 20
