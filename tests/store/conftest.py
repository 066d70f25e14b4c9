"""Each test of the store runs on both databases: a file of SQLite, and a real PostgreSQL."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from inkognito.store.store import Store
from tests.kit.postgres import Postgres


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    server = Postgres()
    yield server
    server.stop()


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path, postgres: Postgres) -> str:
    return postgres.fresh() if request.param == "postgresql" else f"sqlite:///{tmp_path}/store.db"


@pytest.fixture
async def store(url: str, anyio_backend: str) -> AsyncIterator[Store]:
    opened = await Store.open(url)
    yield opened
    await opened.close()
