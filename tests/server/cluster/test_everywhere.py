"""Lobby, names, deletion: whatever process a person comes to, it is the same."""

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from tests.kit.cluster import Members
from tests.kit.games_over_connections import all_until, begun, play_out, wanted
from tests.kit.people import Connection, LobbyClient, Person, browser

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("connections")]

FEW = 3
"""Public tables of one person, up to the limit; most likely in several processes."""

PUBLIC = {"game": "card", "players": 4, "visibility": "public"}


def person_at(members: Members, number: int, name: str) -> Person:
    return Person(members.all[number].address, name)


async def lobbies(members: Members) -> list[LobbyClient]:
    return [await LobbyClient(member.address).open() for member in members.all]


async def all_show(
    watching: list[LobbyClient], is_so: Callable[[dict[str, dict[str, Any]]], bool]
) -> None:
    """Wait until every lobby lists the tables like this."""
    for lobby in watching:
        await lobby.until(partial(lambda at: is_so(at.tables), lobby))


async def everywhere(person: Person, members: Members, table: str) -> list[Connection]:
    """Connect the person to the table through each process."""
    headers = {"cookie": person.cookie, **person.place}
    return [await Connection(one.address, table, headers).open() for one in members.all]


async def test_every_lobby_lists_a_table_and_its_changes_until_it_is_gone(
    members: Members,
) -> None:
    watching = await lobbies(members)
    ann = person_at(members, 0, "Ann")
    table = ann.opens(PUBLIC, "red")
    await all_show(watching, lambda tables: table in tables)
    connection = await ann.comes(table)
    assert await connection.verdict("set-chair", seat="blue", bot="clerk") == "taken"
    await all_show(watching, lambda tables: tables[table]["chairs"][1]["bot"] == "clerk")
    for seat in ("green", "yellow"):
        assert await connection.verdict("set-chair", seat=seat, bot="random") == "taken"
    assert await connection.verdict("set-ready", entropy="00ff") == "taken"
    assert await connection.verdict("begin") == "taken"
    assert await connection.verdict("vote", motion="abort") == "taken"
    await all_show(watching, lambda tables: table not in tables)
    for member in members.all:
        with browser(member.address, ann.place) as web:
            assert table not in [one["table"] for one in web.get("/api/tables").json()]


async def test_a_new_name_is_shown_at_tables_of_every_process(members: Members) -> None:
    bea = person_at(members, 1, "Bea")
    tables = [bea.opens(PUBLIC, "red") for _ in range(FEW)]
    watching = [await bea.comes(table) for table in tables]
    assert bea.web.patch("/api/me", json={"name": "Beatrice"}).status_code == 200
    await all_until(watching, lambda at: at.chair("red")["name"] == "Beatrice")
    await all_show(
        await lobbies(members),
        lambda shown: [shown[one]["host"] for one in tables if one in shown] == ["Beatrice"] * FEW,
    )


async def test_a_deleted_guest_is_disconnected_and_nameless_everywhere(members: Members) -> None:
    cem = person_at(members, 2, "Cem")
    tables = [cem.opens(PUBLIC, "red") for _ in range(FEW)]
    connections = [one for table in tables for one in await everywhere(cem, members, table)]
    watching = await lobbies(members)
    assert cem.web.delete("/api/me").status_code == 200
    for connection in connections:
        await connection.until_closed()
        assert connection.received[-1]["why"] == "forgotten"
    await all_show(watching, lambda tables: "Cem" not in str(tables))


async def test_a_revoked_device_is_signed_out_everywhere(members: Members) -> None:
    eva = person_at(members, 0, "Eva")
    link = eva.web.post("/api/me/links").json()["secret"]
    with browser(members.all[1].address, eva.place) as phone:
        phone.post("/api/links", json={"secret": link}).raise_for_status()
        lost = {"cookie": f"inkognito={phone.cookies['inkognito']}", **eva.place}
    table = eva.opens(PUBLIC, "red")
    held = [await Connection(one.address, table, lost).open() for one in members.all]
    assert {one.viewer for one in held} == {"red"}
    [device] = [one for one in eva.web.get("/api/me/devices").json() if not one["is_this"]]
    assert eva.web.delete(f"/api/me/devices/{device['device']}").status_code == 200
    for connection in held:
        await connection.until_closed()
    for member in members.all:
        with browser(member.address, lost) as phone:
            assert phone.get("/api/me").json() is None


async def test_a_shared_review_can_be_read_at_every_process(members: Members) -> None:
    await members.settled()
    people, connections = await begun(members.all[0].address, wanted("card", 3, 1))
    await play_out(connections)
    shares = f"/api/tables/{connections[0].table['table']}/shares"
    secret = people[0].web.post(shares, json={}).raise_for_status().json()["secret"]
    answers = []
    for member in members.all:
        with browser(member.address, people[0].place) as web:
            answers.append(web.get(f"/api/shared/{secret}").raise_for_status().json())
            assert web.get(f"/api/shared/{secret}/card.png").headers["content-type"] == "image/png"
    assert answers == [answers[0]] * len(members.all)


async def test_a_process_that_starts_later_lists_what_is_there(members: Members) -> None:
    dot = person_at(members, 0, "Dot")
    table = dot.opens(PUBLIC, "red")
    late = members.all[2]
    assert late.stop() == 0
    late.start()
    with browser(late.address, dot.place) as web:
        assert table in [one["table"] for one in web.get("/api/tables").json()]
        assert web.get("/ready").status_code == 200
    await members.settled()
