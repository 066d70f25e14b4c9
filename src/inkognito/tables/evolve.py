"""The fold of a table: from a table and an entry, or a whole row, to the next table.

The same for rows decided here, rows of other processes and old rows. Total and pure: it decides
nothing, and reads no clock.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final, get_args

from msgspec.structs import replace

from inkognito.core.fairness import Seal
from inkognito.core.seats import Seat
from inkognito.game_state import opened
from inkognito.lessons.course import Course
from inkognito.lessons.shipped import known_lesson
from inkognito.protocol.terms import Motion, Person, Status
from inkognito.tables import clocks
from inkognito.tables import entries as log
from inkognito.tables.table import EMPTY_CHAIR, Chair, Table


def evolve(table: Table, entry: log.AnyEntry) -> Table:
    """Return the table after the entry."""
    return _HANDLERS[type(entry)](table, entry)


def apply_row(table: Table, row: log.Row) -> Table:
    """Return the table after the row: its entries, then whose turn it is and the clocks."""
    was_running, had_bots, chairs = table.running, table.has_bots, table.chairs
    for entry in row.entries:
        table = evolve(table, entry)
    game = table.game
    to_act = () if game is None else game.to_act
    waits_for = _waits_for(table, to_act)
    has_bots = had_bots if table.chairs is chairs else _has_bots(table)
    running = _of_people(table, waits_for) if has_bots else waits_for
    left: dict[Seat, int] = {}
    if row.clocks:
        begin = [seat for seat in running if seat not in was_running]
        left = clocks.started(table.settings.clock, row.clocks, begin)
    return replace(
        table,
        seq=row.seq,
        since=row.at,
        to_act=to_act,
        waits_for=waits_for,
        running=running,
        passable=None if game is None else game.passable,
        clocks=left,
        has_bots=has_bots,
    )


def apply_rows(table: Table, rows: Sequence[log.Row]) -> Table:
    """Return the table after all of these rows, as `apply_row` gives it one by one.

    Whose turn it is and the clocks follow from the last row and the table before it, so they need
    not be worked out for the earlier ones.
    """
    for row in rows[:-2]:
        for entry in row.entries:
            table = evolve(table, entry)
    table = replace(table, has_bots=_has_bots(table))
    for row in rows[-2:]:
        table = apply_row(table, row)
    return table


def _waits_for(table: Table, to_act: tuple[Seat, ...]) -> tuple[Seat, ...]:
    if table.game is None or table.status != "playing" or table.is_closed:
        return ()
    return table.game.module.waits_for(to_act)


def _of_people(table: Table, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    return tuple([seat for seat in seats if not table.chairs[seat].is_played_by_bot])


def _has_bots(table: Table) -> bool:
    return any(chair.is_played_by_bot for chair in table.chairs.values())


# --- before the game ----------------------------------------------------------------------------


def _opened(table: Table, entry: log.Opened) -> Table:
    settings = entry.settings
    return replace(
        table,
        settings=settings,
        host=entry.host,
        seal=Seal(bytes.fromhex(entry.seed), bytes.fromhex(entry.salt)),
        chairs={seat: Chair(bot=settings.bots.get(seat)) for seat in settings.seats},
    )


def _sat(table: Table, entry: log.Sat) -> Table:
    return _with_chair(table, entry.seat, Chair(person=entry.person))


def _stood_up(table: Table, entry: log.StoodUp) -> Table:
    return _without(table, entry.person)


def _chair_set(table: Table, entry: log.ChairSet) -> Table:
    return _with_chair(table, entry.seat, Chair(bot=entry.bot))


def _became_ready(table: Table, entry: log.BecameReady) -> Table:
    seat = table.seat_of(entry.person)
    if seat is None:
        return table
    chair = replace(table.chairs[seat], ready=entry.ready)
    entropy = table.entropy | {seat: bytes.fromhex(entry.entropy)}
    return replace(_with_chair(table, seat, chair), entropy=entropy)


def _pace_set(table: Table, entry: log.PaceSet) -> Table:
    return replace(table, settings=replace(table.settings, pace=entry.pace))


# --- the host -----------------------------------------------------------------------------------


def _removed(table: Table, entry: log.Removed) -> Table:
    stays = _without(table, entry.person) if table.game is None else table
    return replace(stays, banned=table.banned | {entry.person})


def _muted(table: Table, entry: log.Muted) -> Table:
    person = {entry.person}
    return replace(table, muted=table.muted | person if entry.muted else table.muted - person)


def _host_changed(table: Table, entry: log.HostChanged) -> Table:
    return replace(table, host=entry.host)


# --- the game -----------------------------------------------------------------------------------


def _began(table: Table, entry: log.Began) -> Table:
    game = opened(table.settings.game, entry.events, table.seal.chance(table.mixed_in))
    lesson = None if table.settings.lesson is None else known_lesson(table.settings.lesson)
    course = None if lesson is None else Course(lesson)
    return replace(table, game=game, status="playing", course=course)


def _played(table: Table, entry: log.Played) -> Table:
    if table.game is None:
        raise AssertionError("a move before the game has begun")
    game, status = table.game.evolve(entry.events), "over" if entry.is_last else table.status
    steps = table.steps + 1 if entry.is_step else 0
    played = replace(table, game=game, status=status, steps=steps)
    return played if played.course is None else _taught(played)


def _lesson_step_taken(table: Table, _entry: log.LessonStepTaken) -> Table:
    return _taught(table)


def _taught(table: Table) -> Table:
    """The table after a step of its lesson; with the last one, the game is over for the learner."""
    if table.course is None:
        return table
    course = table.course.next()
    is_done = course.is_over and table.status == "playing"
    return replace(table, course=course, status="aborted" if is_done else table.status)


def _taken_over(table: Table, entry: log.TakenOver) -> Table:
    return _with_chair(table, entry.seat, replace(table.chairs[entry.seat], stand_in=entry.why))


def _handed_back(table: Table, entry: log.HandedBack) -> Table:
    return _with_chair(table, entry.seat, replace(table.chairs[entry.seat], stand_in=None))


def _passing_set(table: Table, entry: log.PassingSet) -> Table:
    kinds, kind = table.passing.get(entry.seat, frozenset()), {entry.kind}
    changed = kinds | kind if entry.passes else kinds - kind
    return replace(table, passing=table.passing | {entry.seat: changed})


def _voted(table: Table, entry: log.Voted) -> Table:
    voters, person = table.votes.get(entry.motion, frozenset()), {entry.person}
    changed = voters | person if entry.agree else voters - person
    return replace(table, votes=table.votes | {entry.motion: changed})


_CARRIED: Final[dict[Motion, Status]] = {
    "pause": "paused",
    "resume": "playing",
    "abort": "aborted",
}


def _carried(table: Table, entry: log.Carried) -> Table:
    return replace(table, votes={}, status=_CARRIED[entry.motion])


# --- the end ------------------------------------------------------------------------------------


def _rematch_opened(table: Table, entry: log.RematchOpened) -> Table:
    return replace(table, rematch=entry.table)


def _closed(table: Table, _entry: log.Closed) -> Table:
    return replace(table, is_closed=True)


def _reopened(table: Table, _entry: log.Reopened) -> Table:
    return replace(table, is_closed=False)


# --- chairs -------------------------------------------------------------------------------------


def _with_chair(table: Table, seat: Seat, chair: Chair) -> Table:
    return replace(table, chairs=table.chairs | {seat: chair})


def _without(table: Table, person: Person) -> Table:
    """The table after the person has left their chair, if they have one."""
    left = table.seat_of(person)
    if left is None:
        return table
    entropy = {seat: value for seat, value in table.entropy.items() if seat != left}
    return replace(_with_chair(table, left, EMPTY_CHAIR), entropy=entropy)


_HANDLERS: Final[dict[type[log.AnyEntry], Callable[[Table, Any], Table]]] = {
    log.Opened: _opened,
    log.Sat: _sat,
    log.StoodUp: _stood_up,
    log.ChairSet: _chair_set,
    log.BecameReady: _became_ready,
    log.PaceSet: _pace_set,
    log.PassingSet: _passing_set,
    log.Removed: _removed,
    log.Muted: _muted,
    log.HostChanged: _host_changed,
    log.Began: _began,
    log.Played: _played,
    log.TakenOver: _taken_over,
    log.HandedBack: _handed_back,
    log.Voted: _voted,
    log.Carried: _carried,
    log.LessonStepTaken: _lesson_step_taken,
    log.RematchOpened: _rematch_opened,
    log.Closed: _closed,
    log.Reopened: _reopened,
}


def check_complete(handlers: dict[Any, Any]) -> None:
    """Refuse to start while an entry has no handler."""
    missing = [entry.__name__ for entry in get_args(log.AnyEntry) if entry not in handlers]
    if missing:
        raise LookupError(f"no handler for {', '.join(missing)}")


check_complete(_HANDLERS)
