"""What has happened on one connection: it waits to be read, or is handed over at once.

asyncio's queue keeps five collections for several readers and writers: 3 kB of each connection.
"""

import asyncio
from collections.abc import Callable
from typing import Any, TypeAlias

Handler: TypeAlias = Callable[[str | bytes], None]


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


class HandedEvents:
    """Takes the place of the queue: hands each message over, and reports the end once."""

    __slots__ = ("_ended", "_handler")

    def __init__(self, handler: Handler, ended: Callable[[], object]) -> None:
        self._handler = handler
        self._ended: Callable[[], object] | None = ended

    def empty(self) -> bool:
        """Nothing ever waits."""
        return True

    def put_nowait(self, event: Any) -> None:
        """Hand over an event; after the end nothing comes."""
        if self._ended is None:
            return
        if event["type"] == "websocket.receive":
            self._handler(message_in(event))
        else:
            ended, self._ended = self._ended, None
            ended()


def message_in(event: Any) -> str | bytes:
    """Return the text or the bytes of a message."""
    text: str | None = event.get("text")
    return text if text is not None else event.get("bytes") or b""
