"""Tasks that run beside the requests: referenced until they end, and logged if they fail."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

import structlog

from inkognito.server.logs import failure

Result = TypeVar("Result")

_log = structlog.get_logger()


class BackgroundTasks:
    """All tasks that must end before the server does."""

    def __init__(self) -> None:
        self._running: set[asyncio.Future[Any]] = set()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Run a coroutine."""
        self.then(asyncio.create_task(work), _raise_failure)

    def then(
        self, future: "asyncio.Future[Result]", done: "Callable[[asyncio.Future[Result]], None]"
    ) -> None:
        """Call `done` when the future has ended, unless it was cancelled."""

        def ended(_: "asyncio.Future[Result]") -> None:
            self._running.discard(future)
            try:
                if not future.cancelled():
                    done(future)
            except Exception as error:  # noqa: BLE001 - the loop would log values, which are secret
                _log.error("work-failed", **failure(error))

        self._running.add(future)
        future.add_done_callback(ended)

    async def finish(self) -> None:
        """Wait until all have ended."""
        while self._running:
            await asyncio.wait(set(self._running), timeout=5)


def _raise_failure(task: "asyncio.Future[None]") -> None:
    task.result()
