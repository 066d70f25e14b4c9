"""How much one connection may send: frames, pieces of frames and bytes, counted as they arrive.

Pings, empty frames and continuations never become a message, so no limit on messages counts them,
but each costs the parser as much as one. Reads the heads of frames only, and knows no messages.
"""

from typing import Final

from inkognito.server.rate_limits import WINDOW

MOST_FRAMES: Final = 500
MOST_BYTES: Final = 1024 * 1024
"""In each window; more than any client sends within its limit of messages."""

_FINAL, _MASKED, _CONTROL, _SIZE = 0x80, 0x80, 0x08, 0x7F
_MORE: Final = {126: 2, 127: 8}
"""Values that stand in place of a size, and the number of bytes in which the size follows."""


class FrameBudget:
    """Counts what arrives on one connection, however the bytes are cut.

    `is_whole` says whether the bytes so far end with a whole message.
    """

    __slots__ = ("_bytes", "_ends", "_frames", "_head", "_is_continued", "_skip", "is_whole")

    def __init__(self) -> None:
        self._frames, self._bytes, self._ends = 0, 0, 0.0
        self._skip = 0
        """Bytes of the last frame that have not arrived."""
        self._head = b""
        """The beginning of a head that has not arrived completely."""
        self._is_continued = False
        self.is_whole = True

    def allows(self, data: bytes, now: float) -> bool:
        """Count the data; return whether the connection may still send."""
        if now >= self._ends:
            self._frames, self._bytes, self._ends = 0, 0, now + WINDOW
        self._bytes += len(data)
        self._frames += 1
        if self._bytes > MOST_BYTES:
            return False
        self._read(data)
        return self._frames <= MOST_FRAMES

    def forget(self) -> None:
        """Keep nothing of a connection that was cut off."""
        self._head = b""

    def _read(self, data: bytes) -> None:
        """Go from head to head; stop where there are too many."""
        if self._head:
            data = self._head + data
        at, end = self._skip, len(data)
        while at < end and self._frames <= MOST_FRAMES:
            more = _MORE.get(data[at + 1] & _SIZE, 0) if at + 1 < end else 0
            body = at + 2 + more
            if body > end:
                break
            size = int.from_bytes(data[at + 2 : body], "big") if more else data[at + 1] & _SIZE
            if not data[at] & _CONTROL:
                self._is_continued = not data[at] & _FINAL
            at = body + (4 if data[at + 1] & _MASKED else 0) + size
            self._frames += 1
        self._head = data[at:]
        self._skip = max(0, at - end)
        self.is_whole = not (self._skip or self._head or self._is_continued)
