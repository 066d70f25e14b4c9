"""Long work in chunks: other work runs between them, and nothing is lost."""

import asyncio
from random import Random

import pytest

from inkognito.server import chunked
from inkognito.tables.numbering import Backlog
from inkognito.tables.table_session import TableSession
from tests.kit.table_world import TABLE, Process, World, begun, fingerprint, play_on

pytestmark = pytest.mark.anyio


@pytest.fixture(params=["board", "card"])
def process(request: pytest.FixtureRequest) -> Process:
    """A table where a game is being played."""
    process = Process(World(request.param, players=3))
    begun(process, "ann", "bob", "cem")
    play_on(process, Random(1), until=lambda: process.session.table.seq > 16, declare=0)
    return process


@pytest.mark.parametrize("person", ["ann", "zoe"])
@pytest.mark.parametrize("part", [1, 2, 7, 1_000])
async def test_events_during_a_catch_up_are_part_of_it(
    process: Process, person: str, part: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chunked, "SIGHTINGS", part)
    participant, session = process.join(person).participant, process.session
    game = session.game_log
    assert game is not None
    before = len(game.sightings(session.table.seat_of(person) or "spectator"))

    async def is_told() -> tuple[Backlog, bool]:
        missed = await chunked.backlog(participant, session, 3)
        return missed, missed.sightings == game.sightings(missed.viewer, 4)

    async def go_on() -> None:
        for _ in range(10):
            lines = len(game)
            play_on(process, Random(2), until=lambda: len(game) > lines, declare=0)  # noqa: B023
            await asyncio.sleep(0)

    (missed, is_all), _ = await asyncio.gather(is_told(), go_on())
    assert is_all
    assert missed.viewer == (session.table.seat_of(person) or "spectator")
    assert (missed.sightings[-1].number > before) == (part < before)  # else it was told at once


async def test_a_log_loaded_in_chunks_gives_the_same_table(
    process: Process, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chunked, "ROWS", 4)
    session = TableSession(TABLE, "test", process.world.luck)
    await chunked.load_rows(session, process.world.rows())
    assert fingerprint(session) == fingerprint(process.session)


async def test_a_viewer_who_sits_down_meanwhile_gets_what_their_seat_may_see(
    process: Process,
) -> None:
    ann, zoe = process.join("ann").participant, process.join("zoe").participant
    stale = await chunked.backlog(zoe, process.session, 0)
    assert stale.viewer == "spectator"
    welcome = process.session.welcome(process.world.now, ann, 0, 0, stale)
    assert welcome.viewer == process.session.table.seat_of("ann")
    assert process.session.game_log is not None
    assert welcome.sightings == process.session.game_log.sightings(welcome.viewer)
