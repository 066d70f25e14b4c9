"""Tasks and callbacks beside the requests: waited for at the end, and logged if they fail."""

import asyncio
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, Final

import structlog

from inkognito.server.logs import failure

POLL: Final = 0.005
"""How often, in seconds, it is looked whether all callbacks were called."""

_log = structlog.get_logger()


class BackgroundTasks:
    """All tasks that must end before the server does."""

    def __init__(self) -> None:
        self._running: set[asyncio.Task[None]] = set()
        self._expected = 0

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Run a coroutine."""
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._ended)

    def expect(self, callback: Callable[..., None], *arguments: Any) -> Callable[[Any], None]:
        """Return a callback that will be called once, and that never raises.

        What it is called with comes after these arguments.
        """
        self._expected += 1
        return partial(self._called, callback, *arguments)

    async def finish(self) -> None:
        """Wait until all have ended, and all callbacks were called."""
        while self._running or self._expected:
            if self._running:
                await asyncio.wait(set(self._running), timeout=5)
            else:
                await asyncio.sleep(POLL)

    def _ended(self, task: "asyncio.Task[None]") -> None:
        self._running.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None:
            _log.error("work-failed", **failure(error))

    def _called(self, callback: Callable[..., None], *arguments: Any) -> None:
        self._expected -= 1
        try:
            callback(*arguments)
        except Exception as error:  # noqa: BLE001 - the loop would log values, which are secret
            _log.error("work-failed", **failure(error))
