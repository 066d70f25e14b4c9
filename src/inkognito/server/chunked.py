"""Long work in short parts: whatever else is due on the event loop comes between them."""

import asyncio
from collections.abc import Sequence
from itertools import islice
from typing import Final

from inkognito.tables.audience import Missed, Participant
from inkognito.tables.entries import Row
from inkognito.tables.table_session import TableSession
from inkognito.views.redact import Seen

LOADED_AT_ONCE: Final = 64
REPLAYED_AT_ONCE: Final = 1_000
"""So many rows, and so many sightings, are one part."""


async def take_in(session: TableSession, rows: Sequence[Row]) -> None:
    """Let the session of a table take in its log."""
    for start in range(0, len(rows), LOADED_AT_ONCE):
        session.take_in(rows[start : start + LOADED_AT_ONCE])
        await asyncio.sleep(0)


async def missed_by(participant: Participant, session: TableSession, after: int) -> Missed:
    """What the participant has missed. Whoever asked goes on before anything else can happen."""
    viewer, replay = session.audience.replay_from(participant, after)
    sightings: list[Seen] = []
    while len(part := list(islice(replay, REPLAYED_AT_ONCE))) == REPLAYED_AT_ONCE:
        sightings += part
        await asyncio.sleep(0)
    return Missed(viewer, (*sightings, *part))
