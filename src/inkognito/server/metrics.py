"""Metrics for operators. Labels are kinds and codes, never people, tables or cards."""

import asyncio
from time import monotonic
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

TICK: Final = 0.01
"""The delay of the event loop is measured at intervals of this many seconds."""

STALLS: Final = (0.001, 0.005, 0.025, 0.1, 0.5)


class Metrics:
    """The counters of one server."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        registry = self._registry
        self.tables = Gauge("inkognito_tables", "Tables in memory", registry=registry)
        self.connections = Gauge("inkognito_connections", "Open connections", registry=registry)
        self.requests = Counter("inkognito_requests", "Requests received", registry=registry)
        self.rows = Counter("inkognito_rows", "Rows stored", registry=registry)
        self.refused = Counter(
            "inkognito_refused", "Messages refused at the door", ["code"], registry=registry
        )
        # Count how often bots think, never how long: the time could reveal what they know.
        self.thoughts = Counter("inkognito_thoughts", "Decisions of bots", registry=registry)
        self._stalls = Histogram(
            "inkognito_stall_seconds",
            "How late the event loop is",
            buckets=STALLS,
            registry=registry,
        )

    async def watch_loop(self) -> None:
        """Measure, until cancelled, how long other work delays the event loop."""
        while True:
            due = monotonic() + TICK  # some loops keep a clock of their own that stands still
            await asyncio.sleep(TICK)
            self._stalls.observe(max(0.0, monotonic() - due))

    def text(self) -> bytes:
        """All of them, as Prometheus reads them."""
        return generate_latest(self._registry)
