"""From recorded events back to the commands that caused them.

A record holds events only. Deciding the same command again, with the same chance, must give the
same events: that is how a game is proved.
"""

from typing import Any, cast

from inkognito.card.commands import AnyCommand
from inkognito.card.event_table import EVENTS
from inkognito.card.events import AmbassadorHid, AnyEvent, GameOpened, LocationPlayed, ScenarioSet
from inkognito.card.possible import check
from inkognito.card.setup import open_game
from inkognito.card.state import State
from inkognito.core.chance import Chance
from inkognito.core.event_table import command_from
from inkognito.core.events import Event
from inkognito.core.seats import AMBASSADOR_SEAT, SEAT_INDEX


def reopened(line: tuple[Event, ...], chance: Chance) -> tuple[AnyEvent, ...] | None:
    """The opening as chance gives it; a scenario is taken as it is, if it is possible."""
    match line:
        case (GameOpened() as opened, *_):
            return open_game(opened.rules, opened.seats, chance)
        case (ScenarioSet() as laid,):
            check(laid.scenario)
            return (laid,)
    return None


def command_of(_state: State, events: tuple[AnyEvent, ...]) -> tuple[int, AnyCommand] | None:
    """Who gave which command, if any command could have had such events."""
    row = EVENTS.get(type(events[0])) if events else None
    if row is None or not row.commands:
        return None
    return _sender(events[0]), cast("AnyCommand", command_from(row, events))


def _sender(event: Any) -> int:
    """Who gave the command."""
    if isinstance(event, AmbassadorHid):
        return AMBASSADOR_SEAT
    return SEAT_INDEX[event.visitor if isinstance(event, LocationPlayed) else event.seat]
