"""Several real processes on one PostgreSQL, and people who come to any of them in turn.

A person's connection goes to the next process each time it is opened, as behind a proxy, and comes
back automatically. It keeps what a client would, and checks that nothing is missing or doubled.
"""

import asyncio
import re
import secrets
import signal
import socket
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager, suppress
from itertools import count
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any, Protocol

import httpx
from websockets.exceptions import ConnectionClosed, WebSocketException

from tests.kit.limits import PATIENCE
from tests.kit.people import Connection, Person
from tests.kit.serving import BEHIND_A_PROXY, Serving

GIVES_UP = 2.0
"""Seconds after which a client turns to another process, as a proxy would for it."""

PORTS = range(20_000, 32_000)
"""Below those that a system chooses from: there, one that is free now may be taken at once."""

METRIC = re.compile(r"^inkognito_(members|buckets) (\d+)", re.MULTILINE)


class Member(Serving):
    """A process of a cluster."""

    def __init__(self, database: str, home: Path, key: str, *flags: str, host: str) -> None:
        self.cluster_address = f"{host}:{free_port()}"
        own = ("--cluster-address", self.cluster_address, "--cluster-key", key)
        super().__init__(database, home, *own, "--metrics-port", "0", *BEHIND_A_PROXY, *flags)
        self.key, self.metrics = key, ""

    def start(self) -> str:
        """Start the process. Return its address once it accepts connections."""
        address = super().start()
        assert self.process is not None
        assert self.process.stdout is not None
        found = re.search(r"http://\S+/metrics", self.process.stdout.readline())
        assert found
        self.metrics = found[0]
        return address

    def standing(self) -> dict[str, int]:
        """Return how many members it sees, and how many buckets it has."""
        text = httpx.get(self.metrics, timeout=PATIENCE, trust_env=False).text
        return {name: int(number) for name, number in METRIC.findall(text)}

    def freeze(self) -> None:
        """Stop the process where it is: it keeps its connections and answers nothing."""
        assert self.process is not None
        self.process.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        """Let it go on."""
        assert self.process is not None
        self.process.send_signal(signal.SIGCONT)


def free_port() -> int:
    """Return a port that nobody listens on, and that no system gives to anybody unasked."""
    while True:
        port = secrets.choice(PORTS)
        with suppress(OSError), socket.create_server(("127.0.0.1", port)):
            return port


class Members:
    """All processes of a cluster, in turn."""

    def __init__(self, members: Sequence[Member]) -> None:
        self.all = list(members)
        self._turns = count()

    def next_address(self) -> str:
        """Return the address of the next process."""
        return self.all[next(self._turns) % len(self.all)].address

    async def settled(self, running: Sequence[Member] | None = None) -> None:
        """Wait until these processes share all buckets evenly."""
        running = self.all if running is None else running
        share = 64 // len(running)
        limit = monotonic() + PATIENCE
        while True:
            standing = await asyncio.gather(*(asyncio.to_thread(one.standing) for one in running))
            are_fair = all(share <= one["buckets"] <= share + 1 for one in standing)
            if are_fair and sum(one["buckets"] for one in standing) == 64:
                return
            assert monotonic() < limit, standing
            await asyncio.sleep(0.1)


@contextmanager
def cluster_of(
    size: int, database: str, home: Path, *flags: str, host: str = "127.0.0.1"
) -> Iterator[Members]:
    """Run this many processes inside the block."""
    key = secrets.token_hex(16)
    members = [Member(database, home / f"{n}", key, *flags, host=host) for n in range(size)]
    with ExitStack() as stack:
        for member in members:
            stack.callback(_end, member)
        with ThreadPoolExecutor(size) as starting:
            list(starting.map(Member.start, members))
        yield Members(members)


def _end(member: Member) -> None:
    if member.process is not None:
        member.kill()


# --- people who come back -----------------------------------------------------------------------


class Addresses(Protocol):
    """Where clients connect: a new address each time, or a proxy."""

    def next_address(self) -> str:
        """Return where to connect next."""
        ...


class Roaming(Connection):
    """A connection that goes to the next process each time it is opened."""

    def __init__(self, members: Addresses, person: Person, table: str) -> None:
        super().__init__("", table, {"cookie": person.cookie, **person.place})
        self._members, self._table = members, table
        self.accepted: set[str] = set()
        self.comings = 0

    async def connect(self, *first: dict[str, Any]) -> None:
        """Open the socket at the next process that answers."""
        address = self._members.next_address()
        self.url, self.origin = f"ws{address[4:]}/ws/tables/{self._table}", address
        self.comings += 1
        try:
            async with asyncio.timeout(GIVES_UP):
                await super().connect(*first)
        except WebSocketException as error:
            raise ConnectionError from error

    async def _is_back(self, _until_there: bool) -> bool:
        welcomes = self.welcomes
        try:
            async with asyncio.timeout(GIVES_UP):
                await self.open()
        except (OSError, ConnectionClosed):
            if self.is_open:
                await self.drop()
            return False
        return self.is_open and self.welcomes > welcomes

    async def drop(self) -> None:
        """Give up a connection that answers nothing."""
        self.socket.transport.abort()
        await self.until(lambda: not self.is_open)

    async def comes_back(self) -> None:
        """Reconnect until there is a welcome, and send again what was not answered."""
        if not self.is_open:
            await self.reopen(until_there=True)

    def _take(self, message: dict[str, Any]) -> None:
        super()._take(message)
        answered = message.get("accepted") or message.get("id")
        if answered and message["type"] != "rejected":
            self.accepted.add(answered)

    async def does(self, kind: str, **fields: Any) -> str:
        """Ask until it is accepted or refused for good. Return `taken` or the code."""
        request = await self.ask(kind, **fields)
        while True:
            answer = await self._answer_or_silence(request)
            if answer.get("code") == "try-again":
                await asyncio.sleep(0.1)
                await self.ask(kind, request, **fields)
            elif answer["type"] == "lost":
                if self.is_open:
                    await self.drop()
                await self.comes_back()
            else:
                code: str = answer.get("code", "taken")
                return code

    async def _answer_or_silence(self, request: str) -> dict[str, Any]:
        """Return the answer, or `lost` where the process answers nothing at all."""
        try:
            async with asyncio.timeout(8 * GIVES_UP):
                return await self.answer(request)
        except TimeoutError:
            return {"type": "lost"}


async def plays_through(connection: Roaming, random: Random, pause: float) -> None:
    """Play one seat at random to the end of the game, whatever happens to the processes."""
    while connection.status not in ("over", "aborted"):
        if not connection.is_open:
            await connection.comes_back()
        if connection.is_waited_for:
            await asyncio.sleep(random.random() * pause)
            wanted, connection.options = connection.choice(random, 0.01), None
            code = await connection.does("act", **wanted)
            assert code in ("taken", "stale", "too-fast"), code
            if code == "too-fast":
                await connection.close()
        else:
            await _something_happens(connection)


async def _something_happens(connection: Roaming) -> None:
    """Wait for a turn, the end, or a broken connection; a process that is silent has gone."""
    try:
        async with asyncio.timeout(8 * GIVES_UP):
            await connection.until(
                lambda: (
                    connection.is_waited_for
                    or connection.status in ("over", "aborted")
                    or not connection.is_open
                )
            )
    except TimeoutError:
        await connection.drop()
