"""The review of a game on the screen, its link, and the coach: on desktop and phone, with keys."""

import pytest

from tests.browser.autopilot import Autopilot, play, play_out
from tests.browser.conftest import Arrive
from tests.browser.screens import AXE, BOTS, SHORT, barriers, is_free
from tests.kit.browsing import Player


def finished(player: Player, game: str) -> str:
    """Play a short game with bots to its end."""
    table = player.opens({"game": game, "bots": BOTS, "rules": SHORT[game]}, "blue")
    player.be_ready()
    player.begin()
    player.button("setup-begin").wait_for(state="hidden")
    play_out(Autopilot(player))
    return table


@pytest.mark.parametrize(("size", "game"), [("desktop", "card"), ("phone", "board")])
def test_a_review_is_read_with_the_keyboard_and_shared_until_it_is_revoked(
    arrive: Arrive, size: str, game: str
) -> None:
    ada = arrive("Ada", phone=size == "phone")
    ada.context.add_init_script(path=AXE)
    table = finished(ada, game)
    ada.goto(f"/review/{table}")
    plot = ada.page.get_by_role("slider")
    plot.wait_for()
    last = plot.get_attribute("aria-valuenow")
    plot.focus()
    ada.page.keyboard.press("Home")
    assert plot.get_attribute("aria-valuenow") == "0"
    ada.page.keyboard.press("End")
    assert plot.get_attribute("aria-valuenow") == last
    assert not barriers(ada)
    ada.press("review-as-table")
    ada.page.get_by_role("table").wait_for()
    ada.press("review-share")
    ada.press("review-share-make")
    link = ada.page.locator("#address")
    link.wait_for()
    assert not barriers(ada)
    path = link.input_value().removeprefix(ada.page.evaluate("location.origin"))
    bea = arrive("Bea")
    bea.goto(path)
    bea.page.get_by_role("slider").wait_for()
    assert "Ada" not in bea.page.content()
    ada.press("review-share-revoke")
    link.wait_for(state="detached")
    with bea.expecting(r"40[34]"):
        bea.goto(path)
        bea.heading("links-revoked").wait_for()


def test_the_coach_says_more_with_each_press(arrive: Arrive) -> None:
    ada = arrive("Ada", phone=True)
    ada.context.add_init_script(path=AXE)
    ada.opens({"game": "card", "bots": BOTS}, "blue")
    ada.be_ready()
    ada.begin()
    ada.button("setup-begin").wait_for(state="hidden")
    play([Autopilot(ada)], lambda: is_free(ada))
    ada.press("shell-hint")
    ada.press("coach-more-move")
    ada.press("coach-more-why")
    ada.text("coach-instead").wait_for()
    assert not barriers(ada)
