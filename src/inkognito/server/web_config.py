"""How the web server runs the application: the same for people and for other processes."""

from functools import partial
from typing import Any

import uvicorn

from inkognito.server.listening import BACKLOG
from inkognito.server.outgoing import Outgoing
from inkognito.server.settings import ServerSettings
from inkognito.server.transport import Transport


def web_config(app: Any, settings: ServerSettings, **more: Any) -> uvicorn.Config:
    """Return the configuration of a web server for this application."""
    websocket: Any = partial(Transport, outgoing=Outgoing())
    return uvicorn.Config(
        app,
        ws=websocket,
        ws_per_message_deflate=False,
        ws_max_size=settings.largest_message,
        backlog=BACKLOG,
        log_config=None,
        access_log=False,
        server_header=False,
        lifespan="off",
        timeout_graceful_shutdown=10,
        **more,
    )
