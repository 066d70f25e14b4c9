"""Planted bugs: each breaks one promise of the server, and the storms must find it."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

from inkognito.server import effect_runner
from inkognito.server.effect_runner import EffectRunner
from inkognito.server.hosted_table import HostedTable
from inkognito.server.system_ports import SteadyClock
from inkognito.store.database import Database
from inkognito.store.sqlite import Sqlite
from inkognito.store.writer import Writer
from inkognito.tables.effects import AppendRow
from inkognito.tables.stream import Stream
from inkognito.tables.table_session import TableSession

Bug = Callable[[], Any]
"""Plants itself while its context is open."""


def _acknowledges_before_the_write() -> Any:
    def append(self: EffectRunner, hosted: HostedTable, effect: AppendRow) -> None:
        appended = self._store.append(effect.row, effect.listing, effect.is_closed)
        appended.add_done_callback(lambda done: done.exception())
        self.run(hosted, hosted.session.stored(self._clock()))

    return patch.dict(effect_runner._HANDLERS, {AppendRow: append})


def _loses_a_row() -> Any:
    """Every twentieth batch is reported as stored, and is not."""
    commit, calls = Writer._commit, iter(range(10**9))

    async def lossy(self: Writer, batch: Any) -> list[bool]:
        return [True] * len(batch) if next(calls) % 20 == 19 else await commit(self, batch)

    return patch.object(Writer, "_commit", lossy)


def _forgets_which_requests_were_accepted() -> Any:
    return patch.object(Stream, "remember", lambda *_: None)


def _overwrites_rows_of_another_process() -> Any:
    """The primary key is no fence: the last writer wins."""

    def insert_all(_self: Database, connection: Any, table: Any, rows: Any, _key: Any) -> Any:
        names = ", ".join("?" * len(table.columns))
        driver = connection.connection.driver_connection
        values = [tuple(row[name] for name in table.columns.keys()) for row in rows]  # noqa: SIM118
        driver.executemany(f"INSERT OR REPLACE INTO {table.name} VALUES ({names})", values)  # noqa: S608
        return [True] * len(rows)

    return patch.object(Database, "insert_new", insert_all)


def _stays_busy_after_a_failed_write() -> Any:
    """A table whose row could not be stored stays busy for ever."""
    return patch.object(TableSession, "failed", lambda *_: [])


def _lets_the_clock_jump() -> Any:
    return patch.object(SteadyClock, "__call__", lambda self: self._clock())


def _undoes_a_commit() -> Any:
    """Every twenty-fifth transaction is rolled back, and reported as durable."""
    write, undone = Sqlite._write, iter(range(10**9))

    def forgetful(self: Sqlite, work: Any, _begins_itself: bool = False) -> Any:
        def then_undo(connection: Any) -> Any:
            result = work(connection)
            if next(undone) % 25 == 24:
                connection.connection.driver_connection.execute("ROLLBACK")
                connection.connection.driver_connection.execute("BEGIN")
            return result

        return write(self, then_undo)

    return patch.object(Sqlite, "_write", forgetful)


def _leaves_out_a_sighting() -> Any:
    """A client that comes back is sent everything from one number too many on."""
    replay = TableSession.replay_from

    def late(self: TableSession, participant: Any, after: int) -> Any:
        return replay(self, participant, after + 1)

    return patch.object(TableSession, "replay_from", late)


BUGS: dict[str, Bug] = {
    "acknowledges before the write": _acknowledges_before_the_write,
    "loses a row": _loses_a_row,
    "forgets which requests were accepted": _forgets_which_requests_were_accepted,
    "overwrites rows of another process": _overwrites_rows_of_another_process,
    "stays busy after a failed write": _stays_busy_after_a_failed_write,
    "lets the clock jump": _lets_the_clock_jump,
    "undoes a commit": _undoes_a_commit,
    "leaves out a sighting when somebody comes back": _leaves_out_a_sighting,
}


@contextmanager
def planted(bug: str) -> Iterator[None]:
    """Plant a bug inside the block."""
    with BUGS[bug]():
        yield
