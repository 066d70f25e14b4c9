"""Do bots wait longer when they know more? Statistics over many decisions in whole games.

For each decision of a bot: how long everyone waited for it, and what only the bot knew then. Within
decisions of the same kind, level and pace the two must be independent.
"""

from collections import defaultdict
from itertools import pairwise
from math import sqrt
from typing import Any

import numpy as np
from msgspec import Struct

from inkognito.board.events import NoteWritten
from inkognito.core.seats import SPECTATOR
from inkognito.games import game_module
from inkognito.server.bot_worker import WorkerReply
from inkognito.tables.effects import Think
from inkognito.tables.entries import Played, Row
from tests.wire_secrecy.comparing import played
from tests.wire_secrecy.copying import Chooser
from tests.wire_secrecy.evenings import planned

FEWEST = 8
"""Kinds of decisions with fewer examples than this are left out."""


class Wait(Struct, frozen=True):
    """One decision: what it was, what the bot knew, and how long everyone waited."""

    stratum: tuple[str, str, str]
    deals: int
    options: int
    milliseconds: int


class Watching(Chooser):
    """Lets bots choose, and notes what they knew."""

    def __init__(self, seed: int, pace: str) -> None:
        super().__init__(seed)
        self._pace = pace
        self.noted: dict[tuple[str, int], tuple[tuple[str, str, str], int, int]] = {}

    def bot(self, job: Think, reply: WorkerReply, state: Any) -> WorkerReply:
        if reply.result == "chosen" and not job.is_free and not job.is_sign:
            stratum = (self._pace, job.kind, type(job.options[0]).__name__)
            self.noted[job.seat, job.decision] = (stratum, _deals(job), len(job.options))
        return super().bot(job, reply, state)


def _deals(job: Think) -> int:
    """Return how many deals are possible for the bot."""
    reading = game_module(job.game).reading
    assert reading is not None
    reader = reading.reader(job.seat)
    for sighting in job.sightings:
        reader.see(sighting)
    return reader.notebook.logic.count


def waits_in(seed: int) -> list[Wait]:
    """Return the waits for bots in the evening of a seed."""
    plan = planned(seed)
    chooser = Watching(seed, plan.settings["pace"])
    rows = played(plan, chooser, SPECTATOR, None).evening.rows
    noted = {seat: iter(_of_seat(chooser, seat)) for seat, _ in chooser.noted}
    found = []
    for before, row in pairwise(rows):
        seat = _moved(row)
        knew = next(noted[seat], None) if seat in noted else None
        if knew is not None:
            stratum, deals, options = knew
            found.append(Wait(stratum, deals, options, row.at - before.at))
    return found


def _of_seat(chooser: Watching, seat: str) -> list[Any]:
    return [knew for (one, _), knew in sorted(chooser.noted.items()) if one == seat]


def _moved(row: Row) -> str:
    """Return the seat for which a bot moved in its turn, or nothing."""
    moves = [one for one in row.entries if isinstance(one, Played) and one.by_bot]
    is_note = any(isinstance(event, NoteWritten) for one in moves for event in one.events)
    return moves[0].seat if moves and not is_note else ""


def dependence(waits: list[Wait], about: str) -> float:
    """Return how far ranks of waiting and of what the bot knew go together, in standard errors."""
    strata: dict[Any, list[Wait]] = defaultdict(list)
    for wait in waits:
        strata[wait.stratum].append(wait)
    total = weight = 0.0
    for group in strata.values():
        if len(group) >= FEWEST:
            total += _correlation(group, about) * (len(group) - 1)
            weight += len(group) - 1
    return total / sqrt(weight)


def _correlation(group: list[Wait], about: str) -> float:
    one = _ranks([wait.milliseconds for wait in group])
    other = _ranks([getattr(wait, about) for wait in group])
    spread = one.std() * other.std()
    return (
        0.0 if spread == 0 else float(((one - one.mean()) * (other - other.mean())).mean() / spread)
    )


def _ranks(numbers: list[int]) -> Any:
    """Return ranks; equal numbers have their mean rank."""
    values = np.array(numbers)
    return np.array([(values < one).sum() + (values == one).sum() / 2 for one in values])
