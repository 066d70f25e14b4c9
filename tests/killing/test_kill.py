"""Real servers are killed, their disk is full or gone: the short form of `make prove-kill`."""

import asyncio
import resource
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tests.killing.crowd import Crowd
from tests.killing.evidence import check_stored
from tests.killing.prove_kill import KINDS, played
from tests.killing.victim import MortalPostgres, Victim
from tests.kit.limits import PATIENCE


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_nothing_acknowledged_is_lost_when_the_server_is_killed(kind: str, tmp_path: Path) -> None:
    acknowledged, rows = KINDS[kind](tmp_path, 2, seed=1, tables=2)
    assert rows >= acknowledged > 20


@asynccontextmanager
async def besieged(victim: Victim) -> AsyncIterator[Crowd]:
    """People play on the server; in the end they still can, and nothing acknowledged is lost."""
    victim.start()
    crowd = Crowd(victim.address, 2, seed=1)
    crowd.start()
    try:
        await played(crowd, 10)
        yield crowd
        await until(lambda: victim.is_ready)
        await played(crowd, 20)
    finally:
        await crowd.stop()
        await asyncio.to_thread(victim.end)
    assert await check_stored(victim.database, crowd) >= crowd.count


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not await asyncio.to_thread(is_so):
            await asyncio.sleep(0.1)


@pytest.fixture
def victim(tmp_path: Path) -> Victim:
    return Victim(f"sqlite:///{tmp_path / 'tables.sqlite3'}", tmp_path)


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="limits of another process: Linux")
def test_a_full_disk_acknowledges_nothing_and_the_games_go_on_when_there_is_room(
    victim: Victim,
) -> None:
    """Not even the server's log can be written meanwhile."""

    async def story() -> None:
        async with besieged(victim) as crowd:
            with victim.without_room():
                await until(lambda: not victim.is_ready)
                before = crowd.count
                await asyncio.sleep(0.5)
                assert crowd.count == before

    asyncio.run(story())


def test_a_database_that_is_gone_acknowledges_nothing_and_is_used_again_when_it_is_back(
    victim: Victim, tmp_path: Path
) -> None:
    async def story() -> None:
        async with besieged(victim) as crowd:
            away = tmp_path / "away"
            away.mkdir()
            files = [*tmp_path.glob("tables.sqlite3*")]
            for file in files:
                file.rename(away / file.name)
            await until(lambda: not victim.is_ready)
            before = crowd.count
            await asyncio.sleep(0.5)
            assert crowd.count == before
            for file in files:
                file.unlink(missing_ok=True)
                (away / file.name).rename(file)

    asyncio.run(story())


@pytest.fixture
def postgres() -> Iterator[MortalPostgres]:
    server = MortalPostgres()
    yield server
    server.stop()


def test_a_postgresql_that_was_killed_acknowledges_nothing_and_is_used_again_when_it_is_back(
    postgres: MortalPostgres, tmp_path: Path
) -> None:
    async def story() -> None:
        victim = Victim(postgres.fresh(), tmp_path)
        async with besieged(victim) as crowd:
            await asyncio.to_thread(postgres.kill)
            await until(lambda: not victim.is_ready)
            before = crowd.count
            await asyncio.sleep(0.5)
            assert crowd.count == before
            await asyncio.to_thread(postgres.restart)

    asyncio.run(story())


def test_a_postgresql_that_only_reads_acknowledges_nothing_and_is_used_again_when_it_writes(
    postgres: MortalPostgres, tmp_path: Path
) -> None:
    async def story() -> None:
        victim = Victim(postgres.fresh(), tmp_path)
        async with besieged(victim) as crowd:
            with postgres.only_reading():
                await until(lambda: not victim.is_ready)
                before = crowd.count
                await asyncio.sleep(0.5)
                assert crowd.count == before

    asyncio.run(story())
