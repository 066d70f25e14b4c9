"""The table of a lesson: its settings, and how its game begins. Clients choose neither."""

from typing import Final

from inkognito.games import game_module
from inkognito.lessons.format import Lesson
from inkognito.protocol.settings import Settings
from inkognito.tables import entries as log

GENTLE: Final = "tourist"
"""What the other seats look like. None of them thinks: the script says what they do."""


def settings_of(lesson: Lesson) -> Settings:
    """Return the settings of a lesson's table. Its other seats follow the script."""
    seats = tuple(lesson.file.scenario["seats"])
    return Settings(
        game=lesson.game,
        players=len(seats),
        rules=lesson.file.scenario.get("rules", {}),
        seats=seats,
        bots={seat: GENTLE for seat in seats if seat != lesson.seat},
        help=lesson.file.help,
        lesson=lesson.id,
    )


def opening_of(lesson: Lesson) -> log.Began:
    """Return the entry by which the game of a lesson begins: with its scenario. Secret."""
    return log.Began(game_module(lesson.game).engine.open_scenario(lesson.file.scenario))
