"""The short way into a SQLite file, and out of it.

On the usual way whatever is asked crosses to the driver's thread and back a dozen times, and each
time waits its turn in a busy process. Here a batch of rows crosses once: it is one statement, by
one thread, and all rows are stored or none. Small questions do not cross at all: SQLite answers
them from memory in less time, and readers never wait for the writer.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any, Final

_STATEMENTS: Final = 512
"""So many batches of different sizes are kept as prepared statements."""


class Shortcut:
    """Two connections of its own: one inserts, in its thread, and one reads."""

    def __init__(self, path: Path, set_up: Callable[[sqlite3.Connection], None]) -> None:
        self._path, self._set_up = path, set_up
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="inkognito-log")
        self._connection: sqlite3.Connection | None = None
        self._reading: sqlite3.Connection | None = None

    def fetch(self, query: str, values: Sequence[Any]) -> list[Any]:
        """The answer to a small question, at once."""
        if self._reading is None:
            self._reading = self._connect()
        return self._reading.execute(query, values).fetchall()

    async def insert(self, table: str, rows: Sequence[tuple[Any, ...]]) -> bool:
        """Whether all rows are durable; where not, none is there, and the usual way finds out why.

        If the last moment went wrong they may be there all the same, as on the usual way.
        """
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, self._insert, table, rows)

    def _insert(self, table: str, rows: Sequence[tuple[Any, ...]]) -> bool:
        values = [value for row in rows for value in row]
        try:
            # Outside of a transaction a statement is one by itself: begun, done and synced.
            if self._connection is None:
                self._connection = self._connect()
            self._connection.execute(_statement(table, len(rows[0]), len(rows)), values)
        except (sqlite3.Error, UnicodeEncodeError):
            return False
        return True

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(
            self._path, isolation_level=None, cached_statements=_STATEMENTS, check_same_thread=False
        )
        self._set_up(connection)
        return connection

    def close(self) -> None:
        """Finish what is being written, and let go of the file."""
        self._thread.shutdown()
        for connection in (self._connection, self._reading):
            if connection is not None:
                connection.close()
        self._connection = self._reading = None


@cache
def _statement(table: str, columns: int, rows: int) -> str:
    row = f"({', '.join('?' * columns)})"
    return f"INSERT INTO {table} VALUES {', '.join([row] * rows)}"  # noqa: S608 - our own names
