"""Running the server: the web server, its socket, and a clean end."""

import asyncio
import socket
import webbrowser
from collections.abc import Callable

import uvicorn

from inkognito.server.app import create_app
from inkognito.server.settings import ServerSettings

BACKLOG = 8_192


class Server(uvicorn.Server):
    """A web server that says goodbye on its lines before it closes them."""

    def __init__(self, config: uvicorn.Config, started: Callable[[], None]) -> None:
        super().__init__(config)
        self._started = started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, and say so."""
        await super().startup(sockets)
        if not self.should_exit:
            self._started()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Tell everybody to come back, then close."""
        app = self.config.loaded_app
        house = getattr(getattr(app, "state", None), "house", None)
        if house is not None:
            await house.hall.farewell("shutdown")
        await super().shutdown(sockets)


def run(settings: ServerSettings, *, open_browser: bool, say: Callable[[str], None]) -> None:
    """Serve until told to stop. `say` gets the address once people can come."""
    listening = _bound(settings.host, settings.port)
    host, port = listening.getsockname()[:2]
    address = f"http://{host if ':' not in host else f'[{host}]'}:{port}/"

    def started() -> None:
        say(address)
        if open_browser:
            webbrowser.open(address)

    config = uvicorn.Config(
        create_app(settings),
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        ws_max_size=settings.largest_message,
        backlog=BACKLOG,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=list(settings.trusted_proxies),
        timeout_graceful_shutdown=10,
    )
    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(Server(config, started).serve([listening]))


def _bound(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.bind((host, port))
    listening.listen(BACKLOG)
    return listening
