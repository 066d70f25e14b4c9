"""The lessons over HTTP: which there are, and to begin one.

A lesson is opened by the name of a shipped one: clients send no scenario. Its table is for one
person, and never public.
"""

from litestar import get, post
from msgspec import Struct

from inkognito.core.game_name import GameName
from inkognito.lessons.shipped import lesson_named, lessons
from inkognito.protocol import routes
from inkognito.server.rate_limits import NEW_TABLES
from inkognito.server.request_context import Asked, address_of, participant_of, services_of
from inkognito.server.table_opened import TableOpened
from inkognito.tables.lesson_table import opening_of, settings_of


class LessonOffered(Struct, frozen=True):
    """A lesson to take. `basic` lessons are what one needs in order to play."""

    lesson: str
    game: GameName
    steps: int
    basic: bool


@get(routes.LESSONS)
async def shipped_lessons() -> tuple[LessonOffered, ...]:
    """All lessons, in the order in which they are taught."""
    return tuple(
        LessonOffered(one.id, one.game, len(one.steps), one.file.basic) for one in lessons()
    )


@post(routes.LESSON)
async def begin_lesson(request: Asked, lesson: str) -> TableOpened:
    """Begin a lesson, at a table of its own."""
    services = services_of(request)
    services.rate_limits.check(NEW_TABLES, address_of(request))
    participant = await participant_of(request)
    taught = lesson_named(lesson)
    settings, began = settings_of(taught), opening_of(taught)
    opened = await services.host.open_table(settings, participant, taught.seat, began)
    return TableOpened(opened.table, opened.commitment)
