"""The veteran at cards: plays by weights that were learned, and shows why.

Where no weights were learned for a number of players and an edition, a sly bot plays instead.
"""

from collections.abc import Callable
from typing import Any, Final

import numpy as np

from inkognito.bots.bot import UNHURRIED, Budget, Likely, Reason, Why
from inkognito.bots.card_blocks import MeantBlocks, stand_together
from inkognito.bots.card_bot import CardBot
from inkognito.bots.card_mind import CardMind
from inkognito.bots.card_row import row_of
from inkognito.bots.card_weights import learning_of, weights_for
from inkognito.bots.company import Standing, weigh_gesture
from inkognito.bots.kinds import sly_for_veteran
from inkognito.bots.manner import SLY_AT_CARDS
from inkognito.bots.will import C, Options, Will
from inkognito.card.cards import KIND_INDEX, LOCATION_INDEX, NUMBERS, faces_of
from inkognito.card.commands import (
    AnyCommand,
    ChoosePair,
    DeclareCode,
    LookAtDummy,
    NameAgent,
    PlayLocation,
    ShowBlackCard,
)
from inkognito.card.events import GameOpened
from inkognito.card.legal import viewer_of
from inkognito.card.state import EMPTY, State, agents_in, met
from inkognito.core.events import Event
from inkognito.core.gestures import Heard
from inkognito.core.seats import SEAT_INDEX, SEATS, Seat
from inkognito.deduction.card import HANDS, CardReader, menu
from inkognito.deduction.deals import PLAYED
from inkognito.simulator.cast import Player
from inkognito.simulator.facts import NOBODY, Floats, Ints, facts_at
from inkognito.simulator.networked import player_of
from inkognito.simulator.table import Table
from inkognito.simulator.worlds import ORDERS
from inkognito.views.card import ScenarioSeen
from inkognito.views.card_position import position_after

_ONLY_GAME: Final[Ints] = np.zeros(1, dtype=np.intp)


def plays_as(kind: str, players: int, edition: str) -> str:
    """Return the kind that plays in the place of this one.

    A master searches with four players, and is a veteran with others. A veteran is a sly bot where
    nothing was learned.
    """
    if kind == "master" and players == PLAYED:
        return kind
    below = "veteran" if kind == "master" else kind
    return below if learning_of(players, edition) else sly_for_veteran(below, players, edition)


class Veteran:
    """A veteran at cards. The first sighting says whether there are weights for the table."""

    def __init__(self, seat: Seat, key: bytes) -> None:
        self._seat, self._key = seat, key
        self._bot: CardBot | LearnedBot | None = None

    def see(self, sighting: Event) -> None:
        """Read a sighting."""
        if isinstance(sighting, GameOpened | ScenarioSeen):
            self._bot = self._playing(len(sighting.seats), sighting.rules.edition)
        if self._bot is not None:
            self._bot.see(sighting)

    def _playing(self, players: int, edition: str) -> "CardBot | LearnedBot":
        weights = weights_for(players, edition)
        if weights is None:
            return CardBot(self._seat, self._key, SLY_AT_CARDS)
        return LearnedBot(self._seat, self._key, player_of(weights))

    def choose(self, options: Options, budget: Budget = UNHURRIED) -> Any:
        """Choose an option."""
        if self._bot is None:
            raise AssertionError("nothing was seen yet")
        return self._bot.choose(options, budget)

    def interject(self, _options: Options, _budget: Budget = UNHURRIED) -> None:
        """Return None: in the card game nobody acts out of turn."""

    def why(self) -> Why:
        """Return the reason for the last choice."""
        return Why("nothing-yet") if self._bot is None else self._bot.why()

    def hear(self, heard: Heard) -> None:
        """See a gesture."""
        if self._bot is not None:
            self._bot.hear(heard)

    def standing(self) -> Standing | None:
        """Return what its gestures are made of."""
        return None if self._bot is None else self._bot.standing()


