"""The course of each game that bots can learn."""

from collections.abc import Callable
from functools import cache
from typing import Final

from inkognito.deduction.deals import PLAYED
from inkognito.training.board_course import BoardCourse
from inkognito.training.card_course import CardCourse
from inkognito.training.course import Course


def _at_cards(players: int, edition: str) -> Course:
    """Return the course of the card game; four players need the extra `train`."""
    if players != PLAYED:
        return CardCourse(players, edition)
    from inkognito.training.sparring_course import SparringCourse

    return SparringCourse(players, edition)


_COURSES: Final[dict[str, Callable[[int, str], Course]]] = {
    BoardCourse.game: BoardCourse,
    CardCourse.game: _at_cards,
}


def can_have_networks(game: str, players: int) -> bool:
    """Return whether networks can learn on top of weights: where games are compiled."""
    return (game, players) == (CardCourse.game, PLAYED)


@cache
def course_of(game: str, players: int, edition: str) -> Course:
    """Return what plays the games for a learner at such tables.

    Raises ImportError where the extra `train` is needed and not installed.
    """
    return _COURSES[game](players, edition)
