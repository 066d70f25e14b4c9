"""A table as its log says it is: the same fold for one's own rows, others' rows and old rows.

Only `apply` changes it. Holds secrets (the seed, the game): what leaves goes through `showing`.
"""

from copy import copy
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from inkognito.bots.kinds import Kind
from inkognito.core.events import Event
from inkognito.core.fairness import Seal
from inkognito.core.seats import Seat
from inkognito.game import Game
from inkognito.games import game_module
from inkognito.protocol.settings import Settings
from inkognito.protocol.terms import Absence, Motion, Person, Status
from inkognito.tables import clocks
from inkognito.tables import entries as log


class Chair(Struct, frozen=True):
    """Who has a chair: a person, a bot, or nobody. A bot may stand in for the person."""

    person: Person | None = None
    bot: Kind | None = None
    ready: bool = False
    stand_in: Absence | None = None


EMPTY_CHAIR: Final = Chair()


class Table:
    """One table, folded from its log."""

    def __init__(self, table: str) -> None:
        self.id, self.seq, self.status = table, 0, _GATHERING
        self.settings: Settings = Settings("")
        self.host: Person = ""
        self.seal = Seal(b"", b"")
        self.chairs: dict[Seat, Chair] = {}
        self.has_bots = False
        self.entropy: dict[Seat, bytes] = {}
        self.banned: set[Person] = set()
        self.muted: set[Person] = set()
        self.votes: dict[Motion, frozenset[Person]] = {}
        self.game: Game | None = None
        self.clocks: dict[Seat, int] = {}
        self.to_act: tuple[Seat, ...] = ()
        """The seats that may act in the game; the one that it waits for comes first."""
        self.running: tuple[Seat, ...] = ()
        """The seats of people that the game waits for: their clocks run."""
        self.since = 0
        """When the clocks that run were last charged."""
        self.is_closed = False
        self.rematch: str | None = None
        self.taken: dict[tuple[str, str], int] = {}
        """By author and request: the row that came of it."""

    def apply(self, row: log.Row) -> tuple[Event, ...]:
        """Take in the next row; the game's events that were in it."""
        was_running = self.running
        events: list[Event] = []
        for entry in row.entries:
            events += _APPLY[type(entry)](self, entry) or ()
        if not row.is_move:
            self.has_bots = any(self.player_of(seat) is not None for seat in self.chairs)
        self.seq, self.since = row.seq, row.at
        self.taken[row.author, row.request_id] = row.seq
        self.to_act = () if self.game is None else self.game.to_act
        self.running = self._waited_for()
        new = [seat for seat in self.running if seat not in was_running]
        self.clocks = clocks.started(self.settings.clock, row.clocks, new) if row.clocks else {}
        return tuple(events)

    def foreseen(self, row: log.Row) -> "Table":
        """The table as it will be after the row, but for its game: chairs, people and status."""
        table = copy(self)
        table.chairs, table.votes = dict(self.chairs), dict(self.votes)
        table.entropy, table.taken = dict(self.entropy), {}
        table.banned, table.muted = set(self.banned), set(self.muted)
        for entry in row.entries:
            if isinstance(entry, log.Began):
                table.status = "playing"
            elif isinstance(entry, log.Played):
                table.status = "over" if entry.is_last else table.status
            else:
                _APPLY[type(entry)](table, entry)
        return table

    # --- who is who -------------------------------------------------------------------------------

    def seat_of(self, person: Person | None) -> Seat | None:
        """The person's chair; whoever was removed from the table has none."""
        if person is not None and person not in self.banned:
            for seat, chair in self.chairs.items():
                if chair.person == person:
                    return seat
        return None

    def player_of(self, seat: Seat) -> Kind | None:
        """The kind of bot that plays for the seat; None where a person does."""
        chair = self.chairs[seat]
        if chair.bot is not None:
            return chair.bot
        if chair.stand_in is None:
            return None
        return game_module(self.settings.game).stand_in

    @property
    def people(self) -> frozenset[Person]:
        """All who have a chair and play for themselves."""
        return frozenset(
            chair.person
            for chair in self.chairs.values()
            if chair.person is not None and chair.stand_in is None
        )

    def _waited_for(self) -> tuple[Seat, ...]:
        if self.game is None or self.status != "playing" or self.is_closed:
            return ()
        waited_for = self.game.module.waits_for(self.to_act)
        return tuple([seat for seat in waited_for if self.player_of(seat) is None])

    # --- what entries do --------------------------------------------------------------------------

    def _opened(self, entry: log.Opened) -> None:
        self.settings, self.host = entry.settings, entry.host
        self.seal = Seal(bytes.fromhex(entry.seed), bytes.fromhex(entry.salt))
        self.chairs = {
            seat: Chair(bot=entry.settings.bots.get(seat)) for seat in entry.settings.seats
        }

    def _sat(self, entry: log.Sat) -> None:
        self.chairs[entry.seat] = Chair(person=entry.person)

    def _stood_up(self, entry: log.StoodUp) -> None:
        seat = self.seat_of(entry.person)
        if seat is not None:
            self.chairs[seat] = EMPTY_CHAIR
            self.entropy.pop(seat, None)

    def _chair_set(self, entry: log.ChairSet) -> None:
        self.chairs[entry.seat] = Chair(bot=entry.bot)

    def _became_ready(self, entry: log.BecameReady) -> None:
        seat = self.seat_of(entry.person)
        if seat is not None:
            self._change(seat, ready=entry.ready)
            self.entropy[seat] = bytes.fromhex(entry.entropy)

    def _removed(self, entry: log.Removed) -> None:
        if self.game is None:
            self._stood_up(log.StoodUp(entry.person))
        self.banned.add(entry.person)

    def _muted(self, entry: log.Muted) -> None:
        (self.muted.add if entry.muted else self.muted.discard)(entry.person)

    def _host_changed(self, entry: log.HostChanged) -> None:
        self.host = entry.host

    def _began(self, entry: log.Began) -> tuple[Event, ...]:
        self.game = Game(self.settings.game, entry.events, self.seal, self._mixed_in())
        self.status = "playing"
        return entry.events

    def _played(self, entry: log.Played) -> tuple[Event, ...]:
        if self.game is None:
            raise AssertionError("nobody plays before the game has begun")
        self.game.apply(entry.events)
        if entry.is_last:
            self.status = "over"
        return entry.events

    def _taken_over(self, entry: log.TakenOver) -> None:
        self._change(entry.seat, stand_in=entry.why)

    def _handed_back(self, entry: log.HandedBack) -> None:
        self._change(entry.seat, stand_in=None)

    def _voted(self, entry: log.Voted) -> None:
        voters = self.votes.get(entry.motion, frozenset())
        changed = voters | {entry.person} if entry.agree else voters - {entry.person}
        self.votes[entry.motion] = changed

    def _carried(self, entry: log.Carried) -> None:
        self.votes = {}
        self.status = _CARRIED[entry.motion]

    def _rematch_opened(self, entry: log.RematchOpened) -> None:
        self.rematch = entry.table

    def _closed(self, _entry: log.Closed) -> None:
        self.is_closed = True

    def _reopened(self, _entry: log.Reopened) -> None:
        self.is_closed = False

    def _change(self, seat: Seat, **changes: Any) -> None:
        self.chairs[seat] = replace(self.chairs[seat], **changes)

    def _mixed_in(self) -> dict[Seat, bytes]:
        return {seat: value for seat, value in self.entropy.items() if value}


_GATHERING: Status = "gathering"
_CARRIED: Final[dict[Motion, Status]] = {
    "pause": "paused",
    "resume": "playing",
    "abort": "aborted",
}

_APPLY: Final[dict[type[log.AnyEntry], Any]] = {
    log.Opened: Table._opened,
    log.Sat: Table._sat,
    log.StoodUp: Table._stood_up,
    log.ChairSet: Table._chair_set,
    log.BecameReady: Table._became_ready,
    log.Removed: Table._removed,
    log.Muted: Table._muted,
    log.HostChanged: Table._host_changed,
    log.Began: Table._began,
    log.Played: Table._played,
    log.TakenOver: Table._taken_over,
    log.HandedBack: Table._handed_back,
    log.Voted: Table._voted,
    log.Carried: Table._carried,
    log.RematchOpened: Table._rematch_opened,
    log.Closed: Table._closed,
    log.Reopened: Table._reopened,
}
