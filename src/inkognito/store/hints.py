"""The hints that players used, which are told when their game is over.

Until then nobody else may notice that somebody asked: hints are noted, and written with the next
heartbeat. The process that hosts a table knows what it has noted, and answers for the table.
"""

from collections.abc import Iterable
from functools import partial
from typing import Any, Final, TypeAlias

from sqlalchemy import Connection, Integer, Text, bindparam, select

from inkognito.protocol.terms import Person
from inkognito.store.database import Database
from inkognito.store.notes import Notes
from inkognito.store.schema import GUESTS, HINTS

HintKey: TypeAlias = tuple[str, Person, int]
"""A hint: at which table, for whom, and at which decision. Its number is its level."""


class StoredHints:
    """The part of the store that keeps hints."""

    _database: Database
    _noted_hints: Notes[HintKey]

    def note_hint(self, guest: Person, table: str, decision: int, level: int) -> None:
        """Note that the guest used a hint at a decision; the highest level counts.

        The next heartbeat makes it durable.
        """
        self._noted_hints.note((table, guest, decision), level)

    async def hints(self, table: str) -> dict[Person, tuple[int, ...]]:
        """Return the levels of the hints that everybody used at this table."""
        noted = self._noted_hints.waiting()  # before reading: what is written meanwhile is in both
        here = {key: level for key, level in noted.items() if key[0] == table}
        stored = await self._database.fetch(_HINTS_AT, table=table)
        used: dict[Person, tuple[int, ...]] = {}
        for (_, guest, _), level in _together(stored, here):
            used[guest] = (*used.get(guest, ()), level)
        return used


def hints_of(
    connection: Connection, guest: Person, noted: dict[HintKey, int]
) -> list[dict[str, Any]]:
    """Return the hints that a guest used, with those that are noted and not written yet."""
    theirs = {key: level for key, level in noted.items() if key[1] == guest}
    stored = connection.execute(_HINTS_OF, {"guest": guest})
    return [
        {"table": table, "decision": decision, "level": level}
        for (table, _, decision), level in _together(stored, theirs)
    ]


def _together(stored: Iterable[Any], noted: dict[HintKey, int]) -> list[tuple[HintKey, int]]:
    """Return all hints in order, each with its highest level."""
    levels = dict(noted)
    for table, guest, decision, level in stored:
        key = (table, guest, decision)
        levels[key] = max(level, levels.get(key, level))
    return sorted(levels.items())


def noted_hints(database: Database) -> Notes[HintKey]:
    """Return notes of hints for this database."""
    insert = database.insert(HINTS).from_select(list(_NOTE), _NOTED_BY_A_GUEST)
    upsert = insert.on_conflict_do_update(
        index_elements=[*HINTS.primary_key],
        set_={"level": insert.excluded.level},
        where=HINTS.c.level < insert.excluded.level,
    )
    return Notes(partial(_write, upsert))


def _write(upsert: Any, connection: Connection, noted: dict[HintKey, int]) -> None:
    """Write the hints of all guests who were not deleted meanwhile."""
    values = [
        _NOBODYS,
        *(dict(zip(_NOTE, (*key, noted[key]), strict=True)) for key in sorted(noted)),
    ]
    connection.execute(upsert, values)


_NOTE: Final = ("table_id", "guest", "decision", "level")
_NOBODYS: Final = dict(zip(_NOTE, ("", "", 0, 0), strict=True))
"""Written with every heartbeat, and inserts nothing: a beat takes as long with hints as without."""

_NOTED_BY_A_GUEST: Final = (
    select(
        bindparam("table_id", type_=Text),
        GUESTS.c.id,
        bindparam("decision", type_=Integer),
        bindparam("level", type_=Integer),
    )
    .where(GUESTS.c.id == bindparam("guest"))
    .with_for_update(read=True, key_share=True)  # in PostgreSQL others may delete them meanwhile
)
_LEVELS: Final = select(HINTS.c.table_id, HINTS.c.guest, HINTS.c.decision, HINTS.c.level)
_HINTS_AT: Final = _LEVELS.where(HINTS.c.table_id == bindparam("table"))
_HINTS_OF: Final = _LEVELS.where(HINTS.c.guest == bindparam("guest"))
