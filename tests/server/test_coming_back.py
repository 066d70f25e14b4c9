"""Broken connections, and requests sent twice, late or out of order: nothing is lost."""

import asyncio
from random import Random
from typing import Any

import pytest

from tests.kit.games_over_connections import (
    all_until,
    begun,
    first_of,
    play_out,
    play_until,
    wanted,
)
from tests.kit.people import Connection, Person

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("connections")]

KINDS = {
    "board": {"place-figures", "shake-phantom", "step", "end-movement", "end-turn", "show-cards"},
    "card": {"play-location", "choose-pair", "show-black-card", "name-agent"},
}
RULES: dict[str, dict[str, Any]] = {
    "board": {"placement": "choose", "repeats": "challenge", "turn_limit": 16},
    "card": {"round_limit": 8},
}
MOST_TABLES = 12


async def comes_again(connection: Connection, random: Random, kinds: set[str]) -> None:
    """Play a seat; at each new kind of decision hang up first, and again with the request sent."""
    while True:
        await connection.until(lambda: connection.status == "over" or connection.is_waited_for)
        if connection.status == "over":
            return
        assert connection.options is not None
        new = {command["type"] for command in connection.options["commands"]} - kinds
        if not new:
            await connection.act(random)
            continue
        kinds |= new
        options, last = connection.options, connection.last
        await connection.close()
        await connection.reopen()
        assert connection.options == options
        assert connection.last >= last  # others may have chosen meanwhile
        request = await connection.ask("act", **connection.choice(random))
        await connection.close()
        await connection.reopen()
        assert (await connection.answer(request))["type"] in ("update", "accepted")


@pytest.mark.parametrize("game", ["board", "card"])
async def test_a_connection_broken_at_any_kind_of_decision_resumes_there(
    address: str, game: str
) -> None:
    kinds: set[str] = set()
    for seed in range(MOST_TABLES):
        settings = wanted(game, 4, 4, rules=RULES[game])
        people, connections = await begun(address, settings)
        whole = [await one.comes(connections[0].table["table"]) for one in people]
        await asyncio.gather(
            *(
                comes_again(connection, Random(9 * seed + n), kinds)
                for n, connection in enumerate(connections)
            )
        )
        await all_until(whole, lambda connection: connection.status == "over")
        assert [connection.seen for connection in connections] == [
            connection.seen for connection in whole
        ]
        if kinds >= KINDS[game]:
            return
    raise AssertionError(f"never seen: {KINDS[game] - kinds}")


async def test_two_tabs_of_one_seat_get_the_same_messages_at_the_same_time(address: str) -> None:
    people, connections = await begun(address, wanted("card", 4, 2))
    tab = await people[0].comes(connections[0].table["table"])
    await play_until(connections, decision=8)
    await play_out([tab, connections[1]])
    await connections[0].until(lambda: connections[0].status == "over")
    assert tab.viewer == connections[0].viewer
    assert tab.seen == connections[0].seen
    told = [one["sightings"] for one in connections[0].received if one.get("sightings")]
    assert told[-3:] == [one["sightings"] for one in tab.received if one.get("sightings")][-3:]


def is_asked(connection: Connection) -> bool:
    return connection.is_waited_for


@pytest.fixture
async def asked(address: str, connections: None) -> tuple[Person, Connection, Connection]:
    """Return a person that the game waits for, their connection, and another's connection."""
    people, both = await begun(address, wanted("card", 3, 2))
    connection = await first_of(both, is_asked)
    return people[both.index(connection)], connection, both[1 - both.index(connection)]


async def test_a_repeated_request_is_answered_and_not_applied_twice(
    asked: tuple[Person, Connection, Connection],
) -> None:
    person, connection, other = asked
    wanted_act = connection.choice(Random(1))
    assert await connection.verdict("act", "once", **wanted_act) == "taken"
    assert await connection.verdict("act", "once", **wanted_act) == "accepted"
    tab = await person.comes(connection.table["table"])
    assert await tab.verdict("act", "once", **wanted_act) == "accepted"
    await connection.close()
    await connection.reopen()
    assert await connection.verdict("act", "once", **wanted_act) == "accepted"
    # ids are each person's own: another's request of the same name is another request
    assert await other.verdict("vote", "once", motion="pause") == "taken"
    commands = [one for one in connection.seen if one.get("visitor") == connection.viewer]
    assert len(commands) <= 1


async def test_a_command_for_another_decision_is_stale_and_changes_nothing(
    asked: tuple[Person, Connection, Connection],
) -> None:
    _, connection, other = asked
    act = connection.choice(Random(1))
    before = connection.seen
    for decision in (act["decision"] - 1, act["decision"] + 1, 10_000):
        assert await connection.verdict("act", command=act["command"], decision=decision) == "stale"
    assert connection.seen == before
    assert await connection.verdict("act", **act) == "taken"
    assert await connection.verdict("act", **act) == "stale"
    await other.until(lambda: other.last >= connection.last)


async def test_of_commands_sent_at_once_only_the_first_is_accepted(
    asked: tuple[Person, Connection, Connection],
) -> None:
    person, connection, _ = asked
    tab = await person.comes(connection.table["table"])
    act = connection.choice(Random(1))
    requests = [await connection.ask("act", **act) for _ in range(3)]
    late = [await tab.ask("act", **act) for _ in range(3)]
    answers = [await connection.answer(one) for one in requests] + [
        await tab.answer(one) for one in late
    ]
    assert sorted(one.get("code", "taken") for one in answers) == ["stale"] * 5 + ["taken"]


def decision_of(connection: Connection) -> int:
    """The decision that the game waits for, as far as the connection has heard."""
    return connection.turn["decision"] if connection.turn else 0


async def test_a_seat_that_is_not_asked_is_refused_and_learns_nothing(
    asked: tuple[Person, Connection, Connection],
) -> None:
    _, connection, other = asked
    await other.until(lambda: decision_of(other) == decision_of(connection))
    act, seen = connection.choice(Random(1)), other.seen
    answer = await other.request("act", **act)
    assert answer["type"] == "rejected"
    assert other.seen == seen
    assert connection.is_waited_for


async def test_a_request_with_any_id_is_accepted_on_every_database(
    asked: tuple[Person, Connection, Connection],
) -> None:
    _, connection, _ = asked
    for name in ("\u0000", "\u2028'\";--", "🎭" * 16):
        assert await connection.verdict("vote", name, motion="pause") in ("taken", "unreadable")
