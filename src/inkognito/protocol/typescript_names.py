"""Names in TypeScript for wire types that have no class, and the contents of open fields.

Several games have types like "Card": those get the game's name as a prefix, and so do types
whose name is taken in browsers (Location, Number).
"""

from typing import Any, Final, Literal

from inkognito.bots import kinds
from inkognito.core import agents, seats
from inkognito.core.refusals import Param
from inkognito.games import SHIPPED
from inkognito.protocol import settings, terms
from inkognito.protocol.messages import AnyServerMessage
from inkognito.protocol.requests import AnyClientMessage, AnyRequest

UNIONS: Final[dict[str, Any]] = {
    "ServerMessage": AnyServerMessage,
    **{f"{one.name.title()}Sighting": one.codecs.sighting for one in SHIPPED},
    **{f"{one.name.title()}Command": one.codecs.command for one in SHIPPED},
    "Request": AnyRequest,
    "ClientMessage": AnyClientMessage,
    "TimeControl": settings.TimeControl,
    "Param": Param,
}

LITERALS: Final[dict[str, Any]] = {
    "Colour": seats.Colour,
    "Seat": seats.Seat,
    "Viewer": seats.Viewer,
    "Identity": agents.Identity,
    "GameName": Literal[tuple(one.name for one in SHIPPED)],
    "BotKind": Literal[kinds.KINDS],
    "Gestures": settings.Gestures,
    "Visibility": settings.Visibility,
    "Help": settings.Help,
    "Pace": settings.Pace,
    "PassKind": Literal[tuple(kind for one in SHIPPED for kind in one.passes)],
    "Motion": terms.Motion,
    "Absence": terms.Absence,
    "Status": terms.Status,
    "Gesture": terms.Gesture,
    **{name: kind for one in SHIPPED if one.client for name, kind in one.client.literals.items()},
}

_COMMANDS: Final = tuple(one.codecs.command for one in SHIPPED)

HOLDS: Final[dict[str, tuple[Any, ...]]] = {
    "Act.command": _COMMANDS,
    "Options.commands": _COMMANDS,
    "Options.ahead": _COMMANDS,
    "Seen.sighting": tuple(one.codecs.sighting for one in SHIPPED),
    "Settings.rules": tuple(one.rules for one in SHIPPED),
}
"""By field, what it holds where its own type does not say so: any of these."""
