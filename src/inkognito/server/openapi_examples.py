"""Examples for the OpenAPI description, as the values themselves: so they are always true."""

from typing import Any, Final

import msgspec

from inkognito.deduction.cost import Cost
from inkognito.deduction.explain import Explanation, Step
from inkognito.games import SHIPPED
from inkognito.protocol.messages import ChairView, LobbyTable
from inkognito.protocol.settings import checked_settings
from inkognito.review.knowledge import BecameCertain, Knower, Knowledge, KnownAt
from inkognito.review.sheet import Sheet, SheetFact
from inkognito.review.story import Clue, Insight, Story, ToldEnding
from inkognito.server.http_api import Me, NameGiven, Secret, TableOpened, TableWanted
from inkognito.server.my_data import GuestData, MyData, NameData, TalkData, TokenData
from inkognito.server.refusal_status import RefusalBody
from inkognito.server.sheet_api import Contradictions, Costs, Marks
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

EXAMPLES: Final[dict[str, tuple[Any, ...]]] = {
    "Me": (Me("9f86d081884c7d65", "Rossana"),),
    "NameGiven": (NameGiven("Rossana"),),
    "Secret": (Secret("kZ3nQ0m5yYb0oTt1vJp2vZ6iQ8d4w1xE7rC9uA5sGfM"),),
    "TableWanted": (TableWanted(_WANTED, "red"), TableWanted({"game": SHIPPED[-1].name})),
    "TableOpened": (TableOpened("mq3k7t2x", _COMMITMENT),),
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
        ),
    ),
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
    "Marks": (Marks((_MARK,)),),
    "Contradictions": (Contradictions(12, (_MARK,)),),
    "Explanation": (
        Explanation("blue", "tall", False, (Step("shown", 12, "green", ("grey-tall",)),)),
    ),
    "Costs": (Costs(31, (Cost(16, 6), None)),),
    "RefusalBody": (
        RefusalBody("no-such-table"),
        RefusalBody("bad-name", {"longest": 24}),
    ),
}
