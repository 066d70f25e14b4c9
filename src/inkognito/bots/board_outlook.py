"""The values of spaces in the board game: where figures would meet, and how near goals are.

Values are in bits: the value of a meeting is the expected information of its answer, and being
nearer to a likely goal has a value as well.
"""

from collections.abc import Callable
from typing import Final

import numpy as np

from inkognito.board.pieces import (
    AMBASSADOR,
    AMBASSADOR_BALL,
    EITHER_BALL,
    PIECES_OF,
    RIVAL_BALL,
    owner_of,
)
from inkognito.board.state import Places, State
from inkognito.board.venice import EMBASSY, SPACES
from inkognito.bots.board_goals import Goal
from inkognito.bots.board_mind import ALMOST, BoardMind
from inkognito.bots.manner import Manner
from inkognito.bots.reach import (
    chase,
    chase_rows,
    closeness,
    closeness_rows,
    walk,
    walk_rows,
    within,
)
from inkognito.core.seats import AMBASSADOR_SEAT

COMPLETE: Final = 30.0
"""The value of reaching a goal that is likely enough to be declared."""

LEAST: Final = 0.04
"""Goals that are less likely than this are ignored."""

FEARED: Final = 0.04
"""Opponents' goals that are less likely than this are ignored."""

CLOSE_CALL: Final = 0.1
"""The least that hindering must be worth to be the reason for a step."""

BROUGHT_BY_OTHERS: Final = 0.3
"""How near the Ambassador counts to the right space if others have put the figure there."""

SENT_FROM_THE_EMBASSY: Final = 0.5
ALMOST_SENT: Final = 0.95
"""How near the Ambassador, once met, is to being sent to the Embassy: from the Embassy, which they
have to leave first, and from elsewhere.
"""

NO_ONE: Final = -1


