"""Writes a golden record for every table that has none yet; never touches one that is there."""

from pathlib import Path
from random import Random
from typing import Any

from inkognito import Game, new_game
from inkognito.random_play import choose_declaration
from kit.lively import TABLES, lively_choice, shuffled_seats

FOLDER = Path(__file__).parent / "records"

CARD_TABLES: tuple[dict[str, Any], ...] = tuple(
    {"players": players, "edition": edition, "match": match}
    for players in (3, 4, 5)
    for edition in ("ffg-2003", "abacus-1997")
    for match in ("single", "first-to-3")
)


def name_of(kind: str, table: dict[str, Any]) -> str:
    return "-".join([kind, *map(str, table.values())])


def played(kind: str, table: dict[str, Any], random: Random) -> Game:
    """A short, lively game with an end: mostly by a declaration, sometimes by the limit."""
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


def main() -> None:
    for kind, tables in (("board", TABLES), ("card", CARD_TABLES)):
        for number, table in enumerate(tables):
            folder = FOLDER / name_of(kind, table)
            if folder.exists():
                continue
            folder.mkdir(parents=True)
            game = played(kind, table, Random(number))
            (folder / "whole.jsonl").write_text(game.record(), "utf-8")
            for viewer in game.viewers:
                (folder / f"{viewer}.jsonl").write_text(game.record(viewer), "utf-8")


if __name__ == "__main__":
    main()
