"""A bot of the card game: goes where it expects to learn most, shows harmless truths, declares.

Its beliefs are in `card_mind`. Its manner says how much of them it uses.
"""

from collections.abc import Callable, Iterable
from math import log2
from typing import Any, Final

from inkognito.bots.bot import UNHURRIED, Budget, Reason, Why
from inkognito.bots.card_mind import CardMind, visit_chances
from inkognito.bots.manner import Manner
from inkognito.bots.will import C, Options, Weights, Will
from inkognito.card.cards import KIND_INDEX, LOCATION_INDEX
from inkognito.card.commands import (
    AnyCommand,
    ChoosePair,
    DeclareCode,
    Decline,
    LookAtDummy,
    NameAgent,
    PlayLocation,
    ShowBlackCard,
)
from inkognito.card.editions import EDITIONS
from inkognito.card.events import PairShown
from inkognito.card.legal import viewer_of
from inkognito.card.state import EMPTY, State, agents_in, dummy_in, has_ambassador_player, met
from inkognito.core.events import Event
from inkognito.core.seats import AMBASSADOR_SEAT, SEAT_INDEX, Seat
from inkognito.deduction.card import CardReader
from inkognito.views.card_position import position_after

WINNING: Final = 100.0
"""The value, in bits, of meeting a player with whom the bot can certainly declare."""

TELLING: Final = 0.5
"""The value of a bit that others learn, relative to a bit that the bot learns."""


