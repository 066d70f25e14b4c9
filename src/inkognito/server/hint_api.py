"""The coach over HTTP: hints for the player whose decision is open, where the table allows them.

That somebody asked for a hint is stored, and told to everybody when the game is over. Before, no
message, page or metric shows it. Works in threads, so that the event loop never computes for long.
"""

import hashlib
from typing import Final

from litestar import Router, get, post
from litestar.datastructures import ResponseHeader
from msgspec import Struct

from inkognito.core.refusals import Refused
from inkognito.core.seats import Seat
from inkognito.game_log import GameLog
from inkognito.protocol import routes
from inkognito.protocol.messages import Options
from inkognito.review.coach import Hint, Level, hint_for, shown
from inkognito.review.sheet import SheetReader
from inkognito.server.request_context import Asked, computed, participant_of, services_of
from inkognito.server.review_api import finished
from inkognito.tables import table_views
from inkognito.tables.table import Table
from inkognito.tables.table_session import TableSession


class HintWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """The decision that I need help with, and how much."""

    decision: int
    level: Level = 1


class HintsUsed(Struct, frozen=True):
    """How many hints a player used in a game: nudges, moves, and moves with alternatives."""

    seat: Seat
    nudges: int
    moves: int
    reasons: int


def allows_hints(table: Table) -> bool:
    """Return whether players may ask the coach: always if one person plays, but in no lesson."""
    return table.settings.hints or (table.is_for_one and table.settings.lesson is None)


@post(routes.HINTS, status_code=200)
async def ask_coach(request: Asked, table: str, data: HintWanted) -> Hint:
    """Ask the coach about the decision that I have to make now."""
    services, participant = services_of(request), await participant_of(request)
    session = await services.host.session(table)
    seat = session.table.seat_of(participant.person)
    if seat is None:
        raise Refused("not-seated")
    if not allows_hints(session.table):
        raise Refused("no-hints")
    hint = await _hint(session, seat, data, request)
    services.store.note_hint(participant.person or "", table, data.decision, data.level)
    return hint


async def _hint(session: TableSession, seat: Seat, wanted: HintWanted, request: Asked) -> Hint:
    game, log = session.table.game, session.game_log
    if game is None or log is None or session.table.status != "playing":
        raise Refused("not-begun" if game is None else "game-over")
    if seat not in game.to_act:
        raise Refused("not-your-decision", waiting_for=game.waits_for)
    if wanted.decision != game.decision:
        raise Refused("stale", decision=game.decision)
    offered = table_views.options_of(session.table, seat)
    if offered is None or not offered.commands:  # a bot plays for them, or the answer is on its way
        raise Refused("not-your-decision", waiting_for=game.waits_for)
    return await computed(request, _coached, session.table, log, seat, offered, wanted)


def _coached(table: Table, log: GameLog, seat: Seat, offered: Options, wanted: HintWanted) -> Hint:
    """Let a good bot read what the seat has seen, and choose."""
    module = log.module
    seen = [one.sighting for one in log.sightings(seat)]
    kind = module.coach or module.stand_in
    bot = shown(module.bots[kind](seat, coach_key(table, seat)), seen)
    sheet = None if module.reading is None else SheetReader(module.reading, seat)
    if sheet is not None:
        sheet.see(tuple(log.events))
    options, ahead = tuple(offered.commands), tuple(offered.ahead)
    return hint_for(bot, sheet, options, wanted.decision, wanted.level, ahead)


def coach_key(table: Table, seat: Seat) -> bytes:
    """Return the key of the coach's draws: the same hint for the same position."""
    return hashlib.sha256(f"inkognito coach 1 {table.id} {seat}".encode()).digest()


@get(routes.HINTS)
async def hints_used(request: Asked, table: str) -> tuple[HintsUsed, ...]:
    """How many hints each player of a finished game used; players without any are left out."""
    session, _ = await finished(request, table)
    used = await services_of(request).store.hints(table)
    seats = ((session.table.seat_of(person), levels) for person, levels in used.items())
    return tuple(
        HintsUsed(seat, levels.count(1), levels.count(2), levels.count(3))
        for seat, levels in seats
        if seat is not None
    )


HINTS: Final = Router(
    "/",
    route_handlers=[ask_coach, hints_used],
    response_headers=[ResponseHeader(name="cache-control", value="no-store")],
)
