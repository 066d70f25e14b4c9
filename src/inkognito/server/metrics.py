"""Metrics for operators. Labels are kinds and codes, never people, tables or cards.

Nothing here may depend on what a player at a table may not see. Requests are not counted, because
discreet gestures and refused moves are requests; stored rows are, because everybody at the table
sees that they came.
"""

import asyncio
from bisect import bisect_left
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Final

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    disable_created_metrics,
    generate_latest,
    start_http_server,
)
from prometheus_client.core import CounterMetricFamily
from prometheus_client.registry import Collector

from inkognito.server.listening import CannotListen

LOOPBACK: Final = "127.0.0.1"

TICK: Final = 0.01
"""The delay of the event loop is measured at intervals of this many seconds."""

STALLS: Final = (0.005, 0.025, 0.1, 0.5)
"""Bounds of the delays that are told apart. No single request takes as long as the first."""

_ROUNDED: Final = (0.0, *STALLS[1:], 1.0)
"""By bucket: the delay that stands for all delays in it."""

disable_created_metrics()  # type: ignore[no-untyped-call]  # they tell when a code was first used


class EventLoopCounter(Collector):
    """A counter that the event loop alone increases, with every move: it needs no lock."""

    def __init__(self, name: str, documentation: str, registry: CollectorRegistry) -> None:
        self._name, self._documentation, self._count = name, documentation, 0
        registry.register(self)

    def inc(self) -> None:
        """Count one more."""
        self._count += 1

    def collect(self) -> Iterator[CounterMetricFamily]:
        """Yield the present value."""
        yield CounterMetricFamily(self._name, self._documentation, self._count)


class Metrics:
    """The counters of one server."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        registry = self._registry
        self.tables = Gauge("inkognito_tables", "Tables in memory", registry=registry)
        self.connections = Gauge("inkognito_connections", "Open connections", registry=registry)
        self.rows = EventLoopCounter("inkognito_rows", "Rows stored", registry)
        self.refused = Counter(
            "inkognito_refused", "Messages refused at the door", ["code"], registry=registry
        )
        self.members = Gauge(
            "inkognito_members", "Processes of the cluster; 0 without one", registry=registry
        )
        self.buckets = Gauge(
            "inkognito_buckets", "Buckets of tables that this process hosts", registry=registry
        )
        self.pipes = Gauge(
            "inkognito_pipes", "Connections to tables of other processes", registry=registry
        )
        # Count how often bots think, never how long: the time could reveal what they know.
        self.thoughts = Counter("inkognito_thoughts", "Decisions of bots", registry=registry)
        self._stalls = Histogram(
            "inkognito_stall_seconds",
            "How late the event loop is, rounded to the bounds of the buckets",
            buckets=STALLS,
            registry=registry,
        )

    async def watch_loop(self) -> None:
        """Measure, until cancelled, how long other work delays the event loop.

        The times of measuring are fixed, so that their number tells only how long the server runs.
        """
        due = monotonic()
        while True:
            due += TICK  # some loops keep a clock of their own that stands still
            await asyncio.sleep(max(0.0, due - monotonic()))
            late = max(0.0, monotonic() - due)
            self.stalled(late)
            due += TICK * int(late / TICK)

    def stalled(self, seconds: float) -> None:
        """Count a delay, rounded: short delays could tell what was done meanwhile."""
        self._stalls.observe(_ROUNDED[bisect_left(STALLS, seconds)])

    def text(self) -> bytes:
        """All of them, as Prometheus reads them."""
        return generate_latest(self._registry)

    @contextmanager
    def served(self, port: int | None) -> Iterator[str | None]:
        """Serve them on a port of this machine alone, and yield the address; on none without one.

        Raises CannotListen where the port is taken.
        """
        if port is None:
            yield None
            return
        try:
            server, thread = start_http_server(port, LOOPBACK, self._registry)
        except OSError as error:
            raise CannotListen(f"{LOOPBACK}:{port}", error) from error
        try:
            yield f"http://{LOOPBACK}:{server.server_port}/metrics"
        finally:
            server.shutdown()
            server.server_close()
            thread.join()
