"""`inkognito backup`: copy the whole database to one file, also while a server uses it."""

import asyncio
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import click

from inkognito.cli.game_file import LANGUAGE
from inkognito.cli.serve import DATABASE
from inkognito.core.refusals import Problem
from inkognito.server.settings import ServerSettings
from inkognito.speech import Speech
from inkognito.store.database import Database
from inkognito.store.drivers import reason
from inkognito.store.problems import StoreProblem
from inkognito.store.store import Store
from inkognito.store.urls import SqliteUrl, parse_url


@click.command()
@DATABASE
@click.argument("file", type=click.Path(path_type=Path))
@LANGUAGE
def backup(database: str, file: Path, lang: str) -> None:
    """Copy the database to FILE, even while a server is using it. FILE must not exist yet.

    For SQLite only. For PostgreSQL, use pg_dump.
    """
    speech = Speech(lang)
    try:
        asyncio.run(_copy(ServerSettings(database=database).database_url, file))
    except StoreProblem as problem:
        raise click.ClickException(speech.problem(Problem(problem.code, problem.params))) from None
    click.echo(speech.words("backup-written", file=str(file)))


async def _copy(url: str, file: Path) -> None:
    parsed = parse_url(url)
    # A missing database would be created, and its empty copy would look like a good one.
    if isinstance(parsed, SqliteUrl) and not (parsed.path and parsed.path.is_file()):
        raise StoreProblem("cannot-open", path=str(parsed.path or url))
    # Without the lock, which the server holds, and without migrating: the file stays unchanged.
    store = Store(Database(parsed), None)
    try:
        with _readable_by_its_owner_only():
            await store.backup(file)
    except OSError as error:
        raise StoreProblem("backup-failed", path=str(file), what=reason(error)) from error
    finally:
        await store.close()


@contextmanager
def _readable_by_its_owner_only() -> Iterator[None]:
    """Create files that only their owner can read: the copy holds the secrets of running games."""
    before = os.umask(0o077)
    try:
        yield
    finally:
        os.umask(before)
