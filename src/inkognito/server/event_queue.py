"""What has happened on one connection and waits to be read, by one reader.

asyncio's queue keeps five collections for several readers and writers: 3 kB of each connection.
"""

import asyncio
from typing import Any


class EventQueue:
    """Events in their order. Does what the web server asks of asyncio's queue."""

    __slots__ = ("_events", "_reader")

    def __init__(self) -> None:
        self._events: list[Any] = []
        self._reader: asyncio.Future[None] | None = None

    def empty(self) -> bool:
        """Return whether nothing waits."""
        return not self._events

    def put_nowait(self, event: Any) -> None:
        """Add an event."""
        self._events.append(event)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    def get_nowait(self) -> Any:
        """Take the first event; there must be one."""
        return self._events.pop(0)

    async def get(self) -> Any:
        """Take the first event, as soon as there is one."""
        while not self._events:
            self._reader = asyncio.get_running_loop().create_future()
            try:
                await self._reader
            finally:
                self._reader = None
        return self._events.pop(0)
