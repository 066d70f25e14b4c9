"""The outbox of one connection: bounded, so that no slow reader holds up a table.

Most messages are written at once. Whoever falls behind is hung up on, and resumes by the number of
what he saw last.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final, TypeAlias

Writer: TypeAlias = Callable[[bytes], bool]
"""Writes at once, or says that it can't."""

Sender: TypeAlias = Callable[[bytes], Awaitable[None]]

MOST_MESSAGES: Final = 512
MOST_BYTES: Final = 4 * 1024 * 1024


class Outbox:
    """What waits to be sent on one connection. `finish` ends the connection when all is sent."""

    __slots__ = (
        "_bytes", "_finish", "_hang_up", "_messages", "_send", "_sending", "_write",
        "is_closing", "is_lost",
    )  # fmt: skip

    def __init__(
        self,
        write: Writer,
        send: Sender,
        finish: Callable[[], Awaitable[None]],
        hang_up: Callable[[], None],
    ) -> None:
        self._write, self._send, self._finish, self._hang_up = write, send, finish, hang_up
        self._sending: asyncio.Task[None] | None = None
        self._messages: deque[bytes] | None = None
        self._bytes = 0
        self.is_closing = False
        self.is_lost = False
        """Whether the connection was hung up on, or has broken."""

    def put(self, message: bytes) -> None:
        """Send this at once or when there is time; too much makes the connection end."""
        if self.is_closing or self.is_lost:
            return
        if self._sending is None and self._write(message):
            return
        if self._messages is None:
            self._messages = deque()
        self._messages.append(message)
        self._bytes += len(message)
        if len(self._messages) > MOST_MESSAGES or self._bytes > MOST_BYTES:
            self.is_lost = True
            self._messages.clear()
            self._hang_up()  # who does not read would not let us send a goodbye either
        self._go_on()

    def close(self) -> None:
        """Send what is there, and no more."""
        self.is_closing = True
        self._go_on()

    async def ended(self) -> None:
        """Until all is sent and the connection has ended; at once where it is not closing."""
        if self._sending is not None:
            await asyncio.wait([self._sending])

    def drop(self) -> None:
        """Nobody is there any more."""
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
            self._hang_up()
        self._messages = None
        if not self.is_closing:
            self._sending = None
