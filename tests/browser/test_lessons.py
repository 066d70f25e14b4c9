"""Every lesson in a real browser, on the desk and on the phone, in all languages."""

import pytest

from inkognito.lessons.shipped import lessons
from tests.browser.conftest import Arrive
from tests.browser.learner import Learner
from tests.browser.screens import AXE, barriers, is_too_wide, left_unsaid
from tests.kit.browsing import Player
from tests.kit.wording import LANGUAGES

EACH_PART = pytest.mark.parametrize("part", range(len(LANGUAGES)), ids=LANGUAGES)


def problems_on(player: Player) -> list[str]:
    """On the phone the map shows a part of Venice, and its edges cut off figures."""
    found = barriers(player, *((".map",) if player.is_phone else ()))
    return [*left_unsaid(player), *found, *(["too wide"] if is_too_wide(player) else [])]


@EACH_PART
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_every_lesson_can_be_taken(arrive: Arrive, phone: bool, part: int) -> None:
    """Each language has a third of the lessons; the phone has another third than the desk."""
    language = LANGUAGES[part]
    player = arrive("Marta", language=language, phone=phone, theme="light" if part else "dark")
    player.context.add_init_script(path=AXE)
    player.be_guest()
    mine = [one for at, one in enumerate(lessons()) if (at + phone) % len(LANGUAGES) == part]
    problems: list[str] = []
    for lesson in mine:
        learner = Learner(player, lesson)
        learner.take()
        player.page.locator(".coach footer").wait_for()
        problems += [f"{lesson.id}: {one}" for one in problems_on(player)]
    assert not problems, "\n".join(problems)
    player.goto("/learn/board")
    player.page.locator("ol button").first.wait_for()
    done = player.page.locator(".number.done").count()
    assert done == len([one for one in mine if one.game == "board"]), "what was done is remembered"
