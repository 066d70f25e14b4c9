"""Three processes on one PostgreSQL, for all tests of this folder."""

from collections.abc import Iterator

import pytest

from tests.kit.cluster import Members, cluster_of
from tests.kit.postgres import Postgres


@pytest.fixture(scope="session")
def database(postgres: Postgres) -> str:
    return postgres.fresh()


@pytest.fixture(scope="session")
def members(database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Members]:
    with cluster_of(3, database, tmp_path_factory.mktemp("members")) as running:
        yield running
