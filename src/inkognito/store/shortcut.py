"""The short way into a SQLite file, and out of it.

On the usual way whatever is asked crosses to the driver's thread and back a dozen times, and each
time waits its turn in a busy process. Here a batch of rows crosses once: it is one statement, by
one thread, and all rows are stored or none. Small questions do not cross at all: SQLite answers
them from memory in less time, and readers never wait for the writer.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cache
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, Final, TypeAlias

_STATEMENTS: Final = 512
"""So many batches of different sizes are kept as prepared statements."""


_Batch: TypeAlias = "tuple[str, Sequence[tuple[Any, ...]], asyncio.Future[bool]]"


class Shortcut:
    """Two connections of its own: one inserts, in its thread, and one reads."""

    def __init__(self, path: Path, set_up: Callable[[sqlite3.Connection], None]) -> None:
        self._path, self._set_up = path, set_up
        self._batches: SimpleQueue[_Batch | None] = SimpleQueue()
        self._thread: Thread | None = None
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
        if self._thread is None:
            self._thread = Thread(target=self._write, name="inkognito-log", daemon=True)
            self._thread.start()
        answer: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._batches.put((table, rows, answer))
        return await answer

    def _write(self) -> None:
        """Write one batch after the other. Each crosses over once, and its answer crosses back."""
        while (batch := self._batches.get()) is not None:
            table, rows, answer = batch
            is_stored = self._insert(table, rows)
            with suppress(RuntimeError):  # nobody waits in a loop that is closed
                answer.get_loop().call_soon_threadsafe(_tell, answer, is_stored)

    def _insert(self, table: str, rows: Sequence[tuple[Any, ...]]) -> bool:
        values = [value for row in rows for value in row]
        try:
            # Outside of a transaction a statement is one by itself: begun, done and synced.
            if self._connection is None:
                self._connection = self._connect()
            self._connection.execute(_statement(table, len(rows[0]), len(rows)), values)
        except Exception:  # noqa: BLE001 - whatever it is, the usual way meets it again
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
        if self._thread is not None:
            self._batches.put(None)
            self._thread.join()
            self._thread = None
        for connection in (self._connection, self._reading):
            if connection is not None:
                connection.close()
        self._connection = self._reading = None


def _tell(answer: "asyncio.Future[bool]", is_stored: bool) -> None:
    if not answer.done():  # whoever waited may have given up
        answer.set_result(is_stored)


@cache
def _statement(table: str, columns: int, rows: int) -> str:
    row = f"({', '.join('?' * columns)})"
    return f"INSERT INTO {table} VALUES {', '.join([row] * rows)}"  # noqa: S608 - our own names
