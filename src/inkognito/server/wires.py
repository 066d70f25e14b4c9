"""The wire under a line: how to send without waiting, and how to drop whoever reads no more.

The web server's own way to send goes through a task and several layers for each message; most can
be written straight to the wire. Closing politely waits until everything is sent, which for some is
never. Knows no tables and no messages.
"""

from collections.abc import Callable
from typing import Any, Final

from litestar import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

_HANG_UP: Final = "inkognito.hang-up"
_WRITE: Final = "inkognito.write"


class Wire(WebSocketsSansIOProtocol):
    """A WebSocket of the web server that lets its application write at once, and hang up."""

    async def run_asgi(self) -> None:
        """Serve the connection; what is in the scope is there for the application."""
        extensions: Any = self.scope["extensions"]
        extensions[_HANG_UP] = self.transport.abort
        extensions[_WRITE] = self.write
        await super().run_asgi()

    def write(self, message: bytes) -> bool:
        """Whether a text could be sent at once; if not, it must be sent the usual way."""
        is_open = self.conn.state is OPEN and not self.close_sent
        if not is_open or not self.writable.is_set() or self.transport.is_closing():
            return False
        self.transport.write(framed(message))
        return True


def framed(message: bytes) -> bytes:
    """A whole text message as a server frames it (RFC 6455, 5.2): not masked, not compressed."""
    size = len(message)
    if size < 126:
        return b"\x81%c%b" % (size, message)
    if size < 1 << 16:
        return b"\x81\x7e%b%b" % (size.to_bytes(2, "big"), message)
    return b"\x81\x7f%b%b" % (size.to_bytes(8, "big"), message)


def hang_up_of(socket: WebSocket[Any, Any, Any]) -> Callable[[], None]:
    """What drops the connection of this socket at once; nothing on other web servers."""
    extensions: Any = socket.scope.get("extensions") or {}
    hang_up: Callable[[], None] = extensions.get(_HANG_UP, _cannot)
    return hang_up


def write_of(socket: WebSocket[Any, Any, Any]) -> Callable[[bytes], bool]:
    """What writes to this socket at once if it can; on other web servers it never can."""
    extensions: Any = socket.scope.get("extensions") or {}
    write: Callable[[bytes], bool] = extensions.get(_WRITE, _not_at_once)
    return write


def _not_at_once(_message: bytes) -> bool:
    return False


def _cannot() -> None:
    """The web server must notice by itself."""
