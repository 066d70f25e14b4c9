"""Whole games over real connections: all see only what they may, and the record proves it."""

from itertools import product
from typing import Any

import msgspec
import pytest

from inkognito.core.seats import DEFAULT_SEATS
from inkognito.record.format import Record, read
from inkognito.record.verify import verify
from tests.kit.games_over_connections import all_until, begin, play_out, play_until, seated, wanted
from tests.kit.people import Connection, Person, own_address

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("connections")]

TABLES = [
    (game, players, people)
    for game, players in product(("board", "card"), (3, 4, 5))
    for people in (2, players)
]


def record_of(person: Person, table: str, viewer: str | None = None) -> Record:
    """The record as anybody can fetch it, which must be true in every byte."""
    query = {} if viewer is None else {"viewer": viewer}
    answer = person.web.get(f"/api/tables/{table}/record", params=query).raise_for_status()
    record = read(answer.content)
    verdict = verify(record, answer.content)
    assert verdict.is_true, verdict.problem
    return record


def shown_in(record: Record) -> list[Any]:
    """All that the record shows, as it goes over a connection."""
    shown: list[Any] = msgspec.json.decode(
        msgspec.json.encode([one for line in record.lines for one in line])
    )
    return shown


async def played(
    address: str, settings: dict[str, Any]
) -> tuple[list[Person], list[Connection], Connection]:
    """A game from beginning to end, with somebody who looks on."""
    people, connections = await seated(address, settings)
    watcher = await Connection(address, connections[0].table["table"], own_address()).open()
    await begin(connections)
    await play_out(connections, seed=settings["players"])
    await watcher.until(lambda: watcher.status == "over")
    return people, connections, watcher


@pytest.mark.parametrize(("game", "players", "people"), TABLES)
async def test_people_and_bots_play_to_the_end_and_each_saw_what_the_record_says(
    address: str, game: str, players: int, people: int
) -> None:
    persons, connections, watcher = await played(address, wanted(game, players, people))
    table = watcher.table["table"]
    assert record_of(persons[0], table).header.viewer is None
    for connection, seat in zip(connections, DEFAULT_SEATS[players], strict=False):
        assert connection.viewer == seat
        assert connection.seen == shown_in(record_of(persons[0], table, seat))
    assert watcher.viewer == "spectator"
    assert watcher.seen == shown_in(record_of(persons[0], table, "spectator"))
    assert watcher.last > 10


@pytest.mark.parametrize("game", ["board", "card"])
async def test_hands_are_revealed_to_everybody_at_the_end_and_not_before(
    address: str, game: str
) -> None:
    _, connections, watcher = await played(address, wanted(game, 4, 2))
    for connection in (*connections, watcher):
        (opened,) = (place for place, one in enumerate(connection.seen) if "hands" in one)
        assert opened >= connection.last - 2
        hands = {hand["seat"]: hand for hand in connection.seen[opened]["hands"]}
        assert set(hands) == set(DEFAULT_SEATS[4])
        own = [one["hand"] for one in connection.seen if one["type"] == "hand-dealt"]
        assert own == ([] if connection is watcher else [hands[connection.viewer]])


@pytest.mark.parametrize("game", ["board", "card"])
async def test_a_late_viewer_gets_everything_they_may_see(address: str, game: str) -> None:
    people, connections = await seated(address, wanted(game, 4, 2))
    table = connections[0].table["table"]
    early = await Connection(address, table, own_address()).open()
    await begin(connections)
    await play_until(connections, decision=10)
    late = await Connection(address, table, own_address()).open()
    tab = await people[1].comes(table)
    await play_out(connections)
    await all_until((early, late, tab), lambda connection: connection.status == "over")
    assert late.seen == early.seen
    assert tab.seen == connections[1].seen
