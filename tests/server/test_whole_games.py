"""Whole games over real lines: everybody sees his own, and the record proves it."""

import json
from itertools import product

import pytest

from inkognito.record.format import read
from inkognito.record.verify import verify
from kit.games_over_lines import begin, close, play_out, seated, wanted
from kit.people import Line, own_address

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(("game", "players"), list(product(("board", "card"), (3, 4, 5))))
async def test_people_and_bots_play_to_the_end_and_each_saw_what_the_record_says(
    address: str, game: str, players: int
) -> None:
    people, lines = await seated(address, wanted(game, players, 2))
    watcher = await Line(address, lines[0].table["table"], own_address()).open()
    await begin(lines)
    await play_out(lines)
    await watcher.until(lambda: watcher.status == "over")
    print(len(lines[0].seen), sum(len(d) for d in lines[0].data))
    await close(*lines, watcher)
