"""The server is stopped or killed in the middle and restarts: nothing acknowledged is lost."""

import asyncio
from random import Random
from typing import Any

import pytest
from sqlalchemy import func, select

from inkognito.store.database import Database
from inkognito.store.schema import LOG
from inkognito.store.urls import parse_url
from tests.kit.games_over_connections import begun, play_out, play_until, plays, wanted
from tests.kit.limits import PATIENCE
from tests.kit.people import Connection, LobbyClient, Person, own_address
from tests.kit.serving import Serving

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("connections")]

KILLED_AT = {"board": (3, 30), "card": (2, 14)}
"""Decisions in the middle of which the server is killed, one after the other in one game."""


async def killed_while_they_play(
    server: Serving, connections: list[Connection], decision: int
) -> None:
    """Kill the server while people and bots are moving."""
    playing = [
        asyncio.create_task(plays(connection, Random(n)))
        for n, connection in enumerate(connections)
    ]
    await connections[0].until(lambda: _is_at(connections[0], decision))
    server.kill()
    await asyncio.gather(*playing)


def _is_at(connection: Connection, decision: int) -> bool:
    return connection.status == "over" or (
        connection.turn is not None and connection.turn["decision"] >= decision
    )


async def all_come_again(connections: list[Connection]) -> None:
    for connection in connections:
        await connection.until_closed()
        await connection.reopen(until_there=True)


@pytest.mark.parametrize("game", ["board", "card"])
async def test_after_a_kill_every_acknowledged_move_is_there_and_the_game_goes_on(
    own_server: Serving, game: str
) -> None:
    people, connections = await begun(own_server.address, wanted(game, 4, 2))
    watcher = await Connection(
        own_server.address, connections[0].table["table"], own_address()
    ).open()
    everybody = [*connections, watcher]
    for decision in KILLED_AT[game]:
        await killed_while_they_play(own_server, connections, decision)
        before = [connection.seen for connection in everybody]
        own_server.start()
        await all_come_again(everybody)
        for connection, seen in zip(everybody, before, strict=True):
            assert connection.seen[: len(seen)] == seen
    await play_out(connections)
    for connection in connections:
        assert not connection.unanswered
    await watcher.until(lambda: watcher.status == "over")
    late = await people[0].comes(watcher.table["table"])
    assert late.seen == connections[0].seen


async def stored_rows(server: Serving) -> int:
    """Return how many rows the database has."""
    database = Database(parse_url(server.database))
    query = select(func.count()).select_from(LOG)
    rows = await database.read(lambda connection: connection.execute(query).scalar_one())
    await database.close()
    return rows


async def test_after_a_kill_bots_play_on_without_a_request(own_server: Serving) -> None:
    _, connections = await begun(own_server.address, wanted("board", 4, 1, rules={}))
    assert await connections[0].verdict("leave") == "taken"
    await connections[0].until(lambda: _is_at(connections[0], 3))
    own_server.kill()
    await connections[0].until_closed()
    before = await stored_rows(own_server)
    own_server.start()
    last = connections[0].last
    async with asyncio.timeout(PATIENCE):
        while await stored_rows(own_server) <= before:
            await asyncio.sleep(0.02)
    await connections[0].reopen()
    assert connections[0].last > last


async def test_a_clean_stop_says_goodbye_to_everybody_and_ends_with_0(own_server: Serving) -> None:
    _, connections = await begun(own_server.address, wanted("board", 4, 2))
    busy = await begun(own_server.address, _long(1))
    lobby = await LobbyClient(own_server.address).open()
    assert await busy[1][0].verdict("leave") == "taken"
    await play_until(connections, decision=5)
    code = await asyncio.to_thread(own_server.stop)
    assert code == 0
    for connection in (*connections, *busy[1], lobby):
        assert await connection.until_closed() in (1000, 1001, 1012)
        goodbye = connection.received[-1]
        assert (goodbye["type"], goodbye["why"]) == ("goodbye", "shutdown")
        assert goodbye["after"] > 0
    before = [connection.seen for connection in connections]
    own_server.start()
    for connection, seen in zip(connections, before, strict=True):
        await connection.reopen(until_there=True)
        assert connection.seen[: len(seen)] == seen
    await play_out(connections)


def _long(people: int) -> dict[str, Any]:
    """A match that bots do not finish in a moment."""
    return wanted("card", 4, people, rules={"match": "first-to-3"})


def test_only_one_server_opens_a_file_and_the_second_says_where_the_first_is(
    file_server: Serving,
) -> None:
    second = Serving(file_server.database, file_server.home.parent / "second")
    code, said = second.try_to_start()
    assert code != 0
    assert file_server.address in said
    assert httpx_ok(file_server.address)


def httpx_ok(address: str) -> bool:
    return Person(address, "Ann").web.get("/ready").status_code == 200


def test_the_default_folder_of_the_user_is_not_touched(file_server: Serving) -> None:
    Person(file_server.address, "Ann").opens({"game": "card"}, "red")
    assert file_server.stop() == 0
    assert [one.name for one in file_server.home.iterdir()] == ["server.log"]
