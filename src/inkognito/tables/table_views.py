"""What leaves a table: views of it for everybody, and for each seat its own options."""

from collections.abc import Collection, Mapping
from typing import Final

from inkognito.core.fillable import Fillable
from inkognito.core.passing import PassKind
from inkognito.core.seats import SPECTATOR, Seat, Viewer
from inkognito.lessons.format import Act, AnyStep, Choose, Gesture, Mark, Read, Watch
from inkognito.protocol.messages import (
    ChairView,
    LessonView,
    LobbyTable,
    Options,
    PersonView,
    TableView,
    Turn,
)
from inkognito.protocol.terms import LessonStepKind, Person
from inkognito.tables.table import Table

Names = Mapping[Person, str]

STEP_KINDS: Final[dict[type[AnyStep], LessonStepKind]] = {
    Read: "read",
    Choose: "choose",
    Mark: "mark",
    Act: "act",
    Watch: "watch",
    Gesture: "gesture",
}


def chairs_of(table: Table, names: Names, present: Collection[Person]) -> tuple[ChairView, ...]:
    """The chairs as everybody sees them."""
    return tuple(
        ChairView(
            seat=seat,
            person=chair.person,
            name=None if chair.person is None else names.get(chair.person, ""),
            bot=chair.bot,
            ready=chair.ready or chair.bot is not None,
            present=chair.person in present,
            stand_in=chair.stand_in,
        )
        for seat, chair in table.chairs.items()
    )


def view_of(table: Table, names: Names, present: Collection[Person]) -> TableView:
    """The table as everybody sees it."""
    seated = {chair.person for chair in table.chairs.values()}
    return TableView(
        table=table.id,
        settings=table.settings,
        host=table.host,
        status=table.status,
        chairs=chairs_of(table, names, present),
        onlookers=tuple(
            PersonView(person, names.get(person, ""))
            for person in sorted(present)
            if person not in seated
        ),
        muted=tuple(sorted(table.muted)),
        votes={motion: tuple(sorted(voters)) for motion, voters in table.votes.items() if voters},
        commitment=table.seal.commitment,
        rematch=table.rematch,
    )


def listing_of(table: Table, names: Names, present: Collection[Person], at: int) -> LobbyTable:
    """The table as the lobby lists it."""
    host = names.get(table.host, "")
    chairs = chairs_of(table, names, present)
    commitment = table.seal.commitment
    return LobbyTable(table.id, table.settings, table.status, host, chairs, at, commitment)


def turn_of(table: Table, now: int) -> Turn | None:
    """Whom the game waits for, and the clocks as they stand now."""
    if table.game is None:
        return None
    left = _left(table, max(0, now - table.since)) if table.clocks else {}
    return Turn(table.game.decision, table.to_act, table.waits_for, left)


def _left(table: Table, elapsed: int) -> dict[Seat, int]:
    running = table.running
    return {
        seat: max(0, time - elapsed) if seat in running else time
        for seat, time in table.clocks.items()
    }


def options_of(table: Table, viewer: Viewer) -> Options | None:
    """What the viewer may do now; None if no person in their seat has anything to decide.

    The message says with `note` that the Ambassador's player may write a note.
    """
    game = table.game
    if game is None or viewer == SPECTATOR or viewer not in table.to_act:
        return None
    if table.status != "playing" or table.player_of(viewer) is not None:
        return None
    offered = game.options(viewer)
    if table.course is not None:
        offered = table.course.offered(offered)
        return Options(game.decision, offered) if offered else None
    note = bool(offered) and isinstance(offered[-1], Fillable)
    passable = table.passable
    if passable is not None and viewer not in game.module.waits_for(table.to_act):
        passable = None
    commands = offered[:-1] if note else offered
    return Options(game.decision, commands, note, passable, game.ahead(viewer))


def lesson_of(table: Table, viewer: Viewer) -> LessonView | None:
    """The step that the learner takes now; None for others, and where nothing is taught."""
    course = table.course
    if course is None or viewer != course.lesson.seat:
        return None
    lesson, steps, step = course.lesson, course.lesson.steps, course.step
    before = steps[course.at - 1] if course.at > 0 else None
    done = lesson.sentence(before.say, "after") if before is not None and before.after else None
    if step is None:
        return LessonView(lesson.id, course.at, len(steps), "over", None, done)
    return LessonView(
        lesson=lesson.id,
        step=course.at,
        steps=len(steps),
        kind=STEP_KINDS[type(step)],
        say=lesson.sentence(step.say),
        done=done,
        point=step.point,
        choices=tuple(one.say for one in step.choices) if isinstance(step, Choose) else (),
        cell=(step.seat, step.card) if isinstance(step, Mark) else None,
    )


def passing_of(table: Table, viewer: Viewer) -> tuple[PassKind, ...]:
    """The kinds of decisions in which the server passes for the viewer's own seat."""
    return () if viewer == SPECTATOR else tuple(sorted(table.passing.get(viewer, ())))
