"""Everybody who is connected to a table, and who is sent what.

One message goes to all connections of a viewer, and to all viewers who see the same.
"""

from collections.abc import Callable, Mapping
from typing import Final

from msgspec import Struct

from inkognito.core.seats import SPECTATOR, Viewer
from inkognito.protocol.messages import TableView, Update
from inkognito.protocol.terms import Person
from inkognito.tables import table_views
from inkognito.tables.effects import ConnectionId, Disconnect, Effects, Send
from inkognito.tables.entries import PassingSet, Removed, Row
from inkognito.tables.names import unique_name
from inkognito.tables.table import Table
from inkognito.views.redact import Seen

Sightings = Mapping[Viewer, tuple[Seen, ...]]


class Participant(Struct, frozen=True):
    """Who is on a connection; a stranger where `person` is None.

    `is_program` where they are known by a seat token.
    """

    person: Person | None
    name: str = ""
    is_program: bool = False


STRANGER: Final = Participant(None)

PRESENCE_EVERY: Final = 500
"""Who has come and gone is shown at most once in this many milliseconds."""


class Audience:
    """The connections to a table, who is on them, and what people are called here."""

    def __init__(self) -> None:
        self.connections: dict[ConnectionId, Participant] = {}
        self.names: dict[Person, str] = {}
        self._viewers: dict[Viewer, list[ConnectionId]] | None = None
        """The connections of each viewer; None until they are needed again."""
        self._shown: tuple[frozenset[Person], dict[Person, str]] = (frozenset(), {})
        """Who was present when everybody was last sent the table, and the names then."""
        self._next_presence = 0
        self.presence_due: int | None = None
        """When a change of presence must be shown; None if nothing has changed."""

    # --- who is there -----------------------------------------------------------------------------

    def join(self, connection: ConnectionId, participant: Participant) -> None:
        """A participant is on this connection from now on."""
        self.connections[connection], self._viewers = participant, None

    def leave(self, connection: ConnectionId) -> bool:
        """Remove the connection; return whether it was there."""
        self._viewers = None
        return self.connections.pop(connection, None) is not None

    def name(self, table: Table, participant: Participant) -> None:
        """Call participants by their name, or by one like it if somebody else has it here.

        Once the game has begun, everybody keeps the name that they have. So does a person who comes
        back with it: others who have one like it came later, or in a version that told it apart.
        """
        known = None if participant.person is None else self.names.get(participant.person)
        has_name = known is not None and (known == participant.name or table.status != "gathering")
        if participant.person is not None and not has_name:
            others = [name for person, name in self.names.items() if person != participant.person]
            self.names[participant.person] = unique_name(participant.name, others)

    def restore_name(self, person: Person, before: str | None) -> None:
        """The person's new name could not be stored: call them as before."""
        if before is None:
            self.names.pop(person, None)
        else:
            self.names[person] = before

    @property
    def present(self) -> frozenset[Person]:
        """All people on a connection."""
        return frozenset(
            participant.person
            for participant in self.connections.values()
            if participant.person is not None
        )

    def has_anybody_of(self, table: Table) -> bool:
        """Return whether the host or somebody with a chair is connected."""
        return any(
            participant.person == table.host or table.seat_of(participant.person) is not None
            for participant in self.connections.values()
        )

    def _by_viewer(self, table: Table) -> dict[Viewer, list[ConnectionId]]:
        if self._viewers is None:
            self._viewers = {}
            for connection, participant in self.connections.items():
                viewer = table.seat_of(participant.person) or SPECTATOR
                self._viewers.setdefault(viewer, []).append(connection)
        return self._viewers

    # --- what they are sent -----------------------------------------------------------------------

    def show_row(
        self,
        now: int,
        table: Table,
        row: Row,
        sightings: Sightings,
        asker: ConnectionId | None = None,
    ) -> Effects:
        """Send each viewer their part of a row; `table` is the table after it.

        The connection `asker` gets the acceptance of its request.
        """
        if row.is_private:
            return self._show_privately(table, row, asker)
        self._viewers = None
        self._has_shown()
        view = table_views.view_of(table, self.names, self.present)
        effects = self.show_move(now, table, row, sightings, asker, view)
        return effects if table.game is None else effects + self._disconnect_removed(row)

    def show_move(
        self,
        now: int,
        table: Table,
        row: Row,
        sightings: Sightings,
        asker: ConnectionId | None = None,
        view: TableView | None = None,
    ) -> Effects:
        """Do the same for a row that is a move in a game that goes on: the `view` stays the same.

        Viewers who see the same, and have nothing to choose, get the very same message.
        """
        turn, to_act, course = table_views.turn_of(table, now), table.to_act, table.course
        effects: Effects = []
        alike: dict[int, tuple[tuple[Seen, ...], list[ConnectionId]]] = {}
        for viewer, connections in self._by_viewer(table).items():
            seen, others = sightings[viewer], connections
            options = table_views.options_of(table, viewer) if viewer in to_act else None
            lesson = None if course is None else table_views.lesson_of(table, viewer)
            if asker in connections:
                answer = Update(row.request_id, seen, turn, options, view, lesson=lesson)
                effects.append(Send((asker,), answer))
                others = [one for one in connections if one != asker]
            if not others:
                continue
            if options is None and lesson is None:
                group = alike.get(id(seen))
                if group is None:
                    alike[id(seen)] = seen, [*others]
                else:
                    group[1].extend(others)
            else:
                update = Update(None, seen, turn, options, view, lesson=lesson)
                effects.append(Send(tuple(others), update))
        for seen, connections in alike.values():
            effects.append(Send(tuple(connections), Update(None, seen, turn, None, view)))
        return effects

    def _show_privately(self, table: Table, row: Row, asker: ConnectionId | None) -> Effects:
        """Send a seat what it has set for itself; nobody else is sent anything."""
        effects: Effects = []
        seats = {entry.seat for entry in row.entries if isinstance(entry, PassingSet)}
        for seat in seats:
            passing = table_views.passing_of(table, seat)
            for connection in self._by_viewer(table).get(seat, ()):
                accepted = row.request_id if connection == asker else None
                effects.append(Send((connection,), Update(accepted, passing=passing)))
        return effects

    def _disconnect_removed(self, row: Row) -> Effects:
        """People removed from a game were seats until now, and must reconnect as spectators."""
        removed = {entry.person for entry in row.entries if isinstance(entry, Removed)}
        if not removed:
            return []
        return self.disconnect(lambda participant: participant.person in removed, "removed")

    def disconnect(self, is_meant: Callable[[Participant], bool], why: str) -> Effects:
        """Close the connections of these participants, who are strangers until they are closed."""
        connections = tuple(
            connection
            for connection, participant in self.connections.items()
            if is_meant(participant)
        )
        for connection in connections:
            self.join(connection, STRANGER)
        return [Disconnect(connections, why)] if connections else []

    def show_table(self, table: Table, but: ConnectionId | None = None) -> Effects:
        """Send everybody how the table looks now."""
        self._has_shown()
        connections = tuple(connection for connection in self.connections if connection != but)
        if not connections:
            return []
        view = table_views.view_of(table, self.names, self.present)
        return [Send(connections, Update(table=view))]

    def show_presence(self, now: int, table: Table, but: ConnectionId | None = None) -> Effects:
        """Send everybody who is here, if that has changed: now, or when it is due.

        Strangers and second connections of a person change nothing that anybody sees.
        """
        if self._shown == (self.present, self.names):
            self.presence_due = None
            return []
        if now < self._next_presence:
            self.presence_due = self._next_presence
            return []
        self._next_presence = now + PRESENCE_EVERY
        return self.show_table(table, but)

    def _has_shown(self) -> None:
        self._shown, self.presence_due = (self.present, dict(self.names)), None

    def show_run(self, run: str) -> Effects:
        """Tell everybody in which run of the server the following rows are written."""
        connections = tuple(self.connections)
        return [Send(connections, Update(run=run))] if connections else []

    def forget(self, table: Table, person: Person) -> Effects:
        """A person was deleted: forget their name, and close their connections."""
        self.names.pop(person, None)
        effects = self.disconnect(lambda participant: participant.person == person, "forgotten")
        return effects + self.show_table(table)
