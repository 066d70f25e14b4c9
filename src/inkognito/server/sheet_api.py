"""Deduction sheets over HTTP: what the viewer can know, as far as the table's help setting goes.

The sheets that were requested last are cached and brought up to date. Works in threads, so that the
event loop never computes for long.
"""

from collections import OrderedDict
from collections.abc import Callable
from threading import Lock
from typing import Annotated, Final, TypeVar

from litestar import Router, get, post
from litestar.params import Parameter
from msgspec import Meta, Struct

from inkognito.core.refusals import Refused
from inkognito.core.seats import SPECTATOR, Viewer
from inkognito.deduction.cost import Cost
from inkognito.deduction.explain import Explanation, Holder
from inkognito.protocol import routes
from inkognito.review.sheet import Sheet, SheetFact, SheetReader, check_help, reading_of
from inkognito.server.mark_budget import MarkBudget, MarkBudgets
from inkognito.server.request_context import Asked, computed, known_participant, services_of
from inkognito.tables import table_views
from inkognito.tables.table import Table
from inkognito.tables.table_session import TableSession

KEPT: Final = 256
"""The sheets of this many viewers are cached."""

MOST_MARKS: Final = 100

Result = TypeVar("Result")


class Marks(Struct, frozen=True, forbid_unknown_fields=True):
    """My own marks on the sheet."""

    marks: Annotated[tuple[SheetFact, ...], Meta(max_length=MOST_MARKS)]


class Contradictions(Struct, frozen=True):
    """Those of my marks that can't be true, from my sightings up to this number.

    `left` of them were not judged yet: new marks are judged a few at a time.
    """

    number: int
    contradicting: tuple[SheetFact, ...]
    left: int = 0


class Costs(Struct, frozen=True):
    """What each of my options would tell the player who asked me, in the order of the options.

    Null for an option that shows no set of cards. Empty if I owe no answer.
    """

    decision: int
    costs: tuple[Cost | None, ...]


class _Kept:
    """The sheet of one viewer; only one thread at a time brings it up to date."""

    def __init__(self, reader: SheetReader) -> None:
        self.reader, self.lock = reader, Lock()


class Sheets:
    """A cache of the sheets that were requested last."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, Viewer], _Kept] = OrderedDict()
        self._budgets = MarkBudgets(KEPT)

    async def read(
        self,
        request: Asked,
        session: TableSession,
        viewer: Viewer,
        use: Callable[[SheetReader], Result],
    ) -> Result:
        """Call a function with the up-to-date sheet of this viewer."""
        if session.game_log is None:
            raise Refused("not-begun")
        events = tuple(session.game_log.events)
        kept = self._of(session.table, viewer)

        def work() -> Result:
            with kept.lock:
                kept.reader.see(events)
                return use(kept.reader)

        return await computed(request, work)

    def budget(self, table: Table, viewer: Viewer, now: float) -> MarkBudget | None:
        """Return the limit of the viewer's marks; None where the table tells everything."""
        is_limited = table.settings.help == "contradictions"
        return self._budgets.of(table.id, viewer, now) if is_limited else None

    def _of(self, table: Table, viewer: Viewer) -> _Kept:
        name, settings = (table.id, viewer), table.settings
        if name not in self._kept:
            self._kept[name] = _Kept(SheetReader(reading_of(settings.game), viewer))
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(name)
        return self._kept[name]


def sheets_of(request: Asked) -> Sheets:
    """Return the cache of sheets."""
    sheets: Sheets = request.app.state.sheets
    return sheets


async def _asked(request: Asked, name: str) -> tuple[TableSession, Viewer]:
    """Return the table, and the viewer as whom the asker sees it."""
    services = services_of(request)
    session = await services.host.session(name)
    participant = await known_participant(request)
    seat = None if participant is None else session.table.seat_of(participant.person)
    return session, seat or SPECTATOR


def _now(request: Asked) -> float:
    return services_of(request).ports.monotonic()


@get(routes.SHEET)
async def my_sheet(request: Asked, table: str) -> Sheet:
    """My deduction sheet, as far as the table's help setting goes."""
    there, viewer = await _asked(request, table)
    given = there.table.settings.help
    return await sheets_of(request).read(request, there, viewer, lambda known: known.told(given))


@post(routes.MARKS, status_code=200)
async def contradicting_marks(request: Asked, table: str, data: Marks) -> Contradictions:
    """Which of my own marks can't be true."""
    there, viewer = await _asked(request, table)
    check_help(there.table.settings.help, "contradictions")
    now = _now(request)
    budget = sheets_of(request).budget(there.table, viewer, now)

    def compare(known: SheetReader) -> Contradictions:
        known.check_marks(data.marks)
        marks, left = data.marks, 0
        if budget is not None:
            marks, left = budget.judged(now, data.marks, known.cards_in_a_hand)
        return Contradictions(known.number, known.contradicting(marks), left)

    return await sheets_of(request).read(request, there, viewer, compare)


@get(routes.WHY)
async def why(
    request: Asked,
    table: str,
    seat: Holder,
    card: Annotated[str, Parameter(max_length=20)],
    holds: bool = True,
) -> Explanation:
    """Why it is certain that somebody holds a card, or does not."""
    there, viewer = await _asked(request, table)
    check_help(there.table.settings.help, "contradictions")
    fact, now = SheetFact(seat, card, holds), _now(request)
    budget = sheets_of(request).budget(there.table, viewer, now)
    if budget is not None:
        budget.check_why(now, fact)
    return await sheets_of(request).read(request, there, viewer, lambda known: known.why(fact))


@get(routes.COSTS)
async def costs_of_my_options(request: Asked, table: str) -> Costs:
    """What each answer that I may give now would tell the asker."""
    there, viewer = await _asked(request, table)
    check_help(there.table.settings.help, "elimination")
    if there.table.game is None:
        raise Refused("not-begun")
    decision, offered = there.table.game.decision, table_views.options_of(there.table, viewer)
    commands = () if offered is None else (*offered.commands, *offered.ahead)
    costs = await sheets_of(request).read(
        request, there, viewer, lambda known: known.costs(commands)
    )
    return Costs(decision, costs)


SHEETS: Final = Router(
    "/",
    route_handlers=[my_sheet, contradicting_marks, why, costs_of_my_options],
)
