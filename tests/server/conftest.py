"""Servers on both databases: one per process of the suite for all tests that need no special one.

Each person in it has their own address, so that no test uses up another's limits.
"""

from collections.abc import AsyncIterator, Callable, Iterator
from multiprocessing import active_children
from pathlib import Path

import pytest

from tests.kit.people import LEFT_OPEN
from tests.kit.postgres import Postgres
from tests.kit.serving import BEHIND_A_PROXY, Serving, serving, sqlite_in

DATABASES = ("sqlite", "postgresql")


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def connections(anyio_backend: str) -> AsyncIterator[None]:
    """Connections that are closed after the test."""
    yield
    while LEFT_OPEN:
        await LEFT_OPEN.pop().close()


@pytest.fixture
def no_process_left() -> Iterator[None]:
    """The test ends all processes that it starts."""
    yield
    assert not active_children()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    server = Postgres()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def fresh_database(
    postgres: Postgres, tmp_path_factory: pytest.TempPathFactory
) -> Callable[[str], str]:
    """The url of an empty database of the kind."""

    def fresh(kind: str) -> str:
        is_file = kind == "sqlite"
        return sqlite_in(tmp_path_factory.mktemp("database")) if is_file else postgres.fresh()

    return fresh


@pytest.fixture(scope="session", params=DATABASES)
def server(
    request: pytest.FixtureRequest,
    fresh_database: Callable[[str], str],
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[Serving]:
    home = tmp_path_factory.mktemp("home")
    with serving(fresh_database(request.param), home, *BEHIND_A_PROXY) as running:
        yield running
        assert [one.name for one in home.iterdir()] == ["server.log"], "a folder of the user's"


@pytest.fixture
def address(server: Serving) -> str:
    return server.address


@pytest.fixture(params=DATABASES)
def own_server(
    request: pytest.FixtureRequest, fresh_database: Callable[[str], str], tmp_path: Path
) -> Iterator[Serving]:
    """A server that the test may end."""
    with serving(fresh_database(request.param), tmp_path / "home", *BEHIND_A_PROXY) as running:
        yield running


@pytest.fixture
def file_server(fresh_database: Callable[[str], str], tmp_path: Path) -> Iterator[Serving]:
    """A server of its own on a SQLite file."""
    with serving(fresh_database("sqlite"), tmp_path / "home", *BEHIND_A_PROXY) as running:
        yield running
