"""What people do at the tables of a golden database, over their connections."""

import asyncio
from collections.abc import Callable
from random import Random
from typing import Any

from tests.kit.games_over_connections import all_until, plays
from tests.kit.people import Connection

Connections = list[Connection]

ANSWERS = frozenset({"show-cards", "choose-pair", "show-black-card", "answer-hand"})


async def does(connection: Connection, kind: str, **fields: Any) -> None:
    verdict = await connection.verdict(kind, **fields)
    assert verdict == "taken", (kind, fields, verdict)


async def begin(connections: Connections) -> None:
    """Everybody is ready, some with entropy of their own, and the host begins."""
    for number, connection in enumerate(connections):
        await does(connection, "set-ready", entropy="c0ffee" * number)
    await does(connections[0], "begin")
    await all_until(connections, lambda connection: connection.status != "gathering")


def commands_of(connection: Connection) -> list[dict[str, Any]]:
    """What somebody may do, if the game waits for them."""
    return connection.options["commands"] if connection.is_waited_for and connection.options else []


def is_asked(connection: Connection) -> bool:
    """Whether somebody must answer now."""
    return any(one["type"] in ANSWERS for one in commands_of(connection))


def offers(connection: Connection, kind: str) -> bool:
    """Whether somebody may do this now, and the game waits for them."""
    return any(one["type"] == kind for one in commands_of(connection))


async def takes(connection: Connection, kind: str) -> None:
    """Take the first option of this kind."""
    command = next(one for one in commands_of(connection) if one["type"] == kind)
    decision = 0 if connection.options is None else connection.options["decision"]
    await does(connection, "act", decision=decision, command=command)


def is_second_game(connection: Connection) -> bool:
    return any(one["type"] == "game-scored" for one in connection.seen)


def outcome_of(connection: Connection) -> Any:
    return connection.seen[-1]["outcome"]


async def play_on(
    connections: Connections, until: Callable[[Connection], bool], declare: float = 0.0
) -> None:
    """Everybody plays at random until something is so for all of them."""
    await asyncio.gather(
        *(
            plays(connection, Random(n), declare, until)
            for n, connection in enumerate(connections, start=7)
        )
    )


async def wait_for_somebody(connections: Connections) -> None:
    """Wait until bots have played and the game waits for a person."""
    first, seats = connections[0], {connection.viewer for connection in connections}
    await first.until(lambda: first.turn is not None and bool(seats & set(first.turn["running"])))


async def finish(connections: Connections, declare: float = 0.0) -> None:
    await play_on(connections, lambda _: False, declare)
    await all_until(connections, lambda connection: connection.status == "over")
