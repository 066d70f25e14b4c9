"""One side of a comparison of two checkouts: our server of one checkout plays the tiny game.

`against` runs this file with the modules of the checkout that is measured, also of old ones, so it
uses only what their benchmarks have had since version 0.1.0. Prints its figures as JSON.

`python one_side.py TABLES SECONDS [--instructions]`. Instructions are those of the server in user
space, counted by Valgrind. They do not depend on how busy the machine is.
"""

import argparse
import json
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from bench import server
from bench.contestants import loading

WARM_UP: Final = 5.0
"""Under Valgrind everything takes longer."""

IDLE: Final = 5.0
"""What an idle server does in this many seconds is subtracted: slow moves have more of it."""

PATIENCE: Final = 300.0
_TOTAL: Final = re.compile(r"^totals: (\d+)", re.MULTILINE)


def main() -> None:
    """Measure one side."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("tables", type=int)
    parser.add_argument("seconds", type=float)
    parser.add_argument("--instructions", action="store_true")
    arguments = parser.parse_args()
    measured = counted if arguments.instructions else timed
    print(json.dumps(measured(arguments.tables, arguments.seconds)))


def timed(tables: int, seconds: float) -> dict[str, Any]:
    """Return moves per second, and per CPU second of the server."""
    with server.our_side("tiny", tables) as side:
        return server.closed_loop(side, seconds)


def counted(tables: int, seconds: float) -> dict[str, Any]:
    """Return instructions per move."""
    with tempfile.TemporaryDirectory(prefix="inkognito-bench-") as name:
        folder = Path(name)
        sys.executable = str(_python_in_valgrind(folder))
        with server.our_side("tiny", tables) as (kind, running, prepared):
            plan = {"kind": kind, "url": running.url, "tables": prepared, "mode": "closed"}
            times = {"warmUp": WARM_UP, "seconds": seconds}
            pid = str(running.process.pid)
            with loading(plan | times, seconds + PATIENCE) as load:
                load.until("begin")
                with _counting(pid):
                    end = load.until("end")
                load.until("settled")
            time.sleep(IDLE)  # everybody leaves
            with _counting(pid):
                time.sleep(IDLE)
        playing, idle = (_total(folder / f"counted.{number}") for number in (1, 2))
    return {"instructions/move": (playing - idle * end["seconds"] / IDLE) / end["moves"]}


@contextmanager
def _counting(pid: str) -> Iterator[None]:
    """Count the instructions of the server inside the block."""
    _control("--instr=on", pid)
    yield
    _control("--instr=off", pid)
    _control("--dump", pid)


def _total(dump: Path) -> int:
    """Return the instructions in a dump."""
    return sum(map(int, _TOTAL.findall(dump.read_text())))


def _python_in_valgrind(folder: Path) -> Path:
    """Return a program that runs Python in Valgrind, which counts once it is told to."""
    options = f"--instr-atstart=no --callgrind-out-file={folder}/counted -q"
    program = folder / "python"
    command = f'exec valgrind --tool=callgrind {options} {sys.executable} "$@"'
    program.write_text(f"#!/bin/sh\n{command}\n")
    program.chmod(0o700)
    return program


def _control(what: str, pid: str) -> None:
    command = ["callgrind_control", what, pid]
    quiet = subprocess.DEVNULL
    subprocess.run(command, check=True, timeout=60, stdout=quiet, stderr=quiet)


if __name__ == "__main__":
    main()
