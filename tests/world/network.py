"""The simulated network: HTTP requests and WebSockets as messages that travel for a while.

The server's side speaks ASGI, with the transport that lets the server write and read at once. What
may happen on the way is decided by a `Route`: by default everything arrives once and in order.
"""

import asyncio
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Literal, Protocol, TypeAlias

from inkognito.server.event_queue import HandedEvents
from tests.world.loops import SimulatedLoop
from tests.world.observed import Answer

Way: TypeAlias = Literal["to-server", "to-client"]
ABNORMAL = 1006
PORT = 8470
ADDRESS = f"http://table.test:{PORT}"


class Route(Protocol):
    """Decides what becomes of messages between one client and the servers."""

    def delays(self, way: Way) -> tuple[float, ...]:
        """Return how long each copy of a message travels: none was lost, two were doubled."""
        ...

    def is_ordered(self) -> bool:
        """Whether the messages of a connection arrive in their order, and none after a lost one."""
        ...

    def seconds_to_notice(self) -> float:
        """Return after how long both ends notice that a message was lost."""
        ...


def scope_of(kind: Literal["http", "websocket"], path: str, **more: Any) -> dict[str, Any]:
    """Return what ASGI says of a request or connection."""
    plain, _, query = path.partition("?")
    return {
        "type": kind,
        "asgi": {"version": "3.0", "spec_version": "2.4"},
        "http_version": "1.1",
        "scheme": "http" if kind == "http" else "ws",
        "path": plain,
        "raw_path": plain.encode(),
        "query_string": query.encode(),
        "root_path": "",
        "server": ("table.test", PORT),
        **more,
    }


def headers_of(headers: Mapping[str, str]) -> list[tuple[bytes, bytes]]:
    """Return headers as ASGI has them."""
    return [(name.lower().encode(), value.encode()) for name, value in headers.items()]


