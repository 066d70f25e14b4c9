"""Every kind of bot plays every kind of game to its end, and chooses only offered options."""

from collections import Counter
from typing import Any

import pytest

from inkognito.arena.table import bot_key, play_out
from inkognito.board.commands import ObjectToRepeat, PlaceFigures
from inkognito.board.events import GameEnded, NoteWritten
from inkognito.bots.board_bot import BoardBot
from inkognito.bots.bot import Bot, Budget
from inkognito.bots.kinds import KINDS
from inkognito.card.events import GameScored, MatchEnded
from inkognito.core.fillable import expanded
from inkognito.core.refusals import Refused
from inkognito.core.seats import Seat
from inkognito.games import new_bot
from tests.bots.playing import (
    BOARD_TABLES,
    BRISK,
    CARD_TABLES,
    TABLES,
    THINKERS,
    Choice,
    new_table,
    play,
)

UNENDING = {("random", "first-to-3"), ("master", "first-to-3")}
"""Random bots never win a match, and masters take long for one."""

ENDING = [
    (bots, kind, table)
    for game, bots in THINKERS
    for kind, table in TABLES
    if kind == game and (bots, table.get("match")) not in UNENDING
]


class Enough(Exception):  # noqa: N818
    """Stop a match that does not end."""


def words(value: Any) -> str:
    return "-".join(map(str, value.values())) if isinstance(value, dict) else str(value)


def expect_offered(choice: Choice) -> None:
    assert choice.command in expanded(choice.options)


@pytest.mark.parametrize(("bots", "kind", "table"), ENDING, ids=words)
def test_a_whole_game_is_played_with_commands_that_are_offered(
    bots: str, kind: str, table: dict[str, Any]
) -> None:
    game = play(new_table(kind, table, seed=11), kind, bots, expect_offered)
    last = list(game.events)[-1]
    assert isinstance(last, GameEnded | MatchEnded)
    assert not game.to_act


@pytest.mark.parametrize("table", CARD_TABLES[1::2], ids=words)
def test_random_bots_play_a_match_on_and_on(table: dict[str, Any]) -> None:
    # they never declare, so no game of the match is ever won
    asked = 0

    def look_on(choice: Choice) -> None:
        nonlocal asked
        expect_offered(choice)
        asked += 1
        if asked == 600:
            raise Enough

    game = new_table("card", table, seed=11)
    with pytest.raises(Enough):
        play(game, "card", "random", look_on)
    scored = [event for event in game.events if isinstance(event, GameScored)]
    assert len(scored) >= 2
    assert not any(score.points for event in scored for score in event.scores)


@pytest.mark.parametrize("kind", ["board", "card"])
@pytest.mark.parametrize("players", [3, 4, 5])
def test_bots_of_all_kinds_play_together(kind: str, players: int) -> None:
    for seed in range(3):
        game = new_table(kind, {"players": players}, seed)
        kinds = {s: KINDS[(seed + place) % len(KINDS)] for place, s in enumerate(game.seats)}
        bots: dict[Seat, Bot] = {
            seat: new_bot(kinds[seat], kind, seat, bot_key(seed, 0, seat)) for seat in game.seats
        }
        play_out(game, bots, kinds, BRISK)
        assert game.outcome is not None


def test_clerks_play_game_after_game_of_a_match_with_clean_sheets() -> None:
    table = {"players": 4, "match": "first-to-3"}
    game = play(new_table("card", table, seed=3), "card")
    scored = [event for event in game.events if isinstance(event, GameScored)]
    assert len(scored) >= 3
    reasons = [event.result.reason for event in scored]
    assert reasons.count("code-right") >= 3
    assert set(reasons) <= {"code-right", "round-limit"}


def test_figures_are_placed_in_any_order() -> None:
    placed: Counter[Any] = Counter()

    def count(choice: Choice) -> None:
        if isinstance(choice.command, PlaceFigures):
            assert choice.why.code == "places-anyhow"
            placed[choice.command] += 1

    for seed in range(4):
        game = new_table("board", {"placement": "choose"}, seed)
        play(game, "board", "clerk", count, key=seed)
    assert sum(placed.values()) == 16
    assert len(placed) >= 10


def test_a_bot_objects_to_a_repeat_where_it_counts() -> None:
    objections = []

    def note(choice: Choice) -> None:
        may_object = ObjectToRepeat() in (choice.command, *choice.options)
        if may_object and isinstance(choice.bot, BoardBot):
            objections.append(choice.command == ObjectToRepeat())

    table = {"players": 3, "repeats": "challenge"}
    for seed in range(3):
        game = new_table("board", table, seed)
        # who answers at random repeats an answer before long
        kinds = {seat: "random" if place else "clerk" for place, seat in enumerate(game.seats)}
        play(game, "board", kinds, note)
    assert True in objections
    assert False in objections


def test_the_ambassadors_player_writes_one_note() -> None:
    notes = 0
    for seed in range(8):
        game = play(new_table("board", {"players": 5}, seed), "board", "clerk", expect_offered)
        written = [event for event in game.events if isinstance(event, NoteWritten)]
        assert len(written) <= 1
        notes += len(written)
    assert notes


@pytest.mark.parametrize("table", BOARD_TABLES[::8], ids=words)
def test_a_bot_in_a_hurry_plays_on(table: dict[str, Any]) -> None:
    hurry = Budget(seconds=0.001)
    game = play(new_table("board", table, seed=7), "board", "clerk", expect_offered, budget=hurry)
    assert game.outcome is not None


def test_an_unknown_kind_of_bot_is_refused() -> None:
    with pytest.raises(Refused) as caught:
        new_bot("oracle", "board", "red", bytes(32))
    assert caught.value.code == "unknown-bot"
    assert caught.value.refusal.params["allowed"] == KINDS
