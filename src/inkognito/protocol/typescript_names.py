"""How the types of the wire that have no class are called in TypeScript, and what open fields hold.

Both games have words like "card": then the game stands before it, and also where browsers have a
type of that name themselves (Location, Number).
"""

from typing import Any, Final, Literal

from inkognito.board import cards as board_cards
from inkognito.board import editions as board_editions
from inkognito.board import events as board_events
from inkognito.board import missions, pieces
from inkognito.board import rules as board_rules
from inkognito.board import scenario as board_scenario
from inkognito.board.commands import AnyCommand as BoardCommand
from inkognito.bots import kinds
from inkognito.card import cards as card_cards
from inkognito.card import commands as card_commands
from inkognito.card import editions as card_editions
from inkognito.card import events as card_events
from inkognito.card import rules as card_rules
from inkognito.card import scenario as card_scenario
from inkognito.card.commands import AnyCommand as CardCommand
from inkognito.core import agents, seats
from inkognito.core.refusals import Param
from inkognito.games import SHIPPED
from inkognito.protocol import settings, terms
from inkognito.protocol.messages import AnyServerMessage
from inkognito.protocol.requests import AnyClientMessage, AnyRequest
from inkognito.views.board import Sighting as BoardSighting
from inkognito.views.card import Sighting as CardSighting

UNIONS: Final[dict[str, Any]] = {
    "ServerMessage": AnyServerMessage,
    "BoardSighting": BoardSighting,
    "CardSighting": CardSighting,
    "BoardCommand": BoardCommand,
    "CardCommand": CardCommand,
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
    "Motion": terms.Motion,
    "Absence": terms.Absence,
    "Status": terms.Status,
    "Gesture": terms.Gesture,
    "Build": board_cards.Build,
    "Letter": board_cards.Letter,
    "About": board_cards.About,
    "BoardCard": board_cards.Card,
    "Figure": pieces.Figure,
    "Piece": pieces.Piece,
    "Ball": pieces.Ball,
    "Phantom": missions.Phantom,
    "BoardEdition": board_editions.Edition,
    "Placement": board_rules.Placement,
    "Repeats": board_rules.Repeats,
    "BoardPhase": board_scenario.PhaseName,
    "BoardReason": board_events.Reason,
    "CardNumber": card_editions.Number,
    "CardCard": card_cards.Card,
    "CardKind": card_cards.Kind,
    "CardLocation": card_cards.Location,
    "CardEdition": card_editions.Edition,
    "Visitor": card_cards.Visitor,
    "Match": card_rules.Match,
    "CardPhase": card_scenario.PhaseName,
    "CardReason": card_events.Reason,
    "Declinable": card_commands.Declinable,
}

HOLDS: Final[dict[str, tuple[Any, ...]]] = {
    "Act.command": (BoardCommand, CardCommand),
    "Options.commands": (BoardCommand, CardCommand),
    "Seen.sighting": (BoardSighting, CardSighting),
    "Settings.rules": (board_rules.Rules, card_rules.Rules),
}
"""By field, what it holds where its own type does not say so: any of these."""
