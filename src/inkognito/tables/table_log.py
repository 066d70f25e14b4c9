"""The log of a table in one process: decides what becomes a row, and applies rows that are stored.

Holds the current table and the game's log, which both follow from the rows.
"""

from collections.abc import Iterable
from typing import TypeAlias

from msgspec import Struct

from inkognito.core.events import Command
from inkognito.core.refusals import Refused, echo
from inkognito.core.seats import Seat
from inkognito.protocol import requests
from inkognito.protocol.messages import LobbyTable
from inkognito.tables import entries as log
from inkognito.tables import table_views
from inkognito.tables.audience import Audience
from inkognito.tables.bot_turns import BotTurns
from inkognito.tables.deadlines import AutomaticEntry, Deadlines, is_by_person
from inkognito.tables.effects import AppendRow, Effects, OpenTable
from inkognito.tables.evolve import apply_row
from inkognito.tables.handle_request import bot_move, handle_request, scheduled_pass
from inkognito.tables.next_row import NextRow, next_row
from inkognito.tables.numbering import Numbering
from inkognito.tables.ports import RandomSource
from inkognito.tables.rematch import rematch_row
from inkognito.tables.scheduled_passes import ScheduledPass, ScheduledPasses
from inkognito.tables.stream import Queued, Stream, accepted
from inkognito.tables.table import Table


class BotMove(Struct, frozen=True):
    """What a bot has chosen, in the decision that it was asked for."""

    seat: Seat
    decision: int
    command: Command


LogRequest: TypeAlias = requests.AnyRequest | BotMove | ScheduledPass | AutomaticEntry
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
    ) -> None:
        self.table, self.numbering = table, Numbering()
        self.stream: Stream[LogRequest, NextRow | None] = Stream(self)
        self._audience, self._bots, self._passes = audience, bots, passes
        self._deadlines, self._random = deadlines, random

    def load(self, rows: Iterable[log.Row]) -> None:
        """Apply stored rows that nobody is there to see."""
        for row in rows:
            self.table = apply_row(self.table, row)
            self.numbering.add(self.table, row)
            self.stream.remember(row.author, row.request_id)

    def catch_up(self, now: int, rows: Iterable[log.Row]) -> Effects:
        """Apply and show rows from the store; those that are known are skipped."""
        effects: Effects = []
        for row in rows:
            if row.seq == self.table.seq + 1:
                self.stream.remember(row.author, row.request_id)
                effects += self._apply(now, NextRow(row, apply_row(self.table, row)))
                if self._deadlines.empty_since is not None and is_by_person(row):
                    self._deadlines.empty_since = now
        return effects

    # --- what the stream asks ---------------------------------------------------------------------

    def decide(self, now: int, request: Queued[LogRequest]) -> tuple[NextRow | None, Effects]:
        """Return the row to store and the table after it, or raise Refused.

        A rematch has no row yet: first its table must be opened.
        """
        if isinstance(request.body, requests.OfferRematch):
            return None, [self._open_rematch(now, request.author)]
        entries = self._entries(now, request)
        write = next_row(self.table, now, request.author, request.id, entries)
        return write, [AppendRow(write.row, self._listing_after(write), write.after.is_closed)]

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
        if isinstance(body, BotMove):
            return (bot_move(self.table, body.seat, body.command, body.decision),)
        if isinstance(body, ScheduledPass):
            return (scheduled_pass(self.table, body.seat, body.kind, body.decision),)
        if not isinstance(body, log.Entry):
            entries = handle_request(self.table, request.author, body)
            if isinstance(body, requests.Remove | requests.Mute):
                self._check_is_here(body)
            return entries
        if not self._deadlines.is_due(now, self.table, body):
            raise Refused("try-again")
        return (body,)

    def _check_is_here(self, request: requests.Remove | requests.Mute) -> None:
        """The host removes and mutes people who have a chair or a name here, and unmutes others."""
        table, person = self.table, request.person
        is_seated = any(chair.person == person for chair in table.chairs.values())
        is_known = is_seated or person in self._audience.names
        if isinstance(request, requests.Remove):
            is_known = is_known and person not in table.banned
        else:
            is_known = is_known or person in table.muted
        if not is_known:
            raise Refused("no-such-person", person=echo(person))

    def _listing_after(self, write: NextRow) -> LobbyTable | None:
        """How the lobby will list the table; None where the row changes nothing for it."""
        if write.row.is_move or write.row.is_private:
            return None
        names, present = self._audience.names, self._audience.present
        return table_views.listing_of(write.after, names, present, write.row.at)

    def _apply(self, now: int, write: NextRow, asker: int | None = None) -> Effects:
        self.table = write.after
        sightings = self.numbering.add(self.table, write.row)
        return self._audience.show_row(now, self.table, write.row, sightings, asker)

    def _open_rematch(self, now: int, author: str) -> OpenTable:
        row = rematch_row(self.table, now, author, self._random)
        names = dict(self._audience.names)
        new = apply_row(Table(row.table), row)
        return OpenTable(row, table_views.listing_of(new, names, (), now), names)
