"""This process as a member of a cluster: what it owns, hears and announces."""

import asyncio
import secrets
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Final

from msgspec import Struct

from inkognito.protocol.messages import LobbyTable
from inkognito.protocol.terms import Person
from inkognito.server.background import BackgroundTasks
from inkognito.server.cluster import announcements
from inkognito.server.cluster.announcements import (
    AnyAnnouncement,
    Forgotten,
    Freed,
    ListingChanged,
    Renamed,
    SignedOut,
)
from inkognito.server.cluster.directory import Member
from inkognito.server.cluster.forwards import Signer
from inkognito.server.cluster.ownership import ClusterOwnership
from inkognito.server.cluster.pipes import Pipes
from inkognito.server.cluster.ports import Connector
from inkognito.server.cluster.standings import Standings
from inkognito.server.metrics import Metrics
from inkognito.server.rate_limits import RateLimits
from inkognito.server.system_ports import Ports
from inkognito.server.table_host import TableHost
from inkognito.store.problems import StoreProblem
from inkognito.store.store import Store
from inkognito.tables.audience import Participant
from inkognito.tables.sleep import Sleep

GATHERED: Final = 0.05
"""Changes of the lobby are announced together, after this many seconds."""


class Membership(Struct, frozen=True):
    """Who this process is among the others, and how it is connected to them."""

    me: Member
    connect: Connector
    signer: Signer


def new_member(address: str) -> Member:
    """Return a member at this address, with an id of its own."""
    return Member(secrets.token_hex(4), address)


class Cluster:
    """This process among the others."""

    def __init__(
        self,
        membership: Membership,
        store: Store,
        metrics: Metrics,
        rate_limits: RateLimits,
        ports: Ports,
    ) -> None:
        self._store, self._metrics, self._rate_limits = store, metrics, rate_limits
        self.ownership = ClusterOwnership(
            membership.me, membership.connect, self._hear, self._changed, ports.monotonic
        )
        self.pipes = Pipes(self.ownership.is_owned_by, metrics)
        self._standings = Standings(membership.me, membership.signer, ports.clock)
        self._host: TableHost | None = None
        self._tasks = BackgroundTasks()
        self._running: asyncio.Task[None] | None = None
        self._listings: dict[str, None] = {}
        self._was_member = False

    @property
    def me(self) -> Member:
        """This process."""
        return self.ownership.me

    @property
    def is_ready(self) -> bool:
        """Whether this process can own tables, and find the owners of others."""
        return self.ownership.is_member

    async def join(self, host: TableHost) -> None:
        """Become a member. Raises StoreProblem where the database can't be reached."""
        self._host = host
        try:
            await self.ownership.join(host)
        except OSError as error:
            raise StoreProblem("read-failed", what=type(error).__name__) from error
        self._running = asyncio.create_task(self.ownership.run())

    async def leave(self) -> None:
        """Hand all tables over, and end the connections that are piped through here."""
        await self.ownership.leave()
        self.pipes.close()

    async def close(self) -> None:
        """End the membership."""
        if self._running is not None:
            self._running.cancel()
            await asyncio.wait([self._running])
        await self._tasks.finish()
        await self.ownership.close()

    def _changed(self) -> None:
        """The directory was read, or the connection was lost."""
        ownership, is_member = self.ownership, self.ownership.is_member
        self._metrics.members.set(ownership.members if is_member else 0)
        self._metrics.buckets.set(len(ownership.owned))
        self._rate_limits.share_among(ownership.members)
        self.pipes.cut_moved()
        if is_member and not self._was_member:
            self._tasks.spawn(self._do(self._renew_lobby()))
        self._was_member = is_member

    # --- telling and asking the others ------------------------------------------------------------

    def listing_changed(self, listing: LobbyTable) -> None:
        """Announce that a table is new in the lobby or has changed, soon and with others."""
        if listing.settings.visibility == "public":
            if not self._listings:
                self._tasks.spawn(self._announce_listings())
            self._listings[listing.table] = None

    async def _announce_listings(self) -> None:
        await asyncio.sleep(GATHERED)
        changed, self._listings = self._listings, {}
        for announcement in announcements.listings(self.me.id, changed):
            await self._announce(announcement)

    async def renamed(self, person: Person) -> None:
        """Announce that a guest has a new name."""
        await self._announce(Renamed(self.me.id, person))

    async def forgotten(self, person: Person) -> None:
        """Announce that a guest was deleted."""
        await self._announce(Forgotten(self.me.id, person))

    async def signed_out(self, person: Person) -> None:
        """Announce that a device of a guest was revoked."""
        await self._announce(SignedOut(self.me.id, person))

    async def standings(self, tables: Sequence[str]) -> dict[str, Sleep]:
        """Return whom the game waits for at those of these tables that others have loaded."""
        return await self._standings.ask(self.ownership.directory, tables)

    async def _announce(self, announcement: AnyAnnouncement) -> None:
        await self.ownership.announce(announcements.written(announcement))

    # --- hearing ----------------------------------------------------------------------------------

    def _hear(self, text: str) -> None:
        heard = announcements.read(text)
        if heard is not None and heard.by != self.me.id and self._host is not None:
            self._tasks.spawn(self._do(_HEARD[type(heard)](self, self._host, heard)))

    async def _do(self, heard: Coroutine[Any, Any, None]) -> None:
        """Do what was heard. If the store fails just now, the lobby is read again later."""
        try:
            await heard
        except StoreProblem:
            self._was_member = False

    async def _look(self, _host: TableHost, _heard: Freed) -> None:
        self.ownership.look_soon()

    async def _list(self, host: TableHost, heard: ListingChanged) -> None:
        for table in heard.tables:
            host.lobby_feed.hear(table, await self._store.listed_table(table))

    async def _rename(self, host: TableHost, heard: Renamed) -> None:
        guest = await self._store.guest(heard.person)
        if guest is not None:
            await host.rename(Participant(guest.id, guest.name))

    async def _forget(self, host: TableHost, heard: Forgotten) -> None:
        await host.forget(heard.person)

    async def _sign_out(self, host: TableHost, heard: SignedOut) -> None:
        host.sign_out(heard.person)

    async def _renew_lobby(self) -> None:
        """Announcements may have been missed: read the lobby again."""
        if self._host is not None:
            await self._host.lobby_feed.renew()


_HEARD: Final[
    dict[type[AnyAnnouncement], Callable[[Cluster, TableHost, Any], Coroutine[Any, Any, None]]]
] = {
    Freed: Cluster._look,
    ListingChanged: Cluster._list,
    Renamed: Cluster._rename,
    Forgotten: Cluster._forget,
    SignedOut: Cluster._sign_out,
}
