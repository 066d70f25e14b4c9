"""The types of the browser client: what goes over WebSockets, and what is sent over HTTP."""

from typing import Any, Final

from inkognito.deduction.evidence import Source
from inkognito.deduction.explain import Explanation, Holder, Step
from inkognito.games import SHIPPED
from inkognito.protocol.settings import Settings
from inkognito.protocol.typescript import declarations
from inkognito.review.knowledge import Knowledge
from inkognito.review.sheet import Sheet
from inkognito.server.app import RefusalBody
from inkognito.server.http_api import Me, NameGiven, Secret, TableOpened, TableWanted
from inkognito.server.review_api import Replay, Witnessed
from inkognito.server.sheet_api import Contradictions, Costs, Marks
from inkognito.tables.my_tables import MyTable

ANSWERED: Final = (
    *(Me, Secret, TableOpened, RefusalBody, MyTable),
    *(Sheet, Contradictions, Explanation, Costs),
    *(Replay, Witnessed, Knowledge),
)
ASKED: Final = (NameGiven, Secret, TableWanted, Marks)
_CLIENTS: Final = tuple(game.client for game in SHIPPED if game.client is not None)
_SIGHTINGS: Final = tuple(game.codecs.sighting for game in SHIPPED)
_SECRET_EVENTS: Final = tuple(event for one in _CLIENTS for event in one.secret_events)

HOLDS: Final[dict[str, tuple[Any, ...]]] = {
    "TableWanted.settings": (Settings,),
    "Replay.outcome": tuple(one.outcome for one in _CLIENTS),
    "Witnessed.sighting": (*_SIGHTINGS, *_SECRET_EVENTS),
}
CALLED: Final[dict[str, Any]] = {"Holder": Holder, "Evidence": Source, "ExplanationStep": Step}


def client_types() -> str:
    """The content of web/src/wire/messages.ts; `make types` writes it."""
    return declarations(ANSWERED, ASKED, HOLDS, CALLED)
