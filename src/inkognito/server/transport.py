"""The transport of a connection: fast paths for short texts, and dropping stalled readers.

The web server's own ways go through tasks, a queue and several layers for each message. Most that
is sent can be written straight to the wire, and most that comes is one whole short text, which can
be handed straight to the connection; all else goes the usual way. Closing politely waits until
everything is sent, which for some is never. Knows no tables and no messages.
"""

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from litestar import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

from inkognito.server.frames import ends_with_a_frame, framed, text_in

Heard: TypeAlias = Callable[[str | bytes], None]

SHORT: Final = 4_096
"""Longer messages are read the usual way."""

_WIRE: Final = "inkognito.wire"


class Transport(WebSocketsSansIOProtocol):
    """A WebSocket of the web server that writes and hears at once, and hangs up."""

    _heard: Heard | None = None
    _short = SHORT
    _is_whole = True
    """Whether the usual way has got nothing but whole messages, so that none may be half read."""

    async def run_asgi(self) -> None:
        """Serve the connection; this wire is there for the application."""
        extensions: Any = self.scope["extensions"]
        extensions[_WIRE] = self
        await super().run_asgi()

    def hang_up(self) -> None:
        """Drop the connection at once."""
        self.transport.abort()

    def write(self, message: bytes) -> bool:
        """Whether a text could be sent at once; if not, it must be sent the usual way."""
        is_open = self.conn.state is OPEN and not self.close_sent
        if not is_open or not self.writable.is_set() or self.transport.is_closing():
            return False
        self.transport.write(framed(message))
        return True

    # --- hearing ----------------------------------------------------------------------------------

    def hand_to(self, heard: Heard) -> None:
        """From now on hand every message over at once; the usual way only tells of the end."""
        self._heard, self._short = heard, min(SHORT, self.config.ws_max_size)
        del self.request, self.response  # the handshake is over, and they are large
        self._hand_over()

    def data_received(self, data: bytes) -> None:
        """Hand over a short text at once, where nothing else may be on its way."""
        heard = self._heard
        if heard is not None and self._is_whole and len(data) <= self._short:
            text = text_in(data) if self.conn.state is OPEN and not self.close_sent else None
            if text is not None:
                heard(text)
                return
        self._is_whole = self._is_whole and self._ends_with_a_message(data)
        super().data_received(data)

    def send_receive_event_to_app(self) -> None:
        """A message was read the usual way: it may have to be handed over."""
        super().send_receive_event_to_app()
        if self._heard is not None:
            self._hand_over()

    def _hand_over(self) -> None:
        others = []
        while self._heard is not None and not self.queue.empty():
            event: Any = self.queue.get_nowait()
            if event["type"] == "websocket.receive":
                self._heard(message_in(event))
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
    """The wire of any other web server: everything goes its own way."""

    def hang_up(self) -> None:
        """The web server must notice by itself."""

    def write(self, _message: bytes) -> bool:
        """Never at once."""
        return False

    def hand_to(self, _heard: Heard) -> None:
        """Nothing is handed over."""


def transport_of(socket: WebSocket[Any, Any, Any]) -> Transport | OtherTransport:
    """The wire under this socket."""
    extensions: Any = socket.scope.get("extensions") or {}
    wire: Transport | OtherTransport = extensions.get(_WIRE) or OtherTransport()
    return wire


def message_in(event: Any) -> str | bytes:
    """The text or the bytes that have come."""
    text: str | None = event.get("text")
    return text if text is not None else event.get("bytes") or b""
