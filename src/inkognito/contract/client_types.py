"""The types of the browser client: what goes over WebSockets, and what is sent over HTTP."""

from inkognito.protocol.typescript import declarations
from inkognito.server.http_types import ANSWERED, ASKED, CALLED, HOLDS


def client_types() -> str:
    """The content of web/src/wire/messages.ts; `make types` writes it."""
    return declarations(ANSWERED, ASKED, HOLDS, CALLED)
