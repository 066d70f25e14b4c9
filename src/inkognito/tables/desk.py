"""The desk of one table: the only way in, and all that goes out. No clock, store or network.

Each method takes the time and what has happened, and returns the effects to carry out. A wish is
decided, stored, and only then applied and shown; while one is being stored, the others wait.
"""

from collections import deque
from collections.abc import Iterable, Mapping
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from inkognito.core.events import Command
from inkognito.core.refusals import Refused
from inkognito.core.seats import Seat
from inkognito.protocol import wishes
from inkognito.protocol.answers import Accepted, Denied, LobbyTable
from inkognito.protocol.settings import ByCorrespondence
from inkognito.protocol.terms import Person
from inkognito.tables import clocks, showing
from inkognito.tables import entries as log
from inkognito.tables.audience import Audience, Effects, Guest, Missed
from inkognito.tables.conversation import Conversation, Speech
from inkognito.tables.effects import Line, OpenTable, Send, Store, WakeAt
from inkognito.tables.granting import granted, played
from inkognito.tables.ports import Chance
from inkognito.tables.rematch import rematch_row
from inkognito.tables.table import Table
from inkognito.tables.talk import Said, TalkStream
from inkognito.tables.thinkers import Thinkers

CLOCK: Final = "clock"
HOUSE: Final = "house"
"""The authors of what the clock does, and of closing and opening."""

CLOSING_TIME: Final = 30 * 60 * 1_000
"""After so many milliseconds without anybody a table closes."""

RANG: Final = -1  # no time of an alarm: it has rung, and must be set again
RESTING: Final = 1_000
"""After so many milliseconds a table tries again by itself what could not be stored."""


class _Request(Struct, frozen=True):
    """Something that wants to be stored, and the line that waits for it."""

    author: str
    wish: str
    line: Line | None = None
    asks: wishes.AnyWish | None = None
    entries: tuple[log.AnyEntry, ...] = ()
    bot: tuple[Seat, int, Command] | None = None
    was_lost: bool = False


