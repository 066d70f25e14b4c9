"""The host: who could not join leaves nothing behind, and a table takes its hints along."""

from pathlib import Path
from typing import Any

import pytest

from inkognito.protocol.settings import checked_settings
from inkognito.server.cluster.ports import SoleOwner
from inkognito.server.metrics import Metrics
from inkognito.server.system_ports import SystemRandomSource, system_clock
from inkognito.server.table_host import TableHost
from inkognito.store.problems import StoreProblem
from inkognito.store.store import Store
from inkognito.tables.audience import Participant

pytestmark = pytest.mark.anyio


class Silent:
    """An outbox and bots that nobody asks for anything."""

    def put(self, _message: bytes) -> None:
        """Nobody reads it."""


async def test_a_person_whose_name_could_not_be_stored_is_not_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def failing(*_: object) -> None:
        raise StoreProblem("write-failed")

    silent: Any = Silent()
    store = await Store.open("sqlite://")
    host = TableHost(store, silent, SystemRandomSource(), system_clock, Metrics(), version="2")
    wanted = checked_settings({"game": "card"})
    table = (await host.open_table(wanted, Participant("a1", "Ann"))).table
    monkeypatch.setattr(store, "keep_names", failing)
    with pytest.raises(StoreProblem):
        await host.join(table, Participant("b2", "Bob"), silent, 0, 0)
    session = await host.session(table)
    assert not session.audience.connections
    assert session.is_idle
    monkeypatch.undo()
    await host.join(table, Participant("b2", "Bob"), silent, 0, 0)
    assert await store.names(table) == {"a1": "Ann", "b2": "Bob"}
    await store.close()


class Leaver(SoleOwner):
    """Owns everything, until it leaves."""

    has_left = False

    def owns(self, _table: str) -> bool:
        return not self.has_left


async def test_a_table_that_is_handed_over_has_its_hints_stored(tmp_path: Path) -> None:
    silent: Any = Silent()
    store, ownership = await Store.open(f"sqlite:///{tmp_path}/store.db"), Leaver()
    await store.pulse.start("one", 1_000)
    await store.new_guest("a1", "Ann", "hash", now=0)
    host = TableHost(
        *(store, silent, SystemRandomSource(), system_clock, Metrics()),
        version="2",
        ownership=ownership,
    )
    wanted = checked_settings({"game": "card"})
    table = (await host.open_table(wanted, Participant("a1", "Ann"))).table
    await host.session(table)
    store.note_hint("a1", table, 7, 2)
    ownership.has_left = True
    await host.release_others()
    assert not host.loaded_tables
    assert not store._noted_hints.waiting()
    assert await store.hints(table) == {"a1": (2,)}
    await store.close()


async def test_a_table_is_handed_over_even_if_its_hints_can_not_be_stored_just_now(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def failing(_now: int) -> None:
        raise StoreProblem("write-failed")

    silent: Any = Silent()
    store, ownership = await Store.open("sqlite://"), Leaver()
    monkeypatch.setattr(store.pulse, "beat", failing)
    host = TableHost(
        *(store, silent, SystemRandomSource(), system_clock, Metrics()),
        version="2",
        ownership=ownership,
    )
    ownership.has_left = True
    await host.release_others()
    await store.close()
