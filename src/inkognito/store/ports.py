"""What whoever runs tables needs of a store. The real one and the simulated one both offer it."""

from collections.abc import Awaitable, Mapping
from typing import Protocol

from inkognito.protocol.messages import LobbyTable
from inkognito.protocol.terms import Person
from inkognito.tables.entries import Row
from inkognito.tables.talk import Said


class KeepsTables(Protocol):
    """Logs, names and talk of tables."""

    def append(self, row: Row, listing: LobbyTable | None, is_closed: bool) -> Awaitable[bool]:
        """To be True when the row is durable, False when its number is taken.

        The listing is what the lobby says from now on; None leaves it as it is.
        """
        ...

    async def rows(self, table: str, after: int = 0) -> list[Row]:
        """The table's log, from the row behind this number on."""
        ...

    async def keep_names(self, table: str, names: Mapping[Person, str]) -> None:
        """What people are called at this table, new or changed."""
        ...

    async def names(self, table: str) -> dict[Person, str]:
        """What people are called at this table."""
        ...

    async def keep_talk(self, table: str, said: Said) -> bool:
        """Whether words, or in their place what is left of them, are kept.

        False where other words were quicker and have their place.
        """
        ...

    async def talk(self, table: str) -> tuple[Said, ...]:
        """All that was said at this table."""
        ...

    async def live(self) -> list[str]:
        """The tables that are being played at and are not closed."""
        ...
