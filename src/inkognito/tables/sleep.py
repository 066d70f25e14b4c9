"""How a table falls asleep: what must be known of it while it is not loaded.

A table that nobody uses is unloaded, and its alarm is stored. The server wakes it in time.
"""

from msgspec import Struct

from inkognito.core.seats import Seat


class Sleep(Struct, frozen=True):
    """A sleeping table: it fell asleep after the row `seq`, and must wake at `alarm`.

    `waits` are the seats of people whom its game waits for, `turn` is its turn or round.
    """

    seq: int
    alarm: int | None
    waits: tuple[Seat, ...] = ()
    turn: int | None = None
