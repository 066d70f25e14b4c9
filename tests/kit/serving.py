"""A real server in a process of its own, on a free loopback port."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

STARTS_WITHIN = 60
ENDS_WITHIN = 30


class Serving:
    """A server that can be stopped, killed and started again on the same database and port."""

    def __init__(self, database: str, *flags: str) -> None:
        self.database, self._flags = database, flags
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> str:
        """Start it; the address once people can come."""
        command = [sys.executable, "-m", "inkognito", "serve", "--port", str(self.port)]
        command += ["--database", self.database, "--fast-bots", "--log-format", "plain"]
        self.process = subprocess.Popen(
            [*command, *self._flags],
            stdout=subprocess.PIPE,
            text=True,
            env=os.environ | {"PYTHONUNBUFFERED": "1"},
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)/", line)
        assert found, f"the server did not start: {line!r}"
        self.port = int(found[1])
        return self.address

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def stop(self) -> None:
        """End it as an operator would."""
        self._end(signal.SIGTERM)

    def kill(self) -> None:
        """End it at once, whatever it is doing."""
        self._end(signal.SIGKILL)

    def _end(self, how: signal.Signals) -> None:
        process, self.process = self.process, None
        if process is not None:
            process.send_signal(how)
            process.wait(ENDS_WITHIN)
            if process.stdout is not None:
                process.stdout.close()


@contextmanager
def serving(database: str, *flags: str) -> Iterator[Serving]:
    """A server that runs inside the block."""
    server = Serving(database, *flags)
    server.start()
    try:
        yield server
    finally:
        if server.process is not None:
            server.kill()


def sqlite_in(folder: Path) -> str:
    """The url of a database file in a folder."""
    return f"sqlite:///{folder / 'tables.sqlite3'}"
