"""Somebody's own tables: what he wants to know of each before he goes there."""

from msgspec.structs import asdict

from inkognito.core.seats import Seat
from inkognito.game import Game
from inkognito.protocol.messages import LobbyTable
from inkognito.protocol.terms import Person
from inkognito.tables.table import Table


class MyTable(LobbyTable, frozen=True):
    """A table as the lobby lists it, and what it is to me.

    `seat` is my chair; `waits` where the game waits for me; `turn` is the number of the turn or
    round, if the table is awake and a game is played there.
    """

    seat: Seat | None
    waits: bool
    turn: int | None


def my_table(listing: LobbyTable, person: Person, table: Table | None) -> MyTable:
    """What the person wants to know; `table` only where it is awake."""
    seats = (chair.seat for chair in listing.chairs if chair.person == person)
    seat = next(seats, None) if table is None else table.seat_of(person)
    waits = table is not None and seat in table.running
    is_played = table is not None and listing.status in ("playing", "paused")
    turn = turn_of(table.game) if table is not None and is_played else None
    return MyTable(**asdict(listing), seat=seat, waits=waits, turn=turn)


def turn_of(game: Game | None) -> int | None:
    """The number of the turn or round that a game is in."""
    if game is None:
        return None
    begun = [turn for turn in map(game.module.turn_begun, game.events) if turn is not None]
    return begun[-1] if begun else None
