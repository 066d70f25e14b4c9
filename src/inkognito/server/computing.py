"""What takes long to compute, in threads: few at a time for one place, and not without end.

Reviews, hints and sheets cost milliseconds to half a second, and strangers may ask for them. So the
time that they take is measured and limited by place, as the number of requests is. Threads compute,
so the event loop never does so for long. Knows no games.
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, Final, ParamSpec, TypeVar

from inkognito.server.rate_limits import COMPUTING, RateLimits, place_of

AT_ONCE: Final = 2
"""This many computations of one place run at the same time; others wait."""

Given = ParamSpec("Given")
Result = TypeVar("Result")


class Computing:
    """Everything that is computed for requests."""

    def __init__(self, rate_limits: RateLimits, thread_seconds: Callable[[], float]) -> None:
        self._rate_limits, self._thread_seconds = rate_limits, thread_seconds
        self._turns: dict[str, tuple[asyncio.Semaphore, list[None]]] = {}
        """By place, while it computes or waits: its turns, and an item for each request."""

    async def run(
        self,
        address: str,
        work: Callable[Given, Result],
        *args: Given.args,
        **options: Given.kwargs,
    ) -> Result:
        """Compute something for an address; raise Refused if it has used up its time."""
        async with self._turn(place_of(address)):
            self._rate_limits.check(COMPUTING, address, cost=0)
            result, seconds = await asyncio.to_thread(self._timed, lambda: work(*args, **options))
            self._rate_limits.spend(COMPUTING, address, seconds)
            if isinstance(result, Exception):
                raise result
            return result

    def _timed(self, work: Callable[[], Result]) -> tuple[Result | Exception, float]:
        """Return the result or the error, and how long this thread computed."""
        began = self._thread_seconds()
        result: Result | Exception
        try:
            result = work()
        except Exception as error:  # noqa: BLE001 - raised again when its time is counted
            result = error
        return result, self._thread_seconds() - began

    @asynccontextmanager
    async def _turn(self, place: str) -> AsyncIterator[Any]:
        turns, waiting = self._turns.setdefault(place, (asyncio.Semaphore(AT_ONCE), []))
        waiting.append(None)
        try:
            async with turns:
                yield
        finally:
            waiting.pop()
            if not waiting:
                del self._turns[place]