class Outlook:
    """The values of all spaces for the figures of the player whose turn it is."""

    def __init__(self, state: State, mind: BoardMind, manner: Manner) -> None:
        self.state, self.mind, self.seat = state, mind, state.seat
        self._judgement, self._denial = manner.judgement, manner.guile.denial
        self._sure = min(manner.sure, ALMOST)
        phantom = state.rules.phantom
        is_ambassador = self.seat == AMBASSADOR_SEAT
        patience = self._patience = manner.judgement.patience
        self._own = walk(2) if is_ambassador else closeness(phantom, EITHER_BALL, patience)
        near = closeness_rows(phantom, EITHER_BALL, patience)
        self._near_own = walk_rows(2) if is_ambassador else near
        self._near_other = closeness_rows(phantom, AMBASSADOR_BALL, patience)
        self._joins = manner.foresight and not is_ambassador
        self.goals = mind.likely_goals(LEAST)
        self._feared = mind.feared_goals(FEARED) if self._denial else []
        self.figures = PIECES_OF[self.seat]
        self.meets = [NO_ONE] * len(SPACES)
        """By space: the owner of the piece that would be met there."""
        self.worth: dict[int, list[float]] = {}
        """By own figure and space: the value of ending movement there."""
        self._look(state.places)
        self._progress_now = self.progress(state.places)
        self._threat_now = self.threat(state.places)

    def _look(self, places: Places) -> None:
        base, meeting = self._by_meetings(places)
        base = base + meeting + self._by_visitors(places)
        for figure in self.figures:
            goals = self._by_goals(figure, places) - self._by_pursuers(figure, places)
            self.worth[figure] = (base + goals).tolist()

    def misjudge(self, error: Callable[[int, int], float]) -> None:
        """Change the value of each space for each own figure by this much."""
        for figure, worth in self.worth.items():
            self.worth[figure] = [value + error(figure, at) for at, value in enumerate(worth)]

    def _by_meetings(self, places: Places) -> tuple[np.ndarray, np.ndarray]:
        """Return the value of being near others and of meeting one, by space."""
        met: list[tuple[int, float]] = []
        for rival in self.mind.rivals:
            gain = self.mind.meeting_worth(rival)
            for piece in PIECES_OF[rival]:
                self.meets[places[piece]] = rival
                met.append((places[piece], gain))
        if self.seat != AMBASSADOR_SEAT:
            self.meets[places[AMBASSADOR]] = AMBASSADOR_SEAT
            met.append((places[AMBASSADOR], self.mind.ambassador_worth()))
        spaces, gains = (np.array(column) for column in zip(*met, strict=True))
        meeting = np.zeros(len(SPACES))
        meeting[spaces] = gains
        near = self._judgement.approach * (self._own[:, spaces] * gains).max(axis=1)
        return near, meeting

    def _by_visitors(self, places: Places) -> np.ndarray:
        """Return the value of being found by others in their next turn, by space."""
        value = np.zeros(len(SPACES))
        for rival in self.mind.rivals:
            welcome = self._welcome(rival)
            if welcome:
                found = self._soon()[[places[piece] for piece in PIECES_OF[rival]]].max(axis=0)
                value += welcome * found
        return value

    def _soon(self) -> np.ndarray:
        """Return how likely a figure gets from space to space within one turn."""
        return within(self.state.rules.phantom, EITHER_BALL)[1]

    def _welcome(self, rival: int) -> float:
        """Return the value of being found by this player: a likely partner has much to be told."""
        exposure, company = self._judgement.exposure, self._judgement.company
        if self.seat == AMBASSADOR_SEAT or not (exposure or company):
            return 0.0
        partner = self.mind.partner_chance(rival)
        return company * partner * self.mind.hidden_from(rival) - exposure * (1 - partner)

    def _by_goals(self, figure: int, places: Places) -> np.ndarray:
        """Return the contribution of the figure to the goals, by space."""
        value = np.zeros(len(SPACES))
        for goal, chance in self.goals:
            if self._is_sent(goal):
                here = places[AMBASSADOR]
                table = chase(self.state.rules.phantom, AMBASSADOR_BALL, self._patience)
                value += self._weight(chance) * _when_met(here) * table[:, here]
            elif goal.kind != "bring" and figure in goal.movers:
                space = places[goal.target] if goal.kind == "share" else goal.target
                near = self._table(goal)[:, space]
                value += self._weight(chance) * near
                if chance >= self._sure:
                    value[space] += COMPLETE
        return value

    def _by_pursuers(self, figure: int, places: Places) -> np.ndarray:
        """Return the cost of being near opponents whose goal may be this figure, by space."""
        cost = np.zeros(len(SPACES))
        if not self._judgement.flight:
            return cost
        for goal, chance in self._feared:
            if goal.kind == "share" and goal.target == figure:
                near = self._table(goal)[[places[mover] for mover in goal.movers]].max(axis=0)
                cost += self._judgement.flight * self._judgement.advance * chance * near
        return cost

    def _weight(self, chance: float) -> float:
        """Return the value of standing at a goal that is so likely."""
        weight: float = self._judgement.advance * chance**self._judgement.focus
        return weight

    def _table(self, goal: Goal) -> np.ndarray:
        """Return nearness to the goal by own balls; a target that can be moved comes to meet it."""
        if not self._joins or goal.kind != "share":
            return self._own
        return chase(self.state.rules.phantom, _ball_for(goal.target), self._patience)

    def _row(self, goal: Goal, place: int) -> list[float]:
        """Return the same for a mover at this place, as plain floats."""
        if not self._joins or goal.kind != "share":
            return self._near_own[place]
        return chase_rows(self.state.rules.phantom, _ball_for(goal.target), self._patience)[place]

    def progress(self, places: Places) -> float:
        """Return how near the likely goals are in such a position."""
        return sum(
            self._weigh_progress(goal, chance, self._nearness(goal, places))
            for goal, chance in self.goals
        )

    def threat(self, places: Places) -> float:
        """Return how near the opponents' likely goals are, by the value of hindering them."""
        return self._denial * sum(
            self._judgement.advance * chance * self._their_nearness(goal, places)
            for goal, chance in self._feared
        )

    def _their_nearness(self, goal: Goal, places: Places) -> float:
        if goal.kind == "bring":
            return self._near_other[places[AMBASSADOR]][goal.target]
        space = places[goal.target] if goal.kind == "share" else goal.target
        return max(self._row(goal, places[mover])[space] for mover in goal.movers)

    def hinders(self, piece: int, to: int) -> bool:
        """Return whether most of the value of bringing a piece there is what opponents lose."""
        places = self.moved(piece, to)
        lost = self._threat_now - self.threat(places)
        return lost > max(CLOSE_CALL, self.progress(places) - self._progress_now)

    def _weigh_progress(self, goal: Goal, chance: float, near: tuple[float, int]) -> float:
        nearness, mover = near
        is_own = goal.kind == "bring" or owner_of(mover) == self.seat
        value = self._weight(chance) * nearness * (1.0 if is_own else self._judgement.partners_part)
        return value + (COMPLETE if nearness >= 1.0 and chance >= self._sure else 0.0)

    def _nearness(self, goal: Goal, places: Places) -> tuple[float, int]:
        """Return how near the goal is (1 where it is reached), and by which mover."""
        if goal.kind == "bring":
            return self._ambassadors_nearness(goal, places), AMBASSADOR
        space = places[goal.target] if goal.kind == "share" else goal.target
        return max((self._row(goal, places[mover])[space], mover) for mover in goal.movers)

    def _ambassadors_nearness(self, goal: Goal, places: Places) -> float:
        """Return how near it is; brought by others, the figure must leave and come back (B13)."""
        here, state = places[AMBASSADOR], self.state
        was_ours = state.ambassador_mover in (self.seat, goal.partner)
        moves_now = any(step.piece == AMBASSADOR for step in state.steps)
        if here == goal.target == state.places[AMBASSADOR] and not (was_ours or moves_now):
            return max(BROUGHT_BY_OTHERS, self._nearness_to_sending(goal, places))
        return max(self._near_other[here][goal.target], self._nearness_to_sending(goal, places))

    def _nearness_to_sending(self, goal: Goal, places: Places) -> float:
        """Return how near the own figures are to having the Ambassador sent to the Embassy."""
        if not self._is_sent(goal):
            return 0.0
        here = places[AMBASSADOR]
        rows = chase_rows(self.state.rules.phantom, AMBASSADOR_BALL, self._patience)
        return _when_met(here) * max(rows[places[figure]][here] for figure in self.figures)

    def _is_sent(self, goal: Goal) -> bool:
        """Return whether asking the Ambassador fulfils the goal, because they are sent there."""
        return self._joins and goal.kind == "bring" and goal.target == EMBASSY

    def moved(self, piece: int, to: int) -> Places:
        """Return the places after the piece has moved."""
        places = list(self.state.places)
        places[piece] = to
        return tuple(places)

    def value_of_moving(self, piece: int, to: int) -> float:
        """Return the gain of moving another player's piece there, or the Ambassador.

        A meeting that the step makes counts, and so does one that it destroys.
        """
        places = self.moved(piece, to)
        gain = self.progress(places) - self._progress_now + self._threat_now - self.threat(places)
        own = {self.state.places[figure] for figure in self.figures}
        meetings = (to in own) - (self.state.places[piece] in own)
        return gain + meetings * self._meeting_gain(owner_of(piece))

    def _meeting_gain(self, owner: int) -> float:
        if owner == AMBASSADOR_SEAT:
            return self.mind.ambassador_worth()
        return self.mind.meeting_worth(owner)

    def value_of_sending(self, piece: int, to: int) -> float:
        """Return the value of sending a piece there: near, if there is more to learn from it."""
        places = self.moved(piece, to)
        value = self.progress(places) - self.threat(places)
        near = max(self._near_own[self.state.places[figure]][to] for figure in self.figures)
        value += self._judgement.approach * near * self._meeting_gain(owner_of(piece))
        welcome = 0.0 if piece == AMBASSADOR else self._welcome(owner_of(piece))
        if welcome:
            own = [self.state.places[figure] for figure in self.figures]
            value += welcome * float(self._soon()[to, own].max())
        return value


def _ball_for(piece: int) -> int:
    """Return the ball that moves a piece of others."""
    return AMBASSADOR_BALL if piece == AMBASSADOR else RIVAL_BALL


def _when_met(here: int) -> float:
    """Return how near the Ambassador is to being sent to the Embassy, once met here."""
    return SENT_FROM_THE_EMBASSY if here == EMBASSY else ALMOST_SENT
