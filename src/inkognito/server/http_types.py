"""The types of what is sent over HTTP, for the client's TypeScript and for OpenAPI."""

from typing import Any, Final

from inkognito.companion.sheet import CompanionSheet
from inkognito.deduction.evidence import Source
from inkognito.deduction.explain import Explanation, Holder, Step
from inkognito.deduction.notes import Entry, Notes
from inkognito.games import SHIPPED
from inkognito.posing.puzzle import Brief, Grade, Kind
from inkognito.protocol.settings import Settings
from inkognito.review.coach import Hint
from inkognito.review.knowledge import Knowledge
from inkognito.review.review import Review
from inkognito.review.sheet import Sheet
from inkognito.review.story import Story
from inkognito.review.thoughts import Thought
from inkognito.server.authentication import Device
from inkognito.server.hint_api import HintsUsed, HintWanted
from inkognito.server.http_api import Me, NameGiven, TableWanted
from inkognito.server.http_bodies import Secret
from inkognito.server.lesson_api import LessonOffered
from inkognito.server.my_data import MyData
from inkognito.server.puzzle_api import (
    DailyPuzzle,
    PuzzleAnswer,
    PuzzleHint,
    PuzzleList,
    Verdict,
)
from inkognito.server.refusal_status import RefusalBody
from inkognito.server.review_api import Replay, Witnessed
from inkognito.server.share_api import NameShown, SharedReview, Shares, ShareWanted
from inkognito.server.sheet_api import Contradictions, Costs, Marks
from inkognito.server.table_opened import TableOpened
from inkognito.tables.my_tables import MyTable

ANSWERED: Final[tuple[type[Any], ...]] = (
    *(Me, MyData, Device, Secret, TableOpened, RefusalBody, MyTable, LessonOffered),
    *(Sheet, Contradictions, Explanation, Costs),
    *(Replay, Witnessed, Knowledge, Story, Review, Thought),
    *(Shares, SharedReview, NameShown, Hint, HintsUsed),
    *(PuzzleList, DailyPuzzle, Verdict, PuzzleHint, CompanionSheet),
)
ASKED: Final[tuple[type[Any], ...]] = (
    *(NameGiven, Secret, TableWanted, Marks),
    *(ShareWanted, NameShown, HintWanted),
    *(PuzzleAnswer, Notes),
)
_CLIENTS: Final = tuple(game.client for game in SHIPPED if game.client is not None)
_SIGHTINGS: Final = tuple(game.codecs.sighting for game in SHIPPED)
_COMMANDS: Final = tuple(game.codecs.command for game in SHIPPED)
_SECRET_EVENTS: Final = tuple(event for one in _CLIENTS for event in one.secret_events)

HOLDS: Final[dict[str, tuple[Any, ...]]] = {
    "TableWanted.settings": (Settings,),
    "Replay.outcome": tuple(one.outcome for one in _CLIENTS),
    "ToldEnding.facts": tuple(one.ending for one in _CLIENTS),
    "Witnessed.sighting": (*_SIGHTINGS, *_SECRET_EVENTS),
    "Known.aim": (*(one.aim for one in _CLIENTS), None),
    "Known.declare": (*_COMMANDS, None),
    "Known.steps": _COMMANDS,
    "Costly.done": _COMMANDS,
    "Costly.better": _COMMANDS,
    "Weighing.command": _COMMANDS,
    "Thought.chosen": _COMMANDS,
    "Hint.move": (*_COMMANDS, None),
    "Alternative.command": _COMMANDS,
    "DealReview.hands": tuple(one.hand for one in _CLIENTS),
    "Puzzle.seen": tuple(game.scenario_seen for game in SHIPPED if game.scenario_seen is not None),
}
CALLED: Final[dict[str, Any]] = {
    "Holder": Holder,
    "Evidence": Source,
    "ExplanationStep": Step,
    "PuzzleKind": Kind,
    "PuzzleGrade": Grade,
    "PuzzleBrief": Brief,
    "CompanionEntry": Entry,
}
