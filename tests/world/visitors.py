"""The clients: people with a browser, programs with a seat token, strangers who watch.

They know only the bytes that reach them, and all of them are in `Visitor.observed`.
"""

import asyncio
from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec

from inkognito.protocol import requests, routes
from inkognito.protocol.messages import Welcome
from inkognito.server.settings import COOKIE, PROTOCOL_VERSION
from tests.kit.table_client import Client, GapError
from tests.world.network import ADDRESS, Exchange, Line, Route, headers_of, scope_of
from tests.world.observed import Answer, Observed

if TYPE_CHECKING:
    from tests.world.world import World

PATIENCE = 20.0
"""Seconds after which a client takes an answer for lost."""


class NoAnswerError(Exception):
    """The server could not be reached, or its answer was lost."""


class Signal:
    """Wakes everybody who waits for a change."""

    def __init__(self) -> None:
        self._waiting: list[asyncio.Future[None]] = []

    def ring(self) -> None:
        waiting, self._waiting = self._waiting, []
        for one in waiting:
            if not one.done():
                one.set_result(None)

    async def until(self, is_so: Callable[[], bool], seconds: float = PATIENCE) -> None:
        """Wait for a condition; raise TimeoutError when it does not come true."""
        async with asyncio.timeout(seconds):
            while not is_so():
                waiting = asyncio.get_running_loop().create_future()
                self._waiting.append(waiting)
                await waiting


class Visitor:
    """A browser or a program with an address of its own, and with what it observes."""

    def __init__(self, world: "World", name: str, route: Route) -> None:
        self.world, self.name, self.route = world, name, route
        self.person: str | None = None
        self.cookie: str | None = None
        self.observed: list[Observed] = []
        self.tabs: list[Tab] = []
        number = len(world.visitors) + 1
        self.address = f"10.0.{number >> 8}.{number & 255}"
        self._asked = 0

    def observe(self, where: str, what: Any, data: bytes = b"") -> None:
        self.observed.append(Observed(self.world.time.now, where, what, data))

    @property
    def headers(self) -> dict[str, str]:
        """The headers that its browser sends."""
        headers = {"host": ADDRESS.removeprefix("http://"), "origin": ADDRESS}
        return headers if self.cookie is None else headers | {"cookie": f"{COOKIE}={self.cookie}"}

    # --- HTTP -------------------------------------------------------------------------------------

    async def ask(self, method: str, path: str, body: Any = None) -> Answer:
        """Send a request; raise NoAnswerError where none comes back."""
        self._asked += 1
        where = f"{method} {path} {self._asked}"
        process = self.world.reachable(self)
        if process is None:
            self.observe(where, "failure")
            raise NoAnswerError
        headers = self.headers | ({} if body is None else {"content-type": "application/json"})
        data = b"" if body is None else msgspec.json.encode(body)
        scope = scope_of("http", path, method=method, headers=headers_of(headers))
        scope["client"] = (self.address, 40_000 + self._asked)
        loop = asyncio.get_running_loop()
        answered: asyncio.Future[Answer] = loop.create_future()

        def deliver(answer: Answer) -> None:
            for delay in self.route.delays("to-client"):
                loop.call_later(delay, _settle, answered, answer)

        def arrive() -> None:
            exchange = Exchange(data, deliver)
            process.run(process.app(dict(scope), exchange.receive, exchange.send))

        for delay in self.route.delays("to-server"):
            process.loop.call_later(delay, arrive)
        try:
            async with asyncio.timeout(PATIENCE):
                answer = await answered
        except TimeoutError:
            self.observe(where, "failure")
            raise NoAnswerError from None
        self.observe(where, "answer", answer.as_bytes())
        return answer

    async def told(self, method: str, path: str, body: Any = None) -> Any:
        """Send a request that must succeed; return what the answer says."""
        answer = await self.ask(method, path, body)
        assert answer.status < 300, (method, path, answer)
        return msgspec.json.decode(answer.body) if answer.body else None

    async def comes_in(self) -> "Visitor":
        """Become a guest with a cookie."""
        answer = await self.ask("POST", routes.GUESTS, {"name": self.name})
        assert answer.status == 201, answer
        self.person = msgspec.json.decode(answer.body)["person"]
        self.cookie = answer.header(b"set-cookie").decode().split("=", 1)[1].split(";")[0]
        return self

    async def opens(self, settings: dict[str, Any], seat: str | None = None) -> str:
        """Open a table and return its name."""
        body = {"settings": settings, "seat": seat}
        table: str = (await self.told("POST", routes.TABLES, body))["table"]
        return table

    # --- connections ------------------------------------------------------------------------------

    def new_tab(self, table: str, token: str | None = None) -> "Tab":
        """Return a tab for the table that is not connected yet."""
        tab = Tab(self, f"{self.name}-{len(self.tabs) + 1}", table, token)
        self.tabs.append(tab)
        return tab

    async def tab(self, table: str, token: str | None = None) -> "Tab":
        """Open a tab and wait for its welcome."""
        return await self.new_tab(table, token).opened()

    async def program(self, table: str) -> "Tab":
        """Open a connection that plays the seat by a token, without a cookie."""
        path = routes.TOKENS.replace("{table:str}", table)
        token = (await self.told("POST", path))["secret"]
        return await self.tab(table, token)

    def lobby(self) -> "Socket":
        """Watch the lobby."""
        socket = Socket(self, f"{self.name}-lobby", routes.LOBBY_SOCKET)
        socket.connect()
        return socket