class Line:
    """One WebSocket: the server's end of it, and the two directions in which messages travel."""

    def __init__(
        self,
        server: SimulatedLoop,
        client: SimulatedLoop,
        route: Route,
        hear: Callable[[bytes], None],
        ended: Callable[[int], None],
    ) -> None:
        self._loops = {"to-server": server, "to-client": client}
        self._route, self._hear, self._ended = route, hear, ended
        self._last = {"to-server": 0.0, "to-client": 0.0}
        self._arrived: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._lost: set[Way] = set()
        self._is_open, self._open_at = True, 0.0
        self.is_reliable = True
        """Whether everything so far kept its order, and nothing came after a lost message."""
        self.is_stalled = self.is_flooding = False
        """Whether the client reads nothing, so that the server can write nothing at once."""

    # --- the way ----------------------------------------------------------------------------------

    def _carry(self, way: Way, arrive: Callable[..., None], *what: Any) -> None:
        loop, delays = self._loops[way], self._route.delays(way)
        self.is_reliable = self.is_reliable and self._route.is_ordered()
        if not delays and self._route.is_ordered():
            self._lost.add(way)
            self._loops["to-client"].call_later(self._route.seconds_to_notice(), self.break_off)
        if way in self._lost:
            return
        for delay in delays:
            at = max(loop.time() + delay, self._open_at)
            if self._route.is_ordered():
                at = max(at, self._last[way])
            self._last[way] = max(at, self._last[way])
            loop.call_at(at, arrive, *what)

    def _end(self, way: Way, arrive: Callable[..., None], *what: Any) -> None:
        """The end of a connection is noticed, sooner or later, after everything before it."""
        loop = self._loops[way]
        delay = max(self._route.delays(way), default=0.0)
        loop.call_at(max(loop.time() + delay, self._last[way]), arrive, *what)

    # --- the client's end -------------------------------------------------------------------------

    def say(self, text: str | bytes) -> None:
        """Send a message to the server."""
        self._carry("to-server", self._heard_by_server, text)

    def hang_up(self, code: int = 1000) -> None:
        """End the connection; the server notices it later."""
        self._is_open = False
        self._end("to-server", self._arrive, _gone(code))

    def _heard_by_server(self, text: str | bytes) -> None:
        if self._is_open:
            self._arrived.put_nowait(_received(text))

    def _arrive(self, event: dict[str, Any]) -> None:
        self._arrived.put_nowait(event)

    def _heard_by_client(self, data: bytes) -> None:
        if self._is_open:
            self._hear(data)

    def _ended_for_client(self, code: int) -> None:
        if self._is_open:
            self._is_open = False
            self._arrived_end(code)
            self._ended(code)

    def _arrived_end(self, code: int) -> None:
        if not self._loops["to-server"].is_dead:
            self._end("to-server", self._arrive, _gone(code))

    def break_off(self) -> None:
        """The connection breaks: both ends notice, and what was on its way is lost."""
        if self._is_open:
            self._is_open = False
            self._arrived_end(ABNORMAL)
            self._loops["to-client"].call_soon(self._ended, ABNORMAL)

    # --- the server's end, as ASGI ----------------------------------------------------------------

    async def receive(self) -> dict[str, Any]:
        return await self._arrived.get()

    async def send(self, event: dict[str, Any]) -> None:
        if event["type"] == "websocket.send":
            text = event.get("text")
            self._carry("to-client", self._heard_by_client, (text or "").encode() or event["bytes"])
        elif event["type"] == "websocket.close":
            self._end("to-client", self._ended_for_client, event.get("code", 1000))
        await asyncio.sleep(0)

    def start(self) -> None:
        """The server notices the connection; no message overtakes that."""
        loop, delay = self._loops["to-server"], max(self._route.delays("to-server"), default=0.0)
        self._open_at = loop.time() + delay
        loop.call_at(self._open_at, self._arrive, {"type": "websocket.connect"})

    # --- the server's end, as its transport -------------------------------------------------------

    def write(self, message: bytes) -> bool:
        """Send at once, unless the client does not read."""
        if self.is_stalled or not self._is_open:
            return False
        self._carry("to-client", self._heard_by_client, message)
        return True

    def unsent(self) -> int:
        """Return how much was written and has not left: here everything leaves at once."""
        return 0

    def abort(self) -> None:
        """Drop the connection."""
        self.break_off()

    def hand_to(self, handler: Callable[[str | bytes], None], ended: Callable[[], None]) -> bool:
        """Hand every message to the handler at once from now on, and report the end."""
        waiting, loop = self._arrived, self._loops["to-server"]
        events: Any = HandedEvents(handler, partial(loop.call_soon, ended))
        self._arrived = events
        while not waiting.empty():
            self._arrived.put_nowait(waiting.get_nowait())
        return True


def _received(text: str | bytes) -> dict[str, Any]:
    is_text = isinstance(text, str)
    return {
        "type": "websocket.receive",
        "text": text if is_text else None,
        "bytes": None if is_text else text,
    }


def _gone(code: int) -> dict[str, Any]:
    return {"type": "websocket.disconnect", "code": code}


class Exchange:
    """One HTTP request: its body goes out whole, and its answer comes back whole."""

    def __init__(self, body: bytes, answered: Callable[[Answer], None]) -> None:
        self._events: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._events.put_nowait({"type": "http.request", "body": body, "more_body": False})
        self._status, self._headers = 0, tuple[tuple[bytes, bytes], ...]()
        self._body, self._answered = b"", answered

    async def receive(self) -> dict[str, Any]:
        return await self._events.get()

    async def send(self, event: dict[str, Any]) -> None:
        if event["type"] == "http.response.start":
            self._status, self._headers = event["status"], tuple(map(tuple, event["headers"]))
        elif event["type"] == "http.response.body":
            self._body += event.get("body", b"")
            if not event.get("more_body", False):
                self._answered(Answer(self._status, self._headers, self._body))
        await asyncio.sleep(0)
