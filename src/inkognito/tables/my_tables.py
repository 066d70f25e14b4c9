"""The tables of one person, with what concerns them at each."""

from msgspec.structs import asdict

from inkognito.core.seats import Seat
from inkognito.protocol.messages import LobbyTable
from inkognito.protocol.terms import Person
from inkognito.tables.table_session import TableSession


class MyTable(LobbyTable, frozen=True):
    """A table as the lobby lists it, and my part in it.

    `seat` is my chair; `waits` where the game waits for me; `turn` is the number of the turn or
    round, if the table is loaded and a game is played there.
    """

    seat: Seat | None
    waits: bool
    turn: int | None


def my_table(listing: LobbyTable, person: Person, session: TableSession | None) -> MyTable:
    """Return the person's view of the table; there is a session only while it is loaded."""
    seats = (chair.seat for chair in listing.chairs if chair.person == person)
    if session is None:
        return MyTable(**asdict(listing), seat=next(seats, None), waits=False, turn=None)
    seat = session.table.seat_of(person)
    is_played = listing.status in ("playing", "paused")
    turn = _turn(session) if is_played else None
    waits = seat in session.table.running
    return MyTable(**asdict(listing), seat=seat, waits=waits, turn=turn)


def _turn(session: TableSession) -> int | None:
    """The number of the turn or round that the game is in."""
    game, log = session.table.game, session.game_log
    if game is None or log is None:
        return None
    begun = [turn for turn in map(game.module.turn_begun, log.events) if turn is not None]
    return begun[-1] if begun else None
