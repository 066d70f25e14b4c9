"""The lobby: the public tables that people can join or watch. Returns changes; sends nothing."""

from collections import Counter
from collections.abc import Iterable
from typing import Final

from inkognito.protocol.messages import LobbyTable, LobbyUpdate

MOST_LISTED: Final = 200
MOST_OF_ONE_HOST: Final = 5
"""How many public tables one person may have open."""

LISTED: Final = ("gathering", "playing", "paused")


class Lobby:
    """The list of public tables."""

    def __init__(self, tables: Iterable[LobbyTable] = ()) -> None:
        self._tables = {listing.table: listing for listing in tables}

    def tables(self) -> tuple[LobbyTable, ...]:
        """Return all listed tables, the latest first."""
        return tuple(sorted(self._tables.values(), key=lambda listing: -listing.at))

    def list_table(self, listing: LobbyTable, *, is_closed: bool = False) -> LobbyUpdate | None:
        """Return the update to send for a table that is new or has changed.

        Tables that are over, closed or private are not listed.
        """
        is_shown = listing.settings.visibility == "public" and listing.status in LISTED
        if not is_shown or is_closed:
            return self.drop(listing.table)
        self._tables[listing.table] = listing
        return LobbyUpdate(tables=(listing,), gone=self._drop_surplus())

    def _drop_surplus(self) -> tuple[str, ...]:
        """A full list drops the oldest table of the host who has the most."""
        if len(self._tables) <= MOST_LISTED:
            return ()
        listed = self.tables()
        hosts = Counter(listing.host for listing in listed)
        most = max(hosts.values())
        dropped = next(one.table for one in reversed(listed) if hosts[one.host] == most)
        del self._tables[dropped]
        return (dropped,)

    def drop(self, table: str) -> LobbyUpdate | None:
        """Return the update to send for a table that is not listed any longer."""
        was_shown = self._tables.pop(table, None)
        return None if was_shown is None else LobbyUpdate(gone=(table,))
