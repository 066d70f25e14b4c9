"""What a server sends in one turn of the event loop: written together, when the turn is over.

A batch of stored rows is sent to hundreds of connections. Written row by row, each write wakes a
client that has just fallen asleep, and the processor with it; written together, they wake it once.
"""

import asyncio
from typing import Protocol


class Connected(Protocol):
    """A connection that takes frames."""

    def write_frame(self, frame: bytes) -> None:
        """Write a frame to the socket, unless the connection is closing."""
        ...


class Outgoing:
    """The frames of all connections of a server, in the order in which they are sent."""

    __slots__ = ("_frames",)

    def __init__(self) -> None:
        self._frames: list[tuple[Connected, bytes]] = []

    def add(self, connection: Connected, frame: bytes) -> None:
        """Write this frame when the turn is over."""
        if not self._frames:
            asyncio.get_running_loop().call_soon(self.write)
        self._frames.append((connection, frame))

    def write(self) -> None:
        """Write all frames now."""
        frames, self._frames = self._frames, []
        for connection, frame in frames:
            connection.write_frame(frame)
