"""What the store does for a request does not grow with what it holds: steps are counted."""

import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from inkognito.store.retention import Retention
from inkognito.store.schema import GUESTS, LOG, NAMES, SEAT_TOKENS, TABLES
from inkognito.store.store import Store
from inkognito.tables.sleep import Sleep
from tests.store.samples import HOST, OTHER, append_all, listing, row

pytestmark = pytest.mark.anyio

FEW, MANY = 30, 3_000
GRAIN = 10
"""SQLite counts its own steps in grains of this many."""


async def finished_games(store: Store, count: int) -> None:
    """Games that are over, of other people, with tokens that nobody has revoked."""
    await append_all(store, row("model", 1))

    def work(connection: Any) -> None:
        for table, key in ((LOG, "table_id"), (TABLES, "id")):
            model = dict(connection.execute(table.select()).one()._mapping)
            over = {"status": "over", "host": "c3", "alarm": None} if table is TABLES else {}
            values = [model | over | {key: f"over-{number}"} for number in range(count)]
            connection.execute(table.insert(), values)
        ids = [f"over-{number}" for number in range(count)]
        connection.execute(
            NAMES.insert(), [{"table_id": one, "person": f"p-{one}", "name": "Zoe"} for one in ids]
        )
        guests = [{"id": f"p-{one}", "name": "Zoe", "created": 0, "seen": 9_000} for one in ids]
        connection.execute(GUESTS.insert(), guests)
        tokens = [{"hash": one, "guest": f"p-{one}", "table_id": one, "created": 0} for one in ids]
        connection.execute(SEAT_TOKENS.insert(), tokens)

    await store._database.write(work)


class Steps:
    """Counts the steps of every connection of a store to its file."""

    def __init__(self) -> None:
        self.count = 0

    def watch(self, connection: sqlite3.Connection) -> None:
        connection.set_progress_handler(self._step, GRAIN)

    def _step(self) -> int:
        self.count += 1
        return 0


REQUESTS: dict[str, Callable[[Store], Awaitable[Any]]] = {
    "a move is stored": lambda store: store.append(row("mine", 2), None, is_closed=False),
    "a table is opened": lambda store: store.append(row("new", 1), listing("new"), is_closed=False),
    "a table is loaded": lambda store: store.rows("mine"),
    "the running tables are found": lambda store: store.live(),
    "the lobby is listed": lambda store: store.listed(),
    "the tables of a person are listed": lambda store: store.tables_of(HOST),
    "the public tables of a host are counted": lambda store: store.public_tables_of(HOST),
    "a table falls asleep": lambda store: store.fall_asleep("mine", Sleep(1, 9_000)),
    "a table wakes": lambda store: store.wake("mine"),
    "the alarms that are due are found": lambda store: store.due_before(5_000),
    "a heartbeat is written": lambda store: store.pulse.beat(7),
    "a seat token is made": lambda store: store.new_seat_token("new", HOST, "mine", 5),
    "a guest is known by their secret": lambda store: store.guest_by("secret", 5),
    "nothing old is found": lambda store: store.old(Retention(None, 30, 30), 0),
}


async def steps_of(path: Path, games: int, monkeypatch: pytest.MonkeyPatch) -> dict[str, int]:
    """How many steps each request takes in a store with this number of finished games."""
    steps = Steps()
    store = await Store.open(f"sqlite:///{path}")
    await finished_games(store, games)
    await store.new_guest(HOST, "Ann", "secret", 0)
    await store.new_guest(OTHER, "Bob", "other", 0)
    await append_all(store, row("mine", 1))
    await store.keep_names("mine", {HOST: "Ann"})
    await store.pulse.start("one", 5)
    await store.close()
    connect = sqlite3.connect

    def watched(*arguments: Any, **options: Any) -> sqlite3.Connection:
        connection: sqlite3.Connection = connect(*arguments, **options)
        steps.watch(connection)
        return connection

    monkeypatch.setattr(sqlite3, "connect", watched)  # the store's own connection
    monkeypatch.setattr(sqlite3.dbapi2, "connect", watched)  # those of SQLAlchemy
    store = await Store.open(f"sqlite:///{path}")
    await store.pulse.start("one", 6)
    found = {}
    for name, request in REQUESTS.items():
        before = steps.count
        await request(store)
        found[name] = steps.count - before
    await store.close()
    monkeypatch.undo()
    return found


async def test_no_request_takes_more_steps_in_a_large_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    few = await steps_of(tmp_path / "few.db", FEW, monkeypatch)
    many = await steps_of(tmp_path / "many.db", MANY, monkeypatch)
    grown = {name: (few[name], many[name]) for name in few if many[name] > 2 * few[name] + 20}
    assert grown == {}
    assert sum(few.values()) > 0, "nothing was counted"
