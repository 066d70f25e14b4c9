"""Run the server: the web server, its socket, and a clean shutdown."""

import asyncio
import gc
import socket
import sys
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, contextmanager
from functools import partial
from typing import TypeAlias

import uvicorn

from inkognito.server.app import create_app
from inkognito.server.listening import BACKLOG, bound
from inkognito.server.services import Services, opened
from inkognito.server.settings import ServerSettings
from inkognito.server.transport import Transport

YOUNG = 20_000
"""The garbage collector runs after this many new objects. By default it would run a hundred times a
second, over tables that are no garbage."""

Announcement: TypeAlias = Callable[[str, str | None], None]
"""Told the address of the server, and that of its metrics if they are served."""

TURN = 0.0005
"""The thread that stores rows waits at most this many seconds for the interpreter. By default it
would be ten times as long, several times for each batch, and everybody would wait for it."""


class Server(uvicorn.Server):
    """A web server that sends a goodbye on its connections before it closes them."""

    def __init__(
        self, config: uvicorn.Config, services: Services, started: Callable[[], None]
    ) -> None:
        super().__init__(config)
        self._services, self._started = services, started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, and report the address."""
        await super().startup(sockets)
        gc.freeze()
        gc.set_threshold(YOUNG, 20, 20)
        sys.setswitchinterval(TURN)
        if not self.should_exit:
            self._started()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Don't re-raise the signal after a clean shutdown."""
        with super().capture_signals():
            yield
            self._captured_signals.clear()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Tell all clients to reconnect later, then close."""
        await self._services.host.shut_down("shutdown")
        await super().shutdown(sockets)


def run(settings: ServerSettings, *, open_browser: bool, say: Announcement) -> None:
    """Serve until told to stop. `say` gets the addresses once the server accepts connections.

    Raises CannotListen where a port can't be opened.
    """
    listening = bound(settings.host, settings.port)
    host, port = listening.getsockname()[:2]
    address = f"http://{host if ':' not in host else f'[{host}]'}:{port}/"

    def started(metrics: str | None) -> None:
        say(address, metrics)
        if open_browser:
            webbrowser.open(address)

    loop_factory = uvicorn.Config(lambda: None, log_config=None).get_loop_factory()
    with asyncio.Runner(loop_factory=loop_factory) as runner:
        runner.run(_serve(settings, listening, address, started))


async def _serve(
    settings: ServerSettings,
    listening: socket.socket,
    address: str,
    started: Callable[[str | None], None],
) -> None:
    async with AsyncExitStack() as stack:
        services = await stack.enter_async_context(opened(settings))
        metrics = stack.enter_context(services.metrics.served(settings.metrics_port))
        services.store.tell_address(address)
        config = uvicorn.Config(
            create_app(services),
            ws=Transport,
            ws_per_message_deflate=False,
            ws_max_size=settings.largest_message,
            backlog=BACKLOG,
            log_config=None,
            access_log=False,
            server_header=False,
            lifespan="off",
            proxy_headers=bool(settings.trusted_proxies),
            forwarded_allow_ips=list(settings.trusted_proxies),
            timeout_graceful_shutdown=10,
        )
        await Server(config, services, partial(started, metrics)).serve([listening])
