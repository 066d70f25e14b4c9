"""Writes the golden database of this version; never touches one that is there.

Starts a real server on a fresh file, where people and bots make a table of every kind and leave it
in every state, over HTTP and WebSockets alone. A manifest beside the file says what each table held
and what everybody had seen, and has the secrets of these people, who exist nowhere else.
"""

import asyncio
import json
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path
from shutil import copyfile
from typing import Any

from tests.golden.database.manifest import manifest_of
from tests.golden.database.reading import CLOSE_SOON, START
from tests.golden.database.scenes.beside_the_game import (
    conversations,
    devices,
    people_come_and_go,
    programs,
)
from tests.golden.database.scenes.endings import endings
from tests.golden.database.scenes.gathering import gathering
from tests.golden.database.scenes.in_progress import boards, cards, moments
from tests.golden.database.scenes.nobody_there import closing, coming_back, has_closed, last_things
from tests.golden.database.writer import Writer
from tests.kit.people import LEFT_OPEN
from tests.kit.serving import BEHIND_A_PROXY, Serving

FOLDER = Path(__file__).parent
FILE, MANIFEST = "tables.sqlite3", "manifest.json"


class ClosingSoon(Serving):
    """A server whose tables close as soon as everybody has gone."""

    def _process(self) -> subprocess.Popen[str]:
        command = [sys.executable, "-c", f"{CLOSE_SOON}; {START}", "serve", "--port", "0"]
        command += ["--database", self.database, "--fast-bots", "--workers", "1", *BEHIND_A_PROXY]
        with self.log.open("a") as log:
            return subprocess.Popen(  # noqa: S603 - our own server
                command, stdout=subprocess.PIPE, stderr=log, text=True
            )


SCENES: tuple[Callable[[Writer], Coroutine[Any, Any, None]], ...] = (
    coming_back,
    gathering,
    boards,
    cards,
    moments,
    people_come_and_go,
    conversations,
    programs,
    endings,
    devices,
    last_things,
)


async def write(folder: Path, work: Path) -> None:
    database = work / FILE
    url = f"sqlite:///{database}"
    early = ClosingSoon(url, work / "early")
    writer = Writer(early.start())
    async with stopped_at_the_end(early):
        await closing(writer)
        await has_closed(database, [one["table"] for one in writer.tables.values()])
    server = Serving(url, work / "home", *BEHIND_A_PROXY)
    server.port = early.port
    assert server.start() == writer.address
    async with stopped_at_the_end(server):
        for scene in SCENES:
            sys.stderr.write(f"{scene.__name__}\n")
            await scene(writer)
    while LEFT_OPEN:
        await LEFT_OPEN.pop().close()
    log = server.log.read_text() + early.log.read_text()
    assert not log, log
    tidy(database)
    manifest = provenance() | await manifest_of(writer, database)
    keep(folder, database, manifest)


@asynccontextmanager
async def stopped_at_the_end(server: Serving) -> AsyncIterator[None]:
    """Stop the server when all went well, and kill it when something went wrong."""
    try:
        yield
        await asyncio.to_thread(server.stop)
    finally:
        if server.process is not None:
            server.kill()


def tidy(database: Path) -> None:
    """Put everything into the one file."""
    connection = sqlite3.connect(database)
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.execute("VACUUM")
    connection.close()
    assert not list(database.parent.glob(f"{FILE}-*"))


def keep(folder: Path, database: Path, manifest: dict[str, Any]) -> None:
    """Write the golden database: the file, and the manifest beside it."""
    folder.mkdir()
    copyfile(database, folder / FILE)
    text = json.dumps(manifest, ensure_ascii=False, indent=1)
    (folder / MANIFEST).write_text(text + "\n", "utf-8")


def provenance() -> dict[str, Any]:
    """Which code writes the database, and when."""
    return {
        "commit": git("rev-parse", "HEAD"),
        "version": version("inkognito"),
        "written": datetime.now(UTC).isoformat(timespec="seconds"),
    }


def git(*arguments: str) -> str:
    command = ["git", "-C", str(FOLDER), *arguments]
    done = subprocess.run(command, check=True, capture_output=True, text=True, timeout=60)  # noqa: S603
    return done.stdout.strip()


def main() -> None:
    root = git("rev-parse", "--show-toplevel")
    assert not git("status", "--porcelain", f"{root}/src"), "the sources are not as committed"
    folder = FOLDER / ".".join(version("inkognito").split(".")[:2])
    assert not folder.exists(), f"{folder} is there, and stays as it is"
    with tempfile.TemporaryDirectory() as work:
        asyncio.run(write(folder, Path(work)))


if __name__ == "__main__":
    main()
