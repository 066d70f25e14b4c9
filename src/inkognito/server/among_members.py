"""The listener for other processes of the cluster, and the application in front of the tables."""

import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import uvicorn

from inkognito.server.cluster.admission import Admission
from inkognito.server.cluster.cluster import Membership, new_member
from inkognito.server.cluster.forwarding import Forwarding
from inkognito.server.cluster.forwards import Signer
from inkognito.server.cluster.http_relay import host_and_port
from inkognito.server.cluster.session import PostgresConnector
from inkognito.server.listening import bound
from inkognito.server.services import Services
from inkognito.server.settings import ServerSettings
from inkognito.server.web_config import web_config


class AmongMembers:
    """The place of this process among the others: who it is, and where it listens for them."""

    def __init__(self, settings: ServerSettings) -> None:
        host, port = host_and_port(settings.cluster_address)
        self._settings, self._listening = settings, bound(host, port)
        named = settings.cluster_address.rpartition(":")[0]
        me = new_member(f"{named}:{self._listening.getsockname()[1]}")
        self.membership = Membership(
            me, PostgresConnector(settings.database_url), Signer(settings.cluster_key)
        )

    @asynccontextmanager
    async def served(self, app: Any, services: Services) -> AsyncIterator[Any]:
        """Serve other members inside the block. Yields the application for people."""
        if services.cluster is None:
            raise AssertionError("the services of a member have a cluster")
        ownership, signer = services.cluster.ownership, self.membership.signer
        admission = Admission(
            app,
            self.membership.me.id,
            signer,
            ownership,
            services.ports.clock,
            services.host.standings,
        )
        server = _Listener(web_config(admission, self._settings, date_header=False))
        await server.start(self._listening)
        try:
            yield Forwarding(
                app,
                ownership,
                services.cluster.pipes,
                signer,
                services.rate_limits,
                services.ports.clock,
                self._settings.largest_message,
            )
        finally:
            await server.shutdown([self._listening])


class _Listener(uvicorn.Server):
    """A web server beside the one that handles signals."""

    async def start(self, listening: socket.socket) -> None:
        """Accept connections."""
        self.config.load()
        self.lifespan = self.config.lifespan_class(self.config)
        await self.startup([listening])


def listening_among(settings: ServerSettings) -> AmongMembers | None:
    """Listen for other members if the settings say so. Raises CannotListen where that fails."""
    return AmongMembers(settings) if settings.cluster_address else None
