"""The lobby: the public tables that people can join or watch. Returns changes; sends nothing."""

from collections.abc import Iterable
from typing import Final

from inkognito.protocol.messages import LobbyTable, LobbyUpdate

MOST_LISTED: Final = 200
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

        Tables that are over, closed or private are not listed, and a full list drops the oldest.
        """
        is_shown = listing.settings.visibility == "public" and listing.status in LISTED
        if not is_shown or is_closed:
            was_shown = self._tables.pop(listing.table, None)
            return None if was_shown is None else LobbyUpdate(gone=(listing.table,))
        self._tables[listing.table] = listing
        too_many = tuple(one.table for one in self.tables()[MOST_LISTED:])
        for table in too_many:
            del self._tables[table]
        return LobbyUpdate(tables=(listing,), gone=too_many)
