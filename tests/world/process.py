"""A simulated server process: the real services and application on a loop of its own."""

import asyncio
import warnings
from copy import copy
from functools import cache
from types import SimpleNamespace
from typing import Any

from litestar.datastructures import State
from litestar.exceptions import LitestarDeprecationWarning

from inkognito.server.app import create_app
from inkognito.server.client_files import Client
from inkognito.server.review_api import Reviews
from inkognito.server.services import Services, running
from inkognito.server.settings import ServerSettings
from inkognito.server.sheet_api import Sheets
from inkognito.server.system_ports import Ports
from inkognito.store.store import Store
from tests.world.bots import Choose, Seconds, simulated_bots
from tests.world.disk import Disk, DiskFaults, SimulatedSqlite, simulated_store
from tests.world.loops import SimulatedLoop


class Process:
    """One process. Killing it loses its memory and nothing else."""

    def __init__(
        self,
        loop: SimulatedLoop,
        settings: ServerSettings,
        ports: Ports,
        disk: Disk,
        faults: DiskFaults,
        thinking: Seconds,
        choosing: Choose,
    ) -> None:
        self.loop, self._settings, self._ports = loop, settings, ports
        self._disk, self._faults = disk, faults
        self._thinking, self._choosing = thinking, choosing
        self._store: Store | None = None
        self._told_to_stop: asyncio.Future[None] = loop.create_future()
        self.services: Services | None = None
        self.app: Any = None
        self._life = loop.create_task(self._live())

    @property
    def name(self) -> str:
        return self.loop.name

    @property
    def is_up(self) -> bool:
        """Whether it accepts requests and connections."""
        return self.app is not None and not self.has_ended

    @property
    def has_ended(self) -> bool:
        """Whether it was killed, has stopped, or could not start."""
        return self.loop.is_dead or self._life.done()

    async def _live(self) -> None:
        bots = simulated_bots(self._thinking, self._choosing)
        self._store = await simulated_store(self._disk, self.name, self._faults)
        await bots.start()
        services = Services(self._settings, self._store, bots, self._ports)
        async with running(services):
            self.services, self.app = services, _app(services)
            await self._told_to_stop

    def metrics(self) -> bytes:
        """Return what an operator reads."""
        assert self.services is not None
        return self.services.metrics.text()

    def run(self, work: Any) -> None:
        """Run a coroutine in this process, if it still runs."""
        if self.loop.is_dead:
            work.close()
        else:
            self.loop.create_task(work)

    def stop(self) -> None:
        """Stop as after SIGTERM, once: say goodbye, and finish what is being stored."""
        if not self._told_to_stop.done():
            self._told_to_stop.set_result(None)

    def kill(self) -> None:
        """Stop as after SIGKILL."""
        self.loop.kill()

    def abandon(self) -> None:
        """Give its open files back, after it was killed."""
        if self._store is not None:
            driver = self._store._database._driver
            assert isinstance(driver, SimulatedSqlite)
            driver.abandon()

    def problem(self) -> BaseException | None:
        """Return why it ended, if it ended of itself."""
        is_done = self._life.done() and not self._life.cancelled()
        return self._life.exception() if is_done else None


def _app(services: Services) -> Any:
    """Return the application on these services: a copy, because making one takes long."""
    app = copy(_first_app())
    app.state = State({**_first_app().state, "services": services})
    app.state.sheets, app.state.reviews = Sheets(), Reviews(services)
    return app


@cache
def _first_app() -> Any:
    nothing: Any = SimpleNamespace(settings=ServerSettings())
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", LitestarDeprecationWarning)
        return create_app(nothing, Client({}))
