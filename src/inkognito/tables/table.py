"""The state of a table as one frozen value.

`evolve` makes the next one from an entry or a row. A table holds secrets (the seed, the game): what
leaves it goes through `table_views` and the game's sightings.
"""

from typing import Final

from msgspec import Struct

from inkognito.bots.kinds import BotKind
from inkognito.core.fairness import Seal
from inkognito.core.passing import PassKind
from inkognito.core.seats import Seat
from inkognito.game_state import GameState
from inkognito.lessons.course import Course
from inkognito.protocol.settings import Settings
from inkognito.protocol.terms import Absence, Motion, Person, Status


class Chair(Struct, frozen=True):
    """Who has a chair: a person, a bot, or nobody. A bot may stand in for the person."""

    person: Person | None = None
    bot: BotKind | None = None
    ready: bool = False
    stand_in: Absence | None = None

    @property
    def is_played_by_bot(self) -> bool:
        """Whether a bot plays here, for itself or for the person."""
        return self.bot is not None or self.stand_in is not None


EMPTY_CHAIR: Final = Chair()


def bot_author(seat: Seat) -> str:
    """Return by which name a bot acts and makes gestures. No person has such a name."""
    return f"bot-{seat}"


class Table(Struct, frozen=True, gc=False):
    """One table. `Table(id)` is the table before the first row of its log."""

    id: str
    seq: int = 0
    """The number of the last row."""
    status: Status = "gathering"
    settings: Settings = Settings("")
    host: Person = ""
    seal: Seal = Seal(b"", b"")
    chairs: dict[Seat, Chair] = {}
    entropy: dict[Seat, bytes] = {}
    banned: frozenset[Person] = frozenset()
    muted: frozenset[Person] = frozenset()
    passing: dict[Seat, frozenset[PassKind]] = {}
    """The kinds of decisions in which the server passes for a seat. Only that seat may know."""
    votes: dict[Motion, frozenset[Person]] = {}
    is_closed: bool = False
    rematch: str | None = None
    game: GameState | None = None
    course: Course | None = None
    """The lesson that is taught here, and how far it has come."""
    to_act: tuple[Seat, ...] = ()
    """The seats that may act in the game; the one that it waits for comes first."""
    waits_for: tuple[Seat, ...] = ()
    """The seats that the game waits for, of people and bots; nobody while it is not played."""
    running: tuple[Seat, ...] = ()
    """Those of them where people play: their clocks run."""
    passable: PassKind | None = None
    """The kind of the decision that the game waits for, if the player may simply pass in it."""
    clocks: dict[Seat, int] = {}
    since: int = 0
    """When the clocks that run were last charged."""
    has_bots: bool = False
    steps: int = 0
    """The steps of the turn that goes on, those that were taken back included."""

    def seat_of(self, person: Person | None) -> Seat | None:
        """Return the person's seat; people who were removed from the table have none."""
        if person is not None and person not in self.banned:
            for seat, chair in self.chairs.items():
                if chair.person == person:
                    return seat
        return None

    def seat_of_bot(self, author: str) -> Seat | None:
        """Return the seat of the bot of this name that plays for itself."""
        for seat, chair in self.chairs.items():
            if chair.bot is not None and author == bot_author(seat):
                return seat
        return None

    def player_of(self, seat: Seat) -> str | None:
        """Return the kind of bot that plays for the seat; None where a person does."""
        chair = self.chairs[seat]
        if chair.stand_in is not None and self.game is not None:
            return self.game.module.stand_in
        return chair.bot

    @property
    def people(self) -> frozenset[Person]:
        """All who have a chair and play for themselves."""
        return frozenset(
            chair.person
            for chair in self.chairs.values()
            if chair.person is not None and chair.stand_in is None
        )

    @property
    def is_for_one(self) -> bool:
        """Whether nobody but bots plays with the one person who has a chair, if anybody has."""
        return sum(chair.person is not None for chair in self.chairs.values()) <= 1

    @property
    def mixed_in(self) -> dict[Seat, bytes]:
        """The entropy that goes into the deal."""
        return {seat: value for seat, value in self.entropy.items() if value}
