"""Work that waits for its turn: one piece in each turn of the event loop.

Everybody who is connected is served between two pieces, however many strangers come at once.
"""

import asyncio
from collections import deque
from collections.abc import Callable


class Turns:
    """Pieces of work in their order. They must not raise."""

    def __init__(self) -> None:
        self._waiting: deque[Callable[[], None]] = deque()

    def take(self, work: Callable[[], None]) -> None:
        """Do this when its turn has come."""
        self._waiting.append(work)
        if len(self._waiting) == 1:
            asyncio.get_running_loop().call_soon(self._next)

    def _next(self) -> None:
        work = self._waiting.popleft()
        if self._waiting:
            asyncio.get_running_loop().call_soon(self._next)
        work()
