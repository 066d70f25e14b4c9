"""What a searching seat knows, and how its options fare when they are played on in many worlds.

A fold over the sightings of one seat. Knows neither commands nor reasons.
"""

from collections.abc import Callable
from typing import Final, TypeAlias

import numpy as np

from inkognito.bots.bot import Budget, Suspected
from inkognito.bots.card_mind import CODE_OF
from inkognito.bots.rollouts.draws import Chances
from inkognito.bots.rollouts.history import History, Shown
from inkognito.bots.rollouts.play import Imagined
from inkognito.bots.rollouts.policies import POLICIES
from inkognito.bots.rollouts.sampling import Sampler
from inkognito.bots.rollouts.suspicion import Suspicion
from inkognito.bots.rollouts.tables import AMBASSADOR, IDENTITY_OF, OTHERS, Whole
from inkognito.card.state import EMPTY, State, met
from inkognito.core.agents import partner_of, team_of
from inkognito.core.events import Event
from inkognito.core.seats import SEAT_INDEX, SEATS, Seat
from inkognito.deduction.belief import Numbers
from inkognito.deduction.card import CardReader
from inkognito.deduction.deals import ORDERS, PLAYED
from inkognito.views.card import HandDealt, ScenarioSeen
from inkognito.views.card_position import position_after

Play: TypeAlias = Callable[[Imagined, Whole], None]
"""Makes the first choice in every world, by the number of the option, and ends the round."""

RATE: Final = 32_000
FIXED: Final = 0.015
FEWEST: Final = 60
"""Games that can be played on in a second, the seconds that any search takes, the fewest games."""

MOST_AT_ONCE: Final = 5_000
"""More games than this, played on together, don't fit into the processor's cache."""


def games_in(budget: Budget) -> int:
    """Return how many games to play on: it depends on the budget and never on a clock."""
    return max(FEWEST, int((budget.seconds - FIXED) * RATE))


class Search:
    """What one seat has seen, ready to be played on."""

    def __init__(self, seat: Seat) -> None:
        self.seat = SEAT_INDEX[seat]
        self.reader = CardReader(seat)
        self.state: State = EMPTY
        self._history = History()
        self._suspicion: Suspicion | None = None
        self._read = 0

    def see(self, sighting: Event) -> None:
        """Read a sighting."""
        self.reader.see(sighting)
        self._history.see(sighting)
        self.state = position_after(self.state, sighting)
        if type(sighting) in (HandDealt, ScenarioSeen):
            self._suspicion, self._read = None, 0

    @property
    def is_possible(self) -> bool:
        """Whether such a game can be played on: four play."""
        return len(self.state.order) == PLAYED and self.reader.notebook.own_hand is not None

    def best_code(self) -> tuple[int, float]:
        """Return the likeliest code, and how likely it is right with the one who is here."""
        suspicion = self._suspecting()
        mate = next(agent for agent in met(self.state).agents if agent != self.seat)
        partner = partner_of(int(IDENTITY_OF[suspicion.own_hand]))
        weights = suspicion.weights(self.reader.notebook.logic.possible)
        weights = weights * (IDENTITY_OF[suspicion.hands[:, mate]] == partner)
        chances = np.bincount(CODE_OF[suspicion.numbers], weights, len(ORDERS))
        return int(chances.argmax()), float(chances.max())

    def partners(self) -> Numbers:
        """Return how likely each other seat is the partner, in the order of the seats."""
        suspicion = self._suspecting()
        weights = suspicion.weights(self.reader.notebook.logic.possible)
        partner = partner_of(int(IDENTITY_OF[suspicion.own_hand]))
        return np.asarray(weights @ (IDENTITY_OF[suspicion.hands[:, OTHERS[self.seat]]] == partner))

    def suspected(self) -> tuple[Suspected, ...]:
        """Return how likely each other seat follows each policy."""
        suspicion = self._suspecting()
        weights = suspicion.weights(self.reader.notebook.logic.possible)
        return tuple(
            Suspected(SEATS[seat], policy, round(float(chance), 4))
            for seat in OTHERS[self.seat]
            for policy, chance in zip(
                POLICIES, weights @ suspicion.policies(int(seat)), strict=True
            )
        )

    def played(self, options: int, budget: Budget, seed: int, play: Play) -> Numbers:
        """Return, by option and world, 1 where the seat's team wins; all in the same worlds."""
        count = max(games_in(budget) // options, 2)
        most = MOST_AT_ONCE // options
        parts = [min(most, count - start) for start in range(0, count, most)]
        return np.hstack(
            [self._part(options, part, seed + turn, play) for turn, part in enumerate(parts)]
        )

    def _part(self, options: int, count: int, seed: int, play: Play) -> Numbers:
        """Play as many worlds on as there is room for at once."""
        chances = Chances(seed, count)
        worlds = self._sampler().worlds(count, self.state, self._history.steps, chances)
        every = worlds.taken(np.tile(np.arange(count), options))
        game = Imagined(every, chances, self.state.first, self.state.round)
        play(game, np.repeat(np.arange(options), count))
        game.play_on()
        team = team_of(int(IDENTITY_OF[self._suspecting().own_hand]))
        return game.won_by(team).reshape(options, count)

    def other_meetings(self, game: Imagined) -> None:
        """Play the meetings of this round that are left after the present one."""
        for meeting in self.state.meetings:
            rows = game.undecided()
            one, *others = meeting.agents
            other = others[0] if others else AMBASSADOR
            game.meetings.meet(rows, np.full(len(rows), one), np.full(len(rows), other))

    def _sampler(self) -> Sampler:
        possible = self.reader.notebook.logic.possible
        return Sampler(self.reader.edition, self._suspecting(), possible)

    def _suspecting(self) -> Suspicion:
        """Return the suspicion after everything that was shown."""
        if self._suspicion is None:
            own = self.reader.notebook.own_hand or 0
            self._suspicion = Suspicion(self.seat, own, self.reader.edition)
        for step in self._history.steps[self._read :]:
            if isinstance(step, Shown):
                self._suspicion.see(step)
        self._read = len(self._history.steps)
        return self._suspicion
