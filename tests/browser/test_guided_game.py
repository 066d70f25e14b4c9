"""A newcomer's first game: offered on the start page, guided line by line, and finished."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Route

from tests.browser.autopilot import are_over, play
from tests.browser.conftest import Arrive
from tests.browser.near_the_win import near_the_win
from tests.browser.newcomer import Newcomer
from tests.browser.screens import AXE, barriers, left_unsaid
from tests.browser.seeing import look
from tests.kit.browsing import Player

TURNS = 12
"""Enough for three turns of the newcomer, and for being asked."""

SAFE_FITS = """() => {
  const safe = document.querySelector("#safe").closest("section");
  const parts = [...safe.querySelectorAll("dl > .known")];
  const right = safe.getBoundingClientRect().right;
  return parts.length === 4 && parts.every((one) => one.getBoundingClientRect().right < right);
}"""

NO_DEAL = "Division by zero"
"""A laid position has no deal that the end screen could prove."""


def shorten(player: Player) -> None:
    """Let tables that this player opens end after a few turns."""

    def open_table(route: Route) -> None:
        body = json.loads(route.request.post_data or "{}")
        if "settings" in body:
            body["settings"]["rules"] = {"turn_limit": TURNS}
        route.continue_(post_data=json.dumps(body))

    player.page.route("**/api/tables", open_table)


def begin(player: Player, game: str = "board") -> Newcomer:
    """Ask for the guide on the start page, and wait for its first line."""
    player.goto("/")
    player.choose("home-game", game)
    player.press("home-guide")
    player.page.wait_for_url("**/tables/*")
    player.page.locator(".coach .say").or_(player.page.locator("dialog .coach")).first.wait_for()
    return Newcomer(player, seed=3)


def check(newcomer: Newcomer) -> None:
    """No press was pointless, and no line was said twice."""
    assert newcomer.pointless == []
    assert not [one for one in newcomer.player.received if one["type"] == "rejected"]
    assert len(newcomer.lines) >= 4, newcomer.lines
    assert len(newcomer.lines) == len(set(newcomer.lines)), "each line is said once"


def test_a_newcomer_plays_a_guided_game_without_a_pointless_press(arrive: Arrive) -> None:
    ada = arrive("Ada")
    ada.context.add_init_script(path=AXE)
    shorten(ada)
    newcomer = begin(ada)
    assert [*left_unsaid(ada), *barriers(ada)] == []
    play([newcomer], lambda: are_over([newcomer]))
    check(newcomer)
    ada.goto("/")
    ada.button("home-play").wait_for()
    assert ada.button("home-guide").count() == 0, "nobody is new twice"


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_the_guide_leads_a_newcomer_to_the_win(
    arrive: Arrive, client: None, tmp_path: Path, phone: bool
) -> None:
    with near_the_win(tmp_path) as address:
        ada = arrive("Ada", address, phone=phone)
        with ada.expecting(NO_DEAL):
            newcomer = begin(ada)
            play([newcomer], lambda: are_over([newcomer]))
            won = ada.heading("end-title-won").count()
            ada.page.goto("about:blank")
    check(newcomer)
    assert won == 1
    shows = [one["command"] for one in ada.acts() if one["command"]["type"] == "show-cards"]
    assert "C" in shows[0]["cards"], "the letter glows where the partner asks"


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_the_guide_leads_a_newcomer_to_the_safe(
    arrive: Arrive, client: None, tmp_path: Path, phone: bool
) -> None:
    with near_the_win(tmp_path, "card") as address:
        ada = arrive("Ada", address, phone=phone)
        with ada.expecting(NO_DEAL):
            newcomer = begin(ada, "card")
            if not phone:
                ada.page.set_viewport_size({"width": 1280, "height": 720})
                ada.until(lambda: bool(ada.page.evaluate(SAFE_FITS)))
            play([newcomer], lambda: are_over([newcomer]))
            won = ada.heading("end-title-won").count()
            ada.page.goto("about:blank")
    assert newcomer.pointless == []
    assert won == 1
    assert [one["command"]["type"] for one in ada.acts()] == ["declare-code"]
    assert any(ada.words("guide-card-win").search(line) for line in newcomer.lines)


def test_the_guide_is_dismissed_line_by_line_or_for_good(arrive: Arrive) -> None:
    ada = arrive("Ada", language="de")
    newcomer = begin(ada)
    card = ada.page.locator(".coach")
    play([newcomer], lambda: look(ada).dialog is None and card.count() > 0)
    first = card.locator(".say").text_content()
    ada.press("guide-dismiss")
    ada.until(lambda: first not in card.locator(".say").all_text_contents())
    if card.count():
        ada.press("guide-end")
    card.wait_for(state="detached")
    ada.page.reload()
    ada.page.get_by_role("heading", level=1).first.wait_for()
    assert card.count() == 0


def test_an_ordinary_game_has_no_guide(arrive: Arrive) -> None:
    ada = arrive("Ada")
    ada.play_now("board", 4)
    ada.page.get_by_role("heading", level=1).first.wait_for()
    assert ada.page.locator(".coach").count() == 0
