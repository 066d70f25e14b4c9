"""Processes to be killed: a real server that is back in a moment, and PostgreSQL itself."""

import os
import resource
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection as Pipe
from multiprocessing.process import BaseProcess
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import httpx
import psutil  # type: ignore[import-untyped]
from msgspec.structs import replace

from inkognito.server.logs import set_up_logs
from inkognito.server.run import run
from inkognito.server.settings import ServerSettings
from tests.kit.limits import PATIENCE
from tests.kit.postgres import Postgres

_FORKS = get_context("forkserver")
_FORKS.set_forkserver_preload(["inkognito.server.run"])
"""A process that has imported the server already forks one for each start: kills come closer
together, and more of them strike while people play."""


class Victim:
    """A real server on a database. It has no bots, whose processes would have to start too."""

    def __init__(self, database: str, home: Path) -> None:
        self._settings = ServerSettings(
            port=0, database=database, workers=0, trusted_proxies=("127.0.0.1",)
        )
        self.database, self._log = database, home / "server.log"
        self._process: BaseProcess | None = None
        self.address = ""

    @property
    def pid(self) -> int:
        assert self._process is not None
        assert self._process.pid is not None
        return self._process.pid

    def start(self) -> None:
        """Start it, and wait until it accepts connections; it always has the same port."""
        ours, theirs = _FORKS.Pipe(duplex=False)
        arguments = (self._settings, self._log, theirs)
        self._process = _FORKS.Process(target=_serve, args=arguments, daemon=True)
        self._process.start()
        theirs.close()
        assert ours.poll(PATIENCE), "the server did not start"
        self.address = ours.recv().rstrip("/")
        ours.close()
        port = int(self.address.rsplit(":", 1)[1])
        self._settings = replace(self._settings, port=port)

    @property
    def is_ready(self) -> bool:
        """Whether a supervisor would let guests in."""
        return httpx.get(f"{self.address}/ready", timeout=PATIENCE, trust_env=False).is_success

    @contextmanager
    def without_room(self) -> Iterator[None]:
        """Inside the block, the process can write to no file, as on a full disk."""
        before = resource.prlimit(self.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(self.pid, resource.RLIMIT_FSIZE, (1, before[1]))
        try:
            yield
        finally:
            resource.prlimit(self.pid, resource.RLIMIT_FSIZE, before)

    def kill(self) -> None:
        """Kill it with SIGKILL."""
        process, self._process = self._process, None
        assert process is not None
        assert process.pid is not None
        os.kill(process.pid, signal.SIGKILL)
        process.join(PATIENCE)
        process.close()

    def end(self) -> None:
        """Kill it, if it runs."""
        if self._process is not None:
            self.kill()


def _serve(settings: ServerSettings, log: Path, told: Pipe) -> None:
    descriptor = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
    for standard in (1, 2):
        os.dup2(descriptor, standard)
    set_up_logs("json")
    run(settings, open_browser=False, say=lambda address, _: told.send(address))


class MortalPostgres(Postgres):
    """A PostgreSQL that can be killed, and that syncs to the disk as in real life."""

    def fresh(self) -> str:
        url = super().fresh()
        self._server.psql("ALTER SYSTEM SET fsync = on; SELECT pg_reload_conf()")
        return url

    @contextmanager
    def only_reading(self) -> Iterator[None]:
        """Inside the block, nothing can be written to any database, as on a standby server."""
        reload = "; SELECT pg_reload_conf()"
        self._server.psql(f"ALTER SYSTEM SET default_transaction_read_only = on{reload}")
        try:
            yield
        finally:
            self._server.psql(f"ALTER SYSTEM RESET default_transaction_read_only{reload}")

    def kill(self) -> None:
        """Kill all of its processes with SIGKILL, the first one first."""
        first = psutil.Process(self._server.get_pid())
        processes = [first, *first.children(recursive=True)]
        for one in processes:
            _kill(one)
        psutil.wait_procs(processes, timeout=PATIENCE)

    def restart(self) -> None:
        """Start it again on what it has left; it recovers.

        The library waits ten seconds, and a busy disk may need more.
        """
        server: Any = self._server
        try:
            server.ensure_postgres_running()
        except subprocess.TimeoutExpired:
            _wait_until_ready(server.pgdata)
            server.ensure_postgres_running()


def _wait_until_ready(folder: Path) -> None:
    """Wait for the last word of the file in which a PostgreSQL that has started says how it is."""
    ends = monotonic() + PATIENCE
    while (folder / "postmaster.pid").read_text().split()[-1:] != ["ready"]:
        assert monotonic() < ends, "PostgreSQL does not recover"
        sleep(0.1)


def _kill(process: psutil.Process) -> None:
    try:
        process.kill()
    except psutil.NoSuchProcess:
        return
