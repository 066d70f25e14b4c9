"""A bot is a fold: same key and same sightings give the same choices, whatever it was asked."""

from itertools import count
from typing import Any

import pytest

from inkognito.bots.bot import Why
from inkognito.core.events import Event
from tests.bots.playing import BRISK, THINKERS, Choice, new_table, play, rebuilt

STRIDE = {"board": 5, "card": 3}
"""By game: a bot is rebuilt each time after this many choices."""

MOST_GAMES = 6
"""Two games are compared, and more where bots need few decisions to end them."""

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("board", {"players": 3, "repeats": "challenge"}),
    ("board", {"players": 4, "placement": "choose"}),
    ("board", {"players": 5, "edition": "ares-2013-it"}),
    ("card", {"players": 3, "match": "first-to-3"}),
    ("card", {"players": 4, "edition": "abacus-1997"}),
    ("card", {"players": 5}),
]
AT_EVERY_TABLE = pytest.mark.parametrize(
    ("kind", "table", "bots"),
    [(kind, table, bots) for kind, table in TABLES for game, bots in THINKERS if game == kind],
    ids=lambda value: "-".join(map(str, value.values())) if isinstance(value, dict) else value,
)


def limited(kind: str, bots: str, table: dict[str, Any]) -> dict[str, Any]:
    """A match of bots that never declare would never end."""
    return {**table, "match": "single"} if (bots, kind) == ("random", "card") else table


@AT_EVERY_TABLE
def test_rebuilt_from_the_log_it_is_the_same_bot(
    kind: str, table: dict[str, Any], bots: str
) -> None:
    numbers = count()
    compared: list[Why] = []

    def compare(choice: Choice) -> None:
        if next(numbers) % STRIDE[kind]:
            return
        again = rebuilt(kind, bots, choice.seat, choice.sightings)
        # a note may be written out of turn
        command = again.interject(choice.options) or again.choose(choice.options, BRISK)
        assert command == choice.command
        assert again.why() == choice.why
        compared.append(choice.why)

    for seed in range(MOST_GAMES):
        if seed < 2 or len(compared) < 30:
            play(new_table(kind, limited(kind, bots, table), seed), kind, bots, compare)
    assert len(compared) >= 30


@AT_EVERY_TABLE
def test_the_same_keys_give_the_same_game_and_others_another(
    kind: str, table: dict[str, Any], bots: str
) -> None:
    def events(key: int) -> list[Event]:
        return list(
            play(new_table(kind, limited(kind, bots, table), 1), kind, bots, key=key).events
        )

    assert events(1) == events(1)
    assert events(1) != events(2)


@pytest.mark.parametrize(("kind", "bots"), THINKERS)
def test_asking_again_without_anything_new_gives_the_same_answer(kind: str, bots: str) -> None:
    def ask_again(choice: Choice) -> None:
        assert choice.bot.choose(choice.options, BRISK) == choice.command
        assert choice.bot.choose(choice.options, BRISK) == choice.command

    play(new_table(kind, {"players": 4}, 2), kind, bots, ask_again)
