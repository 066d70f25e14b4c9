"""The types of the browser client: what goes over WebSockets, and what is sent over HTTP."""

from typing import Any, Final

from inkognito.games import SHIPPED
from inkognito.protocol.typescript import declarations
from inkognito.server.http_types import ANSWERED, ASKED, CALLED, HOLDS

FACTS: Final[dict[str, Any]] = {
    f"{game.name.title()}EditionFacts": type(facts)
    for game in SHIPPED
    if game.client is not None
    for facts in game.client.editions.values()
}
"""Never sent: the client has the values in values.ts."""


def client_types() -> str:
    """The content of web/src/wire/messages.ts; `make types` writes it."""
    return declarations((*ANSWERED, *FACTS.values()), ASKED, HOLDS, {**CALLED, **FACTS})
