"""On a phone, with fingers: a whole card game, some turns of the board game, and the papers."""

from browser.autopilot import Autopilot, are_over, play, play_out
from browser.conftest import Arrive
from browser.screens import is_free, is_too_wide
from kit.browsing import Player

PAPERS = ("shell-dossier", "shell-notes", "shell-log", "shell-talk")


def papers_come_up_and_go_down(player: Player) -> None:
    """Each of them lies over the stage, and goes by its handle or by its neighbour."""
    bar = player.page.get_by_role("navigation", name=player.words("shell-papers"))
    for paper in PAPERS:
        bar.get_by_role("button", name=player.words(paper)).tap()
        sheet = player.page.get_by_role("region", name=player.words(paper))
        sheet.wait_for()
        assert not is_too_wide(player)
        if paper != "shell-log":
            sheet.get_by_role("button", name=player.words("shell-close")).tap()
            sheet.wait_for(state="hidden")


def test_a_whole_card_game_is_played_with_fingers(arrive: Arrive) -> None:
    ada = arrive("Ada", phone=True)
    ada.play_now("card", 4)
    pilot = Autopilot(ada)
    play([pilot], lambda: is_free(ada))
    papers_come_up_and_go_down(ada)
    play_out(pilot)
    assert not is_too_wide(ada)


def test_turns_of_the_board_game_are_played_with_fingers(arrive: Arrive) -> None:
    ada = arrive("Ada", phone=True)
    ada.play_now("board", 4)
    pilot = Autopilot(ada, wanted={"step"}, haste=0.2)
    play([pilot], lambda: is_free(ada))
    papers_come_up_and_go_down(ada)
    play([pilot], lambda: are_over([pilot]) or turns(ada) >= 3)
    assert {"shake-phantom", "step", "end-movement"} <= ada.kinds_taken()


def turns(player: Player) -> int:
    return sum(one["command"]["type"] == "end-turn" for one in player.acts())
