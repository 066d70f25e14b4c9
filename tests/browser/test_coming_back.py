"""The line breaks, or the server is killed: the page says so and comes back with all it had."""

from typing import Any

import pytest

from tests.browser.autopilot import Autopilot, are_over, play, play_out
from tests.browser.cable import Cable
from tests.browser.conftest import Arrive
from tests.browser.seeing import look
from tests.kit.browsing import Player
from tests.kit.serving import Serving

MOST_PRESSED = 60
"""Things that are pressed until one of them sends something."""

BROKEN = (r"WebSocket connection", r"ERR_(?:EMPTY_RESPONSE|CONNECTION|SOCKET)", r"/api/")
"""What a browser says of a broken network."""


def numbers(player: Player) -> list[int]:
    """The numbers of all sightings, in the order in which they came."""
    return [one["number"] for got in player.received for one in got.get("sightings", ())]


def nothing_is_lost_or_doubled(player: Player) -> None:
    """Every sighting came once and in order, and every request has its one answer."""
    came = numbers(player)
    assert came == list(range(1, len(came) + 1))
    acts = {one["id"] for one in player.acts()}
    assert acts <= player.answered.keys()
    assert not [one for one in player.received if one["type"] == "rejected"]


def says_that_it_is_lost(player: Player) -> None:
    """In words, and nothing that was in sight is pushed out of it."""
    player.text("shell-offline").first.wait_for()
    seats_are_in_sight(player)


def says_that_a_move_is_kept(player: Player) -> None:
    player.text("offline-kept").first.wait_for()
    seats_are_in_sight(player)


def seats_are_in_sight(player: Player) -> None:
    """Unless a dialog covers them."""
    seats = player.page.get_by_role("region", name=player.words("panels-seats"))
    box, size = seats.bounding_box() if seats.count() else None, player.page.viewport_size
    assert box is None or size is None or box["y"] + box["height"] <= size["height"]


def is_back(player: Player) -> None:
    player.text("shell-offline", "offline-kept").first.wait_for(state="hidden")
    player.text("shell-connection").wait_for()
    player.settle()


def plays_a_little(player: Player, acts: int) -> Autopilot:
    """Some commands of the game, until the player is asked for the next one."""
    pilot = Autopilot(player)
    enough = len(player.acts()) + acts
    play([pilot], lambda: are_over([pilot]) or (len(player.acts()) >= enough and is_asked(player)))
    return pilot


def is_asked(player: Player) -> bool:
    return player.words("shell-title-mine").match(player.page.title()) is not None


@pytest.mark.parametrize("game", ["board", "card"])
def test_a_cut_line_is_said_comes_back_by_itself_and_nothing_is_lost_or_doubled(
    server: Serving, arrive: Arrive, game: str
) -> None:
    with Cable(server.port) as cable:
        ada = arrive("Ada", cable.address)
        ada.play_now(game, 4)
        pilot = plays_a_little(ada, 2)
        ada.settle()  # a request on its way would be said to be kept
        with ada.expecting(*BROKEN):
            cable.cut()
            says_that_it_is_lost(ada)
            cable.mend()
            is_back(ada)
        the_answer_is_lost_on_the_way(ada, cable, pilot)
        play_out(pilot)
        nothing_is_lost_or_doubled(ada)


def the_answer_is_lost_on_the_way(ada: Player, cable: Cable, pilot: Autopilot) -> None:
    """The server has taken the command, but the page does not hear of it: it asks again."""
    if look(ada).is_end:
        return
    known = len(ada.acts())
    with ada.expecting(*BROKEN):
        cable.is_deaf = True
        for _ in range(MOST_PRESSED):
            if ada.is_waiting():
                break
            assert pilot.press_one()
        ada.until(lambda: len(ada.acts()) > known)
        command = ada.acts()[-1]
        cable.cut()
        says_that_a_move_is_kept(ada)
        cable.mend()
        is_back(ada)
    ada.text("offline-sent").first.wait_for()
    sent = [one for one in ada.sent if one.get("id") == command["id"]]
    assert len(sent) == 2
    assert sent[0] == sent[1]
    assert ada.is_taken(command)


def test_after_the_server_was_killed_the_page_comes_back_by_itself_and_the_game_goes_on(
    own_server: Serving, arrive: Arrive
) -> None:
    ada = arrive("Ada", own_server.address)
    table = ada.play_now("board", 4)
    pilot = plays_a_little(ada, 4)
    before = seen(ada)
    with ada.expecting(*BROKEN):
        own_server.kill()
        says_that_it_is_lost(ada)
        own_server.start()
        is_back(ada)
    assert ada.page.url.endswith(f"/tables/{table}")
    assert seen(ada)[: len(before)] == before
    play_out(pilot)
    nothing_is_lost_or_doubled(ada)


def seen(player: Player) -> list[Any]:
    return [one["sighting"] for got in player.received for one in got.get("sightings", ())]
