"""Common steps of stories: people sit down, begin, and play at random."""

import asyncio
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from inkognito.core.seats import DEFAULT_SEATS
from inkognito.protocol.requests import Begin, SetReady, Sit
from tests.world.visitors import Tab, Visitor

LIMITS: dict[str, dict[str, int]] = {"board": {"turn_limit": 9}, "card": {"round_limit": 4}}


def wanted(game: str, players: int, people: int, **settings: Any) -> dict[str, Any]:
    """Return settings of a table for this many people; random bots have the other chairs."""
    bots = dict.fromkeys(DEFAULT_SEATS[players][people:], "random")
    return {"game": game, "players": players, "rules": LIMITS[game], "bots": bots} | settings


async def seated(visitors: Sequence[Visitor], settings: dict[str, Any]) -> list[Tab]:
    """Let the first visitor open a table, and seat all of them on the free chairs, in order."""
    seats = DEFAULT_SEATS[settings["players"]]
    free = [seat for seat in seats if seat not in settings["bots"]]
    table = await visitors[0].opens(settings, free[0])
    tabs = [await visitor.tab(table) for visitor in visitors]
    for tab, seat in zip(tabs[1:], free[1:], strict=True):
        assert await tab.request(Sit, seat=seat) == "taken"
    return tabs


async def begun(visitors: Sequence[Visitor], settings: dict[str, Any]) -> list[Tab]:
    """Seat the visitors and begin the game."""
    tabs = await seated(visitors, settings)
    for tab in tabs:
        assert await tab.request(SetReady, entropy="c0ffee") == "taken"
    assert await tabs[0].request(Begin) == "taken"
    return tabs


async def plays(
    tab: Tab, random: Random, declare: float = 0.02, until: Callable[[], bool] = lambda: False
) -> None:
    """Play one seat at random until the game is over, or a condition holds."""

    def is_done() -> bool:
        return until() or not tab.is_open or tab.status in ("over", "aborted")

    while True:
        await tab.changed.until(lambda: is_done() or tab.client.is_waited_for, 86_400.0)
        if is_done():
            return
        await tab.act(random, declare)


async def play_out(tabs: Sequence[Tab], seed: int) -> None:
    """Let everybody play at random to the end."""
    async with asyncio.TaskGroup() as group:
        for number, tab in enumerate(tabs):
            group.create_task(plays(tab, Random(f"{seed} {number}")))
    for tab in tabs:
        await tab.changed.until(lambda tab=tab: tab.status == "over")  # type: ignore[misc]
