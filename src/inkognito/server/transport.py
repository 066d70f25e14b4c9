"""The transport of a connection: fast paths for short texts, and dropping stalled readers.

The web server passes each message through tasks, a queue and several layers. Most messages can be
written straight to the socket, and most that arrive are one whole short text, which can be handed
straight to the connection; all others go the usual way. A clean close waits until everything is
sent, which a stalled reader may prevent for ever. Knows no tables and no messages.
"""

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from litestar import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

from inkognito.server.frames import ends_with_a_frame, framed, text_in

Handler: TypeAlias = Callable[[str | bytes], None]

SHORT: Final = 4_096
"""Longer messages are read the usual way."""

_EXTENSION: Final = "inkognito.transport"


class Transport(WebSocketsSansIOProtocol):
    """A WebSocket of the web server that writes and reads at once, and can be aborted."""

    _handler: Handler | None = None
    _short = SHORT
    _is_whole = True
    """Whether the web server was given only whole messages, so that none can be half read."""

    async def run_asgi(self) -> None:
        """Serve the connection, and let the application find this transport."""
        extensions: Any = self.scope["extensions"]
        extensions[_EXTENSION] = self
        await super().run_asgi()

    def abort(self) -> None:
        """Drop the connection at once."""
        self.transport.abort()

    def write(self, message: bytes) -> bool:
        """Send a text at once; return False if it must go the usual way."""
        is_open = self.conn.state is OPEN and not self.close_sent
        if not is_open or not self.writable.is_set() or self.transport.is_closing():
            return False
        self.transport.write(framed(message))
        return True

    # --- reading ----------------------------------------------------------------------------------

    def hand_to(self, handler: Handler) -> None:
        """Hand every message to the handler at once from now on; the web server reports the end."""
        self._handler, self._short = handler, min(SHORT, self.config.ws_max_size)
        del self.request, self.response  # the handshake is over, and they are large
        self._hand_over()

    def data_received(self, data: bytes) -> None:
        """Hand over a short text at once, if no other message can be on its way."""
        handler = self._handler
        if handler is not None and self._is_whole and len(data) <= self._short:
            text = text_in(data) if self.conn.state is OPEN and not self.close_sent else None
            if text is not None:
                handler(text)
                return
        self._is_whole = self._is_whole and self._ends_with_a_message(data)
        super().data_received(data)

    def send_receive_event_to_app(self) -> None:
        """A message was read the usual way: it may have to be handed over."""
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

    def _ends_with_a_message(self, data: bytes) -> bool:
        if self.handshake_initiated:
            return ends_with_a_frame(data)
        return data.endswith(b"\r\n\r\n")


class OtherTransport:
    """The transport of any other web server: everything goes the usual way."""

    def abort(self) -> None:
        """Leave it to the web server."""

    def write(self, _message: bytes) -> bool:
        """Never at once."""
        return False

    def hand_to(self, _handler: Handler) -> None:
        """Nothing is handed over."""


def transport_of(socket: WebSocket[Any, Any, Any]) -> Transport | OtherTransport:
    """Return the transport under this socket."""
    extensions: Any = socket.scope.get("extensions") or {}
    transport: Transport | OtherTransport = extensions.get(_EXTENSION) or OtherTransport()
    return transport


def message_in(event: Any) -> str | bytes:
    """Return the text or the bytes of a message."""
    text: str | None = event.get("text")
    return text if text is not None else event.get("bytes") or b""
