"""PostgreSQL, through asyncpg."""

from collections.abc import Callable
from typing import Any, Final, TypeVar

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy import Connection, Select
from sqlalchemy.ext.asyncio import create_async_engine

T = TypeVar("T")

_CONNECT_SECONDS: Final = 10
_COMMAND_SECONDS: Final = 30


class Postgres:
    """A PostgreSQL database. Its connections have this name there, if one is given."""

    def __init__(self, url: str, name: str = "") -> None:
        settings = {"application_name": name} if name else None

        async def connect(*_arguments: Any, **_options: Any) -> Any:
            # asyncpg reads the url, so that everything that PostgreSQL knows works in it.
            return await asyncpg.connect(
                url,
                timeout=_CONNECT_SECONDS,
                command_timeout=_COMMAND_SECONDS,
                server_settings=settings,
            )

        self.engine = create_async_engine(
            "postgresql+asyncpg://", async_creator=connect, pool_pre_ping=True, hide_parameters=True
        )

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run work that sees one moment of the database."""
        async with self.engine.connect() as connection:
            return await connection.run_sync(work)

    async def write(self, work: Callable[[Connection], T], _begins_itself: bool = False) -> T:
        """Run work in a transaction."""
        async with self.engine.begin() as connection:
            return await connection.run_sync(work)

    async def fetch(self, query: Select[Any], values: dict[str, Any]) -> list[Any]:
        """Return all rows of a small query."""
        return await self.read(lambda connection: list(connection.execute(query, values)))

    async def close(self) -> None:
        """Close all connections."""
        await self.engine.dispose()
