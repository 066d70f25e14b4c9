"""What a bot believes in the board game: who its partner is, what its goal is, what answers tell.

Reads the bot's notebook. Makes no decisions, and sees a position only as an argument.
"""

from math import log2
from typing import Final

import numpy as np
from numpy.typing import NDArray

from inkognito.board.cards import ABOUTS, BUILDS, CARDS, FACES
from inkognito.board.editions import Edition
from inkognito.board.notes import Note, Suspect
from inkognito.board.shows import PAIR, THREE, Form
from inkognito.board.state import State, agents_in
from inkognito.bots.board_goals import NO_GOALS, Goal, Goals, goals_of, holds, opponents_goals
from inkognito.bots.bot import Likely
from inkognito.bots.disclosure import uncertainty
from inkognito.bots.manner import PLAIN_JUDGEMENT, Judgement
from inkognito.bots.will import likely
from inkognito.core.agents import IDENTITIES, partner_of
from inkognito.core.seats import AMBASSADOR_SEAT
from inkognito.deduction.belief import Numbers
from inkognito.deduction.board import HANDS, KINDS, Asked, BoardReader, partners_of
from inkognito.deduction.deals import ORDERS, PLAYED, deals
from inkognito.deduction.worth import information

ALMOST: Final = 0.999999
"""The highest probability of anything uncertain."""

NOTHING_DIRECT: Final = 1e-6
BITS_OF_A_HAND: Final = log2(len(HANDS))
NOTES: Final = len(ORDERS) ** 2
_NOTE_OF: Final[NDArray[np.intp]] = np.arange(deals(KINDS).count) % NOTES
"""By deal: its identities and builds, without the letters."""


class BoardMind:
    """The beliefs of one seat between two sightings; rebuilt when something was learned."""

    def __init__(
        self,
        reader: BoardReader,
        order: tuple[int, ...],
        edition: Edition,
        judgement: Judgement = PLAIN_JUDGEMENT,
    ) -> None:
        self._reader, self._book = reader, reader.notebook
        self._table = (order, edition)
        self._judgement = judgement
        self.seat = self._book.seat
        self.rivals = tuple(agent for agent in agents_in(order) if agent != self.seat)
        self.weights = self._book.belief.weights()
        self.faces = self._book.belief.faces()
        own = self._book.own_hand
        self.build = None if own is None else HANDS[own].build
        self._partner_face = None if own is None else partner_of(HANDS[own].identity)
        known = NO_GOALS if own is None else goals_of(order, edition, self.seat, own)
        self.goals = known.goals
        self._classes = _NOTE_OF if own is None else known.of_deal
        self._chances = np.bincount(self._classes, self.weights)
        """By class of deals: by goal, or for a seat without goals, by note."""
        self.goal_chances: list[float] = self._chances.tolist() if self.goals else []
        self._knows_all = self._book.logic.count == 1
        self._worths: dict[tuple[int, int, Form], float] = {}

    def partner_chance(self, agent: int) -> float:
        """Return the probability that the agent is the partner."""
        if self._partner_face is None or agent >= PLAYED:
            return 0.0
        return float(self.faces[agent, self._partner_face])

    def likely_goals(self, least: float) -> list[tuple[Goal, float]]:
        """Return the goals that are at least this likely."""
        likely = zip(self.goals, self.goal_chances, strict=True)
        return [(goal, chance) for goal, chance in likely if chance >= least]

    def feared_goals(self, least: float) -> list[tuple[Goal, float]]:
        """Return the goals of the opponents that are at least this likely."""
        if self._book.own_hand is None:
            return []
        feared = self._feared()
        chances = np.bincount(feared.of_deal, self.weights).tolist()
        return [one for one in zip(feared.goals, chances, strict=True) if one[1] >= least]

    def _feared(self) -> Goals:
        own = self._book.own_hand
        return NO_GOALS if own is None else opponents_goals(*self._table, self.seat, own)

    def hidden_from(self, viewer: int) -> float:
        """Return which share of the bot's hand a viewer can't know from what it has shown them."""
        return log2(self._book.known_before(self.seat, viewer).bit_count()) / BITS_OF_A_HAND

    def win_chances(self, state: State) -> dict[int, float]:
        """Return the probability that a declaration now is right, by the player offered a hand.

        NOBODY stands for declaring alone. The value is exactly 1 if and only if it is certain.
        """
        chances: dict[int, float] = {}
        lost: dict[int, float] = {}
        for goal, chance in zip(self.goals, self.goal_chances, strict=True):
            if chance > 0 and holds(goal, state):
                chances[goal.partner] = chances.get(goal.partner, 0.0) + chance
            elif chance > 0:
                lost[goal.partner] = chance
        return {
            partner: 1.0 if not lost and len(chances) == 1 else min(chance, ALMOST)
            for partner, chance in chances.items()
        }

    def believed(self) -> tuple[Likely, ...]:
        """Return the probability of every card of every colour."""
        return likely(CARDS[:FACES], self.faces)

    # --- what answers are worth -------------------------------------------------------------------

    def question_worth(self, agent: int, about: int, form: Form) -> float:
        """Return the bits that the agent's answer is expected to tell."""
        if self._knows_all:
            return 0.0
        key = (agent, about, form)
        found = self._worths.get(key)
        if found is None:
            found = self._worths[key] = self._expected(Asked(self.seat, agent, about, form))
        return found

    def _expected(self, asked: Asked) -> float:
        """Return the bits about the goal; if there are none, a fraction of any others."""
        hands, forecast = self._book.belief.hand_numbers[asked.agent], self._reader.forecast(asked)
        candid = self._candid(asked.agent)

        def bits(classes: NDArray[np.intp]) -> float:
            return information(self.weights, hands, classes, forecast, candid)

        found = bits(self._classes)
        if self._judgement.fear_bits and self.goals:
            found += self._judgement.fear_bits * bits(self._feared().of_deal)
        if found > NOTHING_DIRECT:
            return found
        # An answer says about the deal what it says about the answerer's hand.
        return self._judgement.any_bits * bits(hands)

    def _candid(self, agent: int) -> Numbers | None:
        """Return how likely the agent shows the whole hand: a partner who knows the bot does."""
        own = self._book.own_hand
        if not self._judgement.candour or own is None:
            return None
        open_bits = uncertainty(self._book.known_before(self.seat, agent), KINDS)[0]
        return self._judgement.candour * (1 - open_bits / 2) * partners_of(own)

    def meeting_worth(self, agent: int) -> float:
        """Return the value of meeting a figure of the agent."""
        form = PAIR if self.seat == AMBASSADOR_SEAT else THREE
        return max(self.question_worth(agent, about, form) for about in range(len(ABOUTS)))

    def ambassador_worth(self) -> float:
        """Return the value of meeting the Ambassador and asking about any player."""
        return max(
            self.question_worth(agent, about, PAIR)
            for agent in self.rivals
            for about in range(len(ABOUTS))
        )

    # --- the note of the Ambassador's player ------------------------------------------------------

    def best_note(self) -> tuple[Note, float]:
        """Return the likeliest note, and the probability that it is right."""
        best = int(self._chances.argmax())
        identities, builds = ORDERS[best % len(ORDERS)], ORDERS[best // len(ORDERS)]
        suspects = (
            Suspect(IDENTITIES[identity], BUILDS[build])
            for identity, build in zip(identities, builds, strict=True)
        )
        return Note(*suspects), float(self._chances[best])
