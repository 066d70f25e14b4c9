"""How a table fell asleep, as it is stored. Its alarm is in a column of its own."""

from typing import Any, Final

import msgspec
from msgspec import Struct

from inkognito.core.seats import Seat
from inkognito.tables.sleep import Sleep


class StoredSleep(Struct, frozen=True, omit_defaults=True):
    """A sleeping table. A field that is new has a default; one that is gone is ignored."""

    seq: int
    waits: tuple[Seat, ...] = ()
    turn: int | None = None


_SLEEP: Final = msgspec.json.Decoder(StoredSleep)


def sleep_values(sleep: Sleep) -> dict[str, Any]:
    """Return the columns of a sleeping table."""
    stored = StoredSleep(sleep.seq, sleep.waits, sleep.turn)
    return {"alarm": sleep.alarm, "asleep": msgspec.json.encode(stored)}


def sleep_from(alarm: int | None, asleep: bytes | None) -> Sleep | None:
    """Return how the table fell asleep; None for one that is loaded, or was in a crash.

    A table that was never loaded is as it was opened.
    """
    if alarm is None:
        return None
    try:
        kept = StoredSleep(1) if asleep is None else _SLEEP.decode(asleep)
    except msgspec.DecodeError:  # it only sleeps less well
        return Sleep(0, alarm)
    return Sleep(kept.seq, alarm, kept.waits, kept.turn)
