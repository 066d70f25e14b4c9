"""The coach over HTTP: where the table allows it, from one's own sightings, unseen by others."""

from typing import Any

import pytest

from inkognito.protocol import routes
from tests.kit.games_over_connections import begun, play_out, wanted
from tests.kit.people import Connection, Person

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("connections")]

PAGES = (routes.TABLES, routes.MY_TABLES, routes.TABLE, routes.SHEET, routes.COSTS)


def at(route: str, table: str) -> str:
    return route.replace("{table:str}", table)


async def waited_for(connections: list[Connection]) -> int:
    """Return the number of the connection that the game waits for."""
    for connection in connections:
        await connection.until(lambda: bool(connection.turn))  # noqa: B023 - awaited at once
    return next(n for n, connection in enumerate(connections) if connection.is_waited_for)


def asked(person: Person, connection: Connection, level: int) -> Any:
    decision = connection.turn["decision"] if connection.turn else 0
    table = connection.table["table"]
    body = {"decision": decision, "level": level}
    return person.web.post(at(routes.HINTS, table), json=body)


def all_pages(person: Person, table: str) -> dict[str, bytes]:
    """Return everything that a person can read about the table."""
    return {page: person.web.get(at(page, table)).content for page in PAGES}


@pytest.mark.parametrize(
    ("game", "players"), [("board", 4), ("board", 5), ("card", 3), ("card", 5)]
)
async def test_a_hint_says_more_with_each_level_and_names_an_option(
    address: str, game: str, players: int
) -> None:
    (ann,), (connection,) = await begun(address, wanted(game, players, 1))
    await connection.until(lambda: connection.is_waited_for)
    nudge, move, reasons = (asked(ann, connection, level).json() for level in (1, 2, 3))
    assert connection.options is not None
    assert nudge["move"] is None
    assert nudge["reason"] == move["reason"] == reasons["reason"]
    assert move["move"] == reasons["move"]
    assert move["move"] in connection.options["commands"]
    assert not nudge["alternatives"]
    assert not move["alternatives"]


async def test_a_table_of_people_has_hints_only_if_its_settings_say_so(address: str) -> None:
    for hints, status in ((False, 403), (True, 200)):
        people, connections = await begun(address, wanted("card", 3, 3, hints=hints))
        number = await waited_for(connections)
        answer = asked(people[number], connections[number], 1)
        assert answer.status_code == status
        other = (number + 1) % 3
        if hints:
            late = asked(people[other], connections[other], 1)
            assert late.json()["code"] == "not-your-decision"


async def test_who_has_left_their_seat_to_a_bot_gets_no_hint(address: str) -> None:
    people, connections = await begun(address, wanted("card", 3, 3, hints=True, pace="slow"))
    number = await waited_for(connections)
    assert await connections[number].verdict("leave") == "taken"
    answer = asked(people[number], connections[number], 1)
    assert answer.json()["code"] == "not-your-decision"


async def test_nobody_can_see_that_somebody_asked_for_a_hint_until_the_end(address: str) -> None:
    settings = wanted("card", 3, 3, hints=True, visibility="public", help="elimination")
    people, connections = await begun(address, settings)
    table = connections[0].table["table"]
    number = await waited_for(connections)
    others = [n for n in range(3) if n != number]
    before = {n: (all_pages(people[n], table), list(connections[n].data)) for n in others}
    for level in (1, 2, 3, 3):
        assert asked(people[number], connections[number], level).status_code == 200
    assert {n: (all_pages(people[n], table), list(connections[n].data)) for n in others} == before
    for n in others:
        refused = people[n].web.get(at(routes.HINTS, table))
        assert refused.json()["code"] == "not-over"
        assert not people[n].web.get(routes.MY_DATA).json()["hints"]
    await play_out(connections, seed=3)
    seat = ("red", "blue", "green")[number]
    used = people[others[0]].web.get(at(routes.HINTS, table)).json()
    assert used == [{"seat": seat, "nudges": 0, "moves": 0, "reasons": 1}]
    assert [one["level"] for one in people[number].web.get(routes.MY_DATA).json()["hints"]] == [3]
