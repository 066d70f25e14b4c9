"""From a request to the entries that it leads to, or a refusal. Pure.

Each function takes one kind of request: it checks who asks, then the table's state, then the rest.
"""

import re
from collections.abc import Callable
from typing import Any, Final

import msgspec
from msgspec import Raw

from inkognito.core.events import Command
from inkognito.core.fillable import expanded
from inkognito.core.passing import PassKind
from inkognito.core.refusals import Refused, echo
from inkognito.core.seats import Seat
from inkognito.game import new_game
from inkognito.game_state import GameState
from inkognito.games import game_module
from inkognito.lessons.course import SHOW_ME
from inkognito.protocol import requests
from inkognito.protocol.terms import Absence, Person
from inkognito.tables import entries as log
from inkognito.tables.forgotten import new_host
from inkognito.tables.table import Table

Entries = tuple[log.AnyEntry, ...]

HEXADECIMAL: Final = re.compile(r"(?:[0-9a-fA-F]{2})*")


def handle_request(table: Table, person: Person, request: requests.AnyRequest) -> Entries:
    """Return the entries that the request leads to, or raise Refused."""
    if table.course is not None:
        check_fits_lesson(table, request)
    return _HANDLERS[type(request)](table, person, request)


IN_LESSONS: Final = (requests.Act, requests.TakeLessonStep, requests.Leave)


def check_fits_lesson(table: Table, request: requests.AnyRequest) -> None:
    """Raise Refused where the table follows a script that has no place for the request."""
    if table.course is not None and not isinstance(request, IN_LESSONS):
        raise Refused("not-in-lessons")


# --- before the game ----------------------------------------------------------------------------


def _sit(table: Table, person: Person, request: requests.Sit) -> Entries:
    _check_gathering(table)
    chair = table.chairs.get(request.seat)
    if chair is None:
        raise Refused("not-a-chair", seat=request.seat, allowed=tuple(table.chairs))
    if chair.person == person:
        raise Refused("already-seated", seat=request.seat)
    if person in table.banned:
        raise Refused("was-removed")
    if chair.person is not None or chair.bot is not None:
        raise Refused("seat-taken", seat=request.seat)
    stands_up = (log.StoodUp(person),) if table.seat_of(person) else ()
    return (*stands_up, log.Sat(person, request.seat), *new_host(table, person))


def _stand_up(table: Table, person: Person, _request: requests.StandUp) -> Entries:
    _seat_of(table, person)
    _check_gathering(table)
    return (log.StoodUp(person), *_new_host(table, person))


def _set_chair(table: Table, person: Person, request: requests.SetChair) -> Entries:
    _check_host(table, person)
    _check_gathering(table)
    chair = table.chairs.get(request.seat)
    if chair is None:
        raise Refused("not-a-chair", seat=request.seat, allowed=tuple(table.chairs))
    if chair.person is not None:
        raise Refused("seat-taken", seat=request.seat)
    if request.bot is not None:
        game_module(table.settings.game).check_kind(request.bot)
    return (log.ChairSet(request.seat, request.bot),)


def _set_ready(table: Table, person: Person, request: requests.SetReady) -> Entries:
    _seat_of(table, person)
    _check_gathering(table)
    if not HEXADECIMAL.fullmatch(request.entropy):
        raise Refused("bad-entropy")
    return (log.BecameReady(person, request.ready, request.entropy),)


def _set_pace(table: Table, person: Person, request: requests.SetPace) -> Entries:
    """Everybody agreed to the pace that they saw before the game; one who plays alone need not."""
    is_alone = table.is_for_one and table.seat_of(person) is not None
    if table.game is None or not is_alone:
        _check_host(table, person)
    if not table.is_for_one:
        _check_gathering(table)
    if table.status in ("over", "aborted"):
        raise Refused("is-over")
    return (log.PaceSet(request.pace),)


def _begin(table: Table, person: Person, _request: requests.Begin) -> Entries:
    _check_host(table, person)
    _check_gathering(table)
    empty = tuple(seat for seat, c in table.chairs.items() if c.person is None and c.bot is None)
    if empty:
        raise Refused("chairs-empty", seats=empty)
    waiting = tuple(seat for seat, c in table.chairs.items() if c.person and not c.ready)
    if waiting:
        raise Refused("not-all-ready", seats=waiting)
    settings, entropy = table.settings, table.mixed_in
    game = new_game(
        settings.game, seats=settings.seats, seed=table.seal, entropy=entropy, **settings.rules
    )
    return (log.Began(tuple(game.events)),)


# --- the host -----------------------------------------------------------------------------------


def _remove(table: Table, person: Person, request: requests.Remove) -> Entries:
    _check_host(table, person)
    if request.person == person:
        raise Refused("no-such-person", person=echo(request.person))
    seat = table.seat_of(request.person)
    removed = (log.Removed(request.person),)
    if table.game is None or seat is None:
        return removed
    return (*removed, *_taken_over(table, seat, "removed"))


def _mute(table: Table, person: Person, request: requests.Mute) -> Entries:
    _check_host(table, person)
    return (log.Muted(request.person, request.muted),)


# --- the game -----------------------------------------------------------------------------------


def _act(table: Table, person: Person, request: requests.Act) -> Entries:
    seat = _seat_of(table, person)
    game = _game(table)
    if table.chairs[seat].stand_in is not None:
        raise Refused("plays-for-you", seat=seat)
    command = command_in(table, request.command)
    if table.course is not None:
        table.course.check_command(command)
    return (_played(table, game, seat, command, request.decision),)


