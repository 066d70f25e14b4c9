"""The lobby: the public tables that one can join or watch. Says what has changed, and to nobody."""

from collections.abc import Iterable
from typing import Final

from inkognito.protocol.messages import LobbyTable, LobbyUpdate

MOST_LISTED: Final = 200
LISTED: Final = ("gathering", "playing", "paused")


class Lobby:
    """The tables on the board at the door."""

    def __init__(self, tables: Iterable[LobbyTable] = ()) -> None:
        self._tables = {listing.table: listing for listing in tables}

    def tables(self) -> tuple[LobbyTable, ...]:
        """All that are shown, the latest first."""
        return tuple(sorted(self._tables.values(), key=lambda listing: -listing.at))

    def list_table(self, listing: LobbyTable, *, is_closed: bool = False) -> LobbyUpdate | None:
        """What there is to say of a table that is new or has changed.

        Those that are over, closed or private are not shown, and beyond a number the oldest go.
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
