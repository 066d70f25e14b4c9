"""The session of one table: the only way in, and all that goes out. No clock, store or network.

Each method takes the time and what has happened, and returns the effects to carry out. A request is
decided, stored, and only then applied and shown.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from msgspec.structs import replace

from inkognito.core.events import Command
from inkognito.core.gestures import Sign
from inkognito.core.refusals import Refused
from inkognito.core.seats import SPECTATOR, Seat, Viewer
from inkognito.game_log import GameLog
from inkognito.protocol import requests
from inkognito.protocol.messages import LobbyTable, Welcome
from inkognito.protocol.terms import Person
from inkognito.tables import entries as log
from inkognito.tables import table_views
from inkognito.tables.audience import Audience, Participant
from inkognito.tables.bot_gestures import BotGestures
from inkognito.tables.bot_turns import BotTurns
from inkognito.tables.conversation import TALK_REQUESTS, Conversation
from inkognito.tables.deadlines import (
    Deadlines,
    by_server,
    closing_time,
    earlier,
    is_by_correspondence,
    since_for,
)
from inkognito.tables.effects import ConnectionId, Effects, Send, WakeAt
from inkognito.tables.forgotten import Forgotten
from inkognito.tables.numbering import Backlog
from inkognito.tables.ports import RandomSource
from inkognito.tables.scheduled_passes import ScheduledPasses
from inkognito.tables.scripted_turns import ScriptedTurns
from inkognito.tables.sleep import Sleep
from inkognito.tables.stream import Queued, rejected
from inkognito.tables.table import Table, bot_author
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
        self,
        table: str,
        version: str,
        random: RandomSource,
        fast_bots: bool = False,
        run: str = "",
    ) -> None:
        self._version = version
        self._bots, self._deadlines = BotTurns(random, fast_bots), Deadlines()
        self._gestures = BotGestures(random, fast_bots)
        self._script = ScriptedTurns(random, fast_bots)
        self._passes = ScheduledPasses(random, fast_bots)
        self.audience = Audience()
        self._log = TableLog(
            Table(table), self.audience, self._bots, self._passes, self._deadlines, random, run
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
        is_running = self.table.status == "playing" and not self.table.is_closed
        return not self.is_busy and (not is_running or self._waits_for_people_alone)

    @property
    def _waits_for_people_alone(self) -> bool:
        """Whether nothing happens in a game by correspondence until a player comes or is late."""
        return (
            is_by_correspondence(self.table.settings)
            and bool(self.table.running)
            and not self._bots.are_busy
            and self._passes.next_release(self.table) is None
        )

    def asleep(self) -> Sleep:
        """Return what must be known of the table while it is not loaded."""
        alarm = self._deadlines.next(self.table)
        return Sleep(self.table.seq, alarm, self.table.running, self.turn)

    @property
    def turn(self) -> int | None:
        """The number of the turn or round that the game is in; None while none is played."""
        game, played = self.table.game, self.game_log
        if game is None or played is None or self.table.status not in ("playing", "paused"):
            return None
        begun = [turn for turn in map(game.module.turn_begun, played.events) if turn is not None]
        return begun[-1] if begun else None

    @property
    def is_busy(self) -> bool:
        """Whether something is being stored."""
        return self._log.stream.is_busy or self.conversation.stream.is_busy

    def listing(self, at: int) -> LobbyTable:
        """Return the table as the lobby lists it."""
        return table_views.listing_of(self.table, self.audience.names, self.audience.present, at)

    # --- loading ----------------------------------------------------------------------------------

    def load_rows(self, rows: Sequence[log.Row]) -> None:
        """Apply a part of the log, before `load`."""
        self._log.load(rows)

    def load(
        self,
        now: int,
        rows: Sequence[log.Row],
        names: Mapping[Person, str],
        talk: Iterable[TalkRow] = (),
        asleep: Sleep | None = None,
    ) -> Effects:
        """Apply the rest of the log and start.

        No clock is charged for the time before, unless the table was asleep: then its alarm stays.
        """
        self._log.load(rows)
        self.audience.names = dict(names)
        self.conversation.load(talk)
        self._log.table = replace(self.table, since=now)
        self._deadlines.empty_since = now
        if asleep is not None and asleep.seq == self.table.seq and asleep.alarm is not None:
            self._keep_alarm(asleep.alarm)
        return self._next(now)

    def _keep_alarm(self, alarm: int) -> None:
        """Let clocks and closing time go on from where they were."""
        since = since_for(self.table, alarm)
        if since is not None:
            self._log.table = replace(self.table, since=since)
        else:
            self._deadlines.empty_since = alarm - closing_time(self.table.settings)

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
        is_afresh: bool = False,
    ) -> Effects:
        """A viewer connected, having seen everything up to `after`; `backlog` is the rest.

        `is_afresh`: they have seen what is not in this log, and begin again with nothing.
        """
        self._deadlines.empty_since = None
        self.audience.join(connection, participant)
        self.audience.name(self.table, participant)
        welcome = self.welcome(now, participant, after, talk_after, backlog, is_afresh)
        others = self.audience.show_presence(now, self.table, but=connection)
        return [Send((connection,), welcome), *others, *self._next(now)]

    def has_shown(self, participant: Participant, number: int, run: str) -> bool:
        """Return whether the participant's sighting of this number, seen in this run, is ours."""
        viewer = self.table.seat_of(participant.person) or SPECTATOR
        count = self._log.numbering.counts[viewer]
        return self._log.runs.includes(run, number, viewer, count)

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
        is_afresh: bool = False,
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
            run=self._log.runs.last,
            afresh=is_afresh,
            lesson=table_views.lesson_of(table, viewer),
        )

    def disconnect(self, now: int, connection: ConnectionId) -> Effects:
        """A connection has ended."""
        if not self.audience.leave(connection):
            return []
        if not self.audience.connections:
            self._deadlines.empty_since = now
        return [*self.audience.show_presence(now, self.table), *self._next(now)]

    def forget(self, now: int, person: Person) -> Effects:
        """A person was deleted: remove their name and their talk, and free their chair."""
        effects = self.audience.forget(self.table, person) + self.conversation.forget(person)
        if self.table.seat_of(person) is not None or self.table.host == person:
            request = Queued(person, f"forgotten-{self.table.seq}", Forgotten(person))
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

    def sign_out(self, person: Person) -> Effects:
        """A device of a person was revoked: all of theirs must show again who they are."""
        return self.audience.disconnect(
            lambda participant: not participant.is_program and participant.person == person,
            "signed-out",
        )

    # --- requests ---------------------------------------------------------------------------------

    def receive(self, now: int, connection: ConnectionId, request: requests.AnyRequest) -> Effects:
        """A request has arrived on a connection."""
        participant = self.audience.connections.get(connection)
        if participant is None:
            return []
        if participant.person is None:
            return rejected(connection, request.id, Refused("who-are-you"))
        if isinstance(request, TALK_REQUESTS):
            return self.conversation.receive(now, connection, participant.person, request)
        queued = Queued(participant.person, request.id, request, connection)
        try:
            is_held = self._passes.hold(now, self.table, queued)
        except Refused as refused:
            return rejected(connection, request.id, refused)
        # What is asked changes nothing until it is stored: then comes what is next.
        return self._next(now) if is_held else self._log.stream.ask(now, queued)

    def thought(self, now: int, seat: Seat, decision: int, command: Command | None) -> Effects:
        """A bot has chosen a command, or declines."""
        self._bots.answered(now, seat, decision, command)
        return self._next(now)

    def signed(self, now: int, seat: Seat, decision: int, sign: Sign | None) -> Effects:
        """A bot has chosen a gesture, or makes none."""
        self._gestures.answered(now, seat, decision, sign)
        return self._next(now)

    def wake(self, now: int) -> Effects:
        """The time of the last WakeAt has come."""
        self._alarm = _NOT_SET
        effects: Effects = []
        if self.audience.presence_due is not None:
            effects += self.audience.show_presence(now, self.table)
        if now >= self._paused_until:
            for answer in self._passes.released(now, self.table):
                effects += self._log.stream.ask(now, answer)
            scripted = self._script.released(now, self.table)
            for author, gesture in self._gestures.released(now, self.table):
                effects += self.conversation.gesture(now, author, gesture)
            for seat, decision, command in (*self._bots.released(now), *scripted):
                # a bot may do several things in one decision
                request_id = f"{decision}-{self.table.seq}"
                move = Queued(bot_author(seat), request_id, BotMove(seat, decision, command))
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
            return self._wake_at(earlier(self.audience.presence_due, self._paused_until))
        effects: Effects = []
        for late in self._passes.plan(now, self._log.table):
            effects += self._log.stream.ask(now, late)
        table, stream = self._log.table, self._log.stream
        at = self._passes.next_release(table)
        if stream.pending is None:
            if table.is_closed and self.audience.has_anybody_of(table):
                effects += stream.ask(now, by_server(table, log.Reopened()))
            at = earlier(at, self._deadlines.next(table))
        if table.course is not None:
            at = earlier(at, self._script.next_release(now, table))
        elif table.has_bots or self._bots.are_asked:
            effects += self._ask_bots(now)
            at = earlier(earlier(at, self._bots.next_release()), self._gestures.next_release())
        return effects + self._wake_at(earlier(at, self.audience.presence_due))

    def _ask_bots(self, now: int) -> Effects:
        """Ask bots for their moves, and some of them for a gesture."""
        game, heard_by = self.game_log, self.conversation.log.heard_by
        moves = self._bots.asked(now, self.table, game, heard_by)
        signs = self._gestures.asked(now, self.table, game, self._bots.sightings, heard_by)
        return [*moves, *signs]

    def _wake_at(self, at: int | None) -> Effects:
        """Set the alarm, unless it is set to this time already."""
        if at == self._alarm:
            return []
        self._alarm = at
        return [WakeAt(at)]
