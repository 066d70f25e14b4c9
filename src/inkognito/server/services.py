"""The services of one server, opened and closed in the right order."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from inkognito.server.alarm_clock import AlarmClock
from inkognito.server.authentication import Authentication
from inkognito.server.bot_pool import BotPool
from inkognito.server.cleaner import Cleaner
from inkognito.server.cluster.cluster import Cluster, Membership
from inkognito.server.cluster.ports import NobodyElse, Others
from inkognito.server.computing import Computing
from inkognito.server.metrics import Metrics
from inkognito.server.rate_limits import RateLimits
from inkognito.server.readiness import Readiness
from inkognito.server.settings import PROTOCOL_VERSION, ServerSettings
from inkognito.server.system_ports import Ports, SteadyClock, system_ports
from inkognito.server.table_host import TableHost
from inkognito.store.store import Store

SHORT_BREAK: Final = 30_000
"""Players are charged for a restart of up to this many milliseconds."""


RUN_LETTERS: Final = 12
"""How long the name is by which the rows of this run are known."""


class Services:
    """Everything that the routes need. With a membership, this process is one of a cluster."""

    def __init__(
        self,
        settings: ServerSettings,
        store: Store,
        bots: BotPool,
        ports: Ports | None = None,
        membership: Membership | None = None,
    ) -> None:
        self.settings, self.store, self.bots = settings, store, bots
        self.ports = ports = ports or system_ports()
        self.clock = clock = SteadyClock(ports.clock, ports.monotonic)
        self.metrics = Metrics()
        self.rate_limits = RateLimits(settings, ports.monotonic)
        self.computing = Computing(self.rate_limits, ports.thread_seconds)
        self.authentication = Authentication(store, clock, ports.random)
        self.cluster = cluster = None if membership is None else self._cluster(membership)
        self.others: Others = cluster or NobodyElse()
        self.host = TableHost(
            store,
            bots,
            ports.random,
            clock,
            self.metrics,
            version=PROTOCOL_VERSION,
            fast_bots=settings.fast_bots,
            run=ports.random.table_name()[:RUN_LETTERS],
            ownership=None if cluster is None else cluster.ownership,
            listing_changed=None if cluster is None else cluster.listing_changed,
        )
        self.readiness = Readiness(store, clock)
        self.alarm_clock = AlarmClock(store, self.host, clock)
        self.cleaner = Cleaner(store, self.host, clock, settings.retention)
        self.is_open = False

    def _cluster(self, membership: Membership) -> Cluster:
        return Cluster(membership, self.store, self.metrics, self.rate_limits, self.ports)

    @property
    def is_ready(self) -> bool:
        """Whether this process accepts guests."""
        is_member = self.cluster is None or self.cluster.is_ready
        return self.is_open and is_member and self.readiness.can_store

    async def start(self) -> None:
        """Bring the store to the present: what was due while no server ran is not late."""
        now = self.clock()
        last_beat = await self.store.pulse.start(self.ports.random.table_name(), now)
        if last_beat is not None and now - last_beat > SHORT_BREAK:
            await self.store.postpone_alarms(now - last_beat)
        await self.host.open_lobby()


@asynccontextmanager
async def opened(
    settings: ServerSettings, membership: Membership | None = None
) -> AsyncIterator[Services]:
    """Open the services on the database, with the bots; at the end all writes are finished."""
    name = "" if membership is None else membership.me.working_name
    store = await Store.open(settings.database_url, name=name)
    bots = BotPool(settings.workers)
    bots.start_soon()
    async with running(Services(settings, store, bots, membership=membership)) as services:
        watching = asyncio.create_task(services.metrics.watch_loop())
        try:
            yield services
        finally:
            watching.cancel()


@asynccontextmanager
async def running(services: Services) -> AsyncIterator[Services]:
    """Run the services; at the end all writes are finished, and store and bots are closed."""
    await services.start()
    if services.cluster is not None:
        await services.cluster.join(services.host)
    beside = (
        services.host.load_running(),
        services.readiness.watch(),
        services.alarm_clock.run(),
        services.cleaner.run(),
    )
    tasks = [asyncio.create_task(one) for one in beside]
    services.is_open = True
    try:
        yield services
    finally:
        services.is_open = False
        for task in tasks:
            task.cancel()
        await services.host.shut_down("shutdown")
        if services.cluster is not None:
            await services.cluster.close()
        await services.bots.close()
        await services.store.close()
