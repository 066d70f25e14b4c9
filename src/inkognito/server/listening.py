"""Ports that the server listens on: bound before anything else starts, or a clear problem."""

import os
import socket
from typing import Final

BACKLOG: Final = 8_192
SEND_BUFFER: Final = 128 * 1024


class CannotListen(Exception):  # noqa: N818 - it says what is the matter
    """Raised where a port can't be opened: where, and why in the words of the system."""

    def __init__(self, where: str, error: OSError) -> None:
        self.where, self.why = where, error.strerror or os.strerror(error.errno or 0)
        super().__init__(where, self.why)


def address_of(listening: socket.socket) -> str:
    """Return the address that a socket listens on, as in a URL."""
    host, port = listening.getsockname()[:2]
    return f"{host if ':' not in host else f'[{host}]'}:{port}"


def bound(host: str, port: int) -> socket.socket:
    """Return a socket that listens there."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    # What a slow reader has not read yet waits in an outbox, which is limited, not in the system.
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
    try:
        listening.bind((host, port))
        listening.listen(BACKLOG)
    except OSError as error:
        listening.close()
        raise CannotListen(f"{host}:{port}", error) from error
    return listening
