"""What has happened is seen: cards that I am shown are large, and the last turn can be replayed."""

from typing import Any

import msgspec
import pytest

from inkognito import Game
from inkognito.core.seats import Seat
from inkognito.protocol.messages import Update
from tests.browser.conftest import Arrive
from tests.browser.scene_line import NAMES, SceneLine
from tests.browser.screens import AXE, barriers, is_too_wide
from tests.browser.test_board_in_sight import moment
from tests.browser.test_every_command import kinds_of
from tests.kit.browsing import Player

SIZES = {False: (1280, 720), True: (360, 740)}
LARGE = (128, 180)


class Answered(SceneLine):
    """The others answer at once, with the first cards that they may show."""

    def _act(self, message: dict[str, Any]) -> Update:
        seen = len(self.game.sightings(self.seat))
        super()._act(message)
        while self.game.to_act and self.game.to_act[0] != self.seat:
            agent = self.game.to_act[0]
            self.game.play(agent, self.game.options(agent)[0])
        fresh = self.game.sightings(self.seat, seen + 1)
        return Update(message["id"], fresh, self._turn(), self._options())


def may_ask(played: Game, seat: Seat) -> bool:
    return "question-agent" in kinds_of(played, seat)


def begins_a_later_turn(played: Game, seat: Seat) -> bool:
    last = msgspec.json.encode(played.sightings(seat)[-12:])
    return "shake-phantom" in kinds_of(played, seat) and b"piece-expelled" in last


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_cards_that_i_am_shown_lie_large_before_me(arrive: Arrive, phone: bool) -> None:
    played, seat = moment("random", may_ask)
    player = arrive(NAMES[seat], phone=phone)
    player.context.add_init_script(path=AXE)
    Answered(played, "board", seat).show(player)
    width, height = SIZES[phone]
    player.page.set_viewport_size({"width": width, "height": height})
    player.button("board-ui-ask-identity").first.click()
    player.heading("board-ui-shown-title").wait_for()
    assert barriers(player) == []
    assert not is_too_wide(player)
    boxes = [card.bounding_box() for card in player.page.locator("dialog[open] li").all()]
    assert len(boxes) == 3
    for box in boxes:
        assert box is not None
        assert 0 <= box["x"] <= width - box["width"]
        assert 0 <= box["y"] <= height - box["height"]
        assert phone or (box["width"], box["height"]) == LARGE
    player.press("panels-shown-continue")
    player.page.locator("dialog[open]").wait_for(state="hidden")


def test_one_key_replays_the_last_turn(arrive: Arrive) -> None:
    played, seat = moment("random", begins_a_later_turn)
    player = arrive(NAMES[seat])
    player.context.add_init_script(path=AXE)
    SceneLine(played, "board", seat).show(player)
    player.button("board-ui-replay").wait_for()
    moves = _numbers(player)
    assert moves > 0
    assert barriers(player) == []
    player.page.keyboard.press("r")
    player.button("board-ui-replay-stop").wait_for()
    assert _numbers(player) < moves
    player.button("board-ui-replay").wait_for()
    assert _numbers(player) == moves


def _numbers(player: Player) -> int:
    return player.page.locator(".trail.numbers text").count()
