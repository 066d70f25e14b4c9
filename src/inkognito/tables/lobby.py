"""The lobby: the public tables that people can join or watch. Returns changes; sends nothing.

Nobody crowds others out. A table counts for its opener: whoever has the same mark, which stands for
the place that it was opened from, or the host where there is none. A full list drops tables of the
opener who has the most.
"""

from collections import Counter
from collections.abc import Iterable
from typing import Final

from msgspec import Struct

from inkognito.protocol.messages import LobbyTable, LobbyUpdate

MOST_LISTED: Final = 200
MOST_OF_ONE_OPENER: Final = 20
"""How many public tables of one place are listed; the others are found by their links."""

MOST_OF_ONE_HOST: Final = 5
"""How many public tables one person may have open."""

LISTED: Final = ("gathering", "playing", "paused")


class Listed(Struct, frozen=True):
    """A table in the lobby. Nobody is told its opener."""

    listing: LobbyTable
    opener: str


class Lobby:
    """The list of public tables."""

    def __init__(self, tables: Iterable[Listed] = ()) -> None:
        self._tables = {one.listing.table: one for one in tables}

    def __contains__(self, table: str) -> bool:
        return table in self._tables

    def tables(self) -> tuple[LobbyTable, ...]:
        """Return all listed tables, the latest first."""
        listings = (one.listing for one in self._tables.values())
        return tuple(sorted(listings, key=lambda listing: -listing.at))

    def list_table(self, new: Listed, *, is_closed: bool = False) -> LobbyUpdate | None:
        """Return the update to send for a table that is new or has changed.

        Tables that are over, closed or private are not listed, nor is one that is older than all
        the others which its opener may have there.
        """
        if is_closed or not is_open(new.listing):
            return self.drop(new.listing.table)
        table = new.listing.table
        self._tables[table] = new
        gone = self._drop_surplus(new.opener)
        return None if table in gone else LobbyUpdate(tables=(new.listing,), gone=gone)

    def change(self, listing: LobbyTable, *, is_closed: bool = False) -> LobbyUpdate | None:
        """Return the update to send for a listed table that has changed."""
        opener = self._tables[listing.table].opener
        return self.list_table(Listed(listing, opener), is_closed=is_closed)

    def has_room_for(self, opener: str) -> bool:
        """Return whether one more table of this opener drops no other."""
        is_full = len(self._tables) >= MOST_LISTED
        return not is_full and self._openers()[opener] < MOST_OF_ONE_OPENER

    def _drop_surplus(self, opener: str) -> tuple[str, ...]:
        """Drop the oldest table of an opener who has too many, or the most in a full list."""
        if len(self._tables) <= MOST_OF_ONE_OPENER:
            return ()
        openers = self._openers()
        if openers[opener] > MOST_OF_ONE_OPENER:
            return (self._drop_oldest({opener}),)
        if len(self._tables) <= MOST_LISTED:
            return ()
        most = max(openers.values())
        return (self._drop_oldest({one for one, count in openers.items() if count == most}),)

    def _drop_oldest(self, openers: set[str]) -> str:
        theirs = (one for one in self._tables.values() if one.opener in openers)
        oldest = min(theirs, key=lambda one: one.listing.at).listing.table
        del self._tables[oldest]
        return oldest

    def _openers(self) -> Counter[str]:
        return Counter(one.opener for one in self._tables.values())

    def drop(self, table: str) -> LobbyUpdate | None:
        """Return the update to send for a table that is not listed any longer."""
        was_shown = self._tables.pop(table, None)
        return None if was_shown is None else LobbyUpdate(gone=(table,))


def is_open(listing: LobbyTable) -> bool:
    """Return whether the lobby lists such a table as long as it is not closed."""
    return listing.settings.visibility == "public" and listing.status in LISTED
