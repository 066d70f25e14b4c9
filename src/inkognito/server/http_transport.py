"""The transport of HTTP requests: those that don't come to their end are dropped.

A request must arrive whole in time, its answer must be read, and each place has a limited number
of requests in flight. A place that has connected too often is dropped before anything is made for
it, and WebSockets are opened one in each turn of the event loop. Knows no routes.
"""

import asyncio
from functools import partial
from typing import Any, Final

import h11
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import get_remote_addr

from inkognito.server.rate_limits import RateLimits
from inkognito.server.turns import Turns
from inkognito.server.upgrades import END, upgrade_in

REQUEST_WITHIN: Final = 10.0
"""A request must have arrived this many seconds after its connection, or its first byte."""

STALLS_AFTER: Final = 20.0
"""A client that has taken nothing of an answer for this many seconds is dropped."""

_ARRIVING: Final = frozenset({h11.IDLE, h11.SEND_BODY})


class Gate:
    """The limits of connections by place. Proxies that we trust speak for many places."""

    def __init__(self, rate_limits: RateLimits, proxies: tuple[str, ...] = ()) -> None:
        self._rate_limits = rate_limits
        self._trusted: Any = ProxyHeadersMiddleware(_no_app, list(proxies)).trusted_hosts
        self.openings = Turns()

    def admits_connection(self, address: str) -> bool:
        """Return whether the address may connect once more."""
        return address in self._trusted or self._rate_limits.admits_connection(address)

    def admits(self, address: str) -> bool:
        """Return whether one more request may be under way; if so, count it."""
        return address in self._trusted or self._rate_limits.admits_request(address)

    def may_open(self, address: str) -> bool:
        """Return whether the address may open a WebSocket; behind a proxy we can't know yet."""
        return address in self._trusted or self._rate_limits.may_open(address)

    def lets_go(self, address: str) -> None:
        """The request has arrived, or the connection has ended."""
        if address not in self._trusted:
            self._rate_limits.lets_request_go(address)


class NewConnection(asyncio.Protocol):
    """A connection of which only the address is known. The web server gets those that may stay."""

    def __init__(self, gate: Gate, **options: Any) -> None:
        self._gate, self._options = gate, options

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody has connected."""
        client = get_remote_addr(transport)
        address = client[0] if client else ""
        if not self._gate.admits_connection(address):
            transport.abort()
            return
        http = HttpTransport(self._gate, address, **self._options)
        transport.set_protocol(http)
        http.connection_made(transport)


class HttpTransport(H11Protocol):
    """A connection of the web server with time limits; WebSockets begin here as well."""

    def __init__(self, gate: Gate, address: str, **options: Any) -> None:
        super().__init__(**options)
        self._gate, self._address = gate, address
        self._arriving: asyncio.TimerHandle | None = None
        """Rings when a request takes too long to arrive; None while none is under way."""
        self._is_new = True
        self._stalling: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody has connected: the first request is under way."""
        super().connection_made(transport)
        self._begin()

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection has ended."""
        self._end()
        if self._stalling is not None:
            self._stalling.cancel()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read a piece of a request, and see whether there is more to come."""
        if self.transport.is_closing():
            return
        if self._arriving is None:
            self._begin()
        request = upgrade_in(data) if self._is_new else None
        self._is_new = False
        if request is not None:
            self._upgrade(request)
            return
        super().data_received(data)
        if self.conn.their_state not in _ARRIVING:
            self._end()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """An unusual request for a WebSocket was parsed."""
        heads = [name + b": " + value for name, value in self.headers]
        first = b" ".join((event.method, event.target, b"HTTP/1.1"))
        self._upgrade(b"\r\n".join((first, *heads)) + END)

    def _upgrade(self, request: bytes) -> None:
        """Leave the connection to the WebSocket's own transport, when its turn has come."""
        self._end()
        if self._gate.may_open(self._address):
            self.transport.pause_reading()
            self._gate.openings.take(partial(self._open_websocket, request))
        else:
            self.transport.abort()

    def _open_websocket(self, request: bytes) -> None:
        if self.transport.is_closing():
            return
        self.connections.discard(self)
        opened: Any = self.ws_protocol_class
        protocol = opened(
            config=self.config, server_state=self.server_state, app_state=self.app_state
        )
        protocol.connection_made(self.transport)
        protocol.data_received(request)
        self.transport.set_protocol(protocol)
        self.transport.resume_reading()

    # --- requests that do not arrive --------------------------------------------------------------

    def _begin(self) -> None:
        if not self._gate.admits(self._address):
            self.transport.abort()
            return
        self._arriving = self.loop.call_later(REQUEST_WITHIN, self.transport.abort)

    def _end(self) -> None:
        if self._arriving is not None:
            self._arriving.cancel()
            self._arriving = None
            self._gate.lets_go(self._address)

    # --- answers that are not read ----------------------------------------------------------------

    def pause_writing(self) -> None:
        """The client reads more slowly than we write."""
        super().pause_writing()
        self._watch()

    def on_response_complete(self) -> None:
        """Everything is written; a connection that closes waits until it is read."""
        super().on_response_complete()
        self._watch()

    def _watch(self) -> None:
        if self._stalling is None and self.transport.get_write_buffer_size():
            self._look_again(self.transport.get_write_buffer_size())

    def _look_again(self, unsent: int) -> None:
        self._stalling = self.loop.call_later(STALLS_AFTER, self._check_progress, unsent)

    def _check_progress(self, before: int) -> None:
        self._stalling = None
        unsent = self.transport.get_write_buffer_size()
        if unsent >= before:
            self.transport.abort()
        elif unsent:
            self._look_again(unsent)


async def _no_app(*_: Any) -> None:
    """Stands in for an application: only the list of proxies is used."""
