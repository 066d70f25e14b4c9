"""The lobby: public tables as they open, fill, begin and end; private ones never."""

import pytest

from inkognito.server.settings import ServerSettings
from tests.kit.games_over_connections import begin, play_out, seated, wanted
from tests.kit.people import Connection, LobbyClient, Person, own_address

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("connections")]


async def test_the_lobby_shows_a_public_table_open_fill_begin_and_end(address: str) -> None:
    lobby = await LobbyClient(address).open()
    people, connections = await seated(address, wanted("card", 4, 2, visibility="public"))
    table = connections[0].table["table"]
    await lobby.until(lambda: lobby.tables[table]["chairs"][1]["person"] == people[1].id)
    listed = lobby.tables[table]
    assert (listed["status"], listed["host"]) == ("gathering", "Ann")
    assert [one["bot"] for one in listed["chairs"]] == [None, None, "clerk", "tourist"]
    assert listed["commitment"] == connections[0].table["commitment"]
    await begin(connections)
    await lobby.until(lambda: lobby.tables[table]["status"] == "playing")
    late = await LobbyClient(address).open()
    assert late.tables[table] == lobby.tables[table]
    shown = people[0].web.get("/api/tables").json()
    assert table in [one["table"] for one in shown]
    await play_out(connections)
    await lobby.until(lambda: table not in lobby.tables)
    assert table not in people[0].web.get("/api/tables").text
    assert people[0].web.get(f"/api/tables/{table}").json()["status"] == "over"


async def test_a_private_table_is_never_shown(address: str) -> None:
    lobby = await LobbyClient(address).open()
    people, connections = await seated(address, wanted("card", 4, 2, visibility="link"))
    table = connections[0].table["table"]
    await begin(connections)
    await play_out(connections)
    assert await connections[0].verdict("offer-rematch") == "taken"
    rematch = connections[0].table["rematch"]
    marker = people[0].opens({"game": "board", "visibility": "public"}, "red")
    await lobby.until(lambda: marker in lobby.tables)
    told = "".join(lobby.data) + people[0].web.get("/api/tables").text
    for private in (table, rematch):
        assert private not in told
    assert people[0].web.get(f"/api/tables/{table}").status_code == 200


async def test_the_lobby_is_not_told_of_moves(address: str) -> None:
    _, connections = await seated(address, wanted("card", 4, 2, visibility="public"))
    await begin(connections)
    lobby = await LobbyClient(address).open()
    table = connections[0].table["table"]
    await play_out(connections)
    await lobby.until(lambda: table not in lobby.tables)
    about = [one for one in lobby.data if table in one]
    assert len(about) == 2  # that it is there, and that it is gone
    assert not [one for one in about if "sighting" in one or "decision" in one]


async def test_a_table_survives_a_closed_lobby_connection(address: str) -> None:
    lobby = await LobbyClient(address).open()
    ann = Person(address, "Ann")
    table = ann.opens({"game": "card", "visibility": "public"}, "red")
    await lobby.until(lambda: table in lobby.tables)
    await lobby.close()
    connection = await ann.comes(table)
    assert await connection.verdict("set-ready") == "taken"
    assert (await Connection(address, table, own_address()).open()).viewer == "spectator"


async def test_a_lobby_client_that_is_too_fast_is_rejected_and_still_gets_updates(
    address: str,
) -> None:
    most = ServerSettings().messages_per_second * 5
    lobby = await LobbyClient(address).open()
    for _ in range(most + 20):
        await lobby.send({"type": "ping"})
    await lobby.until(lambda: len(answers(lobby)) == most + 20)
    assert answers(lobby) == ["pong"] * most + ["rejected"] * 20
    assert lobby.received[-1]["code"] == "too-fast"
    table = Person(address, "Ann").opens({"game": "card", "visibility": "public"}, "red")
    await lobby.until(lambda: table in lobby.tables)


def answers(lobby: LobbyClient) -> list[str]:
    return [one["type"] for one in lobby.received if one["type"] != "lobby-update"]
