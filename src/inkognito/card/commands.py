"""What a seat may ask for: intents, by name. Knows nothing of whether they are legal."""

from typing import ClassVar, Literal, TypeAlias

from inkognito.card.cards import Card, CardKind, Location
from inkognito.card.editions import Number
from inkognito.core.events import Command
from inkognito.core.seats import Colour

Declinable = Literal["declaration", "question", "look"]


class PlayLocation(Command, frozen=True):
    """Go to a place; the Ambassador's player lays the card face down."""

    location: Location


class DeclareCode(Command, frozen=True):
    """Name the code, in the order Fiddlebottom, Bubble, Zsa Zsa, X."""

    is_declaration: ClassVar[bool] = True

    code: tuple[Number, ...]


class ChoosePair(Command, frozen=True):
    """Choose two coloured cards to show."""

    cards: tuple[Card, ...]


class NameAgent(Command, frozen=True):
    """Where I meet the Ambassador: demand a black card of another agent."""

    agent: Colour


class ShowBlackCard(Command, frozen=True):
    """Show the black card of this kind to the agent who demands one."""

    kind: CardKind


class LookAtDummy(Command, frozen=True):
    """Where I meet the dummy: look at one of its black cards (C7)."""

    kind: CardKind


class Decline(Command, frozen=True):
    """Not declare, not ask, or not look: the field says which."""

    what: Declinable


AnyCommand: TypeAlias = (
    PlayLocation | DeclareCode | ChoosePair | NameAgent | ShowBlackCard | LookAtDummy | Decline
)
