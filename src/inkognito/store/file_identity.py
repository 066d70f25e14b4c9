"""Whether a SQLite file is still the one that was opened.

A process goes on writing to a file that was deleted or replaced, and everything that it writes is
lost. The same holds for the write-ahead log beside it.
"""

import os
from pathlib import Path
from typing import TypeAlias

from inkognito.store.problems import StoreProblem

Identity: TypeAlias = tuple[int, int]


class FileIdentity:
    """Which file a path led to at the beginning."""

    def __init__(self, path: Path) -> None:
        self._path, self._log = str(path), f"{path}-wal"
        self._file_before: Identity | None = None
        self._log_before: Identity | None = None

    def check(self) -> None:
        """Raise StoreProblem if the file is gone or another one. The first call remembers it."""
        found = _identity(self._path)
        if self._file_before is None:
            self._file_before = found
        if found is None or found != self._file_before:
            raise StoreProblem("database-gone")

    def check_log(self) -> None:
        """Do the same for the write-ahead log, which is there after the first transaction."""
        found = _identity(self._log)
        if self._log_before is None:
            self._log_before = found
        if found != self._log_before:
            raise StoreProblem("database-gone")


def _identity(path: str) -> Identity | None:
    try:
        found = os.stat(path)
    except OSError:
        return None
    return found.st_dev, found.st_ino
