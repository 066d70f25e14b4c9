"""Examples for the OpenAPI description, as the values themselves: so they are always true."""

from typing import Any, Final

import msgspec

from inkognito.companion.sheet import companion_sheet
from inkognito.deduction.cost import Cost
from inkognito.deduction.explain import Explanation, Step
from inkognito.deduction.notes import Entry, Notes
from inkognito.games import SHIPPED
from inkognito.games.judging import Costly
from inkognito.protocol.messages import ChairView, LobbyTable
from inkognito.protocol.settings import checked_settings
from inkognito.puzzles.shelf import shelf
from inkognito.review.clues import Clue
from inkognito.review.coach import Alternative, Hint
from inkognito.review.knowledge import BecameCertain, Knower, Knowledge, KnownAt
from inkognito.review.review import (
    CostlyMove,
    DealReview,
    Known,
    Moment,
    Point,
    Review,
    SeatReview,
    Summary,
)
from inkognito.review.sheet import Sheet, SheetFact
from inkognito.review.story import Insight, Story, ToldEnding
from inkognito.review.thoughts import Belief, Suspicion, Thought, Weighing
from inkognito.server.authentication import Device
from inkognito.server.hint_api import HintsUsed, HintWanted
from inkognito.server.http_api import Me, NameGiven, TableWanted
from inkognito.server.http_bodies import Secret
from inkognito.server.lesson_api import LessonOffered
from inkognito.server.my_data import (
    GuestData,
    HintData,
    MyData,
    NameData,
    ShareData,
    TalkData,
    TokenData,
)
from inkognito.server.puzzle_api import (
    DailyPuzzle,
    PuzzleAnswer,
    PuzzleHint,
    PuzzleList,
    Verdict,
)
from inkognito.server.refusal_status import RefusalBody
from inkognito.server.share_api import NameShown, SharedReview, Shares, ShareWanted
from inkognito.server.sheet_api import Contradictions, Costs, Marks
from inkognito.server.table_opened import TableOpened
from inkognito.tables.my_tables import MyTable

_WANTED: Final[dict[str, Any]] = {
    "game": SHIPPED[0].name,
    "players": 4,
    "rules": msgspec.to_builtins(SHIPPED[0].engine.rules_from({})),
    "bots": {"green": "clerk", "yellow": "tourist"},
    "clock": {"type": "per-player", "seconds": 1_200, "increment": 10},
    "visibility": "public",
    "help": "contradictions",
}
_CHAIRS: Final = (
    ChairView("red", "9f86d081884c7d65", "Rossana", None, True, True, None),
    ChairView("blue", None, None, None, False, False, None),
    ChairView("green", None, None, "clerk", True, True, None),
    ChairView("yellow", None, None, "tourist", True, True, None),
)
_COMMITMENT: Final = "0f4be6a9c9a9d9be1b5e1f2d4a0c8e7f66dd8e1c51f0f4c9b1a2e3d4c5b6a798"
_MARK: Final = SheetFact("blue", "tall", True)
_KNOWER: Final = Knower(
    seat="red",
    points=(KnownAt(1, 0, 216), KnownAt(1, 1, 24)),
    certain=(BecameCertain(1, 1, 12, "blue", "tall"),),
)
_NO_DECLARATION: Final[dict[str, Any]] = {
    "turn": 1,
    "missions": (),
    "declaration": None,
    "note": None,
}
_INSIGHT: Final = Insight(
    what="declaration",
    seat="red",
    possible=24,
    right=0,
    since=1,
    sighting=12,
    clues=(Clue("mission", 1, "blue", ("A",)),),
    so=(SheetFact("blue", "A", True),),
)
_PUZZLE: Final = shelf().find(1)
_NOTES: Final = Notes(
    game=SHIPPED[-1].name,
    edition=SHIPPED[-1].choices["edition"][0],
    seats=("red", "blue", "green", "yellow"),
    me="red",
    hand=("zsazsa", "13"),
    entries=(Entry("blue", "red", ("zsazsa", "24")),),
)

_ASK: Final[dict[str, Any]] = {"type": "question-agent", "figure": "blue-tall", "about": "build"}
_OTHER: Final[dict[str, Any]] = {**_ASK, "about": "identity"}
_SEAT_REVIEW: Final = SeatReview(
    seat="red",
    points=(Point(0, 216, 0.0046), Point(1, 24, 0.0417)),
    known=(
        Known(
            "holding", 1, 12, 40, "blue", "tall", clues=(Clue("grey", 1, "blue", ("grey-tall",)),)
        ),
    ),
    costly=(
        CostlyMove(
            turn=1,
            at=36,
            sighting=10,
            move=Costly("question", "blue", (_OTHER,), (_ASK,), 216, 180.5, 96.2, False, 0.908),
        ),
    ),
    summary=Summary(None, None, None, None, False, "question", 1, "blue"),
)
_REVIEW: Final = Review(
    SHIPPED[0].name,
    (
        DealReview(
            deal=1,
            turns=1,
            winners=("blue", "green"),
            turning=1,
            hands=({"seat": "red", "identity": "x", "build": "tall", "mission": "A"},),
            moments=(Moment("question", 1, 36, "red", "blue"),),
            seats=(_SEAT_REVIEW,),
        ),
    ),
)

