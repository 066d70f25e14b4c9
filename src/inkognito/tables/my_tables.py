"""The tables of one person, with what concerns them at each."""

from msgspec.structs import asdict

from inkognito.core.seats import Seat
from inkognito.protocol.messages import LobbyTable
from inkognito.protocol.terms import Person
from inkognito.tables.sleep import Sleep
from inkognito.tables.table_session import TableSession


class MyTable(LobbyTable, frozen=True):
    """A table as the lobby lists it, and my part in it.

    `seat` is my chair; `waits` where the game waits for me; `turn` is the number of the turn or
    round, where a game is played and the table is loaded or has fallen asleep in order.
    """

    seat: Seat | None
    waits: bool
    turn: int | None


def my_table(
    listing: LobbyTable, person: Person, session: TableSession | None, asleep: Sleep | None
) -> MyTable:
    """Return the person's view of the table, which is loaded, asleep, or neither."""
    if session is not None:
        asleep, seat = session.asleep(), session.table.seat_of(person)
    else:
        chairs = (chair.seat for chair in listing.chairs if chair.person == person)
        seat = next(chairs, None)
    if asleep is None:
        return MyTable(**asdict(listing), seat=seat, waits=False, turn=None)
    waits = seat is not None and seat in asleep.waits
    return MyTable(**asdict(listing), seat=seat, waits=waits, turn=asleep.turn)
