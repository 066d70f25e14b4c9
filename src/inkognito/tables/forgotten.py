"""A person was deleted: their chair is free or played by a bot, and somebody else is host.

Where nobody is left to be host, nobody is, until the next person takes a chair.
"""

from collections.abc import Collection

from msgspec import Struct

from inkognito.core.refusals import Refused
from inkognito.protocol.terms import Person
from inkognito.tables import entries as log
from inkognito.tables.table import Table

NOBODY: Person = ""


class Forgotten(Struct, frozen=True):
    """The server's own request: this person is gone."""

    person: Person


def forgotten(table: Table, person: Person, known: Collection[Person]) -> tuple[log.AnyEntry, ...]:
    """Return the entries by which the table goes on without them, or raise Refused.

    `known` are all who have a name here: others were deleted before.
    """
    entries = (*_freed_chair(table, person), *_other_host(table, person, known))
    if not entries or table.status in ("over", "aborted"):
        raise Refused("not-seated")
    return entries


def new_host(table: Table, person: Person) -> tuple[log.HostChanged, ...]:
    """The person who takes a chair becomes host where nobody is."""
    return (log.HostChanged(person),) if table.host == NOBODY else ()


def _freed_chair(table: Table, person: Person) -> tuple[log.AnyEntry, ...]:
    seat = table.seat_of(person)
    if seat is None:
        return ()
    if table.game is None:
        return (log.StoodUp(person),)
    if table.chairs[seat].stand_in is not None:
        return ()
    return (log.TakenOver(seat, "left", table.game.decision),)


def _other_host(
    table: Table, person: Person, known: Collection[Person]
) -> tuple[log.HostChanged, ...]:
    """Those who play for themselves come first, then those for whom a bot plays."""
    if table.host != person:
        return ()
    seated = [chair.person for chair in table.chairs.values() if chair.person is not None]
    others = [one for one in seated if one in known and one not in (person, *table.banned)]
    others.sort(key=lambda one: one not in table.people)
    return (log.HostChanged(others[0] if others else NOBODY),)
