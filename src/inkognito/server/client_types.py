"""The types of the browser client: what goes over WebSockets, and what is asked over HTTP."""

from inkognito.protocol.settings import Settings
from inkognito.protocol.typescript import declarations
from inkognito.server.app import NotGranted
from inkognito.server.web import Me, NameGiven, Secret, TableOpened, TableWanted


def client_types() -> str:
    """The content of web/src/wire/messages.ts; `make types` writes it."""
    return declarations(
        answered=(Me, Secret, TableOpened, NotGranted),
        asked=(NameGiven, Secret, TableWanted),
        holds={"TableWanted.settings": (Settings,)},
    )
