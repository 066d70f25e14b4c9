"""The session of one table: the only way in, and all that goes out. No clock, store or network.

Each method takes the time and what has happened, and returns the effects to carry out. A request is
decided, stored, and only then applied and shown.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from msgspec.structs import replace

from inkognito.core.events import Command
from inkognito.core.refusals import Refused
from inkognito.core.seats import SPECTATOR, Seat, Viewer
from inkognito.game_log import GameLog
from inkognito.protocol import requests
from inkognito.protocol.messages import LobbyTable, Welcome
from inkognito.protocol.terms import Person
from inkognito.tables import entries as log
from inkognito.tables import table_views
from inkognito.tables.audience import Audience, Participant
from inkognito.tables.bot_turns import BotTurns
from inkognito.tables.conversation import Conversation, TalkRequest
from inkognito.tables.deadlines import Deadlines, by_server, earlier
from inkognito.tables.effects import ConnectionId, Effects, Send, WakeAt
from inkognito.tables.numbering import Backlog
from inkognito.tables.ports import RandomSource
from inkognito.tables.scheduled_passes import ScheduledPasses
from inkognito.tables.stream import Queued, rejected
from inkognito.tables.table import Table
from inkognito.tables.table_log import BotMove, TableLog
from inkognito.tables.talk import TalkRow
from inkognito.views.redact import Seen

RETRY_AFTER: Final = 1_000
"""After the store has failed, a table does nothing of its own for this many milliseconds."""

_NOT_SET: Final = -1
"""No time at all: the alarm has rung and must be set again."""


class TableSession:
    """One table, and everything that reaches it."""

    def __init__(
        self, table: str, version: str, random: RandomSource, fast_bots: bool = False
    ) -> None:
        self._version = version
        self._bots, self._deadlines = BotTurns(random, fast_bots), Deadlines()
        self._passes = ScheduledPasses(random, fast_bots)
        self.audience = Audience()
        self._log = TableLog(
            Table(table), self.audience, self._bots, self._passes, self._deadlines, random
        )
        self.conversation = Conversation(
            lambda: self._log.table, lambda: self._log.numbering.counts, self.audience
        )
        self._paused_until = 0
        self._alarm: int | None = None

    @property
    def table(self) -> Table:
        """The table as it stands now."""
        return self._log.table

    @property
    def game_log(self) -> GameLog | None:
        """The log of the table's game, secrets included; None before it has begun."""
        return self._log.numbering.game

    @property
    def is_idle(self) -> bool:
        """Whether the table can be unloaded until somebody asks for it, and nothing is lost."""
        if self.audience.connections:
            return False
        is_busy = self._log.stream.is_busy or self.conversation.stream.is_busy
        is_running = self.table.status == "playing" and not self.table.is_closed
        return not (is_busy or is_running)

    def listing(self, at: int) -> LobbyTable:
        """Return the table as the lobby lists it."""
        return table_views.listing_of(self.table, self.audience.names, self.audience.present, at)

    # --- loading ----------------------------------------------------------------------------------

    def load_rows(self, rows: Iterable[log.Row]) -> None:
        """Apply a part of the log, before `load`."""
        self._log.load(rows)

    def load(
        self,
        now: int,
        rows: Iterable[log.Row],
        names: Mapping[Person, str],
        talk: Iterable[TalkRow] = (),
    ) -> Effects:
        """Apply the rest of the log and start. No clock is charged for the time before."""
        self._log.load(rows)
        self.audience.names = dict(names)
        self.conversation.load(talk)
        self._log.table = replace(self.table, since=now)
        self._deadlines.empty_since = now
        return self._next(now)

    def catch_up(self, now: int, rows: Iterable[log.Row]) -> Effects:
        """Rows were read from the store, whichever process stored them."""
        return self._log.catch_up(now, rows) + self._next(now)

    # --- connections ------------------------------------------------------------------------------

    def connect(
        self,
        now: int,
        connection: ConnectionId,
        participant: Participant,
        after: int = 0,
        talk_after: int = 0,
        backlog: Backlog | None = None,
    ) -> Effects:
        """A viewer connected, having seen everything up to `after`; `backlog` is the rest."""
        self._deadlines.empty_since = None
        self.audience.join(connection, participant)
        self.audience.name(self.table, participant)
        welcome = self.welcome(now, participant, after, talk_after, backlog)
        others = self.audience.show_table(self.table, but=connection)
        return [Send((connection,), welcome), *others, *self._next(now)]

    def replay_from(self, participant: Participant, after: int) -> tuple[Viewer, Iterator[Seen]]:
        """Return as whom the participant looks on, and their sightings behind a number."""
        viewer = self.table.seat_of(participant.person) or SPECTATOR
        return viewer, self._log.numbering.replay_from(viewer, after + 1)

    def welcome(
        self,
        now: int,
        participant: Participant,
        after: int,
        talk_after: int,
        backlog: Backlog | None,
    ) -> Welcome:
        """Return the state of the table, and the sightings behind `after`."""
        table, names = self.table, self.audience.names
        seat = table.seat_of(participant.person)
        viewer: Viewer = seat or SPECTATOR
        if backlog is None or backlog.viewer != viewer:
            backlog = Backlog(viewer, tuple(self.replay_from(participant, after)[1]))
        return Welcome(
            version=self._version,
            viewer=viewer,
            person=participant.person,
            table=table_views.view_of(table, names, self.audience.present),
            sightings=backlog.sightings,
            turn=table_views.turn_of(table, now),
            options=table_views.options_of(table, viewer),
            talk=self.conversation.log.items(seat, names, talk_after),
            passing=table_views.passing_of(table, viewer),
        )

    def disconnect(self, now: int, connection: ConnectionId) -> Effects:
        """A connection has ended."""
        if not self.audience.leave(connection):
            return []
        if not self.audience.connections:
            self._deadlines.empty_since = now
        return [*self.audience.show_table(self.table), *self._next(now)]

    def forget(self, now: int, person: Person) -> Effects:
        """A person was deleted: remove their name and their talk, and free their chair."""
        effects = self.audience.forget(self.table, person) + self.conversation.forget(person)
        if self.table.seat_of(person) is not None:
            leave = requests.StandUp if self.table.game is None else requests.Leave
            request = Queued(person, f"forgotten-{self.table.seq}", leave("forgotten"))
            effects += self._log.stream.ask(now, request)
        return effects + self._next(now)

    def rename(self, participant: Participant) -> Effects:
        """A participant has a new name; once the game has begun they keep the old one here."""
        if self.table.status != "gathering" or participant.person not in self.audience.names:
            return []
        self.audience.name(self.table, participant)
        return self.audience.show_table(self.table)

    def revoke(self, person: Person) -> Effects:
        """The seat tokens of a person were revoked: disconnect the programs that use them."""
        return self.audience.disconnect(
            lambda participant: participant.is_program and participant.person == person, "revoked"
        )

    # --- requests ---------------------------------------------------------------------------------

    def receive(self, now: int, connection: ConnectionId, request: requests.AnyRequest) -> Effects:
        """A request has arrived on a connection."""
        participant = self.audience.connections.get(connection)
        if participant is None:
            return []
        if participant.person is None:
            return rejected(connection, request.id, Refused("who-are-you"))
        if isinstance(request, TalkRequest):
            return self.conversation.receive(now, connection, participant.person, request)
        queued = Queued(participant.person, request.id, request, connection)
        try:
            is_held = self._passes.hold(now, self.table, queued)
        except Refused as refused:
            return rejected(connection, request.id, refused)
        return ([] if is_held else self._log.stream.ask(now, queued)) + self._next(now)

    def thought(self, now: int, seat: Seat, decision: int, command: Command | None) -> Effects:
        """A bot has chosen a command, or declines."""
        self._bots.answered(now, seat, decision, command)
        return self._next(now)

    def wake(self, now: int) -> Effects:
        """The time of the last WakeAt has come."""
        self._alarm = _NOT_SET
        effects: Effects = []
        if now >= self._paused_until:
            for answer in self._passes.released(now, self.table):
                effects += self._log.stream.ask(now, answer)
            for seat, decision, command in self._bots.released(now):
                # a bot may do several things in one decision
                request_id = f"{decision}-{self.table.seq}"
                move = Queued(f"bot-{seat}", request_id, BotMove(seat, decision, command))
                effects += self._log.stream.ask(now, move)
            due = None if self._log.stream.is_busy else self._deadlines.due(now, self.table)
            effects += [] if due is None else self._log.stream.ask(now, due)
        return effects + self._next(now)

    # --- what came of storing ---------------------------------------------------------------------

    def stored(self, now: int) -> Effects:
        """The pending row is durable."""
        return self._log.stream.stored(now) + self._next(now)

    def lost(self, now: int, rows: Iterable[log.Row]) -> Effects:
        """Another process was quicker: apply its rows, and decide the pending request again."""
        return self._log.catch_up(now, rows) + self._log.stream.lost(now) + self._next(now)

    def failed(self, now: int) -> Effects:
        """The pending row could not be stored: nothing has happened."""
        self._paused_until = now + RETRY_AFTER
        return self._log.stream.failed(now) + self._next(now)

    def rematch_opened(self, now: int, table: str) -> Effects:
        """The new table is there: store where it is."""
        pending = self._log.stream.pending
        if pending is None:
            return []
        request = replace(pending.request, body=log.RematchOpened(table))
        return self._log.stream.go_on(now, request) + self._next(now)

    # --- what comes next --------------------------------------------------------------------------

    def _next(self, now: int) -> Effects:
        """Reopen the table, ask bots, set the alarm. While a row is being stored, clocks wait."""
        if now < self._paused_until:
            return self._wake_at(self._paused_until)
        effects: Effects = []
        for late in self._passes.plan(now, self.table):
            effects += self._log.stream.ask(now, late)
        table, stream, at = self.table, self._log.stream, self._passes.next_release(self.table)
        if not stream.is_busy:
            if table.is_closed and self.audience.has_anybody_of(table):
                effects += stream.ask(now, by_server(table, log.Reopened()))
            at = earlier(at, self._deadlines.next(table))
        if table.has_bots or self._bots.are_asked:
            effects += self._bots.asked(now, table, self.game_log)
            at = earlier(at, self._bots.next_release())
        return effects + self._wake_at(at)

    def _wake_at(self, at: int | None) -> Effects:
        """Set the alarm, unless it is set to this time already."""
        if at == self._alarm:
            return []
        self._alarm = at
        return [WakeAt(at)]
