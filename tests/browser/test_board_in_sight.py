"""On the board no panel covers what may be chosen, at any size, and prompts are seen whole."""

from collections.abc import Callable
from itertools import count
from random import Random

import pytest

from inkognito import Game
from inkognito.board.legal import meeting_spaces
from inkognito.core.seats import Seat
from tests.browser.conftest import Arrive
from tests.browser.scene_line import NAMES, SceneLine
from tests.browser.seeing import look
from tests.browser.test_every_command import kinds_of
from tests.kit.browsing import Player
from tests.kit.lively import lively_choice, lively_game

DESKS = ((1280, 720), (1366, 768), (1440, 900), (1920, 1080), (900, 700))
PHONES = ((360, 740), (390, 844))
FRAMES = 50
"""How often the page is looked at before something counts as hidden."""

_RESTS = "() => document.querySelector('.pane .world.moving') === null"

_HIDDEN = """() => [...document.querySelectorAll("[data-spot].target")].filter((button) => {
  const { left, top, width, height } = button.getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  return there?.closest(".pane") == null;
}).map((button) => button.getAttribute("aria-label"))"""
"""The targets whose middle is out of the map's window, or under something else."""

_CUT = """() => {
  const frame = document.querySelector(".prompt").getBoundingClientRect();
  const sentence = document.querySelector(".prompt h1");
  const words = document.createRange();
  words.selectNodeContents(sentence);
  const { top, bottom } = words.getBoundingClientRect();
  const isCut = sentence.scrollHeight > sentence.clientHeight || top < frame.top;
  return isCut || bottom > frame.bottom ? [sentence.textContent] : [];
}"""
"""The prompt's sentence, if some of it is cut off."""


def moment(placement: str, is_now: Callable[[Game, Seat], bool]) -> tuple[Game, Seat]:
    """A lively game of four at such a moment, and the seat that is to act."""
    for seed in count():
        random = Random(seed)
        rules = {"edition": "ares-2013-en", "repeats": "prevented", "phantom": "ares-2013"}
        played = lively_game({"players": 4, "placement": placement, **rules}, random)
        for _ in range(150):
            if not played.to_act:
                break
            if is_now(played, played.to_act[0]):
                return played, played.to_act[0]
            played.play(played.to_act[0], lively_choice(played, played.to_act[0], random))
    raise AssertionError


def is_placing(played: Game, seat: Seat) -> bool:
    return "place-figures" in kinds_of(played, seat)


def is_moving(played: Game, seat: Seat) -> bool:
    kinds = kinds_of(played, seat)
    return {"step", "undo-step"} <= kinds and not meeting_spaces(played.now.state)


def is_sending_away(played: Game, seat: Seat) -> bool:
    return sum(one == "expel" for one in map(_kind, played.options(seat))) > 9


def _kind(option: object) -> str:
    return type(option).__name__.lower()


def look_at(player: Player, size: tuple[int, int]) -> None:
    """Change the window, and wait until the map rests."""
    player.page.set_viewport_size({"width": size[0], "height": size[1]})
    player.page.wait_for_function(_RESTS)


def hidden(player: Player) -> list[str]:
    """Which targets, and which prompt, aren't seen whole once all has followed the window."""
    player.page.locator("[data-spot].target").first.wait_for()
    found: list[str] = []
    for _ in range(FRAMES):
        player.page.wait_for_function(_RESTS)
        found = player.page.evaluate(_HIDDEN) + player.page.evaluate(_CUT)
        if not found:
            break
        player.page.wait_for_timeout(20)
    return found


def choose_figure(player: Player) -> None:
    """Take up the first figure that can move, whatever lies around it."""
    player.page.locator("[data-spot]").first.wait_for()
    figures = look(player).inside("map-figures")
    number = next(one.number for one in figures if one.pressed is False)
    player.page.evaluate("number => eyes.body(number).click()", number)


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("is_now", [is_placing, is_moving, is_sending_away])
def test_no_panel_covers_a_target(
    arrive: Arrive, is_now: Callable[[Game, Seat], bool], phone: bool
) -> None:
    played, seat = moment("choose" if is_now is is_placing else "random", is_now)
    player = arrive(NAMES[seat], phone=phone, language="de")
    SceneLine(played, "board", seat).show(player)
    for size in PHONES if phone else DESKS:
        look_at(player, size)
        if is_now is is_moving and player.page.locator("[data-spot].target").count() == 0:
            choose_figure(player)
        assert hidden(player) == [], size


def is_questioned(played: Game, seat: Seat) -> bool:
    return "show-cards" in kinds_of(played, seat) and len(played.options(seat)) > 20


def test_what_to_press_is_in_sight_while_i_am_questioned(arrive: Arrive) -> None:
    played, seat = moment("random", is_questioned)
    player = arrive(NAMES[seat], language="de")
    SceneLine(played, "board", seat).show(player)
    player.page.locator("dialog[open] .row button.link").click()
    for size in DESKS:
        player.page.set_viewport_size({"width": size[0], "height": size[1]})
        box = player.page.locator("dialog[open] footer").bounding_box()
        assert box is not None
        assert 0 < box["y"] <= size[1] - box["height"], size


def test_a_low_sheet_on_the_phone_covers_no_target(arrive: Arrive) -> None:
    played, seat = moment("random", is_moving)
    player = arrive(NAMES[seat], phone=True)
    SceneLine(played, "board", seat).show(player)
    choose_figure(player)
    player.press("shell-notes")
    handle = player.button("shell-sheet-height")
    handle.press("ArrowDown")
    for size in PHONES:
        look_at(player, size)
        assert hidden(player) == [], size


def test_the_label_of_a_target_presses_it(arrive: Arrive) -> None:
    played, seat = moment("random", is_moving)
    player = arrive(NAMES[seat])
    line = SceneLine(played, "board", seat)
    line.show(player)
    choose_figure(player)
    label = player.page.locator("button[data-label]").first
    space = label.get_attribute("data-label")
    label.click()
    player.until(lambda: bool(line.taken))
    assert line.taken[0].to == space
