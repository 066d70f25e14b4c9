"""The most secrets of each kind that one guest may have. A new one replaces the oldest.

So nobody fills the database by asking for links and tokens without end.
"""

from typing import Final

from sqlalchemy import Delete, Table, delete, select

from inkognito.protocol.terms import Person

MOST_DEVICES: Final = 50
MOST_LINKS: Final = 10
MOST_TOKENS: Final = 20
MOST_SHARES: Final = 20
"""Tokens and shares are counted at each table."""


def without_surplus(
    table: Table, most: int, new: str, guest: Person, at: str | None = None
) -> Delete:
    """Return what deletes all of a guest's secrets but the latest; `at` is a table of theirs.

    The `new` one stays, even if others were made in the same millisecond.
    """
    theirs = [table.c.guest == guest, *([] if at is None else [table.c.table_id == at])]
    age = table.c.expires if "expires" in table.c else table.c.created
    latest = select(table.c.hash).where(*theirs).order_by(age.desc(), table.c.hash).limit(most)
    return delete(table).where(*theirs, table.c.hash != new, table.c.hash.not_in(latest))
