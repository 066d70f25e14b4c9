"""Guests over real sockets, who keep every byte that reaches them, and the clock they share."""

import asyncio
from collections.abc import Callable
from mmap import mmap
from typing import Any

import httpx
import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect

from inkognito.protocol import requests
from inkognito.server.settings import COOKIE, PROTOCOL_VERSION
from tests.kit.limits import PATIENCE
from tests.kit.table_client import Client
from tests.world.world import START

STRIDE = 100_000
"""Milliseconds from one move to the next."""

COUNT_BYTES = 8


class Steps:
    """A clock that moves with each move of the game, so far that no limit is ever reached.

    The count is in memory that processes share which are forked later.
    """

    def __init__(self) -> None:
        self._shared = mmap(-1, COUNT_BYTES)

    @property
    def count(self) -> int:
        """The number of the move that is being made."""
        return int.from_bytes(self._shared[:COUNT_BYTES], "little")

    def advance(self) -> None:
        """Go on to the next move."""
        self._shared[:COUNT_BYTES] = (self.count + 1).to_bytes(COUNT_BYTES, "little")

    def clock(self) -> int:
        """The time in milliseconds."""
        return START + STRIDE * self.count

    def monotonic(self) -> float:
        """The time in seconds."""
        return STRIDE * self.count / 1_000


class Arrived(Struct, frozen=True):
    """Bytes that somebody got: during which move, and on which of their connections."""

    step: int
    where: str
    data: bytes


class Guest:
    """A person, or a spectator, with one WebSocket and everything that arrived by step."""

    def __init__(self, address: str, name: str | None, steps: Steps) -> None:
        self.address, self.name, self._steps = address, name, steps
        # A connection for each request: the server may close an idle one at any moment.
        alone = httpx.Limits(max_keepalive_connections=0)
        self.web = httpx.AsyncClient(trust_env=False, timeout=PATIENCE, limits=alone)
        self.client = Client(None)
        self.client._tab = name or "watcher"  # type: ignore[assignment]
        self.seen: list[Arrived] = []
        self._socket: ClientConnection | None = None
        self._arrived = asyncio.Event()

    def _keep(self, where: str, data: bytes) -> None:
        self.seen.append(Arrived(self._steps.count, where, data))

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        """Send a request, and keep the answer."""
        url, headers = f"{self.address}{path}", {"origin": self.address}
        answer = await self.web.request(method, url, json=body, headers=headers)
        shown = [one for one in answer.headers.raw if one[0].lower() != b"date"]
        self._keep("answers", repr((answer.status_code, shown, answer.content)).encode())
        return answer.json() if answer.content else None

    async def comes_in(self) -> None:
        """Become a guest."""
        me = await self.ask("POST", "/api/guests", {"name": self.name})
        self.client = Client(me["person"], self.name or "")
        self.client._tab = self.name  # type: ignore[assignment]

    async def connect(self, table: str) -> None:
        """Connect to the table, and read what comes."""
        secret = self.web.cookies.get(COOKIE)
        headers = {} if secret is None else {"cookie": f"{COOKIE}={secret}"}
        url = f"{self.address.replace('http', 'ws')}/ws/tables/{table}"
        origin: Any = self.address
        self._socket = await connect(url, additional_headers=headers, origin=origin, proxy=None)
        await self._socket.send(msgspec.json.encode(requests.Hello(PROTOCOL_VERSION)).decode())
        self._reading = asyncio.create_task(self._read(self._socket))
        await self.until(lambda: bool(self.client.viewer))

    async def _read(self, socket: ClientConnection) -> None:
        async for message in socket:
            data = message.encode() if isinstance(message, str) else message
            self._keep("frames", data)
            self.client.hear(data)
            self._arrived.set()

    async def wants(self, kind: type[requests.Request], **fields: Any) -> str:
        """Send a request over the socket and wait for the verdict."""
        return await self.send(*self.client.say(kind, **fields))

    async def send(self, name: str, data: bytes) -> str:
        """Send bytes and wait for the verdict on the request with this name."""
        assert self._socket is not None
        await self._socket.send(data.decode())
        await self.until(lambda: name in self.client.verdicts)
        return self.client.verdicts[name]

    @property
    def decision(self) -> int | None:
        """The number of the decision that is open, as far as this guest knows."""
        return None if self.client.turn is None else self.client.turn["decision"]

    async def until(self, is_so: Callable[[], bool]) -> None:
        """Wait until a condition holds."""
        async with asyncio.timeout(PATIENCE):
            while not is_so():
                self._arrived.clear()
                await self._arrived.wait()

    async def close(self) -> None:
        """Hang up."""
        if self._socket is not None:
            await self._socket.close()
            await self._reading
        await self.web.aclose()
