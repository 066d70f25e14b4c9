"""The simulated disk: real SQLite files in a folder, and a driver whose work takes simulated time.

A transaction runs in one moment of the simulated time. What can go wrong before and after that
moment is decided by `DiskFaults`. What a loss of power leaves is in `torn`.
"""

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Literal, Protocol, TypeAlias, TypeVar

from msgspec import Struct
from sqlalchemy import Select
from sqlalchemy.exc import SQLAlchemyError

from inkognito.store.database import Database
from inkognito.store.migrate import migrate
from inkognito.store.sqlite import Sqlite
from inkognito.store.store import Store
from inkognito.store.urls import parse_url

T = TypeVar("T")

Operation: TypeAlias = Literal["read", "write", "fetch"]
MEMORY = Path("/dev/shm")  # noqa: S108 - a folder in memory, where there is one
FILE = "tables.sqlite3"
FILES = (FILE, f"{FILE}-wal")
"""What holds data. The third file, `-shm`, is an index that SQLite makes anew."""


class Fate(Struct, frozen=True):
    """What becomes of an operation: how long it takes before and after its moment, and what fails.

    An error after the moment leaves the data written and the caller told that it was not.
    """

    before: float = 0.0005
    after: float = 0.0005
    error: Literal["", "before", "after"] = ""
    message: str = "disk I/O error"
    crash: Literal["", "before", "after", "torn"] = ""


class DiskFaults(Protocol):
    """Decides what becomes of operations, and is told of crashes."""

    def fate(self, operation: Operation) -> Fate:
        """Return the fate of the next operation."""
        ...

    def crash(self, process: str, before: dict[str, bytes], after: dict[str, bytes]) -> None:
        """Crash this process now. A torn write names the files before and after it."""
        ...


class Calm:
    """A disk on which nothing goes wrong, and everything takes the same time."""

    def fate(self, _operation: Operation) -> Fate:
        return Fate()

    def crash(self, _process: str, _before: dict[str, bytes], _after: dict[str, bytes]) -> None:
        raise AssertionError("nothing crashes here")


class Disk:
    """The files of one database. They outlive the processes that use them."""

    def __init__(self) -> None:
        self._folder = TemporaryDirectory(
            prefix="inkognito-world-", dir=MEMORY if MEMORY.is_dir() else None
        )
        self.path = Path(self._folder.name) / FILE
        self.path.write_bytes(_empty_database())

    def contents(self) -> dict[str, bytes]:
        """Return the bytes of all files that hold data."""
        found = (self.path.with_name(name) for name in FILES)
        return {one.name: one.read_bytes() for one in found if one.exists()}

    def replace_by(self, contents: dict[str, bytes]) -> None:
        """Go on with these files, after a crash. Nobody may have the old ones open."""
        for old in self.path.parent.iterdir():
            old.unlink()
        for name, data in contents.items():
            self.path.with_name(name).write_bytes(data)

    def close(self) -> None:
        """Delete everything."""
        self._folder.cleanup()


class SimulatedSqlite(Sqlite):
    """SQLite as one process sees it, on a disk that takes time and may fail."""

    def __init__(self, disk: Disk, process: str, faults: DiskFaults) -> None:
        super().__init__(disk.path)
        for engine in (self._engine, self._reads):
            _share_statements(engine)
        self._disk, self._process, self._faults = disk, process, faults
        self._free_at: dict[Any, float] = {}

    async def _on(self, threads: Any, work: Callable[..., T], *arguments: Any) -> T:
        """Do the work as a thread would: one piece after the other, in its time."""
        self._check_open()
        loop = asyncio.get_running_loop()
        operation: Operation = "write" if threads is self._writer else "read"
        fate, done = self._faults.fate(operation), loop.create_future()
        at = max(loop.time(), self._free_at.get(threads, 0.0)) + fate.before
        self._free_at[threads] = at + fate.after
        loop.call_at(at, self._do, fate, lambda: work(*arguments), done)
        result: T = await done
        return result

    async def fetch(self, query: Select[Any], values: dict[str, Any]) -> list[Any]:
        """Return all rows of a small query, which takes no time."""
        fate = self._faults.fate("fetch")
        if fate.error:
            raise sqlite3.OperationalError(fate.message)
        return await super().fetch(query, values)

    async def close(self) -> None:
        """Close after all operations that have begun, as the threads of a real process do."""
        self._is_closed = True
        now = asyncio.get_running_loop().time()
        await asyncio.sleep(max([now, *self._free_at.values()]) - now)
        await super().close()

    def _do(self, fate: Fate, work: Callable[[], T], done: "asyncio.Future[T]") -> None:
        """The moment of an operation."""
        loop = asyncio.get_running_loop()
        if fate.crash:
            self._crash(fate.crash, work)
            return
        try:
            result = self._attempt(fate, work)
        except Exception as error:  # noqa: BLE001 - the caller gets it, as from a thread
            loop.call_later(fate.after, _fail, done, error)
        else:
            loop.call_later(fate.after, _settle, done, result)

    def _attempt(self, fate: Fate, work: Callable[[], T]) -> T:
        if fate.error == "before":
            raise sqlite3.OperationalError(fate.message)
        result = work()
        if fate.error == "after":
            raise sqlite3.OperationalError(fate.message)
        return result

    def _crash(self, how: str, work: Callable[[], Any]) -> None:
        is_torn = how == "torn"
        before = self._disk.contents() if is_torn else {}
        if how != "before":
            with suppress(sqlite3.Error, SQLAlchemyError):
                work()
        self._faults.crash(self._process, before, self._disk.contents() if is_torn else {})

    def abandon(self) -> None:
        """The process was killed: give its connections back to the operating system."""
        self._is_closed = True
        self._close()


async def simulated_store(disk: Disk, process: str, faults: DiskFaults) -> Store:
    """Open the real store over the simulated disk. There is no lock: processes may compete."""
    driver = SimulatedSqlite(disk, process, faults)
    store = Store(Database(parse_url(f"sqlite:///{disk.path}"), driver), None)
    await migrate(store._database)
    return store


_ENGINES: list[Any] = []
"""The engine of the first process, which has compiled most statements before."""


def _share_statements(engine: Any) -> None:
    """Compile each statement once, not once in each process: that would take most of the time."""
    if not _ENGINES:
        _ENGINES.append(engine)
    engine.dialect, engine._compiled_cache = _ENGINES[0].dialect, _ENGINES[0]._compiled_cache


@cache
def _empty_database() -> bytes:
    """Return the file of a database with all migrations: made once, because they take long."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / FILE

        async def make() -> None:
            await (await Store.open(f"sqlite:///{path}")).close()

        asyncio.run(make())
        return path.read_bytes()


def _settle(future: "asyncio.Future[T]", result: T) -> None:
    if not future.done():
        future.set_result(result)


def _fail(future: "asyncio.Future[Any]", error: Exception) -> None:
    if not future.done():
        future.set_exception(error)
