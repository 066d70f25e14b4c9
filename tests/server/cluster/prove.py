"""`make prove-cluster`: games of people in three processes, while processes die, hang and are cut.

Every game must go on to its end, and nothing acknowledged may be missing, changed or doubled. The
network is cut where namespaces are allowed (Linux, root); where they are not, this says so.
"""

import argparse
import asyncio
import secrets
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import cycle
from pathlib import Path
from random import Random
from statistics import median
from time import monotonic
from urllib.parse import parse_qs, urlsplit

from tests.kit import network_namespace as namespaces
from tests.kit.cluster import Member, Members
from tests.kit.limits import PATIENCE
from tests.kit.people import LEFT_OPEN
from tests.kit.postgres import Postgres
from tests.server.cluster.faults import FAULTS, FROZEN
from tests.server.cluster.proof import Game, begun, checked, played

PAUSE = 0.5
REST = 1.0
"""Seconds between two faults."""


def say(*words: object) -> None:
    print(*words, flush=True)  # noqa: T201


@asynccontextmanager
async def three(
    database: str, home: Path
) -> AsyncIterator[tuple[Members, namespaces.Network | None]]:
    """Run three processes, the last one in a network of its own if that is allowed."""
    key = secrets.token_hex(16)
    async with AsyncExitStack() as stack:
        network = None
        host = "127.0.0.1"
        if namespaces.are_possible():
            network = namespaces.Network()
            network.make()
            host = network.outside
            stack.callback(network.remove)
        flags = ("--trusted-proxies", f"127.0.0.1,{host}")
        near = [Member(database, home / f"{n}", key, *flags, host=host) for n in range(2)]
        if network is None:
            last = Member(database, home / "2", key, *flags, host=host)
        else:
            folder = parse_qs(urlsplit(database).query)["host"][0]
            port = await stack.enter_async_context(
                namespaces.relayed(host, f"{folder}/.s.PGSQL.5432")
            )
            name = urlsplit(database).path
            far = f"postgresql://postgres:@{host}:{port}{name}"
            last = namespaces.RemoteMember(network, far, home / "2", key, *flags)
        members = Members([*near, last])
        for member in members.all:
            stack.callback(_ended, member)
        await asyncio.gather(*(asyncio.to_thread(one.start) for one in members.all))
        yield members, network


def _ended(member: Member) -> None:
    if member.process is not None:
        member.kill()


class Recovery:
    """How long games stood still after each kind of fault."""

    def __init__(self) -> None:
        self.seconds: dict[str, list[float]] = {}

    async def watch(self, kind: str, games: list[Game]) -> None:
        """Wait until every game that is played has gone on, and note the longest wait."""
        began = monotonic()
        before = {one.table: _last(one) for one in games if not one.is_over}
        waiting = [one for one in games if one.table in before]
        while waiting and monotonic() < began + PATIENCE:
            await asyncio.sleep(0.02)
            waiting = [
                one for one in waiting if not one.is_over and _last(one) <= before[one.table]
            ]
        assert not waiting, "a game stands still"
        if before:
            self.seconds.setdefault(kind, []).append(monotonic() - began)


def _last(game: Game) -> int:
    return max(one.last for one in game.connections)


async def disturb(
    members: Members,
    network: namespaces.Network | None,
    games: list[Game],
    recovery: Recovery,
    enough: asyncio.Event,
) -> None:
    """Let one fault follow the other until it is enough."""

    async def cut(_members: Members, _member: Member) -> None:
        assert network is not None
        network.cut()
        try:
            await asyncio.sleep(FROZEN)
            await members.settled(members.all[:2])
        finally:
            network.mend()

    kinds: dict[str, Callable[[Members, Member], Awaitable[None]]] = dict(FAULTS)
    kinds |= {} if network is None else {"cut": cut}
    victims = cycle(members.all)
    for kind in cycle(kinds):
        await members.settled()
        if enough.is_set():
            return
        await asyncio.sleep(REST)
        watching = asyncio.create_task(recovery.watch(kind, list(games)))
        await kinds[kind](members, next(victims))
        await watching


async def prove(count: int, at_once: int, seed: int) -> None:
    """Play this many games, some at a time, and check them all."""
    postgres, games, recovery = Postgres(), list[Game](), Recovery()
    database = postgres.fresh()
    running = asyncio.Semaphore(at_once)

    async def one_game(number: int, members: Members) -> None:
        async with running:
            game = await begun(members, number)
            games.append(game)
            await played(game, seed + number, PAUSE)
            say(f"game {number + 1} is over")

    try:
        async with three(database, Path(tempfile.mkdtemp(prefix="inkognito-prove-"))) as (
            members,
            network,
        ):
            if network is None:
                say("not tried: a cut network, which needs Linux, root and ip")
            await members.settled()
            enough = asyncio.Event()
            disturbing = asyncio.create_task(disturb(members, network, games, recovery, enough))
            await asyncio.gather(*(one_game(number, members) for number in range(count)))
            enough.set()
            await disturbing
            proof = await checked(members, games, database)
            say(proof)
            for kind, found in recovery.seconds.items():
                longest = f"median {median(found):.1f} s, longest {max(found):.1f} s"
                say(f"{kind} {len(found)} times: the slowest game went on after {longest}")
            while LEFT_OPEN:
                await LEFT_OPEN.pop().close()
    finally:
        postgres.stop()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--at-once", type=int, default=10)
    parser.add_argument("--seed", type=int, default=Random().randrange(1_000_000))
    given = parser.parse_args()
    say(f"seed {given.seed}")
    asyncio.run(prove(given.games, given.at_once, given.seed))
