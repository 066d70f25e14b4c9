"""Real web servers for pairs over sockets: one process on SQLite, or two on one PostgreSQL.

Time and chance are ports here, so that both worlds of a pair get the same. The two processes are
forked, share the clock of the moves, and know each other only through PostgreSQL and sockets.
"""

import asyncio
import json
import warnings
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, suppress
from multiprocessing import get_context
from pathlib import Path
from socket import socket
from time import monotonic, sleep
from typing import Any
from unittest.mock import patch

import asyncpg  # type: ignore[import-untyped]
import httpx
from litestar.exceptions import LitestarDeprecationWarning
from msgspec import Struct

from inkognito.server.among_members import AmongMembers, listening_among
from inkognito.server.app import create_app
from inkognito.server.client_files import Client
from inkognito.server.cluster import ownership
from inkognito.server.cluster.buckets import BUCKETS, bucket_of
from inkognito.server.cluster.cluster import Cluster, Membership
from inkognito.server.cluster.directory import directory_from
from inkognito.server.cluster.session import HUNG_AFTER, LOCKS, LOOK
from inkognito.server.listening import bound
from inkognito.server.run import Server
from inkognito.server.services import Services, running
from inkognito.server.settings import ServerSettings
from inkognito.server.system_ports import Ports
from inkognito.server.web_config import web_config
from inkognito.store.store import Store
from tests.kit.cluster import free_port
from tests.kit.limits import PATIENCE
from tests.wire_secrecy.guests import Steps
from tests.world.bots import simulated_bots
from tests.world.capture import captured_logs
from tests.world.chances import Chances

LOOPBACK = "127.0.0.1"
OF_THE_CLUSTER = ("buckets-", "cluster-", "member-")
"""Log lines about the processes themselves: when they come depends on how busy the machine is."""


TICK = 0.05
"""Seconds between two looks at the directory: the tables are shared out sooner."""


