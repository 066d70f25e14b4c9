"""Worlds sampled from what a seat has seen: a deal, a policy for each seat, and what others showed.

Deals are drawn by their exact weights. What others have shown each other is drawn anew by their
policies, in the order in which it happened, so that no pair is shown twice. Where somebody in such
a world would have declared and did not, the world is mostly given up for another one.
"""

from collections.abc import Sequence
from typing import Final

import numpy as np

from inkognito.bots.rollouts.draws import Chances
from inkognito.bots.rollouts.history import UNSEEN, NotDeclared, Shown
from inkognito.bots.rollouts.meetings import Meetings
from inkognito.bots.rollouts.policies import POLICIES, VETERAN
from inkognito.bots.rollouts.suspicion import Suspicion
from inkognito.bots.rollouts.tables import OTHERS, Whole
from inkognito.bots.rollouts.worlds import Worlds, new_worlds
from inkognito.card.editions import Edition
from inkognito.card.state import State
from inkognito.deduction.belief import Numbers
from inkognito.deduction.deals import PLAYED, DealMask

UNLIKELY: Final = 0.02
"""The weight of a world in which somebody should have declared."""


class Sampler:
    """Samples worlds for one seat at one moment."""

    def __init__(self, edition: Edition, suspicion: Suspicion, possible: DealMask) -> None:
        self._edition, self._suspicion = edition, suspicion
        self._weights = suspicion.weights(possible)

    def worlds(
        self, count: int, state: State, steps: Sequence[Shown | NotDeclared], chances: Chances
    ) -> Worlds:
        """Return this number of worlds in which all of these steps have happened."""
        worlds = self._dealt(count, state, chances)
        likely = replayed(worlds, steps, self._suspicion.seat, chances)
        if likely.min() < 1:
            kept = worlds.taken(picked(likely, _spread(count, chances)))
            kept.base = worlds.base
            return kept
        return worlds

    def _dealt(self, count: int, state: State, chances: Chances) -> Worlds:
        suspicion = self._suspicion
        deals = picked(self._weights, _spread(count, chances))
        drawn = chances.draw(np.arange(count), PLAYED)
        policy = np.full((count, PLAYED), VETERAN)
        for seat in OTHERS[suspicion.seat]:
            sums = suspicion.policies(int(seat)).cumsum(axis=1)[deals]
            above = (drawn[:, seat, None] > sums).sum(axis=1)
            policy[:, seat] = np.minimum(above, len(POLICIES) - 1)
        used = np.array(state.used, dtype=np.int64)
        worlds = new_worlds(self._edition, suspicion.hands[deals], policy, used)
        worlds.at[:] = state.at
        return worlds


def picked(weights: Numbers, points: Numbers) -> Whole:
    """Return the numbers drawn by their weights, at points from 0 to 1."""
    sums = weights.cumsum()
    found = np.searchsorted(sums, points * sums[-1], side="right")
    return np.asarray(np.minimum(found, int(weights.nonzero()[0][-1])))


def replayed(
    worlds: Worlds, steps: Sequence[Shown | NotDeclared], seat: int, chances: Chances
) -> Numbers:
    """Repeat the steps in the worlds; return how likely each is by who did not declare."""
    meetings, rows = Meetings(worlds, chances), np.arange(len(worlds))
    likely = np.ones(len(worlds))
    for step in steps:
        if isinstance(step, Shown):
            _show(meetings, rows, step)
        elif step.seat != seat:
            likely *= _declining(worlds, rows, step)
    return likely


def _spread(count: int, chances: Chances) -> Numbers:
    """Return evenly spread points, so that each deal comes as often as it should."""
    return np.asarray((np.arange(count) + chances.draw(np.arange(1), 1)[0, 0]) / count)


def _declining(worlds: Worlds, rows: Whole, step: NotDeclared) -> Numbers:
    seats, others = np.full(len(rows), step.seat), np.full(len(rows), step.other)
    left = worlds.possible(rows, seats)
    return np.where(worlds.is_certain(rows, seats, others, left), UNLIKELY, 1.0)


def _show(meetings: Meetings, rows: Whole, step: Shown) -> None:
    showers, viewers = np.full(len(rows), step.shower), np.full(len(rows), step.viewer)
    given = np.full(len(rows), step.what)
    if step.is_black:
        kinds = given if step.what != UNSEEN else meetings.chosen_black(rows, showers, viewers)
        meetings.show_black(rows, showers, viewers, kinds)
    else:
        pairs = given if step.what != UNSEEN else meetings.chosen_pair(rows, showers, viewers)
        meetings.show(rows, showers, viewers, pairs)
