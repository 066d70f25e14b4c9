"""Finished games over HTTP: replays for any viewer, how they ended, and their reviews.

Works in threads, so that the event loop never computes for long.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from typing import Annotated, Any, Final, Generic, Literal, TypeAlias, TypeVar

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
from inkognito.review.course import review_of
from inkognito.review.knowledge import Knowledge, knower
from inkognito.review.review import Review
from inkognito.review.story import Story, facts_of, story_of
from inkognito.review.thoughts import Thought, thought_of
from inkognito.server.request_context import Asked, computed, services_of
from inkognito.server.services import Services
from inkognito.tables.bot_turns import bot_key
from inkognito.tables.table_session import TableSession

ALL: Final = "all"
"""The name of a viewer who sees everything, secrets included."""

KEPT: Final = 64
"""This many games are cached."""

Made = TypeVar("Made")
Compute: TypeAlias = Callable[..., Awaitable[Any]]
"""Computes something for whoever asked first."""


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
    """What was computed for the games requested last: each thing once for each table.

    Reviews are also stored, so that they are computed once for each game.
    """

    def __init__(self, services: Services) -> None:
        self._services = services
        self._knowledge: _Kept[Knowledge] = _Kept(_knowledge)
        self._stories: _Kept[Story] = _Kept(_story)
        self._reviews: _Kept[Review] = _Kept(self._review)

    async def knowledge(self, session: TableSession, game: GameLog, compute: Compute) -> Knowledge:
        """Return what all players could have known in this game."""
        return await self._knowledge.of(session.table.id, game, compute)

    async def story(self, session: TableSession, game: GameLog, compute: Compute) -> Story:
        """Return how this game ended."""
        return await self._stories.of(session.table.id, game, compute)

    async def review(self, session: TableSession, game: GameLog, compute: Compute) -> Review:
        """Return the review of this game."""
        return await self._reviews.of(session.table.id, game, compute)

    async def _review(self, table: str, game: GameLog, compute: Compute) -> Review:
        """Return the stored review, or compute and store it."""
        stored = await self._services.store.review(table)
        if stored is not None:
            return stored
        review: Review = await compute(review_of, game.module, game.lines)
        await self._services.store.keep_review(table, review)
        return review


class _Kept(Generic[Made]):
    """Things made of finished games, by table; the latest ones are kept."""

    def __init__(self, make: Callable[[str, GameLog, Compute], Coroutine[Any, Any, Made]]) -> None:
        self._make = make
        self._tasks: OrderedDict[str, asyncio.Task[Made]] = OrderedDict()

    async def of(self, table: str, game: GameLog, compute: Compute) -> Made:
        task = self._tasks.get(table)
        if task is None:
            task = self._tasks[table] = asyncio.create_task(self._make(table, game, compute))
            task.add_done_callback(partial(self._drop_failed, table))
            if len(self._tasks) > KEPT:
                self._tasks.popitem(last=False)
        self._tasks.move_to_end(table)
        return await asyncio.shield(task)

    def _drop_failed(self, table: str, task: asyncio.Task[Made]) -> None:
        """Try again when it is asked for again, if the store failed."""
        if self._tasks.get(table) is task and (task.cancelled() or task.exception() is not None):
            del self._tasks[table]


async def _knowledge(_table: str, game: GameLog, compute: Compute) -> Knowledge:
    """Compute one seat after the other, so that other requests run in between."""
    events, module = tuple(game.events), game.module
    viewers = [await compute(knower, module, seat, events) for seat in game.seats]
    return Knowledge(module.name, tuple(viewers))


async def _story(_table: str, game: GameLog, compute: Compute) -> Story:
    told: Story = await compute(story_of, game.module, tuple(game.events))
    return told


async def finished(request: Asked, table: str) -> tuple[TableSession, GameLog]:
    """Return a table where the game is over, and the game's log; raise Refused where it is not."""
    return checked_over(await services_of(request).host.session(table))


def checked_over(session: TableSession) -> tuple[TableSession, GameLog]:
    """Return the table and its game's log; raise Refused where the game is not over."""
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
    body = await computed(request, _replay, session, game, viewer, chairs)
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
    return await reviews.knowledge(*await finished(request, table), partial(computed, request))


@get(routes.REVIEW)
async def review(request: Asked, table: str) -> Review:
    """The review of a finished game: what everybody could have known, and which moves cost most."""
    reviews: Reviews = request.app.state.reviews
    return await reviews.review(*await finished(request, table), partial(computed, request))


@get(routes.THOUGHTS)
async def thoughts(
    request: Asked, table: str, seat: Seat, at: Annotated[int, Parameter(ge=0)] = 0
) -> Thought:
    """What a bot thought at its next choice after this number of events of a finished game."""
    session, game = await finished(request, table)
    chair = session.table.chairs.get(seat)
    if chair is None or chair.bot is None:
        raise Refused("no-thought")
    bot = game.module.bots[chair.bot](seat, bot_key(session.table, seat))
    # What a bot made of a discreet gesture would show the others that there was one.
    is_open = session.table.settings.gestures == "open"
    heard = session.conversation.log.heard_by(seat) if is_open else ()
    return await computed(request, thought_of, game.module, game.lines, seat, at, bot, heard)


@get(routes.STORY)
async def story(request: Asked, table: str) -> Story:
    """How a game ended; of a match that goes on, the facts of the games that are over."""
    session = await services_of(request).host.session(table)
    game = session.game_log
    if game is None:
        raise Refused("not-over")
    if session.table.status == "over":
        reviews: Reviews = request.app.state.reviews
        return await reviews.story(session, game, partial(computed, request))
    told = await computed(request, facts_of, game.module, tuple(game.events))
    if not told.endings:
        raise Refused("not-over")
    return told
