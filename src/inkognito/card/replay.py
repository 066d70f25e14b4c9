"""From recorded events back to the commands that caused them.

A record holds events only. Deciding the same command again, with the same chance, must give the
same events: that is how a game is proved.
"""

from collections.abc import Callable
from typing import Any, Final

from inkognito.card.commands import (
    AnyCommand,
    ChoosePair,
    DeclareCode,
    Decline,
    LookAtDummy,
    NameAgent,
    PlayLocation,
    ShowBlackCard,
)
from inkognito.card.events import (
    AgentNamed,
    AmbassadorHid,
    AnyEvent,
    BlackCardShown,
    CodeDeclared,
    Declined,
    DummySeen,
    GameOpened,
    LocationPlayed,
    PairChosen,
    ScenarioSet,
)
from inkognito.card.possible import check
from inkognito.card.setup import open_game
from inkognito.card.state import State
from inkognito.core.chance import Chance
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
    if not events:
        return None
    event = events[0]
    maker = _COMMANDS.get(type(event))
    if maker is None:
        return None
    if isinstance(event, AmbassadorHid):
        return AMBASSADOR_SEAT, maker(event)
    seat = getattr(event, "seat", None) or getattr(event, "visitor", None)
    return None if seat is None else (SEAT_INDEX[str(seat)], maker(event))


_COMMANDS: Final[dict[type[AnyEvent], Callable[[Any], AnyCommand]]] = {
    AmbassadorHid: lambda event: PlayLocation(event.location),
    LocationPlayed: lambda event: PlayLocation(event.location),
    Declined: lambda _event: Decline(),
    CodeDeclared: lambda event: DeclareCode(event.code),
    PairChosen: lambda event: ChoosePair(event.cards),
    AgentNamed: lambda event: NameAgent(event.agent),
    BlackCardShown: lambda event: ShowBlackCard(event.kind),
    DummySeen: lambda event: LookAtDummy(event.kind),
}
