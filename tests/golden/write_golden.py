"""Write a golden record for every table that has none yet; never touch one that exists."""

from random import Random
from typing import Any

from msgspec import Struct

from inkognito import Game, new_game
from inkognito.card.editions import EDITIONS
from inkognito.games import new_bot
from inkognito.random_play import choose_declaration
from tests.golden.recorded import WHOLE, Golden, keep, names
from tests.kit.lively import TABLES, lively_choice, shuffled_seats

CARD_TABLES: tuple[dict[str, Any], ...] = tuple(
    {"players": players, "edition": edition, "match": match}
    for players in (3, 4, 5)
    for edition in EDITIONS
    for match in ("single", "first-to-3")
)


class LongGame(Struct, frozen=True):
    """A whole game of bots, and how many lines its record has at least."""

    kind: str
    table: dict[str, Any]
    bots: tuple[str, ...]
    seed: int
    at_least: int

    @property
    def name(self) -> str:
        """The name of its golden record."""
        return f"long-{name_of(self.kind, self.table)}"


LONG_GAMES = (
    LongGame("board", {"players": 3, "edition": "ares-2013-en"}, ("clerk", "tourist"), 10, 400),
    LongGame("board", {"players": 4, "edition": "ares-2013-it"}, ("clerk",), 150, 300),
    LongGame("board", {"players": 5, "edition": "ares-2013-en"}, ("tourist", "clerk"), 24, 700),
    LongGame("card", {"players": 3, "match": "first-to-3"}, ("clerk",), 4, 300),
    LongGame("card", {"players": 4, "match": "first-to-3"}, ("tourist", "clerk"), 5, 300),
    LongGame("card", {"players": 5, "match": "first-to-3"}, ("clerk", "tourist"), 6, 250),
)


def name_of(kind: str, table: dict[str, Any]) -> str:
    return "-".join([kind, *map(str, table.values())])


def played(kind: str, table: dict[str, Any], random: Random) -> Game:
    """Play a short, lively game: most end with a declaration, some at the limit."""
    options = dict(table)
    seats = shuffled_seats(options.pop("players"), random)
    options |= {"turn_limit": 10} if kind == "board" else {"round_limit": 9}
    seed, entropy = random.getrandbits(64), {seats[0]: random.randbytes(8)}
    game = new_game(kind, seats=seats, seed=seed, entropy=entropy, **options)
    while game.to_act:
        seat = random.choice(game.to_act)
        command = lively_choice(game, game.to_act[0], random)
        declaration = choose_declaration(game.options(seat), random)
        if declaration is not None and random.random() < 0.03:
            game.play(seat, declaration)
        else:
            game.play(game.to_act[0], command)
    return game


def played_by_bots(long: LongGame) -> Game:
    """Play a game to its end with bots of these kinds in turn around the table."""
    random, options = Random(long.seed), dict(long.table)
    seats = shuffled_seats(options.pop("players"), random)
    seed, entropy = random.getrandbits(64), {seats[0]: random.randbytes(8)}
    game = new_game(long.kind, seats=seats, seed=seed, entropy=entropy, **options)
    bots = {
        seat: new_bot(long.bots[number % len(long.bots)], long.kind, seat, random.randbytes(32))
        for number, seat in enumerate(seats)
    }
    seen = dict.fromkeys(seats, 0)
    while game.to_act:
        seat = game.to_act[0]
        for one in game.sightings(seat, start=seen[seat] + 1):
            bots[seat].see(one.sighting)
            seen[seat] = one.number
        game.play(seat, bots[seat].choose(game.options(seat)))
    return game


def golden_of(name: str, game: Game) -> Golden:
    shares = {str(viewer): game.record(viewer).encode() for viewer in game.viewers}
    return Golden(name, {WHOLE: game.record().encode()} | shares)


def main() -> None:
    for kind, tables in (("board", TABLES), ("card", CARD_TABLES)):
        for number, table in enumerate(tables):
            if name_of(kind, table) not in names():
                game = played(kind, table, Random(number))
                keep(golden_of(name_of(kind, table), game))
    for long in LONG_GAMES:
        if long.name not in names():
            keep(golden_of(long.name, played_by_bots(long)))


if __name__ == "__main__":
    main()
