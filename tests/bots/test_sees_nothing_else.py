"""A bot knows what its seat may know: in two worlds that look the same to it, it does the same."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from inkognito import Game, Refused
from inkognito.board.events import HandsDealt
from inkognito.bots.bot import Bot
from inkognito.core.events import Event
from inkognito.core.seats import Seat
from inkognito.views.redact import redact
from tests.bots.playing import BRISK, THINKERS, rebuilt
from tests.kit.card_lively import CARD_TABLES
from tests.kit.lively import TABLES
from tests.secrecy import other_card_worlds as card_worlds
from tests.secrecy import other_worlds as board_worlds

ACTIONS = 200
DEALT_AT_ONCE = [table for table in TABLES if table["placement"] == "random"]


class Pair:
    """The same seat in two worlds, each with a bot of its own."""

    def __init__(self, kind: str, bots: str, seat: Seat, games: tuple[Game, Game]) -> None:
        self.seat, self.games = seat, games
        self.bots: list[Bot] = [rebuilt(kind, bots, seat, ()) for _ in games]
        self.compared = 0
        assert len({tuple(game.events) for game in games}) == 2, "the worlds are the same"
        for bot, game in zip(self.bots, games, strict=True):
            self.tell(bot, game.events)

    def tell(self, bot: Bot, events: Any) -> None:
        for event in events:
            sighting = redact(event, self.seat)
            if sighting is not None:
                bot.see(sighting)

    def play(self, moves: tuple[Any, Any], seat: Seat) -> bool:
        """One step in both worlds; whether they still look the same."""
        happened: list[tuple[Event, ...]] = []
        for game, move in zip(self.games, moves, strict=True):
            try:
                happened.append(game.play(seat, move))
            except Refused:
                return False
        seen = [[redact(event, self.seat) for event in events] for events in happened]
        for bot, events in zip(self.bots, happened, strict=True):
            self.tell(bot, events)
        return seen[0] == seen[1]

    def compare(self) -> None:
        """Where it is the seat's turn to choose, it chooses the same."""
        if self.seat not in self.games[0].to_act:
            return
        ask = [
            bot.choose if game.to_act[0] == self.seat else bot.interject
            for bot, game in zip(self.bots, self.games, strict=True)
        ]
        wanted = [
            one(game.options(self.seat), BRISK) for one, game in zip(ask, self.games, strict=True)
        ]
        assert wanted[0] == wanted[1]
        assert self.bots[0].why() == self.bots[1].why()
        self.compared += 1


Worlds = Iterator[tuple[Seat, tuple[Game, Game], list[Any], Callable[..., Any]]]


def redealt(game: Game, hands: Any) -> Game:
    """The same game before its first command, with other hands."""
    events = [HandsDealt(hands) if type(event) is HandsDealt else event for event in game.events]
    return card_worlds._with_events(game, tuple(events))


def board_pairs(seed: int) -> Worlds:
    """Board games in two worlds, for every seat for which there is another one."""
    script = board_worlds.Script(DEALT_AT_ONCE[7 * seed % len(DEALT_AT_ONCE)], seed, ACTIONS)
    for seat in script.game.seats:
        hands = board_worlds.other_deal(script, seat, Random(seed))
        if hands is not None:
            games = (script.open(), redealt(script.open(), hands))
            yield seat, games, script.moves, board_worlds._as_in_other_world


def card_pairs(seed: int) -> Worlds:
    """The same of card games, up to where the other world would be found out."""
    script = card_worlds.CardScript(CARD_TABLES[5 * seed % len(CARD_TABLES)], seed, ACTIONS)
    for seat in script.game.seats:
        found = card_worlds.other_deal(script, seat, 0, Random(seed))
        if found is not None:
            hands, most = found
            game = script.open()
            games = (game, card_worlds._redealt(game, hands))
            yield seat, games, script.moves[:most], card_worlds._as_in_other_world


def compared(pair: Pair, moves: list[Any], in_other_world: Callable[..., Any]) -> int:
    """How often the bot was asked in both worlds while they looked the same."""
    for mover, command in moves:
        pair.compare()
        copied = in_other_world(pair.games[1], pair.seat, mover, command, Random(len(moves)))
        if copied is None or not pair.play((command, copied), mover):
            break
    return pair.compared


@pytest.mark.parametrize(("kind", "bots"), THINKERS)
def test_in_two_worlds_that_look_the_same_a_bot_does_the_same(kind: str, bots: str) -> None:
    pairs = {"board": board_pairs, "card": card_pairs}[kind]
    times = [
        compared(Pair(kind, bots, seat, games), moves, in_other_world)
        for seed in range(4)
        for seat, games, moves, in_other_world in pairs(seed)
    ]
    assert sum(times) >= 100


@pytest.mark.parametrize(("kind", "pairs"), [("board", board_pairs), ("card", card_pairs)])
def test_a_bot_that_does_otherwise_would_be_noticed(
    kind: str, pairs: Callable[[int], Worlds]
) -> None:
    seat, games, moves, in_other_world = next(pairs(0))
    pair = Pair(kind, "clerk", seat, games)
    seen = tuple(one.sighting for one in games[1].sightings(seat))
    pair.bots[1] = rebuilt(kind, "clerk", seat, seen, key=1)
    with pytest.raises(AssertionError):
        compared(pair, moves, in_other_world)
