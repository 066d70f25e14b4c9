"""The deciding question and the answer that tells least. Counted, not believed; knows no game.

A question: every deal that is still possible is equally likely, and whoever answers chooses any of
the sets that they may show, without the cards that prove themselves. The best question leaves the
fewest deals on average.

An answer: the hands count that the asker can't rule out by what this player has shown them, as in
the cost of an answer (docs/deduction.md). Cards that prove themselves tell more than their coloured
twins and are left out.
"""

from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from inkognito.core.seats import SEATS
from inkognito.deduction.belief import Numbers
from inkognito.deduction.deals import ORDERS, Hands, deals_in
from inkognito.posing.puzzle import Asks, Posed, Shows, Solution
from inkognito.posing.view import View

BY_FAR: Final = 1.25
"""The second best question leaves at least this many times as many deals."""

FEWEST_DEALS: Final = 3
"""With fewer deals there is nothing to think about."""

FEWEST_OPTIONS: Final = 3
MOST_OPTIONS: Final = 6

PLAIN_HANDS: Final = 16
"""Hands that differ in the mission letter only count as one."""

Questions: TypeAlias = dict[Asks, Numbers]
"""By question: the probability of each answer, by the hand of the one who answers."""

Answers: TypeAlias = dict[Shows, Hands]
"""By set: the hands that may show it."""


def deciding(view: View, asked: Questions) -> Posed | None:
    """Ask which of these questions tells most."""
    if len(asked) < FEWEST_OPTIONS:
        return None
    hands = _hands_in_deals(view)
    if not all(_can_answer(hands[_colour(view, one)], chances) for one, chances in asked.items()):
        return None
    left = [_left(hands[_colour(view, one)], chances) for one, chances in asked.items()]
    before = hands.shape[1]
    order = sorted(range(len(left)), key=lambda place: left[place])
    best, second = left[order[0]], left[order[1]]
    if before < FEWEST_DEALS or second < best * BY_FAR or best > before - 1:
        return None
    return Posed(
        options=tuple(asked),
        solution=Solution(right=order[0], before=before, left=tuple(round(one, 2) for one in left)),
        distractors=len(asked) - 1,
    )


def _hands_in_deals(view: View) -> NDArray[np.intp]:
    """By colour and deal: the hand, without the mission letter; each such deal once."""
    logic = view.reader.notebook.logic
    numbers = deals_in(logic.possible, logic.deals.count) % len(ORDERS) ** 2
    return np.asarray(logic.deals.hand_of[:, np.unique(numbers)] % PLAIN_HANDS, dtype=np.intp)


def _colour(view: View, asked: Asks) -> int:
    place: int = view.reader.holders.index(asked.agent)
    return place


def _can_answer(hands: NDArray[np.intp], chances: Numbers) -> bool:
    """Return whether every possible hand has an answer that counts.

    With all sets shown before, an answer may be a smaller one: no puzzle is made of that.
    """
    return bool(chances.sum(axis=1)[hands].all())


def _left(hands: NDArray[np.intp], chances: Numbers) -> float:
    """Return how many deals an answer leaves possible on average.

    `hands` is the answerer's hand in each deal, `chances` by hand and answer.
    """
    counts = np.bincount(hands, minlength=len(chances)).astype(float)
    after = counts @ (chances > 0)
    return float((counts @ chances) @ after / counts.sum())


def all_alike(allowed: Numbers) -> Numbers:
    """Return the probability of each answer, by hand, if all allowed ones are equally likely."""
    totals = allowed.sum(axis=1, keepdims=True)
    shares: Numbers = np.divide(allowed, totals, out=np.zeros_like(allowed), where=totals > 0)
    return shares


def least_telling(view: View, viewer: int, sets: Answers) -> Posed | None:
    """Ask which of these sets tells the viewer least."""
    known = view.reader.notebook.known_before(view.seat, viewer)
    left = {one: _count(known & hands) for one, hands in sets.items()}
    ranked = sorted(left, key=lambda one: -left[one])
    if len(ranked) < FEWEST_OPTIONS or left[ranked[0]] == left[ranked[1]]:
        return None
    offered = set(ranked[:MOST_OPTIONS])
    options = tuple(one for one in sets if one in offered)
    return Posed(
        options=options,
        solution=Solution(
            right=options.index(ranked[0]),
            before=_count(known),
            left=tuple(float(left[one]) for one in options),
        ),
        about=SEATS[viewer],
        distractors=len(ranked) - 1,
    )


def _count(hands: Hands) -> int:
    merged = 0
    while hands:
        merged |= hands & (1 << PLAIN_HANDS) - 1
        hands >>= PLAIN_HANDS
    return merged.bit_count()