class Socket:
    """One WebSocket at a time: what arrives on it is observed."""

    def __init__(self, visitor: Visitor, label: str, path: str) -> None:
        self.visitor, self.label, self._path = visitor, label, path
        self.changed = Signal()
        self.line: Line | None = None
        self.has_cookie = True
        self.is_open = False

    def connect(self) -> bool:
        """Connect to a server, if one can be reached."""
        process = self.visitor.world.reachable(self.visitor)
        if process is None:
            self.visitor.observe(self.label, "failure")
            return False
        visitor, headers = self.visitor, dict(self.visitor.headers)
        if not self.has_cookie:
            headers.pop("cookie", None)
        line: Line | None = None

        def hear(data: bytes) -> None:
            if self.line is line:
                self._heard(data)

        def ended(code: int) -> None:
            if self.line is line:
                self._ended(code)

        world = visitor.world
        line = self.line = Line(process.loop, world.outside, visitor.route, hear, ended)
        scope = scope_of("websocket", self._path, headers=headers_of(headers), subprotocols=[])
        scope |= {"client": (visitor.address, 50_000), "extensions": {"inkognito.transport": line}}
        self.is_open = True
        world.lines.setdefault(process.name, []).append(line)
        line.start()
        process.loop.call_soon(process.run, process.app(scope, line.receive, line.send))
        return True

    def send(self, message: Any) -> None:
        """Send a message, given as data or as bytes."""
        data = message if isinstance(message, bytes) else msgspec.json.encode(message)
        if self.line is not None and self.is_open:
            self.line.say(data.decode())

    def close(self) -> None:
        """End the connection."""
        if self.line is not None and self.is_open:
            self.is_open = False
            self.line.hang_up()
        self.line = None

    def _heard(self, data: bytes) -> None:
        self.visitor.observe(self.label, "frame", data)
        self.hear(data)
        self.changed.ring()

    def hear(self, data: bytes) -> None:
        """Take in what has arrived."""

    def _ended(self, code: int) -> None:
        self.visitor.observe(self.label, "end", b"%d" % code)
        self.is_open, self.line = False, None
        self.changed.ring()


class Tab(Socket):
    """A tab at a table. `client` folds what arrives; the ids of requests follow from the label."""

    def __init__(self, visitor: Visitor, label: str, table: str, token: str | None) -> None:
        super().__init__(visitor, label, routes.TABLE_SOCKET.replace("{table:str}", table))
        self.table, self._token = table, token
        self.has_cookie = token is None
        self.client = TabClient(visitor, label)
        self.is_welcome = self.has_gap = False

    def connect(self) -> bool:
        """Connect, and say what is known already."""
        self.is_welcome = self.has_gap = False
        if not super().connect():
            return False
        after, talk_after = len(self.client.seen), len(self.client.talk)
        hello = requests.Hello(PROTOCOL_VERSION, after, talk_after, self._token)
        self.send(msgspec.json.encode(hello))
        return True

    async def opened(self) -> "Tab":
        """Connect and wait for the welcome."""
        assert self.connect(), "no server can be reached"
        await self.changed.until(lambda: self.is_welcome or not self.is_open)
        assert self.is_welcome, self.visitor.observed[-3:]
        return self

    def hear(self, data: bytes) -> None:
        try:
            self.client.hear(data)
        except AnotherViewerError:
            self.has_gap = True
        except GapError:
            assert self.line is None or not self.line.is_reliable, "something is missing"
            self.has_gap = True
        self.is_welcome = self.is_welcome or _is_welcome(data)

    async def request(self, kind: type[requests.Request], /, **fields: Any) -> str:
        """Send a request and wait for its verdict: `taken`, or the code of a refusal."""
        name, data = self.client.say(kind, **fields)
        return await self._answered(name, data)

    async def act(self, random: Random, declare: float = 0.02) -> str:
        """Choose one of the options, and wait for the verdict."""
        return await self._answered(*self.client.choose(random, declare))

    async def _answered(self, name: str, data: bytes) -> str:
        self.send(data)
        await self.changed.until(lambda: name in self.client.verdicts or not self.is_open)
        return self.client.verdicts.get(name, "lost")

    @property
    def status(self) -> str:
        """How the table stands, as this tab knows it."""
        status: str = self.client.table.get("status", "")
        return status


class AnotherViewerError(GapError):
    """The server takes the client for another viewer than it believed to be."""


class TabClient(Client):
    """The fold of a tab, also of messages that are not about the table."""

    def __init__(self, visitor: Visitor, label: str) -> None:
        super().__init__(visitor.person, visitor.name)
        self._tab = label  # type: ignore[assignment]  # ids must not depend on other worlds
        self.goodbye: dict[str, Any] | None = None

    def _welcome(self, answer: dict[str, Any]) -> None:
        """Begin again as another viewer: what was seen before has other numbers."""
        if self.seen and answer["viewer"] != self.viewer:
            self.viewer, self.seen, self.talk = answer["viewer"], [], {}
            raise AnotherViewerError
        super()._welcome(answer)

    def _goodbye(self, answer: dict[str, Any]) -> None:
        self.goodbye = answer

    def _hear_words(self, words: Any) -> None:
        if any(one["number"] > len(self.talk) + 1 + place for place, one in enumerate(words)):
            raise GapError("words")
        super()._hear_words(words)

    def _pong(self, _answer: dict[str, Any]) -> None:
        """It lives."""

    def _reload(self, _answer: dict[str, Any]) -> None:
        """The versions differ; nothing follows."""


def _is_welcome(data: bytes) -> bool:
    return data.startswith(b'{"type":"' + _WELCOME + b'"')


_WELCOME = Welcome.__struct_config__.tag.encode()  # type: ignore[union-attr]


def _settle(future: "asyncio.Future[Answer]", answer: Answer) -> None:
    if not future.done():
        future.set_result(answer)