class CardBot:
    """A player of the card game with the given manner."""

    def __init__(self, seat: Seat, key: bytes, manner: Manner) -> None:
        self._seat = SEAT_INDEX[seat]
        self._will = Will(key, manner)
        self._reader = CardReader(seat, self._will.remembers)
        self._state: State = EMPTY
        self._mind: CardMind | None = None
        self._learned = -1

    def see(self, sighting: Event) -> None:
        """Read a sighting."""
        self._will.has_seen()
        self._state = position_after(self._state, sighting)
        self._reader.see(sighting)
        if type(sighting) is PairShown:
            # Even a pair that the bot forgets is no longer fresh, so beliefs must be rebuilt.
            self._mind = None

    def choose(self, options: Options, _budget: Budget = UNHURRIED) -> Any:
        """Choose an option."""
        if len(options) == 1:
            return self._settle("only-option", [(options[0], 0.0)])
        return _DECISIONS[type(options[0])](self, options)

    def interject(self, _options: Options, _budget: Budget = UNHURRIED) -> None:
        """Return None: in the card game nobody acts out of turn."""

    def why(self) -> Why:
        """Return the reason for the last choice."""
        return self._will.why()

    # --- decisions --------------------------------------------------------------------------------

    def _go(self, options: tuple[PlayLocation, ...]) -> AnyCommand:
        if self._will.is_absent_minded():
            return self._will.any_of(options)
        chances = {v: visit_chances(self._state, v) for v in self._others()}
        worths = self._meeting_worths()
        weighed = [
            (option, _place_worth(LOCATION_INDEX[option.location], chances, worths))
            for option in options
        ]
        return self._settle("expects-most-there", weighed)

    def _declare(self, options: tuple[AnyCommand, ...]) -> AnyCommand:
        mind = self._thoughts()
        code, chance = mind.best_code(self._needed_partner())
        decline = options[-1]
        if chance < self._will.manner.sure:
            return self._settle("not-sure-enough", [(decline, 1 - chance)])
        declaration = DeclareCode(mind.named(code))
        return self._settle("sure-of-the-code", [(declaration, chance), (decline, 1 - chance)])

    def _show(self, options: tuple[ChoosePair, ...]) -> AnyCommand:
        if self._will.is_absent_minded():
            return self._will.any_of(options)
        viewer = viewer_of(self._state, self._seat)
        costs = self._reader.cost_of(viewer, tuple(option.cards for option in options))
        bits = [log2(cost.before / max(cost.after, 1)) for cost in costs]
        return self._tell(viewer, options, bits)

    def _show_black(self, options: tuple[ShowBlackCard, ...]) -> AnyCommand:
        book = self._reader.notebook
        viewer = met(self._state).agents[0]
        known, own = book.known_before(self._seat, viewer), book.own_hand or 0
        bits = []
        for option in options:
            face = book.deals.face_of(own, KIND_INDEX[option.kind])
            left = (known & book.deals.hands_with(face)).bit_count()
            bits.append(log2(known.bit_count() / max(left, 1)))
        return self._tell(viewer, options, bits)

    def _tell(self, viewer: int, options: tuple[C, ...], bits: list[float]) -> C:
        """Show a partner what tells most, and anyone else what tells least."""
        trusted = self._thoughts().partner_chance(viewer) >= self._will.manner.trust
        sign = 1 if trusted else -1
        weighed = [(option, sign * told) for option, told in zip(options, bits, strict=True)]
        return self._settle("tells-partner" if trusted else "tells-little", weighed)

    def _name(self, options: tuple[NameAgent | Decline, ...]) -> AnyCommand:
        if self._will.is_absent_minded():
            return self._will.any_of(options)
        named = [option for option in options if isinstance(option, NameAgent)]
        weighed = [(option, self._black_worth(SEAT_INDEX[option.agent])) for option in named]
        return self._settle("asks-for-most", weighed)

    def _look(self, options: tuple[LookAtDummy | Decline, ...]) -> AnyCommand:
        mind = self._thoughts()
        looks = [option for option in options if isinstance(option, LookAtDummy)]
        weighed = [(option, mind.look_worth(KIND_INDEX[option.kind])) for option in looks]
        return self._settle("looks-for-most", weighed)

    # --- what meetings are worth ------------------------------------------------------------------

    def _meeting_worths(self) -> dict[int, float]:
        """Return the value of being alone with each visitor."""
        if self._seat == AMBASSADOR_SEAT:
            return {agent: self._with_agent(agent) for agent in self._agents()}
        worths = {agent: self._with_agent(agent) for agent in self._agents()}
        worths[AMBASSADOR_SEAT] = self._with_ambassador()
        dummy = dummy_in(self._state.order)
        if dummy >= 0:
            mind = self._thoughts()
            worths[dummy] = max(mind.look_worth(kind) for kind in range(2)) + self._win(None)
        return worths

    def _with_agent(self, agent: int) -> float:
        mind = self._thoughts()
        told = self._left_to_tell(agent) * (2 * mind.partner_chance(agent) - 1)
        win = self._win(agent if self._partner_must_be_there() else None)
        return mind.pair_worth(agent) + told + win

    def _with_ambassador(self) -> float:
        best = max(self._black_worth(agent) for agent in self._agents())
        told = self._left_to_tell(AMBASSADOR_SEAT) if has_ambassador_player(self._state) else 0.0
        win = 0.0 if self._partner_must_be_there() else self._win(None)
        return best - told + win

    def _left_to_tell(self, viewer: int) -> float:
        """Return what a meeting tells the viewer about the bot that they don't know already."""
        if self._seat == AMBASSADOR_SEAT:
            return 0.0
        known = self._reader.notebook.known_before(self._seat, viewer)
        return TELLING * min(1.0, log2(known.bit_count()))

    def _black_worth(self, agent: int) -> float:
        return self._thoughts().black_worth(agent, self._state.black[agent][self._seat])

    def _win(self, partner: int | None) -> float:
        _, chance = self._thoughts().best_code(partner)
        return WINNING if chance >= self._will.manner.sure else 0.0

    # --- who is there -----------------------------------------------------------------------------

    def _agents(self) -> tuple[int, ...]:
        return tuple(agent for agent in agents_in(self._state.order) if agent != self._seat)

    def _others(self) -> Iterable[int]:
        dummy = dummy_in(self._state.order)
        others = self._agents() if dummy < 0 else (*self._agents(), dummy)
        return others if self._seat == AMBASSADOR_SEAT else (*others, AMBASSADOR_SEAT)

    def _partner_must_be_there(self) -> bool:
        """Return whether a declaration needs the partner: with four players it does."""
        return len(self._state.order) == AMBASSADOR_SEAT

    def _needed_partner(self) -> int | None:
        if not self._partner_must_be_there():
            return None
        return next(agent for agent in met(self._state).agents if agent != self._seat)

    def _has_partners(self) -> bool:
        if self._seat == AMBASSADOR_SEAT or dummy_in(self._state.order) >= 0:
            return False
        facts = EDITIONS[self._state.rules.edition]
        return self._partner_must_be_there() or facts.five_play == "in-teams"

    # --- thinking ---------------------------------------------------------------------------------

    def _thoughts(self) -> CardMind:
        learned = self._reader.notebook.learned
        if self._mind is None or learned != self._learned:
            self._mind = CardMind(self._reader, self._has_partners())
            self._learned = learned
        return self._mind

    def _settle(self, code: Reason, weighed: Weights[C]) -> C:
        return self._will.settle(code, weighed, self._thoughts())


def _place_worth(place: int, chances: dict[int, list[float]], worths: dict[int, float]) -> float:
    """Return the expected value of a place, where exactly one other visitor must be."""
    total = 0.0
    for visitor, worth in worths.items():
        alone = chances[visitor][place]
        for other, where in chances.items():
            if other != visitor:
                alone *= 1 - where[place]
        total += alone * worth
    return total


_DECISIONS: Final[dict[type[Any], Callable[[CardBot, Any], AnyCommand]]] = {
    PlayLocation: CardBot._go,
    DeclareCode: CardBot._declare,
    ChoosePair: CardBot._show,
    NameAgent: CardBot._name,
    ShowBlackCard: CardBot._show_black,
    LookAtDummy: CardBot._look,
}
"""The handler of a decision, by the type of the first option."""
