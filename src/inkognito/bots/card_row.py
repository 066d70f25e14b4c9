"""What one seat knows of a card game, as a batch of one game for the simulator.

Reads the seat's notebook and its position, so the row holds nothing that the seat does not know:
the hands of the others are left at 0, and players in the simulator do not read them.
"""

from collections.abc import Sequence

import numpy as np

from inkognito.card.state import NOWHERE, State
from inkognito.core.seats import AMBASSADOR_SEAT
from inkognito.deduction.card import CardReader, menu
from inkognito.simulator.facts import facts_at
from inkognito.simulator.table import Table


def row_of(reader: CardReader, state: State, meant: Sequence[int]) -> Table:
    """Return the batch of one game that the reader's seat can know; `meant` are their blocks."""
    book = reader.notebook
    facts = facts_at(state.order, reader.edition)
    hands = np.zeros((1, AMBASSADOR_SEAT), dtype=np.intp)
    if book.own_hand is not None:
        hands[0, book.seat] = book.own_hand
    table = Table(facts, hands, np.array([max(state.first, 0)]))
    table.round = max(state.round, 1)
    table.at[0], table.used[0], table.meant[0] = state.at, state.used, meant
    if state.hidden != NOWHERE:
        table.hidden[0] = state.hidden
    for colour in range(AMBASSADOR_SEAT):
        beliefs = book.belief.table(colour).T
        table.beliefs[0, book.seat, colour] = beliefs
        table.plain[0, book.seat, colour] = beliefs.sum(axis=0)
        table.black[0, colour, :AMBASSADOR_SEAT] = state.black[colour]
    _copy_shown(reader, table)
    return table


def _copy_shown(reader: CardReader, table: Table) -> None:
    book, index = reader.notebook, menu(reader.edition).index
    for (shower, viewer), sets in book.shown.items():
        for faces in sets:
            table.shown[0, shower, viewer] |= np.uint32(1 << index[faces])
            table.last[0, shower, viewer] = index[faces]
    for (shower, viewer), known in book.known.items():
        table.known[0, shower, viewer] = table.told[0, shower, viewer] = known
