"""What movement says about builds: players move their true figure more than the decoys.

Anybody at the table sees this, so it serves two ends: what a bot believes about others, and what
an onlooker may believe about the bot. It is a suspicion and never proves anything.
"""

from collections.abc import Sequence
from math import exp
from typing import Final

import numpy as np

from inkognito.board.pieces import PIECES_OF
from inkognito.board.state import State
from inkognito.core.seats import AMBASSADOR_SEAT
from inkognito.deduction.belief import Belief, Numbers
from inkognito.deduction.board import HANDS
from inkognito.deduction.deals import PLAYED

STEP: Final = 0.3
"""How much each step speaks for the figure that takes it: a logarithm of odds."""

ALONE: Final = 0.3
"""The same for a movement that ends where the figure meets nobody, so it was not made to ask."""

AIMLESS: Final = 0.4
"""The share of players whose movement says nothing. It caps what any movement can say."""

_BUILDS: Final = np.array([hand.build for hand in HANDS])


class Footprints:
    """How the figures of every colour have moved so far."""

    def __init__(self) -> None:
        self._traces = [[0.0] * PLAYED for _ in range(PLAYED)]
        """By colour and build: what speaks for that figure."""

    def note(self, state: State) -> None:
        """Note a movement as it ends. Steps that were taken back do not count."""
        if state.seat == AMBASSADOR_SEAT:
            return
        own, places, traces = PIECES_OF[state.seat], state.places, self._traces[state.seat]
        moved = [step.piece for step in state.steps if step.piece in own]
        for piece in moved:
            traces[own.index(piece)] += STEP
        others = {place for piece, place in enumerate(places) if piece not in own}
        for piece in set(moved):
            if places[piece] not in others:
                traces[own.index(piece)] += ALONE

    def suspicion(self, colour: int, further: Sequence[float] = (0.0,) * PLAYED) -> list[float]:
        """Return how likely each build of the colour is, with further traces of each."""
        traces = [sum(both) for both in zip(self._traces[colour], further, strict=True)]
        most = max(traces)
        odds = [exp(trace - most) for trace in traces]
        total = sum(odds)
        return [AIMLESS / PLAYED + (1 - AIMLESS) * one / total for one in odds]

    def enter(self, belief: Belief, viewer: int) -> None:
        """Make them a factor of a viewer's belief about everybody else."""
        for colour in range(PLAYED):
            if colour != viewer:
                belief.lean(colour, self._by_hand(colour))

    def _by_hand(self, colour: int) -> Numbers:
        return np.asarray(np.array(self.suspicion(colour))[_BUILDS], dtype=np.float64)
