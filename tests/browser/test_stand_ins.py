"""A bot takes over when a person's time runs out or they leave; they can come back any time."""

from collections.abc import Callable

import pytest

from tests.browser.autopilot import Autopilot, play
from tests.browser.conftest import Arrive
from tests.browser.gathering import gathered
from tests.kit.browsing import Player

CLERKS = {"red": "clerk", "yellow": "random"}


def lets_time_run_out(player: Player) -> None:
    """Does nothing; the clock of the table does the rest."""


def leaves(player: Player) -> None:
    player.press("shell-table")
    player.press("panels-leave-do")
    player.heading("panels-leave-title").wait_for()
    player.press("panels-leave-do")
    player.heading("panels-leave-title").wait_for(state="hidden")
    if player.page.get_by_role("dialog").is_visible():
        player.press("shell-close")


WAYS = {
    "time": (lets_time_run_out, {"type": "per-player", "seconds": 10, "increment": 600}),
    "leaving": (leaves, {"type": "per-decision", "seconds": 600}),
}
"""By case: how the person leaves, and the clock; afterwards there is enough time."""


@pytest.mark.parametrize("way", WAYS)
def test_a_bot_plays_on_until_the_chair_is_taken_back(arrive: Arrive, way: str) -> None:
    go, clock = WAYS[way]
    settings = {"game": "card", "players": 4, "bots": CLERKS, "clock": clock}
    ada, bob = gathered(settings, "blue", arrive("Ada"), arrive("Bob"))
    is_replaced(ada, bob, go)
    ada.press("panels-take-back")
    ada.button("panels-take-back").wait_for(state="hidden")
    known = len(ada.acts())
    pilots = [Autopilot(ada), Autopilot(bob)]
    play(pilots, lambda: len(ada.acts()) > known and ada.is_taken(ada.acts()[known]))


def is_replaced(ada: Player, bob: Player, go: Callable[[Player], None]) -> None:
    """Bob plays meanwhile; then both see that a bot plays for Ada."""
    go(ada)
    pilot = Autopilot(bob)
    mine = ada.button("panels-take-back")
    play([pilot], mine.is_visible)
    seats = bob.page.get_by_role("region", name=bob.words("panels-seats"))
    chair = seats.get_by_role("listitem").filter(has_text="Ada")
    bob.text("panels-seat-stand-in", within=chair).wait_for()
    seats = ada.page.get_by_role("region", name=ada.words("panels-seats"))
    ada.text("panels-seat-stand-in", within=seats).first.wait_for()
