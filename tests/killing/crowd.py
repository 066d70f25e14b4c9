"""People who play whatever happens to their server, over real connections."""

import asyncio
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any, TypeVar

import httpx

from inkognito.core.seats import DEFAULT_SEATS
from tests.kit.people import Connection, Person

T = TypeVar("T")
PLAYERS = 3
SHORT = {"game": "card", "players": PLAYERS, "rules": {"round_limit": 6}, "pace": "quick"}
TAKEN = ("update", "talk", "accepted")


class Crowd:
    """Some tables of people. Each plays one game after the other."""

    def __init__(self, address: str, tables: int, seed: int) -> None:
        self._address, self._random = address, Random(seed)
        self.connections: list[Connection] = []
        self.people: dict[Connection, str] = {}
        self._groups = [self._group() for _ in range(tables)]
        self._tasks: list[asyncio.Task[None]] = []

    def _group(self) -> list[Person]:
        return [Person(self._address, name) for name in ("Ann", "Bob", "Cem")]

    def start(self) -> None:
        """Let everybody play from now on."""
        self._tasks = [asyncio.create_task(self._play_on(group)) for group in self._groups]

    async def stop(self) -> None:
        """Let everybody leave."""
        for task in self._tasks:
            task.cancel()
        await asyncio.wait(self._tasks, timeout=60)

    def check(self) -> None:
        """Raise what went wrong for anybody."""
        for task in self._tasks:
            if task.done():
                task.result()

    @property
    def acknowledged(self) -> dict[str, set[tuple[str, str]]]:
        """By table: the author and the id of every request that was acknowledged."""
        found: dict[str, set[tuple[str, str]]] = {}
        for connection in self.connections:
            at_table = found.setdefault(connection.url.rsplit("/", 1)[1], set())
            for name, answer in connection.answers.items():
                if answer["type"] in TAKEN:
                    at_table.add((self.people[connection], name))
        return found

    @property
    def count(self) -> int:
        """How many requests were acknowledged."""
        return sum(map(len, self.acknowledged.values()))

    # --- one group --------------------------------------------------------------------------------

    async def _play_on(self, group: list[Person]) -> None:
        while True:
            table = await _insisted(lambda: asyncio.to_thread(group[0].opens, dict(SHORT)))
            connections = [person.connection(table) for person in group]
            for person, connection in zip(group, connections, strict=True):
                self.connections.append(connection)
                self.people[connection] = person.id
            seats = DEFAULT_SEATS[PLAYERS]
            async with asyncio.TaskGroup() as tasks:
                for number, connection in enumerate(connections):
                    random = Random(self._random.random())
                    tasks.create_task(_plays(connection, seats[number], number == 0, random))


async def _plays(connection: Connection, seat: str, is_host: bool, random: Random) -> None:
    """Sit down, begin and play to the end, and come back whenever the connection breaks."""
    while connection.status != "over":
        if not connection.is_open:
            await connection.reopen(until_there=True)
        wish = _wish(connection, seat, is_host, random)
        if wish is None:
            await _change(connection)
        else:
            await _asked(connection, *wish)
    await connection.close()


def _wish(
    connection: Connection, seat: str, is_host: bool, random: Random
) -> tuple[str, dict[str, Any]] | None:
    if connection.unanswered:
        return None
    if connection.status == "gathering":
        chair = connection.chair(seat)
        if connection.viewer != seat:
            return "sit", {"seat": seat}
        if not chair["ready"]:
            return "set-ready", {"entropy": random.randbytes(4).hex()}
        are_ready = all(one["ready"] for one in connection.table["chairs"])
        return ("begin", {}) if is_host and are_ready else None
    if connection.status == "playing" and connection.is_waited_for:
        return "act", connection.choice(random, declare=0.05)
    return None


async def _asked(connection: Connection, kind: str, fields: dict[str, Any]) -> None:
    """Ask, and while the server can't store it, ask for the same again."""
    name = await connection.ask(kind, **fields)
    answer = await connection.answer(name)
    while answer.get("code") in ("try-again", "too-fast") and connection.is_open:
        await asyncio.sleep(0.1)
        answer = await connection.answer(await connection.ask(kind, name, **fields))


async def _change(connection: Connection) -> None:
    """Wait until something has come; the game may wait for somebody else."""
    heard = len(connection.received)
    await connection.until(lambda: len(connection.received) > heard or not connection.is_open)


async def _insisted(work: Callable[[], Awaitable[T]]) -> T:
    while True:
        try:
            return await work()
        except httpx.HTTPError:
            await asyncio.sleep(0.1)