def _take_lesson_step(table: Table, person: Person, request: requests.TakeLessonStep) -> Entries:
    seat = _seat_of(table, person)
    if table.course is None:
        raise Refused("not-this-step", step=0)
    if request.answer == SHOW_ME and request.step == table.course.at:
        game = _game(table)
        command = table.course.shown(expanded(game.options(seat)))
        if command is not None:
            return (_played(table, game, seat, command, game.decision),)
    table.course.check_answer(request.step, request.answer)
    return (log.LessonStepTaken(request.step),)


def _set_passing(table: Table, person: Person, request: requests.SetPassing) -> Entries:
    seat = _seat_of(table, person)
    kinds = _game(table).module.passes
    if request.kind not in kinds:
        raise Refused("bad-option", option="kind", given=echo(request.kind), allowed=tuple(kinds))
    return (log.PassingSet(seat, request.kind, request.passes),)


def command_in(table: Table, raw: Raw | bytes) -> Command:
    """Decode the game's command in a message; raise Refused where it can't be read."""
    try:
        return game_module(table.settings.game).codecs.command_from_json(raw)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refused("unreadable", what=str(error)[:200]) from None


def bot_move(table: Table, seat: Seat, command: Command, decision: int) -> log.Played:
    """Return the entry of a bot's move; raise Refused where it is not the bot's move any more."""
    if table.player_of(seat) is None:
        raise Refused("not-seated")
    return _played(table, _game(table), seat, command, decision, by_bot=True)


def scheduled_pass(table: Table, seat: Seat, kind: PassKind, decision: int) -> log.Played:
    """Return the entry by which the server passes; raise Refused where it may not any more."""
    game = _game(table)
    is_wanted = kind in table.passing.get(seat, ()) and table.player_of(seat) is None
    if not is_wanted or table.passable != kind:
        raise Refused("stale", decision=game.decision)
    return _played(table, game, seat, game.module.passes[kind], decision)


def _played(
    table: Table,
    game: GameState,
    seat: Seat,
    command: Command,
    decision: int,
    by_bot: bool = False,
) -> log.Played:
    if table.status == "paused":
        raise Refused("is-paused")
    events = game.decide(seat, command, decision)
    is_last = getattr(events[-1], "outcome", None) is not None
    return log.Played(seat, events, by_bot, is_last, command.is_step)


def _vote(table: Table, person: Person, request: requests.Vote) -> Entries:
    seat = _seat_of(table, person)
    _game(table)
    if table.chairs[seat].stand_in is not None:
        raise Refused("plays-for-you", seat=seat)
    if request.motion == "pause" and table.status == "paused":
        raise Refused("is-paused")
    if request.motion == "resume" and table.status != "paused":
        raise Refused("not-paused")
    voted = log.Voted(person, request.motion, request.agree)
    agreed = table.votes.get(request.motion, frozenset()) | {person}
    if request.agree and agreed >= table.people:
        return (voted, log.Carried(person, request.motion))
    return (voted,)


def _leave(table: Table, person: Person, _request: requests.Leave) -> Entries:
    seat = _seat_of(table, person)
    _game(table)
    if table.chairs[seat].stand_in is not None:
        raise Refused("plays-for-you", seat=seat)
    return (*_taken_over(table, seat, "left"), *_new_host(table, person))


def _take_back(table: Table, person: Person, _request: requests.TakeBack) -> Entries:
    seat = _seat_of(table, person)
    _game(table)
    if table.chairs[seat].stand_in is None:
        raise Refused("already-seated", seat=seat)
    return (log.HandedBack(seat), *new_host(table, person))


def _taken_over(table: Table, seat: Seat, why: Absence) -> tuple[log.TakenOver, ...]:
    game = _game(table)
    return (log.TakenOver(seat, why, game.decision),)


# --- who may ------------------------------------------------------------------------------------


def _check_host(table: Table, person: Person) -> None:
    if person != table.host:
        raise Refused("not-the-host")


def _check_gathering(table: Table) -> None:
    if table.status != "gathering":
        raise Refused("already-begun")


def _seat_of(table: Table, person: Person) -> Seat:
    seat = table.seat_of(person)
    if seat is None:
        raise Refused("not-seated")
    return seat


def _game(table: Table) -> GameState:
    """The game that is being played."""
    if table.game is None:
        raise Refused("not-begun")
    if table.status in ("over", "aborted"):
        raise Refused("is-over")
    return table.game


def _new_host(table: Table, leaving: Person) -> tuple[log.HostChanged, ...]:
    """The next person at the table becomes host when the host leaves."""
    others = [c.person for c in table.chairs.values() if c.person in table.people - {leaving}]
    if leaving != table.host or not others or others[0] is None:
        return ()
    return (log.HostChanged(others[0]),)


_HANDLERS: Final[dict[type[requests.AnyRequest], Callable[[Table, Person, Any], Entries]]] = {
    requests.Sit: _sit,
    requests.StandUp: _stand_up,
    requests.SetChair: _set_chair,
    requests.SetReady: _set_ready,
    requests.SetPace: _set_pace,
    requests.SetPassing: _set_passing,
    requests.Begin: _begin,
    requests.Remove: _remove,
    requests.Mute: _mute,
    requests.Act: _act,
    requests.Vote: _vote,
    requests.Leave: _leave,
    requests.TakeBack: _take_back,
    requests.TakeLessonStep: _take_lesson_step,
}
"""The requests that the table's log alone decides; talk and rematches are decided elsewhere."""
