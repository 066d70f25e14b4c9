"""The outbox of one line: bounded, with a sender of its own, so that no reader slows a table.

Whoever falls behind is hung up on, and resumes by the number of what he saw last.
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
    """What waits to be sent on one line."""

    __slots__ = (
        "_bytes", "_filled", "_hang_up", "_is_sending", "_messages", "_send", "_write",
        "ended", "is_closing", "is_overrun",
    )  # fmt: skip

    def __init__(self, write: Writer, send: Sender, hang_up: Callable[[], None]) -> None:
        self._write, self._send, self._hang_up = write, send, hang_up
        self._is_sending = False
        self._messages: deque[bytes] = deque()
        self._bytes = 0
        self._filled = asyncio.Event()
        self.ended = asyncio.Event()
        self.is_closing = False
        self.is_overrun = False

    def put(self, message: bytes) -> None:
        """Send this at once or when there is time; too much makes the line end."""
        if self.is_closing or self.is_overrun:
            return
        is_first = not (self._messages or self._is_sending)
        if is_first and self._write(message):
            return
        self._messages.append(message)
        self._bytes += len(message)
        if len(self._messages) > MOST_MESSAGES or self._bytes > MOST_BYTES:
            self.is_overrun = True
            self._messages.clear()
            self._hang_up()  # who does not read would not let us send a goodbye either
        self._filled.set()

    def close(self) -> None:
        """Send what is there, and no more."""
        self.is_closing = True
        self._filled.set()

    async def run(self) -> None:
        """Send until the line is closed or overrun."""
        try:
            await self._run()
        finally:
            self.ended.set()

    async def _run(self) -> None:
        while not self.is_overrun:
            while self._messages and not self.is_overrun:
                message = self._messages.popleft()
                self._bytes -= len(message)
                self._is_sending = True
                await self._send(message)
                self._is_sending = False
            if self.is_closing:
                return
            self._filled.clear()
            await self._filled.wait()
