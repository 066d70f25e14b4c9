"""The start page at the usual sizes: the way to a game is in sight, and all figures are whole."""

import pytest

from tests.browser.conftest import Arrive
from tests.browser.screens import is_too_wide, speak
from tests.kit.browsing import Player
from tests.kit.wording import LANGUAGES

PHONES = ((360, 740), (390, 844))
DESKS = ((1280, 720), (1366, 768), (1440, 900), (1920, 1080))

FIGURES = """() => {
  const all = document.querySelectorAll(".scene g[transform*='scale(4.15)']");
  return [...all].map((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return [left, top, right, bottom];
  });
}"""


@pytest.mark.parametrize("phone", [True, False], ids=["phone", "desk"])
def test_a_newcomer_finds_play_now_and_whole_figures_without_scrolling(
    arrive: Arrive, phone: bool
) -> None:
    ada = arrive("Ada", phone=phone)
    problems = []
    ada.goto("/")
    ada.page.get_by_role("textbox", name=ada.words("home-name")).wait_for()
    for width, height in PHONES if phone else DESKS:
        ada.page.set_viewport_size({"width": width, "height": height})
        for language in LANGUAGES:
            speak(ada, language)
            problems += [f"{width} x {height}, {language}: {one}" for one in cut(ada)]
        speak(ada, "en")
    assert not problems, "\n".join(problems)


def cut(player: Player) -> list[str]:
    """What is not wholly on the screen."""
    size = player.page.viewport_size or {"width": 0, "height": 0}
    button = player.button("home-play").bounding_box()
    assert button is not None
    figures: list[list[float]] = player.page.evaluate(FIGURES)
    found = [] if button["y"] + button["height"] <= size["height"] else ["Play now"]
    found += ["the page"] if is_too_wide(player) else []
    for left, top, right, bottom in figures:
        if left < 0 or top < 0 or right > size["width"] or bottom > size["height"]:
            found.append(f"a figure at {left:.0f}, {top:.0f}, {right:.0f}, {bottom:.0f}")
    return found if len(figures) == 5 else [*found, f"{len(figures)} figures"]
