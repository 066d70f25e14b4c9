"""The companion in the browser: a real game noted, also without a connection, with one hand."""

import json
from typing import Any

import pytest
from playwright.sync_api import Locator

from tests.browser.conftest import Arrive
from tests.browser.screens import AXE, barriers, is_too_wide, left_unsaid
from tests.kit.browsing import Player

AWAY = ("ERR_INTERNET_DISCONNECTED",)


def touch(player: Player, what: Locator) -> None:
    if player.is_phone:
        what.tap()
    else:
        what.click()


def holds(player: Player, *cards: int) -> None:
    """Choose the own cards, kind by kind, and begin."""
    for kind, card in enumerate(cards):
        touch(player, player.page.locator("main .cards").nth(kind).get_by_role("button").nth(card))
    player.press("companion-begin")
    player.heading("companion-sheet").wait_for()


def notes(player: Player, who: int, *cards: int, by_me: bool = False) -> None:
    """Enter cards: by somebody, or by me to them."""
    touch(player, player.page.locator(".entry .who label").nth(who))
    touch(player, player.page.locator(".entry .segmented label").nth(1 if by_me else 0))
    for card in cards:
        touch(player, player.page.locator(".entry .cards").get_by_role("button").nth(card))
    player.press("companion-add")


def certain(player: Player) -> Locator:
    return player.page.locator("td.certain")


def asked(player: Player) -> list[Any]:
    """The requests for a sheet."""
    return [one for one in player.responses if one.url.endswith("/api/companion")]


def kept(player: Player) -> Any:
    return json.loads(player.page.evaluate("localStorage.getItem('inkognito.companion')"))


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_board_game_is_noted_proved_and_taken_back(arrive: Arrive, phone: bool) -> None:
    ada = arrive("Ada", phone=phone, language="it" if phone else "en")
    ada.context.add_init_script(path=AXE)
    ada.goto("/companion")
    holds(ada, 2, 2, 0)
    notes(ada, 1, 0, 2, 6)
    certain(ada).wait_for()
    touch(ada, certain(ada).get_by_role("button"))
    assert ada.page.locator("ol.steps > li").count() >= 3
    notes(ada, 1, 1, 2, 6, by_me=True)
    assert ada.page.locator("ol.entered > li").count() == 2
    assert not is_too_wide(ada)
    assert not [*left_unsaid(ada), *barriers(ada)]
    ada.press("companion-may-show")
    sets = ada.page.get_by_role("dialog").locator("li")
    sets.first.wait_for()
    assert sets.count() > 40
    assert not [*left_unsaid(ada), *barriers(ada)]
    ada.press("shell-close")
    ada.press("companion-passport")
    ada.page.get_by_role("dialog").locator("li").first.wait_for()
    assert not [*left_unsaid(ada), *barriers(ada)]
    ada.press("shell-close")
    ada.press("companion-undo")
    ada.press("companion-undo")
    certain(ada).wait_for(state="detached")
    ada.text("companion-empty").wait_for()


def test_without_a_connection_the_notes_stay_and_are_sent_later(arrive: Arrive) -> None:
    ada = arrive("Ada", phone=True)
    ada.goto("/companion")
    holds(ada, 2, 2, 0)
    notes(ada, 0, 0, 2, 6)
    certain(ada).wait_for()
    ada.text("companion-saved").wait_for()
    with ada.expecting(*AWAY):
        ada.context.set_offline(True)
        notes(ada, 1, 1, 2, 6)
        ada.text("companion-old").wait_for()
        assert certain(ada).count() == 1, "the last result stays"
        assert len(kept(ada)["entries"]) == 2
        ada.context.set_offline(False)
        ada.text("companion-saved").wait_for()
    ada.until(lambda: certain(ada).count() > 1)
    ada.page.reload()
    ada.heading("companion-sheet").wait_for()
    assert ada.page.locator("ol.entered > li").count() == 2


def test_entries_that_can_not_be_are_named_and_can_be_removed(arrive: Arrive) -> None:
    ada = arrive("Ada")
    ada.goto("/companion")
    ada.choose("companion-game", "card")
    holds(ada, 2, 0)
    notes(ada, 0, 0, 1)
    notes(ada, 1, 0, 1)
    notes(ada, 2, 0, 1)
    ada.page.get_by_role("alert").wait_for()
    ada.page.locator("ol.entered > li.wrong").get_by_role("button").click()
    ada.page.get_by_role("alert").wait_for(state="detached")
    ada.text("companion-saved").wait_for()


def test_the_ambassadors_player_notes_what_they_pass_on(arrive: Arrive) -> None:
    ada = arrive("Ada", phone=True, language="de")
    ada.context.add_init_script(path=AXE)
    ada.goto("/companion")
    ada.choose("companion-players", 5)
    ada.choose("companion-me", "ambassador")
    ada.press("companion-begin")
    seats, asked_by = (ada.page.locator(".entry .who").nth(row) for row in (0, 1))
    cards = ada.page.locator(".entry .cards").get_by_role("button")
    # Blue shows the same pair to green and to red, and another one to the Ambassador's player.
    for place, pair in ((2, (0, 1)), (1, (0, 1)), (0, (2, 0))):
        touch(ada, seats.locator("label").nth(1))
        touch(ada, asked_by.locator("label").nth(place))
        for card in pair:
            touch(ada, cards.nth(card))
        ada.press("companion-add")
    certain(ada).wait_for()
    noted = [(one["seat"], one["to"], one["through_ambassador"]) for one in kept(ada)["entries"]]
    assert noted == [
        ("blue", "green", True),
        ("blue", "red", True),
        ("blue", "ambassador", False),
    ]
    assert not is_too_wide(ada)
    assert not [*left_unsaid(ada), *barriers(ada)]


def test_a_black_card_that_was_shown_may_not_be_shown_again(arrive: Arrive) -> None:
    ada = arrive("Ada", phone=True)
    ada.goto("/companion")
    ada.choose("companion-game", "card")
    ada.choose("companion-players", 5)
    holds(ada, 2, 0)
    for card in (2, 4):
        touch(ada, ada.page.locator(".entry .marks label"))
        notes(ada, 0, card, by_me=True)
    ada.text("companion-saved").wait_for()
    ada.press("companion-may-show")
    ada.text("companion-none-left", within=ada.page.get_by_role("dialog")).wait_for()


def test_nothing_of_it_reaches_a_table_of_the_same_person(arrive: Arrive) -> None:
    ada = arrive("Ada")
    ada.goto("/companion")
    holds(ada, 2, 2, 0)
    notes(ada, 1, 0, 2, 6)
    certain(ada).wait_for()
    before = len(asked(ada))
    ada.play_now("board", 4)
    ada.until(lambda: ada.heard > 0)
    assert not [one for one in ada.sent if "entries" in one or "hand" in one]
    assert len(asked(ada)) == before
