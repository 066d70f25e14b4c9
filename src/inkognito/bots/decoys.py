"""Which movement hides the bot's own true figure, as far as an onlooker guesses by footprints."""

from collections.abc import Iterable

from inkognito.board.pieces import PIECES_OF
from inkognito.board.state import State
from inkognito.bots.footprints import ALONE, STEP, Footprints
from inkognito.deduction.deals import PLAYED


class Decoys:
    """What the steps of one movement tell about the true figure, and what that costs."""

    def __init__(self, footprints: Footprints, state: State, build: int, cost: float) -> None:
        self._footprints, self._build, self._cost = footprints, build, cost
        self._seat, self._figures = state.seat, PIECES_OF[state.seat]
        self._taken = [0.0] * PLAYED
        for step in state.steps:
            if step.piece in self._figures:
                self._taken[step.piece % PLAYED] += STEP
        self._found: dict[tuple[float, ...], float] = {}
        self._now = self._told(tuple(self._taken))

    def worth(self, moves: Iterable[tuple[int, int, bool]]) -> float:
        """Return the gain of moving figures: negative if it betrays the true one.

        Each move is a figure, its number of steps, and whether it ends where nobody is met.
        """
        traces = self._taken.copy()
        for figure, steps, is_alone in moves:
            traces[figure % PLAYED] += STEP * steps + ALONE * is_alone
        return self._now - self._told(tuple(traces))

    def _told(self, traces: tuple[float, ...]) -> float:
        """Return the cost of what an onlooker suspects; a true figure that lags behind has none."""
        found = self._found.get(traces)
        if found is None:
            suspected = self._footprints.suspicion(self._seat, traces)[self._build]
            found = self._found[traces] = self._cost * max(suspected - 1 / PLAYED, 0.0)
        return found