class House(Struct, frozen=True):
    """A running house: where its processes are, its store, and what its operator reads."""

    addresses: tuple[str, ...]
    store: Store
    metrics: Callable[[], Awaitable[bytes]]
    log: Path

    def owner_of(self, table: str) -> str:
        """Return the address of the process that hosts the table."""
        return self.addresses[bucket_of(table) * len(self.addresses) // BUCKETS]

    def stranger_to(self, table: str) -> str:
        """Return the address of a process that does not host the table, if there is one."""
        owner = self.owner_of(table)
        return next((one for one in self.addresses if one != owner), owner)


class ClusterServices(Services):
    """Services of a member: the cluster itself lives in real time, which does not stand still."""

    def _cluster(self, membership: Membership) -> Cluster:
        ports = Ports(self.ports.clock, monotonic, self.ports.random)
        return Cluster(membership, self.store, self.metrics, self.rate_limits, ports)


@asynccontextmanager
async def _served(
    listening: socket, settings: ServerSettings, url: str, ports: Ports, among: AmongMembers | None
) -> AsyncIterator[Services]:
    """Run the real web server inside the block."""
    membership = None if among is None else among.membership
    bots = simulated_bots(lambda _: 0.0)
    await bots.start()
    store, is_up = await Store.open(url), asyncio.Event()
    async with AsyncExitStack() as stack:
        services = ClusterServices(settings, store, bots, ports, membership)
        await stack.enter_async_context(running(services))
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", LitestarDeprecationWarning)
            app: Any = create_app(services, Client({}))
        if among is not None:
            app = await stack.enter_async_context(among.served(app, services))
        server = Server(web_config(app, settings), services, is_up.set)
        serving = asyncio.create_task(server.serve([listening]))
        await asyncio.wait_for(is_up.wait(), timeout=PATIENCE)
        try:
            yield services
        finally:
            server.should_exit = True
            await serving


@contextmanager
def _logging(path: Path, steps: Steps) -> Iterator[None]:
    """Write log lines to a file, each after the number of the move that was being made."""
    with path.open("a", buffering=1) as file:

        def logged(text: str) -> None:
            if not json.loads(text)["event"].startswith(OF_THE_CLUSTER):
                file.write(f"{steps.count} {text}\n")

        with captured_logs(logged):
            yield


# --- one process ----------------------------------------------------------------------------------


@asynccontextmanager
async def one_process(seed: int, steps: Steps, folder: Path) -> AsyncIterator[House]:
    """Run one process, which is this one, on SQLite."""
    listening, log = bound(LOOPBACK, 0), folder / "log"
    address = f"http://{LOOPBACK}:{listening.getsockname()[1]}"
    ports = Ports(steps.clock, steps.monotonic, Chances(seed))
    url = f"sqlite:///{folder / 'tables.sqlite3'}"
    with _logging(log, steps):
        settings = ServerSettings(fast_bots=True)
        async with _served(listening, settings, url, ports, None) as services:

            async def metrics() -> bytes:
                return services.metrics.text()

            yield House((address,), services.store, metrics, log)


# --- two processes --------------------------------------------------------------------------------


class Forked(Struct, frozen=True):
    """Two forked processes: where people and the operator reach them, and their log."""

    database: str
    addresses: tuple[str, ...]
    metrics: tuple[str, ...]
    log: Path


@contextmanager
def two_forked(seed: int, steps: Steps, database: str, folder: Path) -> Iterator[Forked]:
    """Fork two processes of one cluster. Call it where no event loop runs."""
    fork, processes = get_context("fork"), []
    listening = [bound(LOOPBACK, 0) for _ in range(2)]
    ports, log = [free_port() for _ in range(2)], folder / "log"
    try:
        for number in range(2):
            settings = ServerSettings(
                fast_bots=True,
                database=database,
                cluster_address=f"{LOOPBACK}:0",
                cluster_key="a key of the processes",
                metrics_port=ports[number],
            )
            member = (number, seed, steps, settings, listening[number], log)
            processes.append(fork.Process(target=_live, args=member, daemon=True))
            processes[-1].start()
            # The first has everything before the second comes, so that halves are always the same.
            everything = b"inkognito_buckets " if number else b"inkognito_buckets %d.0" % BUCKETS
            _wait_for(f"http://{LOOPBACK}:{ports[number]}/metrics", everything)
        addresses = tuple(f"http://{LOOPBACK}:{one.getsockname()[1]}" for one in listening)
        metrics = tuple(f"http://{LOOPBACK}:{port}/metrics" for port in ports)
        yield Forked(database, addresses, metrics, log)
    finally:
        for process in processes:
            process.kill()
            process.join(PATIENCE)
        for one in listening:
            one.close()


def _live(
    number: int, seed: int, steps: Steps, settings: ServerSettings, listening: socket, log: Path
) -> None:
    """Be one of the processes, until killed."""
    ports = Ports(steps.clock, steps.monotonic, Chances(2 * seed + number))
    url = settings.database_url

    async def serve() -> None:
        among = listening_among(settings)
        async with _served(listening, settings, url, ports, among) as services:
            with services.metrics.served(settings.metrics_port):
                await asyncio.Event().wait()

    with _logging(log.with_name(f"log-{number}"), steps), patch.object(ownership, "TICK", TICK):
        asyncio.run(serve())


def _wait_for(url: str, wanted: bytes) -> None:
    """Wait until the process is up and says this in its metrics."""
    limit = monotonic() + PATIENCE
    with httpx.Client(trust_env=False, timeout=PATIENCE) as web:
        while monotonic() < limit:
            with suppress(httpx.TransportError):
                if wanted in web.get(url).content:
                    return
            sleep(0.05)
    raise TimeoutError(url)


@asynccontextmanager
async def two_processes(cluster: Forked) -> AsyncIterator[House]:
    """Wait until both processes host half of the tables each: the first one has the first half."""
    await _shared_out(cluster.database)
    store = await Store.open(cluster.database)

    async def metrics() -> bytes:
        async with httpx.AsyncClient(trust_env=False, timeout=PATIENCE) as web:
            return b"".join([(await web.get(url)).content for url in cluster.metrics])

    try:
        yield House(cluster.addresses, store, metrics, cluster.log)
    finally:
        await store.close()


async def _shared_out(database: str) -> None:
    connection = await asyncpg.connect(database, timeout=PATIENCE)
    half = {frozenset(range(BUCKETS // 2)), frozenset(range(BUCKETS // 2, BUCKETS))}
    async with asyncio.timeout(PATIENCE):
        while True:
            there = directory_from(await connection.fetch(LOOK, LOCKS, HUNG_AFTER))
            if {one.buckets for one in there.presences} == half:
                break
            await asyncio.sleep(0.05)
    await connection.close()
