"""Every kind of bot plays every table to its end, and wants only what it is offered."""

from collections import Counter
from typing import Any

import pytest

from bots.playing import BOARD_TABLES, TABLES, Choice, new_table, play
from inkognito.arena.table import bot_key, play_out
from inkognito.board.commands import ObjectToRepeat, PlaceFigures
from inkognito.board.events import GameEnded, NoteWritten
from inkognito.bots.bot import Bot, Budget
from inkognito.bots.kinds import KINDS, new_bot
from inkognito.card.events import GameScored, MatchEnded
from inkognito.core.refusals import Refused
from inkognito.core.seats import Seat


def words(value: Any) -> str:
    return "-".join(map(str, value.values())) if isinstance(value, dict) else str(value)


def expect_offered(choice: Choice) -> None:
    assert choice.command in choice.options


@pytest.mark.parametrize("bots", KINDS)
@pytest.mark.parametrize(("kind", "table"), TABLES, ids=words)
def test_a_whole_game_is_played_with_commands_that_are_offered(
    kind: str, table: dict[str, Any], bots: str
) -> None:
    game = play(new_table(kind, table, seed=11), kind, bots, expect_offered)
    last = list(game.events)[-1]
    assert isinstance(last, GameEnded | MatchEnded)
    assert not game.to_act


@pytest.mark.parametrize("kind", ["board", "card"])
@pytest.mark.parametrize("players", [3, 4, 5])
def test_bots_of_all_kinds_play_together(kind: str, players: int) -> None:
    for seed in range(3):
        game = new_table(kind, {"players": players}, seed)
        kinds = {s: KINDS[(seed + place) % len(KINDS)] for place, s in enumerate(game.seats)}
        bots: dict[Seat, Bot] = {
            seat: new_bot(kinds[seat], kind, seat, bot_key(seed, 0, seat)) for seat in game.seats
        }
        play_out(game, bots, kinds)
        assert game.outcome is not None


def test_clerks_play_match_after_match_with_clean_sheets() -> None:
    table = {"players": 4, "match": "first-to-3"}
    game = play(new_table("card", table, seed=3), "card")
    scored = [event for event in game.events if isinstance(event, GameScored)]
    assert len(scored) >= 3
    assert {event.result.reason for event in scored} == {"code-right"}


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


def test_whoever_is_shown_a_repeat_objects_where_it_counts() -> None:
    objections = []

    def note(choice: Choice) -> None:
        if ObjectToRepeat() in (choice.command, *choice.options):
            objections.append(choice.command == ObjectToRepeat())

    table = {"players": 3, "repeats": "challenge"}
    for seed in range(6):
        play(new_table("board", table, seed), "board", "tourist", note)
    assert True in objections
    assert False in objections


@pytest.mark.parametrize("bots", ["tourist", "clerk"])
def test_the_ambassadors_player_writes_his_note_once(bots: str) -> None:
    notes = 0
    for seed in range(8):
        game = play(new_table("board", {"players": 5}, seed), "board", bots, expect_offered)
        written = [event for event in game.events if isinstance(event, NoteWritten)]
        assert len(written) <= 1
        notes += len(written)
    assert notes


@pytest.mark.parametrize("table", BOARD_TABLES[::8], ids=words)
def test_a_bot_in_a_hurry_plays_on(table: dict[str, Any]) -> None:
    game = new_table("board", table, seed=7)
    bots = {seat: new_bot("clerk", "board", seat, bot_key(0, 0, seat)) for seat in game.seats}
    told = 0
    events = list(game.events)
    while game.outcome is None:
        for seat, bot in bots.items():
            for seen in game.sightings(seat)[-len(events) :] if told else game.sightings(seat):
                bot.see(seen.sighting)
        told += 1
        seat = game.to_act[0]
        command = bots[seat].choose(game.options(seat), Budget(seconds=0.001))
        assert command in game.options(seat)
        events = list(game.play(seat, command))


def test_a_kind_that_nobody_knows_is_refused() -> None:
    with pytest.raises(Refused) as caught:
        new_bot("oracle", "board", "red", bytes(32))
    assert caught.value.code == "unknown-bot"
    assert caught.value.refusal.params["allowed"] == KINDS
