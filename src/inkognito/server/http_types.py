"""The types of what is sent over HTTP, for the client's TypeScript and for OpenAPI."""

from typing import Any, Final

from inkognito.deduction.evidence import Source
from inkognito.deduction.explain import Explanation, Holder, Step
from inkognito.games import SHIPPED
from inkognito.protocol.settings import Settings
from inkognito.review.knowledge import Knowledge
from inkognito.review.sheet import Sheet
from inkognito.review.story import Story
from inkognito.server.http_api import Me, NameGiven, Secret, TableOpened, TableWanted
from inkognito.server.my_data import MyData
from inkognito.server.refusal_status import RefusalBody
from inkognito.server.review_api import Replay, Witnessed
from inkognito.server.sheet_api import Contradictions, Costs, Marks
from inkognito.tables.my_tables import MyTable

ANSWERED: Final[tuple[type[Any], ...]] = (
    *(Me, MyData, Secret, TableOpened, RefusalBody, MyTable),
    *(Sheet, Contradictions, Explanation, Costs),
    *(Replay, Witnessed, Knowledge, Story),
)
ASKED: Final[tuple[type[Any], ...]] = (NameGiven, Secret, TableWanted, Marks)
_CLIENTS: Final = tuple(game.client for game in SHIPPED if game.client is not None)
_SIGHTINGS: Final = tuple(game.codecs.sighting for game in SHIPPED)
_SECRET_EVENTS: Final = tuple(event for one in _CLIENTS for event in one.secret_events)

HOLDS: Final[dict[str, tuple[Any, ...]]] = {
    "TableWanted.settings": (Settings,),
    "Replay.outcome": tuple(one.outcome for one in _CLIENTS),
    "ToldEnding.facts": tuple(one.ending for one in _CLIENTS),
    "Witnessed.sighting": (*_SIGHTINGS, *_SECRET_EVENTS),
}
CALLED: Final[dict[str, Any]] = {"Holder": Holder, "Evidence": Source, "ExplanationStep": Step}
