"""Finished games over HTTP: replays for any viewer, and what each player could have known.

Works in threads, so that the event loop never computes for long.
"""

import asyncio
from collections import OrderedDict
from typing import Annotated, Any, Final, Literal

import msgspec
from litestar import Response, get
from litestar.enums import MediaType
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter
from msgspec import Struct

from inkognito.core.game_name import GameName
from inkognito.core.refusals import Refused, echo
from inkognito.core.seats import Seat, Viewer
from inkognito.game_log import GameLog
from inkognito.protocol import routes
from inkognito.protocol.messages import ChairView
from inkognito.review.knowledge import Knowledge, knower
from inkognito.server.request_context import Asked, services_of
from inkognito.tables.table_session import TableSession

ALL: Final = "all"
"""The name of a viewer who sees everything, secrets included."""

KEPT: Final = 64
"""The knowledge of this many games is cached."""


class Witnessed(Struct, frozen=True):
    """A sighting with its number; for the viewer who sees everything, the event itself."""

    number: int
    sighting: Any


class Replay(Struct, frozen=True):
    """A finished game as one viewer saw it, or in full: who sat where, and how it ended."""

    table: str
    viewer: Viewer | Literal["all"]
    game: GameName
    seats: tuple[Seat, ...]
    chairs: tuple[ChairView, ...]
    outcome: Any
    sightings: tuple[Witnessed, ...]


class Reviews:
    """A cache of what players could have known, for the games requested last."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, asyncio.Task[Knowledge]] = OrderedDict()

    async def of(self, session: TableSession, game: GameLog) -> Knowledge:
        """Return what all players could have known in this game; computed once."""
        table = session.table.id
        task = self._kept.get(table)
        if task is None:
            task = self._kept[table] = asyncio.create_task(_knowledge(game))
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(table)
        return await asyncio.shield(task)


async def _knowledge(game: GameLog) -> Knowledge:
    """Compute one seat after the other, so that other requests run in between."""
    events, module = tuple(game.events), game.module
    viewers = [await asyncio.to_thread(knower, module, seat, events) for seat in game.seats]
    return Knowledge(module.name, tuple(viewers))


async def finished(request: Asked, table: str) -> tuple[TableSession, GameLog]:
    """Return a table where the game is over, and the game's log; raise Refused where it is not."""
    session = await services_of(request).host.session(table)
    if session.game_log is None or session.table.status != "over":
        raise Refused("not-over")
    return session, session.game_log


@get(
    routes.SIGHTINGS,
    responses={200: ResponseSpec(Replay, description="the game through these eyes")},
)
async def replay(
    request: Asked, table: str, viewer: Annotated[str, Parameter(max_length=12)] = ALL
) -> Response[bytes]:
    """A finished game as one viewer saw it, or in full."""
    session, game = await finished(request, table)
    if viewer not in (*game.viewers, ALL):
        raise Refused("unknown-viewer", name=echo(viewer), allowed=(*game.viewers, ALL))
    chairs = session.listing(session.table.since).chairs
    body = await asyncio.to_thread(_replay, session, game, viewer, chairs)
    return Response(body, media_type=MediaType.JSON)


def _replay(
    session: TableSession, game: GameLog, viewer: Any, chairs: tuple[ChairView, ...]
) -> bytes:
    """Return the replay. A finished game does not change, so any thread may read it."""
    state = session.table.game
    return msgspec.json.encode(
        Replay(
            table=session.table.id,
            viewer=viewer,
            game=session.table.settings.game,
            seats=game.seats,
            chairs=chairs,
            outcome=None if state is None else state.outcome,
            sightings=_seen(game, viewer),
        )
    )


def _seen(game: GameLog, viewer: Any) -> tuple[Witnessed, ...]:
    if viewer == ALL:
        return tuple(Witnessed(number, event) for number, event in enumerate(game.events, start=1))
    return tuple(Witnessed(seen.number, seen.sighting) for seen in game.sightings(viewer))


@get(routes.KNOWLEDGE)
async def knowledge(request: Asked, table: str) -> Knowledge:
    """What each player of a finished game could have known, and when."""
    reviews: Reviews = request.app.state.reviews
    return await reviews.of(*await finished(request, table))