class Desk:
    """One table, and everything that reaches it."""

    def __init__(self, table: str, version: str, chance: Chance, fast_bots: bool = False) -> None:
        self.table = Table(table)
        self.audience = Audience(self.table, version)
        self.conversation = Conversation(self.table, self.audience)
        self._chance = chance
        self._thinkers = Thinkers(chance, fast_bots)
        self._queue: deque[_Request] = deque()
        self._pending: _Request | None = None
        self._empty_since: int | None = 0
        self._resting_until = 0
        self._alarm: int | None = None
        self._has_had_bots = False

    def load(
        self,
        now: int,
        rows: Iterable[log.Row],
        names: Mapping[Person, str],
        said: tuple[Said, ...] = (),
    ) -> Effects:
        """Take in the log. Time while nobody kept the table is charged to nobody."""
        self.take_in(rows)
        self.audience.names, self.audience.talk = dict(names), TalkStream(said)
        self.table.since = self._empty_since = now
        return self._next(now)

    def take_in(self, rows: Iterable[log.Row]) -> None:
        """Take in a part of the log before the table is opened with `load`."""
        for row in rows:
            self.audience.count(self.table.apply(row))

    def catch_up(self, now: int, rows: Iterable[log.Row]) -> Effects:
        """Rows from the log, whoever has stored them; those that are known are ignored."""
        effects: Effects = []
        for row in rows:
            if row.seq == self.table.seq + 1:
                effects += self.audience.show_row(now, row, self.table.apply(row), None)
                if self._empty_since is not None and _is_of_people(row):
                    self._empty_since = now
        return effects + self._reopen(now) + self._next(now)

    # --- lines ------------------------------------------------------------------------------------

    def connect(
        self, now: int, line: Line, guest: Guest, after: int = 0, talk_after: int = 0,
        missed: Missed | None = None,
    ) -> Effects:  # fmt: skip
        """Somebody has come, who has seen so much already, and has `missed` the rest."""
        audience, self._empty_since = self.audience, None
        audience.join(line, guest)
        audience.call(guest)
        welcome = audience.welcome(now, guest, after, talk_after, missed)
        effects: Effects = [Send((line,), welcome), *audience.show_table(but=line)]
        return effects + self._reopen(now) + self._next(now)

    def disconnect(self, now: int, line: Line) -> Effects:
        """A line has ended."""
        if not self.audience.leave(line):
            return []
        if not self.audience.lines:
            self._empty_since = now
        return [*self.audience.show_table(), *self._next(now)]

    def forget(self, now: int, person: Person) -> Effects:
        """Somebody was deleted: his name and words go, and he leaves his chair."""
        effects = self.audience.forget(person) + self.conversation.forget(person)
        if self.table.seat_of(person) is None:
            return effects
        leaving = wishes.StandUp if self.table.game is None else wishes.Leave
        request = _Request(person, f"forgotten-{self.table.seq}", asks=leaving("forgotten"))
        return effects + self._ask(now, request) + self._next(now)

    def rename(self, guest: Guest) -> Effects:
        """Somebody is called otherwise; once the game has begun he keeps his name here."""
        if self.table.status != "gathering" or guest.person not in self.audience.names:
            return []
        self.audience.call(guest)
        return self.audience.show_table()

    def revoke(self, person: Person) -> Effects:
        """The programs that play for somebody are known no more."""
        return self.audience.dismiss(
            lambda guest: guest.is_program and guest.person == person, "revoked"
        )

    @property
    def is_idle(self) -> bool:
        """Whether nothing is lost by forgetting the table until somebody asks for it."""
        if self.audience.lines:
            return False
        is_busy = bool(self._pending or self._queue or self.conversation.is_busy)
        is_running = self.table.status == "playing" and not self.table.is_closed
        return not (is_busy or is_running)

    # --- what reaches the table -------------------------------------------------------------------

    def receive(self, now: int, line: Line, wish: wishes.AnyWish) -> Effects:
        """Somebody wants something."""
        guest = self.audience.lines.get(line)
        if guest is None:
            return []
        if guest.person is None:
            return [_denied(line, wish.id, Refused("who-are-you"))]
        if isinstance(wish, Speech):
            return self.conversation.speak(now, line, guest.person, wish)
        return self._ask(now, _Request(guest.person, wish.id, line, wish)) + self._next(now)

    def thought(self, now: int, seat: Seat, decision: int, command: Command | None) -> Effects:
        """A bot has made up its mind, or has nothing to say."""
        self._thinkers.answered(now, seat, decision, command)
        return self._next(now)

    def wake(self, now: int) -> Effects:
        """Some time has passed."""
        self._alarm = RANG
        if now < self._resting_until:
            return self._next(now)
        effects: Effects = []
        for seat, decision, command in self._thinkers.released(now):
            wish = f"{decision}-{self.table.seq}"  # it may do several things in one decision
            request = _Request(f"bot-{seat}", wish, bot=(seat, decision, command))
            effects += self._ask(now, request)
        return effects + self._check_clocks(now) + self._check_empty(now) + self._next(now)

    def _check_clocks(self, now: int) -> Effects:
        """A clock that has run out: a bot takes over, in the decision that it ran out in."""
        falls = self._falls()
        if falls is None or falls[1] > now or self._pending is not None:
            return []
        over = self._time_out(falls[0])
        wish = f"{over.decision}-{over.seat}-{self.table.seq}"
        return self._ask(now, _Request(CLOCK, wish, entries=(over,)))

    def _time_out(self, seat: Seat) -> log.TakenOver:
        game = self.table.game
        return log.TakenOver(seat, "time", 0 if game is None else game.decision)

    def _check_empty(self, now: int) -> Effects:
        closes = self._closes()
        if closes is None or closes > now or self._pending is not None:
            return []
        return self._ask(now, self._house(log.Closed()))

    def _reopen(self, now: int) -> Effects:
        """A closed table opens when somebody is there who has a part in it."""
        table, seat_of, guests = self.table, self.audience.seat_of, self.audience.lines.values()
        if not table.is_closed or not any(g.person == table.host or seat_of(g) for g in guests):
            return []
        return self._ask(now, self._house(log.Reopened()))

    # --- deciding and storing ---------------------------------------------------------------------

    def _ask(self, now: int, request: _Request) -> Effects:
        if self._pending is not None:
            self._queue.append(request)
            return []
        if (request.author, request.wish) in self.table.taken:
            return [] if request.line is None else [_accepted(request.line, request.wish)]
        try:
            if isinstance(request.asks, wishes.OfferRematch):
                return self._open_rematch(now, request)
            return self._store(now, request, self._entries(now, request))
        except Refused as refused:
            if request.bot is not None:
                self._thinkers.forget(request.bot[0])
            return [] if request.line is None else [_denied(request.line, request.wish, refused)]

    def _entries(self, now: int, request: _Request) -> tuple[log.AnyEntry, ...]:
        if request.bot is not None:
            return (self._bots_play(*request.bot),)
        if request.asks is not None:
            return granted(self.table, request.author, request.asks)
        if not all(self._is_due(now, entry) for entry in request.entries):
            raise Refused("try-again")
        return request.entries

    def _is_due(self, now: int, entry: log.AnyEntry) -> bool:
        """Whether what the house wants still holds, after others were quicker."""
        table, closes = self.table, self._closes()
        if isinstance(entry, log.TakenOver):
            falls = self._falls()
            return falls is not None and falls[1] <= now and entry == self._time_out(falls[0])
        if isinstance(entry, log.Closed):
            return closes is not None and closes <= now
        if isinstance(entry, log.Reopened):
            return table.is_closed
        return table.rematch is None

    def _bots_play(self, seat: Seat, decision: int, command: Command) -> log.Played:
        table = self.table
        if table.game is None or table.player_of(seat) is None:
            raise Refused("not-begun")
        return played(table, table.game, seat, command, decision, by_bot=True)

    def _store(self, now: int, request: _Request, entries: tuple[log.AnyEntry, ...]) -> Effects:
        table = self.table
        at = max(now, table.since)
        left = clocks.charged(table.clocks, table.running, at - table.since)
        for entry in entries:
            if isinstance(entry, log.Began):
                left = clocks.wound_up(table.settings.clock, table.settings.seats)
            elif isinstance(entry, log.Played) and not (entry.by_bot or entry.is_step):
                left = clocks.rewarded(table.settings.clock, left, entry.seat)
            elif isinstance(entry, log.HandedBack):
                left = clocks.with_grace(left, entry.seat)
        self._pending = request
        row = log.Row(table.id, table.seq + 1, at, request.author, request.wish, entries, left)
        return [Store(row, self._listing_after(row), self._is_closed_after(row))]

    def _listing_after(self, row: log.Row) -> LobbyTable | None:
        """What the lobby will say; None where a move changes nothing for it."""
        if row.is_move:
            return None
        after, audience = self.table.foreseen(row), self.audience
        return showing.listing_of(after, audience.names, audience.present, row.at)

    def _is_closed_after(self, row: log.Row) -> bool:
        return self.table.foreseen(row).is_closed if row.author == HOUSE else self.table.is_closed

    def stored(self, now: int, row: log.Row) -> Effects:
        """The row is durable: now it has happened."""
        request, self._pending = self._pending, None
        line = None if request is None else request.line
        if row.seq == self.table.seq + 1:
            effects = self.audience.show_row(now, row, self.table.apply(row), line)
        else:
            effects = [] if line is None else [_accepted(line, row.wish)]
        if request is not None and request.bot is not None:
            self._thinkers.has_played(request.bot[0], self.table)
        return effects + self._reopen(now) + self._drain(now)

    def lost(self, now: int, rows: Iterable[log.Row]) -> Effects:
        """Another process was quicker: take in what it has stored, and decide again, once."""
        request, self._pending = self._pending, None
        effects = self.catch_up(now, rows)
        if request is not None and not request.was_lost:
            effects += self._ask(now, replace(request, was_lost=True))
        elif request is not None:
            effects += self._given_up(request)
        return effects + self._drain(now)

    def failed(self, now: int) -> Effects:
        """The store could not keep the row: nothing has happened, and whoever asked is told."""
        request, self._pending = self._pending, None
        self._resting_until = now + RESTING
        effects = [] if request is None else self._given_up(request)
        return effects + self._drain(now)

    def _given_up(self, request: _Request) -> Effects:
        """Whoever asked may ask again; a bot is asked again."""
        if request.bot is not None:
            self._thinkers.forget(request.bot[0])
        if request.line is None:
            return []
        return [_denied(request.line, request.wish, Refused("try-again"))]

    def _drain(self, now: int) -> Effects:
        effects: Effects = []
        while self._queue and self._pending is None:
            effects += self._ask(now, self._queue.popleft())
        return effects + self._next(now)

    # --- rematches --------------------------------------------------------------------------------

    def _open_rematch(self, now: int, request: _Request) -> Effects:
        row = rematch_row(self.table, now, request.author, self._chance)
        self._pending = request
        names = dict(self.audience.names)
        new = Table(row.table).foreseen(row)
        return [OpenTable(row, showing.listing_of(new, names, (), now), names)]

    def rematch_opened(self, now: int, table: str) -> Effects:
        """The new table is there."""
        request, self._pending = self._pending, None
        if request is None:
            return []
        opened = (log.RematchOpened(table),)
        return self._store(now, replace(request, asks=None, entries=opened), opened)

    # --- what comes next --------------------------------------------------------------------------

    def _next(self, now: int) -> Effects:
        """Bots that must think, and when to wake; while something is being stored clocks wait."""
        if now < self._resting_until:
            return self._wake_at(self._resting_until)
        effects: Effects = []
        times: list[int | None] = []
        self._has_had_bots = self._has_had_bots or self.table.has_bots
        if self._has_had_bots:
            effects += self._thinkers.asked(now, self.table)
            times.append(self._thinkers.next_release())
        if self._pending is None:
            falls = self._falls()
            times += [falls and falls[1], self._closes()]
        at = min([time for time in times if time is not None], default=None)
        return effects + self._wake_at(at)

    def _wake_at(self, at: int | None) -> Effects:
        """The alarm; nothing where it is set to this time already."""
        if at == self._alarm:
            return []
        self._alarm = at
        return [WakeAt(at)]

    def _falls(self) -> tuple[Seat, int] | None:
        """Whose clock runs out first, and when."""
        table = self.table
        first = clocks.first_to_fall(table.clocks, table.running)
        if first is None or table.is_closed:
            return None
        return first[0], table.since + first[1]

    def _closes(self) -> int | None:
        """When the table closes if nobody comes; correspondence takes its time."""
        is_open = self.table.status in ("gathering", "playing", "paused")
        if self._empty_since is None or self.table.is_closed or not is_open:
            return None
        if isinstance(self.table.settings.clock, ByCorrespondence):
            return None
        return self._empty_since + CLOSING_TIME

    def _house(self, entry: log.Closed | log.Reopened) -> _Request:
        return _Request(HOUSE, f"{self.table.seq + 1}", entries=(entry,))

    def listing(self, at: int) -> LobbyTable:
        """The table as the lobby lists it."""
        return showing.listing_of(self.table, self.audience.names, self.audience.present, at)


def _is_of_people(row: log.Row) -> bool:
    """Whether the row tells that somebody is there, perhaps on a line of another process."""
    is_of_house = row.author in (CLOCK, HOUSE) or row.author.startswith("bot-")
    return not is_of_house or any(type(entry) is log.Reopened for entry in row.entries)


def _denied(line: Line, wish: str, refused: Refused) -> Send:
    return Send((line,), Denied(wish, refused.code, refused.refusal.params))


def _accepted(line: Line, wish: str) -> Send:
    return Send((line,), Accepted(wish))
