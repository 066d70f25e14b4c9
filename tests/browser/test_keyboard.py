"""Everything can be done without a mouse: with Tab, arrow keys, Enter and Space alone."""

import pytest

from tests.browser.autopilot import Autopilot, play, play_out
from tests.browser.conftest import Arrive
from tests.browser.hands import Keys
from tests.browser.seeing import Thing, look
from tests.kit.browsing import Player

ALLOWED = {"Tab", "Shift+Tab", "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Enter", "Space"}
NEEDED = {"board": {"step", "shake-phantom"}, "card": {"play-location"}}
"""What is done at least once."""


@pytest.mark.parametrize("game", NEEDED)
def test_from_the_start_page_on_a_whole_game_is_played_by_keyboard_alone(
    arrive: Arrive, game: str
) -> None:
    ada, keys = arrive("Ada"), Keys()
    ada.goto("/")
    for group, value in (("home-game", game), ("home-bots", "clerk")):
        goes_to(ada, keys, radio(ada, group, value))
    goes_to(ada, keys, look(ada).saying("home-play")[0])
    ada.at_table()
    pilot = Autopilot(ada, wanted=set(NEEDED[game]), hand=keys, haste=0.3)
    play_out(pilot)
    assert keys.used <= ALLOWED
    assert ada.kinds_taken() >= NEEDED[game]


def radio(player: Player, group: str, value: str) -> Thing:
    """The option that stands for this value, as the eyes see it."""
    return next(one for one in look(player).inside(group) if one.value == value)


def goes_to(player: Player, keys: Keys, thing: Thing) -> None:
    assert keys.press(player, thing)


def test_arrow_keys_go_from_place_to_place_on_the_map(arrive: Arrive) -> None:
    ada, keys = arrive("Ada"), Keys()
    ada.play_now("board", 4)
    pilot = Autopilot(ada, hand=keys, haste=0)
    play([pilot], lambda: len(look(ada).inside("map-targets")) > 1)
    targets = look(ada).inside("map-targets")
    keys.reach(ada, targets[0])
    reached = set()
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
        ada.page.keyboard.press(key)
        reached.add(ada.page.evaluate("document.activeElement.ariaLabel"))
    names = {one.name for one in targets}
    assert reached <= names
    assert len(reached) > 1
