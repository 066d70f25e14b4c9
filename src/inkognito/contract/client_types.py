"""The types of the browser client: what goes over WebSockets, and what is sent over HTTP."""

from typing import Any, Final

from inkognito.board import events as board
from inkognito.card import events as card
from inkognito.deduction.evidence import Source
from inkognito.deduction.explain import Explanation, Holder, Step
from inkognito.protocol.settings import Settings
from inkognito.protocol.typescript import declarations
from inkognito.review.knowledge import Knowledge
from inkognito.review.sheet import Sheet
from inkognito.server.app import RefusalBody
from inkognito.server.http_api import Me, NameGiven, Secret, TableOpened, TableWanted
from inkognito.server.review_api import Replay, Witnessed
from inkognito.server.sheet_api import Contradictions, Costs, Marks
from inkognito.tables.my_tables import MyTable
from inkognito.views.board import Sighting as BoardSighting
from inkognito.views.card import Sighting as CardSighting

ANSWERED: Final = (
    *(Me, Secret, TableOpened, RefusalBody, MyTable),
    *(Sheet, Contradictions, Explanation, Costs),
    *(Replay, Witnessed, Knowledge),
)
ASKED: Final = (NameGiven, Secret, TableWanted, Marks)
SECRET_EVENTS: Final = (board.HandsDealt, board.ScenarioSet, card.HandsDealt, card.ScenarioSet)
"""What nobody but a replay shows as it was."""

HOLDS: Final[dict[str, tuple[Any, ...]]] = {
    "TableWanted.settings": (Settings,),
    "Replay.outcome": (board.Outcome, card.Outcome),
    "Witnessed.sighting": (BoardSighting, CardSighting, *SECRET_EVENTS),
}
CALLED: Final[dict[str, Any]] = {"Holder": Holder, "Evidence": Source, "ExplanationStep": Step}


def client_types() -> str:
    """The content of web/src/wire/messages.ts; `make types` writes it."""
    return declarations(ANSWERED, ASKED, HOLDS, CALLED)
