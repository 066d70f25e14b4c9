"""The talk of a table, from a request to every viewer: decided, stored, and only then shown.

A stream of its own beside the game's: talk does not wait for moves, nor moves for talk.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Final, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from inkognito.core.refusals import Refused
from inkognito.core.seats import SPECTATOR, Seat, Viewer
from inkognito.protocol.messages import Talk
from inkognito.protocol.requests import DeleteTalk, MakeGesture, Say
from inkognito.protocol.terms import Person
from inkognito.tables.audience import Audience
from inkognito.tables.effects import AppendTalk, ConnectionId, Effects, Send
from inkognito.tables.stream import Queued, Stream, accepted
from inkognito.tables.table import Table
from inkognito.tables.talk import TalkLog, TalkRow

TalkRequest: TypeAlias = Say | MakeGesture | DeleteTalk
TALK_REQUESTS: Final = (Say, MakeGesture, DeleteTalk)

MOST_LOSSES: Final = 20
"""Talk depends on nothing that another process stores: it only needs a free place."""


class Redact(Struct, frozen=True):
    """The server's own request: store this row without its content."""

    row: TalkRow


class Conversation:
    """The talk of one table.

    `table` returns the table as it stands now, `seen` how many sightings each viewer has had.
    """

    def __init__(
        self,
        table: Callable[[], Table],
        seen: Callable[[], Mapping[Viewer, int]],
        audience: Audience,
    ) -> None:
        self._table, self._seen, self._audience = table, seen, audience
        self._forgotten: set[Person] = set()
        self.log = TalkLog()
        self.stream: Stream[TalkRequest | Redact, TalkRow] = Stream(self, MOST_LOSSES)

    def load(self, rows: Iterable[TalkRow]) -> None:
        """Start from the stored talk."""
        self.log = TalkLog(rows)
        for row in self.log:
            self.stream.remember(row.person, row.request_id)

    def receive(
        self, now: int, connection: ConnectionId, person: Person, request: TalkRequest
    ) -> Effects:
        """Somebody wants to say something, or to delete it."""
        return self.stream.ask(now, Queued(person, request.id, request, connection))

    def gesture(self, now: int, author: str, request: MakeGesture) -> Effects:
        """A bot makes a gesture: by the same way and the same limits as people."""
        return self.stream.ask(now, Queued(author, request.id, request))

    def stored(self, now: int) -> Effects:
        """The pending row is durable: show it."""
        return self.stream.stored(now)

    def lost(self, now: int, rows: Iterable[TalkRow]) -> Effects:
        """Another process was quicker: show what it stored, and decide again."""
        effects: Effects = []
        for row in self.log.catch_up(rows):
            self.stream.remember(row.person, row.request_id)
            effects += self._show(row)
        return effects + self.stream.lost(now)

    def failed(self, now: int) -> Effects:
        """The pending row could not be stored: nobody sees it."""
        return self.stream.failed(now)

    def forget(self, person: Person) -> Effects:
        """A person was deleted: redact what they have said, and refuse what they want to say."""
        self._forgotten.add(person)
        return [effect for row in self.log.redact(person) for effect in self._show(row)]

    # --- what the stream asks ---------------------------------------------------------------------

    def decide(self, now: int, request: Queued[TalkRequest | Redact]) -> tuple[TalkRow, Effects]:
        """Return the row to store, or raise Refused."""
        row = self._row(now, request.author, request.body)
        return row, [AppendTalk(self._table().id, row)]

    def apply(self, now: int, request: Queued[TalkRequest | Redact], write: TalkRow) -> Effects:
        """Show a row that is durable. If its author was deleted meanwhile, redact it instead."""
        if write.person in self._forgotten and write != write.redacted():
            redact = Queued(write.person, f"redact-{write.place}", Redact(write))
            return self.stream.go_on(now, redact)
        self.log.keep(write)
        return self._show(write, request)

    def gave_up(self, request: Queued[TalkRequest | Redact]) -> None:
        """Nothing to undo: only rows that are stored count against the rate limit."""

    def _row(self, now: int, person: Person, request: TalkRequest | Redact) -> TalkRow:
        table = self._table()
        seat = table.seat_of(person) or table.seat_of_bot(person)
        if isinstance(request, Redact):
            return request.row.redacted()
        if person in self._forgotten:
            raise Refused("who-are-you")
        if isinstance(request, DeleteTalk):
            return self.log.deleted_row(request.number, person, seat, person == table.host)
        if person in table.muted or person in table.banned:
            raise Refused("muted")
        _check_receiver(table, seat, request)
        row = self.log.next_row(now, person, seat, request)
        return replace(row, seen=self._seen_at(table))

    def _seen_at(self, table: Table) -> dict[Viewer, int]:
        """Return how many sightings each viewer of this table has had."""
        viewers: tuple[Viewer, ...] = (*table.chairs, SPECTATOR)
        seen = self._seen()
        return {viewer: seen[viewer] for viewer in viewers}

    # --- showing ----------------------------------------------------------------------------------

    def _show(self, row: TalkRow, request: Queued[TalkRequest | Redact] | None = None) -> Effects:
        """Send a row that is new or redacted to everybody who may see it, by their own number."""
        table = self._table()
        by_seat: dict[Seat | None, list[ConnectionId]] = {}
        for connection, participant in self._audience.connections.items():
            by_seat.setdefault(table.seat_of(participant.person), []).append(connection)
        effects: Effects = []
        for seat, connections in by_seat.items():
            effects += self._send(row, seat, connections, request)
        return effects

    def _send(
        self,
        row: TalkRow,
        seat: Seat | None,
        connections: list[ConnectionId],
        request: Queued[TalkRequest | Redact] | None,
    ) -> Effects:
        number = self.log.number_of(row, seat)
        asker = None if request is None else request.connection
        request_id = request.id if request is not None and asker in connections else None
        if number is None:  # a speaker who has lost their chair may not see their own gesture
            return [] if request_id is None else accepted(asker, request_id)
        items = (row.item(number, seat, self._audience.names),)
        others = tuple(connection for connection in connections if connection != asker)
        effects: Effects = [Send(others, Talk(items))] if others else []
        if asker is not None and request_id is not None:
            effects.append(Send((asker,), Talk(items, request_id)))
        return effects


def _check_receiver(table: Table, seat: Seat | None, request: Say | MakeGesture) -> None:
    """Open gestures are for everybody; discreet ones are for somebody else's chair.

    Discreet ones wait until the game has begun, when people can't change chairs any more.
    """
    if not isinstance(request, MakeGesture):
        return
    if seat is None:
        raise Refused("not-seated")
    others = tuple(one for one in table.chairs if one != seat)
    if table.settings.gestures == "open":
        if request.to is not None:
            raise Refused("gestures-are-open", gestures="open")
    elif request.to is None or request.to == seat:
        raise Refused("gestures-are-discreet", allowed=others)
    elif request.to not in table.chairs:
        raise Refused("not-a-chair", seat=request.to, allowed=others)
    elif table.game is None:
        raise Refused("not-begun")
