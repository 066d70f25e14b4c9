"""On a phone, with fingers: a whole game of both, and the papers."""

import pytest
from playwright.sync_api import Locator

from tests.browser.autopilot import Autopilot, play, play_out
from tests.browser.conftest import Arrive
from tests.browser.screens import is_free, is_too_wide, the_story_is_told
from tests.kit.browsing import Player
from tests.kit.wording import mention

NEEDED = {"board": {"shake-phantom", "step", "end-movement"}, "card": {"play-location"}}
"""What is done at least once."""

PAPERS = ("shell-dossier", "shell-notes", "shell-log", "shell-talk")


def papers_come_up_and_go_down(player: Player, pilot: Autopilot) -> None:
    """Each of them lies over the stage, and goes by its handle or by its neighbour."""

    def touch(what: Locator) -> None:
        player.touch_when_free(what, lambda: play([pilot], lambda: is_free(player)))

    bar = player.page.get_by_role("navigation", name=player.words("shell-papers"))
    for paper in PAPERS:
        touch(bar.get_by_role("button", name=mention(player.language, paper)))  # and its news
        sheet = player.page.get_by_role("region", name=player.words(paper))
        sheet.wait_for()
        assert not is_too_wide(player)
        if paper != "shell-log":
            touch(sheet.get_by_role("button", name=player.words("shell-close")))
            sheet.wait_for(state="hidden")


@pytest.mark.parametrize("game", NEEDED)
def test_a_whole_game_is_played_with_fingers(arrive: Arrive, game: str) -> None:
    ada = arrive("Ada", phone=True)
    ada.play_now(game, 4)
    pilot = Autopilot(ada, wanted=set(NEEDED[game]), haste=0.2)
    play([pilot], lambda: is_free(ada))
    papers_come_up_and_go_down(ada, pilot)
    play_out(pilot)
    the_story_is_told(ada, (360, 740), (390, 844))
    assert ada.kinds_taken() >= NEEDED[game]
    assert not is_too_wide(ada)
