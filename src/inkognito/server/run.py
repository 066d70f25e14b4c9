"""Run the server: the web server, its socket, and a clean shutdown."""

import asyncio
import gc
import socket
import sys
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, contextmanager
from functools import partial
from typing import Any, TypeAlias

import uvicorn

from inkognito.server.among_members import AmongMembers, listening_among
from inkognito.server.app import create_app
from inkognito.server.effect_runner import MOVED
from inkognito.server.http_transport import Gate, NewConnection
from inkognito.server.listening import address_of, bound
from inkognito.server.services import Services, opened
from inkognito.server.settings import ServerSettings
from inkognito.server.web_config import web_config

YOUNG = 5_000
"""The garbage collector looks through new objects when there are this many: in less than a
millisecond. By default it would do so a hundred times a second, with 700 objects, and with 20,000
everybody would wait for four milliseconds."""

SELDOM = (20, 80)
"""Each such number of its turns, it looks through what was left by those; the last time through all
tables, which are no garbage."""

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
        gc.set_threshold(YOUNG, *SELDOM)
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
        """Tell all clients to reconnect later, then close.

        In a cluster, the others get the tables, and clients go to them: nobody waits.
        """
        self._services.is_open = False
        cluster = self._services.cluster
        if cluster is None:
            await self._services.host.shut_down("shutdown")
        else:
            for server in self.servers:
                server.close()
            await cluster.leave()
            await self._services.host.shut_down(MOVED)
        await super().shutdown(sockets)


def run(settings: ServerSettings, *, open_browser: bool, say: Announcement) -> None:
    """Serve until told to stop. `say` gets the addresses once the server accepts connections.

    Raises CannotListen where a port can't be opened.
    """
    listening = bound(settings.host, settings.port)
    address = f"http://{address_of(listening)}/"
    among = listening_among(settings)

    def started(metrics: str | None) -> None:
        say(address, metrics)
        if open_browser:
            webbrowser.open(address)

    loop_factory = uvicorn.Config(lambda: None, log_config=None).get_loop_factory()
    with asyncio.Runner(loop_factory=loop_factory) as runner:
        runner.run(_serve(settings, listening, among, address, started))


async def _serve(
    settings: ServerSettings,
    listening: socket.socket,
    among: AmongMembers | None,
    address: str,
    started: Callable[[str | None], None],
) -> None:
    membership = None if among is None else among.membership
    async with AsyncExitStack() as stack:
        services = await stack.enter_async_context(opened(settings, membership))
        metrics = stack.enter_context(services.metrics.served(settings.metrics_port))
        services.store.tell_address(address)
        app: Any = create_app(services)
        if among is not None:
            app = await stack.enter_async_context(among.served(app, services))
        gate = Gate(services.rate_limits, settings.trusted_proxies)
        config = web_config(
            app,
            settings,
            http=partial(NewConnection, gate),
            proxy_headers=bool(settings.trusted_proxies),
            forwarded_allow_ips=list(settings.trusted_proxies),
        )
        await Server(config, services, partial(started, metrics)).serve([listening])
