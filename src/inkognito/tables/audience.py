"""Everybody who watches a table, and what each of them is sent.

Numbers each viewer's sightings, and sends one message to all connections of a viewer.
"""

from collections.abc import Callable, Collection, Iterable, Iterator
from typing import Final

from msgspec import Struct

from inkognito.core.events import Event
from inkognito.core.seats import SEATS, SPECTATOR, Seat, Viewer
from inkognito.protocol.messages import TableView, Update, Welcome
from inkognito.protocol.terms import Person
from inkognito.tables import table_views
from inkognito.tables.effects import ConnectionId, Disconnect, Effect, Send
from inkognito.tables.entries import Removed, Row
from inkognito.tables.names import unique_name
from inkognito.tables.table import Table
from inkognito.tables.talk import TalkStream
from inkognito.views.redact import Seen, is_public, redact

Effects = list[Effect]
VIEWERS: Final[tuple[Viewer, ...]] = (*SEATS, SPECTATOR)


class Participant(Struct, frozen=True):
    """Who is on a connection; nobody in particular where `person` is None.

    `is_program` where he is known by a seat token.
    """

    person: Person | None
    name: str = ""
    is_program: bool = False


NOBODY: Final = Participant(None)


class Missed(Struct, frozen=True):
    """All that has happened, as far as a viewer may know it and has not seen it yet."""

    viewer: Viewer
    sightings: tuple[Seen, ...]


