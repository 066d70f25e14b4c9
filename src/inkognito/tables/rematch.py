"""A rematch: a new table for the same people, with the same settings and chairs."""

from msgspec.structs import replace

from inkognito.core.refusals import Refused
from inkognito.protocol.terms import Person
from inkognito.tables import entries as log
from inkognito.tables.ports import RandomSource
from inkognito.tables.table import Table

OPEN = "open"
"""The id of the request that opens a table."""


def rematch_row(table: Table, at: int, person: Person, random: RandomSource) -> log.Row:
    """Return the first row of the new table: same settings, same chairs, a new seed."""
    if table.status not in ("over", "aborted"):
        raise Refused("not-over")
    if table.seat_of(person) is None:
        raise Refused("not-seated")
    if table.rematch is not None:
        raise Refused("already-begun")
    bots = {seat: chair.bot for seat, chair in table.chairs.items() if chair.bot is not None}
    seated = tuple(
        log.Sat(chair.person, seat)
        for seat, chair in table.chairs.items()
        if chair.person is not None and chair.person not in table.banned
    )
    seal = random.seal()
    opened = log.Opened(
        replace(table.settings, bots=bots), person, seal.seed.hex(), seal.salt.hex(), table.id
    )
    return log.Row(random.table_name(), 1, at, person, OPEN, (opened, *seated))
