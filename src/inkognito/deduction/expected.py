"""What an answer is expected to leave: the mean number of deals that stay possible after it.

Uses the model of how people choose what to show, so it is an expectation, not a fact.
"""

import numpy as np

from inkognito.deduction.belief import Numbers
from inkognito.deduction.deals import deals_in
from inkognito.deduction.notebook import Notebook


def expected_deals(book: Notebook, answerer: int, forecast: Numbers) -> float:
    """Return how many deals are expected to stay possible after an answer of this colour.

    `forecast` gives the probability of each answer, by hand and answer.
    """
    possible = deals_in(book.logic.possible, book.deals.count)
    by_hand = np.bincount(book.deals.hand_of[answerer][possible], minlength=book.deals.hands)
    chances = book.belief.hands()[answerer] @ forecast
    left = by_hand @ (forecast > 0)
    total = float(chances.sum())
    return float(chances @ left) / total if total > 0 else float(len(possible))
