"""Games of the engine as scripts for the simulator: the deal, every choice, and every draw."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

import numpy as np

from inkognito import new_game
from inkognito.bots.bot import Bot, Why
from inkognito.bots.kinds import Maker
from inkognito.card.cards import KIND_INDEX, LOCATION_INDEX, NUMBERS, faces_of, hands_by_colour
from inkognito.card.commands import DeclareCode, Decline
from inkognito.card.editions import Edition
from inkognito.card.events import HandsDealt, LocationPlayed, RoundBegan
from inkognito.card.state import dummy_in
from inkognito.core.events import Event
from inkognito.core.seats import SEAT_INDEX, Seat
from inkognito.deduction.card import menu, number_of
from inkognito.game import Game
from inkognito.games import game_module
from inkognito.simulator.facts import NOBODY, Ints, facts_at
from inkognito.simulator.table import Table
from inkognito.simulator.worlds import ORDERS
from inkognito.views.redact import redact

Key = tuple[int, str, int]
"""The round, the kind of decision, and the seat (or the visitor whose stack is turned)."""

ROUND_LIMIT = 25
CODES = {tuple(order): number for number, order in enumerate(ORDERS.tolist())}


class Script:
    """One game: its events, what was chosen when, and what the bots said about it."""

    def __init__(self, game: Game, edition: Edition) -> None:
        self.edition: Edition = edition
        self.events: list[Any] = list(game.events)
        self.order = tuple(SEAT_INDEX[seat] for seat in game.seats)
        self.choices: dict[Key, int] = {}
        self.whys: dict[Key, Why] = {}

    @property
    def rounds(self) -> list[RoundBegan]:
        """The rounds that have begun."""
        return [event for event in self.events if isinstance(event, RoundBegan)]

    @property
    def dealt(self) -> HandsDealt:
        """The deal."""
        return next(event for event in self.events if isinstance(event, HandsDealt))

    def note(self, now: int, seat: Seat, events: tuple[Event, ...]) -> None:
        """Write down what has happened, and the stacks that were turned."""
        self.events.extend(events)
        for event in events:
            if isinstance(event, LocationPlayed) and event.visitor != seat:
                visitor = dummy_in(self.order)
                if event.visitor != "dummy":
                    visitor = SEAT_INDEX[event.visitor]
                self.choices[now, "stack", visitor] = LOCATION_INDEX[event.location]


def played(
    players: int, edition: Edition, seed: int, choose: Callable[[Game, Seat], tuple[Any, Why]]
) -> Script:
    """Play a game of the engine to its end, and write down every choice."""
    game = new_game("card", players, seed=seed, edition=edition, round_limit=ROUND_LIMIT)
    script = Script(game, edition)
    now = 1
    while game.outcome is None:
        seat = game.to_act[0]
        command, why = choose(game, seat)
        key = (now, _kind(command), SEAT_INDEX[seat])
        script.choices[key], script.whys[key] = _number(command, edition), why
        events = game.play(seat, command)
        script.note(now, seat, events)
        now += sum(isinstance(event, RoundBegan) for event in events)
    return script


def at_random(seed: int) -> Callable[[Game, Seat], tuple[Any, Why]]:
    """Choose anything, but declare and decline seldom, so that games get long."""
    random = Random(seed)

    def choose(game: Game, seat: Seat) -> tuple[Any, Why]:
        options = game.options(seat)
        wanted: Sequence[Any]
        if isinstance(options[0], DeclareCode):
            wanted = options[:-1] if random.random() < 0.02 else options[-1:]
        else:
            asked = [one for one in options if not isinstance(one, Decline)]
            wanted = options if random.random() < 0.1 else asked or options
        return random.choice(wanted), Why("at-random")

    return choose


def by_bots(kinds: Mapping[Seat, str], key: bytes) -> Callable[[Game, Seat], tuple[Any, Why]]:
    """Let bots of these kinds choose."""
    module = game_module("card")
    return by_makers({seat: module.bots[kind] for seat, kind in kinds.items()}, key)


def by_makers(makers: Mapping[Seat, Maker], key: bytes) -> Callable[[Game, Seat], tuple[Any, Why]]:
    """Let bots choose; each sees what its seat sees."""
    bots: dict[Seat, Bot] = {seat: make(seat, key) for seat, make in makers.items()}
    told = dict.fromkeys(makers, 0)

    def choose(game: Game, seat: Seat) -> tuple[Any, Why]:
        events = tuple(game.events)
        for event in events[told[seat] :]:
            sighting = redact(event, seat)
            if sighting is not None:
                bots[seat].see(sighting)
        told[seat] = len(events)
        command = bots[seat].choose(game.options(seat))
        return command, bots[seat].why()

    return choose


def table_of(scripts: list[Script]) -> Table:
    """Return the same deals as a batch."""
    facts = facts_at(scripts[0].order, scripts[0].edition)
    dealt = [hands_by_colour(one.dealt.hands, one.edition) for one in scripts]
    hands = [[number_of(hand) for hand in one] for one in dealt]
    first = [SEAT_INDEX[one.rounds[0].first] for one in scripts]
    return Table(facts, np.array(hands), np.array(first), ROUND_LIMIT)


class Scripted:
    """Players that choose as in their scripts."""

    def __init__(self, scripts: list[Script]) -> None:
        self.scripts = scripts

    def places(self, table: Table, games: Ints, seats: Ints) -> Ints:
        return self._read(table, "place", games, seats)

    def codes(self, table: Table, games: Ints, seats: Ints, _others: Ints, /) -> Ints:
        return self._read(table, "code", games, seats)

    def pairs(self, table: Table, games: Ints, seats: Ints, _viewers: Ints, /) -> Ints:
        return self._read(table, "pair", games, seats)

    def names(self, table: Table, games: Ints, seats: Ints) -> Ints:
        return self._read(table, "name", games, seats)

    def blacks(self, table: Table, games: Ints, seats: Ints, _askers: Ints, /) -> Ints:
        return self._read(table, "black", games, seats)

    def looks(self, table: Table, games: Ints, seats: Ints) -> Ints:
        return self._read(table, "look", games, seats)

    def stacks(self, table: Table, games: Ints, visitor: int) -> Ints:
        return self._read(table, "stack", games, np.full_like(games, visitor))

    def _read(self, table: Table, kind: str, games: Ints, seats: Ints) -> Ints:
        asked = zip(games.tolist(), seats.tolist(), strict=True)
        return np.array([self.scripts[g].choices[table.round, kind, seat] for g, seat in asked])


_KINDS = {
    "PlayLocation": "place",
    "DeclareCode": "code",
    "ChoosePair": "pair",
    "NameAgent": "name",
    "ShowBlackCard": "black",
    "LookAtDummy": "look",
}
_DECLINED = {"declaration": "code", "question": "name", "look": "look"}


def _kind(command: Any) -> str:
    if isinstance(command, Decline):
        return _DECLINED[command.what]
    return _KINDS[type(command).__name__]


def _number(command: Any, edition: Edition) -> int:
    return NOBODY if isinstance(command, Decline) else option_number(command, edition)


def option_number(command: Any, edition: Edition) -> int:
    """Return the number of an option in the simulator."""
    match _kind(command):
        case "place":
            return LOCATION_INDEX[command.location]
        case "code":
            return CODES[tuple(NUMBERS[edition].index(number) for number in command.code)]
        case "pair":
            return menu(edition).index[faces_of(command.cards, edition)]
        case "name":
            return SEAT_INDEX[command.agent]
        case _:
            return KIND_INDEX[command.kind]
