"""People and programs as clients of a real server: over HTTP, and over connections to tables.

A connection keeps what a client would: sightings by number without gaps, the last options, the
table, and every byte that it received. Each person has their own address, as behind a proxy.
"""

import asyncio
import json
from collections.abc import Callable, Mapping
from itertools import count
from random import Random
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.kit.limits import PATIENCE

SELDOM = ("declare", "undo")
LEFT_OPEN: list["WebSocketClient"] = []
"""The connections that are still open; the fixture `connections` closes them after each test."""

_ADDRESSES = count(1)
_TABS = count(1)


def own_address() -> dict[str, str]:
    """Return the header by which a proxy reports a client's address, with an unused address."""
    number = next(_ADDRESSES)
    return {"x-forwarded-for": f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"}


def browser(address: str, headers: Mapping[str, str]) -> httpx.Client:
    """Return an HTTP client that leaves no connection open."""
    limits = httpx.Limits(max_keepalive_connections=0)
    return httpx.Client(
        base_url=address, headers=dict(headers), timeout=PATIENCE, limits=limits, trust_env=False
    )


class Person:
    """A person with a cookie."""

    def __init__(self, address: str, name: str) -> None:
        self.address, self.name, self.place = address, name, own_address()
        self.web = browser(address, {"origin": address, **self.place})
        me = self.web.post("/api/guests", json={"name": name}).raise_for_status().json()
        self.id: str = me["person"]

    @property
    def cookie(self) -> str:
        return f"inkognito={self.web.cookies['inkognito']}"

    def opens(self, settings: dict[str, Any], seat: str | None = None) -> str:
        """Open a table and return its name."""
        answer = self.web.post("/api/tables", json={"settings": settings, "seat": seat})
        table: str = answer.raise_for_status().json()["table"]
        return table

    def connection(self, table: str) -> "Connection":
        """Return a connection to the table that is not open yet."""
        return Connection(self.address, table, {"cookie": self.cookie, **self.place})

    async def comes(self, table: str) -> "Connection":
        """Open a connection to the table."""
        return await self.connection(table).open()


class WebSocketClient:
    """One WebSocket, read in the background: the common part of both kinds of connections."""

    def __init__(self, url: str, headers: Mapping[str, str], origin: str | None) -> None:
        self.url, self.headers, self.origin = url, dict(headers), origin
        self.received: list[dict[str, Any]] = []
        self.data: list[str] = []
        self.close_code: int | None = None
        self.is_open = False
        self._changed = asyncio.Condition()
        self._wrong: BaseException | None = None
        self._socket: ClientConnection | None = None
        self._reading: asyncio.Task[None] | None = None

    async def connect(self, *first: dict[str, Any]) -> None:
        """Open the socket, send these messages, and read from then on."""
        self._socket = await connect(
            self.url,
            additional_headers=self.headers,
            origin=self.origin,  # type: ignore[arg-type]  # a string is one
            compression=None,
            max_size=None,
            proxy=None,
            open_timeout=PATIENCE,
            ping_interval=None,
        )
        self.is_open, self.close_code = True, None
        LEFT_OPEN.append(self)
        self._reading = asyncio.create_task(self._read(self._socket))
        for message in first:
            await self.send(message)

    @property
    def socket(self) -> ClientConnection:
        assert self._socket is not None
        return self._socket

    async def send(self, message: dict[str, Any] | str | bytes) -> None:
        """Send a message; on a closed connection, do nothing."""
        data = json.dumps(message) if isinstance(message, dict) else message
        try:
            async with asyncio.timeout(PATIENCE):
                await self.socket.send(data)
        except ConnectionClosed:
            await self.until(lambda: not self.is_open)

    async def until(self, is_so: Callable[[], bool]) -> None:
        """Wait for a condition; problems with received messages are raised here."""
        async with asyncio.timeout(PATIENCE), self._changed:
            await self._changed.wait_for(lambda: self._wrong is not None or is_so())
        if self._wrong is not None:
            raise self._wrong

    async def until_sent(self, is_so: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Wait for a matching message, or return one that has already come."""
        await self.until(lambda: any(is_so(one) for one in self.received))
        return next(one for one in self.received if is_so(one))

    async def until_closed(self) -> int | None:
        """Wait until the server closes the connection. Return the close code."""
        await self.until(lambda: not self.is_open)
        return self.close_code

    async def close(self) -> None:
        """Close the connection."""
        async with asyncio.timeout(PATIENCE):
            await self.socket.close()
            if self._reading is not None:
                await self._reading

    async def _read(self, socket: ClientConnection) -> None:
        try:
            async for data in socket:
                await self._hear(str(data))
        except ConnectionClosed:
            pass
        except AssertionError as wrong:
            self._wrong = wrong
        self.is_open, self.close_code = False, socket.close_code
        async with self._changed:
            self._changed.notify_all()

    async def _hear(self, data: str) -> None:
        message = json.loads(data)
        self.data.append(data)
        self.received.append(message)
        self._take(message)
        async with self._changed:
            self._changed.notify_all()

    def _take(self, message: dict[str, Any]) -> None:
        """Fold the message in."""


class LobbyClient(WebSocketClient):
    """A connection to the lobby: the tables that are currently listed."""

    def __init__(self, address: str) -> None:
        super().__init__(f"ws{address[4:]}/ws/lobby", own_address(), address)
        self.tables: dict[str, dict[str, Any]] = {}

    async def open(self) -> "LobbyClient":
        """Connect, and wait for the first listing."""
        await self.connect()
        await self.until(lambda: bool(self.received))
        return self

    def _take(self, message: dict[str, Any]) -> None:
        if message["type"] == "lobby-update":
            self.tables |= {one["table"]: one for one in message.get("tables", ())}
            for gone in message.get("gone", ()):
                del self.tables[gone]


class Connection(WebSocketClient):
    """A connection to a table, which can be opened again with what it has."""

    def __init__(
        self, address: str, table: str, headers: Mapping[str, str], token: str | None = None
    ) -> None:
        super().__init__(f"ws{address[4:]}/ws/tables/{table}", headers, address)
        self.token = token
        self.sightings: dict[int, Any] = {}
        self.options: dict[str, Any] | None = None
        self.table: dict[str, Any] = {}
        self.turn: dict[str, Any] | None = None
        self.talk: dict[int, Any] = {}
        self.viewer = ""
        self.run = ""
        self.answers: dict[str, dict[str, Any]] = {}
        self.unanswered: dict[str, dict[str, Any]] = {}
        self._tab, self._ids = next(_TABS), count(1)

    # --- connecting and reconnecting --------------------------------------------------------------

    async def open(self) -> "Connection":
        """Connect, send hello with what is known already, and wait for the welcome."""
        hello: dict[str, Any] = {"type": "hello", "version": "2", "after": self.last}
        hello |= {"talk_after": max(self.talk, default=0), "run": self.run}
        welcomes = self.welcomes
        await self.connect(hello | ({"token": self.token} if self.token else {}))
        await self.until(lambda: self.welcomes > welcomes or not self.is_open)
        return self

    async def reopen(self, *, until_there: bool = False) -> "Connection":
        """Reconnect where the connection broke, and resend the unanswered requests."""
        async with asyncio.timeout(PATIENCE):
            while not await self._is_back(until_there):
                await asyncio.sleep(0.05)
        for message in list(self.unanswered.values()):
            await self.send(message)
        return self

    async def _is_back(self, until_there: bool) -> bool:
        try:
            await self.open()
        except (OSError, ConnectionClosed, InvalidHandshake):
            assert until_there, "nobody is there"
            return False
        return True

    @property
    def welcomes(self) -> int:
        """The number of welcomes on this connection."""
        return sum(one["type"] == "welcome" for one in self.received)

    @property
    def last(self) -> int:
        """The number of the last sighting."""
        return len(self.sightings)

    @property
    def seen(self) -> list[Any]:
        """All sightings in order."""
        return [self.sightings[number] for number in sorted(self.sightings)]

    @property
    def is_waited_for(self) -> bool:
        """Whether the game waits for this seat and its options are known."""
        return (
            self.turn is not None
            and self.viewer in self.turn["running"]
            and bool(self.options and self.options["commands"])
        )

    @property
    def status(self) -> str:
        """The status of the table."""
        status: str = self.table.get("status", "")
        return status

    def chair(self, seat: str) -> dict[str, Any]:
        """Return a chair as everyone sees it."""
        chair: dict[str, Any] = next(one for one in self.table["chairs"] if one["seat"] == seat)
        return chair

    # --- requests ---------------------------------------------------------------------------------

    async def ask(self, kind: str, request: str | None = None, **fields: Any) -> str:
        """Send a request without waiting. Return its id."""
        name = request or f"tab-{self._tab}-{next(self._ids)}"
        self.answers.pop(name, None)
        self.unanswered[name] = {"type": kind, "id": name, **fields}
        await self.send(self.unanswered[name])
        return name

    async def request(self, kind: str, request: str | None = None, **fields: Any) -> dict[str, Any]:
        """Send a request and wait for its response."""
        return await self.answer(await self.ask(kind, request, **fields))

    async def answer(self, request: str) -> dict[str, Any]:
        """Return the response to a request, or `lost` if the connection ended before it came."""
        await self.until(lambda: request in self.answers or not self.is_open)
        return self.answers.get(request, {"type": "lost"})

    async def verdict(self, kind: str, request: str | None = None, **fields: Any) -> str:
        """Send a request. Return `taken`, or the code of the refusal."""
        answer = await self.request(kind, request, **fields)
        return answer["code"] if answer["type"] == "rejected" else _TAKEN[answer["type"]]

    def choice(self, random: Random, declare: float = 0.0) -> dict[str, Any]:
        """Return an act for one of the options; rarely a declaration."""
        assert self.options is not None
        commands = self.options["commands"]
        usual = [one for one in commands if not one["type"].startswith(SELDOM)]
        rare = [one for one in commands if one["type"].startswith("declare")]
        is_bold = bool(rare) and random.random() < declare
        command = random.choice(rare if is_bold else usual or commands)
        return {"decision": self.options["decision"], "command": command}

    async def act(self, random: Random, declare: float = 0.0) -> dict[str, Any]:
        """Choose one of the options; retry if the server says that it was too fast."""
        wanted, self.options = self.choice(random, declare), None
        answer = await self.request("act", **wanted)
        if answer.get("code") == "too-fast":
            await self.close()
            await self.reopen()
        return answer

    # --- receiving --------------------------------------------------------------------------------

    def _take(self, message: dict[str, Any]) -> None:
        if message.get("afresh"):
            self.sightings, self.talk = {}, {}
        if message["type"] in ("welcome", "update"):
            self.run = message.get("run", self.run)
        for seen in message.get("sightings", ()):
            assert seen["number"] == self.last + 1, "a sighting is missing or came twice"
            self.sightings[seen["number"]] = seen["sighting"]
        for words in message.get("items", message.get("talk", ())):
            assert words["number"] <= len(self.talk) + 1, "words are missing"
            self.talk[words["number"]] = words
        if message["type"] in ("welcome", "update"):
            self._see_table(message)
        answered = message.get("accepted") or message.get("id")
        if answered:
            self.answers[answered] = message
            self.unanswered.pop(answered, None)

    def _see_table(self, message: dict[str, Any]) -> None:
        self.table = message.get("table", self.table)
        person = message.get("person")
        if message["type"] == "welcome":
            self.viewer, self._person = message["viewer"], person
        elif "table" in message:
            mine = (c["seat"] for c in self.table["chairs"] if c["person"] == self._person)
            self.viewer = next(mine, "spectator") if self._person else "spectator"
        if "turn" in message or message["type"] == "welcome":
            self.turn, self.options = message.get("turn"), message.get("options")

    _person: str | None = None


_TAKEN = {"update": "taken", "talk": "taken", "accepted": "accepted", "lost": "lost"}
