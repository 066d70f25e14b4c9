"""The course of each game that bots can learn."""

from functools import cache
from typing import Final

from inkognito.training.board_course import BoardCourse
from inkognito.training.card_course import CardCourse
from inkognito.training.course import Course

_COURSES: Final = {course.game: course for course in (BoardCourse, CardCourse)}


@cache
def course_of(game: str, players: int, edition: str) -> Course:
    """Return what plays the games for a learner at such tables."""
    return _COURSES[game](players, edition)
