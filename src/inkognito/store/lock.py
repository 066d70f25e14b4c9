"""One process at a time: the lock beside a SQLite file, which says where its holder can be reached.

The system frees the lock when its process dies, however it dies. A process that was forked from it
keeps it as well. Where the system has no such locks (Windows) `is_guarded` is False, and nobody is
kept out.
"""

import os
import sys
from pathlib import Path

from inkognito.store.problems import StoreProblem

if sys.platform == "win32":

    def _take(_file: int) -> bool:
        return True

    IS_GUARDED = False
else:
    import fcntl

    def _take(file: int) -> bool:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True

    IS_GUARDED = True

_LONGEST_ADDRESS = 1_000


class FileLock:
    """The lock of one database file, held from the beginning until `release`."""

    is_guarded = IS_GUARDED

    def __init__(self, database: Path, address: str = "") -> None:
        self.path = database.with_name(database.name + ".lock")
        try:
            self._file = os.open(self.path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        except OSError as error:
            raise StoreProblem("cannot-open", path=str(database)) from error
        if not _take(self._file):
            holder = os.pread(self._file, _LONGEST_ADDRESS, 0).decode("utf-8", "replace")
            os.close(self._file)
            raise StoreProblem("in-use", path=str(database), address=holder)
        self.tell(address)

    def tell(self, address: str) -> None:
        """Say where the holder can be reached, once that is known."""
        os.ftruncate(self._file, 0)
        os.pwrite(self._file, address.encode(), 0)

    def release(self) -> None:
        """Let the next one in. The file stays: removing it would let two in at once."""
        self.tell("")
        os.close(self._file)
