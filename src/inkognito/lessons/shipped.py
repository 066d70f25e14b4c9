"""The lessons in the package: files of this folder, by game, in the order of their names.

`board/04-reading.toml` is the lesson `board-reading`. A new file is a new lesson: nothing else
lists them.
"""

import tomllib
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable

import msgspec

from inkognito.core.refusals import Refused, echo
from inkognito.games import game_modules
from inkognito.lessons.format import Lesson, LessonFile


@cache
def lessons() -> tuple[Lesson, ...]:
    """Return all shipped lessons: game by game, in the order in which they are taught."""
    package = resources.files(__package__)
    folders = ((module.name, package / module.name) for module in game_modules())
    return tuple(
        lesson_in(game, file)
        for game, folder in folders
        if folder.is_dir()
        for file in sorted(folder.iterdir(), key=lambda one: one.name)
        if file.name.endswith(".toml")
    )


def lesson_in(game: str, file: Traversable) -> Lesson:
    """Read a lesson file; raise ValueError where it is not one."""
    name = file.name.removesuffix(".toml").partition("-")[2]
    try:
        content = msgspec.convert(tomllib.loads(file.read_text("utf-8")), LessonFile)
    except RecursionError:
        raise ValueError("nested too deeply") from None
    return Lesson(f"{game}-{name}", game, content)


def lesson_named(name: str) -> Lesson:
    """Return the shipped lesson; raise Refused where there is none of this name."""
    lesson = known_lesson(name)
    if lesson is None:
        raise Refused("no-such-lesson", name=echo(name))
    return lesson


def known_lesson(name: str | None) -> Lesson | None:
    """Return the shipped lesson; None if this version has none of this name."""
    return next((lesson for lesson in lessons() if lesson.id == name), None)
