"""The short way into a SQLite file: all rows of a batch in one statement, by one thread.

On the usual way a batch crosses to the driver's thread and back a dozen times, and each time waits
its turn in a busy process. Here it crosses once. All rows are stored, or none.
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
    """A connection of its own, which inserts and does nothing else."""

    def __init__(self, path: Path, set_up: Callable[[sqlite3.Connection], None]) -> None:
        self._path, self._set_up = path, set_up
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="inkognito-log")
        self._connection: sqlite3.Connection | None = None

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
            self._connected().execute(_statement(table, len(rows[0]), len(rows)), values)
        except (sqlite3.Error, UnicodeEncodeError):
            return False
        return True

    def _connected(self) -> sqlite3.Connection:
        if self._connection is None:
            connection = sqlite3.connect(
                self._path, isolation_level=None, cached_statements=_STATEMENTS
            )
            self._set_up(connection)
            self._connection = connection
        return self._connection

    def close(self) -> None:
        """Let go of the file."""
        self._thread.submit(self._disconnect).result()
        self._thread.shutdown()

    def _disconnect(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None


@cache
def _statement(table: str, columns: int, rows: int) -> str:
    row = f"({', '.join('?' * columns)})"
    return f"INSERT INTO {table} VALUES {', '.join([row] * rows)}"  # noqa: S608 - our own names
