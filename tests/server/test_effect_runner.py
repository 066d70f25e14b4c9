"""Whatever goes wrong while something is stored, the session hears of it and goes on."""

from typing import Any

import pytest
from msgspec.structs import replace

from inkognito.server.effect_runner import EffectRunner
from inkognito.server.metrics import Metrics
from inkognito.tables.effects import AppendRow, AppendTalk, Effect, OpenTable
from inkognito.tables.entries import PassingSet
from inkognito.tables.table import Table
from tests.store.samples import listing, row, said

pytestmark = pytest.mark.anyio


class Unreadable:
    """A store whose rows are taken by those of a newer version, which nobody here can read."""

    async def append(self, *_: Any, **__: Any) -> bool:
        return False

    def append_then(self, *row: Any) -> None:
        row[-1](False)

    async def keep_talk(self, *_: Any) -> bool:
        return False

    async def rows(self, *_: Any) -> None:
        raise ValueError("an entry of a kind that is not known")

    async def talk(self, *_: Any) -> None:
        raise ValueError("a talk item of a kind that is not known")

    async def keep_names(self, *_: Any) -> None:
        raise ValueError("whatever it is")


class Session:
    """A session that notes what it hears."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self.conversation, self.table = self, Table("t")

    def failed(self, _now: int) -> tuple[Effect, ...]:
        self.heard.append("failed")
        return ()

    def stored(self, _now: int) -> tuple[Effect, ...]:
        self.heard.append("stored")
        return ()


class Hosted:
    might_unload = False

    def __init__(self) -> None:
        self.session = Session()


@pytest.mark.parametrize(
    "effect",
    [
        AppendRow(row("t", 1), None, is_closed=False, is_private=False),
        AppendTalk("t", said(1)),
        OpenTable(row("u", 1), listing("u"), {}),
    ],
)
async def test_a_session_goes_on_after_a_failure_that_nobody_has_foreseen(effect: Effect) -> None:
    store: Any = Unreadable()
    hosted: Any = Hosted()
    nothing: Any = None
    runner = EffectRunner(
        store, nothing, nothing, nothing, lambda: 1, nothing, after=lambda _: None
    )
    runner.run(hosted, [effect])
    await runner.finish()
    assert hosted.session.heard == ["failed"]


class Appending(Unreadable):
    """A store that takes every row."""

    def append_then(self, *row: Any) -> None:
        row[-1](True)


async def test_rows_that_only_one_seat_knows_of_are_not_counted() -> None:
    private = replace(row("t", 1), entries=(PassingSet("red", "declaration", passes=True),))
    store: Any = Appending()
    hosted: Any = Hosted()
    nothing: Any = None
    metrics = Metrics()
    runner = EffectRunner(
        store, nothing, nothing, nothing, lambda: 1, metrics, after=lambda _: None
    )
    for one in (private, row("t", 1)):
        runner.run(hosted, [AppendRow(one, None, False, one.is_private)])
    await runner.finish()
    assert hosted.session.heard == ["stored", "stored"]
    assert b"inkognito_rows_total 1.0" in metrics.text()
