"""`inkognito clean`: delete finished games, abandoned tables and unused guests of long ago."""

import asyncio

import click

from inkognito.cli.game_file import LANGUAGE
from inkognito.cli.serve import DATABASE
from inkognito.core.refusals import Problem
from inkognito.server.settings import ServerSettings
from inkognito.server.system_ports import system_clock
from inkognito.speech import Speech
from inkognito.store.checking import opened_for_checking
from inkognito.store.problems import StoreProblem
from inkognito.store.retention import Retention

DAYS = click.IntRange(min=1)
EVERYTHING = 1_000_000_000


@click.command()
@DATABASE
@click.option("--finished", type=DAYS, metavar="DAYS", help="Delete games that ended before that.")
@click.option("--abandoned", type=DAYS, metavar="DAYS", help="Delete tables that closed before.")
@click.option("--guests", type=DAYS, metavar="DAYS", help="Delete guests not seen since then.")
@click.option("--dry-run", is_flag=True, help="Only count what would be deleted.")
@LANGUAGE
def clean(
    database: str,
    finished: int | None,
    abandoned: int | None,
    guests: int | None,
    dry_run: bool,
    lang: str,
) -> None:
    """Delete what is older than you want to keep. Stop the server first.

    A running server does it once an hour, with --keep-finished, --keep-abandoned, --keep-guests.
    """
    speech, retention = Speech(lang), Retention(finished, abandoned, guests)
    url = ServerSettings(database=database).database_url
    try:
        deleted = asyncio.run(_clean(url, retention, dry_run))
    except StoreProblem as problem:
        raise click.ClickException(speech.problem(Problem(problem.code, problem.params))) from None
    tables, people = deleted
    click.echo(speech.words("clean-would" if dry_run else "cleaned", tables=tables, guests=people))


async def _clean(url: str, retention: Retention, is_dry_run: bool) -> tuple[int, int]:
    """Return how many tables and guests were deleted, or would be."""
    now, tables, guests = system_clock(), 0, 0
    async with opened_for_checking(url) as store:
        if is_dry_run:
            old = await store.old(retention, now, limit=EVERYTHING)
            return len(old.tables), len(old.guests)
        while old := await store.old(retention, now):
            await store.delete_tables(old.tables)
            await store.delete_guests(old.guests)
            tables, guests = tables + len(old.tables), guests + len(old.guests)
    return tables, guests
