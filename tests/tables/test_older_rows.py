"""Rows of an older version are upcast, so that tables outlive an upgrade."""

from typing import Any

import msgspec
import pytest

from inkognito.card.events import GameOpened
from inkognito.card.rules import Rules
from inkognito.record import upcast
from inkognito.store.formats.rows import entries_in, packed_entries
from inkognito.tables import entries as log


def renamed(event: dict[str, Any]) -> dict[str, Any]:
    """Version 0 called the seats `chairs`."""
    rest = {name: value for name, value in event.items() if name != "chairs"}
    return rest | {"seats": event["chairs"]}


OPENED = GameOpened(("red", "blue", "green"), Rules())
ROW = (log.Began((OPENED,)),)


def older_row() -> bytes:
    (stored,) = msgspec.json.decode(packed_entries(ROW))
    (event,) = stored["events"]
    event["chairs"] = event.pop("seats")
    return msgspec.json.encode([stored | {"version": 0}])


def test_events_of_an_older_row_are_upcast(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(upcast.upcast.__defaults__[0], 0, renamed)  # type: ignore[index]
    assert entries_in(older_row(), "card") == ROW


def test_events_of_a_row_of_this_version_are_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(upcast.upcast.__defaults__[0], 0, renamed)  # type: ignore[index]
    assert entries_in(packed_entries(ROW), "card") == ROW


def test_a_version_without_an_upcast_is_an_error() -> None:
    with pytest.raises(KeyError):
        entries_in(older_row(), "card")
