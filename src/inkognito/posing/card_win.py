"""Win this round of the card game: the code is certain, and this meeting lets one declare it."""

from itertools import permutations
from typing import Final

import numpy as np

from inkognito.bots.card_mind import CODE_OF, DEALS_WITH_CODE
from inkognito.card.cards import NUMBERS
from inkognito.card.state import DECLARING, State, agents_in, met
from inkognito.core.agents import partner_of
from inkognito.core.seats import AMBASSADOR_SEAT
from inkognito.deduction.card import HANDS
from inkognito.deduction.deals import ORDERS, PLAYED, DealMask, deals_in
from inkognito.deduction.proof import Fact, evidence_against, proves
from inkognito.posing.puzzle import Conclusion, Declares, Posed, Solution
from inkognito.posing.view import View

MOST_OPTIONS: Final = 6


def win(view: View) -> Posed | None:
    """Ask for the code."""
    state: State = view.state
    if state.phase is not DECLARING or state.asked[:1] != (view.seat,):
        return None
    logic = view.reader.notebook.logic
    codes = np.unique(CODE_OF[deals_in(logic.possible, logic.deals.count)])
    if len(codes) != 1 or not _is_with_partner(view):
        return None
    return _posed(view, int(codes[0]), DEALS_WITH_CODE[int(codes[0])])


def _is_with_partner(view: View) -> bool:
    """Return whether the declaration wins: with four players, only beside the partner."""
    order, logic = view.state.order, view.reader.notebook.logic
    if AMBASSADOR_SEAT in order or len(agents_in(order)) < PLAYED:
        return True
    other = next(agent for agent in met(view.state).agents if agent != view.seat)
    face = partner_of(HANDS[view.reader.notebook.own_hand].identity)
    return not logic.possible & ~logic.deals.holding[other][face]


def _posed(view: View, code: int, right: DealMask) -> Posed | None:
    logic = view.reader.notebook.logic
    evidence = evidence_against(logic, logic.deals.all & ~right) or ()
    orders = [tuple(one) for one in permutations(range(PLAYED))]
    answer = tuple(ORDERS[code].tolist())
    chosen = sorted(_alike(view, answer, orders)[:MOST_OPTIONS])
    numbers = NUMBERS[view.reader.edition]
    return Posed(
        options=tuple(Declares(tuple(numbers[one] for one in order)) for order in chosen),
        solution=Solution(
            right=chosen.index(answer),
            steps=view.steps(evidence),
            so=tuple(
                Conclusion(view.reader.holders[colour], view.reader.faces[face])
                for colour in range(PLAYED)
                for face in range(len(view.reader.faces))
                if colour != view.seat and proves(logic, evidence, Fact(colour, face))
            ),
        ),
        distractors=len(chosen) - 1,
    )


def _alike(
    view: View, answer: tuple[int, ...], orders: list[tuple[int, ...]]
) -> list[tuple[int, ...]]:
    """Return the codes with the viewer's own number in its place, the likest first."""
    own = view.reader.notebook.own_hand
    if own is not None:
        hand = HANDS[own]
        orders = [one for one in orders if one[hand.identity] == hand.number]
    return sorted(orders, key=lambda one: -sum(a == b for a, b in zip(one, answer, strict=True)))
