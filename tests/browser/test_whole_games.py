"""A whole game of each kind and size, from the start page to the end, and its replay."""

import re

import pytest

from tests.browser.autopilot import Autopilot, play_out
from tests.browser.conftest import Arrive
from tests.browser.screens import the_story_is_told
from tests.kit.browsing import Player

SIZES = [(game, players) for game in ("board", "card") for players in (3, 4, 5)]


@pytest.mark.parametrize(("game", "players"), SIZES)
def test_a_newcomer_plays_a_whole_game_with_bots_and_sees_the_end_proved_and_replayed(
    arrive: Arrive, game: str, players: int
) -> None:
    ada = arrive("Ada")
    ada.play_now(game, players)
    play_out(Autopilot(ada, players))
    the_story_is_told(ada, (1280, 720), (1440, 900))
    all_hands_lie_open(ada, players)
    dealing_was_fair(ada)
    replay_can_be_wound(ada)


def all_hands_lie_open(player: Player, players: int) -> None:
    """Four hands: of the players, or one of nobody's; with five the Ambassador has none."""
    main = player.page.get_by_role("main")
    for identity in ("fiddlebottom", "bubble", "zsazsa", "x"):
        name = player.words(f"name-{identity}")
        main.get_by_role("listitem").get_by_role("heading", name=name).wait_for()
    cards = main.get_by_role("listitem").filter(has=player.page.get_by_role("heading"))
    assert cards.count() == max(4, players)


def dealing_was_fair(player: Player) -> None:
    """The browser has made all draws again, and shows them."""
    fair = player.page.get_by_role("region", name=player.words("end-fair"))
    player.text("end-fair-holds", within=fair).wait_for()
    player.press("end-proof-show")
    proof = player.page.get_by_role("dialog")
    player.text("end-proof-commitment", within=proof).wait_for()
    assert player.text("end-proof-ok", within=proof).count() > 1
    assert player.text("end-proof-wrong", within=proof).count() == 0
    proof.get_by_role("button", name=player.words("shell-close")).click()


def replay_can_be_wound(player: Player) -> None:
    """A replay steps, plays automatically, goes to the end, and shows other points of view."""
    page = player.page
    player.follow("end-replay")
    moment = page.get_by_role("slider", name=player.words("replay-moment"))
    moment.wait_for()
    last = int(moment.get_attribute("max") or 0)
    assert last > 5
    for button, expected in (("forward", 1), ("forward", 2), ("back", 1), ("last", last)):
        player.press(f"replay-{button}")
        page.wait_for_url(re.compile(rf"at={expected}$"))
    player.press("replay-first")
    player.press("replay-play")
    player.until(lambda: int(moment.input_value()) >= 2)
    player.press("replay-pause")
    eyes = page.get_by_role("combobox", name=player.words("replay-eyes"))
    eyes.select_option("blue")
    page.wait_for_url(re.compile(r"eyes=blue"))
    player.press("replay-last")
    assert int(moment.input_value()) > 5