class LearnedBot:
    """A player of the simulator at a real table."""

    def __init__(self, seat: Seat, key: bytes, player: Player) -> None:
        self._seat, self._player = SEAT_INDEX[seat], player
        self._will = Will(key, SLY_AT_CARDS)
        self._reader = CardReader(seat)
        self._blocks = MeantBlocks()
        self._state: State = EMPTY

    def see(self, sighting: Event) -> None:
        """Read a sighting."""
        self._will.has_seen()
        before, self._state = self._state, position_after(self._state, sighting)
        self._blocks.see(before, self._state)
        self._reader.see(sighting)

    def choose(self, options: Options, _budget: Budget = UNHURRIED) -> Any:
        """Choose an option."""
        if len(options) == 1:
            return self._settle("only-option", options, np.zeros(1))
        return _DECISIONS[type(options[0])](self, options)

    def interject(self, _options: Options, _budget: Budget = UNHURRIED) -> None:
        """Return None: in the card game nobody acts out of turn."""

    def why(self) -> Why:
        """Return the reason for the last choice."""
        return self._will.why()

    def hear(self, heard: Heard) -> None:
        """See a gesture."""
        weigh_gesture(self._reader.notebook, SEAT_INDEX[heard.by], heard)

    def standing(self) -> Standing | None:
        """Return the bot's agent, and how likely each other player is the partner."""
        own, mind = self._reader.notebook.own_hand, self._mind()
        if own is None:
            return None
        others = [agent for agent in agents_in(self._state.order) if agent != self._seat]
        partners = {SEATS[agent]: mind.partner_chance(agent) for agent in others}
        return Standing(HANDS[own].identity, partners)

    def believed(self) -> tuple[Likely, ...]:
        """Return the probability of every card of every colour."""
        return self._mind().believed()

    # --- decisions --------------------------------------------------------------------------------

    def _go(self, options: tuple[PlayLocation, ...]) -> AnyCommand:
        values = self._player.places(self._row(), _ONLY_GAME, self._seats())[0]
        places = [LOCATION_INDEX[option.location] for option in options]
        best = places[int(values[places].argmax())]
        hinders = stand_together(self._state, best)
        return self._settle("hinders" if hinders else "expects-most-there", options, values[places])

    def _declare(self, options: tuple[AnyCommand, ...]) -> AnyCommand:
        others = [agent for agent in met(self._state).agents if agent != self._seat]
        other = np.array([*others, NOBODY][:1])
        code = int(self._player.codes(self._row(), _ONLY_GAME, self._seats(), other)[0])
        if code == NOBODY:
            return self._settle("not-sure-enough", options[-1:], np.zeros(1))
        numbers = NUMBERS[self._reader.edition]
        declaration = DeclareCode(tuple(numbers[number] for number in ORDERS[code]))
        return self._settle("sure-of-the-code", (declaration,), np.ones(1))

    def _show(self, options: tuple[ChoosePair, ...]) -> AnyCommand:
        viewer = np.array([viewer_of(self._state, self._seat)])
        values = self._player.pairs(self._row(), _ONLY_GAME, self._seats(), viewer)[0]
        edition = self._reader.edition
        index = menu(edition).index
        worths = values[[index[faces_of(option.cards, edition)] for option in options]]
        return self._settle(self._showing_to(int(viewer[0])), options, worths)

    def _show_black(self, options: tuple[ShowBlackCard, ...]) -> AnyCommand:
        asker = np.array([met(self._state).agents[0]])
        values = self._player.blacks(self._row(), _ONLY_GAME, self._seats(), asker)[0]
        worths = values[[KIND_INDEX[option.kind] for option in options]]
        return self._settle(self._showing_to(int(asker[0])), options, worths)

    def _name(self, options: tuple[AnyCommand, ...]) -> AnyCommand:
        named = tuple(option for option in options if isinstance(option, NameAgent))
        values = self._player.names(self._row(), _ONLY_GAME, self._seats())[0]
        worths = values[[SEAT_INDEX[option.agent] for option in named]]
        return self._settle("asks-for-most", named, worths)

    def _look(self, options: tuple[AnyCommand, ...]) -> AnyCommand:
        looks = tuple(option for option in options if isinstance(option, LookAtDummy))
        values = self._player.looks(self._row(), _ONLY_GAME, self._seats())[0]
        worths = values[[KIND_INDEX[option.kind] for option in looks]]
        return self._settle("looks-for-most", looks, worths)

    # --- thinking ---------------------------------------------------------------------------------

    def _row(self) -> Table:
        return row_of(self._reader, self._state, self._blocks.by_visitor)

    def _seats(self) -> Ints:
        return np.array([self._seat])

    def _showing_to(self, viewer: int) -> Reason:
        """Return why the viewer is shown what they are shown."""
        trusted = self._mind().partner_chance(viewer) > 0.5
        return "tells-partner" if trusted else "hides-what-counts"

    def _mind(self) -> CardMind:
        facts = facts_at(self._state.order, self._reader.edition)
        return CardMind(self._reader, facts.has_partners)

    def _settle(self, code: Reason, options: tuple[C, ...], worths: Floats) -> C:
        weighed = list(zip(options, worths.tolist(), strict=True))
        return self._will.settle(code, weighed, self)


_DECISIONS: Final[dict[type[Any], Callable[[LearnedBot, Any], AnyCommand]]] = {
    PlayLocation: LearnedBot._go,
    DeclareCode: LearnedBot._declare,
    ChoosePair: LearnedBot._show,
    NameAgent: LearnedBot._name,
    ShowBlackCard: LearnedBot._show_black,
    LookAtDummy: LearnedBot._look,
}
"""The handler of a decision, by the type of the first option."""
