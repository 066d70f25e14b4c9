"""A real Chromium for the tests: the installed one, or else a downloaded one.

If there is none, root on Debian installs the distribution's package, and everyone else gets
Playwright's. Where neither works the tests fail and say what to do; they never skip.
"""

import fcntl
import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from playwright.sync_api import Browser, Playwright

CACHE = Path(__file__).parents[2] / ".cache"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
PLACES = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/usr/lib/chromium/chromium",
    "/opt/google/chrome/chrome",
)
ARGUMENTS = (
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
SECONDS_TO_FETCH = 900


def launch(playwright: Playwright) -> Browser:
    """Start a browser without a window; as root, without a sandbox."""
    alone = ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
    path = executable(playwright)
    return playwright.chromium.launch(executable_path=path, args=[*ARGUMENTS, *alone])


def executable(playwright: Playwright) -> str:
    """Return the path of Chromium; download it first if there is none."""
    found = _installed(playwright)
    if found is None:
        with only_one("chromium"):
            found = _installed(playwright) or _fetched(playwright)
    return found


def _installed(playwright: Playwright) -> str | None:
    named = (shutil.which(name) for name in NAMES)
    known = (place for place in (*PLACES, playwright.chromium.executable_path) if place)
    return next((name for name in named if name), None) or next(
        (place for place in known if Path(place).is_file()), None
    )


def _fetched(playwright: Playwright) -> str:
    said = []
    for command in _ways():
        said.append(_run(command))
        found = _installed(playwright)
        if found is not None:
            return found
    tried = "\n".join(said)
    raise AssertionError(
        "There is no Chromium. Install Chrome or Chromium (on Debian: apt-get install chromium), "
        f"or let Playwright fetch one (playwright install chromium). Tried:\n{tried}"
    )


def _ways() -> Iterator[list[str]]:
    apt = shutil.which("apt-get")
    if apt is not None and os.geteuid() == 0:
        yield [apt, "update", "--quiet"]
        yield [apt, "install", "--yes", "--quiet", "--no-install-recommends", "chromium"]
    yield [shutil.which("playwright") or "playwright", "install", "chromium"]


def _run(command: list[str]) -> str:
    """Run the command and return the end of its output."""
    try:
        done = subprocess.run(  # noqa: S603 - one of the ways above
            command,
            capture_output=True,
            text=True,
            timeout=SECONDS_TO_FETCH,
            check=False,
            env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"},
        )
    except (OSError, subprocess.TimeoutExpired) as problem:
        return f"{' '.join(command)}: {problem}"
    last = (done.stdout + done.stderr).strip().splitlines()[-3:]
    return f"{' '.join(command)} ended with {done.returncode}: {' / '.join(last)}"


@contextmanager
def only_one(what: str) -> Iterator[None]:
    """Hold a lock, so that one process of the suite at a time does this."""
    CACHE.mkdir(exist_ok=True)
    (CACHE / ".gitignore").write_text("*\n", "utf-8")
    with (CACHE / f"{what}.lock").open("w") as lock:
        for _ in range(SECONDS_TO_FETCH):
            if _is_locked(lock):
                break
            time.sleep(1)
        else:
            raise AssertionError(f"another process holds {lock.name}")
        yield


def _is_locked(lock: IO[str]) -> bool:
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True
