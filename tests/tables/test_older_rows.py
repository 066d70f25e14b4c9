"""Rows of an older version are upcast, so that tables outlive an upgrade."""

from typing import Any

import msgspec
import pytest

from inkognito.card.events import GameOpened
from inkognito.card.rules import Rules
from inkognito.record import upcast
from inkognito.store.packing import entries_in, packed_entries
from inkognito.tables import entries as log


def test_events_of_an_older_row_are_brought_up_to_date(monkeypatch: pytest.MonkeyPatch) -> None:
    def renamed(event: dict[str, Any]) -> dict[str, Any]:
        return {("seats" if name == "chairs" else name): value for name, value in event.items()}

    monkeypatch.setitem(upcast.upcast.__defaults__[0], 0, renamed)  # type: ignore[index]
    opened = GameOpened(("red", "blue", "green"), Rules())
    (stored,) = msgspec.json.decode(packed_entries((log.Began((opened,)),)))
    (event,) = stored["events"]
    event["chairs"] = event.pop("seats")
    older = msgspec.json.encode([stored | {"version": 0}])
    assert entries_in(older, "card") == (log.Began((opened,)),)
