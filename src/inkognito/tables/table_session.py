"""The session of one table: the only way in, and all that goes out. No clock, store or network.

Each method takes the time and what has happened, and returns the effects to carry out. A request is
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
from inkognito.protocol import requests
from inkognito.protocol.messages import Accepted, LobbyTable, Rejected
from inkognito.protocol.settings import ByCorrespondence
from inkognito.protocol.terms import Person
from inkognito.tables import clocks, table_views
from inkognito.tables import entries as log
from inkognito.tables.audience import Audience, Effects, Missed, Participant
from inkognito.tables.bot_turns import BotTurns
from inkognito.tables.conversation import Conversation, Speech
from inkognito.tables.effects import AppendRow, ConnectionId, OpenTable, Send, WakeAt
from inkognito.tables.handle_request import handle_request, played
from inkognito.tables.ports import RandomSource
from inkognito.tables.rematch import rematch_row
from inkognito.tables.table import Table
from inkognito.tables.talk import Said, TalkStream

CLOCK: Final = "clock"
SERVER: Final = "server"
"""The authors of what the clock does, and of closing and opening."""

CLOSING_TIME: Final = 30 * 60 * 1_000
"""After so many milliseconds without anybody a table closes."""

RANG: Final = -1  # no time of an alarm: it has rung, and must be set again
RESTING: Final = 1_000
"""After so many milliseconds a table tries again by itself what could not be stored."""


class _Request(Struct, frozen=True):
    """Something that wants to be stored, and the connection that waits for it."""

    author: str
    request_id: str
    connection: ConnectionId | None = None
    asks: requests.AnyRequest | None = None
    entries: tuple[log.AnyEntry, ...] = ()
    bot: tuple[Seat, int, Command] | None = None
    was_lost: bool = False


class TableSession:
    """One table, and everything that reaches it."""

    def __init__(
        self, table: str, version: str, random: RandomSource, fast_bots: bool = False
    ) -> None:
        self.table = Table(table)
        self.audience = Audience(self.table, version)
        self.conversation = Conversation(self.table, self.audience)
        self._random = random
        self._thinkers = BotTurns(random, fast_bots)
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

    # --- connections ------------------------------------------------------------------------------

    def connect(
        self,
        now: int,
        connection: ConnectionId,
        participant: Participant,
        after: int = 0,
        talk_after: int = 0,
        missed: Missed | None = None,
    ) -> Effects:
        """Somebody has come, who has seen so much already, and has `missed` the rest."""
        audience, self._empty_since = self.audience, None
        audience.join(connection, participant)
        audience.call(participant)
        welcome = audience.welcome(now, participant, after, talk_after, missed)
        effects: Effects = [Send((connection,), welcome), *audience.show_table(but=connection)]
        return effects + self._reopen(now) + self._next(now)

    def disconnect(self, now: int, connection: ConnectionId) -> Effects:
        """A connection has ended."""
        if not self.audience.leave(connection):
            return []
        if not self.audience.connections:
            self._empty_since = now
        return [*self.audience.show_table(), *self._next(now)]

    def forget(self, now: int, person: Person) -> Effects:
        """Somebody was deleted: his name and words go, and he leaves his chair."""
        effects = self.audience.forget(person) + self.conversation.forget(person)
        if self.table.seat_of(person) is None:
            return effects
        leaving = requests.StandUp if self.table.game is None else requests.Leave
        request = _Request(person, f"forgotten-{self.table.seq}", asks=leaving("forgotten"))
        return effects + self._ask(now, request) + self._next(now)

    def rename(self, participant: Participant) -> Effects:
        """Somebody is called otherwise; once the game has begun he keeps his name here."""
        if self.table.status != "gathering" or participant.person not in self.audience.names:
            return []
        self.audience.call(participant)
        return self.audience.show_table()

    def revoke(self, person: Person) -> Effects:
        """The programs that play for somebody are known no more."""
        return self.audience.dismiss(
            lambda participant: participant.is_program and participant.person == person, "revoked"
        )

    @property
    def is_idle(self) -> bool:
        """Whether nothing is lost by forgetting the table until somebody asks for it."""
        if self.audience.connections:
            return False
        is_busy = bool(self._pending or self._queue or self.conversation.is_busy)
        is_running = self.table.status == "playing" and not self.table.is_closed
        return not (is_busy or is_running)

    # --- what reaches the table -------------------------------------------------------------------

    def receive(self, now: int, connection: ConnectionId, request: requests.AnyRequest) -> Effects:
        """Somebody wants something."""
        participant = self.audience.connections.get(connection)
        if participant is None:
            return []
        if participant.person is None:
            return [_rejected(connection, request.id, Refused("who-are-you"))]
        if isinstance(request, Speech):
            return self.conversation.speak(now, connection, participant.person, request)
        return self._ask(
            now, _Request(participant.person, request.id, connection, request)
        ) + self._next(now)

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
            request_id = f"{decision}-{self.table.seq}"  # it may do several things in one decision
            request = _Request(f"bot-{seat}", request_id, bot=(seat, decision, command))
            effects += self._ask(now, request)
        return effects + self._check_clocks(now) + self._check_empty(now) + self._next(now)

    def _check_clocks(self, now: int) -> Effects:
        """A clock that has run out: a bot takes over, in the decision that it ran out in."""
        falls = self._falls()
        if falls is None or falls[1] > now or self._pending is not None:
            return []
        over = self._time_out(falls[0])
        request = f"{over.decision}-{over.seat}-{self.table.seq}"
        return self._ask(now, _Request(CLOCK, request, entries=(over,)))

    def _time_out(self, seat: Seat) -> log.TakenOver:
        game = self.table.game
        return log.TakenOver(seat, "time", 0 if game is None else game.decision)

    def _check_empty(self, now: int) -> Effects:
        closes = self._closes()
        if closes is None or closes > now or self._pending is not None:
            return []
        return self._ask(now, self._services(log.Closed()))

    def _reopen(self, now: int) -> Effects:
        """A closed table opens when somebody is there who has a part in it."""
        table, seat_of, guests = (
            self.table,
            self.audience.seat_of,
            self.audience.connections.values(),
        )
        if not table.is_closed or not any(g.person == table.host or seat_of(g) for g in guests):
            return []
        return self._ask(now, self._services(log.Reopened()))

    # --- deciding and storing ---------------------------------------------------------------------

    def _ask(self, now: int, request: _Request) -> Effects:
        if self._pending is not None:
            self._queue.append(request)
            return []
        if (request.author, request.request_id) in self.table.taken:
            return (
                []
                if request.connection is None
                else [_accepted(request.connection, request.request_id)]
            )
        try:
            if isinstance(request.asks, requests.OfferRematch):
                return self._open_rematch(now, request)
            return self._store(now, request, self._entries(now, request))
        except Refused as refused:
            if request.bot is not None:
                self._thinkers.forget(request.bot[0])
            return (
                []
                if request.connection is None
                else [_rejected(request.connection, request.request_id, refused)]
            )

    def _entries(self, now: int, request: _Request) -> tuple[log.AnyEntry, ...]:
        if request.bot is not None:
            return (self._bots_play(*request.bot),)
        if request.asks is not None:
            return handle_request(self.table, request.author, request.asks)
        if not all(self._is_due(now, entry) for entry in request.entries):
            raise Refused("try-again")
        return request.entries

    def _is_due(self, now: int, entry: log.AnyEntry) -> bool:
        """Whether what the services wants still holds, after others were quicker."""
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
        row = log.Row(
            table.id, table.seq + 1, at, request.author, request.request_id, entries, left
        )
        return [AppendRow(row, self._listing_after(row), self._is_closed_after(row))]

    def _listing_after(self, row: log.Row) -> LobbyTable | None:
        """What the lobby will say; None where a move changes nothing for it."""
        if row.is_move:
            return None
        after, audience = self.table.foreseen(row), self.audience
        return table_views.listing_of(after, audience.names, audience.present, row.at)

    def _is_closed_after(self, row: log.Row) -> bool:
        return self.table.foreseen(row).is_closed if row.author == SERVER else self.table.is_closed

    def stored(self, now: int, row: log.Row) -> Effects:
        """The row is durable: now it has happened."""
        request, self._pending = self._pending, None
        connection = None if request is None else request.connection
        if row.seq == self.table.seq + 1:
            effects = self.audience.show_row(now, row, self.table.apply(row), connection)
        else:
            effects = [] if connection is None else [_accepted(connection, row.request_id)]
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
        if request.connection is None:
            return []
        return [_rejected(request.connection, request.request_id, Refused("try-again"))]

    def _drain(self, now: int) -> Effects:
        effects: Effects = []
        while self._queue and self._pending is None:
            effects += self._ask(now, self._queue.popleft())
        return effects + self._next(now)

    # --- rematches --------------------------------------------------------------------------------

    def _open_rematch(self, now: int, request: _Request) -> Effects:
        row = rematch_row(self.table, now, request.author, self._random)
        self._pending = request
        names = dict(self.audience.names)
        new = Table(row.table).foreseen(row)
        return [OpenTable(row, table_views.listing_of(new, names, (), now), names)]

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

    def _services(self, entry: log.Closed | log.Reopened) -> _Request:
        return _Request(SERVER, f"{self.table.seq + 1}", entries=(entry,))

    def listing(self, at: int) -> LobbyTable:
        """The table as the lobby lists it."""
        return table_views.listing_of(self.table, self.audience.names, self.audience.present, at)


def _is_of_people(row: log.Row) -> bool:
    """Whether the row tells that somebody is there, perhaps on a connection of another process."""
    is_of_services = row.author in (CLOCK, SERVER) or row.author.startswith("bot-")
    return not is_of_services or any(type(entry) is log.Reopened for entry in row.entries)


def _rejected(connection: ConnectionId, request: str, refused: Refused) -> Send:
    return Send((connection,), Rejected(request, refused.code, refused.refusal.params))


def _accepted(connection: ConnectionId, request: str) -> Send:
    return Send((connection,), Accepted(request))
