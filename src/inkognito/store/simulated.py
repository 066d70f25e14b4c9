"""A store in memory for tests of others: it can be told to fail, to wait, and to crash.

Several of them can share what is `Kept`, as processes share a database.
"""

import asyncio
from collections.abc import Callable, Mapping
from typing import Any

from inkognito.protocol.messages import LobbyTable
from inkognito.protocol.terms import Person
from inkognito.store.packing import game_in, row_from, row_values
from inkognito.store.problems import StoreProblem
from inkognito.tables.entries import Row
from inkognito.tables.talk import Said


class Kept:
    """What is on the simulated disk. Rows are bytes there, as they are on a real one."""

    def __init__(self) -> None:
        self.logs: dict[str, dict[int, tuple[Any, ...]]] = {}
        self.listings: dict[str, tuple[LobbyTable, bool]] = {}
        self.names: dict[str, dict[Person, str]] = {}
        self.talk: dict[str, dict[int, Said]] = {}

    def commit(self, row: Row, listing: LobbyTable | None, is_closed: bool) -> bool:
        """Whether the row was stored: its number is free."""
        log = self.logs.setdefault(row.table, {})
        if row.seq in log:
            return False
        log[row.seq] = tuple(row_values(row).values())
        if listing is not None:
            self.listings[row.table] = listing, is_closed
        return True


class SimulatedStore:
    """One process's store. `delay` says how many seconds each append takes."""

    def __init__(self, kept: Kept | None = None, delay: Callable[[], float] = float) -> None:
        self.kept = kept or Kept()
        self._delay = delay
        self._is_free = asyncio.Event()
        self._is_free.set()
        self._life = 0
        self._failures = self._lost_answers = 0

    # --- what it can be told ----------------------------------------------------------------------

    def fail(self, times: int = 1) -> None:
        """The next appends fail, and nothing of them is stored."""
        self._failures += times

    def lose_answers(self, times: int = 1) -> None:
        """The next appends fail although they are stored, as when a connection breaks."""
        self._lost_answers += times

    def hold(self) -> None:
        """Commit nothing until `release`."""
        self._is_free.clear()

    def release(self) -> None:
        """Commit what was held."""
        self._is_free.set()

    def crash(self) -> None:
        """Lose all that is not committed; what was is there when the store is used again."""
        self._life += 1
        self._failures = self._lost_answers = 0
        self._is_free.set()

    # --- what every store does --------------------------------------------------------------------

    async def append(self, row: Row, listing: LobbyTable | None, is_closed: bool) -> bool:
        """True when the row is kept, False when its number is taken."""
        life = self._life
        await asyncio.sleep(self._delay())
        await self._is_free.wait()
        if life != self._life or self._is_due("_failures"):
            raise StoreProblem("write-failed")
        is_stored = self.kept.commit(row, listing, is_closed)
        if self._is_due("_lost_answers"):
            raise StoreProblem("write-failed")
        return is_stored

    async def rows(self, table: str, after: int = 0) -> list[Row]:
        """The table's log, from the row behind this number on."""
        log = self.kept.logs.get(table, {})
        game = game_in(log[1][-2]) if log else "board"
        return [row_from(game, *log[seq]) for seq in sorted(log) if seq > after]

    async def keep_names(self, table: str, names: Mapping[Person, str]) -> None:
        """What people are called at this table, new or changed."""
        self.kept.names.setdefault(table, {}).update(names)

    async def names(self, table: str) -> dict[Person, str]:
        """What people are called at this table."""
        return dict(self.kept.names.get(table, {}))

    async def keep_talk(self, table: str, said: Said) -> bool:
        """Whether words, or in their place what is left of them, are kept."""
        before = self.kept.talk.setdefault(table, {}).setdefault(said.place, said)
        if (before.person, before.request_id) != (said.person, said.request_id):
            return False
        self.kept.talk[table][said.place] = said
        return True

    async def talk(self, table: str) -> tuple[Said, ...]:
        """All that was said at this table."""
        words = self.kept.talk.get(table, {})
        return tuple(words[place] for place in sorted(words))

    async def live(self) -> list[str]:
        """The tables that are being played at and are not closed."""
        listings = self.kept.listings.items()
        return sorted(
            table
            for table, (listing, is_closed) in listings
            if listing.status == "playing" and not is_closed
        )

    def _is_due(self, fault: str) -> bool:
        left: int = getattr(self, fault)
        setattr(self, fault, max(0, left - 1))
        return left > 0
