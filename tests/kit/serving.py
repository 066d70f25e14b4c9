"""A real server in its own process, on a free loopback port, without the user's folders."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from tests.kit.limits import killed_after

STARTS_WITHIN = 120
ENDS_WITHIN = 60
BEHIND_A_PROXY = ("--trusted-proxies", "127.0.0.1")
"""Lets each client of a test have an address, and limits, of its own."""


class Serving:
    """A server that can be stopped, killed and started again on the same database and port."""

    host = "127.0.0.1"
    prefix: tuple[str, ...] = ()
    """A command that starts the server somewhere else."""
    environment: Mapping[str, str] = {}
    """Variables in addition to the usual ones."""

    def __init__(self, database: str, home: Path, *flags: str) -> None:
        self.database, self.home, self._flags = database, home, flags
        self.port = 0
        self.process: subprocess.Popen[str] | None = None
        self.home.mkdir(parents=True, exist_ok=True)

    @property
    def address(self) -> str:
        return f"http://{self.host}:{self.port}"

    @property
    def log(self) -> Path:
        """The path of the server's log."""
        return self.home / "server.log"

    def start(self) -> str:
        """Start the server. Return its address once it accepts connections."""
        self.process = self._process()
        assert self.process.stdout is not None
        with killed_after(self.process, STARTS_WITHIN):
            line = self.process.stdout.readline()
        found = re.search(rf"http://{re.escape(self.host)}:(\d+)/", line)
        assert found, f"the server did not start: {line!r} {self.log.read_text()}"
        self.port = int(found[1])
        return self.address

    def try_to_start(self) -> tuple[int, str]:
        """Start a server that must fail. Return its exit code and its output."""
        process = self._process()
        with killed_after(process, STARTS_WITHIN), process:
            said, _ = process.communicate(timeout=STARTS_WITHIN)
        return process.returncode, said + self.log.read_text()

    def _process(self) -> subprocess.Popen[str]:
        command = [*self.prefix, sys.executable, "-m", "inkognito", "serve"]
        command += [
            "--host",
            self.host,
            "--port",
            str(self.port),
            "--database",
            self.database,
            "--fast-bots",
            "--log-format",
            "plain",
        ]
        with self.log.open("a") as log:
            return subprocess.Popen(  # noqa: S603 - our own server
                [*command, "--workers", "1", *self._flags],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env=_environment(self.home) | dict(self.environment),
            )

    def stop(self) -> int:
        """Stop the server as an operator would. Return its exit code."""
        return self._end(signal.SIGTERM)

    def kill(self) -> int:
        """Kill the server."""
        return self._end(signal.SIGKILL)

    def _end(self, how: signal.Signals) -> int:
        process, self.process = self.process, None
        assert process is not None
        process.send_signal(how)
        code = process.wait(ENDS_WITHIN)
        if process.stdout is not None:
            process.stdout.close()
        return code


def _environment(home: Path) -> dict[str, str]:
    """Return an environment with an empty home and no settings but the flags."""
    kept = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("INKOGNITO_", "XDG_"))
    }
    return kept | {"PYTHONUNBUFFERED": "1", "HOME": str(home), "USERPROFILE": str(home)}


@contextmanager
def serving(database: str, home: Path, *flags: str) -> Iterator[Serving]:
    """Run a server inside the block."""
    server = Serving(database, home, *flags)
    try:
        server.start()
        yield server
    finally:
        if server.process is not None:
            server.kill()


def sqlite_in(folder: Path) -> str:
    """Return the URL of a database file in a folder."""
    return f"sqlite:///{folder / 'tables.sqlite3'}"
