"""What a client says: wishes, each with an id of the client's own.

Sent twice, a wish is taken once: its author and its id are stored with what came of it.
"""

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta, Raw, Struct

from inkognito.bots.kinds import Kind
from inkognito.core.events import kebab
from inkognito.core.refusals import Refused
from inkognito.core.seats import Seat
from inkognito.protocol.terms import Gesture, Motion, Person

WishId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[^\x00]+$")]

LONGEST_WORDS = 500


class Message(Struct, frozen=True, tag=kebab, forbid_unknown_fields=True):
    """Something that a client sends."""


class Hello(Message, frozen=True):
    """The first message on a line: what the client knows already, and who he is.

    `after` is the number of the last sighting that he has, `talk_after` of the last words. `token`
    is a seat token, for programs that have no cookie.
    """

    version: str
    after: Annotated[int, Meta(ge=0)] = 0
    talk_after: Annotated[int, Meta(ge=0)] = 0
    token: str | None = None


class Ping(Message, frozen=True):
    """Is anybody there?"""


class Wish(Message, frozen=True):
    """Something that a person at the table wants."""

    id: WishId


class Act(Wish, frozen=True):
    """A command of the game, for the decision with this number."""

    decision: int
    command: Raw


class Sit(Wish, frozen=True):
    """Sit down on this chair, or change to it."""

    seat: Seat


class StandUp(Wish, frozen=True):
    """Leave the chair, before the game."""


class SetChair(Wish, frozen=True):
    """The host: give an empty chair to a bot, or free it."""

    seat: Seat
    bot: Kind | None


class BeReady(Wish, frozen=True):
    """I am ready; `entropy` (hexadecimal) is mixed into the deal, so that nobody can choose it."""

    ready: bool = True
    entropy: Annotated[str, Meta(max_length=128)] = ""


class Begin(Wish, frozen=True):
    """The host: begin the game."""


class Remove(Wish, frozen=True):
    """The host: remove somebody."""

    person: Annotated[Person, Meta(max_length=64)]


class Mute(Wish, frozen=True):
    """The host: mute somebody, or let him talk again."""

    person: Annotated[Person, Meta(max_length=64)]
    muted: bool


class Vote(Wish, frozen=True):
    """Pause, go on, or give up: it happens when all people who play agree."""

    motion: Motion
    agree: bool = True


class Leave(Wish, frozen=True):
    """Leave a game that has begun: a bot takes the chair over."""


class TakeBack(Wish, frozen=True):
    """Play for myself again."""


class OfferRematch(Wish, frozen=True):
    """Another game for the same people, at a table of its own."""


class Say(Wish, frozen=True):
    """Say something to the whole table."""

    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_WORDS)]


class MakeGesture(Wish, frozen=True):
    """Make a gesture: openly, or at one player where the table plays discreetly."""

    gesture: Gesture
    to: Seat | None = None


class Unsay(Wish, frozen=True):
    """Delete words: one's own, or as the host anybody's."""

    number: int


AnyWish: TypeAlias = (
    Act
    | Sit
    | StandUp
    | SetChair
    | BeReady
    | Begin
    | Remove
    | Mute
    | Vote
    | Leave
    | TakeBack
    | OfferRematch
    | Say
    | MakeGesture
    | Unsay
)
AnyMessage: TypeAlias = Hello | Ping | AnyWish

_DECODER = msgspec.json.Decoder(AnyMessage)


def read_message(data: str | bytes) -> AnyMessage:
    """The message that a client has sent; raises Refused where it can't be read."""
    try:
        message: AnyMessage = _DECODER.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refused("unreadable", what=str(error)[:200]) from None
    return message


class _Identified(Struct):
    id: str


def id_in(data: str | bytes) -> str | None:
    """The id of a message that could not be read otherwise, so that it can be answered."""
    try:
        return msgspec.json.decode(data, type=_Identified).id[:64]
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
