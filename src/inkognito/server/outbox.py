"""The outbox of one connection: bounded, so that no slow reader holds up a table.

Most messages are written in the same turn of the event loop; what the socket has not taken of them
counts as well. A reader who falls too far behind is disconnected, and resumes from the number of
the last sighting.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final, TypeAlias

Writer: TypeAlias = Callable[[bytes], bool]
"""Writes at once; returns False if it can't."""

Sender: TypeAlias = Callable[[bytes], Awaitable[None]]

MOST_MESSAGES: Final = 512
MOST_BYTES: Final = 4 * 1024 * 1024


class Outbox:
    """What waits to be sent on one connection. `finish` ends the connection when all is sent."""

    __slots__ = (
        "_abort", "_bytes", "_finish", "_messages", "_send", "_sending", "_unsent", "_write",
        "is_closing", "is_lost",
    )  # fmt: skip

    def __init__(
        self,
        write: Writer,
        send: Sender,
        finish: Callable[[], Awaitable[None]],
        abort: Callable[[], None],
        unsent: Callable[[], int] = lambda: 0,
    ) -> None:
        self._write, self._send, self._finish, self._abort = write, send, finish, abort
        self._unsent = unsent
        self._sending: asyncio.Task[None] | None = None
        self._messages: deque[bytes] | None = None
        self._bytes = 0
        self.is_closing = False
        self.is_lost = False
        """Whether the connection was aborted, or has broken."""

    def put(self, message: bytes) -> None:
        """Send this at once or when there is time; abort the connection if too much waits."""
        if self.is_closing or self.is_lost:
            return
        if self._sending is None and self._write(message):
            return
        if self._messages is None:
            self._messages = deque()
        self._messages.append(message)
        self._bytes += len(message)
        if len(self._messages) > MOST_MESSAGES or self._bytes + self._unsent() > MOST_BYTES:
            self.cut_off()  # a reader who stalls would not receive a goodbye either
        self._go_on()

    def cut_off(self) -> None:
        """Abort the connection, and send nothing that waits."""
        self.is_lost = True
        if self._messages is not None:
            self._messages.clear()
        self._abort()

    def close(self) -> None:
        """Send what is there and nothing more, then end the connection."""
        self.is_closing = True
        self._go_on()

    async def ended(self) -> None:
        """Wait until everything is sent and the connection has ended, if it is closing."""
        if self._sending is not None:
            await asyncio.wait([self._sending])

    def drop(self) -> None:
        """The connection has ended: send nothing more."""
        self.is_closing = True
        if self._sending is not None:
            self._sending.cancel()

    def _go_on(self) -> None:
        if self._sending is None:
            self._sending = asyncio.create_task(self._send_all())

    async def _send_all(self) -> None:
        try:
            while self._messages:
                message = self._messages.popleft()
                self._bytes -= len(message)
                await self._send(message)
            if self.is_closing and not self.is_lost:
                await self._finish()
        except Exception:  # noqa: BLE001 - whatever it was, nothing more can be sent
            self.is_lost = True
            self._abort()
        self._messages = None
        if not self.is_closing:
            self._sending = None
