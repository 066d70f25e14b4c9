"""A rolling upgrade: processes of two adjacent versions host the tables together."""

import asyncio
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

import inkognito
from inkognito.server.cluster.directory import CLUSTER_VERSION
from inkognito.server.settings import PROTOCOL_VERSION
from tests.kit.cluster import Members, cluster_of
from tests.kit.postgres import Postgres
from tests.server.cluster.proof import Game, begun, checked, played

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("connections")]

GAMES = 4
PAUSE = 0.3


@pytest.fixture
def next_version(tmp_path: Path) -> dict[str, str]:
    """A copy of the source whose protocols are one version ahead. Return where it is found."""
    source = Path(inkognito.__file__).parent
    copy = tmp_path / "next" / "inkognito"
    shutil.copytree(source, copy, ignore=shutil.ignore_patterns("client", "__pycache__"))
    _raise_version(copy / "server/settings.py", "PROTOCOL_VERSION", f'"{PROTOCOL_VERSION}"')
    _raise_version(copy / "server/cluster/directory.py", "CLUSTER_VERSION", f"{CLUSTER_VERSION}")
    return {"PYTHONPATH": str(copy.parent)}


def _raise_version(path: Path, name: str, now: str) -> None:
    after = re.sub(r"\d+", lambda found: str(int(found[0]) + 1), now)
    text = path.read_text("utf-8")
    assert text.count(f"{name}: Final = {now}") == 1
    path.write_text(text.replace(f"{name}: Final = {now}", f"{name}: Final = {after}"), "utf-8")


@pytest.fixture
def pair(postgres: Postgres, tmp_path: Path) -> Iterator[tuple[Members, str]]:
    database = postgres.fresh()
    with cluster_of(2, database, tmp_path / "members") as members:
        yield members, database


async def test_games_go_on_while_one_process_after_the_other_is_upgraded(
    pair: tuple[Members, str], next_version: dict[str, str]
) -> None:
    members, database = pair
    await members.settled()
    games, playing = list[Game](), list[asyncio.Task[None]]()

    async def begin() -> None:
        game = await begun(members, len(games))
        playing.append(asyncio.create_task(played(game, len(games), PAUSE)))
        games.append(game)

    for _ in range(GAMES):
        await begin()
    for member in members.all:
        assert await asyncio.to_thread(member.stop) == 0
        member.environment = next_version
        await asyncio.to_thread(member.start)
        await members.settled()
        await begin()  # however long the start took: the others may be over by now
    await asyncio.gather(*playing)
    await checked(members, games, database)
    versions = {
        message["version"]
        for game in games
        for connection in game.connections
        for message in connection.received
        if message["type"] == "welcome"
    }
    assert versions == {PROTOCOL_VERSION, str(int(PROTOCOL_VERSION) + 1)}
