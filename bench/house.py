"""A server without a network for measurements: the real host and store, and people who choose."""

import asyncio
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec
from msgspec import Raw

from inkognito.protocol import requests
from inkognito.protocol.settings import Settings, checked_settings
from inkognito.server.metrics import Metrics
from inkognito.server.system_ports import SystemRandomSource, system_clock
from inkognito.server.table_host import TableHost
from inkognito.store.retention import Retention
from inkognito.store.schema import GUESTS, LOG, NAMES, TABLES
from inkognito.store.store import Store
from inkognito.tables import table_views
from inkognito.tables.audience import Participant

PEOPLE: Final = ("red", "blue", "green")
ROWS: Final = 40
"""Rows of each finished game that the database is filled with."""

_encode: Final = msgspec.json.Encoder().encode


class Nobody:
    """An outbox that nobody reads, and bots that nobody asks."""

    is_closing = False

    def __init__(self) -> None:
        self.bytes = 0

    def put(self, message: bytes) -> None:
        """Count it, and forget it."""
        self.bytes += len(message)


def settings(game: str = "card") -> Settings:
    """Return a table for three people, whose game does not end soon."""
    rules = {"match": "first-to-3"} if game == "card" else {"repeats": "challenge"}
    return checked_settings({"game": game, "players": 3, "rules": rules})


class House:
    """A host on a database in a folder."""

    def __init__(self, store: Store) -> None:
        self.store, self._random, self._ids = store, Random(1), count(1)
        nobody: Any = Nobody()
        self.host = TableHost(
            store,
            nobody,
            SystemRandomSource(),
            system_clock,
            Metrics(),
            version="2",
            run="bench",
            fast_bots=True,  # nor is any answer held for its time
        )
        self._lines: dict[str, dict[str, int]] = {}

    @classmethod
    async def open(cls, folder: Path) -> "House":
        """Open the house on the database in this folder."""
        return cls(await Store.open(f"sqlite:///{folder}/tables.sqlite3"))

    async def start(self) -> None:
        """Do what a server does at its start."""
        await self.store.pulse.start("bench", system_clock())
        await self.store.set_missing_alarms(system_clock())
        await self.host.open_lobby()
        await self.host.load_running()

    async def close(self) -> None:
        """Close the store."""
        await self.host._effects.finish()
        await self.store.close()

    # --- tables -----------------------------------------------------------------------------------

    async def begun(self, game: str = "card") -> str:
        """Open a table, seat three people and begin."""
        host = Participant("red", "red")
        table = (await self.host.open_table(settings(game), host, "red")).table
        lines = self._lines[table] = {}
        for seat in PEOPLE:
            lines[seat] = await self._joined(table, Participant(seat, seat))
            if seat != "red":
                await self._ask(table, lines[seat], requests.Sit(self._id(), seat))
            await self._ask(table, lines[seat], requests.SetReady(self._id()))
        await self._ask(table, lines["red"], requests.Begin(self._id()))
        return table

    async def many_begun(self, number: int) -> list[str]:
        """Begin games at many tables, a hundred at a time."""
        tables: list[str] = []
        while len(tables) < number:
            some = min(100, number - len(tables))
            tables += await asyncio.gather(*(self.begun() for _ in range(some)))
        return tables

    async def watch(self, table: str) -> None:
        """Let one more spectator join."""
        await self._joined(table, Participant(None))

    async def _joined(self, table: str, who: Participant) -> int:
        outbox: Any = Nobody()
        return await self.host.join(table, who, outbox, 0, 0)

    async def play(self, tables: list[str], moves: int) -> None:
        """Let people make this many moves in all, at all tables at the same time."""
        each, more = divmod(moves, len(tables))
        shares = [each + (number < more) for number in range(len(tables))]
        await asyncio.gather(
            *(self._play(table, share) for table, share in zip(tables, shares, strict=True))
        )

    async def play_out(self, tables: list[str]) -> None:
        """Let people play to the end."""
        await asyncio.gather(*(self._play(table, 100_000, is_bold=True) for table in tables))

    async def _play(self, table: str, moves: int, is_bold: bool = False) -> None:
        session = await self.host.session(table)
        for _ in range(moves):
            if session.table.status != "playing":
                return
            seat = self._random.choice(session.table.waits_for)
            options = table_views.options_of(session.table, seat)
            if options is None:
                return
            usual = options.commands if is_bold else _lasting(options.commands)
            command = self._random.choice(usual)
            act = requests.Act(self._id(), options.decision, Raw(_encode(command)))
            await self._ask(table, self._lines[table][seat], act)

    async def _ask(self, table: str, line: int, request: Any) -> None:
        session = await self.host.session(table)
        self.host.receive(table, line, request)
        while session.is_busy:
            await asyncio.sleep(0)

    def _id(self) -> str:
        return str(next(self._ids))

    # --- what is known of a table -----------------------------------------------------------------

    def rows_of(self, table: str) -> int:
        """Return how many rows its log has."""
        session = self.host.loaded(table)
        return 0 if session is None else session.table.seq

    def is_played(self, table: str) -> bool:
        """Return whether its game goes on."""
        session = self.host.loaded(table)
        return session is not None and session.table.status == "playing"

    async def welcome_size(self, table: str) -> int:
        """Return the bytes of a spectator's welcome."""
        session = await self.host.session(table)
        welcome = session.welcome(system_clock(), Participant(None), 0, 0, None)
        return len(_encode(welcome))

    async def reload(self, table: str) -> None:
        """Load the table again, as after a restart; its people come back."""
        self.host._hosted.pop(table).close()
        await self.host.session(table)
        for seat in self._lines[table]:
            self._lines[table][seat] = await self._joined(table, Participant(seat, seat))

    async def unload_all(self) -> None:
        """Let everybody leave, and all tables with them."""
        for table, lines in self._lines.items():
            for line in lines.values():
                self.host.leave(table, line)
        await self.host._effects.finish()
        for hosted in list(self.host._hosted.values()):
            if hosted._unloading is not None:
                hosted._unloading.cancel()  # else the event loop would keep it for a minute
            self.host._unload(hosted)
        await self.host._effects.finish()
        self._lines.clear()

    # --- the database -----------------------------------------------------------------------------

    async def token(self) -> None:
        """Make a seat token."""
        guest = f"g{self._id()}"
        await self.store.new_guest(guest, "Ann", f"c-{guest}", 0)
        await self.store.new_seat_token(f"t-{guest}", guest, "any", 0)

    async def clean_batch(self) -> None:
        """Delete the oldest finished games, one batch of them."""
        old = await self.store.old(Retention(finished=1), system_clock())
        await self.store.delete_tables(old.tables)


