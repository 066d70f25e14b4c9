"""Recognises the usual request for a WebSocket before anything is made to parse it.

Browsers and programs send such a request whole, in one piece. Everything else goes the usual way,
through the web server's HTTP parser, which also answers what is wrong with a request.
"""

from typing import Final

LONGEST: Final = 8_192
END: Final = b"\r\n\r\n"
UPGRADES: Final = frozenset({b"upgrade", b"keep-alive, upgrade"})
BODIES: Final = (b"content-length", b"transfer-encoding", b"expect")


def upgrade_in(data: bytes) -> bytes | None:
    """Return the request for a WebSocket that these bytes are, with names in small letters.

    None if they are anything else, or more than that.
    """
    if not data.startswith(b"GET /") or data.find(END) != len(data) - 4 or len(data) > LONGEST:
        return None
    first, *lines = data[:-4].split(b"\r\n")
    pairs = [line.partition(b":") for line in lines]
    fields = {name.lower(): value.strip(b" \t") for name, colon, value in pairs if colon}
    if not first.endswith(b" HTTP/1.1") or len(fields) < len(pairs) or not _is_plain(fields):
        return None
    heads = [b"%b: %b" % (name, value) for name, value in fields.items()]
    return b"\r\n".join((first, *heads)) + END


def _is_plain(fields: dict[bytes, bytes]) -> bool:
    """Return whether each field occurs as it usually does, and no body follows."""
    return (
        fields.get(b"upgrade", b"").lower() == b"websocket"
        and fields.get(b"connection", b"").lower() in UPGRADES
        and b"host" in fields
        and not any(name in fields for name in BODIES)
        and all(name.isascii() and name.replace(b"-", b"").isalnum() for name in fields)
    )
