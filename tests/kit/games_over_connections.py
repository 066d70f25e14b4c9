"""Games over real connections: people sit down, begin, and play at random to the end."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from random import Random
from typing import Any

from inkognito.core.seats import DEFAULT_SEATS
from tests.kit.people import Connection, Person

LONGEST = 300.0
"""A timeout in seconds for games that never get where a test wants them."""

LIMITS: Mapping[str, dict[str, int]] = {"board": {"turn_limit": 12}, "card": {"round_limit": 6}}
"""The limits of games between people who play at random."""


def wanted(game: str, players: int, people: int, **settings: Any) -> dict[str, Any]:
    """Return settings of a table for this many people; bots of all kinds have the other chairs."""
    seats = DEFAULT_SEATS[players]
    kinds = ("clerk", "tourist", "random", "random", "random")
    bots = dict(zip(seats[people:], kinds, strict=False))
    return {"game": game, "players": players, "rules": LIMITS[game], "bots": bots, **settings}


async def seated(
    address: str, settings: dict[str, Any], names: tuple[str, ...] = ("Ann", "Bob", "Cem", "Dot")
) -> tuple[list[Person], list[Connection]]:
    """Seat people at a new table, on the chairs without bots; the first is its host."""
    seats = DEFAULT_SEATS[settings["players"]]
    free = [seat for seat in seats if seat not in settings.get("bots", {})]
    people = [Person(address, f"{names[n % len(names)]}") for n in range(len(free))]
    table = people[0].opens(settings, free[0])
    connections = [await one.comes(table) for one in people]
    for connection, seat in zip(connections[1:], free[1:], strict=True):
        assert await connection.verdict("sit", seat=seat) == "taken", connection.received
    return people, connections


async def all_until(connections: Sequence[Connection], is_so: Callable[[Connection], bool]) -> None:
    """Wait for a condition on each of the connections."""
    for connection in connections:
        await connection.until(partial(is_so, connection))


async def begin(connections: list[Connection]) -> None:
    """Make everyone ready, and begin as the host."""
    for connection in connections:
        assert await connection.verdict("set-ready", entropy="00ff") == "taken"
    assert await connections[0].verdict("begin") == "taken"
    await all_until(connections, lambda connection: connection.status == "playing")


async def begun(address: str, settings: dict[str, Any]) -> tuple[list[Person], list[Connection]]:
    """Seat people at a table and begin the game."""
    people, connections = await seated(address, settings)
    await begin(connections)
    return people, connections


async def plays(
    connection: Connection,
    random: Random,
    declare: float = 0.0,
    until: Callable[[Connection], bool] = lambda _: False,
) -> None:
    """Play one seat at random until the game is over, or a condition holds."""

    def is_done() -> bool:
        return (
            connection.status in ("over", "aborted") or not connection.is_open or until(connection)
        )

    while True:
        await connection.until(lambda: is_done() or connection.is_waited_for)
        if is_done():
            return
        await connection.act(random, declare)


async def play_out(connections: list[Connection], seed: int = 1, declare: float = 0.01) -> None:
    """Let everyone play at random to the end, which all of them see."""
    await asyncio.gather(
        *(plays(connection, Random(seed + n), declare) for n, connection in enumerate(connections))
    )
    await all_until(connections, lambda connection: connection.status == "over")


async def play_until(connections: list[Connection], decision: int, seed: int = 1) -> None:
    """Let everyone play at random until this decision, or to the end of the game."""

    def is_there(connection: Connection) -> bool:
        return connection.turn is not None and connection.turn["decision"] >= decision

    await asyncio.gather(
        *(
            plays(connection, Random(seed + n), until=is_there)
            for n, connection in enumerate(connections)
        )
    )


async def first_of(
    connections: list[Connection], is_so: Callable[[Connection], bool], seed: int = 1
) -> Connection:
    """Let everyone play at random until a condition holds on one connection; return that one."""
    playing = [
        asyncio.create_task(plays(connection, Random(seed + n), until=is_so))
        for n, connection in enumerate(connections)
    ]
    done, waiting = await asyncio.wait(
        playing, timeout=LONGEST, return_when=asyncio.FIRST_COMPLETED
    )
    assert done, "nobody got there"
    for task in waiting:
        task.cancel()
    return next(connection for connection in connections if is_so(connection))
