"""What an answer cost: how many deals its viewer could rule out, beside every other answer.

Counts deals in the notebooks of the answerer and of the viewer. What the answerer could know about
an answer is how many of their hands it leaves on average, over the hands that the viewer may hold
for all that the answerer has seen: viewers rule out their own cards. Knows no game.
"""

from collections.abc import Sequence
from math import log2
from typing import Final

import numpy as np
from msgspec import Struct

from inkognito.core.events import Command
from inkognito.core.seats import SEATS
from inkognito.deduction.deals import PLAYED, Deals, Hands, deals_in
from inkognito.deduction.notebook import Notebook
from inkognito.games.judging import Costly

LEAST: Final = 0.2
"""A choice that costs fewer bits than this is as good as the best."""

ALIKE: Final = 1e-9
"""Averages that differ by less are the same."""


class Answer(Struct, frozen=True):
    """An answer that was offered, and the hands that may give it."""

    command: Command
    hands: Hands


class _Weighed(Struct, frozen=True):
    """An answer with the deals that it leaves the viewer, and the hands that the owner expected."""

    answer: Answer
    deals: int
    hands: float


def cost_of_answer(
    owner: Notebook, viewer: Notebook, done: Command, offered: Sequence[Answer]
) -> Costly | None:
    """Return what the answer cost, or None if no other one was better.

    If the answerer could see that another one tells less, that one is the better one. If not, it
    is the one that would have left the viewer most deals, and that is hindsight.
    """
    held = _held_by(owner, viewer.seat)
    weighed = [_weighed(owner, viewer, held, answer) for answer in offered]
    chosen = next(one for one in weighed if one.answer.command == done)
    most = max(one.hands for one in weighed) - ALIKE
    is_hindsight = chosen.hands >= most
    among = weighed if is_hindsight else [one for one in weighed if one.hands >= most]
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


def _weighed(
    owner: Notebook, viewer: Notebook, held: dict[Hands, float], answer: Answer
) -> _Weighed:
    left = viewer.logic.possible & viewer.deals.where(owner.seat, answer.hands)
    known = owner.known_before(owner.seat, viewer.seat) & answer.hands
    hands = sum(share * (known & others).bit_count() for others, share in held.items())
    return _Weighed(answer, left.bit_count(), hands)


def _held_by(owner: Notebook, seat: int) -> dict[Hands, float]:
    """Return how likely each hand of the viewer is to the owner, by the hands that it leaves over.

    The Ambassador's player holds none, and leaves all of them.
    """
    deals, logic = owner.deals, owner.logic
    if seat >= PLAYED:
        return {(1 << deals.hands) - 1: 1.0}
    numbers = deals.hand_of[seat, deals_in(logic.possible, deals.count)]
    hands, counts = np.unique(numbers, return_counts=True)
    return {
        _beside(deals, hand): count / logic.count
        for hand, count in zip(hands.tolist(), counts.tolist(), strict=True)
    }


def _beside(deals: Deals, hand: int) -> Hands:
    """Return the hands that somebody else may have beside this one."""
    left: Hands = (1 << deals.hands) - 1
    for kind in range(deals.kinds):
        left &= ~deals.hands_with(deals.face_of(hand, kind))
    return left
