"""When guests were last seen: noted, and written with the next heartbeat.

After a crash thousands of guests come back at once, and nobody waits for these writes.
"""

from typing import Final

from sqlalchemy import Connection, bindparam, update

from inkognito.protocol.terms import Person
from inkognito.store.notes import Notes
from inkognito.store.schema import GUESTS


def last_seen() -> Notes[Person]:
    """Return notes of when guests were seen."""
    return Notes(_write)


def _write(connection: Connection, seen: dict[Person, int]) -> None:
    values = [{"guest": guest, "at": seen[guest]} for guest in sorted(seen)]
    connection.execute(_UPDATE, [_NOBODY, *values])


_NOBODY: Final = {"guest": "", "at": 0}
"""Written with every heartbeat, and changes nothing: a beat takes as long with notes as without."""

_UPDATE: Final = (
    update(GUESTS).where(GUESTS.c.id == bindparam("guest")).values(seen=bindparam("at"))
)
