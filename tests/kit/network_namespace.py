"""A network of its own for one process, whose cable can be cut without anybody being told.

Needs Linux, root and `ip`. The database, which listens on a socket file, is reached over a relay.
"""

import asyncio
import os
import secrets
import shutil
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from tests.kit.cluster import METRIC, Member
from tests.kit.limits import PATIENCE


def are_possible() -> bool:
    """Whether this process may make networks."""
    return shutil.which("ip") is not None and os.name == "posix" and os.geteuid() == 0


class Network:
    """A network with one cable to the outside."""

    def __init__(self) -> None:
        self.name = f"inkognito-{secrets.token_hex(3)}"
        block = f"10.213.{secrets.randbelow(256)}"
        self.outside, self.inside = f"{block}.1", f"{block}.2"
        self._outer, self._inner = f"ik{secrets.token_hex(3)}", f"ik{secrets.token_hex(3)}"

    def make(self) -> None:
        """Make the network and plug it in."""
        _ip("netns", "add", self.name)
        _ip("link", "add", self._outer, "type", "veth", "peer", "name", self._inner)
        _ip("link", "set", self._inner, "netns", self.name)
        _ip("addr", "add", f"{self.outside}/30", "dev", self._outer)
        _ip("link", "set", self._outer, "up")
        self._inside("addr", "add", f"{self.inside}/30", "dev", self._inner)
        self._inside("link", "set", "lo", "up")
        self.mend()

    def cut(self) -> None:
        """Nothing goes in or out from now on, and nobody is told."""
        self._inside("link", "set", self._inner, "down")

    def mend(self) -> None:
        """Plug the cable in again."""
        self._inside("link", "set", self._inner, "up")

    def remove(self) -> None:
        """Remove the network; both ends of the cable go with it."""
        _ip("netns", "del", self.name)

    def _inside(self, *arguments: str) -> None:
        _ip("-n", self.name, *arguments)


def _ip(*arguments: str) -> None:
    subprocess.run(["ip", *arguments], check=True, timeout=PATIENCE)  # noqa: S603, S607


class RemoteMember(Member):
    """A process in a network of its own."""

    def __init__(self, network: Network, database: str, home: Path, key: str, *flags: str) -> None:
        self.host = network.inside
        self.prefix = ("ip", "netns", "exec", network.name)
        super().__init__(database, home, key, *flags, host=network.inside)

    def standing(self) -> dict[str, int]:
        """Return how many members it sees, and how many buckets it has: asked from inside."""
        ask = "import sys, urllib.request as web; print(web.urlopen(sys.argv[1]).read().decode())"
        command = [*self.prefix, sys.executable, "-c", ask, self.metrics]
        said = subprocess.run(  # noqa: S603 - our own question
            command, check=True, timeout=PATIENCE, capture_output=True, text=True
        )
        return {name: int(number) for name, number in METRIC.findall(said.stdout)}


@asynccontextmanager
async def relayed(outside: str, socket_file: str) -> AsyncIterator[int]:
    """Pass everything on from a port of this address to a socket file. Yields the port."""

    async def pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        far_reader, far_writer = await asyncio.open_unix_connection(socket_file)
        await asyncio.gather(_copy(reader, far_writer), _copy(far_reader, writer))

    passing: set[asyncio.Task[None]] = set()

    def accept(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.create_task(pass_on(reader, writer))
        passing.add(task)
        task.add_done_callback(passing.discard)

    server = await asyncio.start_server(accept, outside, 0)
    try:
        port: int = server.sockets[0].getsockname()[1]
        yield port
    finally:
        server.close()
        for task in passing:
            task.cancel()


async def _copy(reader: asyncio.StreamReader, writer: Any) -> None:
    try:
        while data := await reader.read(65_536):
            writer.write(data)
            await writer.drain()
    except OSError:
        pass
    finally:
        writer.close()
