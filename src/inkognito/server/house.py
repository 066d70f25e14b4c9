"""The house: everything that runs in one server, opened and closed in the right order."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from inkognito.server.doorman import Doorman
from inkognito.server.hall import Hall
from inkognito.server.metrics import Metrics
from inkognito.server.outside import SystemChance, system_clock
from inkognito.server.people import People
from inkognito.server.settings import PROTOCOL_VERSION, ServerSettings
from inkognito.server.thinking import Thinking
from inkognito.store.store import Store


class House:
    """What the routes need: one of each."""

    def __init__(self, settings: ServerSettings, store: Store, thinking: Thinking) -> None:
        self.settings, self.store = settings, store
        self.metrics = Metrics()
        self.doorman = Doorman(settings)
        self.people = People(store, system_clock)
        self.hall = Hall(
            store,
            thinking,
            SystemChance(),
            system_clock,
            self.metrics,
            version=PROTOCOL_VERSION,
            fast_bots=settings.fast_bots,
        )
        self.is_ready = False


@asynccontextmanager
async def opened(settings: ServerSettings) -> AsyncIterator[House]:
    """A house on its database, with its bots; in the end all writes are finished."""
    store = await Store.open(settings.database_url)
    thinking = Thinking(settings.workers)
    await thinking.start()
    house = House(settings, store, thinking)
    await house.hall.open_lobby()
    waking = asyncio.create_task(house.hall.wake_tables())
    watching = asyncio.create_task(house.metrics.watch_loop())
    house.is_ready = True
    try:
        yield house
    finally:
        house.is_ready = False
        waking.cancel()
        watching.cancel()
        await house.hall.farewell("shutdown")
        await thinking.close()
        await store.close()
