"""People who are split between three processes play to the end, whatever happens to a process."""

import asyncio

import pytest

from tests.kit.cluster import Members
from tests.server.cluster.faults import FAULTS
from tests.server.cluster.proof import begun, checked, played

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("connections")]

GAMES = 4
PAUSE = 0.2


async def test_without_a_fault_nobody_reconnects(members: Members, database: str) -> None:
    await members.settled()
    games = [await begun(members, number) for number in range(GAMES)]
    await asyncio.gather(*(played(game, number, 0) for number, game in enumerate(games)))
    proof = await checked(members, games, database)
    assert proof.reconnects == 0


@pytest.mark.parametrize("fault", FAULTS)
async def test_a_game_goes_on_to_its_end_and_nothing_acknowledged_is_lost(
    members: Members, database: str, fault: str
) -> None:
    await members.settled()
    games = [await begun(members, number) for number in range(GAMES)]
    playing = [
        asyncio.create_task(played(game, number, PAUSE)) for number, game in enumerate(games)
    ]
    await asyncio.sleep(0.5)
    await FAULTS[fault](members, members.all[1])
    await asyncio.gather(*playing)
    await members.settled()
    await checked(members, games, database)
