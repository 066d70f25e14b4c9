"""Every byte sent to a seat over a whole game: no other seat's secrets, and never the seed."""

import json
from typing import Any

import msgspec
import pytest

from inkognito.core.seats import DEFAULT_SEATS
from inkognito.protocol.messages import Options, TableView, Turn
from inkognito.record.format import Record, read
from inkognito.views.redact import redact
from tests.kit.games_over_connections import begin, play_out, seated, wanted
from tests.kit.people import Connection, LobbyClient, Person, own_address

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("connections")]

PARTS = {
    "welcome": {
        "version",
        "viewer",
        "person",
        "table",
        "sightings",
        "turn",
        "options",
        "talk",
        "run",
    },
    "update": {"accepted", "sightings", "turn", "options", "table", "run"},
    "rejected": {"id", "code", "params"},
    "pong": set(),
}
"""All that a message of a game without talk may hold."""


def whole_record(person: Person, table: str) -> Record:
    answer = person.web.get(f"/api/tables/{table}/record").raise_for_status()
    return read(answer.content)


def may_see(record: Record, viewer: Any) -> list[Any]:
    """What the rules let this viewer see, from the game's own events."""
    events = (event for line in record.lines for event in line)
    seen = [sighting for event in events if (sighting := redact(event, viewer)) is not None]
    plain: list[Any] = json.loads(msgspec.json.encode(seen))
    return plain


def again(value: Any, kind: Any) -> Any:
    """The value, read as a type that has no place for a secret, and written again."""
    return json.loads(msgspec.json.encode(msgspec.convert(value, kind)))


def check_bytes(connection: Connection, own: list[Any], secrets: set[str]) -> None:
    """Assert that each message consists of this viewer's sightings and options and public parts."""
    taken: list[Any] = []
    for data, message in zip(connection.data, connection.received, strict=True):
        assert not [one for one in secrets if one in data]
        assert message.keys() - {"type"} <= PARTS[message["type"]], message
        taken += message.get("sightings", ())
        for part, kind in (("table", TableView), ("turn", Turn), ("options", Options)):
            if part in message:
                assert again(message[part], kind) == message[part]
        if "options" in message:
            assert connection.viewer in message["turn"]["to_act"]
    assert [one["sighting"] for one in taken] == own
    assert [one["number"] for one in taken] == list(range(1, len(own) + 1))
    assert all(one.keys() == {"number", "sighting"} for one in taken)


@pytest.mark.parametrize("game", ["board", "card"])
@pytest.mark.parametrize("players", [3, 4, 5])
async def test_nobody_is_sent_anything_of_another_seat_or_of_the_seed(
    address: str, game: str, players: int
) -> None:
    lobby = await LobbyClient(address).open()
    people, connections = await seated(address, wanted(game, players, players, visibility="public"))
    table = connections[0].table["table"]
    watcher = await Connection(address, table, own_address()).open()
    await begin(connections)
    await play_out(connections, seed=players)
    await watcher.until(lambda: watcher.status == "over")
    record = whole_record(people[0], table)
    assert record.proof is not None
    secrets = {record.proof.seal.seed.hex(), record.proof.seal.salt.hex()}
    shares = {viewer: may_see(record, viewer) for viewer in (*DEFAULT_SEATS[players], "spectator")}
    for connection in (*connections, watcher):
        check_bytes(connection, shares[connection.viewer], secrets)
    hidden = [one for one in shares["red"] if one not in shares["spectator"]]
    assert hidden, "a test that compares nothing"
    assert not [one for one in (*secrets, "sighting", "identity") if one in "".join(lobby.data)]
    others = [connection.viewer for connection in connections if connection.viewer != "red"]
    assert all(shares[one] != shares["red"] for one in others)
