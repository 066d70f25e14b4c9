"""Messages of the server: what a viewer may see, and the results of their requests.

No type here has a field for a secret: sightings come from `views`, options are the viewer's own.
"""

from typing import Any, TypeAlias

from msgspec import Struct

from inkognito.bots.kinds import BotKind
from inkognito.core.events import kebab
from inkognito.core.passing import PassKind
from inkognito.core.refusals import Param
from inkognito.core.seats import Seat, Viewer
from inkognito.protocol.settings import Settings
from inkognito.protocol.terms import Absence, Gesture, LessonStepKind, Motion, Person, Status
from inkognito.views.redact import Seen


class ChairView(Struct, frozen=True):
    """A chair as everybody sees it: a person, a bot, or empty."""

    seat: Seat
    person: Person | None
    name: str | None
    bot: BotKind | None
    ready: bool
    present: bool
    stand_in: Absence | None
    """Why a bot plays for the person, if it does."""


class PersonView(Struct, frozen=True):
    """Somebody who is there without a chair."""

    person: Person
    name: str


class TableView(Struct, frozen=True):
    """A table as everybody sees it."""

    table: str
    settings: Settings
    host: Person
    status: Status
    chairs: tuple[ChairView, ...]
    onlookers: tuple[PersonView, ...]
    muted: tuple[Person, ...]
    votes: dict[Motion, tuple[Person, ...]]
    commitment: str
    rematch: str | None


class Turn(Struct, frozen=True, gc=False):
    """Whom the game waits for, in which decision, and what time everybody has left.

    `running` are the seats that the game waits for, of people and bots. `clocks` are milliseconds;
    of the seats in `running`, those where a person plays run down.
    """

    decision: int
    to_act: tuple[Seat, ...]
    running: tuple[Seat, ...]
    clocks: dict[Seat, int]


class Options(Struct, frozen=True, gc=False):
    """Everything that the viewer's own seat may do now. `note`: they may write their note now.

    `passable` is the kind of this decision, if the player may simply pass in it.
    `ahead`: what the seat may do next if it declines what it is asked now, and so do the others.
    """

    decision: int
    commands: tuple[Any, ...]
    note: bool = False
    passable: PassKind | None = None
    ahead: tuple[Any, ...] = ()


class TalkItem(Struct, frozen=True):
    """Something said or a gesture made, in the table's stream of talk; empty if it was deleted.

    `after` is the viewer's number of the last sighting before it; null where none was stored.
    `bot` is the seat of the bot that made the gesture; null for people.
    """

    number: int
    at: int
    person: Person
    name: str
    text: str | None = None
    gesture: Gesture | None = None
    to: Seat | None = None
    after: int | None = None
    bot: Seat | None = None


class LessonView(Struct, frozen=True):
    """The learner's step of a lesson. Sentences are named without their prefix `lesson-`.

    `done` is what is said of the step before. `cell` is the seat and the card of a note to make.
    """

    lesson: str
    step: int
    steps: int
    kind: LessonStepKind
    say: str | None
    done: str | None = None
    point: tuple[str, ...] = ()
    choices: tuple[str, ...] = ()
    cell: tuple[str, str] | None = None


class ServerMessage(Struct, frozen=True, tag=kebab, omit_defaults=True, gc=False):
    """Something that the server sends."""


class Welcome(ServerMessage, frozen=True):
    """The first message on a connection: who you are, the table, and what you missed.

    `passing` are the kinds of decisions in which the server passes for the viewer's own seat. `run`
    is to be repeated in the next hello. `afresh`: forget what you have, because the table's log no
    longer holds it, as after a restore. Then `sightings` are all that there are.
    """

    version: str
    viewer: Viewer
    person: Person | None
    table: TableView
    sightings: tuple[Seen, ...] = ()
    turn: Turn | None = None
    options: Options | None = None
    talk: tuple[TalkItem, ...] = ()
    passing: tuple[PassKind, ...] = ()
    run: str = ""
    afresh: bool = False
    lesson: LessonView | None = None


class Update(ServerMessage, frozen=True):
    """The effect of one row of the log, for one viewer. `accepted` is the request it answers.

    `passing` and `run` are there when they have changed, `lesson` at the table of a lesson.
    """

    accepted: str | None = None
    sightings: tuple[Seen, ...] = ()
    turn: Turn | None = None
    options: Options | None = None
    table: TableView | None = None
    passing: tuple[PassKind, ...] | None = None
    run: str | None = None
    lesson: LessonView | None = None


class Talk(ServerMessage, frozen=True):
    """Talk that is new or was deleted."""

    items: tuple[TalkItem, ...]
    accepted: str | None = None


class Accepted(ServerMessage, frozen=True):
    """The request was accepted before; this repeats the answer."""

    id: str


class Rejected(ServerMessage, frozen=True):
    """The request was refused, and nothing has changed."""

    id: str | None
    code: str
    params: dict[str, Param] = {}


class Pong(ServerMessage, frozen=True):
    """The answer to a ping."""


class Reload(ServerMessage, frozen=True):
    """Client and server are of different versions."""

    version: str


class Goodbye(ServerMessage, frozen=True):
    """The connection is about to close; connect again after this many milliseconds."""

    why: str
    after: int = 0


class LobbyTable(Struct, frozen=True):
    """A table as the lobby lists it. `commitment` binds it to its seed."""

    table: str
    settings: Settings
    status: Status
    host: str
    chairs: tuple[ChairView, ...]
    at: int
    commitment: str


class LobbyUpdate(ServerMessage, frozen=True):
    """Tables that are new or have changed, and those that are gone."""

    tables: tuple[LobbyTable, ...] = ()
    gone: tuple[str, ...] = ()


AnyServerMessage: TypeAlias = (
    Welcome | Update | Talk | Accepted | Rejected | Pong | Reload | Goodbye | LobbyUpdate
)
