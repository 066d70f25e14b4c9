"""The games that puzzles come from: played between bots under a seed, and kept as records.

How bots play changes, and their sums differ in the last digits from processor to processor. So a
seed alone does not give the same games for ever. The records of all games that gave a puzzle are
kept with the puzzles, in the same order.
"""

import hashlib
import lzma
from collections.abc import Iterable
from functools import cache
from importlib import resources
from typing import Any, Final

from msgspec import Struct

from inkognito.bots.bot import Bot
from inkognito.core.events import Event
from inkognito.core.game_name import GameName
from inkognito.core.seats import Seat
from inkognito.game import Game, new_game
from inkognito.games import SHIPPED, game_module, new_bot, statistics_of
from inkognito.posing.puzzle import Origin
from inkognito.puzzles.shelf import FILE as SHELF
from inkognito.views.redact import redact

PLAYED_BY: Final = "clerk"

_HEADER: Final = '{"inkognito":"record"'
"""How the first line of every record begins."""


class Setting(Struct, frozen=True):
    """What is played."""

    game: GameName
    edition: str
    players: int


SETTINGS: Final = tuple(
    Setting(module.name, edition, players)
    for players in (4, 3, 5)
    for number in range(2)
    for module in SHIPPED
    for edition in module.choices["edition"][number : number + 1]
)
"""Every number of players with every edition; neighbours are of different games."""


def setting_of(origin: Origin) -> Setting:
    """Return what was played in the game that a puzzle comes from."""
    return Setting(origin.game, origin.edition, origin.players)


# --- playing --------------------------------------------------------------------------------------


def played(seed: int, setting: Setting, number: int) -> str:
    """Let bots play a game, and return its record."""
    game = _opened(setting, key_for(seed, setting, number, "deal"))
    bots = {
        seat: new_bot(PLAYED_BY, setting.game, seat, key_for(seed, setting, number, seat))
        for seat in game.seats
    }
    _tell(bots, game.events)
    while game.outcome is None:
        seat, command = _next(game, bots)
        _tell(bots, game.play(seat, command))
    return game.record()


def _opened(setting: Setting, key: bytes) -> Game:
    limits = statistics_of(game_module(setting.game))
    options: dict[str, Any] = {limits.limit: limits.bot_limit(setting.players)}
    return new_game(setting.game, setting.players, seed=key, edition=setting.edition, **options)


def key_for(seed: int, setting: Setting, number: int, what: str) -> bytes:
    """Return the key of a game's deal, or of the bot at a seat."""
    name = f"inkognito puzzles {seed} {setting.game} {setting.edition} {setting.players} {number}"
    return hashlib.sha256(f"{name} {what}".encode()).digest()


def _next(game: Game, bots: dict[Seat, Bot]) -> tuple[Seat, Any]:
    for seat in game.to_act:
        if seat not in game.waits_for:
            command = bots[seat].interject(game.options(seat))
            if command is not None:
                return seat, command
    seat = game.waits_for[0]
    return seat, bots[seat].choose(game.options(seat))


def _tell(bots: dict[Seat, Bot], events: Iterable[Event]) -> None:
    for event in events:
        for seat, bot in bots.items():
            sighting = redact(event, seat)
            if sighting is not None:
                bot.see(sighting)


# --- keeping --------------------------------------------------------------------------------------


def digest_of(record: str) -> str:
    """Return the SHA-256 of a record, by which a puzzle names its game."""
    return hashlib.sha256(record.encode()).hexdigest()


def games_of(puzzles: str) -> str:
    """Return the name of the file with the games of the puzzles in that file."""
    return f"games-of-{puzzles}"


def packed_games(records: Iterable[str]) -> bytes:
    """Return these records as a file, which may also be appended to another one."""
    return lzma.compress("".join(records).encode(), preset=9 | lzma.PRESET_EXTREME)


def read_games(packed: bytes) -> tuple[str, ...]:
    """Return the records in a file, in order."""
    text = lzma.decompress(packed).decode()
    return tuple(_HEADER + rest for rest in text.split(_HEADER)[1:])


@cache
def kept_games() -> tuple[str, ...]:
    """Return the records of the games that the shipped puzzles come from, in their order."""
    file = resources.files("inkognito.puzzles").joinpath(games_of(SHELF))
    return read_games(file.read_bytes())
