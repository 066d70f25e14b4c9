"""One game between bots, from the deal to the end.

Each bot gets the sightings of its own seat, in order and each once, and nothing else. All
randomness follows from the contest's seed and the number of the game.
"""

import hashlib
from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeAlias

from msgspec import Struct

from inkognito.arena.judging import Played, judged
from inkognito.arena.line_ups import Contest
from inkognito.bots.bot import UNHURRIED, Bot, Budget
from inkognito.core.events import Event
from inkognito.core.refusals import Refused
from inkognito.core.seats import Seat
from inkognito.game import Game, new_game
from inkognito.games import statistics_of
from inkognito.views.redact import redact

Maker: TypeAlias = Callable[[str, str, Seat, bytes], Bot]
"""Makes a bot from its kind, game, seat and the key of its generator."""


class Setting(Struct, frozen=True):
    """What all games of a contest have in common."""

    game: str
    players: int
    seed: int
    options: dict[str, Any] = {}
    budget: Budget = UNHURRIED


def deal_seed(seed: int, deal: int) -> bytes:
    """Return the seed of a deal and of all draws at its table."""
    return hashlib.sha256(b"inkognito arena deal %d %d" % (seed, deal)).digest()


def bot_key(seed: int, number: int, seat: Seat) -> bytes:
    """Return the key of a bot's generator, which reveals nothing about the deal."""
    return hashlib.sha256(b"inkognito arena bot %d %d %s" % (seed, number, seat.encode())).digest()


def played(contest: Contest, setting: Setting, number: int, maker: Maker) -> Played:
    """Play a game of the contest and return its result."""
    seed = deal_seed(setting.seed, contest.deal(number))
    game = new_game(setting.game, setting.players, seed=seed, **setting.options)
    line_up = contest.line_up(number)
    chairs = contest.chairs(number, game.seats, _hands(game))
    kinds = {seat: contest.line_ups[line_up][chair] for seat, chair in chairs.items()}
    bots = {
        seat: maker(kind, setting.game, seat, bot_key(setting.seed, number, seat))
        for seat, kind in kinds.items()
    }
    try:
        play_out(game, bots, kinds, setting.budget)
    except Refused as refused:
        raise _with(refused, arena_game=number) from None
    return judged(game, number, line_up, chairs)


def play_out(
    game: Game,
    bots: Mapping[Seat, Bot],
    kinds: Mapping[Seat, str],
    budget: Budget = UNHURRIED,
) -> None:
    """Let the bots play the game to its end, with this budget for each decision.

    If a bot's command is refused, the bot is at fault: raise the refusal with its kind and seat.
    """
    _tell(bots, game.events)
    while game.outcome is None:
        seat, command = _next(game, bots, budget)
        try:
            events = game.play(seat, command)
        except Refused as refused:
            raise _with(refused, bot=kinds[seat], bot_seat=seat) from None
        _tell(bots, events)


def _next(game: Game, bots: Mapping[Seat, Bot], budget: Budget) -> tuple[Seat, Any]:
    """Return the next seat and its command: somebody who interjects, or the seat waited for."""
    waits_for = game.waits_for
    for seat in game.to_act:
        if seat not in waits_for:
            command = bots[seat].interject(game.options(seat), budget)
            if command is not None:
                return seat, command
    # Others that the game waits for come first in `to_act` later.
    first = waits_for[0]
    return first, bots[first].choose(game.options(first), budget)


def _tell(bots: Mapping[Seat, Bot], events: Iterable[Event]) -> None:
    """Give every bot its sightings of the events."""
    for event in events:
        for seat, bot in bots.items():
            sighting = redact(event, seat)
            if sighting is not None:
                bot.see(sighting)


def _with(refused: Refused, **more: str | int) -> Refused:
    """Return the same refusal with more parameters."""
    return Refused(refused.code, **{**refused.refusal.params, **more})


def _hands(game: Game) -> tuple[Any, ...]:
    dealt = statistics_of(game.module).hands_dealt
    found: Any = next(event for event in game.events if isinstance(event, dealt))
    return tuple(found.hands)
