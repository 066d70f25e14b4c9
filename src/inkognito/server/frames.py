"""WebSocket frames with one whole text: most are, and these need no parser (RFC 6455, 5.2)."""

import struct
from typing import Final

try:
    from websockets.speedups import apply_mask
except ImportError:  # where the library was built without a compiler
    from websockets.utils import apply_mask

_TEXT: Final = 0x81
"""The first byte of a text that is not continued in another frame."""

_MASKED: Final = 0x80
_TWO_MORE: Final = 126
"""In place of a size: the size follows in two bytes."""


def _head(size: int) -> bytes:
    """Return the first bytes of a frame with a text of this size."""
    if size < _TWO_MORE:
        return struct.pack(">BB", _TEXT, size)
    if size < 1 << 16:
        return struct.pack(">BBH", _TEXT, _TWO_MORE, size)
    return struct.pack(">BBQ", _TEXT, _TWO_MORE + 1, size)


_HEADS: Final = tuple(_head(size) for size in range(2_048))
"""Those of most messages, by their size."""


def framed(message: bytes) -> bytes:
    """Return the frame of a whole text message: not masked, not compressed."""
    size = len(message)
    return (_HEADS[size] if size < len(_HEADS) else _head(size)) + message


def text_in(data: bytes) -> str | None:
    """Return the text if the data is exactly one client frame with a whole short text.

    Return None for anything else, which is left to the library.
    """
    if len(data) < 6 or data[0] != _TEXT:
        return None
    size, start = data[1] ^ _MASKED, 2
    if size == _TWO_MORE:
        size, start = int.from_bytes(data[2:4], "big"), 4
    elif size > _TWO_MORE:  # a long one, or not masked
        return None
    if len(data) != start + 4 + size:
        return None
    try:
        return apply_mask(data[start + 4 :], data[start : start + 4]).decode()
    except UnicodeDecodeError:
        return None


def is_text(data: bytes) -> bool:
    """Return whether the data is valid UTF-8."""
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
