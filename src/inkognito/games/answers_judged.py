"""What an answer cost: how many deals its viewer could rule out, beside every other answer.

Counts deals in the notebooks of the answerer and of the viewer. Knows no game.
"""

from collections.abc import Sequence
from math import log2
from typing import Final

from msgspec import Struct

from inkognito.core.events import Command
from inkognito.core.seats import SEATS
from inkognito.deduction.deals import Hands
from inkognito.deduction.notebook import Notebook
from inkognito.games.judging import Costly

LEAST: Final = 0.2
"""A choice that costs fewer bits than this is as good as the best."""


class Answer(Struct, frozen=True):
    """An answer that was offered, and the hands that may give it."""

    command: Command
    hands: Hands


class _Weighed(Struct, frozen=True):
    """An answer with the deals that it leaves the viewer, and the hands as the answerer knew."""

    answer: Answer
    deals: int
    hands: int


def cost_of_answer(
    owner: Notebook, viewer: Notebook, done: Command, offered: Sequence[Answer]
) -> Costly | None:
    """Return what the answer cost, or None if no other one was better.

    If the answerer could see that another one tells less, that one is the better one. If not, it
    is the one that would have left the viewer most deals, and that is hindsight.
    """
    weighed = [_weighed(owner, viewer, answer) for answer in offered]
    chosen = next(one for one in weighed if one.answer.command == done)
    most = max(one.hands for one in weighed)
    is_hindsight = chosen.hands >= most
    among = weighed if is_hindsight else [one for one in weighed if one.hands == most]
    best = max(among, key=lambda one: one.deals)
    if not chosen.deals:
        return None
    cost = log2(best.deals / chosen.deals) if best.deals else 0.0
    if cost < LEAST:
        return None
    return Costly(
        kind="answer",
        other=SEATS[viewer.seat],
        done=(done,),
        better=(best.answer.command,),
        before=viewer.logic.count,
        after=chosen.deals,
        best=best.deals,
        hindsight=is_hindsight,
        cost=round(cost, 3),
    )


def _weighed(owner: Notebook, viewer: Notebook, answer: Answer) -> _Weighed:
    left = viewer.logic.possible & viewer.deals.where(owner.seat, answer.hands)
    known = owner.known_before(owner.seat, viewer.seat) & answer.hands
    return _Weighed(answer, left.bit_count(), known.bit_count())
