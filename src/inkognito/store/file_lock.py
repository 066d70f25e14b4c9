"""One process at a time: a lock beside a SQLite file, and the address of its holder.

The operating system frees the lock when its process ends, however it ends.
"""

from contextlib import suppress
from pathlib import Path

from filelock import FileLock, Timeout

from inkognito.store.problems import StoreProblem


class DatabaseLock:
    """The lock of one database file, held from the start until `release`."""

    def __init__(self, database: Path, address: str = "") -> None:
        if not database.parent.is_dir():  # which the lock would create
            raise StoreProblem("cannot-open", path=str(database))
        self._address = database.with_name(database.name + ".address")
        self._lock = FileLock(database.with_name(database.name + ".lock"), mode=0o600)
        try:
            self._lock.acquire(timeout=0)
        except Timeout:
            raise StoreProblem("in-use", path=str(database), address=self._holder()) from None
        except OSError as error:
            raise StoreProblem("cannot-open", path=str(database)) from error
        self.tell(address)

    def tell(self, address: str) -> None:
        """Publish where the holder can be reached, once that is known."""
        self._address.write_text(address, "utf-8")

    def release(self) -> None:
        """Let the next process in.

        Windows removes no file that somebody reads: then the old address stays until the next
        process writes its own, and nobody takes it for true who gets the lock.
        """
        with suppress(OSError):
            self._address.unlink(missing_ok=True)
        self._lock.release()

    def _holder(self) -> str:
        with suppress(OSError, UnicodeDecodeError):
            return self._address.read_text("utf-8")
        return ""
