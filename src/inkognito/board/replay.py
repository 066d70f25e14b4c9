"""From recorded events back to the commands that caused them.

A record holds events only. Deciding the same command again, with the same chance, must give the
same events: that is how a game is proved.
"""

from typing import Any, cast

from inkognito.board.commands import AnyCommand
from inkognito.board.event_table import EVENTS
from inkognito.board.events import AnyEvent, GameEnded, GameOpened, ScenarioSet, TurnBegan
from inkognito.board.possible import check
from inkognito.board.setup import open_game
from inkognito.board.state import State
from inkognito.core.chance import Chance
from inkognito.core.event_table import command_from
from inkognito.core.events import Event
from inkognito.core.seats import SEAT_INDEX


def reopened(line: tuple[Event, ...], chance: Chance) -> tuple[AnyEvent, ...] | None:
    """The opening as chance gives it; a scenario is taken as it is, if it is possible."""
    match line:
        case (GameOpened() as opened, *_):
            return open_game(opened.rules, opened.seats, chance)
        case (ScenarioSet() as laid,):
            check(laid.scenario)
            return (laid,)
    return None


def command_of(state: State, events: tuple[AnyEvent, ...]) -> tuple[int, AnyCommand] | None:
    """Who gave which command, if any command could have had such events."""
    row = EVENTS.get(type(events[0])) if events else None
    if row is None or not row.commands:
        return None
    return _sender(state, events[0]), cast("AnyCommand", command_from(row, events))


def _sender(state: State, event: Any) -> int:
    """The seat that gave the command. At the end of a turn only the state names it."""
    if isinstance(event, TurnBegan | GameEnded):
        return state.seat
    return SEAT_INDEX[event.seat]