class Audience:
    """The connections to a table and who is on them."""

    def __init__(self, table: Table, version: str) -> None:
        self._table, self._version = table, version
        self.connections: dict[ConnectionId, Participant] = {}
        self.names: dict[Person, str] = {}
        self.talk = TalkStream()
        self._viewers: dict[Viewer, list[ConnectionId]] | None = None
        self._open = 0
        """How many events all have seen alike."""
        self._covert: dict[Viewer, int] = dict.fromkeys(VIEWERS, 0)
        """How many sightings each viewer has had of events that not all see alike."""

    # --- who is there -----------------------------------------------------------------------------

    def join(self, connection: ConnectionId, participant: Participant) -> None:
        """Somebody is on this connection from now on."""
        self.connections[connection], self._viewers = participant, None

    def leave(self, connection: ConnectionId) -> bool:
        """Whether somebody was on the connection; not any more."""
        self._viewers = None
        return self.connections.pop(connection, None) is not None

    def seat_of(self, participant: Participant) -> Seat | None:
        """The participant's seat at this table."""
        return self._table.seat_of(participant.person)

    def call(self, participant: Participant) -> None:
        """Call the participant by his name, or by one like it if somebody else has it here.

        Once the game has begun, everybody keeps the name that he has.
        """
        is_called = participant.person in self.names and self._table.status != "gathering"
        if participant.person is not None and not is_called:
            others = [name for person, name in self.names.items() if person != participant.person]
            self.names[participant.person] = unique_name(participant.name, others)

    @property
    def present(self) -> frozenset[Person]:
        """All people on a connection."""
        return frozenset(
            participant.person
            for participant in self.connections.values()
            if participant.person is not None
        )

    def _by_viewer(self) -> dict[Viewer, list[ConnectionId]]:
        """The connections of each viewer; cached until somebody joins, leaves or sits down."""
        if self._viewers is None:
            self._viewers = self._sorted()
        return self._viewers

    def _sorted(self) -> dict[Viewer, list[ConnectionId]]:
        table = self._table
        seats = {chair.person: seat for seat, chair in table.chairs.items() if chair.person}
        for person in table.banned:
            seats.pop(person, None)
        viewers: dict[Viewer, list[ConnectionId]] = {}
        for connection, participant in self.connections.items():
            viewers.setdefault(seats.get(participant.person or "", SPECTATOR), []).append(
                connection
            )
        return viewers

    # --- what they are sent -----------------------------------------------------------------------

    def replay_from(self, participant: Participant, after: int) -> tuple[Viewer, Iterator[Seen]]:
        """As whom the participant looks on, and one by one what he has missed, up to the last."""
        viewer, game = self.seat_of(participant) or SPECTATOR, self._table.game
        return viewer, iter(()) if game is None else game.log.replay_from(viewer, after + 1)

    def welcome(
        self, now: int, participant: Participant, after: int, talk_after: int, missed: Missed | None
    ) -> Welcome:
        """The state of the table, and the sightings that the participant has missed."""
        seat = self.seat_of(participant)
        viewer: Viewer = seat or SPECTATOR
        if missed is None or missed.viewer != viewer:
            missed = Missed(viewer, tuple(self.replay_from(participant, after)[1]))
        return Welcome(
            version=self._version,
            viewer=viewer,
            person=participant.person,
            table=table_views.view_of(self._table, self.names, self.present),
            sightings=missed.sightings,
            turn=table_views.turn_of(self._table, now),
            options=table_views.options_of(self._table, viewer),
            talk=self.talk.heard(seat, self.names, talk_after),
        )

    def count(self, events: Collection[Event]) -> None:
        """Number events that nobody was there to see."""
        self._sightings(events)

    def show_row(
        self, now: int, row: Row, events: tuple[Event, ...], connection: ConnectionId | None
    ) -> Effects:
        """Send each viewer their part of a row; `connection` gets the acceptance of its request."""
        if row.is_move:
            return self._show(now, row, events, connection, None)
        self._viewers = None
        view = table_views.view_of(self._table, self.names, self.present)
        effects = self._show(now, row, events, connection, view)
        return effects if self._table.game is None else effects + self._removals(row)

    def _show(
        self,
        now: int,
        row: Row,
        events: tuple[Event, ...],
        connection: ConnectionId | None,
        view: TableView | None,
    ) -> Effects:
        """Who sees the same, and has nothing to choose, is sent the very same message."""
        turn, sightings = table_views.turn_of(self._table, now), self._sightings(events)
        effects: Effects = []
        alike: dict[int, tuple[tuple[Seen, ...], list[ConnectionId]]] = {}
        for viewer, connections in self._by_viewer().items():
            seen, others = sightings[viewer], connections
            options = table_views.options_of(self._table, viewer)
            if connection in connections:
                effects.append(
                    Send((connection,), Update(row.request_id, seen, turn, options, view))
                )
                others = [one for one in connections if one != connection]
            if options is None:
                alike.setdefault(id(seen), (seen, []))[1].extend(others)
            elif others:
                effects.append(Send(tuple(others), Update(None, seen, turn, options, view)))
        for seen, connections in alike.values():
            if connections:
                effects.append(Send(tuple(connections), Update(None, seen, turn, None, view)))
        return effects

    def _removals(self, row: Row) -> Effects:
        """Who is removed from a game was his seat till now, and must come again as an onlooker."""
        removed = {entry.person for entry in row.entries if isinstance(entry, Removed)}
        return (
            self.dismiss(lambda participant: participant.person in removed, "removed")
            if removed
            else []
        )

    def dismiss(self, is_meant: Callable[[Participant], bool], why: str) -> Effects:
        """Nobody is on these connections any more, and they end."""
        connections = tuple(
            connection
            for connection, participant in self.connections.items()
            if is_meant(participant)
        )
        for connection in connections:
            self.join(connection, NOBODY)
        return [Disconnect(connections, why)] if connections else []

    def show_table(self, but: ConnectionId | None = None) -> Effects:
        """To everybody how the table looks now."""
        connections = tuple(connection for connection in self.connections if connection != but)
        if not connections:
            return []
        view = table_views.view_of(self._table, self.names, self.present)
        return [Send(connections, Update(table=view))]

    def forget(self, person: Person) -> Effects:
        """Somebody was deleted: his name goes, and so does he."""
        self.names.pop(person, None)
        effects = self.dismiss(lambda participant: participant.person == person, "forgotten")
        return effects + self.show_table()

    # --- numbering --------------------------------------------------------------------------------

    def _sightings(self, events: Collection[Event]) -> dict[Viewer, tuple[Seen, ...]]:
        """What each viewer sees of new events, with his own next numbers.

        Whoever has seen as much as others shares with them what all see alike.
        """
        if not all(map(is_public, events)):
            return {viewer: self._seen(viewer, events) for viewer in VIEWERS}
        before, self._open = self._open, self._open + len(events)
        shared = {
            covert: tuple([Seen(n, one) for n, one in enumerate(events, before + covert + 1)])
            for covert in set(self._covert.values())
        }
        return {viewer: shared[covert] for viewer, covert in self._covert.items()}

    def _seen(self, viewer: Viewer, events: Iterable[Event]) -> tuple[Seen, ...]:
        before = self._open + self._covert[viewer]
        sightings = [one for event in events if (one := redact(event, viewer)) is not None]
        self._covert[viewer] += len(sightings)
        return tuple([Seen(n, one) for n, one in enumerate(sightings, before + 1)])
