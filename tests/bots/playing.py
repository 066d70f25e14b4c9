"""Tables of bots for the tests: who sits there, and an observer of every choice."""

from collections.abc import Callable, Iterator, Mapping
from itertools import product
from typing import Any, TypeAlias

from inkognito.arena.table import bot_key, play_out
from inkognito.board.rules import CHOICES
from inkognito.bots.bot import UNHURRIED, Bot, Budget, Why
from inkognito.bots.kinds import KINDS
from inkognito.card.rules import CHOICES as CARD_CHOICES
from inkognito.core.events import Command, Event
from inkognito.core.seats import Seat
from inkognito.game import Game, new_game
from inkognito.games import new_bot

BRISK = Budget(seconds=0.02)
"""Enough for every kind to think as usual, and as little as a search takes."""

THINKERS = tuple(
    (kind, bots)
    for kind in ("board", "card")
    for bots in KINDS
    if (kind, bots) != ("board", "master")
)
"""Every kind of bot of every game; on the board a master is a veteran."""

LIMITS: dict[str, dict[str, Any]] = {"board": {"turn_limit": 40}, "card": {"round_limit": 15}}


def tables_of(choices: dict[str, tuple[Any, ...]], *options: str) -> Iterator[dict[str, Any]]:
    """Every number of players with every choice of these options."""
    for players, *chosen in product((3, 4, 5), *(choices[option] for option in options)):
        yield {"players": players, **dict(zip(options, chosen, strict=True))}


BOARD_TABLES = tuple(tables_of(CHOICES, "edition", "repeats", "placement", "phantom"))
CARD_TABLES = tuple(tables_of(CARD_CHOICES, "edition", "match"))
TABLES = tuple(
    (kind, table)
    for kind, tables in (("board", BOARD_TABLES), ("card", CARD_TABLES))
    for table in tables
)
"""Every game, number of players, edition and option."""


class Choice:
    """What a bot has been asked, what it had seen by then, and what it wants."""

    def __init__(self, watched: "Watched", options: tuple[Any, ...], command: Any) -> None:
        self.seat, self.bot = watched.seat, watched.bot
        self.sightings = tuple(watched.sightings)
        self.options, self.command = options, command

    @property
    def why(self) -> Why:
        return self.bot.why()


Report: TypeAlias = Callable[[Choice], None]


class Watched:
    """A bot whose every choice is reported, before it is carried out."""

    def __init__(self, seat: Seat, bot: Bot, report: Report, budget: Budget) -> None:
        self.seat, self.bot, self.report, self.budget = seat, bot, report, budget
        self.sightings: list[Event] = []

    def see(self, sighting: Event) -> None:
        self.sightings.append(sighting)
        self.bot.see(sighting)

    def choose(self, options: tuple[Any, ...], _budget: Budget = UNHURRIED) -> Any:
        command = self.bot.choose(options, self.budget)
        self.report(Choice(self, options, command))
        return command

    def interject(self, options: tuple[Any, ...], _budget: Budget = UNHURRIED) -> Any | None:
        command = self.bot.interject(options, self.budget)
        if command is not None:
            self.report(Choice(self, options, command))
        return command

    def why(self) -> Why:
        return self.bot.why()


def ignore(_choice: Choice) -> None:
    """Ignore everything, for callers that only want the game."""


def new_table(kind: str, table: dict[str, Any], seed: int) -> Game:
    """A fresh game at this table that will end."""
    return new_game(kind, seed=seed, **(LIMITS[kind] | table))


def play(
    game: Game,
    kind: str,
    bots: str | Mapping[Seat, str] = "clerk",
    report: Report = ignore,
    key: int = 0,
    budget: Budget = BRISK,
) -> Game:
    """Let bots of these kinds play the game to its end, and report each of their choices."""
    kinds = dict.fromkeys(game.seats, bots) if isinstance(bots, str) else bots
    seated = {
        seat: Watched(seat, rebuilt(kind, kinds[seat], seat, (), key), report, budget)
        for seat in game.seats
    }
    play_out(game, seated, kinds)
    return game


def rebuilt(kind: str, bots: str, seat: Seat, sightings: tuple[Event, ...], key: int = 0) -> Bot:
    """A bot that has seen all this and has never been asked anything."""
    bot = new_bot(bots, kind, seat, bot_key(key, 0, seat))
    for sighting in sightings:
        bot.see(sighting)
    return bot


def choice_in(game: Game, kind: str, seat: Seat, bots: str = "clerk") -> Command:
    """What a bot that has just sat down there chooses now."""
    seen = tuple(one.sighting for one in game.sightings(seat))
    command: Command = rebuilt(kind, bots, seat, seen).choose(game.options(seat), BRISK)
    return command
