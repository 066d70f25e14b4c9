"""The checksums that the next rows of each table follow on.

The last checksum of a table that this process writes is kept. It is read from the log where another
process, or an earlier run, wrote the last row.
"""

from collections.abc import Iterable, Sequence
from itertools import islice
from typing import Any, Final

from sqlalchemy import Connection, bindparam, select

from inkognito.store.formats.chain import checksum
from inkognito.store.schema import LOG

MOST_KEPT: Final = 20_000

Values = dict[str, Any]


class Chains:
    """The last checksums of tables. One batch at a time uses them."""

    def __init__(self) -> None:
        self._last: dict[str, tuple[int, bytes]] = {}

    def link(self, connection: Connection, rows: Sequence[Values]) -> None:
        """Give each row its checksum. Rows of one table are in their order."""
        new: dict[str, tuple[int, bytes]] = {}
        for row in rows:
            table, seq = row["table_id"], row["seq"]
            known = new.get(table) or self._last.get(table)
            if seq == 1:
                before = None
            elif known is not None and known[0] == seq - 1:
                before = known[1]
            else:
                values = {"table": table, "before": seq - 1}
                before = connection.execute(_BEFORE, values).scalar_one_or_none()
            row["chain"] = checksum(before, tuple(row.values()))
            new[table] = (seq, row["chain"])

    def keep(self, rows: Iterable[Values]) -> None:
        """The rows are durable: the next one of each table follows on its last.

        Beyond the limit those tables are forgotten that have been known for the longest time.
        """
        last = self._last
        for row in rows:
            last[row["table_id"]] = (row["seq"], row["chain"])
        for table in list(islice(last, max(0, len(last) - MOST_KEPT))):
            del last[table]


_BEFORE: Final = select(LOG.c.chain).where(
    LOG.c.table_id == bindparam("table"), LOG.c.seq == bindparam("before")
)
