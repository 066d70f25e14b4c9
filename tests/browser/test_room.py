"""What is beside the stage has room on every screen, and nothing pushes it away."""

from typing import Any

import pytest

from tests.browser.autopilot import Autopilot, play
from tests.browser.cable import Cable
from tests.browser.conftest import Arrive
from tests.browser.screens import speak
from tests.browser.test_coming_back import BROKEN, says_that_it_is_lost
from tests.kit.browsing import Player
from tests.kit.serving import Serving
from tests.kit.wording import LANGUAGES

SCREENS = ((1280, 720), (1366, 768), (1440, 900), (1920, 1080))
LINES = 3
"""The least number of lines of the log that are in sight."""

MEASURE = """() => {
  const box = (one) => one.getBoundingClientRect();
  const panel = box(document.querySelector("[role=tabpanel]"));
  const inside = (one) => box(one).top >= panel.top - 1 && box(one).bottom <= panel.bottom + 1;
  const sheet = document.querySelector(".sheet .body");
  const page = document.documentElement;
  return {
    all: document.querySelectorAll(".log li").length,
    lines: [...document.querySelectorAll(".log li")].filter(inside).length,
    rows: [...sheet.querySelectorAll("tbody tr")].filter(
      (one) => box(one).top < box(sheet).bottom).length,
    fits: page.scrollHeight <= innerHeight && page.scrollWidth <= innerWidth,
    below: panel.bottom <= innerHeight,
  };
}"""

PLACES = """() => [".prompt", ".stage", ".seats", ".desk > .right", ".phone > .bar"].map((name) => {
  const found = document.querySelector(`main ${name}`);
  if (found === null) return null;
  const { x, y, width, height } = found.getBoundingClientRect();
  return [name, x, y, width, height];
})"""


def measured(player: Player) -> dict[str, Any]:
    found: dict[str, Any] = player.page.evaluate(MEASURE)
    return found


@pytest.mark.parametrize(("game", "players"), [("board", 5), ("card", 3)])
def test_the_log_keeps_its_lines_on_every_screen_and_in_every_language(
    arrive: Arrive, game: str, players: int
) -> None:
    ada = arrive("Ada")
    ada.play_now(game, players)
    ada.page.locator("[role=tabpanel]").wait_for()
    play([Autopilot(ada)], lambda: measured(ada)["all"] > 2 * LINES)
    for language in LANGUAGES:
        speak(ada, language)
        for width, height in SCREENS:
            ada.page.set_viewport_size({"width": width, "height": height})
            found = measured(ada)
            where = f"{language}, {width} x {height}: {found}"
            assert found["lines"] >= LINES, where
            assert found["rows"] >= 1, where
            assert found["fits"], where
            assert found["below"], where


@pytest.mark.parametrize("phone", [False, True])
def test_the_bar_of_a_lost_connection_moves_nothing(
    server: Serving, arrive: Arrive, phone: bool
) -> None:
    with Cable(server.port) as cable:
        ada = arrive("Ada", cable.address, phone=phone)
        ada.play_now("board", 4)
        ada.page.locator("main .stage").wait_for()
        before = ada.page.evaluate(PLACES)
        assert len([one for one in before if one is not None]) == 4
        with ada.expecting(*BROKEN):
            cable.cut()
            says_that_it_is_lost(ada)
            assert ada.page.evaluate(PLACES) == before
            cable.mend()
            ada.text("shell-offline").first.wait_for(state="hidden")
            ada.settle()