def _lasting(commands: tuple[Any, ...]) -> list[Any]:
    """Return the commands that neither end the game nor take anything back."""
    ends = ("Declare", "Undo")
    kept = [one for one in commands if not type(one).__name__.startswith(ends)]
    return kept or list(commands)


async def filled_with(folder: Path, games: int) -> None:
    """Fill a new database with finished games: copies of one, under names of their own."""
    house = await House.open(folder)
    table = await house.begun()
    await house.play([table], ROWS)
    await house.close()
    store = await Store.open(f"sqlite:///{folder}/tables.sqlite3")

    def work(connection: Any) -> None:
        log = [dict(one._mapping) for one in connection.execute(LOG.select().limit(ROWS))]
        (listed,) = [dict(one._mapping) for one in connection.execute(TABLES.select())]
        listed |= {"status": "over", "alarm": None, "updated": 0}
        for first in range(0, games, 200):
            names = [f"over{number}" for number in range(first, min(first + 200, games))]
            rows = [{**one, "table_id": name, "chain": None} for name in names for one in log]
            connection.execute(LOG.insert(), rows)
            connection.execute(TABLES.insert(), [{**listed, "id": name} for name in names])
            people = [{"table_id": name, "person": f"p{first}", "name": "Ann"} for name in names]
            connection.execute(NAMES.insert(), people)
            guest = {"id": f"p{first}", "name": "Ann", "created": 0, "seen": 0}
            connection.execute(GUESTS.insert(), [guest])

    await store._database.write(work)
    await store.close()
