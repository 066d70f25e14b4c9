"""What a question cost: the deals that its answer was expected to leave, beside other questions.

An expectation of the model of the players, known at the time: no hindsight. Knows no game.
"""

from collections.abc import Sequence
from math import log2
from typing import Any

from msgspec import Struct

from inkognito.core.seats import Seat
from inkognito.games.answers_judged import LEAST
from inkognito.games.judging import CostKind, Costly


class Asking(Struct, frozen=True):
    """A question that could be asked: of whom, and how many deals it is expected to leave."""

    command: Any
    other: Seat | None
    left: float


def cost_of_question(before: int, done: Any, offered: Sequence[Asking]) -> Costly | None:
    """Return what it cost to ask this, or to ask nothing, or None if no question was better."""
    if not offered:
        return None
    asked = next((one for one in offered if one.command == done), None)
    after = before if asked is None else asked.left
    best = min(offered, key=lambda one: one.left)
    cost = log2(after / best.left) if best.left > 0 else 0.0
    if cost < LEAST:
        return None
    kind: CostKind = "meeting-left" if asked is None else "question"
    other = best.other if asked is None else asked.other
    return Costly(
        kind=kind,
        other=other,
        done=(done,),
        better=(best.command,),
        before=before,
        after=round(after, 1),
        best=round(best.left, 1),
        hindsight=False,
        cost=round(cost, 3),
    )