EXAMPLES: Final[dict[str, tuple[Any, ...]]] = {
    "Me": (Me("9f86d081884c7d65", "Rossana"),),
    "NameGiven": (NameGiven("Rossana"),),
    "Secret": (Secret("kZ3nQ0m5yYb0oTt1vJp2vZ6iQ8d4w1xE7rC9uA5sGfM"),),
    "TableWanted": (TableWanted(_WANTED, "red"), TableWanted({"game": SHIPPED[-1].name})),
    "TableOpened": (TableOpened("mq3k7t2x", _COMMITMENT),),
    "LessonOffered": (LessonOffered("board-meeting", SHIPPED[0].name, 7, True),),
    "LobbyTable": (
        LobbyTable(
            table="mq3k7t2x",
            settings=checked_settings(_WANTED),
            status="gathering",
            host="Rossana",
            chairs=_CHAIRS,
            at=1_790_000_000_000,
            commitment=_COMMITMENT,
        ),
    ),
    "MyTable": (
        MyTable(
            table="mq3k7t2x",
            settings=checked_settings(_WANTED),
            status="playing",
            host="Rossana",
            chairs=_CHAIRS,
            at=1_790_000_000_000,
            commitment=_COMMITMENT,
            seat="red",
            waits=True,
            turn=7,
        ),
    ),
    "MyData": (
        MyData(
            guest=GuestData("9f86d081884c7d65", "Rossana", 1_790_000_000_000, 1_790_000_600_000),
            names=(NameData("mq3k7t2x", "Rossana"),),
            tables=("mq3k7t2x",),
            talk=(TalkData("mq3k7t2x", 1_790_000_300_000, "Buona sera.", None),),
            devices=1,
            links=0,
            seat_tokens=(TokenData("mq3k7t2x", 1_790_000_200_000),),
            shares=(ShareData("mq3k7t2x", 1_790_000_400_000),),
            agreements=("mq3k7t2x",),
            hints=(HintData("mq3k7t2x", 31, 1),),
        ),
    ),
    "Device": (Device("9f86d081884c7d65", 1_790_000_000_000, is_this=True),),
    "Sheet": (Sheet("elimination", 12, (_MARK,), ()),),
    "Knowledge": (Knowledge(SHIPPED[0].name, (_KNOWER,)),),
    "Story": (
        Story(
            SHIPPED[0].name,
            (
                ToldEnding(
                    {"turn": 1, "missions": (), "declaration": None, "note": None}, (_INSIGHT,)
                ),
            ),
        ),
    ),
    "Review": (_REVIEW,),
    "Thought": (
        Thought(
            seat="green",
            turn=1,
            at=36,
            chosen=_ASK,
            reason="asks-for-most",
            believed=(Belief("red", "tall", 0.25),),
            weighed=(Weighing(_ASK, 1.2), Weighing(_OTHER, 0.4)),
            measure="bits",
            suspected=(Suspicion("red", "clerk", 0.6),),
        ),
    ),
    "ShareWanted": (ShareWanted("it"),),
    "NameShown": (NameShown(True),),
    "Shares": (Shares((1_790_000_400_000,), True),),
    "SharedReview": (
        SharedReview(
            game=SHIPPED[0].name,
            seats=("red", "blue", "green", "yellow"),
            seat="red",
            names={"red": "Rossana"},
            bots=("green", "yellow"),
            review=_REVIEW,
        ),
    ),
    "HintWanted": (HintWanted(31, 3),),
    "Hint": (Hint(31, 3, "asks-for-most", "build", _ASK, None, (Alternative(_OTHER, 0.8, None),)),),
    "HintsUsed": (HintsUsed("red", 2, 1, 0),),
    "Marks": (Marks((_MARK,)),),
    "Contradictions": (Contradictions(12, (_MARK,)),),
    "Explanation": (
        Explanation("blue", "tall", False, (Step("shown", 12, "green", ("grey-tall",)),)),
    ),
    "Costs": (Costs(31, (Cost(16, 6), None)),),
    "PuzzleList": (PuzzleList(len(shelf()), (_PUZZLE.brief,)),),
    "DailyPuzzle": (DailyPuzzle("2026-11-18", _PUZZLE.puzzle),),
    "Puzzle": (_PUZZLE.puzzle,),
    "PuzzleAnswer": (PuzzleAnswer(0),),
    "Verdict": (Verdict(False, None),),
    "PuzzleHint": (PuzzleHint((0, 2)),),
    "Solution": (_PUZZLE.solution,),
    "Notes": (_NOTES,),
    "CompanionSheet": (companion_sheet(_NOTES),),
    "RefusalBody": (
        RefusalBody("no-such-table"),
        RefusalBody("bad-name", {"longest": 24}),
    ),
}
