"""Other processes that use a store, to be watched and killed. Run as a script, this file is one.

A child says on its standard output what it has done, and ends when its standard input does.
"""

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from threading import Timer

from inkognito.store.problems import StoreProblem
from inkognito.store.store import Store
from tests.store.samples import is_listed, listing, row

LONGEST = 60
"""A child that hangs is ended after this many seconds."""


class Child:
    """A process of ours."""

    def __init__(self, *arguments: str) -> None:
        root = Path(__file__).parents[2]
        self._process = subprocess.Popen(  # noqa: S603 - a program of our own
            [sys.executable, __file__, *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={"PYTHONPATH": str(root)},
        )
        self._guard = Timer(LONGEST, self._process.kill)
        self._guard.daemon = True
        self._guard.start()

    @property
    def lines(self) -> Iterator[str]:
        """What it says, line by line; a line that was not finished is none."""
        assert self._process.stdout is not None
        for line in self._process.stdout:
            if line.endswith("\n"):
                yield line.strip()

    def kill(self) -> None:
        """End it without any warning."""
        self._process.kill()

    def end(self) -> int:
        """Let it end, and say how it did."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.close()
        code = self._process.wait(LONGEST)
        self._process.stdout.close()
        self._guard.cancel()
        return code


def start(what: str, url: str, address: str = "") -> Child:
    """A child that does this."""
    return Child(what, url, address)


async def _open(url: str, address: str) -> None:
    try:
        store = await Store.open(url, address)
    except StoreProblem as problem:
        print(problem.code, flush=True)  # noqa: T201
        return
    print("opened", flush=True)  # noqa: T201
    await asyncio.to_thread(sys.stdin.read)
    await store.close()


async def _append(url: str, address: str) -> None:
    """Append at many tables for ever, and tell of each row when it is durable."""
    store = await Store.open(url, address)

    async def play(table: str) -> None:
        for seq in range(1, 1_000_000):
            new = row(table, seq)
            changed = listing(table, at=new.at) if is_listed(seq) else None
            assert await store.append(new, changed, is_closed=False)
            print(table, seq, flush=True)  # noqa: T201

    await asyncio.gather(*(play(f"t{number}") for number in range(40)))


if __name__ == "__main__":
    asyncio.run({"open": _open, "append": _append}[sys.argv[1]](*sys.argv[2:]))
