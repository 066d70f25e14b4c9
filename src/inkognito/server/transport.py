"""The transport of a connection: fast paths for short texts, and dropping those who misbehave.

The web server passes each message through tasks, a queue and several layers. Most messages can be
written straight to the socket, and most that arrive are one whole short text, which can be handed
straight to the connection; all others go the usual way and are counted. A clean close waits until
everything is sent, which a stalled reader may prevent for ever, so it has a time limit. Knows no
tables and no messages.
"""

import asyncio
from collections.abc import Callable
from typing import Any, Final, TypeAlias

from litestar import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame

from inkognito.server.event_queue import EventQueue
from inkognito.server.frame_budget import FrameBudget
from inkognito.server.frames import framed, is_text, text_in

Handler: TypeAlias = Callable[[str | bytes], None]

SHORT: Final = 4_096
"""Longer messages are read the usual way."""

CLOSES_WITHIN: Final = 15.0
"""A connection that has ended is dropped after this many seconds, whatever is still unsent."""

MOST_PARTS: Final = 100
"""A message may be continued in this many frames; empty ones would never make it too large."""

_EXTENSION: Final = "inkognito.transport"


class Transport(WebSocketsSansIOProtocol):
    """A WebSocket of the web server that writes and reads at once, and can be aborted."""

    _handler: Handler | None = None
    _short = SHORT
    _is_paused = False

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        events: Any = EventQueue()
        self.queue = events
        self._budget = FrameBudget()
        self.is_flooding = False
        """Whether the connection was cut off because too much arrived on it."""

    async def run_asgi(self) -> None:
        """Serve the connection, and let the application find this transport."""
        extensions: Any = self.scope["extensions"]
        extensions[_EXTENSION] = self
        await super().run_asgi()
        if not self.disconnected:
            self.loop.call_later(CLOSES_WITHIN, self.abort)

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
        """Send a text at once; return False if it must go the usual way."""
        if self._is_paused or self.close_sent or self.transport.is_closing():
            return False
        self.transport.write(framed(message))
        return True

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

    def hand_to(self, handler: Handler) -> None:
        """Hand every message to the handler at once from now on; the web server reports the end."""
        self._handler, self._short = handler, min(SHORT, self.config.ws_max_size)
        del self.request, self.response  # the handshake is over, and they are large
        self._hand_over()

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
            self._hand_over()

    def _hand_over(self) -> None:
        others = []
        while self._handler is not None and not self.queue.empty():
            event: Any = self.queue.get_nowait()
            if event["type"] == "websocket.receive":
                self._handler(message_in(event))
            else:
                others.append(event)
        for event in others:  # the end, which comes last
            self.queue.put_nowait(event)
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()


class OtherTransport:
    """The transport of any other web server: everything goes the usual way."""

    is_flooding = False

    def abort(self) -> None:
        """Leave it to the web server."""

    def unsent(self) -> int:
        """Nothing that we know of."""
        return 0

    def write(self, _message: bytes) -> bool:
        """Never at once."""
        return False

    def hand_to(self, _handler: Handler) -> None:
        """Nothing is handed over."""


def transport_of(socket: WebSocket[Any, Any, Any]) -> Transport | OtherTransport:
    """Return the transport under this socket."""
    return transport_in(socket.scope)


def transport_in(scope: Any) -> Transport | OtherTransport:
    """Return the transport of a connection of the web server."""
    extensions: Any = scope.get("extensions") or {}
    transport: Transport | OtherTransport = extensions.get(_EXTENSION) or OtherTransport()
    return transport


def message_in(event: Any) -> str | bytes:
    """Return the text or the bytes of a message."""
    text: str | None = event.get("text")
    return text if text is not None else event.get("bytes") or b""
