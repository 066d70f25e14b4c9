"""Games of people who are split between processes, and what must be true when they are over."""

import asyncio
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from random import Random
from typing import Any

import httpx
from msgspec import Struct
from sqlalchemy import select

from inkognito.core.seats import DEFAULT_SEATS
from inkognito.store.database import Database
from inkognito.store.schema import LOG
from inkognito.store.urls import parse_url
from tests.kit.cluster import Members, Roaming, plays_through
from tests.kit.games_over_connections import wanted
from tests.kit.people import Person

ATTEMPTS = 30
PEOPLE = 3
"""At each table; a bot has the fourth chair."""


class Game(Struct):
    """A game with its people and their connections."""

    table: str
    people: list[Person]
    connections: list[Roaming]

    @property
    def is_over(self) -> bool:
        """Whether everybody has seen the end."""
        return all(one.status == "over" for one in self.connections)


class Proof(Struct, frozen=True):
    """What was checked."""

    games: int
    rows: int
    acknowledged: int
    reconnects: int


async def begun(members: Members, number: int) -> Game:
    """Seat people at a new table, each through another process, and begin."""
    settings = wanted(("card", "board")[number % 2], 4, PEOPLE, visibility="public")
    free = [seat for seat in DEFAULT_SEATS[4] if seat not in settings["bots"]]
    people = [await asyncio.to_thread(_person, members, f"P{number}-{n}") for n in range(PEOPLE)]
    table = await asyncio.to_thread(_table, members, people[0], settings, free[0])
    connections = [Roaming(members, person, table) for person in people]
    for connection, seat in zip(connections, free, strict=True):
        await connection.comes_back()
        if seat != free[0]:
            assert await connection.does("sit", seat=seat) == "taken"
    for connection in connections:
        assert await connection.does("set-ready", entropy="00ff") == "taken"
    assert await connections[0].does("begin") == "taken"
    return Game(table, people, connections)


def _person(members: Members, name: str) -> Person:
    """Become a guest at the next process that answers."""
    for _ in range(ATTEMPTS):
        with suppress(httpx.HTTPError):
            return Person(members.next_address(), name)
    raise AssertionError("no process answers")


def _table(members: Members, person: Person, settings: dict[str, Any], seat: str) -> str:
    """Open a table at the next process that answers."""
    for _ in range(ATTEMPTS):
        person.web.base_url = members.next_address()
        person.web.headers["origin"] = str(person.web.base_url).rstrip("/")
        with suppress(httpx.HTTPError):
            return person.opens(settings, seat)
    raise AssertionError("no process answers")


async def played(game: Game, seed: int, pause: float) -> None:
    """Let everybody play to the end, and look once more."""
    randoms = [Random(seed * PEOPLE + n) for n in range(PEOPLE)]
    pairs = zip(game.connections, randoms, strict=True)
    await asyncio.gather(*(plays_through(one, random, pause) for one, random in pairs))


async def checked(members: Members, games: Sequence[Game], database: str) -> Proof:
    """Check that every game ended, and that nothing is missing, changed or doubled."""
    assert all(game.is_over for game in games)
    rows = await _log(database)
    for game in games:
        numbers = [seq for table, seq, _, _ in rows if table == game.table]
        assert numbers == list(range(1, len(numbers) + 1)), "the log has a gap"
        stored = Counter((who, request) for table, _, who, request in rows if table == game.table)
        for person, connection in zip(game.people, game.connections, strict=True):
            assert not connection.unanswered
            for request in connection.accepted:
                assert stored[person.id, request] == 1, "not stored exactly once"
            await _sees_the_same(members, person, connection)
    connections = [one for game in games for one in game.connections]
    return Proof(
        games=len(games),
        rows=len(rows),
        acknowledged=sum(len(one.accepted) for one in connections),
        reconnects=sum(one.comings - 1 for one in connections),
    )


async def _sees_the_same(members: Members, person: Person, connection: Roaming) -> None:
    """Whoever comes again sees what they saw while the game was played."""
    again = Roaming(members, person, connection.table["table"])
    await again.comes_back()
    assert again.seen == connection.seen
    await again.close()
    await connection.close()


async def _log(database: str) -> list[tuple[str, int, str, str]]:
    store = Database(parse_url(database))
    query = select(LOG.c.table_id, LOG.c.seq, LOG.c.author, LOG.c.request_id)
    in_order = query.order_by(LOG.c.table_id, LOG.c.seq)
    rows = await store.read(lambda connection: list(connection.execute(in_order)))
    await store.close()
    return [tuple(row) for row in rows]
