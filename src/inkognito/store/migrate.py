"""Migrate a database to the current version when a store opens."""

import asyncio
from functools import cache
from pathlib import Path
from typing import Final
from weakref import WeakKeyDictionary

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from inkognito.store.database import Database
from inkognito.store.drivers import DATABASE_ERRORS, reason
from inkognito.store.problems import StoreProblem

UNFINISHED: Final = "copying"
"""In place of a version: a store is being copied to this database, or its copying was given up."""

_FOLDER: Final = Path(__file__).parent / "migrations"

_LOCKS: Final[WeakKeyDictionary[asyncio.AbstractEventLoop, asyncio.Lock]] = WeakKeyDictionary()
"""Alembic has global state, so one migration runs at a time."""


async def migrate(database: Database) -> None:
    """Run all missing migrations in one transaction."""
    one_at_a_time = _LOCKS.setdefault(asyncio.get_running_loop(), asyncio.Lock())
    async with one_at_a_time:
        await database.migrate(_upgrade)


def config_for(connection: Connection | None = None) -> Config:
    """Return Alembic's settings, without a file."""
    config = Config()
    config.set_main_option("script_location", str(_FOLDER).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


@cache
def _scripts() -> ScriptDirectory:
    """Return all migrations that there are; reading them takes longer than most work here."""
    return ScriptDirectory.from_config(config_for())


def _upgrade(connection: Connection) -> None:
    scripts = _scripts()
    found = MigrationContext.configure(connection).get_current_revision()
    if found == scripts.get_current_head():
        return
    if found == UNFINISHED:
        raise StoreProblem("copy-unfinished")
    if found is not None and found not in {one.revision for one in scripts.walk_revisions()}:
        raise StoreProblem("newer-version", found=found, known=scripts.get_current_head() or "")
    try:
        command.upgrade(config_for(connection), "head")
    except DATABASE_ERRORS as error:
        raise StoreProblem("cannot-migrate", found=found or "", what=reason(error)) from error
