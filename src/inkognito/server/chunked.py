"""Long work in short chunks: other work on the event loop runs between them."""

import asyncio
from collections.abc import Sequence
from itertools import islice
from typing import Final

from inkognito.tables.audience import Participant
from inkognito.tables.entries import Row
from inkognito.tables.numbering import Backlog
from inkognito.tables.table_session import TableSession
from inkognito.views.redact import Seen

ROWS: Final = 64
SIGHTINGS: Final = 1_000
"""The sizes of a chunk."""


async def load_rows(session: TableSession, rows: Sequence[Row]) -> None:
    """Load a table's log into its session."""
    for start in range(0, len(rows), ROWS):
        session.load_rows(rows[start : start + ROWS])
        await asyncio.sleep(0)


async def backlog(participant: Participant, session: TableSession, after: int) -> Backlog:
    """Return what the participant has not seen yet.

    Nothing else runs between the last chunk and the return.
    """
    viewer, replay = session.replay_from(participant, after)
    sightings: list[Seen] = []
    while len(chunk := list(islice(replay, SIGHTINGS))) == SIGHTINGS:
        sightings += chunk
        await asyncio.sleep(0)
    return Backlog(viewer, (*sightings, *chunk))
