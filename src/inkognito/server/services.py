"""The services of one server, opened and closed in the right order."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from inkognito.server.authentication import Authentication
from inkognito.server.bot_pool import BotPool
from inkognito.server.metrics import Metrics
from inkognito.server.rate_limits import RateLimits
from inkognito.server.settings import PROTOCOL_VERSION, ServerSettings
from inkognito.server.system_ports import SystemRandomSource, system_clock
from inkognito.server.table_host import TableHost
from inkognito.store.store import Store


class Services:
    """Everything that the routes need."""

    def __init__(self, settings: ServerSettings, store: Store, bots: BotPool) -> None:
        self.settings, self.store = settings, store
        self.metrics = Metrics()
        self.rate_limits = RateLimits(settings)
        self.authentication = Authentication(store, system_clock)
        self.host = TableHost(
            store,
            bots,
            SystemRandomSource(),
            system_clock,
            self.metrics,
            version=PROTOCOL_VERSION,
            fast_bots=settings.fast_bots,
        )
        self.is_ready = False


@asynccontextmanager
async def opened(settings: ServerSettings) -> AsyncIterator[Services]:
    """Open the services on the database, with the bots; at the end all writes are finished."""
    store = await Store.open(settings.database_url)
    bots = BotPool(settings.workers)
    await bots.start()
    services = Services(settings, store, bots)
    await services.host.open_lobby()
    loading = asyncio.create_task(services.host.load_running())
    watching = asyncio.create_task(services.metrics.watch_loop())
    services.is_ready = True
    try:
        yield services
    finally:
        services.is_ready = False
        loading.cancel()
        watching.cancel()
        await services.host.shut_down("shutdown")
        await bots.close()
        await store.close()
