"""A bot of the card game: goes where it expects to learn most, shows harmless truths, declares.

Its beliefs are in `card_mind`. Its manner says how much of them it uses.
"""

from collections.abc import Callable, Iterable
from functools import partial
from math import log2
from typing import Any, Final

from inkognito.bots.bot import UNHURRIED, Budget, Reason, Why
from inkognito.bots.card_blocks import Blocks
from inkognito.bots.card_mind import CardMind, visit_chances
from inkognito.bots.company import Standing, weigh_gesture
from inkognito.bots.disclosure import Told
from inkognito.bots.manner import Manner
from inkognito.bots.memory import Memory
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
from inkognito.core.gestures import Heard
from inkognito.core.seats import AMBASSADOR_SEAT, COLOURS, SEAT_INDEX, Seat
from inkognito.deduction.card import HANDS, CardReader, menu
from inkognito.deduction.deals import Hands
from inkognito.views.card_position import position_after

WINNING: Final = 100.0
"""The value, in bits, of meeting a player with whom the bot can certainly declare."""

TELLING: Final = 0.25
"""The value of a bit that others learn, relative to a bit that the bot learns."""


class CardBot:
    """A player of the card game with the given manner."""

    def __init__(self, seat: Seat, key: bytes, manner: Manner) -> None:
        self._seat = SEAT_INDEX[seat]
        self._will = Will(key, manner)
        self._memory = Memory(partial(CardReader, seat), self._will)
        self._blocks = Blocks(self._seat, manner.guile.block)
        self._state: State = EMPTY
        self._mind: CardMind | None = None
        self._learned = -1

    def see(self, sighting: Event) -> None:
        """Read a sighting."""
        self._will.has_seen()
        before, self._state = self._state, position_after(self._state, sighting)
        self._blocks.see(before, self._state)
        forgot = self._memory.see(sighting)
        if forgot or type(sighting) is PairShown:
            # Even a pair that the bot forgets is no longer fresh, so beliefs must be rebuilt.
            self._mind = None

    def hear(self, heard: Heard) -> None:
        """See a gesture."""
        weigh_gesture(self._reader.notebook, SEAT_INDEX[heard.by], heard)

    def standing(self) -> Standing | None:
        """Return the bot's agent, and how likely each other player is the partner."""
        own, mind = self._reader.notebook.own_hand, self._thoughts()
        if own is None:
            return None
        partners: dict[Seat, float] = {
            COLOURS[agent]: mind.partner_chance(agent) for agent in self._agents()
        }
        return Standing(HANDS[own].identity, partners)

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
        chances = {v: visit_chances(self._state, v) for v in self._others()}
        worths, blocks = self._meeting_worths(), self._block_worths()
        weighed = [
            (option, _place_worth(place, chances, worths) + blocks.get(place, 0.0))
            for option in options
            for place in (LOCATION_INDEX[option.location],)
        ]
        best, worth = max(weighed, key=lambda one: one[1])
        blocks_there = 2 * blocks.get(LOCATION_INDEX[best.location], 0.0) > worth
        return self._settle("hinders" if blocks_there else "expects-most-there", weighed)

    def _block_worths(self) -> dict[int, float]:
        if not self._partner_must_be_there():
            return {}
        return self._blocks.worths(self._state, self._thoughts().partner_chance)

    def _declare(self, options: tuple[AnyCommand, ...]) -> AnyCommand:
        mind = self._thoughts()
        code, chance = mind.best_code(self._needed_partner())
        decline = options[-1]
        if chance < self._will.manner.sure_in(self._state.round):
            return self._settle("not-sure-enough", [(decline, 1 - chance)])
        declaration = DeclareCode(mind.named(code))
        return self._settle("sure-of-the-code", [(declaration, chance), (decline, 1 - chance)])

    def _show(self, options: tuple[ChoosePair, ...]) -> AnyCommand:
        viewer = viewer_of(self._state, self._seat)
        return self._tell(viewer, options, [self._reader.hands_for(o.cards) for o in options])

    def _show_black(self, options: tuple[ShowBlackCard, ...]) -> AnyCommand:
        deals, own = self._reader.notebook.deals, self._reader.notebook.own_hand or 0
        faces = (deals.face_of(own, KIND_INDEX[option.kind]) for option in options)
        return self._tell(met(self._state).agents[0], options, list(map(deals.hands_with, faces)))

    def _tell(self, viewer: int, options: tuple[C, ...], showing: list[Hands]) -> C:
        """Choose what the viewer learns; `showing` are the hands that could show each option."""
        disclosure, told = self._will.manner.disclosure, self._told(viewer, showing)
        weighed = [(one, disclosure.worth(by)) for one, by in zip(options, told, strict=True)]
        return self._settle(disclosure.reason(told[0]), weighed)

    def _told(self, viewer: int, showing: list[Hands]) -> list[tuple[Told]]:
        """Return what the viewer would learn from each showing."""
        known = self._reader.notebook.known_before(self._seat, viewer)
        partner = self._thoughts().partner_chance(viewer)
        return [(Told(known, known & hands, partner),) for hands in showing]

    def _name(self, options: tuple[NameAgent | Decline, ...]) -> AnyCommand:
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
        told = TELLING * self._best_showing(agent)
        win = self._win(agent if self._partner_must_be_there() else None)
        return mind.pair_worth(agent) + told + win

    def _with_ambassador(self) -> float:
        best = max(self._black_worth(agent) for agent in self._agents())
        told = self._left_to_tell(AMBASSADOR_SEAT) if has_ambassador_player(self._state) else 0.0
        win = 0.0 if self._partner_must_be_there() else self._win(None)
        return best - told + win

    def _best_showing(self, viewer: int) -> float:
        """Return the value of the best pair that the bot could show the viewer."""
        if self._seat == AMBASSADOR_SEAT:
            return 0.0
        book, pairs = self._reader.notebook, menu(self._reader.edition)
        legal = pairs.legal[book.own_hand or 0] > 0
        fresh = legal & self._reader.fresh(self._seat, viewer)
        chosen = fresh if fresh.any() else legal
        told = self._told(viewer, [pairs.showing[pair] for pair in chosen.nonzero()[0]])
        return max(map(self._will.manner.disclosure.worth, told))

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

    @property
    def _reader(self) -> CardReader:
        return self._memory.reader

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
