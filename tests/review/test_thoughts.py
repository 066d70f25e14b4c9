"""What a bot thought at a moment, as a review tells it: the same bot with the same budget."""

import pytest

from inkognito.arena.table import bot_key
from inkognito.games import new_bot
from inkognito.review import thoughts
from inkognito.review.thoughts import thought_of
from tests.bots.playing import BRISK, Choice, new_table, play


def test_a_master_s_thought_is_what_it_thought_then(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thoughts, "SERVED", BRISK)
    choices: list[Choice] = []

    def note(choice: Choice) -> None:
        if choice.seat == "blue" and choice.why.measure == "wins":
            choices.append(choice)
            whys.append(choice.why)

    whys: list[object] = []
    kinds = dict.fromkeys(("red", "green", "yellow"), "clerk") | {"blue": "master"}
    game = play(new_table("card", {"players": 4, "round_limit": 2}, 3), "card", kinds, note)  # type: ignore[arg-type]
    bot = new_bot("master", "card", "blue", bot_key(0, 0, "blue"))
    thought = thought_of(game.module, game.log.lines, "blue", 1, bot)
    assert bot.why() == whys[0]
    assert (thought.measure, thought.chosen) == ("wins", choices[0].command)
    assert [one.command for one in thought.weighed] == [
        one.command for one in bot.why().weighed[: thoughts.MOST_WEIGHED]
    ]
    assert {one.seat for one in thought.suspected} == {"red", "green", "yellow"}


def test_other_levels_suspect_nobody() -> None:
    game = play(new_table("card", {"players": 4, "round_limit": 1}, 3), "card", "clerk")
    bot = new_bot("clerk", "card", "blue", bot_key(0, 0, "blue"))
    thought = thought_of(game.module, game.log.lines, "blue", 1, bot)
    assert (thought.measure, thought.suspected) == ("bits", ())
