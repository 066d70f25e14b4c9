"""Several people in one game, each in a browser: from the screen for new tables to a rematch."""

import pytest

from tests.browser.autopilot import Autopilot, play_out
from tests.browser.conftest import Arrive
from tests.browser.gathering import begin
from tests.browser.screens import is_asked
from tests.browser.seeing import look
from tests.kit.browsing import Player
from tests.kit.wording import mention

LIMITS = {"board": ("setup-turn-limit", "10"), "card": ("setup-round-limit", "6")}
CHAIRS = {
    ("card", 4): {"green": "clerk", "yellow": "tourist"},
    ("board", 5): {"red": "clerk", "yellow": "random"},
}


@pytest.mark.parametrize(("game", "players"), CHAIRS)
def test_people_meet_by_link_talk_play_to_the_end_and_meet_again(
    arrive: Arrive, game: str, players: int
) -> None:
    host, *others = people = [arrive(name) for name in ("Ada", "Bob", "Cem")[: players - 2]]
    link = opened_by_screen(host, game, players)
    for player in others:
        player.goto(link)
        player.come_in()
        player.sit()
    begin(host, *others)
    the_game_rests(people)
    everybody_hears(host, others, "Good evening, masks.")
    everybody_sees_gestures(others[0], people)
    play_out(*(Autopilot(one, n) for n, one in enumerate(people)))
    all_go_to_the_rematch(host, others)


def opened_by_screen(host: Player, game: str, players: int) -> str:
    """Open a table as the host, on its screen. Return the link to share."""
    host.goto("/")
    host.follow("home-create")
    host.heading("setup-title").wait_for()
    host.choose("setup-game", game)
    host.choose("setup-players", players)
    limit, number = LIMITS[game]
    host.page.get_by_role("spinbutton", name=host.words(limit)).fill(number)
    for seat, bot in CHAIRS[game, players].items():
        chair = host.page.get_by_role("combobox", name=host.words(f"name-{seat}"))
        chair.select_option(bot)
    host.page.get_by_role("textbox", name=host.words("home-name")).fill(host.name)
    host.press("setup-create")
    table = host.at_table()
    link = host.page.get_by_role("textbox", name=host.words("setup-share-about")).input_value()
    assert link == f"{host.address}/tables/{table}"
    return link


def the_game_rests(people: list[Player]) -> None:
    """Let bots play until a person is asked, who lowers the dialog that covers their papers."""
    people[0].until(lambda: any(is_asked(one) for one in people))
    for player in people:
        if look(player).dialog is not None:
            player.press("board-ui-look")


def everybody_hears(speaker: Player, others: list[Player], text: str) -> None:
    open_tab(speaker, "shell-talk")
    speaker.page.get_by_role("textbox", name=speaker.words("panels-talk-say")).fill(text)
    speaker.press("panels-talk-send")
    for player in others:
        open_tab(player, "shell-talk")
        log = player.page.get_by_role("log", name=player.words("shell-talk"))
        log.get_by_text(text, exact=True).wait_for()
        log.get_by_text(speaker.name, exact=True).wait_for()


def everybody_sees_gestures(maker: Player, people: list[Player]) -> None:
    for player in people:
        open_tab(player, "shell-gestures")
    maker.press("panels-gesture-frown")
    for player in people:
        panel = player.page.get_by_role("tabpanel")
        made = player.text("panels-gesture-made", within=panel)
        made.wait_for()
        assert (maker.name in made.inner_text()) == (player is not maker)


def open_tab(player: Player, text: str) -> None:
    """Open one of the papers; a number of news may follow its name."""
    player.page.get_by_role("tab", name=mention(player.language, text)).click()


def all_go_to_the_rematch(host: Player, others: list[Player]) -> None:
    """Check that the person who offers it is the host of a new table with the same seats."""
    before = host.page.url
    others[0].press("end-rematch")
    for player in (host, *others):
        player.follow("end-to-rematch")
        player.heading("setup-options").wait_for()
    assert {player.page.url for player in others} == {host.page.url} != {before}
    begin(*others, host)
