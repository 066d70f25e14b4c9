"""A person who could not join a table leaves nothing behind there."""

from typing import Any

import pytest

from inkognito.protocol.settings import checked_settings
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
