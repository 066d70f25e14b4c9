"""WebSocket frames with one whole text: most are, and these need no parser (RFC 6455, 5.2)."""

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

_MORE: Final = {_TWO_MORE: 2, _TWO_MORE + 1: 8}


def framed(message: bytes) -> bytes:
    """Return the frame of a whole text message: not masked, not compressed."""
    size = len(message)
    if size < _TWO_MORE:
        return b"\x81%c%b" % (size, message)
    if size < 1 << 16:
        return b"\x81\x7e%b%b" % (size.to_bytes(2, "big"), message)
    return b"\x81\x7f%b%b" % (size.to_bytes(8, "big"), message)


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


def ends_with_a_frame(data: bytes) -> bool:
    """Return whether the data is any number of whole frames without continuations."""
    at = 0
    while at + 2 <= len(data):
        is_final, is_masked, size = data[at] & 0x80, data[at + 1] & _MASKED, data[at + 1] & 0x7F
        if not is_final:
            return False
        at += 2
        more = _MORE.get(size, 0)
        if more:
            size = int.from_bytes(data[at : at + more], "big")
        at += more + (4 if is_masked else 0) + size
    return at == len(data)
