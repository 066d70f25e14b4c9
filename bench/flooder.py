"""Floods a server from one address, in a process of its own: as fast as the server lets it.

`python -m bench.flooder KIND PORT SECONDS` floods from 127.0.0.2, which has limits of its own. It
prints how many bytes it could send, and how often it was cut off.
"""

import json
import socket
import sys
from collections.abc import Callable
from time import monotonic
from typing import Final

from websockets.frames import Frame, Opcode

HOST: Final = "127.0.0.1"
FROM: Final = "127.0.0.2"
UPGRADE: Final = (
    b"GET /ws/lobby HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
REQUEST: Final = b"GET /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"

FLOODS: Final[dict[str, tuple[bytes, bytes]]] = {
    "empty frames": (UPGRADE, 2_000 * Frame(Opcode.TEXT, b"").serialize(mask=True)),
    "pings": (UPGRADE, 2_000 * Frame(Opcode.PING, b"x" * 100).serialize(mask=True)),
    "continuations": (
        UPGRADE + Frame(Opcode.TEXT, b"", fin=False).serialize(mask=True),
        2_000 * Frame(Opcode.CONT, b"", fin=False).serialize(mask=True),
    ),
    "new connections": (UPGRADE, b""),
    "requests": (REQUEST, 20 * REQUEST),
    "unfinished requests": (REQUEST[:-2], b""),
}
"""By kind: what is sent on each new connection, and what is sent on it again and again."""


def flood(kind: str, port: int, seconds: float) -> dict[str, float]:
    """Flood until the time is over."""
    first, again = FLOODS[kind]
    ends, sent, cuts = monotonic() + seconds, 0, 0
    kept: list[socket.socket] = []
    while monotonic() < ends:
        try:
            connection = socket.create_connection((HOST, port), 1.0, source_address=(FROM, 0))
            kept.append(connection)
            connection.sendall(first)
            sent += _repeat(connection, again, lambda: monotonic() < ends)
        except OSError:
            cuts += 1
        if len(kept) > 200 or kind != "unfinished requests":
            kept.pop(0).close() if kept else None
    return {"sent": sent, "cuts": cuts}


def _repeat(connection: socket.socket, again: bytes, goes_on: Callable[[], bool]) -> int:
    sent = 0
    connection.settimeout(0.2)
    while again and goes_on():
        connection.sendall(again)
        sent += len(again)
        if not _answers(connection):
            return sent
    if not again:
        _answers(connection)
    return sent


def _answers(connection: socket.socket) -> bool:
    """Read what is there without waiting for long; return whether the connection is open."""
    connection.setblocking(False)
    try:
        return bool(connection.recv(1 << 20))
    except BlockingIOError:
        return True
    finally:
        connection.settimeout(0.2)


if __name__ == "__main__":
    print(json.dumps(flood(sys.argv[1], int(sys.argv[2]), float(sys.argv[3]))))
