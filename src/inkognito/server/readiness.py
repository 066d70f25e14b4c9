"""Whether what happens can be stored, and what is stored can be read: for supervisors."""

import asyncio
from typing import Final

import structlog

from inkognito.server.system_ports import Clock
from inkognito.store.problems import StoreProblem
from inkognito.store.store import Store

_log = structlog.get_logger()

INTERVAL: Final = 3.0
"""Seconds between two heartbeats."""

PATIENCE: Final = 5.0
"""A store that takes longer than this many seconds for a heartbeat can't store."""


class Readiness:
    """The answer to supervisors and proxies."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store, self._clock = store, clock
        self.can_store = True
        """Whether the last heartbeat was stored."""

    def text(self, is_ready: bool) -> str:
        """Return what a supervisor reads: counts and codes, never the name of a table."""
        if not self.can_store:
            return "not ready: nothing can be stored"
        damaged = len(self._store.damaged)
        remark = f", damaged tables: {damaged}" if damaged else ""
        return f"ready{remark}" if is_ready else f"not ready{remark}"

    async def watch(self) -> None:
        """Write heartbeats until cancelled. Log when they begin to fail, and when they work."""
        while True:
            await asyncio.sleep(INTERVAL)
            await self.beat()

    async def beat(self) -> None:
        """Write one heartbeat."""
        try:
            async with asyncio.timeout(PATIENCE):
                await self._store.pulse.beat(self._clock())
        except StoreProblem as problem:
            self._fails(problem.code, str(problem.params.get("what", "")))
        except TimeoutError:
            self._fails("too-slow", "")
        else:
            if not self.can_store:
                _log.info("storing-again")
            self.can_store = True

    def _fails(self, problem: str, cause: str) -> None:
        """The cause is the database's own message about a heartbeat, which holds no secret."""
        if self.can_store:
            _log.error("nothing-can-be-stored", problem=problem, cause=cause)
        self.can_store = False
