"""The transport of a connection: fast paths for short texts, and dropping those who misbehave.

The web server passes each message through tasks, a queue and several layers. Most messages can be
written to the socket when the turn of the event loop is over, and most that arrive are one whole
short text, which can be handed straight to the connection; all others go the usual way and are
counted. The application returns when the connection is handed over, so that an idle one holds no
task. A clean close waits until everything is sent, which a stalled reader may prevent for ever, so
it has a time limit. Knows no tables and no messages.
"""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Final

import structlog
from litestar import WebSocket
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame

from inkognito.server.event_queue import EventQueue, HandedEvents, Handler
from inkognito.server.frame_budget import FrameBudget
from inkognito.server.frames import framed, is_text, text_in
from inkognito.server.logs import failure
from inkognito.server.outgoing import Outgoing

SHORT: Final = 4_096
"""Longer messages are read the usual way."""

CLOSES_WITHIN: Final = 15.0
"""A connection that has ended is dropped after this many seconds, whatever is still unsent."""

MOST_PARTS: Final = 100
"""A message may be continued in this many frames; empty ones would never make it too large."""

_EXTENSION: Final = "inkognito.transport"
_log = structlog.get_logger()


class Transport(WebSocketsSansIOProtocol):
    """A WebSocket of the web server that writes soon, reads at once, and can be aborted."""

    _handler: Handler | None = None
    _short = SHORT
    _is_paused = False

    def __init__(self, *args: Any, outgoing: Outgoing | None = None, **options: Any) -> None:
        super().__init__(*args, **options)
        self._outgoing = outgoing or Outgoing()
        events: Any = EventQueue()
        self.queue = events
        self._budget = FrameBudget()
        self._dropping: asyncio.TimerHandle | None = None
        self.is_flooding = False
        """Whether the connection was cut off because too much arrived on it."""

    async def run_asgi(self) -> None:
        """Let the application serve the connection to its end, or take it over and return."""
        extensions: Any = self.scope["extensions"]
        extensions[_EXTENSION] = self
        try:
            await self.app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            pass
        except Exception as error:  # noqa: BLE001 - its message may hold what was said
            _log.error("connection-failed", **failure(error))
        if self._handler is not None:
            return
        self.send_500_response()  # unless the handshake was answered
        if self.close_timer is None:
            self.transport.close()
        self._drop_later()

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection has ended."""
        self.disconnected = True
        super().connection_lost(exc)
        if self._dropping is not None:
            self._dropping.cancel()

    def _drop_later(self) -> None:
        if not self.disconnected:
            self._dropping = self.loop.call_later(CLOSES_WITHIN, self.abort)

    def abort(self) -> None:
        """Drop the connection at once."""
        self.transport.abort()

    def keepalive_timeout(self) -> None:
        """Drop a client that did not answer a ping: what is unsent would never be read."""
        self.stop_keepalive()
        self.abort()

    def unsent(self) -> int:
        """Return the number of bytes that were written and have not left this process."""
        return self.transport.get_write_buffer_size()

    def pause_writing(self) -> None:
        """The client reads slowly: what is sent now has to wait."""
        self._is_paused = True
        super().pause_writing()

    def resume_writing(self) -> None:
        """The client has read most of what was sent."""
        self._is_paused = False
        super().resume_writing()

    def write(self, message: bytes) -> bool:
        """Send a text in this turn of the event loop; return False if it must go the usual way."""
        if self._is_paused or self.close_sent or self.transport.is_closing():
            return False
        self._outgoing.add(self, framed(message))
        return True

    def write_frame(self, frame: bytes) -> None:
        """Write a frame to the socket; nothing may follow on a frame that closes."""
        if not (self.close_sent or self.transport.is_closing()):
            self.transport.write(frame)

    async def send(self, message: Any) -> None:
        """Send a message the usual way, after everything that was sent before."""
        self._outgoing.write()
        await super().send(message)

    @property
    def is_lost(self) -> bool:
        """Whether the client has gone."""
        return self.disconnected or self.transport.is_closing()

    def hand_over(self, reader: asyncio.Protocol) -> asyncio.Transport:
        """Leave the connection to another reader, before the handshake is answered.

        The web server answers nothing from now on, and must be told of the end.
        """
        self.abandon()
        self.transport.set_protocol(reader)
        return self.transport

    def abandon(self) -> None:
        """Answer nothing from now on."""
        self.handshake_complete = self.close_sent = True

    # --- reading ----------------------------------------------------------------------------------

    def hand_to(self, handler: Handler, ended: Callable[[], None]) -> bool:
        """Hand every message to the handler at once from now on, and report the end.

        Nothing of the handshake is kept: it would be half of what an idle connection holds.
        """
        self._handler, self._short = handler, min(SHORT, self.config.ws_max_size)
        for one in (self.request, self.response):
            one.headers.clear()  # the parser keeps the request
        del self.request, self.response, self.scope
        waiting: Any = self.queue
        events: Any = HandedEvents(handler, partial(self.loop.call_soon, self._has_ended, ended))
        self.queue = events
        while not waiting.empty():
            events.put_nowait(waiting.get_nowait())
        self._go_on_reading()
        return True

    def _has_ended(self, ended: Callable[[], None]) -> None:
        ended()
        self._drop_later()

    def data_received(self, data: bytes) -> None:
        """Hand over a short text at once, if no other message can be on its way.

        Count everything else before it is parsed. The handler counts the messages.
        """
        handler = self._handler
        if handler is not None and self._budget.is_whole and len(data) <= self._short:
            is_ending = self.close_sent or self.transport.is_closing()
            text = None if is_ending else text_in(data)
            if text is not None:
                handler(text)
                return
        if self.handshake_initiated and not self._budget.allows(data, self.loop.time()):
            self._cut_off()
            return
        super().data_received(data)

    def _cut_off(self) -> None:
        self.is_flooding = True
        self._budget.forget()
        self.frames = []
        self.abort()

    def handle_cont(self, event: Frame) -> None:
        """A message is continued."""
        super().handle_cont(event)
        if len(self.frames) > MOST_PARTS:
            self._cut_off()

    def send_receive_event_to_app(self) -> None:
        """A message was read the usual way: it may have to be handed over."""
        if self.curr_msg_data_type == "text" and not is_text(b"".join(self.frames)):
            self.frames = []
            self.conn.send_close(CloseCode.INVALID_DATA)
            self.handle_parser_exception()
            return
        super().send_receive_event_to_app()
        if self._handler is not None:
            self._go_on_reading()

    def _go_on_reading(self) -> None:
        """The web server stops reading until a message is taken from its queue."""
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()


class OtherTransport:
    """The transport of any other web server: everything goes the usual way."""

    is_flooding = False

    def __init__(self, send: Callable[[Any], Awaitable[None]]) -> None:
        self.send = send

    def abort(self) -> None:
        """Leave it to the web server."""

    def unsent(self) -> int:
        """Nothing that we know of."""
        return 0

    def write(self, _message: bytes) -> bool:
        """Never at once."""
        return False

    def hand_to(self, _handler: Handler, _ended: Callable[[], None]) -> bool:
        """Nothing is handed over."""
        return False


def transport_of(socket: WebSocket[Any, Any, Any]) -> Transport | OtherTransport:
    """Return the transport under this socket."""
    return transport_in(socket.scope) or OtherTransport(socket.send)


def transport_in(scope: Any) -> Transport | None:
    """Return our transport of a connection of the web server; None if it has another one."""
    extensions: Any = scope.get("extensions") or {}
    transport: Transport | None = extensions.get(_EXTENSION)
    return transport
