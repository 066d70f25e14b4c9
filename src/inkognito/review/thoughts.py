"""What a bot thought at a moment of a finished game: the bot is rebuilt from the log and asked.

A bot rebuilt from the same sightings and gestures makes the same choices: this is what it thought
then. Pure.
"""

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from inkognito.bots.bot import SERVED, Bot, Measure, Policy, Why
from inkognito.bots.company import Company
from inkognito.core.events import Event
from inkognito.core.gestures import Heard
from inkognito.core.refusals import Refused
from inkognito.core.seats import SEAT_INDEX, Seat
from inkognito.games import GameModule
from inkognito.games.module import Lines
from inkognito.views.redact import redact

MOST_WEIGHED = 6
"""This many options are told, the best first."""


class Weighing(Struct, frozen=True):
    """An option that the bot weighed, and what it expected of it, in the thought's measure."""

    command: Any
    worth: float


class Belief(Struct, frozen=True):
    """How likely the bot thought it that a seat holds a card."""

    seat: Seat
    card: str
    chance: float


class Suspicion(Struct, frozen=True):
    """How likely the bot thought it that a seat plays in this way."""

    seat: Seat
    policy: Policy
    chance: float


class Thought(Struct, frozen=True):
    """A choice of a bot: in which turn, what it chose, why, and what it believed.

    `at` is the number of events before the choice. `reason` is a code; the catalogues have a
    sentence for each. `measure` says what the options were weighed in: bits, or shares of won
    games. `suspected` is how it thought that others play; not every level thinks about that.
    """

    seat: Seat
    turn: int
    at: int
    chosen: Any
    reason: str
    believed: tuple[Belief, ...]
    weighed: tuple[Weighing, ...]
    measure: Measure
    suspected: tuple[Suspicion, ...]


def thought_of(
    game: GameModule,
    lines: Lines,
    seat: Seat,
    at: int,
    bot: Bot,
    heard: tuple[Heard, ...] = (),
) -> Thought:
    """Return what the bot of this seat thought at its first choice after these events.

    `heard` are the gestures that it saw.

    Raises Refused if it had none.
    """
    state, count, turn = game.engine.empty, 0, 0
    company = Company(bot, heard)
    for line in lines:
        acted = game.engine.command_of(state, line) if count >= at and count else None
        if acted is not None and acted[0] == SEAT_INDEX[seat]:
            options = game.engine.options(state, acted[0])
            company.catch_up()
            bot.choose(options, SERVED)
            return _told(seat, turn, count, acted[1], bot.why())
        turn = _turn_after(line, game.turn_begun, turn)
        for event in line:
            state = game.engine.evolve(state, event)
            sighting = redact(event, seat)
            if sighting is not None:
                company.see(sighting)
        count += len(line)
    raise Refused("no-thought")


def _turn_after(line: tuple[Event, ...], begun: Callable[[Event], int | None], turn: int) -> int:
    found = [number for event in line if (number := begun(event)) is not None]
    return found[-1] if found else turn


def _told(seat: Seat, turn: int, at: int, chosen: Any, why: Why) -> Thought:
    believed = tuple(
        Belief(one.seat, one.card, one.chance)  # type: ignore[arg-type]  # a colour is a seat
        for one in why.believed
        if one.seat != seat and one.chance > 0
    )
    weighed = tuple(Weighing(one.command, one.worth) for one in why.weighed[:MOST_WEIGHED])
    suspected = tuple(
        Suspicion(one.seat, one.policy, one.chance)  # type: ignore[arg-type]  # a colour is a seat
        for one in why.suspected
    )
    return Thought(seat, turn, at, chosen, why.code, believed, weighed, why.measure, suspected)
