"""What the cluster needs from outside, and what tables need from it. Simulated in tests."""

from collections.abc import Callable, Collection, Sequence
from typing import Protocol

from inkognito.protocol.terms import Person
from inkognito.server.cluster.directory import Directory, Member
from inkognito.tables.sleep import Sleep


class Ownership(Protocol):
    """Which tables this process hosts."""

    def owns(self, table: str) -> bool:
        """Whether this process hosts the table, or would if somebody asked for it."""
        ...

    def serves(self, table: str) -> bool:
        """Whether it also knows that nobody else does by now."""
        ...


class SoleOwner:
    """A process that shares its database with no other."""

    def owns(self, _table: str) -> bool:
        """Every table."""
        return True

    def serves(self, _table: str) -> bool:
        """Every table, always."""
        return True


class Others(Protocol):
    """The other processes: they are told what concerns all, and asked about their tables."""

    async def renamed(self, person: Person) -> None:
        """Announce that a guest has a new name."""
        ...

    async def forgotten(self, person: Person) -> None:
        """Announce that a guest was deleted."""
        ...

    async def signed_out(self, person: Person) -> None:
        """Announce that a device of a guest was revoked."""
        ...

    async def standings(self, tables: Sequence[str]) -> dict[str, Sleep]:
        """Return whom the game waits for at those of these tables that others have loaded."""
        ...


class NobodyElse:
    """There is no other process."""

    async def renamed(self, _person: Person) -> None:
        """Nobody hears it."""

    async def forgotten(self, _person: Person) -> None:
        """Nobody hears it."""

    async def signed_out(self, _person: Person) -> None:
        """Nobody hears it."""

    async def standings(self, _tables: Sequence[str]) -> dict[str, Sleep]:
        """Nobody has loaded any."""
        return {}


class Session(Protocol):
    """A member's own connection to the database. Locks end with it.

    Every method raises an OSError when the connection is lost or too slow.
    """

    async def look(self) -> Directory:
        """Return who is there and who holds what, and show that this member does not hang."""
        ...

    async def take(self, buckets: Collection[int]) -> frozenset[int]:
        """Lock the buckets that are free. Return those that are now held."""
        ...

    async def give(self, buckets: Collection[int]) -> None:
        """Unlock buckets."""
        ...

    async def end(self, member: Member) -> None:
        """End all connections of a member that hangs."""
        ...

    async def leave(self) -> None:
        """Unlock everything and be no member any longer; looking goes on."""
        ...

    async def announce(self, payload: str) -> None:
        """Send a short text to all members, this one included."""
        ...

    async def close(self) -> None:
        """End the connection."""
        ...


class Connector(Protocol):
    """Opens sessions."""

    async def __call__(self, member: Member, hear: Callable[[str], None]) -> Session:
        """Open a session of this member; `hear` gets every announcement."""
        ...


class HostedTables(Protocol):
    """The tables of this process, as the cluster sees them."""

    async def load_running(self) -> None:
        """Load the tables of this process where a clock runs or a bot is to move."""
        ...

    async def release_others(self) -> None:
        """Give up the tables that this process no longer owns."""
        ...
