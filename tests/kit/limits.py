"""Limits for what may hang: a process that says nothing is killed, so that reading from it ends."""

import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Timer
from typing import Any

PATIENCE = 60.0
"""Seconds after which something hangs; no step takes as long, even on a slow machine."""


@contextmanager
def killed_after(process: "subprocess.Popen[Any]", seconds: float = PATIENCE) -> Iterator[None]:
    """Kill the process if the block takes longer, so that no read in it waits for ever."""
    guard = Timer(seconds, process.kill)
    guard.daemon = True
    guard.start()
    try:
        yield
    finally:
        guard.cancel()
