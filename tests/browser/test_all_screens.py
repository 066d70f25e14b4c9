"""Every screen in three languages, light and dark: nothing unsaid, no barriers, not too wide."""

from collections.abc import Callable, Mapping

import pytest

from tests.browser.conftest import Arrive
from tests.browser.scene_line import NAMES, SceneLine
from tests.browser.screens import (
    AXE,
    PLAIN,
    barriers,
    is_too_wide,
    left_unsaid,
    speak,
    tables,
    turn_light,
    visit,
)
from tests.browser.seeing import look
from tests.browser.test_every_command import moment
from tests.kit.browsing import PHONE, Player
from tests.kit.wording import LANGUAGES

NARROW = {"width": 360, "height": PHONE["height"]}
Problems = list[str]


def look_at(player: Player, name: str, problems: Problems) -> None:
    """In the language and the light of the moment."""
    theme = player.page.evaluate("document.documentElement.dataset.theme")
    found = [*left_unsaid(player), *barriers(player)]
    problems += [f"{name}, {player.language}, {theme}: {one}" for one in found]


def look_in_all_ways(player: Player, name: str, problems: Problems) -> None:
    """All languages, light and dark, without loading the page again."""
    player.page.evaluate("window.isTheSame = true")
    for language in LANGUAGES:
        speak(player, language)
        look_at(player, name, problems)
        turn_light(player)
        look_at(player, name, problems)
    assert player.page.evaluate("window.isTheSame") is True
    speak(player, "en")


@pytest.mark.parametrize("where", ["everywhere", "at tables"])
def test_every_screen_speaks_three_languages_and_has_no_barriers_in_light_and_dark(
    arrive: Arrive, where: str
) -> None:
    ada = arrive("Ada")
    ada.context.add_init_script(path=AXE)
    screens: Mapping[str, str] = PLAIN if where == "everywhere" else tables(ada)
    problems: Problems = []
    for name, path in screens.items():
        with ada.expecting(r"404", "/api/me$"):
            visit(ada, path)
            look_in_all_ways(ada, name, problems)
    assert not problems, "\n".join(problems)


def test_being_questioned_is_the_same_in_every_language_and_light(arrive: Arrive) -> None:
    """A dialog covers everything else, so the language is changed while it is lowered."""
    played, seat = moment("board", "show-cards")
    player = arrive(NAMES[seat])
    player.context.add_init_script(path=AXE)
    SceneLine(played, "board", seat).show(player)
    problems: Problems = []
    for change in ways(player):
        player.press("board-ui-look")
        change()
        player.press("board-ui-answer")
        assert look(player).asks("board-ui-questioned-title", "board-ui-questioned-again")
        look_at(player, "questioned", problems)
    assert not problems, "\n".join(problems)


def ways(player: Player) -> list[Callable[[], None]]:
    """Changes from one way of looking to the next, until all were there."""
    languages = [(lambda one=one: speak(player, one)) for one in LANGUAGES]
    return [one for language in languages for one in (language, lambda: turn_light(player))]


def test_no_screen_is_wider_than_a_small_phone(arrive: Arrive) -> None:
    ada = arrive("Ada", phone=True)
    screens = tables(ada) | PLAIN
    ada.page.set_viewport_size(NARROW)  # type: ignore[arg-type]  # it is a size
    wide = []
    for name, path in screens.items():
        with ada.expecting(r"404", "/api/me$"):
            visit(ada, path)
        wide += [name] if is_too_wide(ada) else []
    assert not wide
