"""A server where nothing is left to chance: the same tables, deals and bots each time it opens.

It runs in a thread of this process, on a free loopback port, and forgets everything in the end.
"""

import asyncio
import hashlib
import socket
import threading
from collections.abc import AsyncIterator, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager
from itertools import count
from pathlib import Path
from typing import Any, TypeVar

import uvicorn

from inkognito.core.fairness import Seal, sealed
from inkognito.server.app import create_app
from inkognito.server.bot_pool import BotPool
from inkognito.server.services import Services
from inkognito.server.settings import PROTOCOL_VERSION, ServerSettings
from inkognito.server.system_ports import system_clock
from inkognito.server.table_host import TableHost
from inkognito.server.transport import Transport
from inkognito.store.store import Store
from tests.kit.serving import sqlite_in

T = TypeVar("T")
PATIENCE = 120
"""A timeout in seconds that only a hanging process reaches."""


class FixedChance:
    """Chance that follows from a word: the first table is always the same, and so is the second."""

    def __init__(self, word: str) -> None:
        self._word, self._names, self._seals = word, count(1), count(1)

    def draw(self) -> float:
        """Always the middle."""
        return 0.5

    def table_name(self) -> str:
        """Names that are as long as real ones."""
        return self._bytes("name", next(self._names)).hex()[:20]

    def seal(self) -> Seal:
        """A seed that everybody could know."""
        return sealed(self._bytes("seed", next(self._seals)))

    def _bytes(self, what: str, number: int) -> bytes:
        return hashlib.sha256(f"{self._word} {what} {number}".encode()).digest()


class FixedServer:
    """The server, while it is open: its address, its host, and its loop for work in it."""

    def __init__(self, address: str, loop: asyncio.AbstractEventLoop) -> None:
        self.address, self._loop = address, loop
        self.host: TableHost

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        """Do this in the server's own loop, and wait for what comes of it."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(PATIENCE)


@contextmanager
def fixed_server(folder: Path, word: str, *, fast: bool = True) -> Iterator[FixedServer]:
    """A server that is open inside the block; its bots answer at once, or at their usual pace."""
    listening = socket.create_server(("127.0.0.1", 0))
    address = f"http://127.0.0.1:{listening.getsockname()[1]}"
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever)
    thread.start()
    server = FixedServer(address, loop)
    closing, opened = asyncio.Event(), asyncio.Event()
    serving = asyncio.run_coroutine_threadsafe(
        _serve(server, _settings(folder, fast), word, listening, opened, closing), loop
    )
    try:
        server.do(opened.wait())
        yield server
    finally:
        loop.call_soon_threadsafe(closing.set)
        serving.result(PATIENCE)
        loop.call_soon_threadsafe(loop.stop)
        thread.join(PATIENCE)
        loop.close()


def _settings(folder: Path, fast: bool) -> ServerSettings:
    return ServerSettings(
        database=sqlite_in(folder),
        trusted_proxies=("127.0.0.1",),
        fast_bots=fast,
        messages_per_second=1_000,
    )


async def _serve(
    fixed: FixedServer,
    settings: ServerSettings,
    word: str,
    listening: socket.socket,
    opened: asyncio.Event,
    closing: asyncio.Event,
) -> None:
    async with _services(settings, word) as services:
        fixed.host = services.host
        config = uvicorn.Config(
            create_app(services),
            ws=Transport,
            log_config=None,
            access_log=False,
            lifespan="off",
            proxy_headers=True,
            forwarded_allow_ips=list(settings.trusted_proxies),
            timeout_graceful_shutdown=1,
        )
        server = uvicorn.Server(config)
        serving = asyncio.create_task(server.serve([listening]))
        opened.set()
        await closing.wait()
        server.should_exit = True
        await services.host.shut_down("shutdown")
        await serving


@asynccontextmanager
async def _services(settings: ServerSettings, word: str) -> AsyncIterator[Services]:
    store = await Store.open(settings.database_url)
    bots = BotPool(settings.workers)
    await bots.start()
    services = Services(settings, store, bots)
    services.host = TableHost(
        store,
        bots,
        FixedChance(word),
        system_clock,
        services.metrics,
        version=PROTOCOL_VERSION,
        fast_bots=settings.fast_bots,
    )
    await services.host.open_lobby()
    services.is_open = True
    try:
        yield services
    finally:
        await bots.close()
        await store.close()
