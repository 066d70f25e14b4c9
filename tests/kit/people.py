"""People and programs as clients of a real server: over HTTP, and over a line to a table.

A line keeps what a client would: sightings by number without gaps, the last options, the table.
"""

import asyncio
import json
from collections.abc import Callable
from random import Random
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

PATIENCE = 60.0
"""So many seconds nothing takes, not even on a bad day; only to end a test that hangs."""


class Person:
    """Somebody with a cookie."""

    def __init__(self, address: str, name: str) -> None:
        self.address, self.name = address, name
        self.web = httpx.Client(base_url=address, headers={"origin": address}, timeout=30)
        me = self.web.post("/api/guests", json={"name": name}).raise_for_status().json()
        self.id: str = me["person"]

    @property
    def cookie(self) -> str:
        return f"inkognito={self.web.cookies['inkognito']}"

    def opens(self, settings: dict[str, Any], seat: str | None = None) -> str:
        """Open a table; its name."""
        answer = self.web.post("/api/tables", json={"settings": settings, "seat": seat})
        table: str = answer.raise_for_status().json()["table"]
        return table

    async def comes(self, table: str, after: int = 0) -> "Line":
        """A line to the table."""
        return await Line.open(self.address, table, cookie=self.cookie, after=after)


class Line:
    """One WebSocket to a table, read in the background."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self.sightings: dict[int, Any] = {}
        self.options: dict[str, Any] | None = None
        self.table: dict[str, Any] = {}
        self.turn: dict[str, Any] | None = None
        self.talk: dict[int, Any] = {}
        self.viewer = ""
        self.answers: dict[str, dict[str, Any]] = {}
        self.received: list[dict[str, Any]] = []
        self.is_over = asyncio.Event()
        self._changed = asyncio.Condition()
        self._number = 0
        self._reading: asyncio.Task[None] | None = None

    @classmethod
    async def open(
        cls,
        address: str,
        table: str,
        *,
        cookie: str | None = None,
        token: str | None = None,
        after: int = 0,
    ) -> "Line":
        """Connect and say hello."""
        headers = {} if cookie is None else {"cookie": cookie}
        socket = await connect(
            f"ws{address[4:]}/ws/tables/{table}",
            additional_headers=headers,
            origin=address,  # type: ignore[arg-type]
            compression=None,
            max_size=None,
        )
        line = cls(socket)
        line._number = after
        hello: dict[str, Any] = {"type": "hello", "version": "1", "after": after}
        await socket.send(json.dumps(hello | ({"token": token} if token else {})))
        line._reading = asyncio.create_task(line._read())
        await line.until(lambda: bool(line.viewer) or line.is_over.is_set())
        return line

    @property
    def last(self) -> int:
        """The number of the last sighting."""
        return self._number

    async def wish(self, kind: str, wish: str | None = None, **fields: Any) -> dict[str, Any]:
        """Send a wish and wait for its answer."""
        name = wish or f"{kind}-{id(self)}-{len(self.answers)}-{self._number}"
        await self.send({"type": kind, "id": name, **fields})
        await self.until(lambda: name in self.answers or self.is_over.is_set())
        return self.answers.get(name, {"type": "lost"})

    async def send(self, message: dict[str, Any] | str) -> None:
        await self._socket.send(message if isinstance(message, str) else json.dumps(message))

    async def act(self, random: Random) -> dict[str, Any]:
        """Take one of the options at random; declare seldom."""
        assert self.options is not None
        commands = self.options["commands"]
        usual = [c for c in commands if not c["type"].startswith(("declare", "undo"))]
        command = random.choice(usual or commands)
        decision, self.options = self.options["decision"], None
        return await self.wish("act", decision=decision, command=command)

    async def until(self, is_so: Callable[[], bool]) -> None:
        """Wait until something is so."""
        async with asyncio.timeout(PATIENCE), self._changed:
            await self._changed.wait_for(is_so)

    async def close(self) -> None:
        """Hang up."""
        await self._socket.close()
        if self._reading is not None:
            await self._reading

    async def _read(self) -> None:
        try:
            async for data in self._socket:
                await self._take(json.loads(data))
        except ConnectionClosed:
            pass
        self.is_over.set()
        async with self._changed:
            self._changed.notify_all()

    async def _take(self, message: dict[str, Any]) -> None:
        self.received.append(message)
        for seen in message.get("sightings", ()):
            assert seen["number"] == self._number + 1, "a sighting is missing or came twice"
            self._number += 1
            self.sightings[self._number] = seen["sighting"]
        for words in message.get("words", message.get("talk", ())):
            self.talk[words["number"]] = words
        if message["type"] in ("welcome", "update"):
            self.viewer = message.get("viewer", self.viewer)
            self.table = message.get("table", self.table)
            if "turn" in message:
                self.turn, self.options = message["turn"], message.get("options")
        answered = message.get("accepted") or message.get("id")
        if answered:
            self.answers[answered] = message
        async with self._changed:
            self._changed.notify_all()
