"""Rows of an older version are brought up to this one, so that tables outlive an upgrade."""

from typing import Any

import msgspec
import pytest
from msgspec import Raw

from inkognito.card.events import GameOpened
from inkognito.card.rules import Rules
from inkognito.protocol.settings import checked_settings
from inkognito.record import upcast
from inkognito.tables import entries as log
from inkognito.tables.table import Table


def test_events_of_an_older_row_are_brought_up_to_date(monkeypatch: pytest.MonkeyPatch) -> None:
    def renamed(event: dict[str, Any]) -> dict[str, Any]:
        return {("seats" if name == "chairs" else name): value for name, value in event.items()}

    monkeypatch.setitem(upcast.upcast.__defaults__[0], 0, renamed)  # type: ignore[index]
    opened = GameOpened(("red", "blue", "green"), Rules())
    old = msgspec.to_builtins(opened)
    old["chairs"] = old.pop("seats")
    settings = checked_settings({"game": "card", "players": 3})
    seal = "00" * 32
    table = Table("t")
    table.apply(log.Row("t", 1, 0, "ann", "open", (log.Opened(settings, "ann", seal, seal),)))
    began = log.Began(Raw(msgspec.json.encode([old])), version=0)
    assert table.apply(log.Row("t", 2, 0, "ann", "begin", (began,))) == (opened,)
