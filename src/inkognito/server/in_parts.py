"""Long work in short parts: whatever else is due on the event loop comes between them."""

import asyncio
from collections.abc import Sequence
from itertools import islice
from typing import Final

from inkognito.tables.audience import Guest, Missed
from inkognito.tables.desk import Desk
from inkognito.tables.entries import Row
from inkognito.views.redact import Seen

LOADED_AT_ONCE: Final = 64
RETOLD_AT_ONCE: Final = 1_000
"""So many rows, and so many sightings, are one part."""


async def take_in(desk: Desk, rows: Sequence[Row]) -> None:
    """Let the desk of a table take in its log."""
    for start in range(0, len(rows), LOADED_AT_ONCE):
        desk.take_in(rows[start : start + LOADED_AT_ONCE])
        await asyncio.sleep(0)


async def missed_by(guest: Guest, desk: Desk, after: int) -> Missed:
    """What the guest has missed. Whoever asked goes on before anything else can happen."""
    viewer, retold = desk.audience.retold(guest, after)
    sightings: list[Seen] = []
    while len(part := list(islice(retold, RETOLD_AT_ONCE))) == RETOLD_AT_ONCE:
        sightings += part
        await asyncio.sleep(0)
    return Missed(viewer, (*sightings, *part))
