"""The log of a table in one process: decides what becomes a row, and applies rows that are stored.

Holds the current table and the game's log, which both follow from the rows.
"""

from collections.abc import Iterable, Sequence
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from inkognito.core.events import Command
from inkognito.core.refusals import Refused, echo
from inkognito.core.seats import Seat
from inkognito.protocol import requests
from inkognito.protocol.messages import LobbyTable
from inkognito.protocol.terms import Person
from inkognito.tables import entries as log
from inkognito.tables import table_views
from inkognito.tables.audience import Audience
from inkognito.tables.bot_turns import BotTurns
from inkognito.tables.deadlines import AutomaticEntry, Deadlines, is_by_person
from inkognito.tables.effects import AppendRow, Effects, OpenTable
from inkognito.tables.evolve import apply_row, apply_rows
from inkognito.tables.forgotten import Forgotten, forgotten
from inkognito.tables.handle_request import (
    bot_move,
    check_fits_lesson,
    handle_request,
    scheduled_pass,
)
from inkognito.tables.next_row import NextRow, next_row
from inkognito.tables.numbering import Numbering
from inkognito.tables.ports import RandomSource
from inkognito.tables.rematch import rematch_row
from inkognito.tables.row_limits import RowLimits
from inkognito.tables.runs import Runs
from inkognito.tables.scheduled_passes import ScheduledPass, ScheduledPasses
from inkognito.tables.stream import Queued, Stream, accepted
from inkognito.tables.table import Table


class BotMove(Struct, frozen=True):
    """What a bot has chosen, in the decision that it was asked for."""

    seat: Seat
    decision: int
    command: Command


LogRequest: TypeAlias = requests.AnyRequest | BotMove | ScheduledPass | Forgotten | AutomaticEntry
"""Requests for the log: of people, of bots, for people, and of the table itself."""


class TableLog:
    """The rows of one table, from the request to the table after it."""

    def __init__(
        self,
        table: Table,
        audience: Audience,
        bots: BotTurns,
        passes: ScheduledPasses,
        deadlines: Deadlines,
        random: RandomSource,
        run: str,
    ) -> None:
        self.table, self.numbering = table, Numbering()
        self.runs, self._run = Runs(), run
        self.stream: Stream[LogRequest, NextRow | None] = Stream(self)
        self._audience, self._bots, self._passes = audience, bots, passes
        self._deadlines, self._random, self._limits = deadlines, random, RowLimits()

    def load(self, rows: Sequence[log.Row]) -> None:
        """Apply stored rows that nobody is there to see."""
        self.table = apply_rows(self.table, rows)
        for row in rows:
            if row.run != self.runs.last and not row.is_private:
                self.runs.change_to(row.run, self.numbering.counts)
            self.numbering.load(self.table, row)
            self.stream.remember(row.author, row.request_id)

    def catch_up(self, now: int, rows: Iterable[log.Row]) -> Effects:
        """Apply and show rows from the store; those that are known are skipped."""
        effects: Effects = []
        for row in rows:
            if row.seq == self.table.seq + 1:
                self.stream.remember(row.author, row.request_id)
                effects += self._apply(now, NextRow(row, apply_row(self.table, row), row.is_move))
                if self._deadlines.empty_since is not None and is_by_person(row):
                    self._deadlines.empty_since = now
        return effects

    # --- what the stream asks ---------------------------------------------------------------------

    def decide(self, now: int, request: Queued[LogRequest]) -> tuple[NextRow | None, Effects]:
        """Return the row to store and the table after it, or raise Refused.

        A rematch has no row yet: first its table must be opened.
        """
        if isinstance(request.body, requests.OfferRematch):
            check_fits_lesson(self.table, request.body)
            return None, [self._open_rematch(now, request.author)]
        entries = self._entries(now, request)
        write = next_row(self.table, now, request.author, request.id, entries, self._run)
        row, is_closed = write.row, write.after.is_closed
        is_private = not write.is_move and row.is_private
        listing = None if write.is_move or is_private else self._listing_after(write)
        return write, [AppendRow(row, listing, is_closed, is_private)]

    def apply(self, now: int, request: Queued[LogRequest], write: NextRow | None) -> Effects:
        """Make the table after the row current, and show the row."""
        if write is None:
            return []
        if write.row.seq != self.table.seq + 1:  # it was read from the store before
            effects = accepted(request.connection, request.id)
        else:
            effects = self._apply(now, write, request.connection)
        if isinstance(request.body, BotMove):
            self._bots.has_played(request.body.seat, self.table)
        return effects

    def gave_up(self, request: Queued[LogRequest]) -> None:
        """A bot whose move came to nothing is asked again, and a pass is scheduled again."""
        if isinstance(request.body, BotMove):
            self._bots.forget(request.body.seat)
        elif isinstance(request.body, ScheduledPass):
            self._passes.forget(request.body.seat)

    # --- deciding and applying --------------------------------------------------------------------

    def _entries(self, now: int, request: Queued[LogRequest]) -> tuple[log.AnyEntry, ...]:
        body = request.body
        if isinstance(body, requests.Request):
            return self._asked_for(now, request.author, body)
        if isinstance(body, BotMove):
            return (bot_move(self.table, body.seat, body.command, body.decision),)
        if isinstance(body, ScheduledPass):
            return (scheduled_pass(self.table, body.seat, body.kind, body.decision),)
        if isinstance(body, Forgotten):
            return forgotten(self.table, body.person, self._audience.names)
        if not self._deadlines.is_due(now, self.table, body):
            raise Refused("try-again")
        return (body,)

    def _asked_for(
        self, now: int, person: Person, request: requests.AnyRequest
    ) -> tuple[log.AnyEntry, ...]:
        entries = handle_request(self.table, person, request)
        if isinstance(request, (requests.Remove, requests.Mute)):
            self._check_is_here(request)
        self._limits.check(now, self.table, person, entries)
        return entries

    def _check_is_here(self, request: requests.Remove | requests.Mute) -> None:
        """The host removes and mutes people who have a chair or a name here, and unmutes others.

        A bot can be muted, too: it makes gestures.
        """
        table, person = self.table, request.person
        is_seated = any(chair.person == person for chair in table.chairs.values())
        is_known = is_seated or person in self._audience.names
        if isinstance(request, requests.Remove):
            is_known = is_known and person not in table.banned
        else:
            is_known = is_known or person in table.muted or table.seat_of_bot(person) is not None
        if not is_known:
            raise Refused("no-such-person", person=echo(person))

    def _listing_after(self, write: NextRow) -> LobbyTable:
        """How the lobby will list the table."""
        names, present = self._audience.names, self._audience.present
        return table_views.listing_of(write.after, names, present, write.row.at)

    def _apply(self, now: int, write: NextRow, asker: int | None = None) -> Effects:
        self.table = write.after
        effects = self._change_run(write.row)
        sightings = self.numbering.add(self.table, write.row)
        show = self._audience.show_move if write.is_move else self._audience.show_row
        return effects + show(now, self.table, write.row, sightings, asker)

    def _change_run(self, row: log.Row) -> Effects:
        """Tell everybody the run that they are in before they see its first row."""
        if row.run == self.runs.last or row.is_private:
            return []
        self.runs.change_to(row.run, self.numbering.counts)
        return self._audience.show_run(row.run)

    def _open_rematch(self, now: int, author: str) -> OpenTable:
        row = replace(rematch_row(self.table, now, author, self._random), run=self._run)
        names = dict(self._audience.names)
        new = apply_row(Table(row.table), row)
        return OpenTable(row, table_views.listing_of(new, names, (), now), names)
