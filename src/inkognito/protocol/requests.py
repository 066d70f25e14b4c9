"""Messages of a client: requests, each with an id that the client chooses.

A request that is sent twice is carried out once: its author and id are stored with its effect.
"""

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta, Raw, Struct

from inkognito.bots.kinds import BotKind
from inkognito.core.events import kebab
from inkognito.core.passing import PassKind
from inkognito.core.refusals import Refused
from inkognito.core.seats import Seat
from inkognito.protocol.settings import Pace
from inkognito.protocol.terms import Gesture, Motion, Person

RequestId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[^\x00]+$")]

LONGEST_WORDS = 500


class ClientMessage(Struct, frozen=True, tag=kebab, forbid_unknown_fields=True, gc=False):
    """Something that a client sends."""


class Hello(ClientMessage, frozen=True):
    """The first message on a connection: what the client has already, and who it is.

    `after` is the number of the last sighting that it has, `talk_after` that of the last talk item.
    `token` is a seat token, for programs that have no cookie. `run` is the last one that it was
    told: if what it has is not in the table's log any more, it is welcomed afresh.
    """

    version: str
    after: Annotated[int, Meta(ge=0)] = 0
    talk_after: Annotated[int, Meta(ge=0)] = 0
    token: str | None = None
    run: Annotated[str, Meta(max_length=64)] = ""


class Ping(ClientMessage, frozen=True):
    """Ask whether the connection is alive."""


class Request(ClientMessage, frozen=True):
    """Something that a person at the table wants."""

    id: RequestId


class Act(Request, frozen=True):
    """A command of the game, for the decision with this number."""

    decision: int
    command: Raw


class Sit(Request, frozen=True):
    """Sit down on this chair, or change to it."""

    seat: Seat


class StandUp(Request, frozen=True):
    """Leave the chair, before the game."""


class SetChair(Request, frozen=True):
    """The host: give an empty chair to a bot, or free it."""

    seat: Seat
    bot: BotKind | None


class SetReady(Request, frozen=True):
    """I am ready; `entropy` (hexadecimal) is mixed into the deal, so that nobody can choose it."""

    ready: bool = True
    entropy: Annotated[str, Meta(max_length=128)] = ""


class SetPace(Request, frozen=True):
    """The host, before the game: choose the bots' pace. At a table for one: at any time."""

    pace: Pace


class SetPassing(Request, frozen=True):
    """Pass for me in decisions of this kind, or ask me again. Nobody else is told."""

    kind: PassKind
    passes: bool = True


class Begin(Request, frozen=True):
    """The host: begin the game."""


class Remove(Request, frozen=True):
    """The host: remove somebody."""

    person: Annotated[Person, Meta(max_length=64)]


class Mute(Request, frozen=True):
    """The host: mute or unmute somebody."""

    person: Annotated[Person, Meta(max_length=64)]
    muted: bool


class Vote(Request, frozen=True):
    """Pause, go on, or give up: it happens when all people who play agree."""

    motion: Motion
    agree: bool = True


class Leave(Request, frozen=True):
    """Leave a game that has begun: a bot takes the chair over."""


class TakeBack(Request, frozen=True):
    """Take my chair back from the bot."""


class TakeLessonStep(Request, frozen=True):
    """In a lesson: I have read this step, or this is my answer to it; `show-me` does it for me."""

    step: Annotated[int, Meta(ge=0)]
    answer: Annotated[str, Meta(max_length=80)] = ""


class OfferRematch(Request, frozen=True):
    """Another game for the same people, at a table of its own."""


class Say(Request, frozen=True):
    """Say something to the whole table."""

    text: Annotated[str, Meta(min_length=1, extra_json_schema={"maxLength": LONGEST_WORDS})]


class MakeGesture(Request, frozen=True):
    """Make a gesture: openly, or at one player where the table plays discreetly."""

    gesture: Gesture
    to: Seat | None = None


class DeleteTalk(Request, frozen=True):
    """Delete a talk item: my own, or as the host anybody's."""

    number: int


AnyRequest: TypeAlias = (
    Act
    | Sit
    | StandUp
    | SetChair
    | SetReady
    | SetPace
    | SetPassing
    | Begin
    | Remove
    | Mute
    | Vote
    | Leave
    | TakeBack
    | TakeLessonStep
    | OfferRematch
    | Say
    | MakeGesture
    | DeleteTalk
)
AnyClientMessage: TypeAlias = Hello | Ping | AnyRequest

_DECODER = msgspec.json.Decoder(AnyClientMessage)


def read_message(data: str | bytes) -> AnyClientMessage:
    """The message that a client has sent; raises Refused where it can't be read."""
    try:
        message: AnyClientMessage = _DECODER.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refused("unreadable", what=str(error)[:200]) from None
    return message


class _Identified(Struct):
    id: str


def id_in(data: str | bytes) -> str | None:
    """The id of a message that could not be read otherwise, as it was sent."""
    try:
        return msgspec.json.decode(data, type=_Identified).id
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
